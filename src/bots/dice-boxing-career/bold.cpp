#include <algorithm>
#include <vector>

#include "bots/dice-boxing-career/bouts.h"
#include "bots/dice-boxing-career/manager.h"
#include "bots/dice-boxing-career/strength.h"
#include "core/check.h"
#include "rules/dice-boxing-career/questions.h"

namespace fc::dice_boxing_career {
namespace {

/// Bouts in his head against one man.
constexpr int bouts_a_man = 150;
/// Places that the title is worth beside those that are climbed.
constexpr double title_worth = 12;
/// Places that a loss costs all told: those of the chart, and the fights until the next climb.
constexpr double loss_cost = 3;

/// Looks at fights from the rank he has.
class Prospects {
 public:
  Prospects(const Setup& setup, const State& state, Random& random)
      : setup_(setup), state_(state), scout_(setup, state, random, bouts_a_man) {}

  /// Places that a bout against the man of this rank promises.
  double against(int rank) {
    const double chance = scout_.chance_against(man_at(state_, rank));
    const double climbed = std::max(0, own_rank(state_) - rank) + (rank == 0 ? title_worth : 0);
    return chance * climbed - (1 - chance) * loss_cost;
  }

  double by_chart() {
    const ChartTable* const table = schedules::chart_of(setup_, own_rank(state_));
    FC_CHECK(table != nullptr);
    double sum = 0;
    for (const ChartRow& row : table->rows) {
      const schedules::Offer offer = schedules::offer_of(state_, row);
      sum += offer.one == offer.other ? against(offer.one) : std::max(against(offer.one), against(offer.other));
    }
    return sum / dice_boxing::faces;
  }

  double of_choice(const Choice& choice) {
    switch (choice.word) {
      case Word::chart:
        return by_chart();
      case Word::rank:
        return against(choice.number);
      case Word::rematch:
        return against(rank_of(state_, state_.opponent));
      default:
        return against(schedules::rank_in_line(state_));
    }
  }

  /// Of equals the first.
  Choice best_of(const Choices& legal) {
    Choice best = legal[0];
    double most = of_choice(best);
    for (const Choice& choice : legal) {
      const double promised = of_choice(choice);
      if (promised > most) {
        best = choice;
        most = promised;
      }
    }
    return best;
  }

 private:
  const Setup& setup_;
  const State& state_;
  Scout scout_;
};

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
    return sensible_choice(setup, state);
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

Choice bold_choice(const Setup& setup, const State& state, Random& random) {
  FC_CHECK(state.asked.kind == NeedKind::choice);
  const Choices legal = answers(setup, state, state.asked);
  switch (static_cast<Decision>(state.asked.topic)) {
    case Decision::office:
      return legal.size() > 2 ? choice_of(Word::greats_tourney) : legal[0];
    case Decision::next_fight:
    case Decision::offer:
      return Prospects(setup, state, random).best_of(legal);
    case Decision::opponent:
      return best_paid(setup, state, legal, random);
    case Decision::upgrade:
    case Decision::outcome:
      break;
  }
  return sensible_choice(setup, state);
}

}  // namespace fc::dice_boxing_career
