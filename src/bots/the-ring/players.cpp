// The computer's players of The Ring, from the novice to the champion.
#include <algorithm>
#include <cmath>
#include <utility>

#include "bots/analyst_of.h"
#include "bots/mixing.h"
#include "bots/the-ring/fitted_chance.h"
#include "bots/the-ring/game.h"
#include "bots/the-ring/outlook.h"
#include "bots/the-ring/segment_odds.h"
#include "rules/the-ring/questions.h"
#include "rules/the-ring/shots.h"

namespace fc::the_ring {
namespace {

/// The higher the rating, the more often; nothing else counts.
Leaning by_the_card(const Ratings& now) {
  const auto square = [](int rating) {
    constexpr int highest = 9;
    const int high = std::clamp(rating, 1, highest);
    return static_cast<std::uint8_t>(high * high);
  };
  Leaning leaning{};
  leaning[place_of(Strategy::body)] = square(now.body);
  leaning[place_of(Strategy::load_up)] = square(now.ko);
  leaning[place_of(Strategy::box)] = square(now.box);
  leaning[place_of(Strategy::outside)] = square(now.out);
  return leaning;
}

/// The beginner does what his card says he is best at: the higher a rating, the oftener its strategy. He holds on every
/// other time when he is hurt, and goes for any cut now and then; he never looks at the other man's card, at the score or at
/// the clock.
std::size_t novice(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& /*stop*/) {
  constexpr std::uint32_t ways = 6;
  Random random(seed);
  if (decision_of<Rules>(brief) != Decision::strategy) {
    return any_answer(brief, random);
  }
  const State& state = brief.view().seen;
  const auto corner = static_cast<Corner>(brief.need().seat);
  const std::uint32_t way = random.below(ways);
  if (state.boxer(corner).hurt() && way < ways / 2) {
    return answer_index(brief, choice_of(Strategy::tie_up));
  }
  if (may_work_on_cut(state, corner) && way < ways / 3) {
    return answer_index(brief, choice_of(Strategy::work_on_cut));
  }
  const Leaning leaning = by_the_card(state.boxer(corner).now);
  return answer_index(brief, choice_of(static_cast<Strategy>(draw_place(leaning, random))));
}

/// The ring-wise man mixes by `sensible`: ratings against DEF, what he risks, harm, stamina, cuts, score and rounds left.
std::size_t contender(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& /*stop*/) {
  if (decision_of<Rules>(brief) != Decision::strategy) {
    return sensible_answer(brief);
  }
  Random random(seed);
  const auto corner = static_cast<Corner>(brief.need().seat);
  const Leaning leaning = sensible(brief.setup(), brief.view().seen, corner);
  return answer_index(brief, choice_of(static_cast<Strategy>(draw_place(leaning, random))));
}

/// Red's chances if this answer is given before the bout.
double chance_after(const Setup& setup, State state, const Choice& choice) {
  constexpr double granted = 5.0 / 6;
  switch (choice.decision) {
    case Decision::city: state.city = static_cast<City>(choice.value); break;
    case Decision::referee: state.referee = static_cast<Referee>(choice.value); break;
    default: {
      const double light = Outlook(setup, state).of_red(state);
      if (choice == choice_of(Gloves::six_ounce)) {
        return light;
      }
      constexpr int heavy = 8;
      state.gloves = heavy;
      return granted * Outlook(setup, state).of_red(state) + (1 - granted) * light;
    }
  }
  return Outlook(setup, state).of_red(state);
}

std::size_t best_privilege(const SeatBrief& brief) {
  const bool is_red = brief.need().seat == static_cast<std::uint8_t>(Corner::red);
  std::array<double, 2> chances{};
  for (std::size_t answer = 0; answer < chances.size(); ++answer) {
    const double red = chance_after(brief.setup(), brief.view().seen, brief.legal()[answer]);
    chances[answer] = is_red ? red : 1 - red;
  }
  return chances[1] > chances[0] ? 1 : 0;
}

/// The ring general mixes his strategies by the exact equilibrium of the chances that `study_segment` gives all pairs, and
/// takes the city, the gloves and the referee with which the bout looks best.
std::size_t ring_general(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& /*stop*/) {
  switch (decision_of<Rules>(brief)) {
    case Decision::city:
    case Decision::gloves:
    case Decision::referee: return best_privilege(brief);
    case Decision::strategy: {
      Random random(seed);
      const SegmentPlan plan = study_segment(brief.setup(), brief.view().seen);
      return answer_index(brief, choice_of(static_cast<Strategy>(draw_pick(plan.mixes[brief.need().seat], random))));
    }
    case Decision::cut_target:
    case Decision::retaliate: break;
  }
  return sensible_answer(brief);
}

}  // namespace

std::unique_ptr<Controller> make_controller(Level level) {
  return controller_of<Rules>(level, novice, contender, [] { return decided_by<Rules>(ring_general); });
}

std::unique_ptr<Analyst> make_analyst(const Game& game, std::vector<double> weights) {
  return analyst_of<Rules, FittedChance>(game, std::move(weights),
                                         chance_terms.size() + weights_of_units(chance_terms.size()));
}

namespace {

constexpr double never = -100;

/// What a man has to think of, from his corner.
class Corners {
 public:
  Corners(const Setup& setup, const State& state, Corner own)
      : setup_(&setup), state_(&state), own_(own), left_(rounds_left(setup, state)), comfort_(winning()) {}

