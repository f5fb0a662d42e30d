// Base of all choreographies: a list of timed cues, each with the pose it results in, so that any moment is computed from
// one cue and the effects of the last few.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <span>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/result.h"
#include "match/match_of.h"
#include "scene/ornament.h"
#include "scene/sounds.h"
#include "scene/stage.h"
#include "scene/timeline.h"

namespace fc::scene {

/// Whether the event is of the kind T.
template <class T, class... Kinds>
constexpr bool is(const std::variant<Kinds...>& event) {
  return std::holds_alternative<T>(event);
}

/// What an event does to the boxer of seat `who`. lands: he hits `other`; falls: he lies until he `rises`; stays_down: he
/// will not get up.
enum class Deed : std::uint8_t { nothing, lands, falls, rises, stays_down };

/// How an event is presented, as far as it depends on the event alone.
struct EventRow {
  float seconds = 0.45F;  ///< until the next cue, at speed 1x
  Sounds sounds{};
  Shout call{};
  float spoken_after = 0;  ///< seconds from the cue's start to its commentary
  // Used only by `PlainPlay`. Texts have the placeholders {who}, {other} and {number}.
  std::string_view line{};  ///< text key of the commentary; empty: none
  int who = -1;             ///< the acting seat; -1: none
  int other = -1;           ///< the seat that is hit, or that the line mentions; -1: none
  int number = 0;
  Deed deed = Deed::nothing;
  int weight = 1;  ///< strength of a punch that lands: 1 to 3

  bool drama = false;  ///< skipping stops here: a reveal, a fall, a result, which must not be missed
};

/// One event on screen, and the pose it results in.
template <class EventOfGame, class PoseOfGame>
struct CueOf {
  double start = 0;
  float duration = 0;
  std::size_t index = 0;  ///< index of the event in the bout
  EventOfGame event;
  PoseOfGame pose;  ///< from `start` on
  EventRow row{};
};

/// CRTP base. Choreography: the derived class; it has `play(news, at, view, now)`, which adds the cues of `news[at]`. Pose:
/// everything that stays until another event changes it. Cue: has start, duration (seconds) and pose.
template <class Choreography, class Rules, class Pose, class Cue>
class CuedPlay {
 public:
  using Setup = typename Rules::Setup;
  using Event = typename Rules::Event;
  using View = typename Rules::View;

  /// Appends events, starting at `now` or `end_time`, whichever is later. views: the onlooker's view after each.
  void append(std::span<const Event> news, std::span<const View> views, double now) {
    FC_CHECK(news.size() == views.size());
    for (std::size_t at = 0; at < news.size(); ++at) {
      static_cast<Choreography&>(*this).play(news, at, views[at], now);
    }
  }
  /// Registers a past event without a cue (games that `ForgetsViews`). A choreography that keeps a history records it in
  /// `note(event)`, here and in its `play`.
  void recall(const Event& event) {
    FC_CHECK(timeline_.all().empty());
    if constexpr (requires { static_cast<Choreography&>(*this).note(event); }) {
      static_cast<Choreography&>(*this).note(event);
    }
    ++events_;
  }
  /// Sets the opening pose after `recall`. The choreography has `pose_of(view)`, or `recalled_pose(view)` if it needs its
  /// history.
  void settle(const View& view) {
    if constexpr (requires { static_cast<Choreography&>(*this).recalled_pose(view); }) {
      opening_ = static_cast<Choreography&>(*this).recalled_pose(view);
    } else {
      opening_ = Choreography::pose_of(view);
    }
  }
  /// Number of events received.
  [[nodiscard]] std::size_t event_count() const { return events_; }
  /// End of the last cue; 0 if there is none.
  [[nodiscard]] double end_time() const { return end_; }
  /// When the last effect has ended and nothing moves.
  [[nodiscard]] double rest_time() const { return rest_; }
  /// Target of a skip from `clock`: the next cue with `drama`, otherwise `end_time`.
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

  /// The pose at `clock`: of the last cue that has started, or the opening one.
  [[nodiscard]] const Pose& pose_at(double clock) const { return pose_after(timeline_.started(clock)); }
  /// The empty board at `clock`, in the light of that moment.
  [[nodiscard]] Stage lit_stage(const Board& board, double clock) const {
    Stage stage;
    stage.board = board;
    stage.house_light = pose_at(clock).house_light.at(clock);
    return stage;
  }
  /// Time up to `clock` without the pauses in which nothing moved: the clock of continuous animations such as breathing.
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
  /// Earliest start of the next cue: `now`, or the end of the last one.
  [[nodiscard]] double next_start(double now) const { return timeline_.all().empty() ? now : std::max(now, end_); }
  /// Counts an event and returns its index.
  std::size_t next_event() { return events_++; }
  /// Makes the cue of the next event with the last pose: for games with one cue an event.
  Cue next_cue(const Event& event, const EventRow& row, double now) {
    return {.start = next_start(now),
            .duration = row.seconds,
            .index = next_event(),
            .event = event,
            .pose = last_pose(),
            .row = row};
  }
  /// Appends a cue. life: seconds from its start until nothing of it moves.
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
