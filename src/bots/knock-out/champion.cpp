#include "bots/knock-out/game.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "bots/knock-out/bets.h"
#include "bots/knock-out/fight_study.h"
#include "bots/knock-out/fight_terms.h"

namespace fc::knock_out {
namespace {

/// What an outlook of so many seasons cannot tell apart, in thousands: the scatter of their mean.
double scatter(int seasons) {
  constexpr double of_one_season = 35;
  return of_one_season / std::sqrt(seasons);
}

/// How he would lead the others at the end of the game after each challenge.
WeighedChoices weigh_challenges(const SeatBrief& brief, FightStudy& study, const std::stop_token& stop) {
  const Setup& setup = brief.setup();
  const State counted = with_counted_cards(setup, brief.view());
  const int seat = brief.need().seat;
  WeighedChoices weighed;
  for (const Choice choice : brief.legal()) {
    State fight = counted;
    NoEvents nobody_listens;
    sequence::challenge(setup, fight, choice, nobody_listens);
    const PerEnding odds = study.odds_before(setup, fight, stop);
    const std::array<Fortunes, endings> fortunes = fortunes_after(setup, fight, study.effort().seasons, stop);
    PerEnding lead{};
    for (std::size_t ending = 0; ending < endings; ++ending) {
      lead[ending] = leads(setup.players, fortunes[ending])[static_cast<std::size_t>(seat)];
    }
    weighed.push_back({.choice = choice, .lead = expectation(odds, lead)});
    if (stop.stop_requested()) {
      break;
    }
  }
  return weighed;
}

/// Shares of the trainings that his cards allow; all 0: others think none of them possible.
Range training_mix(const SeatBrief& brief, FightStudy& study, const std::stop_token& stop) {
  const Range shares = study.training(brief.setup(), brief.view(), corner_of(brief), stop);
  // Hands that others think possible but he does not hold are left out.
  Range own{};
  float sum = 0;
  for (const Choice choice : brief.legal()) {
    const HandIndex hand = hand_table.index(cards_of(choice));
    own[hand] = shares[hand];
    sum += shares[hand];
  }
  if (sum > 0) {
    for (float& share : own) {
      share /= sum;
    }
  }
  return own;
}

Choice choose_training(const SeatBrief& brief, FightStudy& study, Random& random, const std::stop_token& stop) {
  const Range own = training_mix(brief, study, stop);
  if (std::ranges::none_of(own, [](float share) { return share > 0; })) {
    return brief.legal()[brief.legal_count() - 1];
  }
  const int size = training_size(count_of(brief.view().seen.player(brief.need().seat).cards));
  return training_of(hand_table.hands(size).cards[draw(own, random)]);
}

/// The fight as it stands, solved.
const FightSolver& solved_now(const SeatBrief& brief, FightStudy& study, const std::stop_token& stop) {
  return study.solved(study.picture(brief.setup(), brief.view(), stop).fight, study.effort().passes, stop);
}

PunchMix punch_mix(const SeatBrief& brief, FightStudy& study, const std::stop_token& stop) {
  const Corner corner = corner_of(brief);
  return solved_now(brief, study, stop).punches(corner, hand_table.index(brief.view().seen.fight.of(corner).training));
}

/// Likely endings as whoever has the brief may know them. Both have trained.
PerEnding likely_endings(const SeatBrief& brief, FightStudy& study) {
  const FightSolver& solver = solved_now(brief, study, {});
  const Fight& fight = brief.view().seen.fight;
  const std::optional<Corner> corner = fight.corner_of(brief.need().seat);
  return corner ? solver.chances(*corner, hand_table.index(fight.of(*corner).training)) : solver.chances();
}

/// Which chance the best of his answers rests on. A bet that is good although it is more often lost, by what it makes others
/// fight for, has no reason but the fight as it stands.
void give_reason(Counsel& counsel, const SeatBrief& brief, FightStudy& study) {
  const auto is_best = [&](Choice choice) { return Rules::notation(choice) == counsel.answers.front().answer; };
  const Choices& legal = brief.legal();
  const Choice best = *std::ranges::find_if(legal, is_best);
  if (is_pairing(best)) {
    State fight = with_counted_cards(brief.setup(), brief.view());
    NoEvents nobody_listens;
    sequence::challenge(brief.setup(), fight, best, nobody_listens);
    counsel.aspect = "challenge";
    counsel.chance = win_chance(study.odds_before(brief.setup(), fight, {}), Corner::red);
    return;
  }
  const PerEnding odds = likely_endings(brief, study);
  if (is_offer(best)) {
    const Offer offer = offer_of(best);
    counsel.aspect = "offer";
    counsel.chance = chance_of(offer.table, offer.type, odds);
  } else if (const Fight& fight = brief.view().seen.fight;
             is_accept(best) && fight.bet_at(accept_of(best)).offerer != brief.need().seat) {
    const Accept accept = accept_of(best);
    counsel.aspect = "accept";
    counsel.chance = 1 - chance_of(accept.table, fight.bet_at(accept).type, odds);
  }
  if (gain_accepted(counsel.chance) <= 0) {
    counsel.aspect = "fight";
    counsel.chance = win_chance(odds, Corner::red);
  }
}

}  // namespace

std::size_t Champion::decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& stop) {
  Random random(seed);
  switch (decision_of(brief)) {
    case Decision::challenge:  // the one after which he leads most
      return answer_index(brief,
                          one_of_the_best(weigh_challenges(brief, study_, stop), scatter(study_.effort().seasons), random));
    case Decision::train: return answer_index(brief, choose_training(brief, study_, random, stop));
    case Decision::bet: return answer_index(brief, best_placement(brief, study_, stop));
    case Decision::punch:
      return answer_index(brief, punch_with(static_cast<int>(draw(punch_mix(brief, study_, stop), random)) + 1));
  }
  FC_CHECK(false && "no such decision");
}

