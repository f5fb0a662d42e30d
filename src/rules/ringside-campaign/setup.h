// What is fixed before a campaign and never changes in it. Source: rules/ringside-campaign/rules.md, 2.1, 5.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

#include "core/corner.h"
#include "core/field.h"
#include "core/fixed_vector.h"
#include "core/result.h"
#include "rules/ringside-campaign/tables.h"
#include "rules/ringside/setup.h"
#include "rules/ringside/state.h"

namespace fc::ringside_campaign {

enum class Formation : std::uint8_t { roll, draft, auction };
inline constexpr std::array<std::string_view, 3> formation_names{"roll", "draft", "auction"};
enum class Pool : std::uint8_t { history, generated, mixed };
inline constexpr std::array<std::string_view, 3> pool_names{"history", "generated", "mixed"};
enum class Seeding : std::uint8_t { seeded, random };
inline constexpr std::array<std::string_view, 2> seeding_names{"seeded", "random"};
enum class Settling : std::uint8_t { promoter, auction };
inline constexpr std::array<std::string_view, 2> settling_names{"promoter", "auction"};
enum class Replacement : std::uint8_t { roll, pool };
inline constexpr std::array<std::string_view, 2> replacement_names{"roll", "pool"};
enum class Recovery : std::uint8_t { rest, weekly };
inline constexpr std::array<std::string_view, 2> recovery_names{"rest", "weekly"};

inline constexpr int most_managers = 8;
inline constexpr int most_in_a_stable = 8;
inline constexpr int most_in_stables = most_managers * most_in_a_stable;
/// The most men in stables and pool together: one more for each seat than the stables hold.
inline constexpr int most_men = most_in_stables + most_managers;
/// The most contenders below a champion. While the title is vacant there is one more.
inline constexpr int most_contenders = most_in_stables - 1;
inline constexpr int most_bouts_a_night = most_in_stables / 2;
inline constexpr int most_weeks = 520;
inline constexpr int most_mandatory_weeks = 52;
inline constexpr int most_visitors = 4;
inline constexpr int least_title_purse = 5;
inline constexpr int whole_title_purse = 100;
inline constexpr int most_wear_bouts = 100;
inline constexpr Money most_starting_cash = 100'000;
inline constexpr Money auction_cash = 10'000;

/// The options of a campaign. Source: rules/ringside-campaign/rules.md, 5; the club rules, from recovery on, 5.1.
struct Options {
  std::int8_t stable_size = 3;
  Formation formation = Formation::roll;
  Pool pool = Pool::history;
  Money starting_cash = 0;
  Seeding tournament = Seeding::seeded;
  std::int16_t weeks = 52;
  Settling disputes = Settling::promoter;
  std::int8_t title_rank = 5;
  std::int8_t mandatory_weeks = 12;  ///< 0: never
  bool stablemate_bouts = false;
  Replacement replacement = Replacement::roll;
  Recovery recovery = Recovery::rest;
  std::int8_t visitors = 0;   ///< how many a week
  std::int8_t walkovers = 0;  ///< a refusal is a walkover for a man at most this many places below; 0: never
  std::int8_t title_purse = whole_title_purse;  ///< per cent
  bool television = false;
  bool rematches = false;
  std::int8_t wear = 0;    ///< from this many bouts on a man may lose ability after each; 0: never
  ringside::Options bout;  ///< handed to every bout

