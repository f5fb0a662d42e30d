#include "scene/the-ring/choreography.h"

#include <variant>

#include "scene/corners/two_men.h"
#include "scene/the-ring/readout.h"

namespace fc::the_ring {
namespace {

class PoseUpdater {
 public:
  PoseUpdater(const Setup& setup, Cue& cue) : setup_(setup), cue_(cue), pose_(cue.pose), shown_(cue.pose.shown) {}

  void operator()(const Rolled& roll) {
    if (!continues_roll(shown_, roll)) {
      shown_.roll.reset();
      pose_.since.roll = cue_.start;
      pose_.thrown = cue_.index;
    }
    add_die_to_board(setup_, roll, seconds_to_settle(roll, cue_.count), shown_);
    pose_.count = cue_.count;
    if (cue_.count > 0) {
      pose_.knockdown.count(cue_.start, counting, cue_.count);
      pose_.dice_at = dice_of_count(pose_);
      open_board(pose_, cue_.start + static_cast<double>(counting.until_thrown(cue_.count)));
    } else if (roll.call.purpose != static_cast<std::uint8_t>(Purpose::knockout) && !shown_.end) {
      open_board(pose_, cue_.start);
    }
  }

  // Before the bout
  void operator()(const CityNamed& event) { before().cities.push_back(event); }
  void operator()(const CitySet& event) { before().city = event; }
  void operator()(const GlovesSought& event) { before().sought = event; }
  void operator()(const GlovesSet& event) { before().gloves = event; }
  void operator()(const RefereeNamed& event) {
    if (!event.again) {
      before().referees.push_back(event);
    }
  }
  void operator()(const RefereeSet& event) {
    before().referee = event;
    shown_.before->camp = setup_.options.training_camp;
    if (shown_.before->camp) {
      pose_.at_work = Corner::red;
    }
  }
  void operator()(const TrainingRead& event) {
    before().training[fc::index_of(event.corner)] = event;
    pose_.at_work = event.corner == Corner::red ? std::optional(Corner::blue) : std::nullopt;
  }
  void operator()(const SolitaireDecided& event) {
    if (shown_.before && event.decision <= Decision::referee) {
      before().solitaire[static_cast<std::size_t>(event.decision)] = event;
    }
  }

  // Rounds and segments
  void operator()(const RoundBegan&) {
    clear_turn();
    shown_.before.reset();
    shown_.minute.reset();
    shown_.strategies.reset();
    get_up();
    pose_.in_corners = false;
    pose_.at_work.reset();
  }
  void operator()(const SegmentBegan& event) {
    clear_turn();
    if (event.chooses) {
      shown_.strategies.reset();
    }
    shown_.change_after_hurt = event.after_hurt;
  }
  void operator()(const PickSealed& event) { shown_.sealed[fc::index_of(event.corner)] = true; }
  void operator()(const SolitaireRead& event) { pose_.solitaire[fc::index_of(event.corner)] = event; }
  void operator()(const StrategiesRevealed& event) {
    shown_.sealed = {};
    shown_.change_after_hurt = false;
    shown_.strategies = ShownStrategies{.revealed = event,
                                        .solitaire = pose_.solitaire,
                                        .aggressor = std::nullopt,
                                        .first = std::nullopt,
                                        .tie_up = std::nullopt};
    pose_.solitaire = {};
    pose_.since.strategies = cue_.start;
    show(Board::strategies);
  }
  void operator()(const AggressorNamed& event) {
    if (shown_.strategies) {
      shown_.strategies->aggressor = event;
      shown_.strategies->first.reset();
      shown_.strategies->tie_up.reset();
      shown_.strategies->both_tied_up = false;
    }
  }
  void operator()(const FirstMoverSet& event) {
    if (shown_.strategies) {
      shown_.strategies->first = event;
    }
  }
  void operator()(const BothTiedUp&) {
    if (shown_.strategies) {
      shown_.strategies->both_tied_up = true;
    }
    show(Board::tie_up);
    constexpr float parting_seconds = 1.0F;
    part_the_men(pose_, cue_.start, parting_seconds);
  }
  void operator()(const TieUpRead& event) {
    if (shown_.strategies) {
      shown_.strategies->tie_up = event;
    }
  }

