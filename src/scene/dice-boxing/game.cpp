#include "scene/dice-boxing/game.h"

#include <algorithm>
#include <variant>

#include "rules/dice-boxing/card.h"
#include "scene/game_scene.h"
#include "scene/ornament.h"

namespace fc::dice_boxing {

scene::Caption Scene::caption(double clock, const Words& words) const {
  const std::span<const RollOnBoard> thrown = choreography().thrown_together(clock);
  if (thrown.empty()) {
    return {};
  }
  const RollOnBoard& last = thrown.back();
  const RollCall& call = last.roll.call;
  const State& seen = choreography().seen_at(last);
  const bool settled = clock - last.start >= static_cast<double>(last.settles);
  FixedVector<int, judge_count> thrown_faces;
  for (const RollOnBoard& one : thrown) {
    thrown_faces.push_back(one.roll.value);
  }
  return {.text = settled
                      ? roll_result(call, std::span(thrown_faces.begin(), thrown_faces.end()), seen, setup(), names(), words)
                      : roll_question(call, seen, setup(), names(), words),
          .settled = settled,
          .success = settled && call.success != Success::none && call.succeeds(last.roll.value),
          .ink = call.seat == no_seat ? scene::Ink::ink : scene::ink_of(static_cast<Corner>(call.seat))};
}

namespace {

class Asker {
 public:
  Asker(const Setup& setup, const State& seen, Corner corner, const Names& names, const Words& words)
      : setup_(setup), seen_(seen), corner_(corner), names_(names), words_(words) {}

  [[nodiscard]] std::string question() const {
    return words_.say("dice-boxing.ask.strategy", {{"boxer", names_[fc::index_of(corner_)]},
                                                   {"round", std::to_string(seen_.round)},
                                                   {"rounds", std::to_string(setup_.options.rounds)}});
  }

  [[nodiscard]] scene::Option option(Choice choice) const {
    const Strategy strategy = choice.strategy;
    const std::string word(name_of(strategy));
    scene::Option made;
    made.notation = Rules::notation(choice);
    made.label = words_["dice-boxing.strategy." + word];
    if (strategy == Strategy::none) {
      made.explanation = words_["dice-boxing.explain.none"];
      return made;
    }
    const GradeRules& worth = setup_.charts.grades[place_of(setup_.card(corner_).grade(strategy))];
    const int bonus = bonus_of(strategy, worth);
    made.explanation = words_.say("dice-boxing.explain." + word, {{"bonus", std::to_string(bonus)},
                                                                  {"gives", std::to_string(worth.counter_gives)},
                                                                  {"against-none", ranges(strategy, Strategy::none)},
                                                                  {"opponent", names_[fc::index_of(other(corner_))]}});
    if (strategy == Strategy::knockout && bonus == 0) {
      made.warning = words_["dice-boxing.explain.knockout-spent"];
    }
    return made;
  }

 private:
  /// The knockout's bonus fades with use; the others stay.
  [[nodiscard]] int bonus_of(Strategy strategy, const GradeRules& worth) const {
    return strategy == Strategy::knockout ? std::max(0, worth.bonus - seen_.boxer(corner_).ko_uses) : worth.bonus;
  }

  /// The cell of the strategy chart: control, punches, knock-down numbers.
  [[nodiscard]] std::string ranges(Strategy own, Strategy others) const {
    const StrategyCell& cell = setup_.charts.cell(own, others);
    return words_.say(
        "dice-boxing.explain.cell",
        {{"control", with_sign(cell.control)}, {"punches", with_sign(cell.punches)}, {"kd", with_sign(cell.kd)}});
  }

  const Setup& setup_;
  const State& seen_;
  Corner corner_;
  const Names& names_;
  const Words& words_;
};

}  // namespace

scene::Prompt make_prompt(const Setup& setup, const View& view, const Need& need, const Names& names, const Words& words) {
  const Asker asker(setup, view.seen, static_cast<Corner>(need.seat), names, words);
  return scene::prompt_by<Rules>(setup, view.seen, need, asker.question(),
                                 [&](Choice choice) { return asker.option(choice); });
}

namespace {

/// Anything that only scores is lighter than a blow that floors a man.
constexpr float lighter = 0.9F;

}  // namespace

void write_down(const Cue& cue, const Words& words, scene::StoryBook& book) {
  std::visit(scene::Overloaded{
                 [&](const RoundBegan& event) { book.begin(event.round); },
                 [&](const PunchScored& event) {
                   book.hit({.by = event.corner,
                             .weight = lighter * static_cast<float>(event.hit.points) / most_hit_points,
                             .clock = cue.start,
                             .event = cue.index,
                             .key = event.hit.points == 1 ? "dice-boxing.paper.blow_one" : "dice-boxing.paper.blow",
                             .punch = words[key_in_sentence(event.hit.type, event.face)],
                             .points = event.hit.points});
                 },
                 [&](const KnockedDown& event) {
                   book.down(event.corner);
                   book.hit({.by = other(event.corner),
                             .weight = 1,
                             .clock = cue.start,
                             .event = cue.index,
                             .key = "dice-boxing.paper.blow_down"});
                 },
                 [&](const CutOpened& event) { book.cut(event.corner); },
                 [&](const RoundEnded& event) { book.bell(event.sheet[0].total, event.sheet[1].total); },
                 [&](const BoutEnded& event) {
                   if (event.end.has_winner && !event.end.on_cards) {
                     book.stopped(event.end.winner);
                   }
                 },
                 [](const auto&) {},
             },
             cue.event);
}

}  // namespace fc::dice_boxing

template <>
std::unique_ptr<fc::scene::GameScene> fc::scene::make_scene<fc::dice_boxing::Rules>(const Match& match,
                                                                                    const std::vector<std::string>& names) {
  return make_scene_of_two<dice_boxing::Scene, dice_boxing::Rules>(match, names);
}