  friend constexpr bool operator==(const Options&, const Options&) = default;
};
/// Sets the club rules to the values that the screens suggest. Source: 5.1.
constexpr void play_by_club_rules(Options& options) {
  options.recovery = Recovery::weekly;
  options.visitors = 1;
  options.walkovers = 5;
  options.title_purse = 30;
  options.television = true;
  options.rematches = true;
  options.wear = 25;
}
inline constexpr std::array cash_steps{0, 500, 1'000, 2'000, 5'000, 10'000, 20'000, 30'000, 50'000, 100'000};
inline constexpr std::array week_steps{4, 8, 12, 16, 26, 52, 104, 156, 260, 520};
inline constexpr std::array title_rank_steps{1, 2, 3, 5, 8, 10, 20, 63};
inline constexpr std::array mandatory_week_steps{0, 4, 8, 12, 16, 26, 52};
inline constexpr std::array walkover_steps{0, 1, 3, 5, 10, 63};
inline constexpr std::array title_purse_steps{5, 10, 20, 30, 40, 50, 75, 100};
inline constexpr std::array wear_steps{0, 10, 15, 20, 25, 30, 40, 50, 100};
/// In the order of the rules: a set-up's first wrong value in this order is reported. The options of the bouts follow under
/// "bout".
inline constexpr std::array option_fields{
    number_field<&Options::stable_size>("stable_size", 1, most_in_a_stable).on_screen(RowPlace::first),
    word_field<&Options::formation>("formation", formation_names),
    word_field<&Options::pool>("pool", pool_names),
    number_field<&Options::starting_cash>("starting_cash", 0, most_starting_cash).offers(cash_steps).with_texts(),
    word_field<&Options::tournament>("tournament", seeding_names),
    number_field<&Options::weeks>("weeks", 1, most_weeks).offers(week_steps).on_screen(RowPlace::first),
    word_field<&Options::disputes>("disputes", settling_names),
    number_field<&Options::title_rank>("title_rank", 1, most_contenders).offers(title_rank_steps),
    number_field<&Options::mandatory_weeks>("mandatory_weeks", 0, most_mandatory_weeks)
        .offers(mandatory_week_steps)
        .with_texts(),
    flag_field<&Options::stablemate_bouts>("stablemate_bouts"),
    word_field<&Options::replacement>("replacement", replacement_names),
    word_field<&Options::recovery>("recovery", recovery_names),
    number_field<&Options::visitors>("visitors", 0, most_visitors),
    number_field<&Options::walkovers>("walkovers", 0, most_contenders).offers(walkover_steps).with_texts(),
    number_field<&Options::title_purse>("title_purse", least_title_purse, whole_title_purse)
        .offers(title_purse_steps)
        .with_texts(),
    flag_field<&Options::television>("television"),
    flag_field<&Options::rematches>("rematches"),
    number_field<&Options::wear>("wear", 0, most_wear_bouts).offers(wear_steps).with_texts(),
};

/// managers: 1 to 8; people: ids by Person; history: the abilities of the men of history.
struct Setup {
  std::int8_t managers = 0;
  Options options;
  std::array<Id, most_people> people{};
  std::array<ringside::Boxer, history_men> history{};
  Tables tables;

  friend constexpr bool operator==(const Setup&, const Setup&) = default;
};

/// How many managers there are, at least two. Ruling C1: a second stable is needed to fight against.
constexpr int seats_of(const Setup& setup) { return std::max<int>(2, setup.managers); }

constexpr const Id& id_of(const Setup& setup, Person person) { return setup.people[person]; }

/// The person of that id; `nobody` if there is none.
constexpr Person person_of(const Setup& setup, const Id& id) {
  const std::string_view word = id.text();
  const auto* const found = std::ranges::find_if(setup.people, [&](const Id& other) {  // few begin alike and are as long
    return other.text().size() == word.size() && *other.text().data() == *word.data() && other == id;
  });
  return found == setup.people.end() ? nobody : static_cast<Person>(found - setup.people.begin());
}

// All answers of a manager, the results of bouts, and the topics of questions. Source: rules/ringside-campaign/rules.md, 3.8
// to 3.10.

/// Topics of choices.
enum class Decision : std::uint8_t {
  pick,
  nominate,
  opening_bid,
  bid,
  office,
  sign,
  sale_to,
  sale_sum,
  trade_for,
  trade_sum,
  title_vacant,
  title_challenge,
  title_defence,
  book,
  opponent,
  arena,
  rounds,
  answer,
  dispute_bid,
  withdraw,
};
inline constexpr std::size_t decision_count = 20;

/// Topics of rolls.
enum class Purpose : std::uint8_t {
  names,
  agility,
  punch,
  punch_again,
  endurance,
  counterpunch,
  draft_order,
  cut,
  draw,
  experience,
  television,
  visitor,
  wear,
};

/// The kinds of answers: first those that are a single word, then those that carry a man, a number or a result.
enum class Word : std::uint8_t {
  pass,
  drop,
  done,
  give_way,
  even,
  accept,
  decline,
  sign,
  challenge,
  defend,
  refuse,
  keep,
  withdraw,
  man,     ///< an id
  retire,  ///< with a man
  sell,    ///< with a man
  trade,   ///< with a man
  bid,     ///< with dollars
  sum,     ///< with dollars
  add,     ///< with dollars
  ask,     ///< with dollars
  rounds,  ///< with their number
  seat,    ///< with its number, from 0
  venue,   ///< with an Arena, or `title_venue`
  result,
};

/// Stands for an arena in `venue` answers: a title bout, at The Best.
inline constexpr int title_venue = static_cast<int>(arena_count);

/// The result of a bout; pairs are by corner. winner: red when nobody won. Source: 3.9.
struct BoutResult {
  ringside::Method method = ringside::Method::none;
  Corner winner = Corner::red;
  std::int16_t round = 0;
  std::array<std::int16_t, 2> knockdowns{};  ///< scored
  std::array<std::int16_t, 2> damage{};      ///< how far his endurance was below a fresh start at the end
  std::array<std::int16_t, 2> scored{};      ///< points on the card

