#include "scene/tiny-tour/game.h"

#include <array>

#include "match/match_of.h"
#include "scene/commentary.h"
#include "scene/ornament.h"
#include "scene/overloaded.h"
#include "scene/particles.h"
#include "scene/tiny/game.h"

namespace fc::tiny_tour {
namespace {

constexpr float settle_seconds = 0.6F;
constexpr float call_seconds = 1.2F;
constexpr float ring_middle = 3;  // squares

/// Where the manager's boxer stands: host and rival face each other in the middle, the others wait at the ropes.
scene::Vec3 place_of(const State& now, int seat) {
  if (now.phase != Phase::finished && seat == now.host) {
    return {ring_middle - 0.7F, ring_middle, 0};
  }
  if (now.phase != Phase::finished && seat == now.rival) {
    return {ring_middle + 0.7F, ring_middle, 0};
  }
  return {1.2F + 1.2F * static_cast<float>(seat), 1.1F, 0};
}

struct Duration {
  float operator()(const Rolled&) const { return 0.9F; }
  float operator()(const StopReached&) const { return 1; }
  float operator()(const TourEnded&) const { return 1.2F; }
  template <class Other>
  float operator()(const Other&) const {
    return 0.5F;
  }
};

struct Show {
  scene::Ornament ornament;

  void operator()(const StopReached& event) const { call("tiny-tour.call.stop", scene::Ink::gold, event.stop); }
  void operator()(const BoutFought& event) const { call("tiny-tour.call.points", scene::Ink::gold, event.points); }
  void operator()(const TourEnded& /*event*/) const { call("tiny-tour.call.over", scene::Ink::gold, 0); }
  template <class Other>
  void operator()(const Other&) const {}

 private:
  void call(std::string_view key, scene::Ink ink, int number) const {
    ornament.call(key, call_seconds, {ring_middle, 1.6F, 1.6F}, 0.9F, ink, number);
  }
};

class Noises : private scene::SoundWriter {
 public:
  Noises(const Cue& cue, std::vector<scene::SoundCue>& sounds) : SoundWriter(cue.start, sounds) {}

  void operator()(const Rolled&) { play(Sound::dice, 0.7F); }
  void operator()(const StopReached&) { play(Sound::bell, 0.7F); }
  void operator()(const TourEnded&) { play(Sound::cheer, 0.9F); }
  template <class Other>
  void operator()(const Other&) {}
};

class Speaker {
 public:
  Speaker(const std::vector<std::string>& names, const Words& words) : names_(names), words_(words) {}

  std::string operator()(const RivalChosen& event) const {
    return words_.say("tiny-tour.told.rival", {{"host", name(event.host)}, {"rival", name(event.rival)}});
  }
  std::string operator()(const BoutFought& event) const {
    return event.winner < 0
               ? std::string(words_["tiny-tour.told.draw"])
               : words_.say("tiny-tour.told.won", {{"who", name(event.winner)}, {"points", std::to_string(event.points)}});
  }
  std::string operator()(const TakingsCounted& event) const {
    return words_.say("tiny-tour.told.takings", {{"who", name(event.host)}, {"points", std::to_string(event.points)}});
  }
  template <class Other>
  std::string operator()(const Other&) const {
    return {};
  }

 private:
  [[nodiscard]] const std::string& name(int seat) const { return names_.at(static_cast<std::size_t>(seat)); }

