#include <string>
#include <string_view>

#include "core/corner.h"
#include "rules/ringside/rounds.h"
#include "rules/ringside/rules.h"
#include "rules/ringside/setup.h"
#include "scene/blows/knockdown.h"
#include "scene/commentary.h"
#include "scene/corners/story_book.h"
#include "scene/ornament.h"
#include "scene/ringside/choreography.h"
#include "scene/ringside/game.h"

namespace fc::ringside {

std::string key_of(Punch punch) { return "ringside.punch." + Rules::notation(choice_of(punch)); }

std::string key_in_sentence(Punch punch) { return "ringside.a-punch." + Rules::notation(choice_of(punch)); }

std::string key_of(Tactic tactic) { return "ringside.tactic." + Rules::notation(choice_of(tactic)); }

std::string key_of(Choice choice) { return "ringside.choice." + Rules::notation(choice); }

namespace {

using scene::Ink;

constexpr int solid_damage = 3;
constexpr int heavy_damage = 6;
constexpr int late_count = 7;
constexpr int last_turns = 3;

/// Changes from turn to turn and from blow to blow, so that a variant comes back only when the others have been heard.
std::size_t moment_of(const State& seen) {
  constexpr std::size_t turns_apart = 19;  // shares no factor with any number of variants
  return turns_apart * seen.round + seen.turn + seen.boxers[0].hits + seen.boxers[1].hits;
}

class Speaker : private scene::Announcer {
 public:
  Speaker(const Cue& cue, const State& before, const Names& names, const Words& words)
      : Announcer("ringside.say.", moment_of(cue.pose.seen), names, words), cue_(cue), before_(before) {}

  using Announcer::Line;

  Line operator()(const RoundBegan& event) { return about_nobody("round", {{"round", std::to_string(event.round)}}); }
  Line operator()(const OpeningDecided& event) {
    return event.tied ? about_nobody("tied", {}) : about(event.attacker, "opening");
  }
  Line operator()(const TurnBegan& event) {
    if (event.turn != turns_in_a_round - last_turns + 1) {
      return std::nullopt;
    }
    return about_nobody("last-seconds", {});
  }
  Line operator()(const TacticChosen& event) {
    switch (event.tactic) {
      case Tactic::none: return std::nullopt;
      case Tactic::cover_up: return about(event.corner, "cover-up");
      case Tactic::backpedal: return about(event.corner, "backpedal");
      case Tactic::clinch: return about(event.corner, "clinch");
    }
    return std::nullopt;
  }
  Line operator()(const RushDecided& event) { return event.rushes ? about(event.corner, "rush") : std::nullopt; }
  Line operator()(const SwingMissed& event) {
    if (smothered_before_) {
      return std::nullopt;
    }
    return about(event.corner, before_.rush ? "miss-rushing" : "miss");
  }
  Line operator()(const HookSmothered& event) { return about(event.thrower, "smothered"); }
  Line operator()(const PunchLanded& event) { return blow(event); }
  Line operator()(const PunchingFatigue& event) {
    return event.endurance % 3 == 0 ? about(event.corner, "tired") : std::nullopt;
  }
  Line operator()(const KnockedDown& event) {
    return about(event.corner, event.saved_by_bell ? "saved-by-the-bell" : "down");
  }
  Line operator()(const Counted& event) {
    if (event.knockout) {
      return about(event.corner, "counted-out");
    }
    return line(scene::ink_of(event.corner), event.count >= late_count ? "up-late" : "up",
                {{"boxer", name(event.corner)}, {"count", std::to_string(event.count)}});
  }
  Line operator()(const RolesChanged& event) { return about(event.attacker, "counter"); }
  Line operator()(const ClinchHeld& event) { return about(event.corner, "clinch-held"); }
  Line operator()(const ClinchEnded& event) {
    return event.reason == ClinchEnd::broken ? about(event.corner, "clinch-broken") : std::nullopt;
  }
  Line operator()(const Moved& event) {
    const bool corner = is_edge(event.to.column) && is_edge(event.to.row);
    const bool ropes = is_edge(event.to.column) || is_edge(event.to.row);
    const bool was_on_ropes = is_edge(event.from.column) || is_edge(event.from.row);
    if (event.follows || !ropes || (was_on_ropes && !corner)) {
      return std::nullopt;
    }
    return about(event.corner, corner ? "cornered" : "on-the-ropes");
  }
  Line operator()(const Trapped& event) { return about(event.corner, "trapped"); }
  Line operator()(const RoundEnded& event) {
    if (!cue_.pose.bell) {
      return std::nullopt;  // whose the last round was is read with the verdict
    }
    const std::string red = std::to_string(event.score.damage[0]);
    const std::string blue = std::to_string(event.score.damage[1]);
    if (event.even) {
      return about_nobody("round-even", {{"red", red}, {"blue", blue}});
    }
    const bool red_won = event.winner == Corner::red;
    return line(scene::ink_of(event.winner), "round-won",
                {{"boxer", name(event.winner)},
                 {"opponent", name(other(event.winner))},
                 {"most", red_won ? red : blue},
                 {"least", red_won ? blue : red}});
  }
  Line operator()(const BoutEnded& event) {
    switch (event.method) {
      case Method::ko: return about(event.winner, "knockout");
      case Method::tko: return about(event.winner, "technical-knockout");
      case Method::decision: return about(event.winner, "decision");
      case Method::draw:
      case Method::none: break;
    }
    return about_nobody("drawn", {});
  }
  /// The caption speaks of rolls, the panels of picks; the rest goes without saying.
  template <class Other>
  Line operator()(const Other&) {
    return std::nullopt;
  }

