#include "overlay/bout/bout_parts.h"

#include <algorithm>
#include <array>
#include <string>

#include "overlay/controls/widgets.h"

namespace fc::overlay {

void caption_strip(Ui& ui, const Box& box, const scene::Caption& caption, bool judged) {
  const Panel panel(ui, "caption", box, true);
  ui.fill(box, caption.text.empty() ? colour::hall : colour::paper);
  if (caption.text.empty()) {
    return;
  }
  Box rest = box;
  ui.fill(rest.take_left(ui.px(8)), caption.ink == scene::Ink::ink ? colour::ink_soft : colour::of(caption.ink));
  if (judged) {
    ui.fill(rest.take_right(ui.px(8)), caption.success ? colour::good : colour::bad);
  }
  const TextStyle one_line{.size = LetterSize::body, .face = Face::sans_bold};
  const bool wraps = box.h > ui.px(40) && ui.width_of(caption.text, one_line) > rest.w - ui.px(16);
  TextStyle type{.size = LetterSize::large, .face = Face::sans_bold, .align = Align::centre, .wrap = wraps};
  Box words = rest.inset(ui.px(8), wraps && ui.text_scale() <= 1 ? ui.px(2) : 0);  // large letters need all of it
  if (wraps) {  // lines of one length: the verdict is no orphan
    type = ui.fitted(std::array{std::string_view(caption.text)}, words, type);
    const float height = ui.height_of(caption.text, words.w, type);
    const float step = ui.px(4);
    while (words.w > rest.w / 2 && ui.height_of(caption.text, words.w - 2 * step, type) <= height) {
      words = words.inset(step, 0);
    }
  }
  ui.text(words, caption.text, type);
}

namespace {

constexpr TextStyle commentary_type{.size = LetterSize::body, .colour = colour::paper, .wrap = true, .top = true};

/// Above and below the commentary in its strip.
float strip_margin(const Ui& ui) { return ui.px(6); }

}  // namespace

void commentary_strip(Ui& ui, const Box& box, std::span<const scene::CommentaryLine> lines) {
  const Panel panel(ui, "commentary", box, true);
  ui.fill(box, colour::hall);
  Box rest = box.inset(ui.px(10), strip_margin(ui));
  for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
    const float height = ui.height_of(line->text, rest.w - ui.px(12), commentary_type);
    const bool newest = line == lines.rbegin();
    if (height > rest.h && !newest) {
      break;
    }
    Box place = rest.take_bottom(std::min(height, rest.h));
    const Box edge = place.take_left(ui.px(4));
    if (line->ink != scene::Ink::ink) {
      const Box slip = edge.inset(0, ui.px(2));
      if (is_dark(line->ink)) {  // open above and below: a closed frame would be read as a letter that is missing
        ui.fill(slip.inset(-std::max(1.0F, std::round(ui.px(1))), 0), colour::paper);
      }
      ui.fill(slip, colour::of(line->ink));
    }
    place.take_left(ui.px(8));
    TextStyle shown = commentary_type;
    shown.colour = newest ? colour::paper : colour::faded(colour::paper, 0.62F);
    ui.text(place, line->text, shown);
  }
}

namespace {

/// Words beside a device's control grow no further than the control.
constexpr TextStyle menu_type{.size = LetterSize::small, .colour = colour::paper, .most = 20};

/// What control, gap and words take where there is room for them: a pad's controls have names of very different lengths.
float natural_width(Ui& ui, float height, const Prompt& prompt) {
  return glyph_width(ui, height, ui.controls().look, prompt.control) + ui.px(6) + ui.width_of(prompt.text, menu_type) + 1;
}

/// A device's control and what it does, on a line of the hall; in a narrow place both give way.
void control_line(Ui& ui, Box place, const Prompt& prompt) {
  const DeviceLook look = ui.controls().look;
  const float height = std::min(place.h, ui.px(22));
  const float share = std::min(1.0F, place.w / natural_width(ui, height, prompt));
  const float natural = glyph_width(ui, height, look, prompt.control);
  const float width = std::max(natural * share, std::min(natural, place.w * 0.5F));
  glyph(ui, place.take_left(width).centred(width, height), look, prompt.control);
  place.take_left(ui.px(6) * share);
  ui.text(place, prompt.text, menu_type);
}

}  // namespace

bool opens_rulebook(const BoutModel& model, const Controls& controls) {
  const bool picking = std::ranges::any_of(
      model.questions, [](const OpenQuestion& question) { return question.by_person && question.prompt.secret(); });
  return !picking || std::ranges::find(controls.picks, controls.rulebook) == controls.picks.end();
}