  const std::vector<std::string>& names_;
  const Words& words_;
};

}  // namespace

void Choreography::play(std::span<const Event> news, std::size_t at, const View& view, double now) {
  const std::size_t index = next_event();
  Cue cue{.start = next_start(now),
          .duration = std::visit(Duration(), news[at]),
          .index = index,
          .event = news[at],
          .pose = last_pose()};
  cue.pose.now = view;
  if (const auto* roll = std::get_if<Rolled>(&cue.event)) {
    cue.pose.roll = *roll;
    cue.pose.roll_index = index;
    cue.pose.rolled = cue.start;
  }
  add(cue, std::max(cue.duration, call_seconds));
}

scene::Stage Choreography::stage(double clock, scene::Motion motion) const {
  const Pose& pose = pose_at(clock);
  scene::Stage stage;
  for (int seat = 0; seat < seats_of(setup()); ++seat) {
    stage.markers.push_back({.corner = seat % 2 == 0 ? Corner::red : Corner::blue,
                             .at = place_of(pose.now, seat),
                             .facing = seat == pose.now.rival ? -1.0F : 1.0F,
                             .crowned = pose.now.phase == Phase::finished && leader(setup(), pose.now) == seat,
                             .owner = tiny::mark_of(seat)});
  }
  if (pose.roll) {
    const scene::ShownDie shown{.die = pose.roll->call.die, .value = pose.roll->value};
    for (const scene::TrayDie& die : scene::laid_out({&shown, 1})) {
      stage.dice.push_back(
          scene::thrown_die({.die = die, .settle = settle_seconds, .seed = pose.roll_index}, clock - pose.rolled, motion));
    }
  }
  for (const Cue& cue : timeline().recent(clock, static_cast<double>(call_seconds))) {
    const auto age = static_cast<float>(clock - cue.start);
    std::visit(Show{scene::Ornament(stage, age, cue.index, motion)}, cue.event);
  }
  return stage;
}

Readout Choreography::readout(double clock) const {
  const Pose& pose = pose_at(clock);
  return {.now = pose.now, .roll = pose.roll, .settled = clock - pose.rolled >= static_cast<double>(settle_seconds)};
}

void add_sounds(const Cue& cue, std::vector<scene::SoundCue>& sounds) { std::visit(Noises(cue, sounds), cue.event); }

bool is_drama(const Event& event) { return scene::is_one_of<BoutFought, TourEnded>(event); }

scene::Caption Scene::caption(double clock, const Words& words) const {
  const Readout shown = readout(clock);
  if (!shown.roll) {
    return {};
  }
  const std::string question = words.say("tiny-tour.roll.takings", {{"who", names_.at(shown.roll->call.seat)}});
  return {.text = shown.settled ? words.say("tiny-tour.roll.result",
                                            {{"question", question}, {"value", std::to_string(shown.roll->value)}})
                                : question,
          .settled = shown.settled,
          .ink = scene::Ink::ink};
}

std::vector<scene::CommentaryLine> Scene::commentary(double clock, const Words& words, std::size_t most) const {
  return scene::commentary_until(choreography().timeline(), clock, most,
                                 [&](const Cue& cue, const Cue*) -> std::optional<scene::CommentaryLine> {
                                   const std::string text = std::visit(Speaker(names_, words), cue.event);
                                   if (text.empty()) {
                                     return std::nullopt;
                                   }
                                   return scene::CommentaryLine{.time = cue.start, .text = text};
                                 });
}

scene::Prompt Scene::prompt(const Match& match, const Need& need, const Words& words) const {
  const MatchOf<Rules>& tour = match_of<Rules>(match);
  scene::Prompt prompt;
  prompt.need = need;
  prompt.title = words.say("tiny-tour.ask." + std::string(Rules::topic_name(need)), {{"who", names_.at(need.seat)}});
  for (const Choice& choice : Rules::legal(tour.setup(), tour.state(), need)) {
    scene::Option option;
    option.notation = Rules::notation(choice);
    if (choice.kind == Choice::Kind::rival) {
      const auto seat = static_cast<std::size_t>(choice.number);
      option.label = names_.at(seat);
      option.explanation = words.say("tiny-tour.explain.rival", {{"points", std::to_string(tour.state().points[seat])}});
    } else {
      option.label = words["tiny-tour.choice." + option.notation];
      option.explanation = words["tiny-tour.explain." + option.notation];
    }
    prompt.options.push_back(std::move(option));
  }
  return prompt;
}

std::unique_ptr<scene::GameScene> make_scene(const Match& match, const std::vector<std::string>& names) {
  FC_CHECK(names.size() == static_cast<std::size_t>(match.seats()));
  return std::make_unique<Scene>(match_of<Rules>(match).setup(), names);
}

}  // namespace fc::tiny_tour
