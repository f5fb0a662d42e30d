// The pages of the campaign's desk: their input, what they remember between frames, and each of them. Source:
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
#include "overlay/office/office.h"
#include "overlay/screens/pages.h"
#include "rules/ringside-campaign/rules.h"
#include "rules/ringside-campaign/state.h"
#include "scene/ringside-campaign/chronicle.h"
#include "scene/stage.h"

namespace fc::ringside_campaign {

// The input of the pages, and what they remember between frames. Source: rules/ringside-campaign/rules.md, 10.

/// One frame's view of a campaign.
struct OfficeView {
  const Setup& setup;
  const State& state;
  const Chronicle& chronicle;
  const std::vector<std::string>& names;  ///< of the managers, by seat
  int seat = 0;                           ///< the manager who is asked, or who looks at the page
  std::span<const Looks> looks{};         ///< by Person; empty: not known

  [[nodiscard]] const Man& man(Person person) const { return state.man(person); }
  [[nodiscard]] std::optional<Looks> looks_of(Person person) const {
    return person < looks.size() ? std::optional(looks[person]) : std::nullopt;
  }
  [[nodiscard]] const std::string& manager(int which) const { return names.at(static_cast<std::size_t>(which)); }
};

/// What the pages remember between frames. Seats of -1 stand for the view's seat.
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

/// His manager's colour and shape; none while he has no manager.
std::optional<scene::SeatMark> mark_of_man(const OfficeView& view, Person person);

/// The results of his latest bouts, oldest first, at most `most`.
std::vector<overlay::Form> form_of(const Chronicle& chronicle, Person person, std::size_t most);

/// His popularity over the weeks up to the present one. Values in points.
overlay::Curve pop_curve(const OfficeView& view, Person person);
/// Marks for the results of his bouts on that curve.
std::vector<overlay::PlotMark> pop_marks(const OfficeView& view, Person person);
/// Sets both scales of a popularity plot: weeks from left to right, points upwards, with labels. most: number of ticks of
/// the points.
void scale_pop(overlay::PlotModel& model, const OfficeView& view, int from_week, int most);
/// Sets the time scale of a plot to these weeks, with labels.
void scale_weeks(overlay::PlotModel& model, int from_week, int to_week);

/// His record, "12–3–1, 8 KO"; without the KO if there were none.
std::string record_words(const Man& man, overlay::Ui& ui);
/// "rested", or "tired: 34 for 2 more weeks".
std::string rest_words(const OfficeView& view, Person person, overlay::Ui& ui);

/// A control that steps through the managers, as wide as its box: mark and name. seat: the selected one. True if another
/// is selected, whose seat is then in `chosen`.
bool choose_manager(const OfficeView& view, std::string_view id, const overlay::Box& box, int seat, int& chosen,
                    overlay::Ui& ui);

// The page of the champions: who held the belt, from when to when, and who took it.

void draw_champions_page(const OfficeView& view, const overlay::Box& box, OfficeMemory& memory, overlay::Ui& ui);

// The texts of the Gazette: news of a week as clippings, with varied wording. Source: rules/ringside-campaign/rules.md, 10.

/// The weeks that have something to print, ascending.
std::vector<int> issues(const Chronicle& chronicle);

/// One news item as a clipping.
overlay::Clipping clipping_of(const OfficeView& view, const News& news, const Words& words);

/// All clippings of a week. The first, set large, is the most important news, or the main bout of a night without important
/// news. After the news comes the almanac, if a year or the campaign is over, and last the list of results, if there was a
/// fight night.
std::vector<overlay::Clipping> issue_of(const OfficeView& view, int week, const Words& words);

// The page of the Gazette: the clippings of one week; earlier weeks can be turned back to.

void draw_gazette_page(const OfficeView& view, const overlay::Box& box, OfficeMemory& memory, overlay::Ui& ui);

// The page of the ladder: champion and contenders with their results, how they moved, and the card of the selected man.

/// Before there is a ladder it shows the field of the tournament, or the men of the stables by strength.
void draw_ladder_page(const OfficeView& view, const overlay::Box& box, OfficeMemory& memory, overlay::Ui& ui);

// The page of accounts: every manager's cash week by week, and the sources of one manager's money.

/// A plot of all managers' cash by week. is_named: write their names at the ends of the curves.
overlay::PlotModel cash_plot(const OfficeView& view, const Words& words, bool is_named);

void draw_ledger_page(const OfficeView& view, const overlay::Box& box, OfficeMemory& memory, overlay::Ui& ui);

// Everything known about one man of a campaign, on a card.

/// Name, manager, abilities, record and standing; below, as far as there is room, his popularity over the weeks.
void draw_man_card(const OfficeView& view, Person person, const overlay::Box& box, overlay::Ui& ui);

// The page of a stable: its men with results and popularity curves, and the card of the selected man.

void draw_stable_page(const OfficeView& view, const overlay::Box& box, OfficeMemory& memory, overlay::Ui& ui);

// The newspaper of a finished campaign: the ranking, its champions, and how the money came in. Source:
// rules/ringside-campaign/rules.md, 3.7, 10.

/// Writes the page, without picture and date. view: of a campaign that is over.
overlay::FrontPageModel last_front_page(const OfficeView& view, const Words& words);

/// A page between two evenings: what has happened in the campaign since, or what was decided for the seat that reads it.
/// None if there is nothing to tell.
std::optional<overlay::FrontPageModel> evening_page(const MatchOf<Rules>& campaign, const std::vector<std::string>& names,
                                                    const Words& words, const overlay::TellSince& since);

}  // namespace fc::ringside_campaign
