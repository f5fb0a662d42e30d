#include "exhibits.h"

#include <memory>

#include "overlay/controls/widgets.h"
#include "overlay/office/ladder.h"
#include "overlay/office/poster.h"
#include "overlay/office/tabs.h"

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
      .chance = 41 + place};
  poster.grand = place % 3 == 0;
  if (place == 1) {
    poster.stamped = "KO 7";
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

}  // namespace

std::vector<OfficeExhibit> office_exhibits() {
  return {ladder_of("ladder", 16, 1),
          ladder_of("ladder-moving", 16, 0.45F),
          ladder_of("ladder-of-64", 64, 1),
          ladder_of("ladder-of-two", 2, 1),
          {.name = "posters", .show = posters}};
}

}  // namespace fc::overlay::test
