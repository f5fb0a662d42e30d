#include "bots/ringside-campaign/worth.h"

#include <algorithm>

#include "core/random.h"
#include "rules/ringside-campaign/booking.h"
#include "rules/ringside-campaign/week.h"

namespace fc::ringside_campaign {
namespace {

/// Strength that a man gains in the mean by a win after a win: half a point of Endurance, a third of Agility's eight.
constexpr double learned_strength = 3;

/// A man made by dice.
double any_strength(Random& random) {
  const auto die = [&random](std::uint32_t faces) { return 1 + static_cast<int>(random.below(faces)); };
  int ratings = 0;
  for (std::size_t punch = 0; punch < ringside::punch_count; ++punch) {
    const int rating = die(4);
    ratings += rating == making::thrown_again ? die(4) : rating;
  }
  return 8 * (making::least_agility + die(20)) + 10 * ratings + making::least_counterpunch + die(20) + die(20);
}

}  // namespace

int Planner::rank(Person person) const {
  const int now = rank_of(state_.ladder, person);
  return now == no_rank ? static_cast<int>(state_.ladder.contenders.size()) : now;
}

int Planner::weeks_of_rest(Person person) const {
  const Man& man = state_.man(person);
  return carried_damage(setup_, state_, person) == 0 ? 0 : setup_.tables.rest_weeks - (state_.week - man.last_week);
}

double Planner::career(Person person, int cut, const CareerStage& stage) const {
  const Man& man = state_.man(person);
  // The present cut stands until it is reviewed; who wins much is paid a smaller one then.
  const double bouts = std::max(1.0, static_cast<double>(stage.weeks) / setup_.tables.rest_weeks);
  const double present = std::clamp((setup_.tables.cut.review - (cut == 0 ? 0 : man.cut_bouts)) / bouts, 0.0, 1.0);
  const double reviewed =
      std::clamp<double>(usual_cut + man.losses - man.wins, setup_.tables.cut.least, setup_.tables.cut.most);
  const double share = present * (cut == 0 ? usual_cut : cut) + (1 - present) * reviewed;
  return outlook_.purses(stage) * share / 100;
}

double Planner::future(Person person, int cut, int weeks_away) const {
  const Man& man = state_.man(person);
  return career(person, cut,
                {.strength = static_cast<double>(strength(man.boxer)),
                 .rank = rank(person),
                 .fight_pop = static_cast<double>(man.fight_pop),
                 .weeks = state_.weeks_left - weeks_away});
}

double Planner::future_now(Person person) const { return future(person, state_.man(person).cut, weeks_of_rest(person)); }

double Planner::future_if_joining(Person person) const { return future(person, 0, weeks_of_rest(person)); }

double Planner::future_of_a_new_man() const {
  constexpr int men = 64;
  Random random(1);
  double sum = 0;
  for (int man = 0; man < men; ++man) {
    sum += outlook_.purses({.strength = any_strength(random),
                            .rank = static_cast<int>(state_.ladder.contenders.size()),
                            .fight_pop = 0,
                            .weeks = state_.weeks_left});
  }
  return sum / men * usual_cut / 100;
}

double Planner::gain_of(const Prospect& prospect, int rounds) const {
  const Man& own = state_.man(prospect.own);
  const BilledBout bout = bout_of(prospect);
  const bool moves_ladder = manager_of(state_, prospect.other) != no_seat;
  const double chance = chance_to_beat(setup_, state_, prospect.own, prospect.other);
  const auto after = [&](bool won) {
    const Money pay = purse_of(setup_, state_, bout, Corner::red, won ? Outcome::won : Outcome::lost);
    const int now = rank(prospect.own);
    return pay * own.cut / 100.0 +
           career(prospect.own, own.cut,
                  {.strength = strength(own.boxer) + (won && own.streak >= 1 ? learned_strength : 0),
                   .rank = !moves_ladder ? now
                                         : rank_after(now, rank(prospect.other), bout.title, won,
                                                      static_cast<int>(state_.ladder.contenders.size())),
                   .fight_pop = own.fight_pop + fast::mean_pop(setup_.tables, rounds, won),
                   .weeks = state_.weeks_left - setup_.tables.rest_weeks});
  };
  return chance * after(true) + (1 - chance) * after(false) -
         future(prospect.own, own.cut, std::max(1, weeks_of_rest(prospect.own)));
}

double Planner::advantage_of(const Prospect& prospect, int rounds) const {
  const double own = gain_of(prospect, rounds);
  const Seat others = manager_of(state_, prospect.other);
  if (others == no_seat || others == state_.man(prospect.own).owner) {
    return own;
  }
  return own - rivalry_in_the_ring * rivalry_of(setup_) *
                   gain_of({.own = prospect.other, .other = prospect.own, .venue = prospect.venue}, rounds);
}

/// Bouts of more popular men keep their places if there are too many.
bool Planner::has_room(const Prospect& prospect) const {
  if (prospect.venue == title_venue) {
    return true;
  }
  const auto arena = static_cast<Arena>(prospect.venue);
  const int pop = state_.man(prospect.own).pop() + state_.man(prospect.other).pop();
  const auto before = std::ranges::count_if(state_.night, [&](const BilledBout& bout) {
    return bout.arena == arena && !bout.tournament && (bout.title || combined_pop(state_, bout) >= pop);
  });
  return before < setup_.tables.arena(arena).places;
}

std::optional<PlannedBout> Planner::best_bout(Person own, std::optional<Person> other) const {
  std::optional<PlannedBout> best;
  const Taste& sensible = patient_taste;
  const bool was_refused = state_.manager(state_.man(own).owner).declined > 0;
  const bookings::FreeMan offered = bookings::free_man(setup_, state_, own);
  for (const bookings::FreeMan& free : bookings::free_men(setup_, state_)) {
    const Person rival = free.man;
    if ((other && *other != rival) || !bookings::may_meet(setup_, state_, offered, free)) {
      continue;
    }
    const Seat manager = manager_of(state_, rival);
    const bool is_own = manager == no_seat || manager == state_.man(own).owner;  // nobody is asked
    const bool is_ready_now = is_own || is_ready(setup_, state_, rival, sensible);
    const double enough = is_own ? 0 : enough_for(setup_, state_, rival, sensible);
    for (int at = 0; at <= title_venue; ++at) {
      const Prospect prospect{.own = own, .other = rival, .venue = at};
      const Prospect his{.own = rival, .other = own, .venue = at};
      if (!bookings::is_venue(setup_, state_, own, rival, at) || !has_room(prospect)) {
        continue;
      }
      const bool is_taken = is_own ||
                            (at == title_venue ? is_willing(setup_, state_, his, sensible)
                                               : is_ready_now && value_of(setup_, state_, his) >= enough) ||
                            would_walk_over(setup_, state_, his);
      const int rounds = bookings::distances_of(setup_, at).longest;
      const bool is_fair = is_own || !was_refused || advantage_of(his, rounds) > 0;
      const double advantage = is_taken && is_fair ? advantage_of(prospect, rounds) : 0;
      if (advantage > (best ? best->advantage : 0)) {
        best = PlannedBout{.prospect = prospect, .rounds = rounds, .advantage = advantage};
      }
    }
  }
  return best;
}

}  // namespace fc::ringside_campaign