  // A turn
  void operator()(const TurnBegan& event) {
    const std::optional<CounterRead> failed = event.second_roll ? shown_.counter : std::nullopt;
    clear_turn();
    shown_.counter = failed;
    shown_.roller = event.roller;
    show(Board::entry);
  }
  void operator()(const EntryRead& event) {
    shown_.entry = ShownEntry{.read = event};
    pose_.since.entry = cue_.start;
  }
  void operator()(const CounterRead& event) {
    shown_.counter = event;
    shown_.board = Board::counter;
  }
  void operator()(const HardShotBegan& event) {
    shown_.shot = ShownShot{.began = event, .read = std::nullopt};
    pose_.since.shot = cue_.start;
    show(Board::hard_shot);
  }
  void operator()(const HardShotRead& event) {
    if (shown_.shot) {
      shown_.shot->read = event;
      shown_.shot->extra_die = false;
      pose_.since.shot_read = cue_.start;
    }
  }
  void operator()(const PureTwelveQuestioned&) {
    if (shown_.shot) {
      shown_.shot->extra_die = true;
    }
  }
  void operator()(const KnockedDown& event) {
    pose_.down[fc::index_of(event.corner)] = true;
    pose_.knockdown = scene::knockdown_of(event.corner, cue_.start);
    shown_.counting = ShownCount{.corner = event.corner, .read = std::nullopt};
    pose_.since.counting = cue_.start;
    show(Board::count);
    fold_board(pose_, cue_.start);
  }
  void operator()(const CountRead& event) {
    if (shown_.counting) {
      shown_.counting->read = event;
      shown_.counting->count = counts_to(event.cell);
    }
  }
  void operator()(const GotUp&) { get_up(); }
  void operator()(const FinisherBegan& event) {
    shown_.finisher =
        ShownFinisher{.by = event.by, .column = event.column, .rolls = event.rolls, .tickets = {}, .stoppage = std::nullopt};
    finisher_moves_on();
  }
  void operator()(const FinisherRead& event) {
    if (shown_.finisher) {
      auto& tickets = shown_.finisher->tickets;
      if (tickets.size() == most_tickets) {
        std::shift_left(tickets.begin(), tickets.end(), 1);
        tickets[most_tickets - 1] = event;
      } else {
        tickets.push_back(event);
      }
      shown_.finisher->rolls = event.rolls;
      pose_.since.finisher = cue_.start;
    }
  }
  void operator()(const FinisherGoesOn& event) {
    if (shown_.finisher) {
      shown_.finisher->column = event.column;
      shown_.finisher->rolls = event.rolls;
      finisher_moves_on();
    }
  }
  void operator()(const StoppageRead& event) {
    if (shown_.finisher) {
      shown_.finisher->stoppage = event;
    }
  }

  // Cuts and fouls
  void operator()(const PossibleCutRead& event) {
    look_at_cut(event.by, event.on);
    shown_.cut->possible = event;
  }
  void operator()(const CutRead& event) {
    if (shown_.cut) {
      shown_.cut->read = event;
    }
  }
  void operator()(const CutAttackBegan& event) {
    look_at_cut(event.by, other(event.by));
    shown_.cut->attack = true;
    show(Board::cut);
  }
  void operator()(const CutDealt& event) {
    if (shown_.cut) {
      shown_.cut->dealt = event;
    }
  }
  void operator()(const CutChecked& event) {
    if (shown_.cut) {
      shown_.cut->checked = event;
    }
  }
  void operator()(const FoulRead& event) {
    shown_.foul = ShownFoul{.read = event, .decided = std::nullopt, .retaliation = std::nullopt};
    pose_.since.foul = cue_.start;
    constexpr float foul_seen_after = 0.4F;
    constexpr float foul_told_seconds = 1.6F;
    point_at(pose_, event.by, cue_.start + static_cast<double>(foul_seen_after), foul_told_seconds);
  }
  void operator()(const RetaliationDecided& event) {
    if (shown_.foul) {
      shown_.foul->decided = event;
    }
  }
  void operator()(const RetaliationRead& event) {
    if (shown_.foul) {
      shown_.foul->retaliation = event;
    }
  }

