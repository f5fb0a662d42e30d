#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "overlay/controls/widgets.h"
#include "overlay/dice-boxing/panels.h"
#include "rules/dice-boxing/state.h"
#include "scene/dice-boxing/game.h"

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

namespace {

using namespace overlay;

std::string key(std::string_view group, std::string_view word) {
  std::string made("dice-boxing.");
  made.append(group).append(".").append(word);
  return made;
}

/// The corner's ink, the stronger the more it is worth. strength: 0 to 1.
PartLook in_corner_ink(Corner corner, float strength) {
  constexpr float dark = 0.55F;  // from here on paper is more legible than ink
  return {colour::faded(colour::of(corner), strength), strength >= dark ? colour::paper : colour::ink};
}

PartLook ring_look(Position position, Corner corner) {
  switch (ground_of(position)) {
    case Ground::corner: return in_corner_ink(corner, 0.85F);
    case Ground::ropes: return in_corner_ink(corner, 0.45F);
    case Ground::center: break;
  }
  return {};
}

PartLook foul_look(Foul foul) {
  constexpr std::array<ImU32, foul_count> grounds{colour::paper_shade, colour::paper_deep, colour::gold,
                                                  colour::faded(colour::bad, 0.75F), colour::bad};
  return {grounds[place_of(foul)], foul >= Foul::point ? colour::paper : colour::ink};
}

PartLook letter_look(Letter letter) {
  switch (letter) {
    case Letter::ko: return {colour::bad, colour::paper};
    case Letter::a: return {colour::faded(colour::bad, 0.7F), colour::paper};
    case Letter::b: return {colour::gold, colour::ink};
    case Letter::c: return {colour::faded(colour::gold, 0.6F), colour::ink};
    case Letter::d: return {colour::faded(colour::good, 0.5F), colour::ink};
    case Letter::e: break;
  }
  return {colour::good, colour::paper};
}

PartLook opinion_look(const Setup& setup, Opinion opinion) {
  if (opinion == Opinion::even) {
    return {colour::paper_deep, colour::ink};
  }
  return {colour::of(opinion == Opinion::favourite ? setup.favourite : other(setup.favourite)), colour::paper};
}

PartLook result_look(const BarPart& part, Corner corner) {
  if (part.what == knockdown_part) {
    return {colour::gold, colour::ink};
  }
  constexpr float lightest = 0.22F;
  constexpr float each_point = 0.15F;
  return in_corner_ink(corner, lightest + each_point * static_cast<float>(part.points - 1));
}

}  // namespace

PartLook look_of(const Setup& setup, const Bar& bar, const BarPart& part, Corner corner) {
  switch (bar.purpose) {
    case Purpose::control:
      switch (static_cast<ControlPart>(part.what)) {
        case ControlPart::special: return {colour::gold, colour::ink};
        case ControlPart::control: return {colour::of(corner), colour::paper};
        case ControlPart::lost: return {};
      }
      break;
    case Purpose::punch:
      return static_cast<PunchPart>(part.what) == PunchPart::lands ? PartLook{colour::of(corner), colour::paper}
                                                                   : PartLook{};
    case Purpose::result: return result_look(part, corner);
    case Purpose::knockdown: return letter_look(static_cast<Letter>(part.what));
    case Purpose::special: {
      constexpr std::array<ImU32, special_chart_count> grounds{colour::faded(colour::bad, 0.7F), colour::paper_deep,
                                                               colour::bad, colour::gold};
      const bool dark = part.what == place_of(SpecialChart::foul) || part.what == place_of(SpecialChart::cut);
      return {grounds.at(part.what), dark ? colour::paper : colour::ink};
    }
    case Purpose::foul: return foul_look(static_cast<Foul>(part.what));
    case Purpose::ring: return ring_look(static_cast<Position>(part.what), corner);
    case Purpose::cut: {
      constexpr float lightest = 0.35F;
      constexpr float each_letter = 0.2F;
      const auto letter = static_cast<CutLetter>(part.what);
      return letter == CutLetter::none ? PartLook{}
                                       : PartLook{colour::faded(colour::bad, lightest + each_letter * part.what),
                                                  part.what >= 2 ? colour::paper : colour::ink};
    }
    case Purpose::doctor:
      return static_cast<DoctorPart>(part.what) == DoctorPart::stops ? PartLook{colour::bad, colour::paper}
                                                                     : PartLook{colour::good, colour::paper};
    case Purpose::unique: return {part.what % 2 == 0 ? colour::paper_shade : colour::paper_deep, colour::ink};
    case Purpose::judge: return opinion_look(setup, static_cast<Opinion>(part.what));
  }
  return {};
}

