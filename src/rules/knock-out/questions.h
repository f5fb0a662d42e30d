// What is asked in each phase, of whom, and the legal answers in their order. Source: rules/knock-out/rules.md, 3.3 to 3.7.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/need.h"
#include "rules/knock-out/placements.h"
#include "rules/knock-out/state.h"

namespace fc::knock_out {

/// Why a pairing is not a legal challenge: the first rule of 3.3 that it breaks.
enum class Ineligibility : std::uint8_t { none, too_few_cards, out, resting, start_money, amateur_against_title };

/// Why a boxer may not fight at all; none if he may.
constexpr Ineligibility boxer_ineligibility(const State& state, BoxerIndex boxer) {
  if (count_of(state.player(owner_of(boxer)).cards) < fewest_cards_to_fight) {
    return Ineligibility::too_few_cards;
  }
  if (state.boxer(boxer).out) {
    return Ineligibility::out;
  }
  return boxer == state.last_winner || boxer == state.last_loser ? Ineligibility::resting : Ineligibility::none;
}

/// Why two boxers who each may fight may not meet; none if they may.
constexpr Ineligibility pairing_ineligibility(const Setup& setup, const State& state, BoxerIndex own, BoxerIndex others) {
  if (start_money(setup, size_of(others), state.boxer(others)) < start_money(setup, size_of(own), state.boxer(own))) {
    return Ineligibility::start_money;
  }
  const bool reaches_too_high = state.boxer(own).rank == Class::amateur && state.boxer(others).title != Title::none;
  return reaches_too_high ? Ineligibility::amateur_against_title : Ineligibility::none;
}

constexpr Ineligibility challenge_ineligibility(const Setup& setup, const State& state, BoxerIndex own, BoxerIndex others) {
  const Ineligibility own_reason = boxer_ineligibility(state, own);
  const Ineligibility others_reason = boxer_ineligibility(state, others);
  if (own_reason != Ineligibility::none && others_reason != Ineligibility::none) {
    return std::min(own_reason, others_reason);  // in the order of the rules
  }
  const Ineligibility reason = own_reason != Ineligibility::none ? own_reason : others_reason;
  return reason != Ineligibility::none ? reason : pairing_ineligibility(setup, state, own, others);
}

/// The start money of all boxers and who may box, computed once for all pairings. One bit for each BoxerIndex.
class Contenders {
 public:
  constexpr Contenders(const Setup& setup, const State& state) {
    for (int seat = setup.players; seat-- > 0;) {  // the last one's bits are the highest
      const Player& player = state.player(seat);
      const unsigned has_cards = count_of(player.cards) >= fewest_cards_to_fight ? 1 : 0;
      add(setup, has_cards, seat, Size::small, player.boxers[1]);
      add(setup, has_cards, seat, Size::big, player.boxers[0]);
    }
    rest(state.last_winner);
    rest(state.last_loser);
  }

  /// The boxers whom `own` may challenge, one bit each, by the rules of `pairing_ineligibility`.
  [[nodiscard]] constexpr unsigned rivals(const State& state, BoxerIndex own) const {
    if ((able_ >> own & 1U) == 0) {
      return 0;
    }
    unsigned dear = 0;
    for (std::size_t index = money_.size(); index-- > 0;) {
      dear = 2 * dear + (money_[index] >= money_[own] ? 1U : 0U);
    }
    const unsigned out_of_reach = state.boxer(own).rank == Class::amateur ? titled_ : 0;
    return dear & able_ & ~out_of_reach;
  }

 private:
  constexpr void add(const Setup& setup, unsigned has_cards, int seat, Size size, const Boxer& boxer) {
    money_[boxer_index(seat, size)] = start_money(setup, size, boxer);
    able_ = 2 * able_ + (boxer.out ? 0 : has_cards);  // as `boxer_ineligibility` says
    titled_ = 2 * titled_ + (boxer.title != Title::none ? 1U : 0U);
  }
  constexpr void rest(BoxerIndex boxer) { able_ &= boxer == nobody ? ~0U : ~(1U << boxer); }

