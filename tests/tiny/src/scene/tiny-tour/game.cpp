#include "scene/tiny-tour/game.h"

namespace fc::tiny_tour {

using scene::EventRow;

EventRow EventRows::operator()(const RivalChosen& event) const {
  return {.seconds = 0.5F, .line = "tiny-tour.told.rival", .who = event.host, .other = event.rival};
}
EventRow EventRows::operator()(const BoutFought& event) const {
  return {.seconds = 0.5F,
          .call = {"tiny-tour.call.points"},
          .line = event.winner < 0 ? "tiny-tour.told.draw" : "tiny-tour.told.won",
          .who = event.winner,
          .number = event.points,
          .drama = true};
}
EventRow EventRows::operator()(const TakingsCounted& event) const {
  return {.seconds = 0.5F, .line = "tiny-tour.told.takings", .who = event.host, .number = event.points};
}
EventRow EventRows::operator()(const StopReached& event) const {
  return {.seconds = 1, .sounds = {Sound::bell, 0.7F}, .call = {"tiny-tour.call.stop"}, .number = event.stop};
}
EventRow EventRows::operator()(const TourEnded&) const {
  return {.seconds = 1.2F, .sounds = {Sound::cheer, 0.9F}, .call = {"tiny-tour.call.over"}, .drama = true};
}

scene::Vec3 Play::place_of(const Setup& /*setup*/, const View& view, int seat) {
  constexpr float apart = 0.7F;
  const scene::Vec3& middle = scene::ring_middle;
  if (view.phase != Phase::finished && (seat == view.host || seat == view.rival)) {
    return {middle.x + (seat == view.host ? -apart : apart), middle.y, 0};
  }
  return {1.2F + 1.2F * static_cast<float>(seat), 1.1F, 0};
}

int Play::winner_of(const Setup& setup, const View& view) {
  return view.phase == Phase::finished ? leader(setup, view) : -1;
}

bool Scene::word_option(const View& view, const Choice& choice, const Words& words, scene::Option& option) const {
  const bool names_a_rival = choice.kind == Choice::Kind::rival;
  if (names_a_rival) {
    const auto seat = static_cast<std::size_t>(choice.number);
    option.label = names().at(seat);
    option.explanation = words.say("tiny-tour.explain.rival", {{"points", std::to_string(view.points[seat])}});
  }
  return names_a_rival;
}

}  // namespace fc::tiny_tour

template <>
std::unique_ptr<fc::scene::GameScene> fc::scene::make_scene<fc::tiny_tour::Rules>(const Match& match,
                                                                                  const std::vector<std::string>& names) {
  return make_scene_of<tiny_tour::Scene, tiny_tour::Rules>(match, names);
}
