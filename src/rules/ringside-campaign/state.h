// Everything that changes in a campaign. Source: rules/ringside-campaign/rules.md, 2.6, 7.3.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>

#include "core/fixed_vector.h"
#include "core/need.h"
#include "core/result.h"
#include "rules/ringside-campaign/setup.h"

namespace fc::ringside_campaign {

// Short lists from which men come and go. Source: rules/ringside-campaign/rules.md, 2.1 (every list has an order).

/// The place of an element; size() if it is not in the list.
template <class T, std::size_t capacity>
constexpr std::size_t place_in(const FixedVector<T, capacity>& list, const T& wanted) {
  return static_cast<std::size_t>(std::find(list.begin(), list.end(), wanted) - list.begin());
}

template <class T, std::size_t capacity>
constexpr bool contains(const FixedVector<T, capacity>& list, const T& wanted) {
  return place_in(list, wanted) < list.size();
}

/// Removes the element at `place`; those behind it move up.
template <class T, std::size_t capacity>
constexpr void take_out(FixedVector<T, capacity>& list, std::size_t place) {
  FC_CHECK(place < list.size());
  FixedVector<T, capacity> left;
  for (std::size_t index = 0; index < list.size(); ++index) {
    if (index != place) {
      left.push_back(list[index]);
    }
  }
  list = left;
}

/// Inserts an element before the one at `place` (0 to size()).
template <class T, std::size_t capacity>
constexpr void put_in(FixedVector<T, capacity>& list, std::size_t place, const T& element) {
  list.push_back(element);
  std::rotate(list.begin() + place, list.end() - 1, list.end());
}

enum class Phase : std::uint8_t {
  forming,
  cuts,
  seeding,
  booking,
  disputes,
  fight_night,
  ranking,
  television,
  visitors,
  front_office,
  title,
  finished,
};

using Seat = std::uint8_t;

/// The owner of a man in the pool.
inline constexpr Seat in_pool = 254;
/// The owner of a visitor of this week.
inline constexpr Seat visiting = 253;

/// A man's present abilities and his record. Popularity in half points.
struct Man {
  ringside::Boxer boxer;  ///< gains included
  std::array<std::uint8_t, ability_count> gained{};
  Seat owner = no_seat;        ///< his manager's seat, `in_pool` or `visiting`; no_seat: not in the campaign
  std::uint8_t cut = 0;        ///< per cent; 0: to be rolled
  std::uint8_t cut_bouts = 0;  ///< bouts since it was rolled
  std::uint8_t seed = 0;       ///< place in the tournament's seeding, from 1
  std::uint8_t out = 0;        ///< the meeting of the tournament in which he was beaten
  std::int16_t wins = 0;
  std::int16_t losses = 0;
  std::int16_t draws = 0;
  std::int16_t kos = 0;     ///< wins by KO
  std::int16_t tkos = 0;    ///< wins by TKO
  std::int16_t streak = 0;  ///< wins in a row; negative: losses in a row
  std::int16_t fight_pop = 0;
  std::int16_t rank_pop = 0;
  std::int16_t last_week = 0;           ///< week of his last bout; before his first, the week in which he joined
  std::int16_t last_damage = 0;         ///< damage at the end of his last bout
  std::int16_t meetings = 0;            ///< bouts in a row with `last_opponent`
  std::int16_t last_walkover_week = 0;  ///< week of the last walkover against him; 0: never
  Person last_opponent = nobody;
  Money purses = 0;

  [[nodiscard]] constexpr int pop() const { return fight_pop + rank_pop; }
  [[nodiscard]] constexpr int bouts() const { return wins + losses + draws; }

  friend constexpr bool operator==(const Man&, const Man&) = default;
};

struct Manager {
  Money cash = 0;
  std::uint8_t offers = 0;    ///< of sale or trade this week
  std::uint8_t declined = 0;  ///< bouts that others refused him this week
  FixedVector<Person, most_in_a_stable> stable;

  friend constexpr bool operator==(const Manager&, const Manager&) = default;
};

/// Champion and contenders, number 1 first. While the title is vacant all men of the stables are contenders.
struct Ladder {
  Person champion = nobody;
  FixedVector<Person, most_in_stables> contenders;

