#include "scene/the-ring/prompt.h"

#include <string>

#include "rules/the-ring/force.h"
#include "rules/the-ring/names.h"
#include "scene/the-ring/naming.h"

namespace fc::the_ring {
namespace {

/// Two dice at most this come in half of all throws or more: to load up is to be countered.
constexpr int dangerous_counter = 7;

class Asker {
 public:
  Asker(const Setup& setup, const State& seen, Corner corner, const Names& names, const Words& words)
      : setup_(setup), seen_(seen), corner_(corner), names_(names), words_(words) {}

  [[nodiscard]] std::string question(Decision decision) const {
    return words_.say(std::string("the-ring.ask.").append(name_of(decision)),
                      {{"boxer", names_[fc::index_of(corner_)]},
                       {"opponent", names_[fc::index_of(other(corner_))]},
                       {"round", std::to_string(seen_.round)},
                       {"segment", std::to_string(seen_.segment)}});
  }

  [[nodiscard]] scene::Option option(Choice choice) const {
    scene::Option made;
    made.notation = Rules::notation(choice);
    switch (choice.decision) {
      case Decision::city: place(made, "city", name_of(static_cast<City>(choice.value))); break;
      case Decision::gloves: place(made, "glove", name_of(static_cast<Gloves>(choice.value))); break;
      case Decision::referee: place(made, "referee", name_of(static_cast<Referee>(choice.value))); break;
      case Decision::strategy: strategy(made, static_cast<Strategy>(choice.value)); break;
      case Decision::cut_target: cut(made, static_cast<Location>(choice.value)); break;
      case Decision::retaliate: place(made, "answer", retaliation_names[choice.value]); break;
    }
    return made;
  }

 private:
  void place(scene::Option& made, std::string_view group, std::string_view word) const {
    made.label = words_[std::string("the-ring.").append(group).append(".").append(word)];
    made.explanation = words_[std::string("the-ring.").append(group).append("-line.").append(word)];
  }

  void strategy(scene::Option& made, Strategy chosen) const {
    const std::string line(words_[std::string("the-ring.strategy-line.").append(name_of(chosen))]);
    const int rating = rating_for(setup_, seen_, corner_, chosen);
    made.label = words_[key_of(chosen)];
    if (chosen == Strategy::tie_up) {
      tie_up(made, line);
      return;
    }
    made.explanation = words_.say("the-ring.explain.strategy", {{"rating", words_[rating_key(chosen)]},
                                                                {"his", std::to_string(rating)},
                                                                {"others", std::to_string(def_of(seen_, other(corner_)))},
                                                                {"plus", with_sign(plus_of(setup_, seen_, corner_, chosen))},
                                                                {"line", line}});
    // He may be anywhere next; what he counters with now is the best guess, and his Box is what he has inside.
    const int counters = rating_for(setup_, seen_, other(corner_), Strategy::box);
    if (chosen == Strategy::load_up && counters >= dangerous_counter) {
      made.warning = words_.say("the-ring.explain.counters",
                                {{"opponent", names_[fc::index_of(other(corner_))]}, {"n", std::to_string(counters)}});
    }
  }

  void tie_up(scene::Option& made, const std::string& line) const {
    const int needs = def_of(seen_, corner_) - (seen_.boxer(corner_).hurt() ? 1 : 0) - referee_rules(setup_, seen_).clinch;
    if (needs < 1) {
      made.explanation = line;
      made.warning = words_["the-ring.explain.cannot-hold"];
      return;
    }
    made.explanation = words_.say("the-ring.explain.tie-up", {{"n", std::to_string(needs)}, {"line", line}});
  }

  void cut(scene::Option& made, Location location) const {
    const Cuts& cuts = seen_.boxer(other(corner_)).cuts;
    const Cut& his = cuts[find_cut(cuts, location)];
    made.label = words_[key_of(location)];
    made.explanation =
        words_.say(his.open ? "the-ring.explain.cut-open" : "the-ring.explain.cut-closed",
                   {{"points", std::to_string(his.points)}, {"check", std::to_string(setup_.charts.cuts.check_points)}});
  }

  const Setup& setup_;
  const State& seen_;
  Corner corner_;
  const Names& names_;
  const Words& words_;
};

}  // namespace

scene::Prompt make_prompt(const Setup& setup, const View& view, const Need& need, const scene::Names& names,
                          const Words& words) {
  const Asker asker(setup, view.seen, static_cast<Corner>(need.seat), names, words);
  scene::Prompt prompt;
  prompt.need = need;
  prompt.title = asker.question(static_cast<Decision>(need.topic));
  for (const Choice choice : Rules::legal(setup, view.seen, need)) {
    prompt.options.push_back(asker.option(choice));
  }
  return prompt;
}

}  // namespace fc::the_ring
