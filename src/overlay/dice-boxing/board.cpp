// The board of bars: the row of the chart that the dice are thrown at, drawn to scale from 00 to 99, and a pin where they
// fell. Control, punch and result stand below each other, the live one large; a special chart has the board for itself.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "overlay/controls/widgets.h"
#include "overlay/dice-boxing/bar_look.h"
#include "overlay/dice-boxing/bout_view.h"

namespace fc::dice_boxing {
namespace {

using namespace overlay;

constexpr float pin_seconds = 0.1F;
constexpr float faded_part = 0.3F;  // of the parts that the pin has not hit
constexpr std::array exchange{Purpose::control, Purpose::punch, Purpose::result};

/// Pixels of the left edge of a face on a bar as wide as its box.
float edge_of(const Box& box, const Bar& bar, int face) {
  return box.x + box.w * static_cast<float>(face - bar.lowest()) / static_cast<float>(faces);
}

/// One bar on the board. roll: what was thrown at it, if anything was.
struct BarOnBoard {
  Bar bar;
  Corner corner = Corner::red;
  const ShownRoll* roll = nullptr;
  bool live = false;

  [[nodiscard]] bool fallen() const { return roll != nullptr && roll->settled; }
};

/// Word and faces, as far as they fit: a narrow part has its word alone, a very narrow one nothing.
/// True if the word is there.
bool label(Ui& ui, const Box& box, const std::string& word, const std::string& numbers, ImU32 letters, bool large) {
  const Type name{
      .size = large ? LetterSize::label : LetterSize::body, .face = Face::poster, .colour = letters, .align = Align::centre};
  const Type figures{.size = LetterSize::small, .colour = letters, .align = Align::centre};
  const Box inner = box.inset(ui.px(2), 0);
  const bool names = !word.empty() && ui.width_of(word, name) <= inner.w && ui.line_height(name) <= inner.h;
  const bool both = ui.width_of(numbers, figures) <= inner.w;
  if (large && names && both && inner.h >= ui.line_height(name) + ui.line_height(figures)) {
    Box rest = inner.centred(inner.w, ui.line_height(name) + ui.line_height(figures));
    ui.text(rest.take_top(ui.line_height(name)), word, name);
    ui.text(rest, numbers, figures);
  } else if (names) {
    const std::string line = word + "  " + numbers;
    const bool fits = !large && ui.width_of(line, name) <= inner.w;
    ui.text(inner, fits ? line : word, name);
  } else if (large && both) {
    ui.text(inner, numbers, figures);
  }
  return names;
}

/// True if there was room for its word.
bool part(const BoutView& view, const BarOnBoard& shown, const BarPart& part, const Box& box, bool lit, Ui& ui) {
  const PartLook look = look_of(*view.setup, shown.bar, part, shown.corner);
  const bool asleep = shown.roll == nullptr;
  const bool fades = asleep || (shown.fallen() && !lit);
  ui.fill(box, fades ? colour::faded(look.ground, faded_part) : look.ground);
  const ImU32 letters = fades ? colour::faded(colour::ink, 0.75F) : look.letters;
  return label(ui, box, word_of(*view.setup, shown.bar, part, ui), faces_of(part), letters, shown.live);
}

/// Where the bar ended before: the edge has moved from there.
void old_end(const BarOnBoard& shown, const Box& box, Ui& ui) {
  if (shown.roll == nullptr || !shown.roll->was) {
    return;
  }
  const bool starts_there = shown.bar.purpose == Purpose::result;
  const float then = edge_of(box, shown.bar, *shown.roll->was + (starts_there ? 0 : 1));
  const float now = edge_of(box, shown.bar, shown.roll->call.target + (starts_there ? 0 : 1));
  const bool up = starts_there ? now < then : now > then;
  const ImU32 ink = up ? colour::good : colour::bad;
  const float height = std::max(2.0F, ui.px(3));
  ui.fill({std::min(then, now), box.bottom() - height, std::abs(then - now), height}, ink);
  ui.fill({then - ui.px(1), box.y, std::max(1.0F, ui.px(2)), box.h}, colour::faded(colour::ink, 0.45F));
}

/// The pin drops on the face; its flag has the number. word: of what it hit, where the part has no room for it.
void pin(const BarOnBoard& shown, const Box& box, const std::string& word, Ui& ui) {
  if (!shown.fallen()) {
    return;
  }
  const ShownRoll& roll = *shown.roll;
  const float middle = std::round(edge_of(box, shown.bar, shown.bar.face_of(roll.value)) + box.w / faces / 2);
  const float share = ui.reduced_motion() ? 1 : std::min(1.0F, (roll.age - roll.settles) / pin_seconds);
  const float height = shown.live ? ui.px(24) : ui.px(14);
  const float top = box.y - height * 0.5F - (1 - share) * ui.px(20);
  const int face = shown.bar.face_of(roll.value) % faces;
  const std::string number = (face < 10 ? "0" : "") + std::to_string(face);
  const std::string text = word.empty() ? number : number + "  " + word;
  const Type type{.size = shown.live ? LetterSize::label : LetterSize::small,
                  .face = Face::poster,
                  .colour = colour::gold,
                  .align = Align::centre,
                  .most = shown.live ? 24.0F : 14.0F};
  const float width = std::max(ui.px(shown.live ? 34.0F : 22.0F), ui.width_of(text, type) + ui.px(12));
  const float thin = std::max(2.0F, ui.px(2.5F));
  ui.fill({middle - thin / 2, top, thin, box.bottom() - top}, colour::ink);
  const float left = std::clamp(middle - width / 2, box.x, box.right() - width);
  const Box flag{left, top, width, height};
  ui.fill(flag, colour::ink);
  ui.text(flag, text, type);
}

void draw_bar(const BoutView& view, const BarOnBoard& shown, const Box& box, Ui& ui) {
  const std::size_t hit = shown.fallen() ? shown.bar.part_of(shown.roll->value) : shown.bar.parts.size();
  std::string word;
  for (std::size_t place = 0; place < shown.bar.parts.size(); ++place) {
    const BarPart& one = shown.bar.parts[place];
    const float left = std::round(edge_of(box, shown.bar, one.from));
    const float right = std::round(edge_of(box, shown.bar, one.to + 1));
    const Box room{left, box.y, right - left - std::max(1.0F, ui.px(1)), box.h};
    const bool named = part(view, shown, one, room, place == hit, ui);
    if (place == hit) {
      word = named || !shown.live ? std::string() : word_of(*view.setup, shown.bar, one, ui);
      ui.frame(room, colour::ink, ui.px(shown.live ? 3.0F : 1.5F));
    }
  }
  old_end(shown, box, ui);
  pin(shown, box, word, ui);
}

constexpr bool in_exchange(Purpose purpose) {
  return purpose <= Purpose::result;
}

/// The bar of this boxer as it stands, for a roll that is still to come.
Bar coming_bar(const BoutView& view, Corner corner, Purpose purpose) {
  const Bars& bars = view.readout.now.boxer(corner).bars;
  switch (purpose) {
    case Purpose::control:
      return control_bar(bars.control_to);
    case Purpose::punch:
      return punch_bar(bars.punches_to);
    default:
      return result_bar(view.setup->card(corner).results, bars.kd_from);
  }
}

void draw_exchange(const BoutView& view, Box box, Ui& ui) {
  const auto& rolls = view.readout.rolls;
  const ShownRoll* live = rolls.empty() ? nullptr : &rolls[rolls.size() - 1];
  const Corner corner = live != nullptr ? static_cast<Corner>(live->call.seat) : view.readout.now.roller;
  const float gap = ui.px(6);
  const float thin = std::round((box.h - 2 * gap) * 0.25F);
  const float thick = box.h - 2 * (thin + gap);
  for (const Purpose purpose : exchange) {
    const auto thrown =
        std::ranges::find_if(rolls, [purpose](const ShownRoll& roll) { return roll.bar.purpose == purpose; });
    const bool is_live = live != nullptr ? live->bar.purpose == purpose : purpose == Purpose::control;
    const ShownRoll* roll = thrown == rolls.end() ? nullptr : &*thrown;
    const BarOnBoard shown{.bar = roll != nullptr ? roll->bar : coming_bar(view, corner, purpose),
                           .corner = corner,
                           .roll = roll,
                           .live = is_live};
    draw_bar(view, shown, box.take_top(is_live ? thick : thin), ui);
    box.take_top(gap);
  }
}

/// A chart has the board for itself; the judges' three dice fall on one bar.
void draw_chart(const BoutView& view, const Box& box, Ui& ui) {
  const auto& rolls = view.readout.rolls;
  const ShownRoll& live = rolls[rolls.size() - 1];
  const bool somebodys = live.call.seat != no_seat;
  const BarOnBoard shown{
      .bar = live.bar, .corner = somebodys ? static_cast<Corner>(live.call.seat) : Corner::red, .roll = &live, .live = true};
  draw_bar(view, shown, box, ui);
  for (const ShownRoll& roll : rolls) {
    if (roll.bar.purpose == Purpose::judge && &roll != &live) {
      pin({.bar = roll.bar, .corner = shown.corner, .roll = &roll, .live = true}, box, {}, ui);
    }
  }
}

}  // namespace

void draw_board(const BoutView& view, Ui& ui) {
  const Box tray = view.layout.tray;
  Box box = tray;
  box.take_top(std::round(tray.h * board_top));
  const Panel panel(ui, "board", box, true);
  paper_card(ui, box);
  const Box bars{tray.x + tray.w * bar_left, box.y + ui.px(14), tray.w * (bar_right - bar_left), box.h - ui.px(22)};
  const auto& rolls = view.readout.rolls;
  if (rolls.empty() || in_exchange(rolls[rolls.size() - 1].bar.purpose)) {
    draw_exchange(view, bars, ui);
  } else {
    draw_chart(view, bars, ui);
  }
}

}  // namespace fc::dice_boxing
