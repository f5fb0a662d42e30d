// What is fixed before a career and never changes in it: the newcomer, everybody of his class, the tables; and the answers
// that are asked for. Source: rules/dice-boxing/rules.md, 5, 6.1 to 6.4, 7.2, 7.4.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/field.h"
#include "core/fixed_vector.h"
#include "core/looks.h"
#include "core/named.h"
#include "rules/dice-boxing/card.h"
#include "rules/dice-boxing/charts.h"

namespace fc::dice_boxing_career {

// The answers of a career, and the topics of its rolls and decisions. Source: rules/dice-boxing/rules.md, 6.3, 6.4, 7.4.

/// Topics of choices (`Need::topic` while a choice or a bout is awaited). `outcome`: how the awaited bout ended.
enum class Decision : std::uint8_t { upgrade, office, next_fight, offer, opponent, outcome };
inline constexpr std::size_t decision_count = 6;

/// Topics of rolls (`Need::topic` while a die is awaited, `RollCall::purpose`).
enum class Purpose : std::uint8_t { schedule, lost_fight, retirement, other_bout, wear };
inline constexpr std::size_t purpose_count = 5;

/// Reasons of the terms of a sum (`Modifier::reason`).
enum class Reason : std::uint8_t {
  stopped,          ///< lost by KO or TKO
  losses_in_a_row,  ///< earlier losses in a row
  fights,           ///< the chance after this many fights
  even_chance,      ///< the chance between two equal men
  difference,       ///< of control - adjustment between the two men
  limit,            ///< what is added or taken to keep the chance within its limits
  below,            ///< because the die must be below the chance, not equal to it
};
inline constexpr std::size_t reason_count = 7;

/// What points can buy: a step of a rating (the first ten), or of a strategy's grade (the last four). Source: 6.3.
enum class Purchase : std::uint8_t {
  control,
  adjustment,
  power,
  stamina,
  recovery,
  ko,
  chin,
  foul,
  punches,
  defense,
  knockout,
  cover_up,
  counter_punch,
  stick_and_move,
};
inline constexpr std::size_t purchase_count = 14;
inline constexpr std::size_t rating_purchases = 10;

constexpr bool is_grade(Purchase purchase) { return place_of(purchase) >= rating_purchases; }

/// How a bout ended, from your side. Source: 6.3 E.
enum class Outcome : std::uint8_t {
  win_ko,
  win_tko,
  win_decision,
  win_disqualification,
  draw,
  loss_decision,
  loss_tko,
  loss_ko,
  loss_disqualification,
};
inline constexpr std::size_t outcome_count = 9;

constexpr bool is_won(Outcome outcome) { return outcome < Outcome::draw; }
constexpr bool is_lost(Outcome outcome) { return outcome > Outcome::draw; }
/// Won or lost by KO or TKO.
constexpr bool is_stoppage(Outcome outcome) {
  return outcome == Outcome::win_ko || outcome == Outcome::win_tko || outcome == Outcome::loss_ko ||
         outcome == Outcome::loss_tko;
}

/// The kinds of answers: first those that are a single word, then those that carry a value.
enum class Word : std::uint8_t {
  done,
  fight_on,
  greats_tourney,
  retire,
  next_in_line,
  chart,
  rematch,
  buy,      ///< with a Purchase
  rank,     ///< with a number from 1
  outcome,  ///< with an Outcome
  man,      ///< with an id
};

/// One answer. Members that its word does not need keep their defaults.
struct Choice {
  Word word = Word::done;
  std::uint8_t number = 0;
  Id man{};

  [[nodiscard]] constexpr Purchase purchase() const { return static_cast<Purchase>(number); }
  [[nodiscard]] constexpr Outcome outcome() const { return static_cast<Outcome>(number); }

