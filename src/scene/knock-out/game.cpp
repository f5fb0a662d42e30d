#include "scene/knock-out/game.h"

#include "core/check.h"
#include "match/match_of.h"
#include "scene/commentary.h"
#include "scene/knock-out/caption.h"
#include "scene/knock-out/commentary.h"
#include "scene/knock-out/prompt.h"

namespace fc::knock_out {
namespace {

const MatchOf<Rules>& as_knock_out(const Match& match) {
  FC_CHECK(match.game() == Rules::slug);
  return static_cast<const MatchOf<Rules>&>(match);
}

}  // namespace

void Scene::update(const Match& match, double now) {
  const std::vector<Event>& events = as_knock_out(match).events();
  FC_CHECK(events.size() >= choreography_.event_count());
  choreography_.append(std::span(events).subspan(choreography_.event_count()), now);
}

void Scene::catch_up(const Match& match, double now) {
  const std::vector<Event>& events = as_knock_out(match).events();
  Choreography rehearsal(choreography_.setup());
  rehearsal.append(events, 0);
  choreography_ = Choreography(choreography_.setup());
  choreography_.append(events, now - rehearsal.rest_time());
}

scene::Stage Scene::stage(double clock, scene::Motion motion) const {
  return choreography_.stage(clock, motion);
}

scene::Caption Scene::caption(double clock, const Words& words) const {
  return caption_of(choreography_.setup(), readout(clock), names_, words);
}

std::vector<scene::CommentaryLine> Scene::commentary(double clock, const Words& words, std::size_t most) const {
  return scene::commentary_until(choreography_.timeline(), clock, most, [&](const Cue& cue, const Cue*) {
    return commentary_line(choreography_.setup(), cue, names_, words);
  });
}

scene::Prompt Scene::prompt(const Match& match, const Need& need, const Words& words) const {
  const MatchOf<Rules>& game = as_knock_out(match);
  return make_prompt(game.setup(), game.view(need.seat), need, names_, words);
}

std::vector<scene::Prompt> Scene::passed_over(const Match& match, const Words& words) const {
  const MatchOf<Rules>& game = as_knock_out(match);
  const std::optional<Need> forced = forced_pick(game.setup(), game.state());
  return forced ? std::vector{prompt(match, *forced, words)} : std::vector<scene::Prompt>{};
}

std::unique_ptr<scene::GameScene> make_scene(const Match& match, const std::vector<std::string>& names) {
  const Setup& setup = as_knock_out(match).setup();
  FC_CHECK(names.size() == static_cast<std::size_t>(setup.players));
  return std::make_unique<Scene>(setup, names);
}

}  // namespace fc::knock_out
