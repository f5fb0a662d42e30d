#include "rules/the-ring/rules.h"

#include "rules/the-ring/names.h"
#include "rules/the-ring/sequence.h"

namespace fc::the_ring {
namespace {

/// The strategy a hidden pick may be: drawn as the manager's among the legal ones, of a Solitaire boxer by his dice.
void draw_red_pick(const Setup& setup, State& state, Random& random) {
  if (setup.is_solitaire(Corner::red)) {
    for (std::uint8_t& die : state.red_dice) {
      die = static_cast<std::uint8_t>(throw_die(random, d6));
    }
    state.red_pick = read_solitaire(setup, state, Corner::red, state.red_dice[0] + state.red_dice[1]).strategy;
    return;
  }
  const Choices legal = answers(state, {.kind = NeedKind::choice,
                                        .seat = static_cast<std::uint8_t>(Corner::red),
                                        .topic = static_cast<std::uint8_t>(Decision::strategy)});
  state.red_pick = static_cast<Strategy>(legal[random.below(static_cast<std::uint32_t>(legal.size()))].value);
}

std::string_view word_of(Choice choice) {
  switch (choice.decision) {
    case Decision::city: return name_of(static_cast<City>(choice.value));
    case Decision::gloves: return name_of(static_cast<Gloves>(choice.value));
    case Decision::referee: return name_of(static_cast<Referee>(choice.value));
    case Decision::strategy: return name_of(static_cast<Strategy>(choice.value));
    case Decision::cut_target: return name_of(static_cast<Location>(choice.value));
    case Decision::retaliate: return retaliation_names[choice.value];
  }
  return {};
}

// The arithmetic behind the rolls: the terms of the number that dice are compared with, or of what is added to them. Source:
// rules/the-ring/rules.md, 3, 10.

/// The faces before the last one: tens of a d66, or the other die of a total.
int faces_before(const State& state) {
  constexpr int tens = 10;
  int sum = 0;
  for (const std::uint8_t face : state.thrown) {
    sum += face;
  }
  const bool is_d66 = state.phase == Phase::city || state.phase == Phase::second_city || state.phase == Phase::referee ||
                      state.phase == Phase::second_referee;
  return state.phase == Phase::basic ? 0 : is_d66 ? tens * sum : sum;
}

void add_tie_up(const Setup& setup, const State& state, RollCall& call) {
  const Corner corner = detail::clincher(state);
  call.success = Success::at_most;
  call.add(Reason::rating, def_of(state, corner));
  call.add(Reason::hurt, -tie_up_hurt(state, corner));
  call.add(Reason::referee, -referee_rules(setup, state).clinch);
}

void add_rating(const Setup& setup, const State& state, Corner corner, Strategy strategy, RollCall& call) {
  const int bonus = bonus_of(state, corner);
  call.add(Reason::rating, rating_for(setup, state, corner, strategy) - bonus);
  call.add(Reason::bare_defence, bonus);
}

void add_basic(const Setup& setup, const State& state, RollCall& call) {
  const Corner roller = state.attack.roller;
  add_rating(setup, state, roller, state.boxer(roller).strategy, call);
  call.add(Reason::defence, -def_of(state, other(roller)));
}

void add_counter(const Setup& setup, const State& state, RollCall& call) {
  const Corner corner = other(state.attack.roller);
  const bool outside = state.boxer(corner).strategy == Strategy::outside;
  call.success = Success::at_most;
  add_rating(setup, state, corner, outside ? Strategy::outside : Strategy::box, call);
}

void add_hard_shot(const State& state, RollCall& call) {
  const Corner by = state.attack.by;
  call.add(Reason::after_down, after_down(state.boxer(other(by))));
  call.add(Reason::outside, outside_of(state, other(by)));
  call.add(Reason::own_outside, outside_of(state, by));
}

void add_count(const Setup& setup, const State& state, RollCall& call) {
  const CountTerms terms = count_terms(setup, state);
  const auto& rows = setup.charts.knockout[place_of(count_portion(setup, state))].rows;
  const auto up = std::ranges::find(rows, Count::up, &CountCell::count);
  call.success = Success::at_least;
  call.add(Reason::portion, static_cast<int>(up - rows.begin()));
  call.add(Reason::rating, -terms.kod);
  call.add(Reason::outside, -terms.outside);
  call.add(Reason::downs, terms.downs);
  call.add(Reason::tired, terms.tired);
  call.add(Reason::referee, terms.stop);
}

void add_cut_rating(const Setup& setup, const State& state, int rating, RollCall& call) {
  const int training = training_change(setup, state.boxer(other(state.attack.by))).cut;
  call.success = Success::above;
  call.add(Reason::rating, rating - training);
  call.add(Reason::training, training);
}

void add_judge(const Setup& setup, const State& state, RollCall& call) {
  call.add(Reason::points, 2 * margin_of(state));
  call.add(Reason::local, is_local(state.judges_in) ? local_view(setup, state) : 0);
}

/// Fills in the terms of the awaited roll. Of dice that fall together only the last has them, and the faces before it as a
/// bonus. The rulebook's wording decides what success means: with `at_most` and `at_least` the tie up holds, the
/// counterpunch lands, the man rises, the gloves are granted, the knockdown stands, the corner closes the cut; `above` opens
/// a cut or stops the bout.
void add_terms(const Setup& setup, const State& state, RollCall& call) {
  if (state.phase != Phase::judge && call.more_dice > 0) {
    return;
  }
  const Corner hit = other(state.attack.by);
  call.bonus = static_cast<std::int16_t>(faces_before(state));
  switch (state.phase) {
    case Phase::gloves: call.success = Success::at_least; return call.add(Reason::number, gloves_granted_from);
    case Phase::training_red:
    case Phase::training_blue: return call.add(Reason::rating, setup.card(static_cast<Corner>(call.seat)).training);
    case Phase::tie_up: return add_tie_up(setup, state, call);
    case Phase::basic: return add_basic(setup, state, call);
    case Phase::counter: return add_counter(setup, state, call);
    case Phase::hard_shot: return add_hard_shot(state, call);
    case Phase::pure_twelve: call.success = Success::at_least; return call.add(Reason::number, twelve_holds_from);
    case Phase::knockout: return add_count(setup, state, call);
    case Phase::finisher: return call.add(Reason::rating, state.boxer(state.attack.by).now.ki);
    case Phase::possible_cut: return add_cut_rating(setup, state, opening_rating(setup, state, hit), call);
    case Phase::cut_stoppage:
      add_cut_rating(setup, state, stoppage_rating(setup, state, hit), call);
      return call.add(Reason::doctor, -city_rules(setup, state).doctor);
    case Phase::foul:
      call.add(Reason::rating, setup.card(state.attack.roller).foul);
      return call.add(Reason::referee, referee_rules(setup, state).fouls);
    case Phase::retaliation: return call.add(Reason::referee, referee_rules(setup, state).fouls);
    case Phase::time: return call.add(Reason::clock, setup.charts.clock[state.segment - std::size_t{1}]);
    case Phase::judge: return add_judge(setup, state, call);
    case Phase::corner:
      call.success = Success::at_most;
      return call.add(Reason::cornerman, setup.corner_rating(static_cast<Corner>(call.seat)));
    default: return;
  }
}

}  // namespace

State Rules::opening(const Setup& setup) {
  State state;
  NoEvents nobody;
  begin_bout(setup, state, nobody);
  return state;
}

std::optional<Need> Rules::asked_beside(const Setup& setup, const State& state, const Need& first) {
  const bool both_choose = state.phase == Phase::strategy_red && !setup.is_solitaire(Corner::blue);
  return both_choose ? std::optional(asked_of(first, static_cast<int>(Corner::blue))) : std::nullopt;
}

RollCall Rules::roll_call(const Setup& setup, const State& state) {
  RollCall call = roll_call_of(need(setup, state));
  add_terms(setup, state, call);
  return call;
}

View Rules::view(const Setup& /*setup*/, const State& state, int seat) {
  View view{.seen = state, .seat = static_cast<std::uint8_t>(seat), .pick_hidden = false};
  if (state.phase == Phase::strategy_blue && seat != static_cast<int>(Corner::red)) {
    view.seen.red_pick = Strategy::none;
    view.seen.red_dice = {};
    view.pick_hidden = true;
  }
  return view;
}

State Rules::assume(const Setup& setup, const View& view, Random& random) {
  State state = view.seen;
  if (view.pick_hidden) {
    draw_red_pick(setup, state, random);
  }
  return state;
}

std::string Rules::notation(Choice choice) { return std::string(word_of(choice)); }

Result<Choice> Rules::parse(std::string_view text) {
  if (const auto strategy = named<Strategy>(strategy_names, text); strategy && *strategy != Strategy::none) {
    return choice_of(*strategy);
  }
  if (const auto location = named<Location>(location_names, text)) {
    return choice_of(*location);
  }
  if (const auto city = named<City>(city_names, text)) {
    return choice_of(*city);
  }
  if (const auto referee = named<Referee>(referee_names, text)) {
    return choice_of(*referee);
  }
  if (const auto gloves = named<Gloves>(gloves_names, text)) {
    return choice_of(*gloves);
  }
  if (const auto answer = named<std::size_t>(retaliation_names, text)) {
    return retaliation(*answer != 0);
  }
  return no_choice_of("The Ring", text);
}

std::string_view Rules::topic_name(const Need& need) { return topic_word(need, purpose_names, decision_names); }

}  // namespace fc::the_ring
