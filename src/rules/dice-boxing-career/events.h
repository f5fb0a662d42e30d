// What can happen in a career, told in order. A state is changed before it is told. Ranks: 0 is the champion's, 1 to 51;
// `no_rank` in mode `free`. Source: rules/dice-boxing/rules.md, 6.
#pragma once

#include <array>
#include <string_view>
#include <variant>

#include "core/named.h"
#include "core/need.h"
#include "rules/dice-boxing-career/state.h"

namespace fc::dice_boxing_career {

struct Rolled {
  RollCall call;
  int value;
};

/// The last thing told of every answer but the one that ends the career: all that it led to has happened.
struct QuestionOpened {
  Need asked;
};

// Gym and office.

/// A rating by its value, a grade by its place (0 is A). kd_before, kd_after: knock-down numbers, which follow `ko`.
struct Upgraded {
  Purchase what;
  int price;
  int before;
  int after;
  int kd_before;
  int kd_after;
};
struct GymLeft {
  int points;  ///< not spent
};
struct FoughtOn {};

// Who is next.

/// The chart was read for your rank: two ranks that may be met (one twice: no choice), or the champion's, 0, twice.
/// locked: it named the champion, who may not be met yet, so the two are those of the first row.
struct ChartRead {
  int one;
  int other;
  bool locked;
};
/// How the opponent was found.
enum class Source : std::uint8_t { next_in_line, chart, rematch, defence, free, tourney };
inline constexpr std::size_t source_count = 6;

/// The opponent is known. rank: his. title: at stake. rounds: scheduled.
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
/// You stand elsewhere on the ladder.
struct RankChanged {
  int before;
  int after;
};
/// A rank that is better than all before.
struct BestRankReached {
  int rank;
};
/// titles: how often it was won, this time included.
struct TitleWon {
  Person from;
  int titles;
};
/// defences: of this reign, this one included. drawn: kept with a draw.
struct TitleDefended {
  Person against;
  int defences;
  bool drawn;
};
/// defences: of the reign that is over.
struct TitleLost {
  Person to;
  int defences;
};
/// after: fights to win until the champion may be met again; 0: the way is free.
struct TitleLockChanged {
  int before;
  int after;
};
/// The lost-fight chart. stopped, row: what was added to the die, for a stoppage and for losses in a row; total: their sum;
/// places: lost by the chart, whether or not there is room to fall.
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
/// The retirement chart: below `chance` in a hundred the career is over.
struct RetirementRead {
  int chance;
  bool retires;
};

/// What age took after a bout, of a career with `life`. chance: in per cent that it takes anything; wears: it does, of
/// `what`. A rating goes from before to after, which is its top from now on; both alike: it stands where a newcomer has it,
/// and stays.
struct WearRead {
  int chance;
  bool wears;
  Purchase what;
  int before;
  int after;
};

// Tourney.

/// The field is in the state, in pairs.
struct TourneyBegan {};
/// round: from 1.
struct TourneyRoundBegan {
  int round;
};
/// chance: of the first, in per cent.
struct OtherBoutFought {
  Person first;
  Person second;
  int chance;
  bool first_won;
};
/// wins: 3 is the whole tourney.
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

/// Ratings, then strategies.
inline constexpr std::array<std::string_view, purchase_count> purchase_names{
    "control", "adjustment", "power",    "stamina",       "recovery",      "ko", "chin", "foul", "punches",
    "defense", "knockout",   "cover-up", "counter-punch", "stick-and-move"};

inline constexpr std::array<std::string_view, outcome_count> outcome_names{
    "win-ko",        "win-tko",  "win-decision", "win-disqualification", "draw",
    "loss-decision", "loss-tko", "loss-ko",      "loss-disqualification"};

/// The answers of one word, by Word.
inline constexpr std::array<std::string_view, 7> plain_words{"done",         "fight-on", "greats-tourney", "retire",
                                                             "next-in-line", "chart",    "rematch"};

inline constexpr std::array<std::string_view, phase_count> phase_names{"upgrade", "office",  "schedule",
                                                                       "bout",    "tourney", "over"};

inline constexpr std::array<std::string_view, retirement_count> retirement_names{"", "choice", "losses", "chart",
                                                                                 "max-fights"};

inline constexpr std::array<std::string_view, source_count> source_names{"next-in-line", "chart", "rematch",
                                                                         "defence",      "free",  "tourney"};

/// How the referee calls your man.
inline constexpr std::string_view you_name = "you";

constexpr std::string_view name_of(Purchase value) { return purchase_names[place_of(value)]; }
constexpr std::string_view name_of(Outcome value) { return outcome_names[place_of(value)]; }
constexpr std::string_view name_of(Phase value) { return phase_names[place_of(value)]; }
constexpr std::string_view name_of(Retirement value) { return retirement_names[place_of(value)]; }
constexpr std::string_view name_of(Source value) { return source_names[place_of(value)]; }

}  // namespace fc::dice_boxing_career
