#include "overlay/dice-boxing/panels.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "overlay/controls/widgets.h"
#include "scene/dice-boxing/wording.h"

namespace fc::dice_boxing {
namespace {

using namespace overlay;

constexpr float slide_seconds = 0.25F;
constexpr float faded_part = 0.3F;  // of the parts that the pin has not hit

/// Pixels of the left edge of a face on a bar as wide as its box.
float edge_of(const Box& box, const Bar& bar, int face) {
  return box.x + box.w * static_cast<float>(face - bar.lowest()) / static_cast<float>(faces);
}

/// What a part is called, the best first, and its faces.
struct PartWords {
  std::string word;
  std::string brief;  ///< where the word has no room; may be empty
  std::string numbers;
  TextStyle slim;  ///< of the brief word
};

/// Word and faces, as far as they fit: a narrow part has its word alone, a very narrow one nothing.
/// True if the word is there.
bool label(Ui& ui, const Box& box, const PartWords& words, ImU32 letters, bool large) {
  TextStyle name = part_type(large, letters);
  const TextStyle figures{.size = LetterSize::small, .colour = letters, .align = Align::centre};
  Box inner = box.inset(ui.px(2), 0);
  const auto fits = [&](const std::string& word) {
    return !word.empty() && ui.width_of(word, name) <= inner.w && ui.line_height(name) <= inner.h;
  };
  const bool brief = !fits(words.word);
  const std::string& word = brief ? words.brief : words.word;
  if (brief) {
    inner = box.inset(-ui.px(2), 0);  // over the gaps beside it
    name = words.slim;
    name.colour = letters;
  }
  const bool names = fits(word);
  const bool both = ui.width_of(words.numbers, figures) <= box.w - ui.px(4);
  if (large && names && both && inner.h >= ui.line_height(name) + ui.line_height(figures)) {
    Box rest = inner.centred(inner.w, ui.line_height(name) + ui.line_height(figures));
    ui.text(rest.take_top(ui.line_height(name)), word, name);
    ui.text(rest, words.numbers, figures);
  } else if (names) {
    const std::string line = word + "  " + words.numbers;
    ui.text(inner, !large && ui.width_of(line, name) <= inner.w ? line : word, name);
  } else if (large && both) {
    ui.text(inner, words.numbers, figures);
  }
  return names;
}

/// Flags of pins, from left to right: where no words may stand.
struct Flags {
  std::vector<Box> boxes;

  /// The widest room of the part that no flag covers.
  [[nodiscard]] Box free_room(const Box& part) const {
    Box best{part.x, part.y, 0, part.h};
    float left = part.x;
    for (const Box& flag : boxes) {
      if (flag.x - left > best.w) {
        best = {left, part.y, std::min(flag.x, part.right()) - left, part.h};
      }
      left = std::max(left, flag.right());
    }
    if (part.right() - left > best.w) {
      best = {left, part.y, part.right() - left, part.h};
    }
    return best;
  }
};

/// Where the bar ended before: the edge has moved from there, and a small flag says why.
struct MovedEdge {
  int from = 0;  ///< faces at whose left the edge was and is
  int to = 0;