std::string word_of(const Setup& setup, const Bar& bar, const BarPart& part, Ui& ui) {
  switch (bar.purpose) {
    case Purpose::control: {
      constexpr std::array<std::string_view, 3> keys{"dice-boxing.bar.special", "dice-boxing.bar.control",
                                                     "dice-boxing.bar.lost"};
      return std::string(ui.word(keys.at(part.what)));
    }
    case Purpose::punch: {
      const bool lands = static_cast<PunchPart>(part.what) == PunchPart::lands;
      return std::string(ui.word(lands ? "dice-boxing.bar.lands" : "dice-boxing.bar.misses"));
    }
    case Purpose::result:
      return part.what == knockdown_part ? std::string(ui.word("dice-boxing.bar.down")) : "+" + std::to_string(part.points);
    case Purpose::knockdown: return std::string(ui.word(key("letter", name_of(static_cast<Letter>(part.what)))));
    case Purpose::special: return std::string(ui.word(key("bar.chart", name_of(static_cast<SpecialChart>(part.what)))));
    case Purpose::foul: return std::string(ui.word(key("foul", name_of(static_cast<Foul>(part.what)))));
    case Purpose::ring: return std::string(ui.word(key("position", name_of(static_cast<Position>(part.what)))));
    case Purpose::cut: {
      const auto letter = static_cast<CutLetter>(part.what);
      return std::string(ui.word(letter == CutLetter::none ? "dice-boxing.bar.no_cut" : key("cut", name_of(letter))));
    }
    case Purpose::doctor: {
      const bool stops = static_cast<DoctorPart>(part.what) == DoctorPart::stops;
      return std::string(ui.word(stops ? "dice-boxing.bar.stops" : "dice-boxing.bar.goes_on"));
    }
    case Purpose::unique: return std::string(ui.word(key("unique", name_of(static_cast<UniqueEvent>(part.what)))));
    case Purpose::judge: {
      const auto opinion = static_cast<Opinion>(part.what);
      if (opinion == Opinion::even) {
        return std::string(ui.word("dice-boxing.bar.even"));
      }
      const Corner corner = opinion == Opinion::favourite ? setup.favourite : other(setup.favourite);
      return std::string(ui.word(corner == Corner::red ? "dice-boxing.bar.red" : "dice-boxing.bar.blue"));
    }
  }
  return {};
}

std::string short_word_of(const Bar& bar, const BarPart& part, Ui& ui) {
  if (bar.purpose == Purpose::ring) {
    return std::string(ui.word(key("bar.side", name_of(static_cast<Position>(part.what)))));
  }
  if (bar.purpose == Purpose::control && static_cast<ControlPart>(part.what) == ControlPart::special) {
    return std::string(ui.word("dice-boxing.bar.special_brief"));
  }
  return bar.purpose == Purpose::knockdown ? std::string(name_of(static_cast<Letter>(part.what))) : std::string();
}

std::string faces_of(const BarPart& part) {
  const auto two_figures = [](int face) {
    constexpr int two = 10;
    return (face < two ? "0" : "") + std::to_string(face);
  };
  return part.from == part.to ? two_figures(part.from) : two_figures(part.from) + "–" + two_figures(part.to);
}

}  // namespace fc::dice_boxing
