#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "scene/blows/knockdown.h"
#include "scene/commentary.h"
#include "scene/corners/two_men.h"
#include "scene/ornament.h"
#include "scene/the-ring/game.h"
#include "scene/the-ring/naming.h"

namespace fc::the_ring {
namespace {

using scene::Ink;

/// Changes from bout to bout and from event to event. Turns that go alike bring their lines in steps of six events.
std::size_t moment_of(std::size_t index, const Setup& setup) {
  constexpr std::size_t events_of_a_turn = 6;
  const auto bout = static_cast<std::size_t>(setup.cards[0].weight + 2 * setup.cards[1].weight + setup.cards[0].reach);
  return bout + index + index / events_of_a_turn;
}

class Speaker : private scene::Announcer {
 public:
  Speaker(std::size_t index, const State& before, const State& after, const Setup& setup, const Names& names,
          const Words& words)
      : Announcer("the-ring.say.", moment_of(index, setup), names, words), before_(before), after_(after), setup_(setup) {}

  using Announcer::Line;

  // Before the bout
  Line operator()(const GlovesSet& event) const {
    return event.refused ? about(setup_.champion_corner(), "gloves-refused") : std::nullopt;
  }
  Line operator()(const RefereeSet&) const { return about_nobody(setup_.is_title_bout() ? "title" : "no-title", {}); }
  Line operator()(const TrainingRead& event) const { return about(event.corner, std::string(camp(event.result))); }

  // Rounds and segments
  Line operator()(const RoundBegan& event) const {
    const std::string topic = event.round == setup_.rounds ? "last-round" : event.round == 1 ? "first-round" : "round";
    return about_nobody(topic, {{"round", std::to_string(event.round)}});
  }
  Line operator()(const SegmentBegan& event) const {
    if (event.after_hurt) {
      return about_nobody("change", {});
    }
    return event.segment == static_cast<int>(segments_in_a_round) ? about_nobody("last-segment", {}) : std::nullopt;
  }
  Line operator()(const StrategiesRevealed& event) const {
    const auto [red, blue] = event.strategies;
    if (event.strategies == event.before) {
      return std::nullopt;
    }
    if (event.before[0] == red || event.before[1] == blue) {
      const Corner changed = event.before[0] == red ? Corner::blue : Corner::red;
      return line(scene::ink_of(changed), "plan-new",
                  {{"boxer", name(changed)},
                   {"opponent", name(other(changed))},
                   {"plan", plan(event.strategies[fc::index_of(changed)])}});
    }
    // Who presses is told first.
    const Corner first = red <= blue ? Corner::red : Corner::blue;
    return line(Ink::ink, red == blue ? "plans-same" : "plans",
                {{"boxer", name(first)},
                 {"opponent", name(other(first))},
                 {"plan", plan(event.strategies[fc::index_of(first)])},
                 {"answer", plan(event.strategies[fc::index_of(other(first))])}});
  }
  Line operator()(const BothTiedUp&) const { return about_nobody("both-tied", {}); }
  Line operator()(const TieUpRead& event) const { return about(event.corner, event.holds ? "tie-holds" : "tie-breaks"); }