  /// Merits of a strategy, one is about a rating better than the other man's DEF.
  [[nodiscard]] double merit(Strategy strategy) const {
    const BoxerState& me = state_->boxer(own_);
    const BoxerState& him = state_->boxer(other(own_));
    const double hurt = me.hurt() ? 1 : 0;
    const double he_is_hurt = him.hurt() ? 1 : 0;
    const double threat = power_over(other(own_));
    switch (strategy) {
      case Strategy::body: {
        const bool pays = !him.tired && left_ > 1 && him.stm <= 2 * left_;
        return of_rating(strategy) + (pays ? 0.2 : -0.7) - 3 * countered() - hurt + (him.tired ? 0.5 : 0);
      }
      case Strategy::load_up:
        return of_rating(strategy) + 0.35 + 0.25 * power_over(own_) - 0.2 * threat - 6 * countered() + 0.5 * he_is_hurt -
               hurt - 0.8 * comfort_;
      case Strategy::outside:
        return of_rating(strategy) + 0.2 * threat + 0.5 * hurt + (me.tired ? 0.4 : 0) - 0.3 * he_is_hurt + 0.8 * comfort_;
      case Strategy::tie_up: return me.hurt() ? 0.4 * (def_of(*state_, own_) - 4) + 0.2 * threat + 0.5 * comfort_ : never;
      case Strategy::work_on_cut:
        return may_work_on_cut(*state_, own_) ? of_rating(strategy) + 3.5 * attack_stops() - he_is_hurt : never;
      default: return of_rating(strategy);
    }
  }

 private:
  [[nodiscard]] double of_rating(Strategy strategy) const {
    const int plus = plus_of(*setup_, *state_, own_, strategy);
    return 0.9 * std::clamp(plus, 0, 2) + 0.1 * plus;
  }
  /// Which Hard Shot card he would use, 0 an even one.
  [[nodiscard]] double power_over(Corner by) const { return shot_difference(*state_, by) - 2; }
  [[nodiscard]] double countered() const {
    return chance_up_to(rating_for(*setup_, *state_, other(own_), Strategy::box)) / 3;
  }
  [[nodiscard]] double attack_stops() const {
    return chance_above(stoppage_rating(*setup_, *state_, other(own_)) - city_rules(*setup_, *state_).doctor);
  }
  /// Above 0 he is winning, on the cards and in this round: he need not take risks.
  [[nodiscard]] double winning() const {
    const BoxerState& me = state_->boxer(own_);
    const BoxerState& him = state_->boxer(other(own_));
    const double cards = lead_on_cards(*state_, own_) / double{judge_count};
    const double points = me.points - him.points;
    const double downs = him.down - me.down;
    return std::clamp(1.2 * cards / std::sqrt(left_) + 0.4 * points + downs, -1.5, 1.5);
  }

