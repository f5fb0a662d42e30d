// Base of all scenes: a choreography that follows the events of a match.
#pragma once

#include <algorithm>
#include <cstddef>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/result.h"
#include "match/match_of.h"
#include "scene/camera.h"
#include "scene/commentary.h"
#include "scene/game_scene.h"
#include "scene/hall.h"
#include "scene/sounds.h"

namespace fc::scene {

/// R: the game's rules. Choreography: constructed from a set-up, see scene/<slug>/choreography.h. If it has a `lens`, a
/// camera follows its boxers. Its namespace has `commentary_line(setup, cue, names, words)`, or `commentary_line(setup, cue,
/// before, names, words)` with the pose before the cue. NamesOfSeats: displayed names.
template <Ruleset R, class Choreography, class NamesOfSeats = std::vector<std::string>>
class SceneOf : public GameScene {
 public:
  SceneOf(const typename R::Setup& setup, NamesOfSeats names) : choreography_(setup), names_(std::move(names)) {
    begin_to_film();
  }

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
    follow_men();
  }
  void catch_up(const Match& match, double now) final {
    const MatchOf<R>& bout = match_of<R>(match);
    looks_ = match.looks();
    choreography_ = Choreography(choreography_.setup());
    recall(bout);
    const auto news = std::span(bout.events()).subspan(forgotten(bout));
    Choreography rehearsal = choreography_;
    rehearsal.append(news, bout.views(), 0);
    choreography_.append(news, bout.views(), now - rehearsal.rest_time() - (films ? CameraTrack::move_seconds : 0.0));
    begin_to_film();
    follow_men();
  }
  [[nodiscard]] double end_time() const final { return choreography_.end_time(); }
  [[nodiscard]] double rest_time() const final { return std::max(choreography_.rest_time(), camera_.rest_time()); }
  [[nodiscard]] double skip_time(double clock) const final { return choreography_.skip_time(clock); }
  [[nodiscard]] Stage stage(double clock, Motion motion) const final {
    Stage shown = choreography_.stage(clock, motion);
    for (Marker& marker : shown.markers) {
      const std::size_t boxer = marker.boxer >= 0 ? static_cast<std::size_t>(marker.boxer) : index_of(marker.corner);
      if (boxer < looks_.size()) {
        marker.likeness.looks = looks_[boxer];
      }
    }
    if (films && motion == Motion::full) {
      aim(shown, lens_of_game(), camera_.at(clock));
    } else if (films) {
      cut_to(shown, lens_of_game(), camera_.cut_at(clock));
      hold_shot(shown.camera, clock);
    }
    give_ropes(shown, clock, motion);
    move_the_hall(shown, clock, motion);
    return shown;
  }
  [[nodiscard]] std::vector<SoundCue> sounds(ClockSpan span) const final {
    std::vector<SoundCue> sounds = sounds_of(choreography_.timeline(), span);
    for (SoundCue& cue : sounds) {
      if (cue.from) {
        cue.side = side_of(choreography_.stage(cue.start, Motion::reduced), *cue.from);
      }
    }
    return sounds;
  }
  [[nodiscard]] std::vector<CommentaryLine> commentary(double clock, const Words& words, std::size_t most) const final {
    const auto said_of = [&](const auto& cue, const auto* previous) {
      if constexpr (requires { commentary_line(setup(), cue, names_, words); }) {
        return commentary_line(setup(), cue, names_, words);
      } else {
        return commentary_line(setup(), cue, (previous != nullptr ? *previous : cue).pose, names_, words);
      }
    };
    return commentary_until(choreography_.timeline(), clock, most, said_of);
  }
  [[nodiscard]] float murmur(double clock) const final {
    if constexpr (!films) {
      return 0;  // an office
    }
    const Stage shown = choreography_.stage(clock, Motion::reduced);
    const std::vector<SoundCue> heard = heard_by(clock);
    return murmur_of(hall_at(heard, clock, lies_somebody(shown), Motion::reduced), heard, clock);
  }

  [[nodiscard]] const NamesOfSeats& names() const { return names_; }
  [[nodiscard]] const typename R::Setup& setup() const { return choreography_.setup(); }
  /// The data the panels show at `clock`.
  [[nodiscard]] auto readout(double clock) const { return choreography_.readout(clock); }