Counsel champions_counsel(const SeatBrief& brief) {
  const TrainingBook no_book;
  FightStudy study(no_book, in_the_cabinet);
  Counsel counsel;
  const auto add_worths = [&counsel](const WeighedChoices& weighed) {
    for (const Weighed& one : weighed) {
      counsel.answers.push_back({.answer = std::string(Rules::notation(one.choice)), .thousands = one.lead});
    }
  };
  switch (decision_of(brief)) {
    case Decision::challenge:
      add_worths(weigh_challenges(brief, study, {}));
      counsel.scatter = scatter(study.effort().seasons);
      break;
    case Decision::bet: add_worths(weigh_placements(brief, study, {})); break;
    case Decision::train: {
      const Range mix = training_mix(brief, study, {});
      for (const Choice choice : brief.legal()) {
        counsel.answers.push_back(
            {.answer = std::string(Rules::notation(choice)), .share = mix[hand_table.index(cards_of(choice))]});
      }
      break;
    }
    case Decision::punch: {
      const PunchMix mix = punch_mix(brief, study, {});
      for (const Choice choice : brief.legal()) {
        counsel.answers.push_back({.answer = std::string(Rules::notation(choice)),
                                   .share = mix[static_cast<std::size_t>(punch_value(choice) - 1)]});
      }
      break;
    }
  }
  std::ranges::stable_sort(counsel.answers, [](const AnswerWorth& left, const AnswerWorth& right) {
    return std::pair(left.thousands, left.share) > std::pair(right.thousands, right.share);
  });
  if (decision_of(brief) != Decision::train) {
    give_reason(counsel, brief, study);
  }
  return counsel;
}

std::unique_ptr<Controller> make_controller(Level level, const TrainingBook& book, const Effort& effort) {
  return controller_of<Rules>(level, novice, contender, [&] { return std::make_unique<Champion>(book, effort); });
}

std::unique_ptr<Analyst> make_analyst(const Game& game) { return std::make_unique<Bookkeeper>(game); }

}  // namespace fc::knock_out
