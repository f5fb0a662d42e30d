// The Ring's bouts, told die by die.
#include <fmt/format.h>

#include <array>
#include <string>
#include <string_view>

#include "library/the-ring/game.h"
#include "match/match_of.h"
#include "rules/the-ring/names.h"
#include "tests/playthroughs.h"

namespace fc::the_ring {
namespace {

constexpr std::array<std::string_view, reason_count> reasons{
    "rating",  "training",    "defence", "bare defence", "hurt",  "referee", "doctor", "after a knockdown",
    "outside", "own outside", "portion", "downs",        "tired", "points",  "local",  "corner",
    "clock",   "rules"};

/// " - 2 referee", nothing for 0.
std::string term(int amount, std::string_view word) {
  return amount == 0 ? "" : fmt::format(" {} {} {}", amount < 0 ? "-" : "+", amount < 0 ? -amount : amount, word);
}

std::string cards_line(const ScorecardSums& cards) {
  std::string text;
  for (const auto& [red, blue] : cards) {
    text += fmt::format(" {}-{}", red, blue);
  }
  return text;
}

std::string effects_line(const Effects& effects) {
  std::string text = fmt::format("{} points", effects.score);
  if (effects.stm > 0) {
    text += fmt::format(", stamina -{}", effects.stm);
  }
  if (effects.own_stm > 0) {
    text += fmt::format(", own stamina -{}", effects.own_stm);
  }
  return text + (effects.cut ? ", possible cut" : "") + (effects.hard ? ", hard shot" : "") +
         (effects.counter ? ", counterpunch" : "") + (effects.foul ? ", foul" : "");
}

std::string cell_line(const ShotCell& cell) {
  std::string text(name_of(cell.shot));
  if (cell.has_hand) {
    text =
        fmt::format("{} with the {}{}", text, name_of(cell.hand), cell.needs > 0 ? fmt::format(" of {}", cell.needs) : "");
  }
  return text;
}

std::string finisher_line(const FinisherCell& cell) {
  switch (cell.kind) {
    case FinisherKind::points: return fmt::format("{} points", cell.number);
    case FinisherKind::hard_shot: return "another hard shot";
    case FinisherKind::possible_cut: return "1 point and a possible cut";
    case FinisherKind::stagger: return "stagger";
    case FinisherKind::knockdown: return "knockdown";
    case FinisherKind::tko: return fmt::format("TKO-{}", cell.number);
  }
  return {};
}

std::string ending(const BoutEnded& event) {
  std::string text = event.end.has_winner
                         ? fmt::format("{} wins by {}", name_of(event.end.winner), name_of(event.end.method))
                         : fmt::format("nobody wins: {}", name_of(event.end.method));
  text += fmt::format(" in round {} after {} seconds, cards{}", event.round, event.end.seconds, cards_line(event.cards));
  return event.end.title == Title::none ? text : fmt::format("{}, title {}", text, name_of(event.end.title));
}

/// One line for each kind of event; one that is forgotten does not compile. "blue is down, 1 in this round", "red reads
/// 2/63: clause 1 for red". Plain ASCII, no quotes.
struct Teller {
  std::string operator()(const Rolled& event) const {
    return fmt::format("{} rolls {} for {}{}", fc::test::roller_of(event.call), event.value,
                       purpose_names[event.call.purpose], fc::test::target_of(event.call, reasons));
  }
  std::string operator()(const CityNamed& event) const {
    return fmt::format("city {}: {}", event.offer + 1, name_of(event.city));
  }
  std::string operator()(const CitySet& event) const {
    return fmt::format("in {}{}", name_of(event.city), event.by_champion ? ", says the champion" : "");
  }
  std::string operator()(const GlovesSought& event) const {
    return fmt::format("{} wants {} gloves", name_of(event.corner), name_of(event.gloves));
  }
  std::string operator()(const GlovesSet& event) const {
    return fmt::format("gloves of {} ounces{}", event.ounces, event.refused ? ", the others are refused" : "");
  }
  std::string operator()(const RefereeNamed& event) const {
    return fmt::format("referee {}: {}{}", event.offer + 1, name_of(event.referee), event.again ? ", once more" : "");
  }
  std::string operator()(const RefereeSet& event) const {
    return fmt::format("the referee is {}{}", name_of(event.referee), event.by_champion ? ", says the champion" : "");
  }
  std::string operator()(const TrainingRead& event) const {
    return fmt::format("training of {}, rating {}, {}: {}", name_of(event.corner), event.rating, event.total,
                       name_of(event.result));
  }
  std::string operator()(const CountersPlaced& event) const {
    return fmt::format("stamina: red {}, blue {}", event.stm[0], event.stm[1]);
  }
  std::string operator()(const SolitaireDecided& event) const {
    return fmt::format("{} decides the {} by {}: the {}", name_of(event.corner), name_of(event.decision), event.total,
                       event.second ? "second" : "first");
  }
  std::string operator()(const RoundBegan& event) const { return fmt::format("round {}", event.round); }
  std::string operator()(const SegmentBegan& event) const {
    return fmt::format("segment {}, {} seconds{}", event.segment, event.seconds,
                       event.after_hurt ? ", both may change after the damage"
                       : event.chooses  ? ", both choose"
                                        : "");
  }
  std::string operator()(const PickSealed& event) const { return fmt::format("{} has picked", name_of(event.corner)); }
  std::string operator()(const SolitaireRead& event) const {
    return fmt::format("{} by the chart, {}, markers {} and {}: {}{}", name_of(event.corner), event.total,
                       name_of(event.markers.strategies[0]), name_of(event.markers.strategies[1]), name_of(event.strategy),
                       event.fell_back ? ", for want of a cut" : "");
  }
  std::string operator()(const StrategiesRevealed& event) const {
    return fmt::format("red: {}; blue: {}", name_of(event.strategies[0]), name_of(event.strategies[1]));
  }
  std::string operator()(const AggressorNamed& event) const {
    return fmt::format("{}, tallies {}-{}",
                       event.nobody ? "nobody presses" : fmt::format("{} presses", name_of(event.corner)), event.tallies[0],
                       event.tallies[1]);
  }
  std::string operator()(const BothTiedUp& /*event*/) const { return "both tie up"; }
  std::string operator()(const TieUpRead& event) const {
    return fmt::format("{} ties up: {}{}{} = {} against DEF {}: {}", name_of(event.corner), event.die,
                       term(event.hurt, "hurt"), term(event.referee, "referee"), event.total, event.def,
                       event.holds ? "he holds on" : "he is shaken off");
  }
  std::string operator()(const FirstMoverSet& event) const {
    constexpr std::array<std::string_view, 4> why{"aggression", "rating", "half a point", "the die"};
    return fmt::format("{} moves first by {}", name_of(event.corner), why[place_of(event.why)]);
  }
  std::string operator()(const TurnBegan& event) const {
    return fmt::format("turn of {}{}", name_of(event.roller), event.second_roll ? ", once more" : "");
  }
  std::string operator()(const EntryRead& event) const {
    const std::string entry = fmt::format("{} reads {}/{}", name_of(event.roller), event.column, event.number);
    if (event.clause == no_clause) {
      return entry + ": nothing";
    }
    const bool compares =
        event.condition.plus > 0 || event.condition.speed_advantage || event.condition.either != Advantage::none;
    return fmt::format("{}: clause {} for {}{}: {}", entry, event.clause + 1, name_of(event.to),
                       compares ? fmt::format(", {} v {}", event.his, event.others) : "", effects_line(event.effects));
  }
  std::string operator()(const Scored& event) const {
    return fmt::format("{} scores {}, {} in this round", name_of(event.corner), event.points, event.total);
  }
  std::string operator()(const StaminaLost& event) const {
    return fmt::format("stamina of {} from {} to {}", name_of(event.corner), event.before, event.after);
  }
  std::string operator()(const Tired& event) const { return fmt::format("{} is tired", name_of(event.corner)); }
  std::string operator()(const DefenceChanged& event) const {
    return fmt::format("DEF of {} from {} to {}", name_of(event.corner), event.before, event.after);
  }
  std::string operator()(const CounterRead& event) const {
    constexpr std::array<std::string_view, 5> ends{"in a clinch: none", "he goes for the cut", "lands", "fails",
                                                   "not a second time"};
    const bool rolled = event.end == CounterEnd::lands || event.end == CounterEnd::fails;
    return fmt::format("counterpunch of {}{}: {}", name_of(event.corner),
                       rolled ? fmt::format(", {} against {}", event.total, event.rating) : "", ends[place_of(event.end)]);
  }
  std::string operator()(const HardShotBegan& event) const {
    return fmt::format("hard shot of {}: POW {} against chin {}, card {:+}", name_of(event.by), event.pow, event.chin,
                       event.card);
  }
  std::string operator()(const HardShotRead& event) const {
    constexpr std::array<std::string_view, 5> pure{"", " (a pure 2)", " (a pure 12)", " (12 lowered)", " (12 holds)"};
    return fmt::format("{}{}{}{} = {}{}: {}{}: {}", event.pure, term(event.after_down, "after a knockdown"),
                       term(event.outside, "outside"), term(event.own_outside, "own outside"), event.row,
                       pure[place_of(event.pure_shot)], cell_line(event.cell),
                       event.lessened ? fmt::format(", has {}", event.rating) : "", name_of(event.shot));
  }
  std::string operator()(const PureTwelveQuestioned& event) const {
    return fmt::format("a pure 12, {:+} after a knockdown: one die more", event.after_down);
  }
  std::string operator()(const Staggered& event) const { return fmt::format("{} is staggered", name_of(event.corner)); }
  std::string operator()(const KnockedDown& event) const {
    return fmt::format("{} is down, {} in this round, {} in all", name_of(event.corner), event.down, event.downs);
  }
  std::string operator()(const CountRead& event) const {
    const std::string sum =
        fmt::format("{}{}{}{}{}{} = {}", event.total, term(event.kod, "KOD"), term(event.outside, "outside"),
                    term(-event.downs, "downs"), term(-event.tired, "tired"), term(-event.stop, "referee"), event.row);
    constexpr std::array<std::string_view, 3> ends{"counted out", "waved off", "up"};
    return fmt::format("{} chin, {}: {}", name_of(event.portion), sum, ends[place_of(event.cell.count)]);
  }
  std::string operator()(const GotUp& event) const {
    return fmt::format("{} is up at {}", name_of(event.corner), event.count);
  }
  std::string operator()(const FinisherBegan& event) const {
    return fmt::format("{} goes after him: {}, {} to roll", name_of(event.by), name_of(event.column), event.rolls);
  }
  std::string operator()(const FinisherRead& event) const {
    return fmt::format("after {}: {}{} = {}: {}, {} left", name_of(event.column), event.total, term(event.ki, "KI"),
                       event.row, finisher_line(event.cell), event.rolls);
  }
  std::string operator()(const FinisherGoesOn& event) const {
    return fmt::format("{} goes on: {}, {} to roll", name_of(event.by), name_of(event.column), event.rolls);
  }
  std::string operator()(const StoppageRead& event) const {
    return fmt::format("KOD {}{}{} of {} against {}: {}", event.kod, term(-event.stop, "referee"),
                       term(-event.tired, "tired"), name_of(event.corner), event.n, event.stops ? "stopped" : "box on");
  }
  std::string operator()(const FinisherEnded& event) const { return fmt::format("{} lets go", name_of(event.by)); }
  std::string operator()(const PossibleCutRead& event) const {
    return fmt::format("{} against cut rating {} of {}: {}", event.die, event.rating, name_of(event.on),
                       event.opens ? "a cut" : "no cut");
  }
  std::string operator()(const CutRead& event) const {
    return fmt::format("cut chart {}: {}{}", event.total,
                       event.row.deepens ? std::string("deepen")
                                         : fmt::format("{}, {} points", name_of(event.row.location), event.row.points),
                       event.row.check ? ", the doctor looks" : "");
  }
  std::string operator()(const CutAttackBegan& event) const { return fmt::format("{} goes for a cut", name_of(event.by)); }
  std::string operator()(const CutPicked& event) const {
    return fmt::format("{} picks the {}{}", name_of(event.by), name_of(event.location), event.asked ? " himself" : "");
  }
  std::string operator()(const CutDealt& event) const {
    return fmt::format("{} of {} {}, now {} points", name_of(event.location), name_of(event.on),
                       event.opened     ? "opens"
                       : event.reopened ? "opens again"
                                        : "deepens",
                       event.points);
  }
  std::string operator()(const CutChecked& event) const {
    return fmt::format("the doctor looks at {} of {}: {}{} against {}: {}", name_of(event.location), name_of(event.on),
                       event.die, term(event.doctor, "doctor"), event.rating, event.stops ? "over" : "box on");
  }
  std::string operator()(const FoulRead& event) const {
    return fmt::format("foul of {}: {}{}{} = {}: number {}", name_of(event.by), event.dice, term(event.rating, "rating"),
                       term(event.referee, "referee"), event.total, event.legend);
  }
  std::string operator()(const Warned& event) const {
    return fmt::format("{} is warned, {} so far{}", name_of(event.corner), event.warnings,
                       event.costs_point ? ", which costs a point" : "");
  }
  std::string operator()(const PointDeducted& event) const {
    return fmt::format("a point off for {}, {} so far", name_of(event.corner), event.deducted);
  }
  std::string operator()(const RetaliationDecided& event) const {
    return fmt::format("{} {}", name_of(event.corner), event.retaliates ? "answers in kind" : "lets it be");
  }
  std::string operator()(const RetaliationRead& event) const {
    constexpr std::array<std::string_view, 3> ends{"unseen", "a warning", "a point off"};
    return fmt::format("the referee sees {}: {}{} = {}: {}", name_of(event.corner), event.die,
                       term(event.referee, "referee"), event.total, ends[place_of(event.end)]);
  }
  std::string operator()(const SegmentEnded& event) const { return fmt::format("end of segment {}", event.segment); }
  std::string operator()(const RoundEnded& event) const {
    return fmt::format("bell of round {}: points {}-{}, down {}-{}", event.round, event.lines[0].points,
                       event.lines[1].points, event.lines[0].down, event.lines[1].down);
  }
  std::string operator()(const JudgeScored& event) const {
    return fmt::format("judge {}: view {:+} of {}{}{}: {}-{}", event.judge, event.view, name_of(event.leader),
                       event.net > 0 ? fmt::format(", {} knockdowns more", event.net) : "", term(event.local, "local"),
                       event.scores[0], event.scores[1]);
  }
  std::string operator()(const RoundScored& event) const {
    return fmt::format("cards after round {}:{}", event.round, cards_line(event.cards));
  }
  std::string operator()(const CornerWorked& event) const {
    return fmt::format("the corner of {} sees to the {}: {} against {}: {}", name_of(event.corner), name_of(event.location),
                       event.die, event.rating, event.closes ? "closed" : "still open");
  }
  std::string operator()(const BoutStopped& event) const {
    return fmt::format("stopped: {} for {}", name_of(event.method), name_of(event.winner));
  }
  std::string operator()(const BoutEnded& event) const { return ending(event); }
};

}  // namespace

namespace test {

std::string tell(const Match& match) {
  return fc::test::told_by_round<Rules, RoundBegan, Rolled, PickSealed>(match, Teller());
}

}  // namespace test
}  // namespace fc::the_ring
