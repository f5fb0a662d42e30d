// The events of a career in time: their cues, what of them stays on the desk, and past bouts.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "rules/dice-boxing-career/events.h"
#include "rules/dice-boxing-career/rules.h"
#include "scene/cued_play.h"
#include "scene/game_scene.h"
#include "scene/stage.h"

namespace fc::dice_boxing_career {

/// The sheet that lies on the desk while nobody is asked.
enum class Sheet : std::uint8_t { gym, chart, bill, report, tourney, life };

/// The consequences of the last bout, as far as they have been told.
struct Report {
  BoutFought bout;
  std::optional<PointsEarned> points{};
  std::optional<RankChanged> rank{};
  std::optional<Rolled> lost_roll{};
  std::optional<LostFightRead> lost{};
  std::optional<RetirementRead> retirement{};
  std::optional<WearRead> wear{};
  std::optional<TitleWon> won{};
  std::optional<TitleDefended> defended{};
  std::optional<TitleLost> title_lost{};
  std::optional<TitleLockChanged> lock{};
  bool best_rank = false;
  bool rematch = false;  ///< a rematch is open
};

/// The men of each round of the tourney, in pairs; the last entry is the winner. The winners so far of the round in progress
/// are in the next entry.
using Bracket = std::array<FixedVector<Person, tourney_men>, tourney_length + 1>;

/// What age has taken from each rating, by Purchase, in points of the card.
using Taken = std::array<std::int16_t, rating_purchases>;

/// Everything that stays until another event changes it.
struct Pose {
  State now;
  Sheet sheet = Sheet::gym;
  std::optional<Rolled> roll{};
  std::size_t roll_index = 0;  ///< index of the roll's event: the seed of the dice's flight
  double rolled = 0;
  std::optional<ChartRead> chart{};  ///< the chart as read for the next opponent, until the next one is named
  std::optional<OpponentNamed> coming{};
  std::optional<Report> report{};
  std::optional<Upgraded> upgrade{};  ///< the last one of this visit to the gym
  Bracket bracket{};                  ///< of the last tourney
  std::size_t tourney_round = 0;      ///< from 0
  double ranked = -10;                ///< time of the last change of rank
  int rank_before = no_rank;          ///< rank before that change
  Taken taken{};                      ///< so far
};

using Cue = scene::CueOf<Event, Pose>;

/// A past bout. after: the rank after it; earned: points.
struct PastBout {
  double start = 0;
  BoutFought bout;
  int after = no_rank;
  int earned = 0;
};

/// What the panels show at one moment.
struct Readout : Pose {
  bool settled = false;                 ///< the die of the roll is at rest
  float moved = 1;                      ///< progress of the change of rank, 0 to 1
  double since_bout = 10;               ///< seconds since the last bout was told
  bool celebrates = false;              ///< the title was just won or defended, so the ring is shown
  std::span<const PastBout> past = {};  ///< oldest first; valid until the scene changes
};

class Choreography : public scene::CuedPlay<Choreography, Rules, Pose, Cue> {
 public:
  explicit Choreography(const Setup& setup);

  /// Adds the cue of `news[at]`.
  void play(std::span<const Event> news, std::size_t at, const View& view, double now);
  [[nodiscard]] scene::Stage stage(double clock, scene::Motion motion) const;
  [[nodiscard]] Readout readout(double clock) const;

 private:
  void remember(const Cue& cue);
  /// Whether the title was just won or defended, so that the ring is shown.
  [[nodiscard]] bool celebrates(double clock) const;

  std::vector<PastBout> past_;
};

/// How an event is presented. Events that show nothing to read take no time.
scene::EventRow row_of(const Event& event);

}  // namespace fc::dice_boxing_career
