#include "scene/dice-boxing-career/game.h"

#include "match/match_of.h"

namespace fc::dice_boxing_career {

scene::Caption Scene::caption(double clock, const Words& words) const {
  const Readout shown = readout(clock);
  if (!shown.roll) {
    return {};
  }
  const bool aims = shown.roll->call.success != Success::none;
  return {.text = roll_in_words(*shown.roll, shown.settled, setup(), words),
          .settled = shown.settled,
          .success = aims && shown.roll->call.succeeds(shown.roll->value),
          .ink = scene::Ink::ink};
}

scene::Prompt Scene::prompt(const Match& match, const Need& need, const Words& words) const {
  const MatchOf<Rules>& career = match_of<Rules>(match);
  return make_prompt(career.setup(), career.state(), need, names(), words);
}

namespace {

class Asker {
 public:
  Asker(const Setup& setup, const State& state, const std::vector<std::string>& names, const Words& words)
      : setup_(setup), state_(state), names_(names), words_(words) {}

  [[nodiscard]] std::string question(const Need& need) const {
    return words_.say(std::string("dice-boxing-career.ask.").append(Rules::topic_name(need)),
                      {{"you", names_.front()}, {"points", std::to_string(state_.points)}});
  }

  [[nodiscard]] scene::Option option(const Choice& choice) const {
    scene::Option made;
    made.notation = Rules::notation(choice);
    switch (choice.word) {
      case Word::buy: word_purchase(choice.purchase(), made); break;
      case Word::rank: word_man(man_at(state_, choice.number), "offer", made); break;
      case Word::man: word_man(person_of(setup_, choice.man), "free", made); break;
      case Word::next_in_line: word_man(man_at(state_, schedules::rank_in_line(state_)), "next-in-line", made); break;
      case Word::rematch: word_man(state_.opponent, "rematch", made); break;
      default:
        made.label = words_["dice-boxing-career.choice." + made.notation];
        made.explanation = words_["dice-boxing-career.explain." + made.notation];
        break;
    }
    if (choice.word == Word::retire) {
      made.warning = words_["dice-boxing-career.explain.retire_warning"];
    }
    return made;
  }

 private:
  void word_purchase(Purchase what, scene::Option& made) const {
    const int before = growth::value_of(state_, what);
    const int after = growth::next_value(setup_, state_, what).value_or(before);
    made.label =
        words_.say("dice-boxing-career.choice.buy",
                   {{"what", words_[key_of(what)]}, {"before", figure_of(what, before)}, {"after", figure_of(what, after)}});
    made.explanation = words_.say("dice-boxing-career.explain.buy",
                                  {{"price", std::to_string(growth::price_of(setup_, state_, what))},
                                   {"left", std::to_string(state_.points - growth::price_of(setup_, state_, what))},
                                   {"line", words_[line_key_of(what)]}});
  }

  /// kind: how he comes to be met, the end of two keys.
  void word_man(Person person, std::string_view kind, scene::Option& made) const {
    const Man& man = setup_.man(person);
    const int base = aftermath::base_against(setup_, state_, person);
    const std::string rank = rank_word(rank_of(state_, person), words_);
    made.label = words_.say(std::string("dice-boxing-career.choice.").append(kind), {{"man", man.name}, {"rank", rank}});
    made.explanation = words_.say(std::string("dice-boxing-career.explain.").append(kind),
                                  {{"man", man.name},
                                   {"rank", rank},
                                   {"points", std::to_string(base)},
                                   {"rounds", std::to_string(schedules::rounds_against(setup_, state_, person))}});
  }

  const Setup& setup_;
  const State& state_;
  const std::vector<std::string>& names_;
  const Words& words_;
};

}  // namespace

scene::Prompt make_prompt(const Setup& setup, const State& state, const Need& need, const std::vector<std::string>& names,
                          const Words& words) {
  const Asker asker(setup, state, names, words);
  return scene::prompt_by<Rules>(setup, state, need, asker.question(need),
                                 [&](const Choice& choice) { return asker.option(choice); });
}

}  // namespace fc::dice_boxing_career

template <>
std::unique_ptr<fc::scene::GameScene> fc::scene::make_scene<fc::dice_boxing_career::Rules>(
    const Match& match, const std::vector<std::string>& names) {
  return make_scene_of<dice_boxing_career::Scene, dice_boxing_career::Rules>(match, names);
}
