#include <algorithm>
#include <span>

#include "overlay/controls/widgets.h"
#include "overlay/ringside-campaign/pages.h"
#include "rules/ringside-campaign/club.h"
#include "rules/ringside-campaign/stables.h"
#include "scene/ringside-campaign/game.h"

namespace fc::ringside_campaign {
namespace {

using namespace overlay;

/// Arrows tell of so many weeks: in that time a man boxes once.
constexpr int weeks_of_arrows = 4;
constexpr std::size_t bouts_beside_ladder = 5;

/// His rank when those weeks began; `no_rank` if he had none.
int rank_before(const OfficeView& view, Person person) {
  int rank = no_rank;
  for (const ManAtWeek& week : view.chronicle.weeks_of(person)) {
    if (week.week >= view.state.week - weeks_of_arrows) {
      break;
    }
    rank = week.rank;
  }
  return rank;
}

/// Whether he came to his first stable in those weeks, not at the forming.
bool is_newcomer(const OfficeView& view, Person person) {
  const std::span<const ManAtWeek> weeks = view.chronicle.weeks_of(person);
  return weeks.empty() || (weeks.front().week > 0 && weeks.front().week >= view.state.week - weeks_of_arrows);
}

LadderRow row_of(const OfficeView& view, Person person, Ui& ui) {
  const Man& man = view.man(person);
  return {.place = {},
          .name = std::string(man_name(view.setup, person, ui.words())),
          .note = {},
          .figure = points_text(man.pop()),
          .mark = mark_of_man(view, person),
          .form = form_of(view.chronicle, person, bouts_beside_ladder),
          .lit = man.owner == view.seat,
          .looks = view.looks_of(person)};
}

/// Champion and contenders. men: becomes who stands in which row.
LadderModel ranked(const OfficeView& view, std::vector<Person>& men, Ui& ui) {
  LadderModel model;
  model.figure_head = ui.word("ringside-campaign.office.pop_and_weeks");
  model.new_word = ui.word("ringside-campaign.office.new");
  const auto add = [&](Person person, int rank) {
    LadderRow row = row_of(view, person, ui);
    const int before = rank_before(view, person);
    row.place = rank == 0 ? std::string(ui.word("ringside-campaign.office.champion_place")) : std::to_string(rank);
    row.risen = before == no_rank ? 0 : before - rank;
    row.is_new = is_newcomer(view, person);
    row.from = static_cast<float>(men.size());
    row.crowned = rank == 0;
    if (!is_rested(view.setup, view.state, person)) {
      row.note = ui.word("ringside-campaign.office.tired_note");
    }
    men.push_back(person);
    model.rows.push_back(row);
  };
  if (view.state.ladder.champion != nobody) {
    add(view.state.ladder.champion, 0);
  }
  int rank = 0;
  for (const Person person : view.state.ladder.contenders) {
    add(person, ++rank);
  }
  return model;
}

/// Who is still in the tournament, then who is out, the last ones first. While the stables are forming: everybody there is.
LadderModel field(const OfficeView& view, std::vector<Person>& men, Ui& ui) {
  each_man(view.setup, view.state, [&](Person person) { men.push_back(person); });
  if (view.state.phase == Phase::forming) {
    men.insert(men.end(), view.state.pool.begin(), view.state.pool.end());
  }
  const auto meetings_survived = [&](Person person) { return view.man(person).out == 0 ? 99 : view.man(person).out; };
  std::ranges::stable_sort(men, [&](Person one, Person other) {
    const Man& a = view.man(one);
    const Man& b = view.man(other);
    if (a.seed == 0 || b.seed == 0) {
      return strength(a.boxer) > strength(b.boxer);
    }
    return meetings_survived(one) != meetings_survived(other) ? meetings_survived(one) > meetings_survived(other)
                                                              : a.seed < b.seed;
  });
  LadderModel model;
  const bool is_seeded = !men.empty() && view.man(men.front()).seed > 0;
  model.figure_head = ui.word(is_seeded ? "ringside-campaign.office.pop" : "ringside-campaign.office.strength");
  for (const Person person : men) {
    const Man& man = view.man(person);
    LadderRow row = row_of(view, person, ui);
    row.place = is_seeded ? std::to_string(man.seed) : std::to_string(model.rows.size() + 1);
    row.from = static_cast<float>(model.rows.size());
    row.figure = is_seeded ? row.figure : std::to_string(strength(man.boxer));
    if (man.out > 0) {
      row.note = ui.say("ringside-campaign.office.out", {{"meeting", std::to_string(man.out)}});
    }
    model.rows.push_back(row);
  }
  return model;
}

}  // namespace

void draw_ladder_page(const OfficeView& view, const Box& box, OfficeMemory& memory, Ui& ui) {
  std::vector<Person> men;
  const bool stands = !view.state.ladder.contenders.empty();
  const LadderModel model = stands ? ranked(view, men, ui) : field(view, men, ui);
  Box rest = box;
  if (!stands) {
    const Box line = rest.take_top(ui.text_px(26));
    ui.text(line, ui.word(view.state.meeting > 0 ? "ringside-campaign.office.field" : "ringside-campaign.office.no_ladder"),
            {.size = LetterSize::body, .face = Face::sans_bold});
  }
  if (men.empty()) {
    return;
  }
  const bool tall = rest.h > rest.w;
  const Box card =
      tall ? rest.take_bottom(rest.h * 0.42F) : rest.take_right(std::clamp(rest.w * 0.36F, ui.px(300), ui.px(440)));
  tall ? rest.take_bottom(ui.px(12)) : rest.take_right(ui.px(14));
  ladder(ui, rest, model, memory.ladder, memory.ladder_row);
  memory.ladder_row = std::clamp(memory.ladder_row, 0, static_cast<int>(men.size()) - 1);
  draw_man_card(view, men[static_cast<std::size_t>(memory.ladder_row)], card, ui);
}

namespace {

using namespace overlay;

constexpr std::size_t bouts_of_a_man = 8;

std::string note_of(const OfficeView& view, Person person, Ui& ui) {
  if (!is_rested(view.setup, view.state, person)) {
    return std::string(ui.word("ringside-campaign.office.tired_note"));
  }
  return wear::may_wear(view.setup, view.man(person)) ? std::string(ui.word("ringside-campaign.office.wears_note"))
                                                      : std::string();
}

LadderModel men_of(const OfficeView& view, int seat, Ui& ui) {
  LadderModel model;
  model.figure_head = ui.word("ringside-campaign.office.pop");
  for (const Person person : view.state.manager(seat).stable) {
    const Man& man = view.man(person);
    const int rank = rank_of(view.state.ladder, person);
    LadderRow row{.place = rank == 0         ? std::string(ui.word("ringside-campaign.office.champion_place"))
                           : rank == no_rank ? std::string("\u2013")
                                             : std::to_string(rank),
                  .name = std::string(man_name(view.setup, person, ui.words())),
                  .note = note_of(view, person, ui),
                  .figure = points_text(man.pop()),
                  .form = form_of(view.chronicle, person, bouts_of_a_man),
                  .from = static_cast<float>(model.rows.size()),
                  .crowned = rank == 0,
                  .looks = view.looks_of(person)};
    model.rows.push_back(row);
  }
  return model;
}

/// All curves of the stable, that of the man one looks at in front.
void curves(const OfficeView& view, int seat, Person looked_at, const Box& box, Ui& ui) {
  PlotModel plot;
  int from = view.state.week;
  for (const Person person : view.state.manager(seat).stable) {
    Curve curve = pop_curve(view, person);
    curve.is_faint = person != looked_at;
    curve.name = last_name(view.setup, person, ui.words());
    if (!curve.points.empty()) {
      from = std::min(from, static_cast<int>(curve.points.front().at));
    }
    plot.curves.push_back(curve);
  }
  plot.marks = pop_marks(view, looked_at);
  plot.nothing = ui.word("ringside-campaign.office.no_bouts");
  scale_pop(plot, view, from, 6);
  Box rest = box;
  ui.text(rest.take_top(ui.text_px(24)), ui.word("ringside-campaign.office.pop_by_week"),
          {.size = LetterSize::body, .face = Face::sans_bold});
  draw_plot(ui, rest, plot);
}

}  // namespace

void draw_stable_page(const OfficeView& view, const Box& box, OfficeMemory& memory, Ui& ui) {
  const int seat = memory.stable_seat < 0 ? view.seat : memory.stable_seat;
  Box rest = box;
  const Box head = rest.take_top(ui.px_for_letters(40, 58));
  if (choose_manager(view, "stable-manager", head, seat, memory.stable_seat, ui)) {
    memory.stable_row = 0;
  }
  rest.take_top(ui.px(10));
  const auto& stable = view.state.manager(seat).stable;
  if (stable.empty()) {
    ui.text(rest, ui.word("ringside-campaign.office.empty_stable"),
            {.size = LetterSize::body, .colour = colour::ink_soft, .align = Align::centre, .wrap = true});
    return;
  }
  const auto count = static_cast<int>(stable.size());
  const bool tall = rest.h > rest.w;
  Box side = tall ? rest.take_bottom(rest.h * 0.66F) : rest.take_right(rest.w * 0.5F);
  tall ? rest.take_bottom(ui.px(12)) : rest.take_right(ui.px(14));
  const float tight = ui.text_px(20) + ui.px_for_letters(30, 46) * static_cast<float>(count);
  const float airy = ui.text_px(20) + ui.px_for_letters(30, 46) * 1.35F * static_cast<float>(count);
  const float curves_least = ui.text_px(160);
  const bool has_curves = rest.h - tight > curves_least;
  const Box list = rest.take_top(has_curves && !tall ? std::min(airy, rest.h - curves_least) : rest.h);
  ladder(ui, list, men_of(view, seat, ui), memory.stable, memory.stable_row);
  memory.stable_row = std::clamp(memory.stable_row, 0, count - 1);
  const Person looked_at = stable[static_cast<std::size_t>(memory.stable_row)];
  if (tall) {
    curves(view, seat, looked_at, side.take_bottom(side.h * 0.5F), ui);
    side.take_bottom(ui.px(10));
  } else if (has_curves) {
    rest.take_top(ui.px(10));
    curves(view, seat, looked_at, rest, ui);
  }
  draw_man_card(view, looked_at, side, ui);
}

}  // namespace fc::ringside_campaign
