#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "bots/dice-boxing-career/game.h"
#include "core/result.h"
#include "rules/dice-boxing-career/growth.h"
#include "rules/dice-boxing-career/sequence.h"

namespace fc::dice_boxing_career {
namespace {

/// In mode `free`: strength by which he must be ahead.
constexpr int ahead_at_will = 4;

/// Of everything below its top the most for its price, if he can pay it.
Choice in_the_gym(const Setup& setup, const State& state, const std::array<int, rating_purchases>& worths) {
  std::optional<Purchase> best;
  for (std::size_t place = 0; place < rating_purchases; ++place) {
    const auto purchase = static_cast<Purchase>(place);
    if (!growth::next_value(setup, state, purchase)) {
      continue;
    }
    // worth / price of the one against the other, multiplied out.
    if (!best || worths[place] * growth::price_of(setup, state, *best) >
                     worths[place_of(*best)] * growth::price_of(setup, state, purchase)) {
      best = purchase;
    }
  }
  return best && growth::can_buy(setup, state, *best) ? choice_of(*best) : choice_of(Word::done);
}

int strength_at(const Setup& setup, const State& state, int rank) {
  return strength_of(setup.man(man_at(state, rank)).card.ratings);
}

bool wants_chart(const Setup& setup, const State& state, const Taste& taste) {
  constexpr int top_ten = 10;
  constexpr int lowest_reader = 44;
  constexpr int men_above = 4;
  const int own = strength_of(state.ratings);
  const int rank = own_rank(state);
  if (rank <= top_ten) {
    return own >= strength_at(setup, state, 0) - taste.behind_the_champion;
  }
  int strongest = 0;
  for (int above = rank - men_above; above < rank; ++above) {
    strongest = std::max(strongest, strength_at(setup, state, above));
  }
  return rank <= lowest_reader && own >= strongest + taste.ahead_of_the_next;
}

bool is_offered(const Choices& legal, Word word) { return std::ranges::find(legal, word, &Choice::word) != legal.end(); }

Choice next_fight(const Setup& setup, const State& state, const Choices& legal, const Taste& taste) {
  const bool reads = !is_offered(legal, Word::rematch) && is_offered(legal, Word::chart) && wants_chart(setup, state, taste);
  return choice_of(reads ? Word::chart : Word::next_in_line);
}

/// The lower man comes first.
Choice offer(const Setup& setup, const State& state, const Choices& legal, const Taste& taste) {
  const Choice& better = legal[legal.size() - 1];
  return strength_of(state.ratings) >= strength_at(setup, state, better.number) + taste.ahead_of_the_better ? better
                                                                                                            : legal[0];
}

/// In mode `free`: the strongest man he is well ahead of, or the weakest of all.
Choice opponent(const Setup& setup, const State& state, const Choices& legal) {
  const int own = strength_of(state.ratings);
  const auto strength = [&setup](const Choice& choice) {
    return strength_of(setup.man(person_of(setup, choice.man)).card.ratings);
  };
  Choice best = *std::ranges::min_element(legal, {}, strength);
  for (const Choice& choice : legal) {
    best = strength(choice) <= own - ahead_at_will && strength(choice) > strength(best) ? choice : best;
  }
  return best;
}

}  // namespace

Choice sensible_choice(const Setup& setup, const State& state, const Taste& taste) {
  FC_CHECK(state.asked.kind == NeedKind::choice);
  const Choices legal = answers(setup, state, state.asked);
  switch (static_cast<Decision>(state.asked.topic)) {
    case Decision::upgrade: return in_the_gym(setup, state, taste.worths);
    case Decision::next_fight: return next_fight(setup, state, legal, taste);
    case Decision::offer: return offer(setup, state, legal, taste);
    case Decision::opponent: return opponent(setup, state, legal);
    case Decision::office:  // fight on
    case Decision::outcome: break;
  }
  return legal[0];
}

namespace {

/// Bouts in his head against one man.
constexpr int bouts_a_man = 150;

/// In mode `free`: of the strongest men not far above him the one who promises the most points.
Choice best_paid(const Setup& setup, const State& state, const Choices& legal, Random& random) {
  constexpr int above = 10;
  constexpr std::size_t looked_at = 6;
  const int own = strength_of(state.ratings);
  const auto strength = [&setup](Person person) { return strength_of(setup.man(person).card.ratings); };
  std::vector<Person> men;
  for (const Choice& choice : legal) {
    if (const Person person = person_of(setup, choice.man); strength(person) <= own + above) {
      men.push_back(person);
    }
  }
  if (men.empty()) {
    return sensible_choice(setup, state, keen_taste);
  }
  std::ranges::stable_sort(men, std::ranges::greater(), strength);
  men.resize(std::min(men.size(), looked_at));
  Scout scout(setup, state, random, bouts_a_man);
  const auto promised = [&](Person person) {
    return scout.chance_against(person) * setup.tables.bouts.free_base[setup.man(person).tier];
  };
  return choice_of(setup.man(*std::ranges::max_element(men, {}, promised)).id);
}

}  // namespace

Choice keen_choice(const Setup& setup, const State& state, Random& random) {
  FC_CHECK(state.asked.kind == NeedKind::choice);
  const Choices legal = answers(setup, state, state.asked);
  switch (static_cast<Decision>(state.asked.topic)) {
    case Decision::office: return legal.size() > 2 ? choice_of(Word::greats_tourney) : legal[0];
    case Decision::opponent: return best_paid(setup, state, legal, random);
    case Decision::upgrade:
    case Decision::next_fight:
    case Decision::offer:
    case Decision::outcome: break;
  }
  return sensible_choice(setup, state, keen_taste);
}

}  // namespace fc::dice_boxing_career