  friend constexpr bool operator==(const Ladder&, const Ladder&) = default;
};

/// A bout on the bill. by: the manager who offered it in the booking, else `no_seat`.
struct BilledBout {
  Person red = nobody;
  Person blue = nobody;
  Arena arena = Arena::pits;
  std::int8_t rounds = 0;
  Seat by = no_seat;
  bool title = false;
  bool tournament = false;

  [[nodiscard]] constexpr Person man(Corner corner) const { return corner == Corner::red ? red : blue; }

  friend constexpr bool operator==(const BilledBout&, const BilledBout&) = default;
};
using Bill = FixedVector<BilledBout, most_bouts_a_night>;

/// A man while he is made by dice; he is in no list before his last die. arena: for a visitor.
struct Making {
  ringside::Boxer boxer;
  Arena arena = Arena::low;
  Seat seat = no_seat;  ///< whose man he will be; no_seat: the pool's
  std::uint8_t punch = 0;

  friend constexpr bool operator==(const Making&, const Making&) = default;
};

/// The step of the forming.
enum class Forming : std::uint8_t { filling, ordering, picking, nominating, bidding, completing };

/// The draft's order while it is rolled for: seats whose group is the same are still equal and roll in the order of the
/// list.
struct OrderRolls {
  FixedVector<Seat, most_managers> seats;
  std::array<std::uint8_t, most_managers> group{};  ///< by place: the place where its group begins
  std::array<std::uint8_t, most_managers> roll{};   ///< by place
  std::uint8_t rolled = 0;                          ///< how many of the first group with several seats have rolled

  friend constexpr bool operator==(const OrderRolls&, const OrderRolls&) = default;
};

/// The man who is up for auction; `nobody` if none is.
struct Lot {
  Person man = nobody;
  Seat by = no_seat;
  Seat bidder = no_seat;
  Seat asked = no_seat;  ///< who was asked last
  std::uint8_t in = 0;   ///< seats still bidding, one bit each
  Money bid = 0;

  [[nodiscard]] constexpr bool has(int seat) const { return (in >> seat & 1) != 0; }

  friend constexpr bool operator==(const Lot&, const Lot&) = default;
};

/// Men who are put in order, best first; the first `settled` of them are in their final places.
struct Drawing {
  FixedVector<Person, most_in_stables> men;
  std::uint8_t settled = 0;

  friend constexpr bool operator==(const Drawing&, const Drawing&) = default;
};

enum class OfferKind : std::uint8_t { none, sale, trade, bout, vacant, challenge, defence, moved };

/// What is known so far of an offer that takes several questions or people. Source: 7.3.
struct Offer {
  OfferKind kind = OfferKind::none;
  Seat by = no_seat;
  Person man = nobody;
  Seat to = no_seat;
  Person other = nobody;  ///< of a trade or a bout
  std::optional<Arena> arena{};
  std::int8_t rounds = 0;
  bool title = false;
  std::optional<Money> sum{};  ///< of a trade: negative if `to` pays

  friend constexpr bool operator==(const Offer&, const Offer&) = default;
};

/// How far down the ladder men have been asked about the title.
struct TitleCall {
  std::uint8_t next = 0;      ///< the contender to look at, from 0
  Person signed_up = nobody;  ///< the first man who will fight for the vacant title

  friend constexpr bool operator==(const TitleCall&, const TitleCall&) = default;
};

/// One of the bouts that contest an arena's places.
struct Contest {
  Person red = nobody;
  Person blue = nobody;
  Seat by = no_seat;
  bool in = true;
  Money bid = 0;

  friend constexpr bool operator==(const Contest&, const Contest&) = default;
};

/// counting: checks whether the arena is overbooked; bidding: its auction; moving: bouts without a place go elsewhere.
enum class Settlement : std::uint8_t { counting, bidding, moving };

struct Dispute {
  Settlement step = Settlement::counting;
  Arena arena = Arena::best;
  std::uint8_t places = 0;
  std::uint8_t asked = 0;  ///< the bout whose turn it is to bid
  Money highest = 0;
  FixedVector<Contest, most_bouts_a_night> bouts;
  FixedVector<Person, most_bouts_a_night> losers;  ///< red men of the bouts without a place, in order of booking
  std::uint8_t mover = 0;                          ///< index in `losers` of the one whose turn it is