  friend constexpr bool operator==(const Choice&, const Choice&) = default;
};

constexpr Choice choice_of(Word word) { return {.word = word}; }
constexpr Choice choice_of(Purchase purchase) { return {.word = Word::buy, .number = static_cast<std::uint8_t>(purchase)}; }
constexpr Choice choice_of(Outcome outcome) { return {.word = Word::outcome, .number = static_cast<std::uint8_t>(outcome)}; }
constexpr Choice choice_of_rank(int rank) { return {.word = Word::rank, .number = static_cast<std::uint8_t>(rank)}; }
constexpr Choice choice_of(const Id& man) { return {.word = Word::man, .man = man}; }

/// The most boxers of a class in a career, reserves included.
inline constexpr std::size_t most_men = 200;

/// The most choices a decision offers: everybody of a class, in mode `free`.
using Choices = FixedVector<Choice, most_men>;

// The tables of a career, read from data: the newcomer, prices, points, the schedule, what a lost fight costs, when a man
// must stop. Source: rules/dice-boxing/rules.md, 6.1, 6.3 to 6.10.

using dice_boxing::Ratings;
using dice_boxing::Strategy;
using dice_boxing::WeightClass;

/// Champion, then ranks 1 to 51.
inline constexpr std::size_t ladder_places = 52;
inline constexpr int lowest_rank = ladder_places - 1;

/// By the face of the dice, 00 to 99.
template <class T>
using Percentile = std::array<T, dice_boxing::faces>;

/// How far one step raises a rating, and the terms of its price. Source: 6.3.
struct Upgrade {
  std::int8_t step = 0;
  std::int16_t to = 0;  ///< the best value that can be bought in the heaviest class
  std::int16_t first = 0;
  std::int16_t rise = 0;
  std::int16_t curve = 0;

  friend constexpr bool operator==(const Upgrade&, const Upgrade&) = default;
};

/// Two ranks, given as places above yours, or the champion. Source: 6.4.
struct ChartRow {
  std::int8_t one = 0;
  std::int8_t other = 0;
  bool champion = false;

  friend constexpr bool operator==(const ChartRow&, const ChartRow&) = default;
};

/// The schedule chart for the ranks `from` to `to`.
struct ChartTable {
  std::int8_t from = 0;
  std::int8_t to = 0;
  Percentile<ChartRow> rows{};

  friend constexpr bool operator==(const ChartTable&, const ChartTable&) = default;
};
inline constexpr std::size_t chart_tables = 5;

/// Whom a champion must defend against: a rank from 1, or `rematch_row`: the man he took the title from.
using DefenceTable = Percentile<std::int8_t>;
inline constexpr std::int8_t rematch_row = 0;

/// A total of at least `from` costs this many places, unless a later row applies.
struct LostRow {
  std::int16_t from = 0;
  std::int8_t places = 0;

  friend constexpr bool operator==(const LostRow&, const LostRow&) = default;
};

/// The lost-fight chart. Source: 6.6.
struct LostTable {
  std::int8_t stopped = 0;       ///< added to the die
  std::int8_t earlier_loss = 0;  ///< added for each loss in a row before
  FixedVector<LostRow, 12> rows;
  std::int8_t lock = 0;  ///< title lock after a lost title fight
  std::int8_t lock_stopped = 0;

  friend constexpr bool operator==(const LostTable&, const LostTable&) = default;
};

/// The chance in per cent after at least `from` fights, unless a later row applies. Source: 6.7, 6.10.
struct ChanceRow {
  std::int16_t from = 0;
  std::int8_t chance = 0;

  friend constexpr bool operator==(const ChanceRow&, const ChanceRow&) = default;
};

/// When a career ends: after this many losses, losses in a row or stoppages suffered, or by the chance in `rows`. Source:
/// 6.7.
struct RetirementTable {
  std::int16_t losses = 0;
  std::int16_t losses_in_a_row = 0;
  std::int16_t stoppages = 0;  ///< suffered
  FixedVector<ChanceRow, 16> rows;
  std::int8_t after_stoppage = 0;  ///< added to the chance

  friend constexpr bool operator==(const RetirementTable&, const RetirementTable&) = default;
};

/// The option `life`: what age takes and how much more a bout pays. Source: 6.10.
struct LifeTable {
  std::int16_t points_percent = 0;   ///< of every base, in per cent
  FixedVector<ChanceRow, 16> rows;   ///< the chance that something is taken after a bout
  std::int8_t after_stoppage = 0;    ///< added to a chance that is not 0
  std::array<Purchase, 10> wears{};  ///< what is taken, by the ones digit of the die

  friend constexpr bool operator==(const LifeTable&, const LifeTable&) = default;
};

inline constexpr std::size_t tier_count = 4;
/// Grades that can be bought: C, B, A.
inline constexpr std::size_t grade_steps = dice_boxing::grade_count - 1;

/// Points and rounds of a bout, by rank, or by tier in mode `free`.
struct BoutTables {
  std::array<std::int16_t, ladder_places> base{};   ///< by the opponent's rank
  std::array<std::int8_t, ladder_places> rounds{};  ///< by the better rank of the two
  std::array<std::int16_t, outcome_count> percent{};
  std::array<std::int16_t, tier_count> free_base{};
  std::array<std::int8_t, tier_count> free_rounds{};
  std::int16_t tourney_base = 0;
  std::int8_t tourney_rounds = 0;

