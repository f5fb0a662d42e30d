#include "scene/ringside/game.h"

#include "core/check.h"
#include "match/match_of.h"
#include "scene/ringside/commentary.h"
#include "scene/ringside/prompt.h"
#include "scene/ringside/roll_caption.h"

namespace fc::ringside {
namespace {

const MatchOf<Rules>& as_ringside(const Match& match) {
  FC_CHECK(match.game() == Rules::slug);
  return static_cast<const MatchOf<Rules>&>(match);
}

}  // namespace

void Scene::update(const Match& match, double now) {
  const std::vector<Event>& events = as_ringside(match).events();
  FC_CHECK(events.size() >= choreography_.event_count());
  choreography_.append(std::span(events).subspan(choreography_.event_count()), now);
}

void Scene::catch_up(const Match& match, double now) {
  const std::vector<Event>& events = as_ringside(match).events();
  Choreography rehearsal(choreography_.setup());
  rehearsal.append(events, 0);
  choreography_ = Choreography(choreography_.setup());
  choreography_.append(events, now - rehearsal.rest_time());
}

scene::Stage Scene::stage(double clock, scene::Motion motion) const {
  return choreography_.stage(clock, motion);
}

scene::Caption Scene::caption(double clock, const Words& words) const {
  const Readout shown = readout(clock);
  if (!shown.roll) {
    return {};
  }
  const ShownRoll& roll = *shown.roll;
  return {.text = roll.settled ? roll_result(roll.call, roll.value, names_, words) : roll_question(roll.call, names_, words),
          .settled = roll.settled,
          .success = roll.settled && roll.call.success != Success::none && roll.call.succeeds(roll.value),
          .ink = roll.call.seat == 0 ? scene::Ink::red : scene::Ink::blue};
}

std::vector<scene::CommentaryLine> Scene::commentary(double clock, const Words& words, std::size_t most) const {
  return commentary_until(choreography_, clock, names_, words, most);
}

scene::Prompt Scene::prompt(const Match& match, const Need& need, const Words& words) const {
  const MatchOf<Rules>& bout = as_ringside(match);
  return make_prompt(bout.setup(), bout.view(need.seat), need, names_, words);
}

std::unique_ptr<scene::GameScene> make_scene(const Match& match, const std::vector<std::string>& names) {
  FC_CHECK(names.size() == 2);
  return std::make_unique<Scene>(as_ringside(match).setup(), std::array{names[0], names[1]});
}

}  // namespace fc::ringside
