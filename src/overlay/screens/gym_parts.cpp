#include <algorithm>
#include <cmath>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "overlay/controls/widgets.h"
#include "overlay/ink/shapes.h"
#include "overlay/screens/parts.h"

namespace fc::overlay {
namespace {

/// Where the parts of a rail lie.
struct RailParts {
  RailParts(const Ui& ui, const Box& box) : label(box.inset(ui.px(8), 0)) {
    const float arrow = std::min(box.w * 0.07F, ui.px(26));
    value = label.take_right(label.w * 0.21F);
    right = label.take_right(arrow);
    rail = label.take_right(label.w * 0.44F);
    left = label.take_right(arrow);
    rail = rail.centred(rail.w, std::min(box.h * 0.4F, ui.px(14)));
  }
  Box label;
  Box left;
  Box rail;
  Box right;
  Box value;
};

float share_of(int place, int places) {
  return places < 2 ? 1.0F : static_cast<float>(place) / static_cast<float>(places - 1);
}

void draw_rail(Ui& ui, const Box& rail, const GymRating& rating, bool focused) {
  const float now = rail.w * share_of(rating.place, rating.places);
  const float before = rail.w * share_of(rating.place_before, rating.places);
  ui.fill(rail, focused ? colour::paper : colour::paper_deep);
  ui.fill({rail.x, rail.y, std::min(now, before), rail.h}, colour::ink);
  if (now > before) {
    ui.fill({rail.x + before, rail.y, now - before, rail.h}, colour::good);
  } else if (before > now) {
    // Hollow: what was taken from him is told apart from what was given without its colour.
    ui.frame({rail.x + now, rail.y, before - now, rail.h}, colour::bad, ui.px(2));
  }
  const float width = ui.px(6);
  ui.fill(Box{rail.x + now - width / 2, rail.y - ui.px(4), width, rail.h + ui.px(8)}, colour::ink);
}

void draw_value(Ui& ui, Box box, const GymRating& rating, const TextStyle& type) {
  if (rating.before != rating.value) {
    TextStyle before = type;
    before.colour = colour::ink_soft;
    before.most = type.most * 0.75F;
    ui.text(box.take_left(box.w * 0.4F), rating.before, before);
    arrowhead(ui, box.take_left(box.w * 0.3F), true, colour::ink_soft);
  } else {
    box.take_left(box.w * 0.58F);
  }
  ui.text(box, rating.value, type);
}

constexpr TextStyle bar_title{.size = LetterSize::small, .colour = colour::ink_soft, .wrap = true, .top = true};
constexpr TextStyle part_name{.size = LetterSize::small};

constexpr float slim_share = 0.66F;

float bar_height(const Ui& ui) { return ui.text_px(34); }

/// slim: without its title, and the bar itself lower: where letters are large.
float block_height(Ui& ui, const GymBar& bar, float width, bool slim) {
  const float names = 2 * ui.line_height(part_name);
  return slim ? slim_share * bar_height(ui) + names + ui.px(14)
              : ui.height_of(bar.title, width, bar_title) + ui.px(10) + bar_height(ui) + names + ui.px(14);
}

/// Names are longer than their parts: every other one stands a line lower, and none leaves the bar.
void draw_names(Ui& ui, const Box& line, const GymBar& bar, float one) {
  float x = line.x;
  bool lower = false;
  for (const GymBar::Part& part : bar.parts) {
    const float width = std::ceil(ui.width_of(part.name, part_name)) + 1;
    const float middle = x + one * static_cast<float>(part.share) / 2;
    const float left = std::clamp(middle - width / 2, line.x, std::max(line.x, line.right() - width));
    const float height = ui.line_height(part_name);
    ui.text({left, line.bottom() + ui.px(2) + (lower ? height : 0), width, height}, part.name, part_name);
    x += one * static_cast<float>(part.share);
    lower = !lower;
  }
}

void draw_bar(Ui& ui, Box box, const GymBar& bar, bool slim) {
  if (!slim) {
    ui.text(box.take_top(ui.height_of(bar.title, box.w, bar_title) + ui.px(2)), bar.title, bar_title);
  }
  box.take_top(ui.px(8));
  const Box line = box.take_top(bar_height(ui) * (slim ? slim_share : 1));
  int whole = 0;
  for (const GymBar::Part& part : bar.parts) {
    whole += part.share;
  }
  const float one = line.w / static_cast<float>(std::max(1, whole));
  Box rest = line;
  bool shaded = false;
  for (const GymBar::Part& part : bar.parts) {
    const Box place = rest.take_left(one * static_cast<float>(part.share));
    const Box figure{place.x, place.y, place.w, place.h * 0.84F};
    const float strong = one * static_cast<float>(part.strong);
    ui.fill(place, shaded ? colour::paper_deep : colour::paper_shade);
    ui.fill({place.right() - strong, figure.bottom() - ui.px(2), strong, place.bottom() - figure.bottom() + ui.px(2)},
            colour::gold);
    ui.frame(place, colour::ink, ui.px(1));
    ui.text(figure, std::to_string(part.share), {.size = LetterSize::label, .face = Face::poster, .align = Align::centre});
    shaded = !shaded;
  }
  draw_names(ui, line, bar, one);
  if (bar.over.share > 0) {
    const float width = one * static_cast<float>(bar.over.share);
    ui.fill({line.right() - width, line.y - ui.px(5), width, ui.px(9)}, colour::red);
  }
}

/// The sentences about one row.
void told_row(Ui& ui, Box box, const GymModel& model, int told) {
  const auto choices = static_cast<int>(model.choices.size());
  std::string heading;
  std::string line;
  std::string better;
  std::string help;
  if (told < choices) {
    const OptionRow& choice = model.choices[static_cast<std::size_t>(told)];
    heading = ui.word(choice.label);
    line = choice.help.empty() ? std::string() : std::string(ui.word(choice.help));
  } else if (told - choices < static_cast<int>(model.ratings.size())) {
    const GymRating& rating = model.ratings[static_cast<std::size_t>(told - choices)];
    heading = std::string(ui.word(rating.label)) + "  " + rating.value;
    line = rating.effect;
    better = rating.better.empty() ? std::string(ui.word("menu.gym.best"))
                                   : ui.say("menu.gym.better", {{"better", rating.better}});
    help = rating.help.empty() ? std::string() : std::string(ui.word(rating.help));
  }
  ui.text(box.take_top(std::min(ui.text_px(38), box.h * 0.26F)), heading,
          {.size = LetterSize::heading, .face = Face::poster, .misprint = colour::red});
  const TextStyle small{.size = LetterSize::body, .colour = colour::ink_soft, .wrap = true, .top = true};
  const TextStyle bold{.size = LetterSize::body, .face = Face::sans_bold, .wrap = true, .top = true};
  const float below = better.empty() ? 0 : std::min(ui.height_of(better, box.w, bold) + ui.px(4), box.h * 0.4F);
  const Box effect{box.x, box.y, box.w, box.h - below};
  box.take_top(ui.text(effect, line, {.size = LetterSize::large, .wrap = true, .top = true}) + ui.px(4));
  if (below > 0) {
    ui.text(box.take_top(below), better, bold);
  }
  box.take_top(ui.px(8));
  if (!help.empty() && ui.height_of(help, box.w, small) <= box.h) {
    ui.text(box, help, small);
  }
}

}  // namespace

RailTypes rail_types(Ui& ui, const Box& row, std::span<const GymRating> ratings) {
  const RailParts parts(ui, row);
  std::vector<std::string_view> labels;
  std::vector<std::string_view> values;
  for (const GymRating& rating : ratings) {
    labels.push_back(ui.word(rating.label));
    values.push_back(rating.value);
  }
  const Box figure{0, 0, parts.value.w * 0.42F, parts.value.h};
  return {.label = ui.fitted(labels, parts.label, {.size = LetterSize::body, .most = 24}),
          .value = ui.fitted(values, figure,
                             {.size = LetterSize::label, .face = Face::poster, .align = Align::right, .most = 30})};
}

std::optional<int> rating_rail(Ui& ui, std::string_view id, const Box& box, const GymRating& rating,
                               const FocusTraits& traits, const RailTypes& types) {
  FocusTraits own = traits;
  own.takes_horizontal = true;
  const Touch touch = ui.focus().add(focus_id(id), box, own);
  row_ground(ui, box, touch.focused);
  const RailParts parts(ui, box);
  ui.text(parts.label, ui.word(rating.label), types.label);
  const ImU32 arrows = touch.focused ? colour::ink : colour::ink_soft;
  arrowhead(ui, parts.left, false, arrows);
  arrowhead(ui, parts.right, true, arrows);
  draw_rail(ui, parts.rail, rating, touch.focused);
  draw_value(ui, parts.value, rating, types.value);

  int place = rating.place + touch.nudge;
  if (touch.activated && touch.pointer_x < 0) {
    ++place;
  } else if (touch.activated) {
    const float x = box.x + touch.pointer_x * box.w;
    const float along = (x - parts.rail.x) / parts.rail.w;
    if (along >= 0 && along <= 1) {
      place = static_cast<int>(std::lround(along * static_cast<float>(rating.places - 1)));
    } else if (x < parts.rail.x && x >= parts.left.x) {
      --place;
    } else if (x > parts.rail.right()) {
      ++place;
    }
  }
  place = std::clamp(place, 0, rating.places - 1);
  return place != rating.place ? std::optional(place) : std::nullopt;
}

void gym_preview(Ui& ui, const Box& box, const GymModel& model, int told) {
  ui.fill(box, colour::paper);
  ui.frame(box, colour::ink, ui.px(2));
  Box rest = box.inset(ui.px(14), ui.px(10));
  if (model.odds) {
    Box odds = rest.take_bottom(std::min(ui.px(28) + odds_bar_height(ui), rest.h * 0.32F));
    ui.fill({odds.x, odds.y, odds.w, 1}, colour::paper_deep);
    ui.text(odds.take_top(odds.h * 0.32F), ui.say("menu.gym.against", {{"opponent", model.opponent}}),
            {.size = LetterSize::label, .face = Face::poster, .align = Align::centre});
    odds_bar(ui, odds, *model.odds, {colour::of(model.corner), colour::of(other(model.corner))});
  }
  // What is explained comes first: where letters are large, bars are slim, or give way.
  for (std::size_t place = model.bars.size(); place-- > 0;) {
    for (const bool slim : {false, true}) {
      const float height = block_height(ui, model.bars[place], rest.w, slim);
      if (rest.h - height >= ui.text_px(slim ? 86 : 132)) {
        draw_bar(ui, rest.take_bottom(height), model.bars[place], slim);
        break;
      }
    }
  }
  told_row(ui, rest, model, told);
}

void looks_preview(Ui& ui, const Box& box, const GymModel& model, int told) {
  ui.fill(box, colour::paper);
  ui.frame(box, colour::ink, ui.px(2));
  if (!model.looks) {
    return;
  }
  Box rest = box.inset(ui.px(14), ui.px(10));
  const Box line = rest.take_bottom(std::min(ui.text_px(56), rest.h * 0.24F));
  if (told < static_cast<int>(model.choices.size())) {
    ui.text(line, ui.word(model.choices[static_cast<std::size_t>(told)].help),
            {.size = LetterSize::body, .colour = colour::ink_soft, .align = Align::centre, .wrap = true});
  }
  halftone(ui, rest, colour::faded(colour::red, 0.18F), true);
  const scene::SeatMark mark = scene::mark_of(Corner::red);
  const Box whole = rest.take_left(rest.w * 0.6F);
  portray(ui, whole, {.looks = *model.looks, .gesture = {}}, mark);
  const float side = std::min(rest.w, rest.h) * 0.92F;
  bust_slip(ui, rest.centred(side, side), *model.looks, mark, -1, scene::Attire::robe);
}

namespace {

using GymKind = GymAction::Kind;

/// One of the buttons at the foot.
struct FootButton {
  std::string_view id;
  std::string_view key;
  GymKind kind = GymKind::back;
  bool held = false;  ///< whoever would lose something holds it
};

/// Side by side; widths follow the words, so that all of them are set in one size.
std::optional<GymAction> button_row(Ui& ui, Box box, std::span<const FootButton> row) {
  const auto wanted = [&ui](const FootButton& button) {
    return ui.width_of(ui.word(button.key), {.size = LetterSize::heading, .face = Face::poster}) + ui.px(58);
  };
  float words = 0;
  for (const FootButton& button : row) {
    words += wanted(button);
  }
  const float gap = ui.px(12);
  const auto count = static_cast<float>(row.size());
  const float room = box.w - gap * (count - 1);
  const float share = std::min(1.0F, room / words);
  const float spare = std::max(0.0F, room - words) / count;
  std::optional<GymAction> action;
  for (const FootButton& button : row) {
    const Box place = box.take_left(wanted(button) * share + spare);
    box.take_left(gap);
    const Weight weight = button.kind == GymKind::save ? Weight::strong : Weight::plain;
    const bool pressed = button.held ? hold_to_confirm(ui, button.id, place, ui.word(button.key))
                                     : poster_button(ui, button.id, place, ui.word(button.key), weight);
    if (pressed) {
      action = GymAction{.kind = button.kind};
    }
  }
  return action;
}

}  // namespace

std::optional<GymAction> gym_buttons(Ui& ui, Box box, const GymModel& model) {
  const FootButton back{.id = "back", .key = "menu.back", .kind = GymKind::back};
  const FootButton save{.id = "save", .key = "menu.gym.save", .kind = GymKind::save};
  const FootButton page{
      .id = "page", .key = model.dressing ? "menu.looks.figures" : "menu.looks.heading", .kind = GymKind::turn_page};
  std::vector<FootButton> others;
  if (model.looks) {
    others.push_back(page);
  }
  if (model.dressing) {
    others.push_back({.id = "other-looks", .key = "menu.looks.another", .kind = GymKind::other_looks});
  } else {
    others.push_back({.id = "afresh",
                      .key = model.is_changed ? "menu.gym.afresh_hold" : "menu.gym.afresh",
                      .kind = GymKind::start_afresh,
                      .held = model.is_changed});
    if (model.is_kept) {
      others.push_back({.id = "copy", .key = "menu.gym.copy", .kind = GymKind::copy});
      others.push_back({.id = "remove", .key = "menu.gym.remove", .kind = GymKind::remove, .held = true});
    }
  }
  std::optional<GymAction> action;
  if (ui.screen().h > ui.screen().w) {
    const float gap = ui.px(10);
    action = button_row(ui, box.row(0, 2, gap), others);
    others = {back, save};
    box = box.row(1, 2, gap);
  } else {
    others.insert(others.begin(), back);
    others.push_back(save);
  }
  if (auto pressed = button_row(ui, box, others)) {
    action = std::move(pressed);
  }
  return action;
}

void gym_prompts(Ui& ui, const Box& box, const GymModel& model) {
  screen_prompts(ui, box, !model.ratings.empty(), "menu.gym.much_less", "menu.gym.much_more");
}

}  // namespace fc::overlay