 protected:
  [[nodiscard]] const Choreography& choreography() const { return choreography_; }

 private:
  static constexpr bool films = requires { Choreography::lens; };
  static constexpr Lens lens_of_game() {
    if constexpr (films) {
      return Choreography::lens;
    } else {
      return {.near = 1};
    }
  }
  /// The camera as it is before the first event.
  void begin_to_film() {
    if constexpr (films) {
      camera_ = CameraTrack(lens_of_game());
      filmed_until_ = std::numeric_limits<double>::lowest();
      const Stage opening = Choreography(choreography_.setup()).stage(0, Motion::reduced);
      camera_.follow(opening.board, opening.markers, filmed_until_);
    }
  }
  /// With each cue the camera sets out to where the men will be at its end.
  void follow_men() {
    if constexpr (films) {
      const auto end_of = [](const auto& cue) { return cue.start + static_cast<double>(cue.duration); };
      const auto cues = choreography_.timeline().all();
      for (auto cue = std::ranges::upper_bound(cues, filmed_until_, {}, end_of); cue != cues.end(); ++cue) {
        if (const double end = end_of(*cue); end > filmed_until_) {
          const Stage then = choreography_.stage(end, Motion::reduced);
          camera_.follow(then.board, then.markers, cue->start);
          filmed_until_ = end;
        }
      }
    }
  }
  /// What hard cuts show then, before any shot is held.
  [[nodiscard]] Camera cut_camera(double clock) const {
    Stage then = choreography_.stage(clock, Motion::reduced);
    cut_to(then, lens_of_game(), camera_.cut_at(clock));
    return then.camera;
  }
  /// A wide picture for a moment between two near ones would only be a jolt: the one before it is held until the next.
  void hold_shot(Camera& camera, double clock) const {
    constexpr double moment = 0.6;  // seconds
    constexpr double step = 0.05;
    constexpr float wider = 0.9F;
    for (double ago = step; ago < moment; ago += step) {
      const Camera before = cut_camera(clock - ago);
      if (camera.zoom >= wider * before.zoom) {
        continue;
      }
      for (double ahead = step; ago + ahead < moment; ahead += step) {
        if (camera.zoom < wider * cut_camera(clock + ahead).zoom) {
          camera.zoom = before.zoom;
          camera.look_x = before.look_x;
          camera.look_y = before.look_y;
          return;
        }
      }
      return;
    }
  }
  /// The ropes come to rest with everything else in the ring.
  void give_ropes(Stage& shown, double clock, Motion motion) const {
    constexpr double calming = 0.2;  // seconds
    const double left = choreography_.rest_time() - clock;
    const float share = motion == Motion::full ? share_of(left, 0, calming) : 0;
    shown.ropes = ropes_of(shown, share,
                           [&](float seconds) { return choreography_.stage(clock - static_cast<double>(seconds), motion); });
  }
  /// What has excited the hall by then.
  [[nodiscard]] std::vector<SoundCue> heard_by(double clock) const {
    return sounds_of(choreography_.timeline(), {clock - longest_excitement, clock});
  }
  /// 0 to 1: the light is on a man who is down.
  static float lies_somebody(const Stage& shown) { return std::min(1.0F, 2 * shown.spotlight.dark); }
  /// While nothing moves in the ring nobody moves in the seats.
  void move_the_hall(Stage& shown, double clock, Motion motion) const {
    const double moment = std::min(clock, choreography_.rest_time());
    const std::vector<SoundCue> heard = heard_by(moment);
    shown.hall = hall_at(heard, moment, lies_somebody(shown), motion);
    if (clock < choreography_.rest_time()) {
      add_bulbs_and_hats(shown.particles, heard, moment, shown.board, motion);
    }
  }
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
  NamesOfSeats names_;
  CameraTrack camera_{lens_of_game()};
  double filmed_until_ = std::numeric_limits<double>::lowest();  ///< the end of the last cue that the camera knows
  std::vector<Looks> looks_;
};

/// Makes a scene for a match of R. names: by seat.
template <class Scene, Ruleset R>
std::unique_ptr<GameScene> make_scene_of(const Match& match, const std::vector<std::string>& names) {
  FC_CHECK(names.size() == static_cast<std::size_t>(match.seats()));
  return std::make_unique<Scene>(match_of<R>(match).setup(), names);
}

}  // namespace fc::scene