  std::array<Money, 2 * most_players> money_{};
  unsigned able_ = 0;
  unsigned titled_ = 0;
};

/// The legal challenges of a seat in the order of 3.4; like `Placements`, counted and found by their number without a list.
class Challenges {
 public:
  constexpr Challenges() = default;
  constexpr Challenges(const Setup& setup, const State& state, int seat)
      : Challenges(setup, state, Contenders(setup, state), seat) {}
  constexpr Challenges(const Setup& setup, const State& state, const Contenders& contenders, int seat)
      : setup_(&setup),
        seat_(seat),
        rivals_{from_his_left(contenders.rivals(state, boxer_index(seat, Size::big))),
                from_his_left(contenders.rivals(state, boxer_index(seat, Size::small)))} {}

  [[nodiscard]] constexpr bool empty() const { return (rivals_[0] | rivals_[1]) == 0; }
  [[nodiscard]] constexpr std::size_t size() const { return bit_count(rivals_[0]) + bit_count(rivals_[1]); }

  [[nodiscard]] constexpr Choice operator[](std::size_t index) const {
    const auto number = static_cast<unsigned>(index);
    const unsigned bigs = bit_count(rivals_[0]);
    const bool small = number >= bigs;
    const auto other = static_cast<int>(nth_bit(rivals_[small ? 1 : 0], small ? number - bigs : number));
    return choice_of(*setup_, Pairing{boxer_index(seat_, small ? Size::small : Size::big),
                                      boxer_index(clockwise(*setup_, seat_, 1 + other / 2), static_cast<Size>(other % 2))});
  }

  /// The list of them all.
  constexpr operator Choices() const {  // NOLINT(google-explicit-constructor): where a list is wanted, this is one
    return to_choices(*this);
  }

 private:
  /// The boxers to his left come first, his own never.
  [[nodiscard]] constexpr unsigned from_his_left(unsigned rivals) const {
    const int boxers = 2 * setup_->players;
    const int next = 2 * seat_ + 2;
    return (rivals >> next | rivals << (boxers - next)) & ((1U << (boxers - 2)) - 1);
  }

  const Setup* setup_ = nullptr;
  int seat_ = 0;
  std::array<unsigned, 2>
      rivals_{};  ///< for his big boxer and his small one: one bit for each opponent, clockwise from the next seat
};

constexpr Choices challenges_of(const Setup& setup, const State& state, int seat) { return Challenges(setup, state, seat); }

/// How many cards a player trains who has this many left. Source: 3.5.
constexpr int training_size(int cards) { return std::min(cards, most_trained_cards); }

/// The distinct trainings from a hand of at least three cards, those with most low values first: ascending order of the
/// lists of their values. Like `Placements`, counted and found by their number without a list. Source: 3.5.
class Trainings {
 public:
  constexpr explicit Trainings(const Cards& hand) : hand_(hand), wanted_(training_size(count_of(hand))) {
    ways_[card_values] = 1;
    for (std::size_t value = card_values; value-- > 0;) {
      // Each number of cards of this value adds the ways of the rest, that many places on.
      const int most = std::min<int>(wanted_, hand[value]);
      ways_[value] = (ways_[value + 1] * (ones & ~(~std::uint64_t{1} << (8 * most)))) & all_ways;
    }
  }

  [[nodiscard]] constexpr std::size_t size() const { return byte_of(ways_[0], wanted_); }

  [[nodiscard]] constexpr Choice operator[](std::size_t index) const {
    auto place = static_cast<unsigned>(index);
    Cards chosen{};
    int wanted = wanted_;
    for (std::size_t value = 0; value < card_values; ++value) {
      const int most = std::min<int>(wanted, hand_[value]);
      // By how many cards less than most: the number of trainings that have at least so many, a byte each.
      const std::uint64_t before = (ways_[value + 1] >> (8 * (wanted - most))) * ones;
      const int less = (place >= byte_of(before, 0) ? 1 : 0) + (place >= byte_of(before, 1) ? 1 : 0) +
                       (place >= byte_of(before, 2) ? 1 : 0);  // a hand has at most three cards of a value
      place -= byte_of(before << 8U, less);
      chosen[value] = static_cast<std::uint8_t>(most - less);
      wanted -= most - less;
    }
    return training_of(chosen);
  }

