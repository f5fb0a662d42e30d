// What the scenes of all games share: a choreography that follows the events of a match.
#pragma once

#include <cstddef>
#include <span>
#include <utility>

#include "core/check.h"
#include "match/match_of.h"
#include "scene/game_scene.h"
#include "scene/sounds.h"

namespace fc::scene {

/// R: the game's rules. Choreography: made of a set-up, as of scene/<slug>/choreography.h; its cues sound as of
/// scene/<slug>/sounds.h.
template <Ruleset R, class Choreography>
class SceneOf : public GameScene {
 public:
  void update(const Match& match, double now) final {
    const MatchOf<R>& bout = match_of<R>(match);
    const std::size_t told = choreography_.event_count();
    FC_CHECK(bout.event_count() >= told);
    choreography_.append(std::span(bout.events()).subspan(told), std::span(bout.views()).subspan(told), now);
  }
  void catch_up(const Match& match, double now) final {
    const MatchOf<R>& bout = match_of<R>(match);
    Choreography rehearsal(choreography_.setup());
    rehearsal.append(bout.events(), bout.views(), 0);
    choreography_ = Choreography(choreography_.setup());
    choreography_.append(bout.events(), bout.views(), now - rehearsal.rest_time());
  }
  [[nodiscard]] double end_time() const final { return choreography_.end_time(); }
  [[nodiscard]] double rest_time() const final { return choreography_.rest_time(); }
  [[nodiscard]] Stage stage(double clock, Motion motion) const final { return choreography_.stage(clock, motion); }
  [[nodiscard]] std::vector<SoundCue> sounds(ClockSpan span) const final {
    return sounds_of(choreography_.timeline(), span);
  }

  /// Everything that the panels show at that moment.
  [[nodiscard]] auto readout(double clock) const { return choreography_.readout(clock); }

 protected:
  explicit SceneOf(const typename R::Setup& setup) : choreography_(setup) {}
  [[nodiscard]] const Choreography& choreography() const { return choreography_; }

 private:
  Choreography choreography_;
};

}  // namespace fc::scene