  static std::optional<MovedEdge> of(const BarOnBoard& shown) {
    if (!shown.live || shown.roll == nullptr || !shown.roll->was) {
      return std::nullopt;
    }
    const int beyond = shown.bar.purpose == Purpose::result ? 0 : 1;
    return MovedEdge{.from = *shown.roll->was + beyond, .to = shown.roll->call.target + beyond};
  }
};

/// Pixels of the left edge of a face; an edge that has moved slides to where it is now.
float shown_edge(const BarOnBoard& shown, const Box& box, int face, Ui& ui) {
  const float there = edge_of(box, shown.bar, face);
  const std::optional<MovedEdge> moved = MovedEdge::of(shown);
  if (!moved || moved->to != face || ui.reduced_motion()) {
    return there;
  }
  const float share = std::min(1.0F, shown.roll->age / slide_seconds);
  const float before = edge_of(box, shown.bar, moved->from);
  return before + (there - before) * share;
}

void moved_edge(const BoutView& view, const BarOnBoard& shown, const Box& box, Ui& ui) {
  const std::optional<MovedEdge> moved = MovedEdge::of(shown);
  if (!moved) {
    return;
  }
  const float then = edge_of(box, shown.bar, moved->from);
  const float now = edge_of(box, shown.bar, moved->to);
  const bool up = shown.bar.purpose == Purpose::result ? now < then : now > then;
  const ImU32 ink = up ? colour::good : colour::bad;
  const float height = std::max(2.0F, ui.px(4));
  ui.fill({std::min(then, now), box.bottom() - height, std::abs(then - now), height}, ink);
  if (shown.roll->because.amount == 0) {
    return;
  }
  const std::string why = change_of(shown.bar.purpose, shown.roll->because, view.readout.now, ui.words());
  const TextStyle type{
      .size = LetterSize::small, .face = Face::sans_bold, .colour = colour::paper, .align = Align::centre, .most = 15};
  const float width = ui.width_of(why, type) + ui.px(12);
  const Box tag{std::clamp(now - width / 2, box.x, box.right() - width), box.bottom() - ui.px(5), width, ui.px(18)};
  ui.fill(tag, ink);
  ui.text(tag, why, type);
}

/// The flag of a pin that has fallen: the number, and the word of what it hit.
struct Pin {
  float middle = 0;
  Box flag;
  std::string text;
  TextStyle type;
};

std::optional<Pin> pin_of(const BarOnBoard& shown, const ShownRoll& roll, const Box& box, const std::string& word, Ui& ui) {
  if (!roll.settled) {
    return std::nullopt;
  }
  const float share = ui.reduced_motion() ? 1 : std::min(1.0F, (roll.age - roll.settles) / pin_seconds);
  const int face = shown.bar.face_of(roll.value) % faces;
  const std::string number = two_digits(face);
  Pin pin{.middle = std::round(edge_of(box, shown.bar, shown.bar.face_of(roll.value)) + box.w / faces / 2),
          .flag = {},
          .text = word.empty() ? number : number + "  " + word,
          .type = {.size = shown.live ? LetterSize::label : LetterSize::small,
                   .face = Face::poster,
                   .colour = colour::gold,
                   .align = Align::centre,
                   .most = shown.live ? 24.0F : 14.0F}};
  const float height = shown.live ? ui.px(24) : ui.px(14);
  const float width = std::max(ui.px(shown.live ? 34.0F : 22.0F), ui.width_of(pin.text, pin.type) + ui.px(12));
  pin.flag = {std::clamp(pin.middle - width / 2, box.x, box.right() - width),
              box.y - height * 0.3F - (1 - share) * ui.px(20), width, height};
  return pin;
}

void draw_pin(const Pin& pin, const Box& box, Ui& ui) {
  const float thin = std::max(2.0F, ui.px(2.5F));
  ui.fill({pin.middle - thin / 2, pin.flag.y, thin, box.bottom() - pin.flag.y}, colour::ink);
  ui.fill(pin.flag, colour::ink);
  ui.text(pin.flag, pin.text, pin.type);
}

/// The word on the flag: which punch it was, and what has no room on its part.
std::string word_on_flag(const BoutView& view, const BarOnBoard& shown, const BarPart& hit, const Box& room, Ui& ui) {
  if (!shown.live || shown.bar.purpose == Purpose::unique) {  // events are magnified below their bar
    return {};
  }
  const bool punch = shown.bar.purpose == Purpose::result && hit.what != knockdown_part;
  if (punch) {
    return std::string(ui.word(key_of(static_cast<PunchType>(hit.what), shown.roll->value)));
  }
  std::string word = word_of(*view.setup, shown.bar, hit, ui);
  const float beside_the_flag = (room.w - ui.px(34)) / 2;
  return ui.width_of(word, part_type(true, colour::ink)) > beside_the_flag ? word : std::string();
}

/// The places of the ring are narrow, and their brief words are set in one size.
TextStyle slim_type(const BarOnBoard& shown, std::span<const Box> rooms, Ui& ui) {
  if (shown.bar.purpose != Purpose::ring) {
    return part_type(shown.live, colour::ink);
  }
  std::vector<std::string> words;
  Box narrowest = rooms.front();
  for (std::size_t place = 0; place < rooms.size(); ++place) {
    words.push_back(short_word_of(shown.bar, shown.bar.parts[place], ui));
    narrowest = rooms[place].w < narrowest.w ? rooms[place] : narrowest;
  }
  const std::vector<std::string_view> views(words.begin(), words.end());
  return ui.fitted(views, narrowest, part_type(false, colour::ink));
}

}  // namespace

TextStyle part_type(bool large, ImU32 letters) {
  return {
      .size = large ? LetterSize::label : LetterSize::body, .face = Face::poster, .colour = letters, .align = Align::centre};
}

void draw_bar(const BoutView& view, const BarOnBoard& shown, const overlay::Box& box,
              std::span<const ShownRoll* const> others, overlay::Ui& ui) {
  const std::size_t hit = shown.fallen() ? shown.bar.part_of(shown.roll->value) : shown.bar.parts.size();
  std::vector<Box> rooms;
  for (const BarPart& one : shown.bar.parts) {
    const float left = std::round(shown_edge(shown, box, one.from, ui));
    const float right = std::round(shown_edge(shown, box, one.to + 1, ui));
    rooms.push_back({left, box.y, std::max(0.0F, right - left - std::max(1.0F, ui.px(1))), box.h});
  }
  std::vector<Pin> pins;
  for (const ShownRoll* roll : others) {
    if (std::optional<Pin> pin = pin_of(shown, *roll, box, {}, ui)) {
      pins.push_back(*std::move(pin));
    }
  }
  if (shown.fallen()) {
    const std::string word = word_on_flag(view, shown, shown.bar.parts[hit], rooms[hit], ui);
    pins.push_back(*pin_of(shown, *shown.roll, box, word, ui));
  }
  std::ranges::sort(pins, {}, &Pin::middle);
  Flags flags;
  for (const Pin& pin : pins) {
    flags.boxes.push_back(pin.flag);
  }
  const TextStyle slim = slim_type(shown, rooms, ui);
  for (std::size_t place = 0; place < rooms.size(); ++place) {
    const BarPart& one = shown.bar.parts[place];
    const PartLook look = look_of(*view.setup, shown.bar, one, shown.corner);
    const bool lit = place == hit;
    const bool fades = shown.roll == nullptr || (shown.fallen() && !lit);
    ui.fill(rooms[place], fades ? colour::faded(look.ground, faded_part) : look.ground);
    const PartWords words{.word = word_of(*view.setup, shown.bar, one, ui),
                          .brief = short_word_of(shown.bar, one, ui),
                          .numbers = faces_of(one),
                          .slim = slim};
    if (shown.bar.purpose != Purpose::unique) {  // events are magnified below: here two of 25 would have room
      label(ui, flags.free_room(rooms[place]), words, fades ? colour::faded(colour::ink, 0.75F) : look.letters, shown.live);
    }
    if (lit) {
      ui.frame(rooms[place], colour::ink, ui.px(shown.live ? 3.0F : 1.5F));
    }
  }
  moved_edge(view, shown, box, ui);
  for (const Pin& pin : pins) {
    draw_pin(pin, box, ui);
  }
}

}  // namespace fc::dice_boxing