  /// The list of them all.
  constexpr operator Choices() const {  // NOLINT(google-explicit-constructor): where a list is wanted, this is one
    return to_choices(*this);
  }

 private:
  static constexpr std::uint64_t ones = 0x0101010101;
  static constexpr std::uint64_t all_ways = 0xffffffffff;

  static constexpr unsigned byte_of(std::uint64_t bytes, int number) {
    return static_cast<unsigned>(bytes >> (8 * number)) & 0xffU;
  }

  Cards hand_;
  int wanted_;
  std::array<std::uint64_t, card_values + 1>
      ways_{};  ///< by value: in how many ways 0 to 4 cards can be taken of it and those above, a byte each
};

constexpr Choices trainings_of(const Cards& hand) { return Trainings(hand); }

/// The distinct values of the trained cards, ascending; like `Placements`, without a list. Source: 3.7.
class Punches {
 public:
  constexpr explicit Punches(const Cards& training) {
    for (std::size_t value = card_values; value-- > 0;) {
      values_ = 2 * values_ + (training[value] > 0 ? 1U : 0U);
    }
  }

  [[nodiscard]] constexpr std::size_t size() const { return bit_count(values_); }
  [[nodiscard]] constexpr Choice operator[](std::size_t index) const {
    return punch_with(static_cast<int>(nth_bit(values_, static_cast<unsigned>(index))) + 1);
  }

  /// The list of them all.
  constexpr operator Choices() const {  // NOLINT(google-explicit-constructor): where a list is wanted, this is one
    return to_choices(*this);
  }

 private:
  unsigned values_ = 0;
};

constexpr Choices punches_of(const Cards& training) { return Punches(training); }

/// The one question that is open.
constexpr Need question(const Setup& setup, const State& state) {
  switch (state.phase) {
    case Phase::start:
      return roll_need(0, Purpose::start_player, {.lowest = 1, .highest = static_cast<std::uint8_t>(setup.players)});
    case Phase::challenge: return choice_need(state.challenger, Decision::challenge);
    case Phase::train_red: return choice_need(state.challenger, Decision::train, true);
    case Phase::train_blue: return choice_need(state.fight.seat(Corner::blue), Decision::train, true);
    case Phase::bet: return choice_need(bettor(setup, state), Decision::bet);
    case Phase::punch_red: return choice_need(state.challenger, Decision::punch, true);
    case Phase::punch_blue: return choice_need(state.fight.seat(Corner::blue), Decision::punch, true);
    case Phase::finished: break;
  }
  return {};
}

/// Calls use(legal) with the legal answers to an open choice: `Challenges`, `Trainings`, `Placements` or `Punches`.
template <class Use>
constexpr auto with_answers(const Setup& setup, const State& state, const Need& need, Use use) {
  switch (static_cast<Decision>(need.topic)) {
    case Decision::challenge: return use(Challenges(setup, state, need.seat));
    case Decision::train: return use(Trainings(state.player(need.seat).cards));
    case Decision::bet: return use(Placements(setup, state, need.seat));
    case Decision::punch: break;
  }
  return use(Punches(state.fight.of(need.seat == state.challenger ? Corner::red : Corner::blue).training));
}

/// All legal answers to a question as a list; empty if no choice is asked.
constexpr Choices answers(const Setup& setup, const State& state, const Need& need) {
  if (need.kind != NeedKind::choice) {
    return {};
  }
  return with_answers(setup, state, need, [](const auto& legal) -> Choices { return legal; });
}

}  // namespace fc::knock_out
