#include "scene/the-ring/game.h"

#include <string>
#include <variant>
#include "rules/the-ring/damage.h"
#include "rules/the-ring/names.h"
#include "scene/game_scene.h"
#include "scene/ornament.h"
#include "scene/the-ring/choreography.h"
#include "scene/the-ring/naming.h"

namespace fc::the_ring {

scene::Caption Scene::caption(double clock, const Words& words) const {
  const std::optional<LastRoll> last = choreography().last_roll(clock);
  if (!last) {
    return {};
  }
  const RollCall& call = last->roll.call;
  const bool settled = last->consequence != nullptr && clock - last->start >= static_cast<double>(last->roll.settles);
  const int last_face = last->roll.total - call.bonus;  // the call adds those before it
  return {.text = settled ? roll_result(last->roll, last->consequence, last->seen, setup(), names(), words)
                          : roll_question(call, last->seen, setup(), names(), words),
          .settled = settled,
          .success = settled && call.success != Success::none && call.succeeds(last_face),
          .ink = call.seat == no_seat ? scene::Ink::ink : scene::ink_of(static_cast<Corner>(call.seat))};
}

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
  return scene::prompt_by<Rules>(setup, view.seen, need, asker.question(static_cast<Decision>(need.topic)),
                                 [&](Choice choice) { return asker.option(choice); });
}

namespace {

/// after: seconds from the start of the cue until it meets.
scene::StoryBook::Hit hit_of(const Cue& cue, Corner by, float weight, float after) {
  return {.by = by, .weight = weight, .clock = cue.start + static_cast<double>(after), .event = cue.index};
}

scene::StoryBook::Hit hit_of(const Cue& cue, const EntryRead& event) {
  scene::StoryBook::Hit hit = hit_of(cue, event.to, weight_of_points(event.effects.score), first_blow);
  hit.key = "the-ring.paper.blow_points";
  hit.points = event.effects.score;
  return hit;
}

scene::StoryBook::Hit hit_of(const Cue& cue, const HardShotRead& event, const Words& words) {
  scene::StoryBook::Hit hit = hit_of(cue, event.by, weight_of(event.shot), 0);
  hit.punch = event.cell.has_hand ? words[key_in_sentence(event.cell.hand)] : std::string_view();
  hit.key = hit.punch.empty() ? "the-ring.paper.blow_hard" : "the-ring.paper.blow";
  return hit;
}

}  // namespace

void write_down(const Cue& cue, const Words& words, scene::StoryBook& book) {
  std::visit(scene::Overloaded{
                 [&](const RoundBegan& event) { book.begin(event.round); },
                 [&](const EntryRead& event) {
                   if (event.clause != no_clause && event.effects.score > 0) {
                     book.hit(hit_of(cue, event));
                   }
                 },
                 [&](const HardShotRead& event) {
                   if (event.shot != Shot::none) {
                     book.hit(hit_of(cue, event, words));
                   }
                 },
                 [&](const FinisherRead& event) {
                   const auto blow = blow_of(event, finisher_lands_after);
                   if (blow && blow->landing == scene::Landing::landed) {
                     scene::StoryBook::Hit hit = hit_of(cue, event.by, blow->weight, finisher_lands_after);
                     hit.key = "the-ring.paper.blow_finisher";
                     book.hit(hit);
                   }
                 },
                 [&](const KnockedDown& event) { book.down(event.corner); },
                 [&](const CutDealt& event) {
                   if (event.opened) {
                     book.cut(event.on);
                   }
                 },
                 [&](const RoundEnded& event) { book.bell(event.lines[0].points, event.lines[1].points); },
                 [&](const BoutEnded& event) {
                   if (event.end.has_winner && is_stoppage(event.end.method)) {
                     book.stopped(event.end.winner);
                   }
                 },
                 [](const auto&) {},
             },
             cue.event);
}

}  // namespace fc::the_ring

template <>
std::unique_ptr<fc::scene::GameScene> fc::scene::make_scene<fc::the_ring::Rules>(const Match& match,
                                                                                 const std::vector<std::string>& names) {
  return make_scene_of_two<the_ring::Scene, the_ring::Rules>(match, names);
}
