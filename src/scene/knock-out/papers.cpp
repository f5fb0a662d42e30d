#include "scene/knock-out/papers.h"

#include <string>
#include <string_view>

#include "scene/knock-out/naming.h"
#include "scene/knock-out/pace.h"

namespace fc::knock_out {
namespace {

class Reporter {
 public:
  Reporter(const Setup& setup, const Words& words) : setup_(setup), words_(words) {}

  void note(const Cue& cue) {
    if (const auto* challenge = std::get_if<Challenged>(&cue.event)) {
      red_ = challenge->red;
      blue_ = challenge->blue;
      ++fights_;
    } else if (const auto* punches = std::get_if<PunchesRevealed>(&cue.event); punches != nullptr && !cue.announced) {
      note(*punches, cue);
    } else if (const auto* end = std::get_if<FightEnded>(&cue.event)) {
      papers_.rounds.push_back(
          {.text = words_.say(end->knockout ? "knock-out.paper.fight_ko" : "knock-out.paper.fight_points",
                              {{"number", std::to_string(fights_)},
                               {"boxer", name(end->winner)},
                               {"opponent", name(other(end->winner))},
                               {"round", std::to_string(end->rounds)}}),
           .turns = end->knockout});
    }
  }
  [[nodiscard]] const scene::Papers& papers() const { return papers_; }

 private:
  [[nodiscard]] std::string_view name(Corner corner) const {
    return words_[key_of_boxer(setup_, corner == Corner::red ? red_ : blue_)];
  }
  void note(const PunchesRevealed& event, const Cue& cue) {
    const float weight = static_cast<float>(event.steps) / most_steps;
    if (event.steps == 0 || (papers_.blow && papers_.blow->weight > weight)) {
      return;
    }
    const std::string_view key = event.hook         ? "knock-out.paper.blow_hook"
                                 : event.steps == 1 ? "knock-out.paper.blow_one"
                                                    : "knock-out.paper.blow";
    papers_.blow = scene::KeyBlow{.clock = cue.start + static_cast<double>(blow_seconds) + scene::photograph_after,
                                  .event = cue.index,
                                  .weight = weight,
                                  .caption = words_.say(key, {{"number", std::to_string(fights_)},
                                                              {"boxer", name(other(event.mover))},
                                                              {"opponent", name(event.mover)},
                                                              {"steps", std::to_string(event.steps)}})};
  }

  const Setup& setup_;
  const Words& words_;
  scene::Papers papers_;
  BoxerIndex red_{};
  BoxerIndex blue_{};
  int fights_ = 0;
};

}  // namespace

scene::Papers papers_of(const Choreography& choreography, const Words& words) {
  Reporter reporter(choreography.setup(), words);
  for (const Cue& cue : choreography.timeline().all()) {
    reporter.note(cue);
  }
  return reporter.papers();
}

}  // namespace fc::knock_out
