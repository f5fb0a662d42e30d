#include "scene/dice-boxing/choreography.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>
#include <variant>

#include "scene/blows/blow.h"
#include "scene/corners/two_men.h"

namespace fc::dice_boxing {
namespace {

/// The bars that a boxer has for himself: their ends are remembered, so that a change can be shown.
constexpr bool is_own_bar(Purpose purpose) {
  return purpose == Purpose::control || purpose == Purpose::punch || purpose == Purpose::result;
}

/// The term that moved the bar's end furthest. The limit only answers to the others.
Modifier greatest_change(const EndOfBar& before, const RollCall& now) {
  std::array<int, reason_count> changed{};
  for (const Modifier& term : now.parts) {
    changed.at(term.reason) += term.amount;
  }
  for (const Modifier& term : before.terms) {
    changed.at(term.reason) -= term.amount;
  }
  changed[static_cast<std::size_t>(Reason::limit)] = 0;
  const auto greatest = std::ranges::max_element(changed, {}, [](int amount) { return std::abs(amount); });
  return {.reason = static_cast<std::uint8_t>(greatest - changed.begin()), .amount = static_cast<std::int16_t>(*greatest)};
}

class PoseUpdater {
 public:
  PoseUpdater(Cue& cue, const Place& was) : pose_(cue.pose), cue_(cue), was_(was) {}

