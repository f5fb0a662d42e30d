// What the scenes of all games share: a choreography that follows the events of a match.
#pragma once

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

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
    looks_ = match.looks();
    const std::size_t told = choreography_.event_count();
    FC_CHECK(bout.event_count() >= told);
    if (told < forgotten(bout)) {
      catch_up(match, now);
      return;
    }
    const std::size_t seen = told - forgotten(bout);
    choreography_.append(std::span(bout.events()).subspan(told), std::span(bout.views()).subspan(seen), now);
  }
  void catch_up(const Match& match, double now) final {
    const MatchOf<R>& bout = match_of<R>(match);
    looks_ = match.looks();
    choreography_ = Choreography(choreography_.setup());
    recall(bout);
    const auto news = std::span(bout.events()).subspan(forgotten(bout));
    Choreography rehearsal = choreography_;
    rehearsal.append(news, bout.views(), 0);
    choreography_.append(news, bout.views(), now - rehearsal.rest_time());
  }
  [[nodiscard]] double end_time() const final { return choreography_.end_time(); }
  [[nodiscard]] double rest_time() const final { return choreography_.rest_time(); }
  [[nodiscard]] Stage stage(double clock, Motion motion) const final {
    Stage shown = choreography_.stage(clock, motion);
    for (Marker& marker : shown.markers) {
      const std::size_t boxer = marker.boxer >= 0 ? static_cast<std::size_t>(marker.boxer) : index_of(marker.corner);
      if (boxer < looks_.size()) {
        marker.likeness.looks = looks_[boxer];
      }
    }
    return shown;
  }
  [[nodiscard]] std::vector<SoundCue> sounds(ClockSpan span) const final {
    return sounds_of(choreography_.timeline(), span);
  }

  /// Everything that the panels show at that moment.
  [[nodiscard]] auto readout(double clock) const { return choreography_.readout(clock); }

 protected:
  explicit SceneOf(const typename R::Setup& setup) : choreography_(setup) {}
  [[nodiscard]] const Choreography& choreography() const { return choreography_; }

 private:
  /// How many events have no view any more.
  static std::size_t forgotten(const MatchOf<R>& bout) { return bout.event_count() - bout.views().size(); }
  /// The events without views: as what is long past.
  void recall([[maybe_unused]] const MatchOf<R>& bout) {
    if constexpr (ForgetsViews<R>) {
      for (const typename R::Event& event : std::span(bout.events()).first(forgotten(bout))) {
        choreography_.recall(event);
      }
      choreography_.settle(bout.views().empty() ? bout.view(no_seat) : bout.views().front());
    }
  }

  Choreography choreography_;
  std::vector<Looks> looks_;
};

}  // namespace fc::scene