  [[nodiscard]] constexpr bool is_drawn() const { return method == ringside::Method::draw; }
  [[nodiscard]] constexpr bool is_stoppage() const {
    return method == ringside::Method::ko || method == ringside::Method::tko;
  }
  [[nodiscard]] constexpr Outcome outcome(Corner corner) const {
    if (is_drawn()) {
      return Outcome::drawn;
    }
    return winner == corner ? Outcome::won : Outcome::lost;
  }

  friend constexpr bool operator==(const BoutResult&, const BoutResult&) = default;
};

/// One answer. Members that its word does not need keep their defaults.
struct Choice {
  Word word = Word::pass;
  std::int32_t number = 0;
  Id man{};
  BoutResult result{};

  friend constexpr bool operator==(const Choice&, const Choice&) = default;
};

constexpr Choice choice_of(Word word) { return {.word = word}; }
constexpr Choice choice_of(Word word, int number) { return {.word = word, .number = number}; }
constexpr Choice choice_of(Word word, const Id& man) { return {.word = word, .man = man}; }

/// The most choices a decision offers: `pass` and a full pool.
using Choices = FixedVector<Choice, most_men + 1>;

/// Takes the place of `Choices` where only the number of answers and the first of them matter.
class ChoiceCounter {
 public:
  constexpr void push_back(const Choice& choice) {
    if (size_ == 0) {
      first_ = choice;
    }
    ++size_;
  }
  [[nodiscard]] constexpr std::size_t size() const { return size_; }
  [[nodiscard]] constexpr const Choice& first() const { return first_; }

 private:
  Choice first_;
  std::size_t size_ = 0;
};

/// Takes the place of `Choices` where a list is made at every question and most stay short: unused elements are not
/// initialized.
class UninitializedChoices {
 public:
  UninitializedChoices() {}  // NOLINT(modernize-use-equals-default): it leaves the room as it is
  void push_back(const Choice& choice) {
    FC_CHECK(size_ < room_.size());
    std::construct_at(&room_[size_], choice);
    ++size_;
  }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] const Choice& operator[](std::size_t index) const { return room_[index]; }

 private:
  union {
    std::array<Choice, most_men + 1> room_;  // NOLINT(readability-identifier-naming): private, as the union is
  };
  std::size_t size_ = 0;
};

/// Whether a list needs no further answers; only `ChoiceCounter` stops, at two.
template <class List>
constexpr bool has_enough(const List& /*all*/) {
  return false;
}
constexpr bool has_enough(const ChoiceCounter& counted) { return counted.size() > 1; }

}  // namespace fc::ringside_campaign
