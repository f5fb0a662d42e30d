#include "bots/knock-out/players.h"

#include <cmath>

#include "bots/knock-out/fight_study.h"
#include "bots/knock-out/fight_terms.h"

namespace fc::knock_out {
namespace {

/// What an outlook of so many seasons cannot tell apart, in thousands: the scatter of their mean.
double scatter(int seasons) {
  constexpr double of_one_season = 35;
  return of_one_season / std::sqrt(seasons);
}

}  // namespace

std::size_t Champion::decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& stop) {
  Random random(seed);
  switch (decision_of(brief)) {
    case Decision::challenge: return answer_index(brief, choose_challenge(brief, random, stop));
    case Decision::train: return answer_index(brief, choose_training(brief, random, stop));
    case Decision::bet: return answer_index(brief, best_placement(brief, study_, stop));
    case Decision::punch: return answer_index(brief, choose_punch(brief, random, stop));
  }
  FC_CHECK(false && "no such decision");
}

/// The challenge after which he leads the others most at the end of the game.
Choice Champion::choose_challenge(const SeatBrief& brief, Random& random, const std::stop_token& stop) {
  const Setup& setup = brief.setup();
  const State counted = with_counted_cards(setup, brief.view());
  const int seat = brief.need().seat;
  WeighedChoices weighed;
  for (const Choice choice : brief.legal()) {
    State fight = counted;
    NoEvents nobody_listens;
    sequence::challenge(setup, fight, choice, nobody_listens);
    const PerEnding odds = study_.odds_before(setup, fight, stop);
    const std::array<Fortunes, endings> fortunes = fortunes_after(setup, fight, study_.effort().seasons, stop);
    PerEnding lead{};
    for (std::size_t ending = 0; ending < endings; ++ending) {
      lead[ending] = leads(setup.players, fortunes[ending])[static_cast<std::size_t>(seat)];
    }
    weighed.push_back({.choice = choice, .lead = expectation(odds, lead)});
    if (stop.stop_requested()) {
      break;
    }
  }
  return one_of_the_best(weighed, scatter(study_.effort().seasons), random);
}

Choice Champion::choose_training(const SeatBrief& brief, Random& random, const std::stop_token& stop) {
  const View& view = brief.view();
  const Corner corner = corner_of(brief);
  const Range shares = study_.training(brief.setup(), view, corner, stop);
  // Hands that others think possible but he does not hold are left out.
  Range own{};
  float sum = 0;
  for (const Choice choice : brief.legal()) {
    const HandIndex hand = hand_table.index(cards_of(choice));
    own[hand] = shares[hand];
    sum += shares[hand];
  }
  if (!(sum > 0)) {
    return brief.legal()[brief.legal_count() - 1];
  }
  for (float& share : own) {
    share /= sum;
  }
  const int size = training_size(count_of(view.seen.player(brief.need().seat).cards));
  return training_of(hand_table.hands(size).cards[draw(own, random)]);
}

Choice Champion::choose_punch(const SeatBrief& brief, Random& random, const std::stop_token& stop) {
  const Picture picture = study_.picture(brief.setup(), brief.view(), stop);
  const Corner corner = corner_of(brief);
  const FightSolver& solver = study_.solved(picture.fight, study_.effort().passes, stop);
  const HandIndex hand = hand_table.index(brief.view().seen.fight.of(corner).training);
  return punch_with(static_cast<int>(draw(solver.punches(corner, hand), random)) + 1);
}

}  // namespace fc::knock_out
