#include "overlay/bout/bout_parts.h"

#include <algorithm>
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
  const Type one_line{.size = LetterSize::body, .face = Face::sans_bold};
  const bool wraps = box.h > ui.px(40) && ui.width_of(caption.text, one_line) > rest.w - ui.px(16);
  ui.text(rest.inset(ui.px(8), 0), caption.text,
          {.size = LetterSize::large, .face = Face::sans_bold, .align = Align::centre, .wrap = wraps});
}

void commentary_strip(Ui& ui, const Box& box, std::span<const scene::CommentaryLine> lines) {
  const Panel panel(ui, "commentary", box, true);
  ui.fill(box, colour::hall);
  Box rest = box.inset(ui.px(10), ui.px(6));
  const Type type{.size = LetterSize::body, .colour = colour::paper, .wrap = true, .top = true};
  for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
    const float height = ui.height_of(line->text, rest.w - ui.px(12), type);
    const bool newest = line == lines.rbegin();
    if (height > rest.h && !newest) {
      break;
    }
    Box place = rest.take_bottom(std::min(height, rest.h));
    const Box edge = place.take_left(ui.px(4));
    if (line->ink != scene::Ink::ink) {
      const Box slip = edge.inset(0, ui.px(2));
      if (is_dark(line->ink)) {
        ui.fill(slip.inset(-std::max(1.0F, std::round(ui.px(1)))), colour::paper);
      }
      ui.fill(slip, colour::of(line->ink));
    }
    place.take_left(ui.px(8));
    Type shown = type;
    shown.colour = newest ? colour::paper : colour::faded(colour::paper, 0.62F);
    ui.text(place, line->text, shown);
  }
}

namespace {

/// Words beside a device's control grow no further than the control.
constexpr Type menu_type{.size = LetterSize::small, .colour = colour::paper, .most = 20};

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

std::optional<BoutAction> bout_menu(const BoutModel& model, Ui& ui, const Box& box, bool across) {
  const Controls& controls = ui.controls();
  const float gap = ui.px(4);
  const Box first = across ? box.column(0, 2, gap) : box.row(0, 2, gap);
  const Box second = across ? box.column(1, 2, gap) : box.row(1, 2, gap);
  if (controls.look == DeviceLook::mouse || controls.look == DeviceLook::touch) {
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

void speed_sign(Ui& ui, const Box& box, int speed) {
  if (speed != 1) {
    ui.text(box, ui.word(speed == 0 ? "menu.speed.instant" : "menu.speed." + std::to_string(speed)),
            {.size = LetterSize::label, .face = Face::poster, .colour = colour::gold, .align = Align::centre});
  }
}

void pick_glyph(Ui& ui, const Box& cell, const OpenQuestion& question, int control) {
  const std::string& name = question.controls.picks[static_cast<std::size_t>(control)];
  const float height = std::min(ui.px(26), cell.h * 0.45F);
  const float width = std::min(cell.w * 0.5F, glyph_width(ui, height, question.controls.look, name));
  glyph(ui, {cell.x + ui.px(5), cell.y + ui.px(6), width, height}, question.controls.look, name);
}

}  // namespace fc::overlay
