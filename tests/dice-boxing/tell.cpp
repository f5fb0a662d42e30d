// DICE Boxing's bouts, told die by die.
#include <fmt/format.h>

#include <array>
#include <string>
#include <string_view>

#include "library/dice-boxing/game.h"
#include "match/match_of.h"
#include "rules/dice-boxing/rules.h"
#include "rules/dice-boxing/state.h"
#include "tests/playthroughs.h"

namespace fc::dice_boxing {
namespace {

constexpr std::array<std::string_view, reason_count> reasons{
    "card",  "opponent's card", "weight", "strategy chart", "own strategy", "opponent's strategy", "tired", "this round",
    "lasts", "opponent's own",  "place",  "open cuts",      "free punch",   "knock-downs",         "limit"};

std::string_view hand(int face) { return face % 2 == 0 ? "right" : "left"; }

std::string_view free_word(FreePunch free) { return free == FreePunch::none ? "" : ", for free"; }

std::string sheet(const SheetLine& line) {
  return fmt::format("{} div 2 + {} + {} = {}", line.missed, line.points, line.moves, line.total);
}

std::string ending(const BoutEnded& event) {
  std::string text = event.end.has_winner
                         ? fmt::format("{} wins by {} ({})", name_of(event.end.winner), name_of(event.end.method),
                                       name_of(event.end.reason))
                         : fmt::format("nobody wins: {} ({})", name_of(event.end.method), name_of(event.end.reason));
  text += fmt::format(" in round {}", event.round);
  if (event.end.on_cards) {
    text += fmt::format(", {}:", name_of(event.end.verdict));
    for (const auto& [red, blue] : event.cards) {
      text += fmt::format(" {}-{}", red, blue);
    }
  }
  return text;
}

/// One line for each kind of event; one that is forgotten does not compile. "blue is down, 1 in this round", "red misses,
/// action 2". Plain ASCII, no quotes.
struct Teller {
  std::string operator()(const RoundBegan& event) const { return fmt::format("round {}", event.round); }
  std::string operator()(const Rolled& event) const {
    return fmt::format("{} rolls {:02} for {}{}", fc::test::roller_of(event.call), event.value,
                       Rules::topic_name({.kind = NeedKind::roll, .topic = event.call.purpose}),
                       fc::test::target_of(event.call, reasons));
  }
  std::string operator()(const PickSealed& event) const { return fmt::format("{} has picked", name_of(event.corner)); }
  std::string operator()(const StrategiesRevealed& event) const {
    return fmt::format("red: {}, bonus {}; blue: {}, bonus {}", name_of(event.strategies[0]), event.bonus[0],
                       name_of(event.strategies[1]), event.bonus[1]);
  }
  std::string operator()(const ControlTaken& event) const { return fmt::format("{} is in control", name_of(event.corner)); }
  std::string operator()(const ControlLost& event) const { return fmt::format("{} loses control", name_of(event.corner)); }
  std::string operator()(const SpecialChartsCalled& event) const {
    return fmt::format("special charts for {}", name_of(event.corner));
  }
  std::string operator()(const SpecialChartChosen& event) const { return fmt::format("chart: {}", name_of(event.chart)); }
  std::string operator()(const FreePunchEarned& event) const {
    return fmt::format("{} throws for free{}", name_of(event.corner), event.left > 0 ? ", and once more" : "");
  }
  std::string operator()(const PunchMissed& event) const {
    return fmt::format("{} misses{}, action {}", name_of(event.corner), free_word(event.free), event.action);
  }
  std::string operator()(const PunchLanded& event) const {
    return fmt::format("{} lands{}, action {}", name_of(event.corner), free_word(event.free), event.action);
  }
  std::string operator()(const PunchScored& event) const {
    return fmt::format("{} scores {} with a {} {}, {} in this round", name_of(event.corner), event.hit.points,
                       hand(event.face), name_of(event.hit.type), event.points);
  }
  std::string operator()(const KnockedDown& event) const {
    return fmt::format("{} is down by a {}, {} in this round", name_of(event.corner), hand(event.face), event.downs);
  }
  std::string operator()(const KnockdownRead& event) const {
    return fmt::format("chin {}: {}{}", event.chin, name_of(event.letter),
                       event.saved_by_the_bell ? ", saved by the bell" : "");
  }
  std::string operator()(const GotUp& event) const {
    return fmt::format("{} gets up, knock-downs {}; {} points against him", name_of(event.corner), event.knockdowns,
                       event.points);
  }
  std::string operator()(const RingMoved& event) const {
    return fmt::format("{} moves the action from {} to {}{}, action {}", name_of(event.corner), name_of(event.from),
                       name_of(event.to), event.has_owner ? ", his place" : "", event.action);
  }
  std::string operator()(const BackToCenter& event) const {
    return fmt::format("from {} back to the center", name_of(event.from));
  }
  std::string operator()(const FoulCalled& event) const {
    return fmt::format("{} fouls, row {}: {}", name_of(event.corner), event.rating, name_of(event.foul));
  }
  std::string operator()(const Warned& event) const {
    return fmt::format("{} is warned, {} so far", name_of(event.corner), event.warnings);
  }
  std::string operator()(const PointDeducted& event) const {
    return fmt::format("a point off for {}, {} so far", name_of(event.corner), event.deductions);
  }
  std::string operator()(const CutRead& event) const {
    return fmt::format("{} on {}, column {}: {}", name_of(event.by), name_of(event.on), name_of(event.column),
                       name_of(event.letter));
  }
  std::string operator()(const CutOpened& event) const {
    return fmt::format("{} has a cut {}{}", name_of(event.corner), name_of(event.letter),
                       event.accidental ? ", by accident" : "");
  }
  std::string operator()(const CutReopened& event) const {
    return fmt::format("cut {} of {} opens again, {} times", name_of(event.letter), name_of(event.corner), event.times);
  }
  std::string operator()(const CutStaysOpen& event) const {
    return fmt::format("cut {} of {} is open already", name_of(event.letter), name_of(event.corner));
  }
  std::string operator()(const DoctorLooked& event) const {
    return fmt::format("the doctor looks at {}, stops to {:02}: {}", event.at_both ? "both" : name_of(event.of),
                       event.stops_to, event.stops ? "over" : "box on");
  }
  std::string operator()(const UniqueHappened& event) const {
    return fmt::format("{} in control: {}", name_of(event.corner), name_of(event.event));
  }
  std::string operator()(const StaminaChanged& event) const {
    return fmt::format("stamina of {} from {} to {}", name_of(event.corner), event.before, event.after);
  }
  std::string operator()(const RoundControlChanged& event) const {
    return fmt::format("control of {} {:+} this round, now {:+}", name_of(event.corner), event.by, event.now);
  }
  std::string operator()(const LastingChanged& event) const {
    return fmt::format("{} of {} {:+}, now {:+}", name_of(event.kind), name_of(event.corner), event.by, event.now);
  }
  std::string operator()(const ControlPassed& event) const { return fmt::format("{} rolls next", name_of(event.to)); }
  std::string operator()(const TowelConsidered& event) const {
    return fmt::format("the corner of {} {}", name_of(event.corner),
                       event.stops ? "throws in the towel" : "keeps the towel");
  }
  std::string operator()(const EarlyBell& /*event*/) const { return "the bell rings too soon"; }
  std::string operator()(const RoundEnded& event) const {
    return fmt::format("bell of round {}: red {}, blue {}, lead {:+}", event.round, sheet(event.sheet[0]),
                       sheet(event.sheet[1]), event.lead);
  }
  std::string operator()(const JudgeDecided& event) const {
    return fmt::format("judge {}: {}", event.judge, name_of(event.opinion));
  }
  std::string operator()(const RoundScored& event) const {
    std::string text = fmt::format("scores of round {}:", event.round);
    for (const auto& [red, blue] : event.scores) {
      text += fmt::format(" {}-{}", red, blue);
    }
    return text;
  }
  std::string operator()(const Rested& event) const {
    const std::string sum =
        fmt::format("{} - {} - {} + {} = {}", event.before, event.taken, event.missed, event.recovered, event.after);
    return fmt::format("stamina of {}: {}", name_of(event.corner),
                       event.tired > 0 ? fmt::format("tired, {}", event.tired) : sum);
  }
  std::string operator()(const CutsClosed& event) const {
    return fmt::format("the corner of {} closes his cuts", name_of(event.corner));
  }
  std::string operator()(const BoutEnded& event) const { return ending(event); }
};

}  // namespace

namespace test {

std::string tell(const Match& match) {
  return fc::test::told_by_round<Rules, RoundBegan, Rolled, PickSealed>(match, Teller());
}

}  // namespace test
}  // namespace fc::dice_boxing
