#include "bots/ringside-campaign/worth.h"

#include <algorithm>
#include <cmath>

#include "core/result.h"
#include "rules/ringside-campaign/club.h"

namespace fc::ringside_campaign {
namespace {

/// Points of strength from one step of the table to the next; the middle one is the mean of all men.
constexpr double strength_step = 40;
/// Half points of popularity by bouts: the first step, and from one to the next.
constexpr double least_pop = -12;
constexpr double pop_step = 6;
/// Every rank that matters much has a level of its own.
constexpr std::array level_ranks{0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 26, 34, 46, 63};

/// Half points that everybody wins in the mean from one of his bouts to the next.
constexpr double growth = 1.2;
/// A manager takes a bout that pays so much of his man's best one.
constexpr double rivals_share_of_best = 0.6;
/// So often a manager has his way with whom his man boxes; else it is whoever comes.
constexpr double choosing = 0.25;
/// How often a bout of a man of the first ranks is one for the title: if the champion is another manager's, if that one
/// would rather not meet him, and if the champion is a stablemate.
constexpr double often = 0.15;
constexpr double shyly = 0.06;
constexpr double seldom = 0.03;
/// A champion with less of a chance would rather not.

/// Dollars for the winner and the loser, over so many rounds.
struct Pay {
  float won = 0;
  float lost = 0;
  int rounds = 0;
};

/// In the best arena for two men of these popularities.
Pay best_pay(const Tables& tables, int own, int other) {
  for (int arena = static_cast<int>(Arena::best); arena >= 0; --arena) {
    const auto which = static_cast<Arena>(arena);
    if (is_eligible(tables, which, own, other)) {
      return {.won = static_cast<float>(purse(tables, which, false, own, other, Outcome::won)),
              .lost = static_cast<float>(purse(tables, which, false, own, other, Outcome::lost)),
              .rounds = tables.arena(which).rounds.longest};
    }
  }
  return {};
}

/// Bouts that a man has in so many weeks.
double bouts_in(int weeks, int rest) { return weeks <= 0 ? 0 : std::max(1.0, static_cast<double>(weeks) / rest); }

}  // namespace

int rank_after(int rank, int other, bool title, bool won, int men) {
  const int below = std::min(rank + 1, men);
  if (rank == 0) {
    return title && !won ? 1 : 0;
  }
  if (other == 0) {
    return !won ? below : title ? 0 : 1;
  }
  if (won) {
    const bool climbs = other - rank <= static_cast<int>(ladders::most_places_below_to_climb);
    return other < rank ? std::max(1, other) : climbs ? std::max(1, rank - 1) : rank;
  }
  return other > rank ? below : rank;
}

Outlook::Outlook() : table_((most_bouts + 1) * most_levels * pops) {}

std::size_t Outlook::place_of(int bouts, std::size_t level, std::size_t pop) {
  return (static_cast<std::size_t>(bouts) * most_levels + level) * pops + pop;
}

double Outlook::pop_at(std::size_t pop) { return least_pop + static_cast<double>(pop) * pop_step; }

double Outlook::strength_at(std::size_t step) const {
  constexpr std::size_t middle = strengths / 2;
  return field_.mean + (static_cast<double>(step) - static_cast<double>(middle)) * strength_step;
}

Outlook::Field Outlook::field_of(const Setup& setup, const State& state, Seat seat) {
  Field field;
  field.mean = mean_strength(setup, state);
  field.title_rank = setup.options.title_rank;
  field.contenders = static_cast<int>(state.ladder.contenders.size());
  field.bouts =
      static_cast<int>(std::min<double>(most_bouts, std::ceil(bouts_in(state.weeks_left, setup.tables.rest_weeks))));
  const Person champion = state.ladder.champion;
  field.champion = champion == nobody ? field.mean : strength(state.man(champion).boxer);
  field.is_ours = champion != nobody && state.man(champion).owner == seat;
  std::array<Person, most_in_stables> others{};
  std::size_t count = 0;
  for (int rank = champion == nobody ? 1 : 0; rank <= field.contenders; ++rank) {
    const Person person = rank == 0 ? champion : state.ladder.contenders[static_cast<std::size_t>(rank - 1)];
    if (state.man(person).owner != seat) {
      others[count] = person;
      ++count;
    }
  }
  // A long ladder is looked at with gaps.
  const std::size_t step = (count + most_rivals - 1) / most_rivals;
  for (std::size_t place = 0; place < count; place += step) {
    const Man& man = state.man(others[place]);
    Rival rival{.strength = static_cast<double>(strength(man.boxer)),
                .rank = rank_of(state.ladder, others[place]),
                .pop = man.pop()};
    each_man(setup, state, [&](Person person) {
      const Man& other = state.man(person);
      if (other.owner != man.owner) {
        const Pay pay = best_pay(setup.tables, man.pop(), other.pop());
        const double chance = chance_to_beat(rival.strength, strength(other.boxer));
        const double value = static_cast<double>(pay.lost) + chance * static_cast<double>(pay.won - pay.lost);
        rival.least = std::max(rival.least, static_cast<float>(rivals_share_of_best * value));
      }
    });
    field.rivals.push_back(rival);
  }
  return field;
}

void Outlook::look(const Setup& setup, const State& state, Seat seat) {
  const Field field = field_of(setup, state, seat);
  if (has_looked_ && field == field_) {
    return;
  }
  has_looked_ = true;
  field_ = field;
  levels_ = level_of(field_.contenders) + 1;
  for (std::size_t place = 0; place < field_.rivals.size(); ++place) {
    for (std::size_t step = 0; step < strengths; ++step) {
      chances_[place][step] = static_cast<float>(chance_to_beat(strength_at(step), field_.rivals[place].strength));
    }
  }
  for (int bouts = 1; bouts <= field_.bouts; ++bouts) {
    reckon(setup, bouts);
  }
}

void Outlook::reckon(const Setup& setup, int bouts) {
  for (std::size_t level = 0; level < levels_; ++level) {
    for (std::size_t pop = 0; pop < pops; ++pop) {
      Line all = bouts_of(setup, bouts, level, pop);
      if (level_ranks[level] <= field_.title_rank) {
        const Line title = level == 0 ? defences_of(setup, bouts, pop, all) : title_of(setup, bouts, level, pop);
        for (std::size_t step = 0; step < strengths; ++step) {
          all[step] += title_share(level, step) * (title[step] - all[step]);
        }
      }
      table_[place_of(bouts, level, pop)] = all;
    }
  }
}

/// Share of the bouts that are for the title.
float Outlook::title_share(std::size_t level, std::size_t step) const {
  if (level == 0) {
    return 1;
  }
  if (field_.is_ours) {
    return static_cast<float>(seldom);
  }
  const bool would_rather_not = chance_to_beat(field_.champion, strength_at(step)) < least_chance_of_a_champion;
  return static_cast<float>(would_rather_not ? shyly : often);
}

Outlook::Line Outlook::bouts_of(const Setup& setup, int bouts, std::size_t level, std::size_t pop) const {
  const int rank = level_ranks[level];
  const double fight_pop = pop_at(pop);
  const int own = static_cast<int>(fight_pop) + rank_pop(setup.tables, rank);
  const int grown = static_cast<int>(growth * (field_.bouts - bouts));
  const Line& idle = table_[place_of(bouts - 1, level, pop)];
  Line best = idle;
  Line sum{};
  std::array<int, strengths> count{};
  for (std::size_t place = 0; place < field_.rivals.size(); ++place) {
    const Rival& rival = field_.rivals[place];
    const Pay pay = best_pay(setup.tables, own, rival.pop + grown);
    const Line won = line_after(bouts, rank_after(rank, rival.rank, false, true, field_.contenders),
                                fight_pop + fast::mean_pop(setup.tables, pay.rounds, true));
    const Line lost = line_after(bouts, rank_after(rank, rival.rank, false, false, field_.contenders),
                                 fight_pop + fast::mean_pop(setup.tables, pay.rounds, false));
    for (std::size_t step = 0; step < strengths; ++step) {
      const float chance = chances_[place][step];
      if (pay.lost + (1 - chance) * (pay.won - pay.lost) < rival.least) {
        continue;
      }
      const float all = chance * (pay.won + won[step]) + (1 - chance) * (pay.lost + lost[step]);
      best[step] = std::max(best[step], all);
      sum[step] += all;
      ++count[step];
    }
  }
  Line all{};
  for (std::size_t step = 0; step < strengths; ++step) {
    const float any = count[step] == 0 ? idle[step] : std::max(idle[step], sum[step] / static_cast<float>(count[step]));
    all[step] = any + static_cast<float>(choosing) * (best[step] - any);
  }
  return all;
}

Outlook::Title Outlook::title_at(const Setup& setup, int bouts, std::size_t level, std::size_t pop) const {
  const int rank = level_ranks[level];
  const double fight_pop = pop_at(pop);
  const int own = static_cast<int>(fight_pop) + rank_pop(setup.tables, rank);
  const int rounds = setup.tables.title_rounds;
  const BilledBout bout{.arena = Arena::best, .title = true};
  const int rank_if_lost = rank_after(rank, rank == 0 ? 1 : 0, true, false, field_.contenders);
  Title title{.won = line_after(bouts, 0, fight_pop + fast::mean_pop(setup.tables, rounds, true)),
              .lost = line_after(bouts, rank_if_lost, fight_pop + fast::mean_pop(setup.tables, rounds, false))};
  for (std::size_t step = 0; step < strengths; ++step) {
    title.won[step] += static_cast<float>(purse_of(setup, bout, {}, own, 0, Outcome::won));
    title.lost[step] += static_cast<float>(purse_of(setup, bout, {}, own, 0, Outcome::lost));
  }
  return title;
}

/// A contender against the champion.
Outlook::Line Outlook::title_of(const Setup& setup, int bouts, std::size_t level, std::size_t pop) const {
  const Title title = title_at(setup, bouts, level, pop);
  Line all{};
  for (std::size_t step = 0; step < strengths; ++step) {
    const auto chance = static_cast<float>(chance_to_beat(strength_at(step), field_.champion));
    all[step] = title.lost[step] + chance * (title.won[step] - title.lost[step]);
  }
  return all;
}

/// The champion against contenders of the first ranks. otherwise: if the others have none there.
Outlook::Line Outlook::defences_of(const Setup& setup, int bouts, std::size_t pop, const Line& otherwise) const {
  const Title title = title_at(setup, bouts, 0, pop);
  Line any{};
  Line best{};
  int challengers = 0;
  for (std::size_t place = 0; place < field_.rivals.size(); ++place) {
    const int rank = field_.rivals[place].rank;
    if (rank < 1 || rank > field_.title_rank) {
      continue;
    }
    ++challengers;
    for (std::size_t step = 0; step < strengths; ++step) {
      any[step] += chances_[place][step];
      best[step] = std::max(best[step], chances_[place][step]);
    }
  }
  if (challengers == 0) {
    return otherwise;
  }
  Line all{};
  for (std::size_t step = 0; step < strengths; ++step) {
    const float mean = any[step] / static_cast<float>(challengers);
    const float chance = mean + static_cast<float>(choosing) * (best[step] - mean);
    all[step] = title.lost[step] + chance * (title.won[step] - title.lost[step]);
  }
  return all;
}

std::size_t Outlook::level_of(int rank) const {
  std::size_t level = 0;
  while (level + 1 < most_levels && level_ranks[level] < std::min(rank, field_.contenders)) {
    ++level;
  }
  return level;
}

/// Before his next bout others pass a contender: he begins it one place lower.
Outlook::Line Outlook::line_after(int bouts, int rank, double fight_pop) const {
  const int slipped = rank == 0 ? 0 : std::min(rank + 1, field_.contenders);
  return line_at(bouts - 1, slipped, fight_pop);
}

Outlook::Line Outlook::line_at(int bouts, int rank, double fight_pop) const {
  const double place = std::clamp((fight_pop - least_pop) / pop_step, 0.0, static_cast<double>(pops - 1));
  const auto lower = std::min(static_cast<std::size_t>(place), pops - 2);
  const auto share = static_cast<float>(place - static_cast<double>(lower));
  const std::size_t level = level_of(rank);
  const Line& low = table_[place_of(bouts, level, lower)];
  const Line& high = table_[place_of(bouts, level, lower + 1)];
  Line all{};
  for (std::size_t step = 0; step < strengths; ++step) {
    all[step] = low[step] + share * (high[step] - low[step]);
  }
  return all;
}

double Outlook::purses(const CareerStage& stage) const {
  FC_CHECK(has_looked_);
  constexpr int rest = 4;
  const double bouts = std::min<double>(field_.bouts, bouts_in(stage.weeks, rest));
  const double place =
      std::clamp((stage.strength - strength_at(0)) / strength_step, 0.0, static_cast<double>(strengths - 1));
  const auto lower = std::min(static_cast<std::size_t>(place), strengths - 2);
  const double share = place - static_cast<double>(lower);
  const auto after = [&](int whole) {
    const Line at = line_at(whole, stage.rank, stage.fight_pop);
    return static_cast<double>(at[lower]) + share * static_cast<double>(at[lower + 1] - at[lower]);
  };
  const int whole = static_cast<int>(bouts);
  const double part = bouts - whole;
  return part > 0 ? after(whole) + part * (after(whole + 1) - after(whole)) : after(whole);
}

}  // namespace fc::ringside_campaign
