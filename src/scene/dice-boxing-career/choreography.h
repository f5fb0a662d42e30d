// A career in time: which cues its events become, what of them stays on the desk, and the bouts so far.
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

/// What lies on the desk while nobody is asked.
enum class Sheet : std::uint8_t { gym, chart, bill, report, tourney, life };

/// What came of the last bout, as far as it has been told.
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
  bool rematch = false;  ///< he may be met again at once
};

/// The men of each round of the tourney, in pairs; last who won it. A round that is being boxed has its winners so far in
/// the one after it.
using Bracket = std::array<FixedVector<Person, tourney_men>, tourney_length + 1>;

/// What age has taken of each rating, by Purchase: points of the card.
using Taken = std::array<std::int16_t, rating_purchases>;

/// Everything that stays until another event changes it.
struct Pose {
  State now;
  Sheet sheet = Sheet::gym;
  std::optional<Rolled> roll{};
  std::size_t roll_index = 0;  ///< of the roll's event: the seed of its way through the air
  double rolled = 0;
  std::optional<ChartRead> chart{};  ///< since the last opponent was named
  std::optional<OpponentNamed> coming{};
  std::optional<Report> report{};
  std::optional<Upgraded> upgrade{};  ///< the last one of this visit to the gym
  Bracket bracket{};                  ///< of the last tourney
  std::size_t tourney_round = 0;      ///< from 0
  double ranked = -10;                ///< when the rank changed last
  int rank_before = no_rank;          ///< and from where
  Taken taken{};                      ///< by age, so far
};

using Cue = scene::CueOf<Event, Pose>;

/// A bout of the past. after: the rank that it led to; earned: points.
struct PastBout {
  double start = 0;
  BoutFought bout;
  int after = no_rank;
  int earned = 0;
};

/// What the panels show at one moment.
struct Readout : Pose {
  bool settled = false;                 ///< the die of the roll rests
  float moved = 1;                      ///< 0 to 1: how far the change of rank has gone
  double since_bout = 10;               ///< seconds since the last bout was told
  bool celebrates = false;              ///< the title was won or defended just now: the ring is worth seeing
  std::span<const PastBout> past = {};  ///< oldest first; lives as long as the scene stays as it is
};

class Choreography : public scene::CuedPlay<Choreography, Rules, Pose, Cue> {
 public:
  explicit Choreography(const Setup& setup);

  /// Makes the cue of `news[at]`.
  void play(std::span<const Event> news, std::size_t at, const View& view, double now);
  [[nodiscard]] scene::Stage stage(double clock, scene::Motion motion) const;
  [[nodiscard]] Readout readout(double clock) const;

 private:
  void remember(const Cue& cue);
  /// The title was won or defended just now: the ring is worth seeing.
  [[nodiscard]] bool celebrates(double clock) const;

  std::vector<PastBout> past_;
};

/// What brings a person nothing to read takes no time: a purchase is seen at once, a bout's end is.
scene::EventRow row_of(const Event& event);

}  // namespace fc::dice_boxing_career