  // Ends
  void operator()(const RoundEnded& event) {
    clear_turn();
    shown_.strategies.reset();
    get_up();
    pose_.in_corners = true;
    shown_.minute = ShownMinute{.bell = event, .judges = {}, .scored = std::nullopt, .worked = {}};
    pose_.since.minute = cue_.start;
  }
  void operator()(const JudgeScored& event) {
    if (shown_.minute) {
      shown_.minute->judges.push_back(event);
    }
  }
  void operator()(const RoundScored& event) {
    shown_.roll.reset();
    if (shown_.minute) {
      shown_.minute->scored = event;
      pose_.since.scored = cue_.start;
    }
  }
  void operator()(const CornerWorked& event) {
    if (shown_.minute) {
      shown_.minute->worked.push_back(event);
    }
  }
  void operator()(const BoutStopped& event) {
    // Who beat the count and was waved off stands.
    pose_.down = out_cold(setup_, shown_.now);
    if (pose_.down[0] || pose_.down[1]) {
      pose_.knockdown.stay_down(cue_.start);
    } else {
      pose_.knockdown.get_up(cue_.start);
      end_on_their_feet(pose_, event.winner, event.method == Method::dq ? scene::Act::point : scene::Act::wave_off,
                        cue_.start);
    }
    shown_.end = ShownEnd{.stopped = event, .ended = std::nullopt};
    pose_.since.end = cue_.start;
    show(Board::stopped);
    fold_board(pose_, cue_.start);
  }
  void operator()(const BoutEnded& event) {
    clear_turn();
    shown_.minute.reset();
    pose_.in_corners = false;
    if (is_decided(shown_.now)) {
      await_verdict(pose_, cue_.start,
                    {.at = cue_.start + static_cast<double>(scene::seconds_until_verdict), .winner = winner_of(shown_.now)});
    }
    const std::optional<BoutStopped> stopped = shown_.end ? shown_.end->stopped : std::nullopt;
    shown_.end = ShownEnd{.stopped = stopped, .ended = event};
    pose_.since.end = cue_.start;
  }
  /// Everything else is state only.
  template <class Other>
  void operator()(const Other&) {}

 private:
  void get_up() {
    pose_.down = {};
    pose_.knockdown.get_up(cue_.start);
    open_board(pose_, cue_.start);
  }
  ShownBefore& before() {
    if (!shown_.before) {
      shown_.before.emplace();
    }
    shown_.roll.reset();
    pose_.since.before = cue_.start;
    return *shown_.before;
  }
  /// The board shows something new; dice that lie there are taken up.
  void show(Board board) {
    shown_.board = board;
    shown_.roll.reset();
    pose_.count = 0;
    if (board != Board::none && board != Board::count && board != Board::stopped) {
      open_board(pose_, cue_.start);
    }
  }
  void clear_turn() {
    show(Board::none);
    shown_.roller.reset();
    shown_.entry.reset();
    shown_.counter.reset();
    shown_.shot.reset();
    shown_.finisher.reset();
    shown_.counting.reset();
    shown_.cut.reset();
    shown_.foul.reset();
  }
  void finisher_moves_on() {
    shown_.counting.reset();
    pose_.since.finisher = cue_.start;
    show(Board::finisher);
  }
  void look_at_cut(Corner by, Corner on) {
    shown_.cut = ShownCut{
        .by = by, .on = on, .possible = std::nullopt, .read = std::nullopt, .dealt = std::nullopt, .checked = std::nullopt};
    pose_.since.cut = cue_.start;
  }

  const Setup& setup_;
  Cue& cue_;
  Pose& pose_;
  Readout& shown_;
};

}  // namespace

void update_pose(const Setup& setup, Cue& cue) { std::visit(PoseUpdater(setup, cue), cue.event); }

}  // namespace fc::the_ring
