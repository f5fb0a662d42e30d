// What lies on the desk while nobody is asked: the bill as posters, fight night with its results, the week's end.
#include <algorithm>
#include <string>
#include <vector>

#include "overlay/controls/large_page.h"
#include "overlay/office/office.h"
#include "overlay/ringside-campaign/cards.h"
#include "overlay/ringside-campaign/pages.h"
#include "scene/ringside-campaign/chronicle.h"

namespace fc::ringside_campaign {
namespace {

using namespace overlay;

/// Posters in a grid that fills the box as well as it can.
void poster_wall(const std::vector<BoutPoster>& posters, const Box& box, double latest, Ui& ui) {
  const auto count = static_cast<int>(posters.size());
  const bool large = has_large_pages(ui);
  const int columns = large ? 1 : std::clamp(static_cast<int>(box.w / ui.text_px(300)), 1, std::max(1, count));
  const int rows = (count + columns - 1) / columns;
  const float gap = ui.px(10);
  const float height = std::min(box.row(0, rows, gap).h, ui.text_px(large ? 150 : 220));
  for (int index = 0; index < count; ++index) {
    const Box column = box.column(index % columns, columns, gap);
    const int row = index / columns;
    const Box place{column.x, box.y + static_cast<float>(row) * (height + gap), column.w, height};
    bout_poster(ui, place, posters[static_cast<std::size_t>(index)], index == 0 ? latest : 10);
  }
}

void heading(const Box& box, std::string_view text, Ui& ui) { poster_heading(ui, box, text, LetterSize::heading); }

/// What the winner has learned, or that he has not.
std::string experience_line(const BoutView& view, const Fought& fought, Ui& ui) {
  if (!fought.die_is_read || fought.result.is_drawn()) {
    return {};
  }
  const std::string_view winner = last_name(*view.setup, fought.bout.man(fought.result.winner), ui.words());
  return fought.learned ? panel_text(ui, "learned", {{"man", winner}, {"ability", ui.word(key_of(*fought.learned))}})
                        : panel_text(ui, "learned-nothing", {{"man", winner}});
}

/// What the bout took of its men.
std::string wear_line(const BoutView& view, const Fought& fought, Ui& ui) {
  std::string line;
  for (const Corner corner : both_corners) {
    if (const std::optional<Ability>& worn = fought.of(corner).worn) {
      const std::string_view man = last_name(*view.setup, fought.bout.man(corner), ui.words());
      line += (line.empty() ? "" : " · ") + panel_text(ui, "worn", {{"man", man}, {"ability", ui.word(key_of(*worn))}});
    }
  }
  return line;
}

/// The latest result large, with all that it brought; before the first the bout that opens the night.
void draw_latest(const BoutView& view, Box box, Ui& ui) {
  const Fought* const latest = view.readout.latest();
  if (latest == nullptr) {
    if (!view.now().night.empty()) {
      bout_poster(ui, box, poster_of(view, view.now().night[0], ui));
    }
    return;
  }
  const double since = view.model->clock - latest->at;
  if (since < 1) {
    ui.moving();
  }
  const std::string learned = experience_line(view, *latest, ui);
  ui.text(box.take_bottom(ui.text_px(28)), learned,
          {.size = LetterSize::body, .face = Face::sans_bold, .colour = colour::good, .align = Align::centre});
  if (const std::string worn = wear_line(view, *latest, ui); !worn.empty()) {
    ui.text(box.take_bottom(ui.text_px(28)), worn,
            {.size = LetterSize::body, .face = Face::sans_bold, .colour = colour::bad, .align = Align::centre});
  }
  bout_poster(ui, box, poster_of(view, *latest, ui), since);
}

/// The latest result; beside it what is still to come, then what was.
void draw_night(const BoutView& view, Box box, Ui& ui) {
  heading(box.take_top(ui.px_for_letters(44, 64)),
          panel_text(ui, "night-heading", {{"week", std::to_string(view.now().week)}}), ui);
  const auto& fought = view.readout.fought;
  const State& now = view.now();
  std::vector<BoutPoster> others;
  for (std::size_t index = fought.empty() ? 1 : 0; index < now.night.size(); ++index) {
    others.push_back(poster_of(view, now.night[index], ui));
  }
  for (std::size_t index = fought.size(); index-- > 1;) {
    others.push_back(poster_of(view, fought[index - 1], ui));
    others.back().dimmed = true;
  }
  if (others.empty()) {
    draw_latest(view, box.centred(std::min(box.w, ui.text_px(420)), std::min(box.h, ui.text_px(420))), ui);
    return;
  }
  const bool low = has_large_pages(ui);  // all of it above the fold, both men in one line
  const bool narrow = low || box.h > box.w;
  const Box large = low      ? box.take_top(ui.text_px(180))
                    : narrow ? box.take_top(box.h * 0.45F)
                             : box.take_left(box.w * 0.44F);
  narrow ? box.take_top(ui.px(12)) : box.take_left(ui.px(16));
  draw_latest(view, large.centred(large.w, std::min(large.h, ui.text_px(400))), ui);
  poster_wall(others, box, 10, ui);
}

LadderModel ladder_of(const BoutView& view, Ui& ui) {
  const State& now = view.now();
  const Standings& before = view.readout.before;
  LadderModel model;
  model.figure_head = panel_text(ui, "pop");
  model.new_word = panel_text(ui, "new");
  model.can_be_chosen = false;
  const auto add = [&](Person person, int rank) {
    const int from = rank_of(before.ladder, person);
    const int pop = now.man(person).pop();
    const int earlier = before.pops[person];
    LadderRow row;
    row.place = rank == 0 ? "C" : std::to_string(rank);
    row.name = man_name(*view.setup, person, ui.words());
    row.figure = pop == earlier ? points_text(pop)
                                : panel_text(ui, "change", {{"from", points_text(earlier)}, {"to", points_text(pop)}});
    row.mark = mark_of_man(now, person);
    row.looks = view.looks_of(person);
    row.is_new = from == no_rank;
    row.from = static_cast<float>(row.is_new ? rank : from);
    row.risen = row.is_new ? 0 : from - rank;
    row.crowned = rank == 0;
    if (now.week - now.man(person).last_week > view.setup->tables.idle_weeks) {
      row.note = panel_text(ui, "idle", {{"weeks", std::to_string(now.week - now.man(person).last_week)}});
    }
    model.rows.push_back(std::move(row));
  };
  if (now.ladder.champion != nobody) {
    add(now.ladder.champion, 0);
  }
  for (std::size_t place = 0; place < now.ladder.contenders.size(); ++place) {
    add(now.ladder.contenders[place], static_cast<int>(place) + 1);
  }
  constexpr double sliding = 0.9;
  model.moved = ui.reduced_motion() ? 1 : static_cast<float>(std::clamp(view.readout.since / sliding, 0.0, 1.0));
  return model;
}

/// Cash from what to what, a line for each manager.
void cash_lines(const BoutView& view, Box box, Ui& ui) {
  const int seats = seats_of(*view.setup);
  const int columns = std::clamp(static_cast<int>(box.w / ui.text_px(180)), 1, std::min(seats, 4));
  const int rows = (seats + columns - 1) / columns;
  for (int seat = 0; seat < seats; ++seat) {
    Box place = box.row(seat / columns, rows, ui.px(2)).column(seat % columns, columns, ui.px(10));
    const scene::SeatMark mark = mark_of(seat);
    mark_before(ui, place, ui.text_px(16), mark.mark, colour::of(mark.ink), 6);
    const Money after = view.now().manager(seat).cash;
    const Money earned = after - view.readout.before.cash[static_cast<std::size_t>(seat)];
    Box sum = place.take_right(place.w * 0.46F);
    ui.text(sum, signed_money_text(earned, ui.words()),
            {.size = LetterSize::body,
             .face = Face::sans_bold,
             .colour = earned < 0   ? colour::bad
                       : earned > 0 ? colour::good
                                    : colour::ink_soft,
             .align = Align::right});
    ui.text(place, money_text(after, ui.words()), {.size = LetterSize::label, .face = Face::poster});
  }
}

/// What the Gazette will print of the week, over a ladder that leaves room for it.
void draw_headline(const BoutView& view, Box& box, Ui& ui) {
  constexpr std::size_t most_men = 20;
  if (view.now().ladder.contenders.size() > most_men) {
    return;
  }
  const std::vector<Clipping> news = issue_of(office_view(view), view.now().week, ui.words());
  if (news.empty() || !news.front().grand) {
    return;
  }
  const float width = std::min(box.w, ui.text_px(720));
  const float height = clipping_height(ui, width, news.front());
  if (height > box.h * 0.34F) {
    return;
  }
  draw_clipping(ui, box.take_top(height).centred(width, height), news.front());
  box.take_top(ui.px(10));
}

void draw_week_end(const BoutView& view, Box box, Ui& ui) {
  heading(box.take_top(ui.px_for_letters(44, 64)), panel_text(ui, "week-over", {{"week", std::to_string(view.now().week)}}),
          ui);
  const int columns = std::clamp(static_cast<int>(box.w / ui.text_px(180)), 1, 4);
  const int rows = (seats_of(*view.setup) + columns - 1) / columns;
  cash_lines(view, box.take_bottom(ui.text_px(28) * static_cast<float>(rows)), ui);
  double_rule(ui, box.take_bottom(ui.px(8)));
  draw_headline(view, box, ui);
  LadderState state;
  int focused = -1;
  ladder(ui, box, ladder_of(view, ui), state, focused);
}

/// The newest papers, as far as they fit: something to read while nothing is on the bill.
void draw_newest_issues(const BoutView& view, Box box, Ui& ui) {
  const std::vector<int> printed = issues(view.chronicle());
  const float width = std::min(box.w, ui.text_px(720));
  for (std::size_t index = printed.size(); index-- > 0;) {
    for (const Clipping& clipping : issue_of(office_view(view), printed[index], ui.words())) {
      const float height = clipping_height(ui, width, clipping);
      if (height > box.h) {
        return;
      }
      draw_clipping(ui, box.take_top(height).centred(width, height), clipping);
      box.take_top(ui.px(10));
    }
  }
}

/// What the button under the poster of that bout is called for the focus.
FocusId watch_id(const BoutView& view, const BilledBout& bout) {
  return focus_id("watch-" + std::string(id_of(*view.setup, bout.red).text()));
}

/// A poster of the bill, and below it whether somebody wants to see that bout.
std::optional<BoutAction> bill_entry(const BoutView& view, const BilledBout& bout, Box place, FocusTraits traits,
                                     ScrollArea& area, Ui& ui) {
  const std::string red(id_of(*view.setup, bout.red).text());
  const bool watched = view.model->estimate && view.model->estimate("watched:" + red).value_or(0) > 0;
  const Box whole = place;
  traits.clip = area.box();
  const Touch touch = list_row(ui, "watch-" + red, place.take_bottom(ui.px_for_letters(30, 44)),
                               {.name = panel_text(ui, watched ? "watched" : "watch"), .chosen = watched}, traits);
  // Where both men stand side by side each has a third of the poster.
  const float room = place.w * (place.h > ui.text_px(200) ? 0.7F : 0.33F);
  const std::vector<Memory> memories =
      at_stake(view.chronicle(), bout.red, bout.blue, static_cast<std::int32_t>(view.chronicle().bouts().size()));
  BoutPoster poster = poster_of(view, bout, ui);
  if (!memories.empty()) {
    poster.why = worded(memories.front(), view.chronicle(), *view.setup, ui.words());
  }
  for (const Corner corner : both_corners) {
    const TextStyle type{.size = LetterSize::heading, .face = Face::poster};
    poster.sides[fc::index_of(corner)].name = name_for(view, bout.man(corner), room, type, ui);
  }
  bout_poster(ui, place, poster);
  if (touch.arrived) {
    area.show(whole);
  }
  return touch.activated ? std::optional(BoutAction{
                               .kind = BoutAction::Kind::order, .seat = no_seat, .index = 0, .page = "watch:" + red})
                         : std::nullopt;
}

/// The bill of tonight before the first bell: what somebody wants to see he says here.
std::optional<BoutAction> draw_open_bill(const BoutView& view, Box box, float& scroll, Ui& ui) {
  std::optional<BoutAction> action;
  heading(box.take_top(ui.px_for_letters(44, 64)),
          panel_text(ui, "night-heading", {{"week", std::to_string(view.now().week)}}), ui);
  const Box bell = box.take_bottom(ui.px_for_letters(46, 68));
  if (poster_button(ui, "bell", bell.centred(std::min(bell.w, ui.text_px(420)), bell.h), panel_text(ui, "to-the-ring"),
                    Weight::strong, true)) {
    action = {.kind = BoutAction::Kind::order, .seat = no_seat, .index = 0, .page = "bell"};
  }
  box.take_bottom(ui.px(10));
  const auto& night = view.now().night;
  const auto count = static_cast<int>(night.size());
  const float gap = ui.px(10);
  constexpr float large = 1.3F;  // letters with which two names have no room side by side
  const bool stand_alone = ui.text_scale() > large;
  const int most_columns = stand_alone ? 1 : std::clamp(static_cast<int>(box.w / ui.text_px(300)), 1, 3);
  const int rows = (count + most_columns - 1) / most_columns;
  const int columns = (count + rows - 1) / rows;
  // Nobody reads half a bout: where the list is low, both men stand side by side.
  const float least = std::min(ui.text_px(stand_alone ? 296 : 172), std::max(box.h, ui.text_px(150)));
  const float height = std::clamp(box.row(0, rows, gap).h, least, std::max(least, ui.text_px(290)));
  const float content = static_cast<float>(rows) * (height + gap) - gap;
  ScrollArea area(ui, box, content, scroll);
  Box wall = box;
  if (content > box.h) {
    wall.take_right(ui.px(12));
  }
  for (int index = 0; index < count; ++index) {
    const Box column = wall.column(index % columns, columns, gap);
    const float top = wall.y + static_cast<float>(index / columns) * (height + gap) + area.offset();
    // The main bout first.
    const auto at = [&](int place) -> const BilledBout& {
      return night[night.size() - 1 - static_cast<std::size_t>(place)];
    };
    const FocusTraits traits{.above = index >= columns ? watch_id(view, at(index - columns)) : 0,
                             .below = index + columns < count ? watch_id(view, at(index + columns)) : focus_id("bell")};
    if (auto chosen = bill_entry(view, at(index), {column.x, top, column.w, height}, traits, area, ui)) {
      action = std::move(chosen);
    }
  }
  return action;
}

void draw_bill(const BoutView& view, Box box, Ui& ui) {
  const auto& bill = view.now().night;
  draw_calendar(view, box.take_top(calendar_height(ui)), ui);
  box.take_top(ui.px(8));
  heading(box.take_top(ui.px_for_letters(44, 64)), panel_text(ui, bill.empty() ? "bill-empty" : "bill"), ui);
  if (bill.empty()) {
    draw_newest_issues(view, box, ui);
    return;
  }
  std::vector<BoutPoster> posters;
  for (std::size_t index = bill.size(); index-- > 0;) {
    posters.push_back(poster_of(view, bill[index], ui));
  }
  poster_wall(posters, box, 10, ui);
}

}  // namespace

bool forms_stables(const State& now) {
  return now.phase == Phase::forming || now.phase == Phase::cuts || now.phase == Phase::seeding;
}

std::optional<BoutAction> draw_week(const BoutView& view, const Box& box, float& scroll, Ui& ui) {
  if (view.model->held) {
    return draw_open_bill(view, box, scroll, ui);
  }
  if (view.now().lot.man != nobody) {
    draw_open_lot(view, box, ui);
  } else if (forms_stables(view.now())) {
    draw_forming(view, box, ui);
  } else if (view.readout.week_over) {
    draw_week_end(view, box, ui);
  } else if (view.readout.night) {
    draw_night(view, box, ui);
  } else {
    draw_bill(view, box, ui);
  }
  return std::nullopt;
}

}  // namespace fc::ringside_campaign