  void operator()(const PunchLanded& event) { pose_.counters = event.free == FreePunch::counter; }
  void operator()(const RoundBegan&) {
    clear_board();
    get_up();
    pose_.in_corners = false;
    pose_.minute.reset();
    pose_.strategies.reset();
  }
  void operator()(const Rolled& roll) {
    const auto purpose = static_cast<Purpose>(roll.call.purpose);
    const bool starts =
        purpose == Purpose::control || begins_free_punch(purpose) || (purpose == Purpose::judge && !judging());
    if (starts || pose_.rolls.size() == most_rolls_shown) {
      clear_board();
    }
    RollOnBoard on_board{.roll = roll,
                         .event = cue_.index,
                         .start = cue_.start,
                         .settles = seconds_to_settle(roll, cue_.count),
                         .count = cue_.count,
                         .aside = 0,
                         .was = std::nullopt,
                         .because = {}};
    if (is_own_bar(purpose)) {
      std::optional<EndOfBar>& ended = pose_.ended[roll.call.seat][static_cast<std::size_t>(purpose)];
      if (ended && ended->target != roll.call.target) {
        on_board.was = ended->target;
        on_board.because = greatest_change(*ended, roll.call);
      }
      ended = EndOfBar{.target = roll.call.target, .terms = roll.call.parts};
    }
    if (cue_.count > 0) {
      pose_.knockdown.count(cue_.start, counting, cue_.count);
      on_board.aside = dice_of_count(pose_);
    }
    pose_.rolls.push_back(on_board);
    const float waits = cue_.count > 0 ? counting.until_thrown(cue_.count) : 0;
    open_board(pose_, cue_.start + static_cast<double>(waits));
  }
  void operator()(const PickSealed& pick) { pose_.sealed[fc::index_of(pick.corner)] = true; }
  void operator()(const StrategiesRevealed& both) {
    pose_.sealed = {};
    pose_.strategies = both;
    pose_.revealed = cue_.start;
  }
  void operator()(const SpecialChartChosen& event) {
    pose_.special = ShownSpecial{
        .corner = event.corner, .chart = event.chart, .foul = std::nullopt, .unique = std::nullopt, .cut = std::nullopt};
  }
  void operator()(const FoulCalled& event) {
    point_at(pose_, event.corner, cue_.start + static_cast<double>(foul_seen_after), foul_told_seconds);
    if (pose_.special) {
      pose_.special->foul = event.foul;
    }
  }
  void operator()(const UniqueHappened& event) {
    if (event.event == UniqueEvent::long_clinch) {
      part_the_men(pose_, cue_.start + static_cast<double>(clinch_parted_after), parting_seconds);
    }
    if (pose_.special) {
      pose_.special->unique = event.event;
    }
  }
  void operator()(const CutRead& event) {
    if (pose_.special) {
      pose_.special->cut = event;
    }
  }
  void operator()(const PunchScored& punch) { pose_.last_hit = punch; }
  void operator()(const KnockedDown& event) {
    pose_.down[fc::index_of(event.corner)] = true;
    pose_.fell = was_;
    // He falls when he has been held by the blow.
    const double falls = cue_.start + static_cast<double>(scene::held_seconds(1));
    pose_.knockdown = scene::knockdown_of(event.corner, falls);
    fold_board(pose_, falls);
  }
  void operator()(const KnockdownRead& event) {
    // Waved off, or saved: he has got to his feet.
    if (event.letter == Letter::a || event.saved_by_the_bell) {
      get_up();
    }
  }
  void operator()(const GotUp&) { get_up(); }
  void operator()(const RoundEnded& event) {
    get_up();
    pose_.in_corners = true;
    pose_.minute = ShownMinute{.bell = event, .judges = {}, .scored = std::nullopt, .rested = {}};
    pose_.bell = cue_.start;
  }
  void operator()(const JudgeDecided& event) {
    if (pose_.minute) {
      pose_.minute->judges.push_back(event);
    }
  }
  void operator()(const RoundScored& event) {
    if (pose_.minute) {
      pose_.minute->scored = event;
      pose_.scored = cue_.start;
    }
  }
  void operator()(const Rested& event) {
    if (pose_.minute) {
      pose_.minute->rested[fc::index_of(event.corner)] = event;
    }
  }
  void operator()(const BoutEnded& event) {
    clear_board();
    if (const auto down = lying(pose_.seen)) {
      if (!pose_.knockdown.lies()) {
        pose_.knockdown = scene::knockdown_of(*down, cue_.start);
      }
      pose_.knockdown.stay_down(cue_.start);
    }
    pose_.minute.reset();
    pose_.in_corners = false;
    pose_.sealed = {};
    pose_.end = event;
    pose_.ended_at = cue_.start;
    if (event.end.on_cards) {
      await_verdict(pose_, cue_.start,
                    {.at = cue_.start + static_cast<double>(scene::seconds_until_verdict), .winner = winner_of(pose_.seen)});
    } else {
      fold_board(pose_, cue_.start);
      if (!pose_.knockdown.lies()) {
        const bool sent_off = event.end.method == Method::disqualification;
        end_on_their_feet(pose_, winner_of(pose_.seen), sent_off ? scene::Act::point : scene::Act::wave_off, cue_.start);
      }
    }
  }
  /// Everything else is state only.
  template <class Other>
  void operator()(const Other&) {}

 private:
  [[nodiscard]] bool last_was(Purpose purpose) const {
    const auto& rolls = pose_.rolls;
    return !rolls.empty() && rolls[rolls.size() - 1].roll.call.purpose == static_cast<std::uint8_t>(purpose);
  }
  /// A punch that no control roll came before. The first of an event keeps the chart on the board.
  [[nodiscard]] bool begins_free_punch(Purpose purpose) const {
    return purpose == Purpose::punch && !last_was(Purpose::control) && !last_was(Purpose::unique);
  }
  [[nodiscard]] bool judging() const { return last_was(Purpose::judge); }

  void clear_board() {
    pose_.rolls.clear();
    pose_.special.reset();
    pose_.last_hit.reset();
  }

  void get_up() {
    pose_.down = {};
    pose_.knockdown.get_up(cue_.start);
    open_board(pose_, cue_.start);
    pose_.fell.reset();
  }

  Pose& pose_;
  const Cue& cue_;
  Place was_;
};

}  // namespace

void update_pose(Cue& cue, const Place& was) { std::visit(PoseUpdater(cue, was), std::as_const(cue.event)); }

}  // namespace fc::dice_boxing
