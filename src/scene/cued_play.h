// What the choreographies of all games share: cues one after the other, each with the pose that it leads to, so that a
// moment is found from one cue and the ornaments of the last few.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "core/check.h"
#include "match/match_of.h"
#include "scene/ornament.h"
#include "scene/sounds.h"
#include "scene/timeline.h"

namespace fc::scene {

/// What an event does to the man of the seat `who`: he lands on `other`; he falls, and lies until he rises or is told to
/// stay down.
enum class Deed : std::uint8_t { nothing, lands, falls, rises, stays_down };

/// What a cabinet does with an event, as far as it follows from the event.
struct EventRow {
  float seconds = 0.45F;  ///< from its cue to the next one's, at speed 1x
  Sounds sounds{};
  Shout call{};
  float spoken_after = 0;  ///< seconds from its cue's start until it is spoken of
  // Read by a `PlainPlay` alone, whose texts have {who}, {other} and {number}.
  std::string_view line{};  ///< key of the commentary; empty: nothing is said
  int who = -1;             ///< a seat
  int other = -1;           ///< the seat of whom he hits, or of whoever the line names
  int number = 0;
  Deed deed = Deed::nothing;
  int weight = 1;  ///< of a blow that lands: 1 to 3

  bool drama = false;  ///< a skip stops here: a reveal, a fall, a result; what somebody in a hurry must not miss
};

/// One event on show, and what stays of it.
template <class EventOfGame, class PoseOfGame>
struct CueOf {
  double start = 0;
  float duration = 0;
  std::size_t index = 0;  ///< of the event in the bout
  EventOfGame event;
  PoseOfGame pose;  ///< from `start` on
  EventRow row{};
};

/// Choreography: the game's own, derived from this; it has `play(news, at, view, now)`, which makes the cues of `news[at]`.
/// Pose: everything that stays until another event changes it. Cue: has start, duration (seconds) and pose.
template <class Choreography, class Rules, class Pose, class Cue>
class CuedPlay {
 public:
  using Setup = typename Rules::Setup;
  using Event = typename Rules::Event;
  using View = typename Rules::View;

  /// Plays further events of the game, from `now` or from `end_time`, whichever is later. views: what an onlooker could see
  /// after each of them.
  void append(std::span<const Event> news, std::span<const View> views, double now) {
    FC_CHECK(news.size() == views.size());
    for (std::size_t at = 0; at < news.size(); ++at) {
      static_cast<Choreography&>(*this).play(news, at, views[at], now);
    }
  }
  /// One more event of a game that `ForgetsViews`, long past: it has no cue. A choreography that keeps a history writes it
  /// down in `note(event)`, here as in its `play`.
  void recall(const Event& event) {
    FC_CHECK(timeline_.all().empty());
    if constexpr (requires { static_cast<Choreography&>(*this).note(event); }) {
      static_cast<Choreography&>(*this).note(event);
    }
    ++events_;
  }
  /// What the recalled events led to. The game's choreography has `pose_of(view)`, or
  /// `recalled_pose(view)` where its history knows more.
  void settle(const View& view) {
    if constexpr (requires { static_cast<Choreography&>(*this).recalled_pose(view); }) {
      opening_ = static_cast<Choreography&>(*this).recalled_pose(view);
    } else {
      opening_ = Choreography::pose_of(view);
    }
  }
  /// How many events have been told.
  [[nodiscard]] std::size_t event_count() const { return events_; }
  /// When the last cue is over; 0 before the first.
  [[nodiscard]] double end_time() const { return end_; }
  /// When the last ornament is gone and nothing moves.
  [[nodiscard]] double rest_time() const { return rest_; }
  /// Where somebody in a hurry is taken from that moment: the next event that must not be missed; `end_time` without one.
  [[nodiscard]] double skip_time(double clock) const {
    const auto coming = timeline_.all().subspan(timeline_.started(clock));
    const auto drama = std::ranges::find_if(coming, [](const Cue& cue) { return cue.row.drama; });
    return drama == coming.end() ? end_ : drama->start;
  }
  [[nodiscard]] const Timeline<Cue>& timeline() const { return timeline_; }
  [[nodiscard]] const Setup& setup() const { return setup_; }

 protected:
  // NOLINTNEXTLINE(modernize-pass-by-value): for most games there is nothing to move
  CuedPlay(const Setup& setup, Pose opening) : setup_(setup), opening_(std::move(opening)) {}

  /// The pose at that moment: of the last cue that has started, or the opening.
  [[nodiscard]] const Pose& pose_at(double clock) const { return pose_after(timeline_.started(clock)); }
  /// Seconds up to that moment in which something moved: what goes on and on, such as a man's breath, stands still at rest.
  [[nodiscard]] double moving_clock(double clock) const {
    const double awake = std::min(clock, rest_);
    const auto next = std::ranges::upper_bound(pauses_, awake, {}, &Pause::from);
    if (next == pauses_.begin()) {
      return awake;
    }
    const Pause& last = *std::prev(next);
    return awake - last.before - (std::min(last.until, awake) - last.from);
  }
  [[nodiscard]] const Pose& last_pose() const { return pose_after(timeline_.all().size()); }
  /// When the next cue may start: at `now`, or when the last one is over.
  [[nodiscard]] double next_start(double now) const { return timeline_.all().empty() ? now : std::max(now, end_); }
  /// The index of the next event, which is told now.
  std::size_t next_event() { return events_++; }
  /// The cue of the next event, its pose still that of the last one: for games that tell each event by itself.
  Cue next_cue(const Event& event, const EventRow& row, double now) {
    return {.start = next_start(now),
            .duration = row.seconds,
            .index = next_event(),
            .event = event,
            .pose = last_pose(),
            .row = row};
  }
  /// life: seconds from the cue's start until nothing of it moves.
  void add(const Cue& cue, float life) {
    const bool first = timeline_.all().empty();
    end_ = cue.start + static_cast<double>(cue.duration);
    const double still = std::max(end_, cue.start + static_cast<double>(life));
    if (!first && cue.start > rest_) {
      const double slept = pauses_.empty() ? 0 : pauses_.back().before + pauses_.back().until - pauses_.back().from;
      pauses_.push_back({.from = rest_, .until = cue.start, .before = slept});
    }
    rest_ = first ? still : std::max(rest_, still);
    timeline_.append(cue);
    if constexpr (ForgetsViews<Rules>) {
      forget_cues();
    }
  }

 private:
  /// Cues of so long ago that nobody looks at them make room: each holds what could be seen.
  void forget_cues() {
    constexpr std::size_t most = 512;
    const std::span<const Cue> cues = timeline_.all();
    if (cues.size() < most) {
      return;
    }
    opening_ = cues[most / 2 - 1].pose;
    Timeline<Cue> kept;
    for (const Cue& cue : cues.subspan(most / 2)) {
      kept.append(cue);
    }
    timeline_ = std::move(kept);
  }

  [[nodiscard]] const Pose& pose_after(std::size_t cues) const {
    return cues == 0 ? opening_ : timeline_.all()[cues - 1].pose;
  }

  /// Nothing moved from `from` to `until`; before: seconds of all pauses before it.
  struct Pause {
    double from = 0;
    double until = 0;
    double before = 0;
  };

  Setup setup_;
  Pose opening_;
  std::vector<Pause> pauses_;
  Timeline<Cue> timeline_;
  std::size_t events_ = 0;
  double end_ = 0;
  double rest_ = 0;
};

}  // namespace fc::scene