  friend constexpr bool operator==(const Dispute&, const Dispute&) = default;
};

/// A man who boxes here only this week, and his arena.
struct Visitor {
  Person man = nobody;
  Arena arena = Arena::low;

  friend constexpr bool operator==(const Visitor&, const Visitor&) = default;
};

/// Who must still roll for wear after a bout, by corner, `nobody` if not; and which man was stopped in it.
struct Wearing {
  std::array<Person, 2> men{nobody, nobody};
  Person stopped = nobody;

  friend constexpr bool operator==(const Wearing&, const Wearing&) = default;
};

/// The whole campaign. asked: the open question; turn: whose turn it is to nominate or to book.
struct State {
  std::array<Man, most_people> men{};
  std::array<Manager, most_managers> managers{};
  FixedVector<Person, most_men> pool;
  FixedVector<Seat, most_managers> order;        ///< of the draft
  FixedVector<Person, most_in_stables> bracket;  ///< `nobody`: a bye, or a man beaten in this meeting
  Ladder ladder;
  FixedVector<Visitor, most_visitors> visitors;  ///< of this week, in order of arrival
  std::optional<Arena> television{};             ///< where the cameras are this week
  Bill night;
  Making making;
  OrderRolls order_rolls;
  Lot lot;
  Drawing drawing;
  Offer offer;
  TitleCall title_call;
  Dispute dispute;
  Need asked;
  Phase phase = Phase::forming;
  Forming forming = Forming::completing;
  Seat first = 0;
  Seat turn = 0;
  std::uint8_t passes = 0;
  std::uint8_t offices_done = 0;  ///< managers whose turn in the front office is over
  std::uint8_t next_name = 0;     ///< number of the next name, 1 to 100; 0: not yet thrown for
  std::uint8_t meeting = 0;
  Person learner = nobody;  ///< who has a die of experience coming
  Wearing wearing;
  std::int16_t week = 0;
  std::int16_t weeks_left = 0;
  std::int16_t last_defence = 0;
  std::int16_t bouts = 0;
  std::int16_t title_bouts = 0;

  [[nodiscard]] constexpr Man& man(Person person) { return men[person]; }
  [[nodiscard]] constexpr const Man& man(Person person) const { return men[person]; }
  [[nodiscard]] constexpr Manager& manager(int seat) { return managers[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] constexpr const Manager& manager(int seat) const { return managers[static_cast<std::size_t>(seat)]; }

  friend constexpr bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= std::size_t{16} * 1024);

/// Nothing is secret.
using View = State;

constexpr Need ask(Decision decision, int seat) { return choice_need(seat, decision); }
constexpr Need ask_die(Purpose purpose, const Die& die, int seat) { return roll_need(seat, purpose, die); }

constexpr bool is_asked(const State& state, Decision decision) {
  return state.asked.kind == NeedKind::choice && state.asked.topic == static_cast<std::uint8_t>(decision);
}

/// The seat of a man's manager; no_seat for a visitor.
constexpr Seat manager_of(const State& state, Person person) {
  const Seat owner = state.man(person).owner;
  return owner == visiting ? no_seat : owner;
}

constexpr Seat next_seat(const Setup& setup, int seat) { return static_cast<Seat>((seat + 1) % seats_of(setup)); }

/// Calls visit(person) for every man of the stables in table order.
template <class Visit>
constexpr void each_man(const Setup& setup, const State& state, Visit visit) {
  for (int seat = 0; seat < seats_of(setup); ++seat) {
    for (const Person person : state.manager(seat).stable) {
      visit(person);
    }
  }
}

/// A man's rank: 0 for the champion, from 1 for contenders, `no_rank` for anybody else.
inline constexpr int no_rank = -1;
constexpr int rank_of(const Ladder& ladder, Person person) {
  if (person == ladder.champion) {
    return 0;
  }
  const std::size_t place = place_in(ladder.contenders, person);
  return place < ladder.contenders.size() ? static_cast<int>(place) + 1 : no_rank;
}

}  // namespace fc::ringside_campaign
