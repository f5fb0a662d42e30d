#include "scene/ringside/game.h"

#include <algorithm>
#include <string>
#include <variant>

#include "rules/ringside/movement.h"
#include "rules/ringside/rounds.h"
#include "scene/game_scene.h"
#include "scene/ringside/choreography.h"
#include "scene/ringside/readout.h"

namespace fc::ringside {

scene::Caption Scene::caption(double clock, const Words& words) const {
  const Readout shown = readout(clock);
  if (!shown.roll) {
    return {};
  }
  const ShownRoll& roll = *shown.roll;
  return {
      .text = roll.settled ? roll_result(roll.call, roll.value, names(), words) : roll_question(roll.call, names(), words),
      .settled = roll.settled,
      .success = roll.settled && roll.call.success != Success::none && roll.call.succeeds(roll.value),
      .ink = roll.call.seat == 0 ? scene::Ink::red : scene::Ink::blue};
}

BoutReadout bout_readout_of(const Setup& setup, const View& view) {
  const State& seen = view.seen;
  BoutReadout standing{.boxers = {},
                       .scorecard = seen.scorecard,
                       .rounds = setup.rounds,
                       .round = seen.round,
                       .turn = seen.turn,
                       .has_attacker = seen.has_attacker,
                       .attacker = seen.attacker,
                       .tactic = seen.tactic,
                       .rush = seen.rush,
                       .finished = seen.method != Method::none,
                       .method = seen.method,
                       .has_winner = seen.has_winner,
                       .winner = seen.winner};
  for (const Corner corner : both_corners) {
    const BoxerState& boxer = seen.boxer(corner);
    const int rush_bonus = seen.rush ? effective_counterpunch(setup, seen) - setup.boxer(seen.defender()).counterpunch : 0;
    standing.boxer(corner) = {.endurance = boxer.endurance,
                              .endurance_shown = static_cast<float>(boxer.endurance),
                              .start = start_endurance(setup, corner),
                              .hits = boxer.hits,
                              .damage = boxer.damage,
                              .knockdowns = boxer.knockdowns,
                              .rounds_won = boxer.rounds_won,
                              .points = boxer.points,
                              .agility = effective_agility(setup, seen, corner),
                              .counterpunch = setup.boxer(corner).counterpunch + rush_bonus,
                              .trapped = boxer.trapped,
                              .covering = boxer.covering,
                              .clinch_barred = boxer.clinch_barred};
  }
  return standing;
}

namespace {

using scene::Cell;
using scene::Glow;
using scene::GlowKind;
using scene::Option;
using scene::Prompt;

Cell cell_of(Square square) { return {.column = square.column, .row = square.row}; }

std::vector<Glow> line_glows(const std::vector<Square>& line) {
  std::vector<Glow> shining;
  shining.reserve(line.size());
  for (const Square square : line) {
    shining.push_back({.column = square.column, .row = square.row, .kind = GlowKind::rope_line, .strength = 1});
  }
  return shining;
}

/// "straight-back", "diagonally-back" or "sideways": the step seen along the line attacker -> defender.
std::string direction_of(Square attacker, Square defender, Square to) {
  const int dx = defender.column - attacker.column;
  const int dy = defender.row - attacker.row;
  const int sx = to.column - defender.column;
  const int sy = to.row - defender.row;
  if (sx == dx && sy == dy) {
    return "straight-back";
  }
  return dx * sx + dy * sy > 0 ? "diagonally-back" : "sideways";
}

class Asker {
 public:
  Asker(const Setup& setup, const State& seen, const Names& names, const Words& words)
      : setup_(setup), seen_(seen), names_(names), words_(words) {}

  Option option(Choice choice, const Need& need) const {
    Option made;
    made.notation = Rules::notation(choice);
    switch (static_cast<Decision>(need.topic)) {
      case Decision::tactic: tactic(made, tactic_of(choice)); break;
      case Decision::rush: rush(made, choice); break;
      case Decision::punch: punch(made, punch_of(choice)); break;
      case Decision::guess: guess(made, punch_of(choice)); break;
      case Decision::counterpunch: counterpunch(made, choice); break;
      case Decision::clinch: clinch(made, choice); break;
      case Decision::move: move(made, square_of(choice)); break;
      case Decision::follow: follow(made, choice); break;
    }
    return made;
  }

  std::string question(const Need& need) const {
    const auto seat = static_cast<Corner>(need.seat);
    const std::string key = "ringside.ask." + std::string(Rules::topic_name(need));
    return words_.say(key, {{"boxer", name(seat)}, {"opponent", name(other(seat))}});
  }

