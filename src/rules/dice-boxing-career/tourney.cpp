#include "rules/dice-boxing-career/tourney.h"

#include <span>

#include "rules/dice-boxing-career/ladder.h"
#include "rules/dice-boxing/fast_play.h"

namespace fc::dice_boxing_career::tourneys {
namespace {

constexpr std::size_t greats_needed = tourney_men - 1;

/// Real men of the class who box no more, in roster order.
ladders::People men_of_old(const Setup& setup) {
  ladders::People people;
  for (std::size_t place = 0; place < setup.men.size(); ++place) {
    if (setup.men[place].real && !setup.men[place].is_active()) {
      people.push_back(static_cast<Person>(place));
    }
  }
  return people;
}

/// The man who stands highest, the first of equals, is taken out.
Person take_best(const Setup& setup, ladders::People& people) {
  Person best = people[0];
  for (const Person person : people) {
    best = setup.man(person).standing() > setup.man(best).standing() ? person : best;
  }
  ladders::People left;
  for (const Person person : people) {
    if (person != best) {
      left.push_back(person);
    }
  }
  people = left;
  return best;
}

}  // namespace

bool is_open(const Setup& setup, const State& state) {
  return setup.options.mode == Mode::path && !setup.options.all_time_greats && state.titles > 0 && !state.tourney.wins &&
         men_of_old(setup).size() >= greats_needed;
}

FixedVector<Person, tourney_men> draw(const Setup& setup) {
  FixedVector<Person, tourney_men> field;
  field.push_back(you);
  ladders::People people = men_of_old(setup);
  while (field.size() < tourney_men) {
    field.push_back(take_best(setup, people));
  }
  dice_boxing::Stream stream(std::uint64_t{setup.seed} + 1);
  stream.shuffle(std::span<Person>(field.begin() + 1, greats_needed));
  return field;
}

}  // namespace fc::dice_boxing_career::tourneys
