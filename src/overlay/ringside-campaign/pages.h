// The pages of the campaign's desk: what they are drawn from, what they remember between frames, and each of them. Source:
// rules/ringside-campaign/rules.md, 10.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/looks.h"
#include "library/words.h"
#include "match/match_of.h"
#include "overlay/bout/game_panels.h"
#include "overlay/controls/ui.h"
#include "overlay/office/ladder.h"
#include "overlay/office/letter.h"
#include "overlay/office/plot.h"
#include "overlay/screens/pages.h"
#include "rules/ringside-campaign/rules.h"
#include "rules/ringside-campaign/state.h"
#include "scene/ringside-campaign/chronicle.h"
#include "scene/stage.h"

namespace fc::ringside_campaign {

// What the pages of the campaign's desk are drawn from, and what they remember between frames. Source:
// rules/ringside-campaign/rules.md, 10.

/// One frame's view of a campaign.
struct OfficeView {
  const Setup& setup;
  const State& state;
  const Chronicle& chronicle;
  const std::vector<std::string>& names;  ///< of the managers, by seat
  int seat = 0;                           ///< the manager who is asked, or looks
  std::span<const Looks> looks{};         ///< by Person; empty: nobody knows them

  [[nodiscard]] const Man& man(Person person) const { return state.man(person); }
  [[nodiscard]] std::optional<Looks> looks_of(Person person) const {
    return person < looks.size() ? std::optional(looks[person]) : std::nullopt;
  }
  [[nodiscard]] const std::string& manager(int which) const { return names.at(static_cast<std::size_t>(which)); }
};

/// What the pages remember. seat -1: that of the view.
struct OfficeMemory {
  overlay::LadderState ladder;
  overlay::LadderState stable;
  int ladder_row = 0;
  int stable_row = 0;
  int stable_seat = -1;
  int ledger_seat = -1;
  float ledger_scroll = 0;
  int gazette_back = 0;  ///< issues before the latest one
  float gazette_scroll = 0;
  float champions_scroll = 0;
};

/// His manager's colour and shape; none while nobody has him.
std::optional<scene::SeatMark> mark_of_man(const OfficeView& view, Person person);

/// How his latest bouts ended, oldest first, at most so many.
std::vector<overlay::Form> form_of(const Chronicle& chronicle, Person person, std::size_t most);

/// His popularity over the weeks, with the present one. Values in points.
overlay::Curve pop_curve(const OfficeView& view, Person person);
/// What came of each of his bouts, on that curve.
std::vector<overlay::PlotMark> pop_marks(const OfficeView& view, Person person);
/// Weeks from left to right, points from foot to top, both with figures. most: of values.
void scale_pop(overlay::PlotModel& model, const OfficeView& view, int from_week, int most);
/// Figures at the weeks of a plot.
void scale_weeks(overlay::PlotModel& model, int from_week, int to_week);

/// "12–3–1, 8 KO": nothing but his record if there were none.
std::string record_words(const Man& man, overlay::Ui& ui);
/// "rested", or "tired: 34 for 2 more weeks".
std::string rest_words(const OfficeView& view, Person person, overlay::Ui& ui);

/// A stepper over the managers, as wide as its box: his mark and his name. Returns the seat, changed or not.
int choose_manager(const OfficeView& view, std::string_view id, const overlay::Box& box, int seat, overlay::Ui& ui);

// The hall of champions: who has had the belt, from when to when, and who took it.

void draw_champions_page(const OfficeView& view, const overlay::Box& box, OfficeMemory& memory, overlay::Ui& ui);

// What the Gazette writes: news of a week as clippings, worded with some variety. Source:
// rules/ringside-campaign/rules.md, 10.

/// The weeks of which there is something to print, rising.
std::vector<int> issues(const Chronicle& chronicle);

/// One of the news as a piece of the paper.
overlay::Clipping clipping_of(const OfficeView& view, const News& news, const Words& words);

/// All of that week, the most important first: it is set large. The last is the list of results, if there was a night;
/// before it stands the almanac, where a year or the campaign is over. A night without news has its main bout as such.
std::vector<overlay::Clipping> issue_of(const OfficeView& view, int week, const Words& words);

// The page of the Gazette: the clippings of one week, and the weeks before it to turn back to.

void draw_gazette_page(const OfficeView& view, const overlay::Box& box, OfficeMemory& memory, overlay::Ui& ui);

// The page of the ladder: champion and contenders with their form, how they moved, and the card of whom one looks at.

/// Before the ladder stands: the field of the tournament, or the men of the stables by strength.
void draw_ladder_page(const OfficeView& view, const overlay::Box& box, OfficeMemory& memory, overlay::Ui& ui);

// The page of the books: what every manager has had week by week, and where one of them has it from.

/// Cash of all managers by week. is_named: names at the ends.
overlay::PlotModel cash_plot(const OfficeView& view, const Words& words, bool is_named);

void draw_ledger_page(const OfficeView& view, const overlay::Box& box, OfficeMemory& memory, overlay::Ui& ui);

// Everything there is to know about one man of a campaign, on a card.

/// Name, manager, abilities, record and standing; below, as far as there is room, his popularity over the weeks.
void draw_man_card(const OfficeView& view, Person person, const overlay::Box& box, overlay::Ui& ui);

// The page of a stable: its men with form and popularity curves, and the card of whom one looks at.

void draw_stable_page(const OfficeView& view, const overlay::Box& box, OfficeMemory& memory, overlay::Ui& ui);

// The newspaper of a finished campaign: the ranking, its champions, and how the money came in. Source:
// rules/ringside-campaign/rules.md, 3.7, 10.

/// Without picture and date. view: of a campaign that is over.
overlay::FrontPageModel last_front_page(const OfficeView& view, const Words& words);

/// A page between two evenings: what has come of the campaign since, or what was decided for the one who reads it. None:
/// nothing.
std::optional<overlay::FrontPageModel> evening_page(const MatchOf<Rules>& campaign, const std::vector<std::string>& names,
                                                    const Words& words, const overlay::TellSince& since);

}  // namespace fc::ringside_campaign
