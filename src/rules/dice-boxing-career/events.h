// The events of a career, told in order, each after the state has changed. "You" are the career's own boxer. Ranks: 0 is the
// champion's, then 1 to 51; `no_rank` in mode `free`. Source: rules/dice-boxing/rules.md, 6.
#pragma once

#include <array>
#include <string_view>
#include <variant>

#include "core/named.h"
#include "core/need.h"
#include "rules/dice-boxing-career/state.h"

namespace fc::dice_boxing_career {

// Gym and office.

/// before, after: the value of a rating, the place of a grade (0 is A). kd_before, kd_after: knock-down numbers, which
/// follow from `ko`.
struct Upgraded {
  Purchase what;
  int price;
  int before;
  int after;
  int kd_before;
  int kd_after;
};
struct GymLeft {
  int points;  ///< still unspent
};
struct FoughtOn {};

// Who is next.

/// The schedule chart was read for your rank. one, other: the ranks that you may meet; both alike: no choice; both 0: the
/// champion. locked: the row named the champion, who may not be met yet, so that `one` and `other` are those of the first
/// row.
struct ChartRead {
  int one;
  int other;
  bool locked;
};
/// How the opponent was found.
enum class Source : std::uint8_t { next_in_line, chart, rematch, defence, free, tourney };
inline constexpr std::size_t source_count = 6;

/// The opponent is known. rank: his; title: whether it is at stake; rounds: scheduled.
struct OpponentNamed {
  Source source;
  Person man;
  int rank;
  int rounds;
  bool title;
};

// The bout and what follows.

/// own_rank, rank: yours and his, before the bout.
struct BoutFought {
  Person man;
  int own_rank;
  int rank;
  Outcome outcome;
  bool title;
  bool tourney;
};
/// earned: base * percent / 100.
struct PointsEarned {
  int base;
  int percent;
  int earned;
};
/// Your rank changed.
struct RankChanged {
  int before;
  int after;
};
/// You reached your best rank so far.
struct BestRankReached {
  int rank;
};
/// You won the title. titles: how often so far, this time included.
struct TitleWon {
  Person from;
  int titles;
};
/// You kept the title. defences: of this reign, this one included; drawn: by a draw.
struct TitleDefended {
  Person against;
  int defences;
  bool drawn;
};
/// You lost the title. defences: in the reign that is over.
struct TitleLost {
  Person to;
  int defences;
};
/// How many fights you must win until you may meet the champion again; 0: at once.
struct TitleLockChanged {
  int before;
  int after;
};
/// The lost-fight chart was read. total = die + stopped (for a stoppage) + row (for losses in a row); places: that the chart
/// takes, even if there are fewer below you.
struct LostFightRead {
  int die;
  int stopped;
  int row;
  int total;
  int places;
};
/// The man you have just lost to may be met again in the next bout.
struct RematchOpened {
  Person man;
};
/// The retirement chart was read: a die below `chance` ends the career.
struct RetirementRead {
  int chance;
  bool retires;
};

/// The wear by age after a bout, with the option `life`. chance: in per cent; wears: whether the die was below it. The
/// rating `what` then falls from `before` to `after`, which is its highest value from now on; equal if it was already as low
/// as a newcomer's.
struct WearRead {
  int chance;
  bool wears;
  Purchase what;
  int before;
  int after;
};

// Tourney.

/// The field of eight is in the state; neighbours meet.
struct TourneyBegan {};
/// round: from 1.
struct TourneyRoundBegan {
  int round;
};
/// A bout of the tourney without you. chance: that the first man wins, in per cent.
struct OtherBoutFought {
  Person first;
  Person second;
  int chance;
  bool first_won;
};
/// wins: yours; with 3 you have won the tourney.
struct TourneyEnded {
  int wins;
};

struct CareerEnded {
  Retirement how;
};

using Event = std::variant<Rolled, QuestionOpened, Upgraded, GymLeft, FoughtOn, ChartRead, OpponentNamed, BoutFought,
                           PointsEarned, RankChanged, BestRankReached, TitleWon, TitleDefended, TitleLost, TitleLockChanged,
                           LostFightRead, RematchOpened, RetirementRead, WearRead, TourneyBegan, TourneyRoundBegan,
                           OtherBoutFought, TourneyEnded, CareerEnded>;

// The words of scripts, data and text keys for what a career knows. Source: rules/dice-boxing/rules.md, 6.3, 7.4, 7.6.

inline constexpr std::array<std::string_view, decision_count> decision_names{"upgrade", "office",   "next-fight",
                                                                             "offer",   "opponent", "outcome"};

inline constexpr std::array<std::string_view, purpose_count> purpose_names{"schedule", "lost-fight", "retirement",
                                                                           "other-bout", "wear"};

/// By Purchase: ratings, then strategies.
inline constexpr std::array<std::string_view, purchase_count> purchase_names{
    "control", "adjustment", "power",    "stamina",       "recovery",      "ko", "chin", "foul", "punches",
    "defense", "knockout",   "cover-up", "counter-punch", "stick-and-move"};
constexpr std::string_view name_of(Purchase value) { return purchase_names[place_of(value)]; }

inline constexpr std::array<std::string_view, outcome_count> outcome_names{
    "win-ko",        "win-tko",  "win-decision", "win-disqualification", "draw",
    "loss-decision", "loss-tko", "loss-ko",      "loss-disqualification"};
constexpr std::string_view name_of(Outcome value) { return outcome_names[place_of(value)]; }

/// The answers of one word, by Word.
inline constexpr std::array<std::string_view, 7> plain_words{"done",         "fight-on", "greats-tourney", "retire",
                                                             "next-in-line", "chart",    "rematch"};

inline constexpr std::array<std::string_view, phase_count> phase_names{"upgrade", "office",  "schedule",
                                                                       "bout",    "tourney", "over"};
constexpr std::string_view name_of(Phase value) { return phase_names[place_of(value)]; }

inline constexpr std::array<std::string_view, retirement_count> retirement_names{"", "choice", "losses", "chart",
                                                                                 "max-fights"};
constexpr std::string_view name_of(Retirement value) { return retirement_names[place_of(value)]; }

inline constexpr std::array<std::string_view, source_count> source_names{"next-in-line", "chart", "rematch",
                                                                         "defence",      "free",  "tourney"};
constexpr std::string_view name_of(Source value) { return source_names[place_of(value)]; }

/// The referee's word for the career's own boxer.
inline constexpr std::string_view you_name = "you";

}  // namespace fc::dice_boxing_career