  const Setup* setup_;
  const State* state_;
  Corner own_;
  int left_;
  double comfort_;
};

/// The better of two by a figure; the first of equals.
std::size_t better(double first, double second) { return second > first ? 1 : 0; }

/// What a city does for its champion.
double comfort(const Setup& setup, City city) {
  const CityRules& rules = setup.charts.people.cities[place_of(city)];
  const Corner own = setup.champion_corner();
  const BoxerCard& card = setup.card(own);
  const BoxerCard& others = setup.card(other(own));
  const int thick_skin = card.cut[card.cut.size() - 1] - others.cut[others.cut.size() - 1];
  const bool presses = std::max(card.fresh.body, card.fresh.ko) > std::max(card.fresh.box, card.fresh.out);
  const double judge = rules.judging == Judging::home         ? 2
                       : rules.judging == Judging::aggression ? (presses ? 1 : -1)
                       : rules.judging == Judging::science    ? (presses ? -1 : 1)
                                                              : 0;
  return judge + 0.5 * rules.doctor * (thick_skin + 0.1);
}

/// What a referee does for the champion: patience for the man who is likelier to go down.
double comfort(const Setup& setup, Referee referee) {
  const RefereeRules& rules = setup.charts.people.referees[place_of(referee)];
  const Ratings& own = setup.card(setup.champion_corner()).fresh;
  const Ratings& others = setup.card(other(setup.champion_corner())).fresh;
  const int trading = (own.pow - others.chin[0]) - (others.pow - own.chin[0]) + own.kod - others.kod;
  const int dirt = setup.card(setup.champion_corner()).foul - setup.card(other(setup.champion_corner())).foul;
  return rules.stop * (trading + 0.1) - 0.5 * rules.fouls * (dirt + 0.1);
}

}  // namespace

int rounds_left(const Setup& setup, const State& state) { return setup.rounds - state.round + 1; }

Leaning sensible(const Setup& setup, const State& state, Corner corner) {
  constexpr double most = 100;
  constexpr double sharpness = 0.5;  // merits apart for a weight e times as high
  const Corners corners(setup, state, corner);
  std::array<double, strategy_count> merits{};
  for (std::size_t place = 0; place < strategy_count; ++place) {
    merits[place] = corners.merit(static_cast<Strategy>(place));
  }
  const double best = *std::ranges::max_element(merits);
  Leaning leaning{};
  for (std::size_t place = 0; place < strategy_count; ++place) {
    const double weight = most * std::exp((merits[place] - best) / sharpness);
    leaning[place] = static_cast<std::uint8_t>(weight < 4 ? 0 : weight);
  }
  return leaning;
}

std::size_t sensible_answer(const SeatBrief& brief) {
  const Setup& setup = brief.setup();
  const State& state = brief.view().seen;
  switch (decision_of<Rules>(brief)) {
    case Decision::city: return better(comfort(setup, state.cities_offered[0]), comfort(setup, state.cities_offered[1]));
    case Decision::gloves: {
      const Ratings& own = setup.card(setup.champion_corner()).fresh;
      const Ratings& others = setup.card(other(setup.champion_corner())).fresh;
      return better(own.pow - others.chin[0], others.pow - own.chin[0]);
    }
    case Decision::referee: return better(comfort(setup, state.referee_offered), comfort(setup, state.other_referee));
    case Decision::cut_target: return deepest_cut(state.boxer(other(static_cast<Corner>(brief.need().seat))).cuts);
    case Decision::retaliate:
    case Decision::strategy: break;
  }
  return 0;
}

}  // namespace fc::the_ring
