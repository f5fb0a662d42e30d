#include "bots/the-ring/instinct.h"

#include <algorithm>
#include <cmath>

#include "bots/the-ring/two_dice.h"
#include "rules/the-ring/shots.h"
#include "rules/the-ring/solitaire.h"

namespace fc::the_ring {
namespace {

constexpr int last_rounds = 3;  ///< from here on the cards count

/// What a man has to think of, from his corner.
class Corners {
 public:
  Corners(const Setup& setup, const State& state, Corner own)
      : setup_(&setup), state_(&state), own_(own), left_(rounds_left(setup, state)), lead_(lead_on_cards(state, own)) {}

  /// Merits of a strategy, one is about a point of the round.
  [[nodiscard]] double merit(Strategy strategy) const {
    const BoxerState& me = state_->boxer(own_);
    const BoxerState& him = state_->boxer(other(own_));
    const bool hurt = me.hurt();
    const bool he_is_weak = him.hurt() || him.tired;
    const double threat = power_over(other(own_));
    switch (strategy) {
      case Strategy::body: {
        const bool pays = !him.tired && left_ > 1 && him.stm <= 2 * left_;
        return of_rating(strategy) + (pays ? 1.2 : -0.6) - 6 * countered() - (hurt ? 1.5 : 0);
      }
      case Strategy::load_up:
        return of_rating(strategy) + 0.5 * power_over(own_) - 0.35 * threat - 9 * countered() + (he_is_weak ? 2 : 0) +
               (must_stop_him() ? 4 : 0) - (far_ahead() ? 2 : 0) - (hurt ? 2.5 : 0);
      case Strategy::outside:
        return of_rating(strategy) + 0.3 * threat + (far_ahead() ? 2 : 0) - (must_stop_him() ? 3 : 0) + (hurt ? 1.5 : 0) -
               (he_is_weak ? 1 : 0);
      case Strategy::tie_up:
        return hurt ? -1 + 0.7 * (def_of(*state_, own_) - 1) + 0.25 * threat : -100;
      case Strategy::work_on_cut:
        return may_work_on_cut(*state_, own_) ? of_rating(strategy) + 8 * attack_stops() - (he_is_weak ? 1 : 0) : -100;
      default:
        return of_rating(strategy) + 0.3 - (must_stop_him() ? 1.5 : 0);
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
  [[nodiscard]] bool must_stop_him() const { return left_ <= last_rounds && -lead_ > 3 * left_; }
  [[nodiscard]] bool far_ahead() const { return left_ <= last_rounds && lead_ > 3 * left_; }

  const Setup* setup_;
  const State* state_;
  Corner own_;
  int left_;
  int lead_;
};

/// The better of two by a figure; the first of equals.
std::size_t better(double first, double second) {
  return second > first ? 1 : 0;
}

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

int lead_on_cards(const State& state, Corner corner) {
  int lead = 0;
  for (const auto& card : cards_of(state)) {
    lead += card[fc::index_of(corner)] - card[fc::index_of(other(corner))];
  }
  return lead;
}

int rounds_left(const Setup& setup, const State& state) {
  return setup.rounds - state.round + 1;
}

Leaning sensible(const Setup& setup, const State& state, Corner corner) {
  constexpr double most = 100;
  constexpr double sharpness = 1.1;  // merits apart for a weight e times as high
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
    case Decision::city:
      return better(comfort(setup, state.cities_offered[0]), comfort(setup, state.cities_offered[1]));
    case Decision::gloves: {
      const Ratings& own = setup.card(setup.champion_corner()).fresh;
      const Ratings& others = setup.card(other(setup.champion_corner())).fresh;
      return better(own.pow - others.chin[0], others.pow - own.chin[0]);
    }
    case Decision::referee:
      return better(comfort(setup, state.referee_offered), comfort(setup, state.other_referee));
    case Decision::cut_target:
      return deepest_cut(state.boxer(other(static_cast<Corner>(brief.need().seat))).cuts);
    case Decision::retaliate:
    case Decision::strategy:
      break;
  }
  return 0;
}

}  // namespace fc::the_ring