namespace {

/// Whose ring it is, where there is room for it; and that anybody may join.
void house_sign(Ui& ui, const Box& box, bool across) {
  paper_card(ui, box);
  Box rest = box.inset(ui.px(6), ui.px(5));
  if (!across) {
    poster_heading(ui, rest.take_top(rest.h / 2), ui.word("menu.house"), LetterSize::label);
  }
  ui.text(rest, ui.word("menu.attract.press"),
          {.size = LetterSize::label, .face = Face::poster, .colour = colour::red, .align = Align::centre});
}

}  // namespace

std::optional<BoutAction> bout_menu(const BoutModel& model, Ui& ui, const Box& box, bool across) {
  if (model.demo) {
    house_sign(ui, box, across);
    return std::nullopt;
  }
  const Controls& controls = ui.controls();
  const float gap = ui.px(4);
  const Box first = across ? box.column(0, 2, gap) : box.row(0, 2, gap);
  const Box second = across ? box.column(1, 2, gap) : box.row(1, 2, gap);
  if (is_pointer(controls.look)) {
    if (poster_button(ui, "pause", first, ui.word("menu.bout.pause"))) {
      return BoutAction{.kind = BoutAction::Kind::pause, .page = {}};
    }
    if (poster_button(ui, "rules", second, ui.word("menu.bout.rules"))) {
      return BoutAction{.kind = BoutAction::Kind::rulebook, .page = {}};
    }
    return std::nullopt;
  }
  const Prompt pause{controls.start, ui.word("menu.bout.pause")};
  const Prompt rules{controls.rulebook, ui.word("menu.bout.rules")};
  const bool with_rules = opens_rulebook(model, controls);
  if (!across) {
    control_line(ui, first, pause);
    if (with_rules) {
      control_line(ui, second, rules);
    }
    return std::nullopt;
  }
  const float height = std::min(box.h, ui.px(22));
  const float share =
      natural_width(ui, height, pause) / (natural_width(ui, height, pause) + natural_width(ui, height, rules));
  Box rest = box;
  control_line(ui, rest.take_left((box.w - gap) * share), pause);
  rest.take_left(gap);
  if (with_rules) {
    control_line(ui, rest, rules);
  }
  return std::nullopt;
}

namespace {

constexpr TextStyle speed_sign_type{
    .size = LetterSize::label, .face = Face::poster, .colour = colour::gold, .align = Align::centre, .most = 32};

std::string speed_word(int speed, Ui& ui) {
  return std::string(ui.word(speed == 0 ? "menu.speed.instant" : "menu.speed." + std::to_string(speed)));
}

}  // namespace

float speed_sign_width(int speed, Ui& ui) {
  return speed == 1 ? 0 : ui.width_of(speed_word(speed, ui), speed_sign_type) + ui.px(8);
}

void speed_sign(Ui& ui, const Box& box, int speed) {
  if (speed != 1) {
    ui.text(box, speed_word(speed, ui), speed_sign_type);
  }
}

std::optional<BoutAction> way_out(const BoutModel& model, Ui& ui, const Box& strip, Box& rest) {
  Box menu = rest.take_right(std::max(strip.w * 0.1F, ui.px(94)));  // the longest name of a pad's control
  const Box speed = rest.take_right(std::max(strip.w * 0.045F, speed_sign_width(model.speed, ui)));
  speed_sign(ui, speed, model.speed);
  if (model.demo && model.speed == 1) {
    menu = {speed.x, menu.y, menu.right() - speed.x, menu.h};
  }
  menu.take_left(ui.px(6));
  return bout_menu(model, ui, menu, false);
}

TopStrip::TopStrip(const BoutModel& model, const Box& strip, bool grows, Ui& ui, float air)
    : large_(grows ? std::optional<LargeStrip>(std::in_place, ui, strip) : std::nullopt),
      panel_(ui, "top", strip, true),
      rest(strip.inset(ui.px(air), ui.px(5))) {
  hall_strip(ui, strip);
  action = way_out(model, ui, strip, rest);
}

void pick_glyph(Ui& ui, const Box& cell, const OpenQuestion& question, int control) {
  const DeviceLook look = question.controls.look;
  if (is_pointer(look)) {
    return;  // they point at the cell
  }
  const std::string& name = question.controls.picks[static_cast<std::size_t>(control)];
  const float height = std::min(ui.px(26), cell.h * 0.45F);
  const float width = std::min(cell.w * 0.5F, glyph_width(ui, height, question.controls.look, name));
  glyph(ui, {cell.x + ui.px(5), cell.y + ui.px(6), width, height}, question.controls.look, name);
}