  friend constexpr bool operator==(const BoutTables&, const BoutTables&) = default;
};

/// All of career.json.
struct Tables {
  Ratings start;  ///< `kd` follows from the others
  std::int16_t start_points = 0;
  std::array<Strategy, dice_boxing::style_count> lifted{};  ///< by style: the strategy whose grade it lifts
  std::array<Upgrade, rating_purchases> upgrades{};         ///< by Purchase
  std::array<std::int16_t, grade_steps> grade_prices{};     ///< of the steps to C, B and A
  std::int8_t ko_to_less = 0;           ///< how many fifths of a step the top of `ko` is lower for each class down
  std::int8_t power_to_less_every = 0;  ///< the top of `power` is one lower for every so many classes down
  std::array<std::int16_t, dice_boxing::class_count> price_percent{};
  BoutTables bouts;
  std::array<ChartTable, chart_tables> charts{};
  DefenceTable first_defence{};
  DefenceTable later_defence{};
  LostTable lost;
  RetirementTable retirement;
  LifeTable life;

  friend constexpr bool operator==(const Tables&, const Tables&) = default;
};

using dice_boxing::BoxerCard;
using dice_boxing::Grade;
using dice_boxing::Grades;
using dice_boxing::Styles;

/// A place in `Setup::men`, `you`, or `nobody`.
using Person = std::uint8_t;
inline constexpr Person you = 254;
inline constexpr Person nobody = 255;

/// path: a ladder of a champion, fifty men and you; free: any opponent at any time.
enum class Mode : std::uint8_t { path, free };
inline constexpr std::array<std::string_view, 2> mode_names{"path", "free"};

inline constexpr int most_fights = 200;

/// The options of a career. Source: rules/dice-boxing/rules.md, 5.
struct Options {
  Mode mode = Mode::path;
  bool all_time_greats = true;  ///< whether they may stand on the ladder
  bool retirement_chart = false;
  std::int16_t max_fights = 60;  ///< 1 to most_fights
  bool life = false;             ///< bouts pay more, and age wears his ratings (6.10)

  friend constexpr bool operator==(const Options&, const Options&) = default;
};
/// Values of `max_fights` that the screens offer.
inline constexpr std::array contract_steps{10, 20, 30, 40, 60, 100, 200};
/// In the order of the rules: a set-up's first wrong value in this order is reported.
inline constexpr std::array option_fields{
    word_field<&Options::mode>("mode", mode_names),
    flag_field<&Options::all_time_greats>("all_time_greats"),
    flag_field<&Options::retirement_chart>("retirement_chart"),
    number_field<&Options::max_fights>("max_fights", 1, most_fights).offers(contract_steps),
    flag_field<&Options::life>("life").on_screen(RowPlace::first),
};

/// A man of the class. name: as in the roster.
struct Man {
  Id id;
  std::string name;
  BoxerCard card;
  dice_boxing::Record record;
  std::int16_t first_year = 0;
  std::int16_t last_year = 0;  ///< 0: still boxing
  std::uint8_t tier = 0;       ///< 0 to 3, by his control
  bool real = false;
  bool great = false;    ///< an all-time great
  bool reserve = false;  ///< not in the roster: fills a tier that is too small for the ladder

  [[nodiscard]] constexpr bool is_active() const { return last_year == 0; }

  /// S, the strength that ladder, tourney and other men's bouts go by. Source: 6.2.
  [[nodiscard]] constexpr int standing() const { return card.ratings.control - card.ratings.adjustment; }

  friend bool operator==(const Man&, const Man&) = default;
};

/// men: the class in roster order, then reserves; at most `most_men`. seed: for the draw of ladder and tourney. name, looks:
/// the newcomer's, without effect, may be empty. roster_seed: that the made-up men were made from. cards, charts: those of
/// DICE Boxing.
struct Setup {
  WeightClass weight_class = WeightClass::heavyweight;
  std::uint32_t seed = 0;
  std::uint32_t roster_seed = 0;
  Styles styles;
  std::string name;
  LooksWish looks;
  Options options;
  std::vector<Man> men;
  dice_boxing::CardTables cards;
  dice_boxing::Charts charts;
  Tables tables;

  [[nodiscard]] const Man& man(Person person) const { return men[person]; }

  friend bool operator==(const Setup&, const Setup&) = default;
};

/// The man of that id; `nobody` if there is none.
inline Person person_of(const Setup& setup, const Id& id) {
  const auto found = std::ranges::find(setup.men, id, &Man::id);
  return found == setup.men.end() ? nobody : static_cast<Person>(found - setup.men.begin());
}

}  // namespace fc::dice_boxing_career
