// Events of a DICE Boxing bout become timed cues, and cues a picture and a readout at any moment of the clock. Numbers that
// still glide carry where they come from and when. Source: overlay/design.md, The look; rules/dice-boxing/rules.md, 10.1.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>

#include "rules/dice-boxing/events.h"
#include "rules/dice-boxing/rules.h"
#include "scene/camera.h"
#include "scene/corners/two_men.h"
#include "scene/cued_play.h"
#include "scene/dice-boxing/readout.h"
#include "scene/dice-boxing/stance.h"
#include "scene/game_scene.h"
#include "scene/timeline.h"

namespace fc::dice_boxing {

/// A roll on the board.
struct RollOnBoard {
  Rolled roll;
  std::size_t event = 0;  ///< its index in the bout: the seed of its way through the air
  double start = 0;
  float settles = 0;  ///< seconds from the throw
  int count = 0;      ///< where the referee stops counting, of a knock-down die
  float aside = 0;    ///< the middle of the dice of a count, a share of the ring's width
  std::optional<std::int16_t> was;
  Modifier because;  ///< as in ShownRoll
};

/// Where a bar ended, and the terms that it came from.
struct EndOfBar {
  std::int16_t target = 0;
  FixedVector<Modifier, most_terms> terms;
};

/// Everything that stays until another event changes it.
struct Pose : scene::TwoMen {
  State seen;
  std::optional<Place> fell;              ///< where somebody went down and lies
  std::array<scene::Track, 2> stamina;    ///< without what he has recovered: what a round takes is seen first
  std::array<scene::Track, 2> recovered;  ///< in all the minutes so far; both together are what he has
  FixedVector<RollOnBoard, most_rolls_shown> rolls;
  /// Where the bars of each boxer ended when he last rolled on them, by purpose: control, punch, result.
  std::array<std::array<std::optional<EndOfBar>, 3>, 2> ended{};
  std::array<bool, 2> sealed{};
  std::optional<StrategiesRevealed> strategies;
  double revealed = 0;  ///< when the strategies were
  std::optional<ShownSpecial> special;
  std::optional<ShownMinute> minute;  ///< its ages are not kept here
  double bell = 0;                    ///< when it rang
  double scored = 0;                  ///< when the scores came
  std::optional<BoutEnded> end;
  double ended_at = 0;
  std::optional<PunchScored> last_hit;
  bool counters = false;  ///< the punch that is on its way is a counterpunch
};

struct Cue {
  double start = 0;
  float duration = 0;
  std::size_t index = 0;  ///< of the event in the bout
  Event event;
  int count = 0;                  ///< of `counts_to`
  std::optional<Event> coming{};  ///< of a roll on the results: the blow that the next event tells
  Pose pose;                      ///< from `start` on
};

class Choreography : public scene::CuedPlay<Choreography, Rules, Pose, Cue> {
 public:
  /// How the men are filmed.
  static constexpr scene::Lens lens{.near = 2.27F, .around = 0.5F, .foot = 0.16F};

  explicit Choreography(const Setup& setup);

  [[nodiscard]] scene::Stage stage(double clock, scene::Motion motion) const;
  [[nodiscard]] Readout readout(double clock) const;
  /// How far the board is open, 0 to 1: nothing on it matters while a man lies and no dice fall, nor after a stoppage.
  [[nodiscard]] float board_open(double clock) const { return pose_at(clock).board.at(clock); }
  /// The moment whose board is seen then: of one that folds away, when it was last read.
  [[nodiscard]] double board_clock(double clock) const { return scene::board_clock(pose_at(clock), clock); }
  /// The last roll on the board and those thrown together with it, the judges' dice; empty: nothing lies there.
  [[nodiscard]] std::span<const RollOnBoard> thrown_together(double clock) const;
  /// The bout when that roll was told.
  [[nodiscard]] const State& seen_at(const RollOnBoard& roll) const;

 private:
  friend CuedPlay;
  void play(std::span<const Event> news, std::size_t at, const View& view, double now);

  scene::Board board_;
};

}  // namespace fc::dice_boxing
