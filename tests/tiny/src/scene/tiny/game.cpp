#include "scene/tiny/game.h"

namespace fc::tiny {

using scene::Deed;
using scene::EventRow;
using scene::Ink;

constexpr Sound gong("tiny/gong");

EventRow EventRows::operator()(const RoundBegan& event) const {
  return {
      .seconds = 1, .sounds = {gong, 0.7F}, .call = {"tiny.call.round"}, .line = "tiny.told.round", .number = event.round};
}
EventRow EventRows::operator()(const WentFor& event) const {
  return {.line = "tiny.told.goes", .who = event.attacker, .other = event.target};
}
EventRow EventRows::operator()(const PunchLanded& event) const {
  return {.sounds = {Sound::thud, 0.3F * static_cast<float>(event.damage)},
          .line = "tiny.told.landed",
          .who = event.attacker,
          .other = event.target,
          .number = event.hearts_left,
          .deed = Deed::lands,
          .weight = event.damage};
}
EventRow EventRows::operator()(const PunchMissed& event) const {
  return {.sounds = {Sound::swish, 0.7F}, .line = "tiny.told.missed", .who = event.attacker};
}
EventRow EventRows::operator()(const WentDown& event) const {
  return {.seconds = 0.9F,
          .sounds = {Sound::gasp, 0.8F},
          .call = {"tiny.call.down", Ink::red},
          .line = "tiny.told.down",
          .who = event.seat,
          .deed = Deed::falls,
          .drama = true};
}
EventRow EventRows::operator()(const Rose& event) const {
  return {.call = {"tiny.call.up", Ink::good}, .line = "tiny.told.rose", .who = event.seat, .deed = Deed::rises};
}
EventRow EventRows::operator()(const WentOut& event) const {
  return {.seconds = 0.9F,
          .sounds = {Sound::bell, 0.4F},
          .call = {"tiny.call.out", Ink::red},
          .line = "tiny.told.out",
          .who = event.seat,
          .deed = Deed::stays_down,
          .drama = true};
}
EventRow EventRows::operator()(const BoutEnded& event) const {
  const bool draw = event.winner < 0;
  return {.seconds = 1.2F,
          .sounds = {Sound::cheer, 0.9F},
          .call = {draw ? "tiny.call.draw" : "tiny.call.winner"},
          .line = draw ? "tiny.told.draw" : "tiny.told.won",
          .who = event.winner,
          .drama = true};
}

bool Play::attacks(const View& view, int seat) {
  return view.known.target != no_seat && view.known.phase != Phase::finished && seat == view.known.attacker;
}

scene::Vec3 Play::place_of(const Setup& setup, const View& view, int seat) {
  const int seats = Rules::seats(setup);
  const scene::Vec3 own = scene::place_round_ring(seat, seats);
  return attacks(view, seat) ? scene::before(scene::place_round_ring(view.known.target, seats), own) : own;
}

int Play::winner_of(const Setup& setup, const View& view) {
  return view.known.phase == Phase::finished ? turns::leader(setup, view.known) : -1;
}

bool Scene::word_option(const View& view, const Choice& choice, const Words& words, scene::Option& option) const {
  const auto seat = static_cast<std::size_t>(choice);
  if (seat < most_boxers) {
    option.label = names().at(seat);
    option.explanation = words.say("tiny.explain.target", {{"hearts", std::to_string(view.known.fighters[seat].hearts)}});
  }
  return seat < most_boxers;
}

}  // namespace fc::tiny

template <>
std::unique_ptr<fc::scene::GameScene> fc::scene::make_scene<fc::tiny::Rules>(const Match& match,
                                                                             const std::vector<std::string>& names) {
  return make_scene_of<tiny::Scene, tiny::Rules>(match, names);
}