 private:
  static constexpr bool is_edge(int place) { return place == 0 || place == ring_size - 1; }

  Line blow(const PunchLanded& event) {
    const Corner hit = other(event.thrower);
    const bool first_spent = is_spent(cue_.pose.seen.boxer(hit)) && !is_spent(before_.boxer(hit));
    std::string topic = "landed-light";
    if (first_spent) {
      topic = "landed-spent";
    } else if (event.thrown == event.expected) {
      topic = "landed-read";
    } else if (event.damage >= heavy_damage) {
      topic = "landed-heavy";
    } else if (event.damage >= solid_damage) {
      topic = "landed-solid";
    }
    return line(scene::ink_of(event.thrower), topic,
                {{"boxer", name(event.thrower)},
                 {"opponent", name(hit)},
                 {"punch", words()[key_in_sentence(event.thrown)]},
                 {"damage", std::to_string(event.damage)}});
  }

  const Cue& cue_;
  const State& before_;
  bool smothered_before_ = cue_.pose.picks && cue_.pose.picks->smothered;
};

}  // namespace

std::optional<scene::CommentaryLine> commentary_line(const Setup& /*setup*/, const Cue& cue, const Pose& before,
                                                     const Names& names, const Words& words) {
  return scene::line_of(cue, std::visit(Speaker(cue, before.seen, names, words), cue.event));
}

namespace {

std::string_view name_of(Purpose purpose) {
  switch (purpose) {
    case Purpose::opening: return "opening";
    case Purpose::hit: return "hit";
    case Purpose::knockdown: return "knockdown";
    case Purpose::count: return "count";
    case Purpose::counter: return "counter";
    case Purpose::counter_hit: return "counter-hit";
  }
  return "";
}

std::string_view name_of(Reason reason) {
  switch (reason) {
    case Reason::agility: return "agility";
    case Reason::covering: return "covering";
    case Reason::opponent_covering: return "opponent-covering";
    case Reason::backpedal: return "backpedal";
    case Reason::rush: return "rush";
    case Reason::trapped: return "trapped";
    case Reason::cap: return "cap";
    case Reason::counterpunch: return "counterpunch";
    case Reason::damage: return "damage";
    case Reason::spent: return "spent";
    case Reason::knockout: return "knockout";
  }
  return "";
}

/// The rating bare, everything after it with its sign.
std::string arithmetic(const RollCall& call, const Words& words) {
  std::string parts;
  for (std::size_t index = 0; index < call.parts.size(); ++index) {
    const Modifier& part = call.parts[index];
    const std::string amount = index == 0 ? std::to_string(part.amount) : with_sign(part.amount);
    const std::string key = "ringside.roll.part." + std::string(name_of(static_cast<Reason>(part.reason)));
    parts += (index == 0 ? "" : " ") + words.say(key, {{"amount", amount}});
  }
  return parts;
}

}  // namespace

std::string roll_question(const RollCall& call, const Names& names, const Words& words) {
  const auto roller = static_cast<Corner>(call.seat);
  const auto purpose = static_cast<Purpose>(call.purpose);
  // A count has its bonus in the question: nothing else of it can change.
  const bool slow_to_rise = purpose == Purpose::count && call.bonus > 0;
  const std::string key = "ringside.roll." + std::string(name_of(purpose)) + (slow_to_rise ? "-spent" : "");
  return words.say(key, {{"boxer", names[fc::index_of(roller)]},
                         {"opponent", names[fc::index_of(other(roller))]},
                         {"target", std::to_string(call.target)},
                         {"bonus", with_sign(call.bonus)},
                         {"parts", arithmetic(call, words)}});
}

std::string roll_result(const RollCall& call, int value, const Names& names, const Words& words) {
  const std::string question = roll_question(call, names, words);
  const std::string shown = call.bonus == 0
                                ? std::to_string(value)
                                : words.say("ringside.roll.sum", {{"value", std::to_string(value)},
                                                                  {"bonus", std::to_string(call.bonus)},
                                                                  {"total", std::to_string(value + call.bonus)}});
  if (call.success == Success::none) {
    return words.say("ringside.roll.rolled", {{"question", question}, {"value", shown}});
  }
  const std::string key = "ringside.roll.result." + std::string(name_of(static_cast<Purpose>(call.purpose))) +
                          (call.succeeds(value) ? ".yes" : ".no");
  return words.say("ringside.roll.settled", {{"question", question},
                                             {"value", shown},
                                             {"result", words.say(key, {{"count", std::to_string(value + call.bonus)}})}});
}

}  // namespace fc::ringside