  // A turn
  Line operator()(const EntryRead& event) const { return entry(event); }
  Line operator()(const CounterRead& event) const {
    switch (event.end) {
      case CounterEnd::lands: return about(event.corner, "counter-lands");
      case CounterEnd::fails: return about(event.corner, "counter-fails");
      default: return std::nullopt;
    }
  }
  Line operator()(const HardShotBegan& event) const {
    return about(event.by, event.finishing ? "another-shot" : "hard-shot");
  }
  Line operator()(const HardShotRead& event) const {
    if (event.shot == Shot::none) {
      return about(event.by, "ridden");
    }
    // Staggers and knock-downs are told when he shows them.
    if (event.shot != Shot::hard) {
      return std::nullopt;
    }
    return event.cell.has_hand ? line(scene::ink_of(event.by), "hard-hand",
                                      {{"boxer", name(event.by)},
                                       {"opponent", name(other(event.by))},
                                       {"punch", words()[key_in_sentence(event.cell.hand)]}})
                               : about(event.by, "hard");
  }
  Line operator()(const PureTwelveQuestioned&) const { return about_nobody("twelve", {}); }
  Line operator()(const Staggered& event) const { return about(event.corner, "staggered"); }
  Line operator()(const KnockedDown& event) const {
    return line(scene::ink_of(event.corner), event.downs > 1 ? "down-again" : "down",
                {{"boxer", name(event.corner)}, {"downs", std::to_string(event.downs)}});
  }
  Line operator()(const CountRead& event) const {
    switch (event.cell.count) {
      case Count::ko: return about(event.corner, "counted-out");
      case Count::tko: return about(event.corner, "waved-off");
      case Count::up: break;
    }
    return std::nullopt;
  }
  Line operator()(const GotUp& event) const {
    constexpr int early_count = 4;
    constexpr int late_count = 9;
    return line(scene::ink_of(event.corner),
                event.count <= early_count  ? "up-early"
                : event.count >= late_count ? "up-late"
                                            : "up",
                {{"boxer", name(event.corner)}, {"count", std::to_string(event.count)}});
  }
  Line operator()(const FinisherBegan& event) const {
    return event.column == Shot::hard ? std::nullopt : about(event.by, "finisher");
  }
  Line operator()(const FinisherRead& event) const {
    if (event.cell.kind != FinisherKind::points) {
      return std::nullopt;
    }
    return about(event.by, event.cell.number > 0 ? "finisher-lands" : "finisher-misses");
  }
  Line operator()(const FinisherEnded& event) const {
    return before_.attack.column > Shot::hard ? about(event.by, "survives") : std::nullopt;
  }
  Line operator()(const StoppageRead& event) const {
    return about(event.corner, event.stops ? "referee-stops" : "referee-looks");
  }
  Line operator()(const Tired& event) const { return about(event.corner, "tired"); }
  Line operator()(const DefenceChanged& event) const {
    return event.after < event.before ? about(event.corner, "blinded") : std::nullopt;
  }

  // Cuts and fouls
  Line operator()(const PossibleCutRead& event) const { return event.opens ? std::nullopt : about(event.on, "no-cut"); }
  Line operator()(const CutAttackBegan& event) const { return about(event.by, "at-the-cut"); }
  Line operator()(const CutDealt& event) const {
    return line(scene::ink_of(event.on),
                event.opened     ? "cut"
                : event.reopened ? "reopened"
                                 : "deeper",
                {{"boxer", name(event.on)},
                 {"opponent", name(other(event.on))},
                 {"location", words()[key_in_sentence(event.location)]}});
  }
  Line operator()(const CutChecked& event) const { return about(event.on, event.stops ? "doctor-stops" : "doctor-goes-on"); }
  Line operator()(const FoulRead& event) const { return about(event.by, std::string(foul(event.legend))); }
  Line operator()(const Warned& event) const {
    return told(event.corner, "the-ring.say-after.warned", {{"n", std::to_string(event.warnings)}});
  }
  Line operator()(const PointDeducted& event) const {
    return told(event.corner, "the-ring.say-after.point",
                {{"boxer", name(event.corner)}, {"n", std::to_string(event.deducted)}});
  }
  Line operator()(const RetaliationDecided& event) const {
    return about(event.corner, event.retaliates ? "retaliates" : "declines");
  }
  Line operator()(const RetaliationRead& event) const {
    return event.end == RetaliationEnd::nothing ? std::nullopt : about(event.corner, "caught");
  }

