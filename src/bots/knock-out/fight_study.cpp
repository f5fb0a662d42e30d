#include "bots/knock-out/fight_study.h"

#include <algorithm>
#include <numeric>

#include "bots/knock-out/bets.h"

namespace fc::knock_out {
namespace {

/// How often a man is believed to train or play something else than his best mix says: anything he may.
constexpr float doubt = 0.05F;

/// The fight before anything of it was played, so that its worth stays the same to its end.
State before_fight(const State& counted) {
  State state = counted;
  state.fight = {};
  for (const Corner corner : both_corners) {
    const Fighter& fighter = counted.fight.of(corner);
    Fighter& fresh = state.fight.of(corner);
    fresh.boxer = fighter.boxer;
    fresh.distance = fighter.distance;
    state.player(owner_of(fighter.boxer)).cards[0] =
        static_cast<std::uint8_t>(state.player(owner_of(fighter.boxer)).cards[0] + fighter.played.size());
  }
  state.phase = Phase::train_red;
  return state;
}

FightSide side_before(const Setup& setup, const State& counted, Corner corner) {
  const Fighter& fighter = counted.fight.of(corner);
  const int cards = count_of(counted.player(owner_of(fighter.boxer)).cards) + static_cast<int>(fighter.played.size());
  FightSide side{.size = training_size(cards), .range = {}, .trains = true};
  const Cards deck = deck_before(setup, counted, corner);
  const HandsOfSize& hands = hand_table.hands(side.size);
  for (std::size_t hand = 0; hand < hands.count; ++hand) {
    side.range[hand] = holds(deck, hands.cards[hand]) ? 1.0F : 0.0F;
  }
  return side;
}

/// Only differences between endings count; small numbers are the more exact.
PerEnding worth_to(const std::array<Fortunes, endings>& leads, int seat) {
  PerEnding worth{};
  std::transform(leads.begin(), leads.end(), worth.begin(),
                 [seat](const Fortunes& lead) { return lead[static_cast<std::size_t>(seat)]; });
  const double mean = std::accumulate(worth.begin(), worth.end(), 0.0) / endings;
  for (double& one : worth) {
    one -= mean;
  }
  return worth;
}

void make_sum_one(Range& range) {
  const float sum = std::accumulate(range.begin(), range.end(), 0.0F);
  for (float& share : range) {
    share /= sum;
  }
}

/// Whether both sides train from full decks, and from spaces the training book knows.
bool is_in_book(const HiddenFight& fight) {
  const auto& [red_steps, blue_steps] = fight.terms.distance;
  return TrainingBook::cover(red_steps, blue_steps) && fight.sides == full_deck_fight(red_steps, blue_steps).sides;
}

/// possible: above 0 where a hand may be held.
Range with_doubt(const Range& believed, const Range& possible) {
  Range range = possible;
  make_sum_one(range);
  std::transform(range.begin(), range.end(), believed.begin(), range.begin(),
                 [](float any, float belief) { return doubt * any + (1 - doubt) * belief; });
  return range;
}

/// What is left of each hand that may have played this card.
Range after_card(const FightSide& side, std::uint8_t value, const FightSolver& solver, Corner corner) {
  const HandsOfSize& hands = hand_table.hands(side.size);
  Range left{};
  for (std::size_t hand = 0; hand < hands.count; ++hand) {
    if (side.range[hand] > 0 && hands.cards[hand][value] > 0) {
      const float mixed = solver.punches(corner, static_cast<HandIndex>(hand))[value];
      const float any = 1 / static_cast<float>(hands.values[hand].size());
      left[hands.without[hand][value]] += side.range[hand] * (doubt * any + (1 - doubt) * mixed);
    }
  }
  make_sum_one(left);
  return left;
}

}  // namespace

Cards deck_before(const Setup& setup, const State& state, Corner corner) {
  const Fighter& fighter = state.fight.of(corner);
  Cards deck = without(setup.tables.deck, state.player(owner_of(fighter.boxer)).played);
  for (const std::uint8_t value : fighter.played) {
    ++deck[static_cast<std::size_t>(value - 1)];
  }
  return deck;
}

const FightSolver& FightStudy::solved(const HiddenFight& fight, int passes, const std::stop_token& stop) {
  if (last_solved_.key != fight || last_solved_.value != passes) {
    solver_.solve(fight, passes, stop);
    last_solved_.key = stop.stop_requested() ? std::nullopt : std::optional(fight);
    last_solved_.value = passes;
  }
  return solver_;
}

const std::array<Fortunes, endings>& FightStudy::leads_of(const Setup& setup, const State& counted,
                                                          const std::stop_token& stop) {
  const State start = before_fight(counted);
  if (leads_.key != start) {
    std::array<Fortunes, endings> fortunes = fortunes_after(setup, start, effort_.seasons, stop);
    std::ranges::transform(fortunes, leads_.value.begin(), [&](const Fortunes& one) { return leads(setup.players, one); });
    leads_.key = stop.stop_requested() ? std::nullopt : std::optional(start);
  }
  return leads_.value;
}

const FightStudy::Ranges& FightStudy::trainings(const Setup& setup, const State& counted, const std::stop_token& stop) {
  const std::array<Fortunes, endings>& leads = leads_of(setup, counted, stop);
  HiddenFight fight;
  for (const Corner corner : both_corners) {
    const std::size_t side = fc::index_of(corner);
    fight.terms.distance[side] = counted.fight.of(corner).distance;
    fight.terms.worth[side] = worth_to(leads, counted.fight.seat(corner));
    fight.sides[side] = side_before(setup, counted, corner);
  }
  if (trainings_.key == fight) {
    return trainings_.value;
  }
  if (book_.known && is_in_book(fight)) {
    const BookTraining& entry = book_.at(fight.terms.distance[0], fight.terms.distance[1]);
    HiddenFight trained = fight;
    for (std::size_t side = 0; side < 2; ++side) {
      trained.sides[side].range = entry.training[side];
      trained.sides[side].trains = false;
    }
    trainings_.value = entry.training;
    naive_ = solved(trained, effort_.quick_passes(), stop).chances();
  } else {
    const FightSolver& solver = solved(fight, effort_.passes, stop);
    trainings_.value = {solver.training(Corner::red), solver.training(Corner::blue)};
    naive_ = solver.chances();
  }
  believe(fight, stop);
  trainings_.key = stop.stop_requested() ? std::nullopt : std::optional(fight);
  return trainings_.value;
}

/// What others believe of both hands before the bets, and what each hand is good for when only the win counts.
void FightStudy::believe(const HiddenFight& fight, const std::stop_token& stop) {
  HiddenFight trained = fight;
  trained.terms.worth = only_the_win;
  for (std::size_t side = 0; side < 2; ++side) {
    trained.sides[side].range = with_doubt(trainings_.value[side], fight.sides[side].range);
    trained.sides[side].trains = false;
  }
  const FightSolver& solver = solved(trained, effort_.quick_passes(), stop);
  for (const Corner corner : both_corners) {
    beliefs_[fc::index_of(corner)] = {.range = trained.sides[fc::index_of(corner)].range, .wins = solver.worths(corner)};
  }
}

Range FightStudy::training(const Setup& setup, const View& view, Corner corner, const std::stop_token& stop) {
  return trainings(setup, with_counted_cards(setup, view), stop)[fc::index_of(corner)];
}

const FightStudy::Ranges& FightStudy::after_round(const PlayedRound& round, const std::stop_token& stop) {
  Memo<PlayedRound, Ranges>& memo = rounds_[static_cast<std::size_t>(round.fight.terms.round - 1)];
  if (memo.key != round) {
    const FightSolver& solver = solved(round.fight, effort_.passes, stop);
    for (const Corner corner : both_corners) {
      const std::size_t side = fc::index_of(corner);
      memo.value[side] = after_card(round.fight.sides[side], round.cards[side], solver, corner);
    }
    memo.key = stop.stop_requested() ? std::nullopt : std::optional(round);
  }
  return memo.value;
}

Picture FightStudy::picture(const Setup& setup, const View& view, const std::stop_token& stop) {
  const State counted = with_counted_cards(setup, view);
  trainings(setup, counted, stop);
  Picture picture{.leads = leads_.value, .fight = {}, .bare_worth = {}, .naive = naive_};
  const ChipsLeft left = counted.phase == Phase::bet ? chips_after(setup, counted, view.seat) : ChipsLeft{};
  for (const Corner corner : both_corners) {
    const std::size_t side = fc::index_of(corner);
    const int seat = counted.fight.seat(corner);
    picture.fight.terms.distance[side] = counted.fight.of(corner).distance;
    picture.bare_worth[side] = picture.fight.terms.worth[side] = worth_to(picture.leads, seat);
    const PerEnding bets = lead_from_all(setup, counted.fight, seat, picture.naive, {.others = left.others});
    for (std::size_t ending = 0; ending < endings; ++ending) {
      picture.fight.terms.worth[side][ending] += bets[ending];
    }
    picture.fight.sides[side] = {.size = side_before(setup, counted, corner).size,
                                 .range = after_bets(setup, counted.fight, corner, beliefs_[side]),
                                 .trains = false};
  }
  const auto& reds = counted.fight.of(Corner::red).played;
  const auto& blues = counted.fight.of(Corner::blue).played;
  for (std::size_t round = 0; round < reds.size(); ++round) {
    const Exchange result =
        exchange(picture.fight.terms, picture.fight.terms.moved, picture.fight.terms.round, reds[round], blues[round]);
    const Ranges& left_hands =
        after_round({.fight = picture.fight,
                     .cards = {static_cast<std::uint8_t>(reds[round] - 1), static_cast<std::uint8_t>(blues[round] - 1)}},
                    stop);
    for (std::size_t side = 0; side < 2; ++side) {
      picture.fight.sides[side] = {.size = picture.fight.sides[side].size - 1, .range = left_hands[side], .trains = false};
    }
    picture.fight.terms.moved = result.moved;
    ++picture.fight.terms.round;
  }
  return picture;
}

PerEnding FightStudy::odds_before(const Setup& setup, const State& state, const std::stop_token& stop) {
  HiddenFight fight;
  for (const Corner corner : both_corners) {
    fight.terms.distance[fc::index_of(corner)] = state.fight.of(corner).distance;
    fight.sides[fc::index_of(corner)] = side_before(setup, state, corner);
  }
  return solved(fight, effort_.quick_passes(), stop).chances();
}

}  // namespace fc::knock_out