namespace {

/// Whether people sit at more than one device: one of them alone does not skip for the others.
bool are_several(std::span<const SeatModel> seats) {
  const auto is_person = [](const SeatModel& seat) { return seat.kind == SeatKind::person && !seat.shares_device; };
  return std::ranges::count_if(seats, is_person) > 1;
}

}  // namespace

void skip_prompt(Ui& ui, const BoutModel& model, std::span<const scene::CommentaryLine> lines, Box& strip,
                 const SkipWords& words) {
  const DeviceLook look = ui.controls().look;
  // While the coach waits the same control goes on from his words.
  if (model.demo || model.coach_waits || is_pointer(look) || are_several(model.seats)) {
    return;
  }
  const TextStyle type{.size = LetterSize::body, .colour = colour::paper};
  const float control = glyph_width(ui, ui.text_px(24), look, ui.controls().accept);
  const auto needed = [&](std::string_view key) { return control + ui.px(36) + ui.width_of(ui.word(key), type); };
  const auto leaves_room = [&](std::string_view key) {
    const float left = strip.w - needed(key) - ui.px(32);
    const float high = strip.h - 2 * strip_margin(ui);  // at its full size: letters that shrink and grow cannot be read
    return left >= strip.w * 0.48F && (lines.empty() || ui.height_of(lines.back().text, left, commentary_type) <= high);
  };
  const bool whole = leaves_room(words.whole);
  if (!whole && !leaves_room(words.brief)) {
    return;
  }
  const std::string_view key = whole ? words.whole : words.brief;
  const Box place = strip.take_right(std::min(needed(key), strip.w * 0.5F));
  const Panel panel(ui, "skip", place, true);
  ui.fill(place, colour::hall);
  const std::array prompts{Prompt{.control = ui.controls().accept, .text = ui.word(key)}};
  prompt_bar(ui, place.centred(place.w, std::min(place.h, ui.text_px(30))), prompts, false);
}

void commentary_with_skip(Ui& ui, const BoutModel& model, Box strip, bool skips, const SkipWords& words) {
  constexpr std::size_t most_lines = 2;
  const std::vector<scene::CommentaryLine> lines = model.scene->commentary(model.clock, ui.words(), most_lines);
  if (skips) {
    skip_prompt(ui, model, lines, strip, words);
  }
  commentary_strip(ui, strip, lines);
}

namespace {

constexpr TextStyle coach_type{.size = LetterSize::body, .wrap = true, .top = true};
constexpr float coach_margin = 12;  // units around the card
constexpr float coach_aside = 10;   // units inside it, at its sides
constexpr float coach_above = 6;    // units inside it, above and below
constexpr float coach_head = 28;    // units that grow with the letters

std::string_view coach_words(Ui& ui, const BoutModel& model) {
  return model.coach_advises.empty() ? ui.word(model.coach_says) : std::string_view(model.coach_advises);
}

}  // namespace

float coach_height(Ui& ui, const Box& place, const BoutModel& model) {
  if (model.coach_says.empty()) {
    return 0;
  }
  const float width = place.w - 2 * ui.px(coach_margin) - 2 * ui.px(coach_aside);
  return ui.px(coach_margin) + ui.text_px(coach_head) + ui.height_of(coach_words(ui, model), width, coach_type) +
         2 * ui.px(coach_above);
}

void coach_card(Ui& ui, const Box& place, const BoutModel& model, std::string_view heading, Edge edge) {
  if (model.coach_says.empty()) {
    return;
  }
  const float margin = ui.px(coach_margin);
  const float aside = ui.px(coach_aside);
  const float above = ui.px(coach_above);
  const float head = ui.text_px(coach_head);
  const float width = place.w - 2 * margin;
  const float height = coach_height(ui, place, model) - margin;
  const Box card{place.x + margin, edge == Edge::top ? place.y + margin : place.bottom() - height, width, height};
  const Panel panel(ui, "coach", card, true);
  ui.fill(card, colour::paper);
  ui.frame(card, colour::gold, ui.px(3));
  Box rest = card.inset(aside, above);
  Box line = rest.take_top(head);
  if (model.coach_waits) {
    const std::array prompts{Prompt{.control = ui.controls().accept, .text = ui.word("menu.pause.resume")}};
    prompt_bar(ui, line.take_right(line.w * 0.32F), prompts, true);
  }
  ui.text(line, heading, {.size = LetterSize::label, .face = Face::poster, .colour = colour::red, .most = 22});
  ui.text(rest, coach_words(ui, model), coach_type);
}

}  // namespace fc::overlay