 private:
  [[nodiscard]] std::string_view name(Corner corner) const { return names_[fc::index_of(corner)]; }
  [[nodiscard]] std::string_view attacker() const { return name(seen_.attacker); }
  [[nodiscard]] std::string_view defender() const { return name(seen_.defender()); }

  void say(Option& made, const std::string& key, Words::Arguments arguments) const {
    made.explanation = words_.say(key, arguments);
  }

  /// What the attacker's roll and the defender's counter would need.
  void say_odds(Option& made, const std::string& key, const State& would) const {
    const int target = effective_agility(setup_, would, would.defender());
    const int counter = effective_counterpunch(setup_, would);
    const int counter_target = effective_agility(setup_, would, would.attacker);
    say(made, key,
        {{"attacker", attacker()},
         {"defender", defender()},
         {"target", std::to_string(target)},
         {"counter", std::to_string(counter)},
         {"counter-target", std::to_string(counter_target)}});
  }

  void tactic(Option& made, Tactic tactic) const {
    made.label = words_[key_of(tactic)];
    State would = seen_;
    would.tactic = tactic;
    would.boxer(would.defender()).covering = tactic == Tactic::cover_up;
    say_odds(made, "ringside.explain." + made.notation, would);
  }

  void rush(Option& made, Choice choice) const {
    made.label = words_[key_of(choice)];
    State would = seen_;
    would.rush = choice == answer::rush;
    say_odds(made, "ringside.explain." + made.notation, would);
  }

  [[nodiscard]] int damage(Corner thrower, Punch thrown, Punch expected) const {
    const int entry = setup_.charts.punch[index_of(thrown)][index_of(expected)];
    return std::max(0, entry + setup_.boxer(thrower).punches[index_of(thrown)]);
  }

  /// Chance in per cent that a punch of this damage floors the man, 0 when no roll is made.
  [[nodiscard]] int floors(Corner hit, int damage) const {
    State would = seen_;
    would.attacker = other(hit);
    would.blow = static_cast<std::int16_t>(damage);
    BoxerState& boxer = would.boxer(hit);
    boxer.endurance = static_cast<std::int16_t>(boxer.endurance - damage);
    const int chance = knockdown_chance(would);
    return chance >= knockdown_from ? chance : 0;
  }

  void warn_of_clinch(Option& made, Punch punch) const {
    if (seen_.tactic == Tactic::clinch && is_hook(punch)) {
      made.warning = words_["ringside.explain.hook-in-clinch"];
    }
  }

  void punch(Option& made, Punch thrown) const {
    made.label = words_[key_of(thrown)];
    const Corner thrower = seen_.thrower();
    int least = damage(thrower, thrown, Punch::uppercut);
    int most = least;
    for (std::size_t expected = 0; expected < punch_count; ++expected) {
      const int dealt = damage(thrower, thrown, static_cast<Punch>(expected));
      least = std::min(least, dealt);
      most = std::max(most, dealt);
    }
    say(made, "ringside.explain.punch",
        {{"rating", std::to_string(setup_.boxer(thrower).punches[index_of(thrown)])},
         {"least", std::to_string(least)},
         {"most", std::to_string(most)},
         {"chance", std::to_string(floors(other(thrower), most))}});
    warn_of_clinch(made, thrown);
  }

  void guess(Option& made, Punch expected) const {
    made.label = words_[key_of(expected)];
    const Corner thrower = seen_.thrower();
    int most = 0;
    Punch worst = expected;
    for (std::size_t thrown = 0; thrown < punch_count; ++thrown) {
      const int dealt = damage(thrower, static_cast<Punch>(thrown), expected);
      if (dealt > most) {
        most = dealt;
        worst = static_cast<Punch>(thrown);
      }
    }
    say(made, "ringside.explain.guess",
        {{"right", std::to_string(damage(thrower, expected, expected))},
         {"most", std::to_string(most)},
         {"worst", words_[key_in_sentence(worst)]}});
    warn_of_clinch(made, expected);
  }

  void counterpunch(Option& made, Choice choice) const {
    made.label = words_[key_of(choice)];
    say_odds(made, "ringside.explain." + made.notation, seen_);
  }

  void clinch(Option& made, Choice choice) const {
    made.label = words_[key_of(choice)];
    const Square from = seen_.boxer(seen_.defender()).square;
    const bool stuck = step_after_hit(from, seen_.boxer(seen_.attacker).square) == from;
    const bool breaks = choice == answer::break_clinch;
    say(made, "ringside.explain." + made.notation + (breaks && stuck ? "-trapped" : ""), {{"opponent", attacker()}});
  }

