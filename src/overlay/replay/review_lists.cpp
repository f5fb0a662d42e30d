// What pulled the chance which way, and the lists of choices and rolls.
#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "overlay/controls/widgets.h"
#include "overlay/ink/shapes.h"
#include "overlay/replay/review.h"

namespace fc::overlay {

std::string_view key_of(ChoiceGrade grade) {
  switch (grade) {
    case ChoiceGrade::inaccuracy: return "review.inaccuracy";
    case ChoiceGrade::mistake: return "review.mistake";
    case ChoiceGrade::blunder: break;
  }
  return "review.blunder";
}

std::string_view sign_of(ChoiceGrade grade) {
  return grade == ChoiceGrade::blunder ? "??" : grade == ChoiceGrade::mistake ? "?" : "?!";
}

namespace {

/// The scale of the pulls: red's certain win on the left, blue's on the right, and what lies a little beyond.
struct PullScale {
  Box box;
  float low = 0;
  float high = 1;

  [[nodiscard]] float x(float chance) const { return box.x + box.w * (high - chance) / (high - low); }
};

PullScale scale_of_pulls(const ReviewModel& model, const Box& box) {
  PullScale scale{.box = box};
  for (const ReviewPull& pull : model.pulls) {
    scale.low = std::min({scale.low, pull.from, pull.to});
    scale.high = std::max({scale.high, pull.from, pull.to});
  }
  return scale;
}

/// Who pulls there, by his shape at the end of his bar.
void draw_pull(const ReviewPull& pull, const PullScale& scale, const Box& row, Ui& ui) {
  const float from = scale.x(pull.from);
  const float to = scale.x(pull.to);
  const Corner corner = pull.to >= pull.from ? Corner::red : Corner::blue;
  const float height = std::min(row.h * 0.56F, ui.px(22));
  const float y = row.middle_y() - height / 2;
  ui.fill({std::min(from, to), y, std::max(2.0F, std::abs(to - from)), height}, colour::of(corner));
  const float radius = height * 0.62F;
  if (std::abs(to - from) > radius) {
    fill_mark(ui, to, row.middle_y(), radius + ui.px(2), corner == Corner::red ? scene::Mark::disc : scene::Mark::diamond,
              colour::paper);
    fill_mark(ui, to, row.middle_y(), radius, corner == Corner::red ? scene::Mark::disc : scene::Mark::diamond,
              colour::of(corner));
  }
}

void draw_sides(const ReviewModel& model, Box head, const PullScale& scale, Ui& ui) {
  for (const Corner corner : both_corners) {
    const bool red = corner == Corner::red;
    Box side = red ? head.take_left(head.w / 2) : head;
    const float mark = std::min(side.h, ui.px(22));
    const Box mark_place = red ? side.take_left(mark + ui.px(4)) : side.take_right(mark + ui.px(4));
    corner_mark(ui, mark_place.centred(mark, mark), corner, colour::of(corner));
    ui.text(side, model.names.at(red ? 0 : 1),
            {.size = LetterSize::label, .face = Face::poster, .align = red ? Align::left : Align::right, .most = 30});
  }
  const float foot = scale.box.bottom();
  for (const float chance : {0.0F, 0.5F, 1.0F}) {
    const bool middle = chance == 0.5F;
    ui.fill({std::round(scale.x(chance)), scale.box.y, std::max(1.0F, ui.px(middle ? 1.5F : 1.0F)), foot - scale.box.y},
            middle ? colour::ink_soft : colour::paper_deep);
  }
}

/// In the shape of whose it was.
void draw_grade(ChoiceGrade grade, Corner corner, const Box& box, Ui& ui) {
  const float radius = std::min(box.w, box.h) * 0.46F;
  fill_mark(ui, box.middle_x(), box.middle_y(), radius, corner == Corner::red ? scene::Mark::disc : scene::Mark::diamond,
            colour::of(corner));
  ui.text(box, sign_of(grade),
          {.size = LetterSize::body, .face = Face::sans_bold, .colour = colour::paper, .align = Align::centre, .most = 17});
}

/// How much it was, as a bar or as a figure.
void draw_weight(const ReviewModel& model, const ReviewLine& line, Corner corner, const Box& box, Ui& ui) {
  constexpr float full = 25;  // points: a longer bar would say no more
  if (model.shows_figures) {
    return static_cast<void>(ui.text(box, points_words(line.points),
                                     {.size = LetterSize::large, .face = Face::poster, .align = Align::right, .most = 28}));
  }
  const float height = std::min(ui.px(10), box.h * 0.4F);
  const float length = std::max(ui.px(3), box.w * std::min(1.0F, std::abs(line.points) / full));
  ui.fill({box.right() - length, box.middle_y() - height / 2, length, height}, colour::of(corner));
}

constexpr TextStyle row_type{.size = LetterSize::body, .wrap = true, .most = 24};

/// What stands in a row beside its words. grade: how wide its grade is, if it has one.
float width_beside(const ReviewLine& line, float grade, const Ui& ui) {
  return ui.px(12) + (line.grade ? grade + ui.px(8) : 0) + ui.px_for_letters(70, 90) + ui.px(6);
}

/// The ground of a row that can be pressed; true if it was.
bool pressed_row(const ReviewModel& model, FocusId id, const Box& row, Ui& ui) {
  const Touch touch = ui.focus().add(id, row);
  const bool focused = touch.focused && !model.clean;
  ui.fill(row, focused ? colour::gold : colour::paper);
  ui.frame(row, focused ? colour::ink : colour::paper_deep, ui.px(focused ? 2 : 1));
  return touch.activated;
}

struct ListOf {
  ReviewTab tab;
  Corner corner;
  const std::vector<ReviewLine>& lines;
};

std::optional<ReviewAction> draw_list(const ReviewModel& model, const ListOf& list, Box box, std::size_t rows, Ui& ui) {
  const bool choices = list.tab == ReviewTab::choices;
  Box head = box.take_top(ui.px_for_letters(28, 40));
  const float mark = std::min(head.h, ui.px(20));
  corner_mark(ui, head.take_left(mark + ui.px(8)).centred(mark, mark), list.corner, colour::of(list.corner));
  const std::string& name = model.names.at(list.corner == Corner::red ? 0 : 1);
  ui.text(head, ui.say(choices ? "review.choices_of" : "review.dice_for", {{"name", name}}),
          {.size = LetterSize::label, .face = Face::poster, .colour = colour::of(list.corner), .most = 30});
  if (list.lines.empty()) {
    const std::string_view none =
        choices ? model.no_choices.at(list.corner == Corner::red ? 0 : 1) : ui.word("review.no_dice");
    ui.text(box.take_top(ui.px_for_letters(40, 70)), none,
            {.size = LetterSize::body, .colour = colour::ink_soft, .wrap = true, .most = 24});
    return std::nullopt;
  }
  std::optional<ReviewAction> action;
  const float height = std::min(box.h / static_cast<float>(rows), ui.px_for_letters(52, 84));
  for (std::size_t index = 0; index < list.lines.size(); ++index) {
    const ReviewLine& line = list.lines[index];
    const std::string words = line.grade ? line.words + " \u00b7 " + std::string(ui.word(key_of(*line.grade))) : line.words;
    const float needed =
        ui.height_of(words, box.w - width_beside(line, std::min(height, ui.px(34)), ui), row_type) + ui.px(8);
    if (index > 0 && std::max(height, needed) > box.h + 1) {
      break;  // the least of them gives way: what stands here is read whole
    }
    const Box row = box.take_top(std::max(height, needed)).inset(0, ui.px(1));
    const int id = static_cast<int>(index) + (list.corner == Corner::red ? 0 : 8);
    const bool activated = pressed_row(model, focus_id(choices ? "review-choice" : "review-roll", id), row, ui);
    Box inner = row.inset(ui.px(6), ui.px(2));
    if (line.grade) {
      draw_grade(*line.grade, list.corner, inner.take_left(std::min(inner.h, ui.px(34))), ui);
      inner.take_left(ui.px(8));
    }
    draw_weight(model, line, list.corner, inner.take_right(ui.px_for_letters(70, 90)), ui);
    inner.take_right(ui.px(6));
    ui.text(inner, words, row_type);
    if (activated) {
      action = ReviewAction{
          .kind = choices ? ReviewAction::Kind::choice : ReviewAction::Kind::roll, .corner = list.corner, .index = index};
    }
  }
  return action;
}

}  // namespace

std::string points_words(float points) {
  const int whole = static_cast<int>(std::lround(points));
  return fmt::format("{}{}", whole < 0 ? "\u2212" : "+", std::abs(whole));
}

void review_pulls(const ReviewModel& model, Box box, Ui& ui) {
  const Box head = box.take_top(ui.px_for_letters(30, 42));
  box.take_top(ui.px(4));
  Box labels = box.take_left(box.w * 0.34F);
  const Box figures = model.shows_figures ? box.take_right(ui.px_for_letters(52, 80)) : Box{};
  const PullScale scale = scale_of_pulls(model, box.inset(ui.px(12), 0));
  draw_sides(model, {box.x, head.y, box.w, head.h}, scale, ui);
  const auto rows = static_cast<int>(std::max<std::size_t>(1, model.pulls.size()));
  std::vector<std::string_view> words;
  for (const ReviewPull& pull : model.pulls) {
    words.push_back(pull.words);
  }
  const TextStyle type = ui.fitted(words, labels.row(0, rows).inset(ui.px(2), 0), {.size = LetterSize::body, .most = 26});
  for (int index = 0; index < static_cast<int>(model.pulls.size()); ++index) {
    const ReviewPull& pull = model.pulls[static_cast<std::size_t>(index)];
    ui.text(labels.row(index, rows), pull.words, type);
    draw_pull(pull, scale, scale.box.row(index, rows), ui);
    if (index + 1 < rows) {  // the next one begins where this one let go
      const Box row = scale.box.row(index, rows);
      ui.fill({std::round(scale.x(pull.to)), row.middle_y(), std::max(1.0F, ui.px(1)), row.h}, colour::ink_soft);
    }
    if (model.shows_figures) {
      ui.text(figures.row(index, rows), points_words(100 * std::abs(pull.to - pull.from)),
              {.size = LetterSize::large,
               .face = Face::poster,
               .colour = colour::of(pull.to >= pull.from ? Corner::red : Corner::blue),
               .align = Align::right,
               .most = 28});
    }
  }
}

std::optional<ReviewAction> review_lists(const ReviewModel& model, ReviewTab tab, const Box& box, Ui& ui) {
  const bool upright = ui.screen().h > ui.screen().w;
  const bool choices = tab == ReviewTab::choices;
  const std::size_t rows = choices ? 3 : 5;
  std::optional<ReviewAction> action;
  for (const Corner corner : both_corners) {
    const int place = corner == Corner::red ? 0 : 1;
    const Box part = upright ? box.row(place, 2, ui.px(8)) : box.column(place, 2, ui.px(28));
    const auto& lines = (choices ? model.choices : model.rolls).at(static_cast<std::size_t>(place));
    if (const auto of_list = draw_list(model, {.tab = tab, .corner = corner, .lines = lines}, part, rows, ui)) {
      action = of_list;
    }
  }
  return action;
}

std::optional<ReviewAction> review_accounts(const ReviewModel& model, PageState& state, Box box, Ui& ui) {
  const auto columns = static_cast<int>(model.account_heads.size()) + 2;  // the name takes two
  const auto rows = static_cast<int>(model.accounts.size());
  Box table = box.take_top(box.h * 0.6F);
  const Box head = table.take_top(ui.px_for_letters(56, 96));
  const TextStyle head_type{
      .size = LetterSize::body, .face = Face::sans_bold, .align = Align::right, .wrap = true, .most = 20};
  ui.text(head.column(0, columns, 0), model.account_unit,
          {.size = LetterSize::body, .colour = colour::ink_soft, .wrap = true, .most = 20});
  for (int column = 2; column < columns; ++column) {
    ui.text(head.column(column, columns, ui.px(8)), model.account_heads[static_cast<std::size_t>(column - 2)], head_type);
  }
  for (int row = 0; row < rows; ++row) {
    const ReviewAccount& account = model.accounts[static_cast<std::size_t>(row)];
    const Box line = table.row(row, rows);
    ui.fill({line.x, line.y, line.w, std::max(1.0F, ui.px(1))}, colour::paper_deep);
    const Box name = line.column(0, columns, 0);
    ui.text({name.x, name.y, name.w * 2, name.h}, account.name,
            {.size = LetterSize::label, .face = Face::poster, .most = 26});
    for (int column = 2; column < columns; ++column) {
      const bool change = column == 2;
      const float sum = change ? account.change : account.parts[static_cast<std::size_t>(column - 3)];
      ui.text(line.column(column, columns, ui.px(8)), points_words(sum),
              {.size = LetterSize::label,
               .face = change ? Face::poster : Face::sans,
               .colour = sum <= -1 ? colour::red : colour::ink,
               .align = Align::right,
               .most = 26});
    }
  }
  box.take_top(ui.px(8));
  std::vector<std::string> names;
  for (const ReviewAccount& account : model.accounts) {
    names.push_back(account.name);
  }
  state.page = tabs(ui, "review-leaf", box.take_top(ui.px_for_letters(38, 54)), names, std::min(state.page, rows - 1));
  box.take_top(ui.px(6));
  const ReviewAccount& chosen = model.accounts[static_cast<std::size_t>(state.page)];
  ui.text(box.take_top(ui.px_for_letters(28, 40)), chosen.deals_of,
          {.size = LetterSize::label, .face = Face::poster, .most = 30});
  if (chosen.deals.empty()) {
    ui.text(box.take_top(ui.px_for_letters(40, 70)), model.no_deals,
            {.size = LetterSize::body, .colour = colour::ink_soft, .wrap = true, .most = 24});
    return std::nullopt;
  }
  std::optional<ReviewAction> action;
  constexpr float most_deals = 3;
  const float height = std::min(box.h / most_deals, ui.px_for_letters(44, 96));
  for (std::size_t index = 0; index < chosen.deals.size(); ++index) {
    const ReviewLine& deal = chosen.deals[index];
    const Box row = box.take_top(height).inset(0, ui.px(1));
    const bool activated = pressed_row(model, focus_id("review-deal", static_cast<int>(index)), row, ui);
    Box inner = row.inset(ui.px(6), ui.px(2));
    ui.text(inner.take_right(ui.px_for_letters(70, 90)), points_words(deal.points),
            {.size = LetterSize::large, .face = Face::poster, .colour = colour::red, .align = Align::right, .most = 28});
    inner.take_right(ui.px(6));
    ui.text(inner, deal.words, row_type);
    if (activated) {
      action = ReviewAction{.kind = ReviewAction::Kind::pin, .index = chosen.first_pin + index};
    }
  }
  return action;
}

}  // namespace fc::overlay
