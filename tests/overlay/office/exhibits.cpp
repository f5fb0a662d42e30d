#include "exhibits.h"

#include <memory>

#include "overlay/controls/widgets.h"
#include "overlay/office/office.h"

namespace fc::overlay::test {
namespace {

const std::vector<std::string> long_names{"Lonnie Dupree-Cole", "Muhammad Ali",     "Roscoe Winterbourne", "Joe Louis",
                                          "Big Jim Ostler",     "Xavier Dumonceau", "Ingemar Johansson",   "Gene Tunney"};

scene::SeatMark mark_at(int place) {
  return {.ink = static_cast<scene::Ink>(static_cast<int>(scene::Ink::seat_1) + place % 8),
          .mark = static_cast<scene::Mark>(place % 8)};
}

Box desk(Ui& ui) {
  paper_sheet(ui, ui.screen());
  return ui.screen().inset(ui.px(34), ui.px(22));
}

/// men: 1 to 64.
LadderModel some_ladder(int men, float moved) {
  LadderModel model{.rows = {}, .figure_head = "POP", .new_word = "new", .moved = moved};
  for (int place = 0; place < men; ++place) {
    const int risen = place % 5 == 1 ? 2 : place % 5 == 3 ? -1 : place % 5 == 2 ? -1 : 0;
    LadderRow row{.place = place == 0 ? "C" : std::to_string(place),
                  .name = long_names[static_cast<std::size_t>(place) % long_names.size()],
                  .note = place % 3 == 0 ? "tired, 34" : "",
                  .figure = std::to_string(30 - place / 3) + (place % 2 == 0 ? "½" : ""),
                  .mark = mark_at(place),
                  .form = {},
                  .from = static_cast<float>(std::min(place + risen, men - 1)),
                  .risen = risen,
                  .is_new = place == men - 1 && men > 2,
                  .crowned = place == 0,
                  .lit = place % 8 == 2};
    for (int bout = 0; bout < place % 6; ++bout) {
      row.form.push_back(static_cast<Form>((bout + place) % 3));
    }
    model.rows.push_back(row);
  }
  return model;
}

OfficeExhibit ladder_of(std::string name, int men, float moved) {
  auto state = std::make_shared<LadderState>();
  return {.name = std::move(name), .show = [=](Ui& ui) {
            const Panel panel(ui, "office", ui.screen(), true);
            ui.focus().open_scope("office", true);
            Box rest = desk(ui);
            const std::vector<std::string> names{"This week", "Ladder", "Stable", "Ledger", "Gazette", "Champions"};
            office_tabs(ui, rest.take_top(office_tabs_height(ui)), names, 1);
            rest.take_top(ui.px(12));
            int focused = -1;
            ladder(ui, rest, some_ladder(men, moved), *state, focused);
            ui.focus().close_scope();
          }};
}

BoutPoster some_bout(int place) {
  const auto index = static_cast<std::size_t>(place);
  BoutPoster poster{
      .banner = place % 3 == 0 ? "For the title, at The Best" : "High Class",
      .sides = {PosterSide{.name = long_names[index % 8], .mark = mark_at(place), .note = "champion · 12-3-1"},
                PosterSide{.name = long_names[(index + 3) % 8], .mark = mark_at(place + 3), .note = "no. 4 · 9-6"}},
      .terms = "12 rounds",
      .figures = {{.sums = {"$11,340", "$10,120"}, .word = "won"}, {.sums = {"$4,860", "$4,290"}, .word = "lost"}},
      .shares = Odds::Shares{.left = 41 + place, .drawn = place == 0 ? 0 : 9, .right = place == 0 ? 59 : 50 - place}};
  poster.grand = place % 3 == 0;
  if (place == 1) {
    poster.stamped = "TKO 12";
    poster.figures.push_back({.sums = {"–1½ → –2½", "12 → 14½"}, .word = "POP"});
    poster.winner = Corner::blue;
  }
  poster.dimmed = place == 2;
  return poster;
}

/// Six posters, upright ones above, strips below.
void posters(Ui& ui) {
  const Panel panel(ui, "office", ui.screen(), true);
  Box rest = desk(ui);
  const bool tall = ui.screen().h > ui.screen().w;
  const Box upper = rest.take_top(rest.h * 0.56F);
  for (int place = 0; place < 3; ++place) {
    bout_poster(ui, upper.column(place, 3, ui.px(12)), some_bout(place));
  }
  rest.take_top(ui.px(14));
  for (int place = 0; place < 4; ++place) {
    bout_poster(ui, tall ? rest.row(place, 4, ui.px(10)) : rest.row(place / 2, 2, ui.px(12)).column(place % 2, 2, ui.px(12)),
                some_bout(place));
  }
}

/// Weekly sums of so many, over so many weeks.
PlotModel some_sums(int curves, int weeks) {
  PlotModel model;
  model.to = static_cast<float>(weeks);
  for (int place = 0; place < curves; ++place) {
    Curve curve{.name = place < 4 ? long_names[static_cast<std::size_t>(place)] : "", .mark = mark_at(place)};
    float sum = 0;
    for (int week = 0; week <= weeks; ++week) {
      sum += static_cast<float>((week * (place + 3) * 7 + place) % 19 == 0 ? 9000 - 900 * place : 120);
      curve.points.push_back({.at = static_cast<float>(week), .value = sum});
    }
    model.curves.push_back(curve);
  }
  fit_values(model, 5, 100);
  for (PlotTick& tick : model.values) {
    tick.text = "$" + std::to_string(static_cast<int>(tick.at));
  }
  for (const float week : even_values(0, static_cast<float>(weeks), 8)) {
    model.times.push_back({.at = week, .text = std::to_string(static_cast<int>(week))});
  }
  return model;
}

PlotModel some_form() {
  PlotModel model;
  model.to = 52;
  Curve faint{.name = "Joe Louis", .mark = mark_at(1), .is_stepped = true, .is_faint = true};
  Curve curve{.name = "Max Baer", .mark = mark_at(2), .is_stepped = true};
  for (int week = 4; week <= 52; week += 4) {
    const auto at = static_cast<float>(week);
    curve.points.push_back({.at = at, .value = static_cast<float>((week * 7) % 23) - 3});
    faint.points.push_back({.at = at, .value = at / 4});
    model.marks.push_back({.where = curve.points.back(), .form = static_cast<Form>(week / 4 % 3)});
  }
  model.curves = {faint, curve};
  fit_values(model, 6);
  for (PlotTick& tick : model.values) {
    tick.text = std::to_string(static_cast<int>(tick.at));
  }
  for (const float week : even_values(0, 52, 8)) {
    model.times.push_back({.at = week, .text = std::to_string(static_cast<int>(week))});
  }
  return model;
}

void plots(Ui& ui) {
  const Panel panel(ui, "office", ui.screen(), true);
  const Box rest = desk(ui);
  const float gap = ui.px(16);
  draw_plot(ui, rest.row(0, 2, gap).column(0, 2, gap), some_sums(8, 520));
  draw_plot(ui, rest.row(0, 2, gap).column(1, 2, gap), some_form());
  draw_plot(ui, rest.row(1, 2, gap).column(0, 2, gap), some_sums(4, 12));
  PlotModel nothing;
  nothing.nothing = "Nothing yet: the first bout is fought in week 4.";
  draw_plot(ui, rest.row(1, 2, gap).column(1, 2, gap), nothing);
}

Letter some_letter() {
  return {.from = "Constance Winterbourne",
          .mark = mark_at(4),
          .heading = "I offer you Roscoe Winterbourne for Lonnie Dupree-Cole",
          .text = {"You pay $2,000 besides. His cut is rolled anew: 11 to 30 per cent for you."},
          .heads = {"Roscoe Winterbourne", "Lonnie Dupree-Cole"},
          .lines = {{.label = "agility", .sides = {"58", "54"}, .better = 0},
                    {.label = "punches", .sides = {"17", "19"}, .better = 1},
                    {.label = "record", .sides = {"12-3-1", "4-4"}},
                    {.label = "popularity", .sides = {"18½", "6"}, .better = 0}},
          .foot = "Worth to you: about $1,400 more than you give"};
}

void letters(Ui& ui) {
  const Panel panel(ui, "office", ui.screen(), true);
  Box rest = desk(ui);
  const bool tall = ui.screen().h > ui.screen().w;
  std::vector<CalendarCell> cells;
  for (int week = 7; week < 20; ++week) {
    cells.push_back({.label = std::to_string(week),
                     .note = week == 16 ? "title" : "",
                     .bouts = week < 12 ? week % 5 : 0,
                     .is_now = week == 11,
                     .is_over = week < 11,
                     .is_grand = week == 16});
  }
  calendar_strip(ui, rest.take_top(ui.px_for_letters(54, 84)), cells);
  rest.take_top(ui.px(12));
  Box right = tall ? rest.take_bottom(rest.h * 0.5F) : rest.take_right(rest.w * 0.5F);
  draw_letter(ui, rest.inset(0, ui.px(6)), some_letter(), ui.px(56));
  right = right.inset(ui.px(16), ui.px(6));
  champion_belt(ui, right.take_bottom(ui.px(60)).centred(ui.px(220), ui.px(56)), colour::ink);
  const std::vector<Clipping> cut{{.kicker = "Week 12 · The Best",
                                   .headline = "Winterbourne takes the crown",
                                   .story = {},
                                   .mark = mark_at(3),
                                   .grand = true},
                                  {.kicker = "Week 12 · High Class",
                                   .headline = "Johansson stopped in two",
                                   .story = "Gene Tunney needed four minutes and a right hand."}};
  for (const Clipping& clipping : cut) {
    draw_clipping(ui, right.take_top(clipping_height(ui, right.w, clipping)), clipping);
    right.take_top(ui.px(14));
  }
}

void account(Ui& ui) {
  static float scroll = 0;
  const Panel panel(ui, "office", ui.screen(), true);
  ui.focus().open_scope("office", true);
  const auto row_of = [](int row) {
    return LedgerRow{.when = std::to_string(52 - row),
                     .what = long_names[static_cast<std::size_t>(row) % 8] + ": share of $14,300",
                     .mark = mark_at(row),
                     .sum = row % 4 == 1 ? "- $2,000" : "+ $3,146",
                     .is_cost = row % 4 == 1,
                     .left = "$" + std::to_string(141000 - 1200 * row)};
  };
  const LedgerModel model{
      .heads = {"Week", "What", "In and out", "Left"}, .count = 40, .row = row_of, .widest = {"52", "+ $3,146", "$141000"}};
  draw_ledger(ui, "account", desk(ui), model, scroll);
  ui.focus().close_scope();
}

}  // namespace

std::vector<OfficeExhibit> office_exhibits() {
  return {ladder_of("ladder", 16, 1),           ladder_of("ladder-moving", 16, 0.45F), ladder_of("ladder-of-64", 64, 1),
          ladder_of("ladder-of-two", 2, 1),     {.name = "posters", .show = posters},  {.name = "plots", .show = plots},
          {.name = "letters", .show = letters}, {.name = "account", .show = account}};
}

}  // namespace fc::overlay::test