  // Ends
  Line operator()(const RoundEnded& event) const {
    constexpr int clear_lead = 4;
    const int lead = event.lines[0].points - event.lines[1].points;
    const Corner ahead = lead < 0 ? Corner::blue : Corner::red;
    const std::string topic = lead == 0 ? "round-level" : std::abs(lead) >= clear_lead ? "round-clear" : "round-close";
    return line(lead == 0 ? Ink::ink : scene::ink_of(ahead), topic,
                {{"boxer", name(ahead)},
                 {"opponent", name(other(ahead))},
                 {"most", std::to_string(event.lines[fc::index_of(ahead)].points)},
                 {"least", std::to_string(event.lines[fc::index_of(other(ahead))].points)}});
  }
  Line operator()(const CornerWorked& event) const {
    return about(event.corner, event.closes ? "corner-closes" : "corner-fails");
  }
  Line operator()(const BoutEnded& event) const {
    const End& end = event.end;
    Line said =
        end.has_winner
            ? line(scene::ink_of(end.winner), std::string(name_of(end.method)),
                   {{"boxer", name(end.winner)}, {"opponent", name(other(end.winner))}, {"time", clock_text(end.seconds)}})
            : about_nobody("draw", {});
    return end.title == Title::none
               ? said
               : with_effect(said, end.title == Title::lost ? "the-ring.say-after.lost" : "the-ring.say-after.retained");
  }
  /// The caption speaks of rolls, the board of points and cards; the judges' views wait for the reading. The rest goes
  /// without saying.
  template <class Other>
  Line operator()(const Other&) const {
    return std::nullopt;
  }

 private:
  static constexpr std::string_view camp(Training training) {
    switch (training) {
      case Training::peak: return "camp-peak";
      case Training::sharp: return "camp-sharp";
      case Training::fit:
      case Training::none: return "camp-fit";
      case Training::flat: return "camp-flat";
      case Training::hand: return "camp-hand";
      default: return "camp-poor";
    }
  }
  /// By the legend's numbers.
  static constexpr std::string_view foul(int legend) {
    switch (legend) {
      case 1:
      case 3: return "foul-unseen";
      case 2:
      case 4: return "foul-talk";
      case 5: return "foul-missed";
      case 7: return "foul-butt";
      case 9:
      case 11: return "foul-point";
      case 12: return "foul-gross";
      default: return "foul-warning";
    }
  }
  [[nodiscard]] std::string_view plan(Strategy strategy) const {
    return words()[std::string("the-ring.plan.").append(name_of(strategy))];
  }

  [[nodiscard]] Line entry(const EntryRead& event) const {
    const Effects& effects = event.effects;
    if (event.clause == no_clause || effects.foul || effects.hard) {
      return std::nullopt;
    }
    if (effects.counter) {
      return about(other(event.roller), "counter-chance");
    }
    const ClauseWords told = words_of_clause(event.column, event.number, static_cast<std::size_t>(event.clause));
    const bool leans = !told.empty() && told[0] == ClauseWord::leans_on_him;
    if (effects.score == 0 && effects.stm == 0) {
      return about(event.roller, effects.own_stm > 0                ? "swings-at-air"
                                 : after_.boxer(event.roller).tired ? "miss-tired"
                                                                    : "miss");
    }
    constexpr int solid_points = 2;
    constexpr int heavy_points = 3;
    const std::string topic = leans                           ? "leans"
                              : effects.own_stm > 0           ? "exchange"
                              : event.to != event.roller      ? "his-advantage"
                              : effects.stm > 0               ? "body"
                              : effects.score >= heavy_points ? "landed-heavy"
                              : effects.score >= solid_points ? "landed-solid"
                                                              : "landed-light";
    return line(scene::ink_of(event.to), topic,
                {{"boxer", name(event.to)}, {"opponent", name(other(event.to))}, {"punches", punches_of(told, words())}});
  }

  const State& before_;
  const State& after_;
  const Setup& setup_;
};

}  // namespace

std::optional<Remark> remark_on(const Event& event, std::size_t index, const State& before, const State& after,
                                const Setup& setup, const Names& names, const Words& words) {
  return std::visit(Speaker(index, before, after, setup, names, words), event);
}

std::optional<scene::CommentaryLine> commentary_line(const Setup& setup, const Cue& cue, const Pose& before,
                                                     const Names& names, const Words& words) {
  const auto remark = remark_on(cue.event, cue.index, before.shown.now, cue.pose.shown.now, setup, names, words);
  return scene::line_of(cue, remark);
}

}  // namespace fc::the_ring
