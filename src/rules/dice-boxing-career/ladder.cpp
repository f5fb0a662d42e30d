#include "rules/dice-boxing-career/ladder.h"

#include <span>

#include "rules/dice-boxing-career/sequence.h"
#include "rules/dice-boxing/fast_play.h"

namespace fc::dice_boxing_career::ladders {
namespace {

using dice_boxing::Stream;

/// Who may stand on the ladder of a tier, in roster order.
People pool_of(const Setup& setup, int tier) {
  People pool;
  for (std::size_t place = 0; place < setup.men.size(); ++place) {
    const Man& man = setup.men[place];
    if (man.tier == tier && (setup.options.all_time_greats || !man.great)) {
      pool.push_back(static_cast<Person>(place));
    }
  }
  return pool;
}

std::span<Person> all_of(People& people) { return {people.begin(), people.size()}; }

/// Fills the ladder from its foot.
class Climber {
 public:
  explicit Climber(State& state) : state_(state) {}

  /// The next men upward.
  void add(std::span<const Person> people) {
    for (const Person person : people) {
      state_.ladder[next_--] = person;
    }
  }

 private:
  State& state_;
  std::size_t next_ = lowest_rank - 1;
};

void add_clubs(const Setup& setup, Stream& stream, Climber& climber) {
  constexpr std::size_t places = 10;
  People pool = pool_of(setup, 0);
  stream.shuffle(all_of(pool));
  climber.add(all_of(pool).first(places));
}

/// Two piles by standing; the lower one holds the lower ranks. Ruling: C1, C2, C3.
void add_gatekeepers(const Setup& setup, Stream& stream, Climber& climber) {
  constexpr std::size_t places = 10;
  People pool = pool_of(setup, 1);
  sort_by_standing(setup, all_of(pool));
  const std::size_t lower_size = std::max(places, pool.size() / 2);
  const std::span<Person> lower = all_of(pool).first(lower_size);
  const std::span<Person> upper = all_of(pool).subspan(lower_size);
  stream.shuffle(lower);
  stream.shuffle(upper);
  climber.add(lower.first(places));
  climber.add(upper.first(places));
}

/// Ruling: C4. Equal men stay in the order of the shuffle.
void add_contenders(const Setup& setup, Stream& stream, Climber& climber) {
  constexpr std::size_t places = 15;
  People pool = pool_of(setup, 2);
  stream.shuffle(all_of(pool));
  const std::span<Person> chosen = all_of(pool).first(places);
  sort_by_standing(setup, chosen);
  climber.add(chosen);
}

/// The champion is the best of three who are left. Ruling: C5.
void add_elite(const Setup& setup, Stream& stream, Climber& climber) {
  constexpr std::size_t places = 5;
  constexpr std::size_t candidates = 3;
  People pool = pool_of(setup, 3);
  stream.shuffle(all_of(pool));
  climber.add(all_of(pool).first(places));
  const std::span<Person> rest = all_of(pool).subspan(places);
  stream.shuffle(rest);
  const auto worth = [&setup](Person person) {
    const Man& man = setup.man(person);
    return man.standing() + man.card.ratings.punches;
  };
  Person champion = rest[0];
  for (const Person person : rest.first(candidates)) {
    champion = worth(person) > worth(champion) ? person : champion;
  }
  climber.add({&champion, 1});
}

}  // namespace

void sort_by_standing(const Setup& setup, std::span<Person> people) {
  for (std::size_t place = 1; place < people.size(); ++place) {
    for (std::size_t at = place; at > 0; --at) {
      if (setup.man(people[at]).standing() >= setup.man(people[at - 1]).standing()) {
        break;
      }
      std::swap(people[at], people[at - 1]);
    }
  }
}

void draw(const Setup& setup, State& state) {
  Stream stream(setup.seed);
  Climber climber(state);
  state.ladder.back() = you;
  add_clubs(setup, stream, climber);
  add_gatekeepers(setup, stream, climber);
  add_contenders(setup, stream, climber);
  add_elite(setup, stream, climber);
}

}  // namespace fc::dice_boxing_career::ladders

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