  void move(Option& made, Square to) const {
    const Square from = seen_.boxer(seen_.defender()).square;
    const Square attacker_square = seen_.boxer(seen_.attacker).square;
    made.cell = cell_of(to);
    made.label = words_["ringside.step." + direction_of(attacker_square, from, to)];
    const int beside = std::min<int>(to.column, ring_size - 1 - to.column);
    const int behind = std::min<int>(to.row, ring_size - 1 - to.row);
    const int ropes = std::min(beside, behind);
    const std::vector<Square> line = way_to_the_ropes(from, attacker_square);
    const bool straight = ropes > 0 && !line.empty() && line.front() == to;
    if (straight) {
      made.hints = line_glows(line);  // the words beside them say what they are
    }
    say(made,
        beside == 0 && behind == 0 ? "ringside.explain.step-into-corner"
        : ropes == 0               ? "ringside.explain.step-on-ropes"
        : straight                 ? "ringside.explain.step-straight"
                                   : "ringside.explain.step",
        {{"squares", std::to_string(ropes)}, {"defender", defender()}});
  }

  /// The attacker looks for the square that leaves the defender the shortest way back.
  void follow(Option& made, Choice choice) const {
    const Square defender_square = seen_.boxer(seen_.defender()).square;
    const Square to = is_move(choice) ? square_of(choice) : seen_.boxer(seen_.attacker).square;
    const std::vector<Square> line = way_to_the_ropes(defender_square, to);
    made.cell = cell_of(to);
    made.label = words_[is_move(choice) ? "ringside.step.follow" : "ringside.choice.stay"];
    made.hints = line_glows(line);
    say(made, line.empty() ? "ringside.explain.follow-to-ropes" : "ringside.explain.follow",
        {{"defender", defender()}, {"squares", std::to_string(line.size())}});
  }

  const Setup& setup_;
  const State& seen_;
  const Names& names_;
  const Words& words_;
};

/// Straight back, or the first answer: where a hurried press does no harm.
std::size_t first_of(const Prompt& prompt, const State& seen, const Need& need) {
  if (static_cast<Decision>(need.topic) != Decision::move) {
    return 0;
  }
  const Square from = seen.boxer(seen.defender()).square;
  const Square attacker = seen.boxer(seen.attacker).square;
  const Square straight = offset(from, from.column - attacker.column, from.row - attacker.row);
  return option_at(prompt, cell_of(straight)).value_or(0);
}

}  // namespace

std::vector<Square> way_to_the_ropes(Square defender, Square attacker) {
  const int columns = defender.column - attacker.column;
  const int rows = defender.row - attacker.row;
  std::vector<Square> line;
  for (Square square = offset(defender, columns, rows); is_inside(square) && touches(defender, attacker);
       square = offset(square, columns, rows)) {
    line.push_back(square);
  }
  return line;
}

Prompt make_prompt(const Setup& setup, const View& view, const Need& need, const Names& names, const Words& words) {
  const State& seen = view.seen;
  const Asker asker(setup, seen, names, words);
  Prompt prompt = scene::prompt_by<Rules>(setup, seen, need, asker.question(need),
                                          [&](Choice choice) { return asker.option(choice, need); });
  prompt.first = first_of(prompt, seen, need);
  return prompt;
}

void write_down(const Cue& cue, const Words& words, scene::StoryBook& book) {
  std::visit(scene::Overloaded{
                 [&](const RoundBegan& event) { book.begin(event.round); },
                 [&](const PunchLanded& event) {
                   book.hit({.by = event.thrower,
                             .weight = static_cast<float>(event.damage) / most_damage,
                             .clock = cue.start,
                             .event = cue.index,
                             .key = "ringside.paper.blow",
                             .punch = words[key_in_sentence(event.thrown)],
                             .points = event.damage});
                 },
                 [&](const KnockedDown& event) { book.down(event.corner); },
                 [&](const RoundEnded& event) { book.bell(event.score.damage[0], event.score.damage[1]); },
                 [&](const BoutEnded& event) {
                   if (event.method == Method::ko || event.method == Method::tko) {
                     book.stopped(event.winner);
                   }
                 },
                 [](const auto&) {},
             },
             cue.event);
}

}  // namespace fc::ringside

template <>
std::unique_ptr<fc::scene::GameScene> fc::scene::make_scene<fc::ringside::Rules>(const Match& match,
                                                                                 const std::vector<std::string>& names) {
  return make_scene_of_two<ringside::Scene, ringside::Rules>(match, names);
}
