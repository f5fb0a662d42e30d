#include <cstdlib>
#include <optional>
#include <string_view>
#include <variant>

#include "core/corner.h"
#include "scene/blows/blow.h"
#include "scene/blows/knockdown.h"
#include "scene/commentary.h"
#include "scene/corners/two_men.h"
#include "scene/dice-boxing/game.h"
#include "scene/ornament.h"

namespace fc::dice_boxing {
namespace {

std::string with_hand(PunchType punch, int face) {
  return (face % 2 == 0 ? "right-" : "left-") + std::string(name_of(punch));
}

}  // namespace

std::string key_of(Strategy strategy) { return "dice-boxing.strategy." + std::string(name_of(strategy)); }

std::string key_of(Position position) { return "dice-boxing.position." + std::string(name_of(position)); }

std::string key_in_sentence(Position position) { return "dice-boxing.at-position." + std::string(name_of(position)); }

std::string key_of(PunchType punch, int face) { return "dice-boxing.hand-punch." + with_hand(punch, face); }

std::string key_in_sentence(PunchType punch, int face) { return "dice-boxing.a-punch." + with_hand(punch, face); }

std::string verdict_key(const End& end) {
  return std::string(end.has_winner ? "dice-boxing.verdict." : "dice-boxing.verdict-draw.").append(name_of(end.verdict));
}

std::string two_digits(int face) {
  const int shown = face % faces;
  return (shown < 10 ? "0" : "") + std::to_string(shown);
}

std::string face_range(int from, int to) {
  return from == to ? two_digits(from) : two_digits(from) + "\u2013" + two_digits(to);
}

namespace {

using scene::Ink;

constexpr int solid_points = 3;
constexpr int heavy_points = 4;
constexpr int clear_lead = 4;
constexpr int last_action_called = 17;
constexpr int low_share = 5;  ///< a fifth of the stamina he began with

/// Changes from bout to bout, from round to round and with every punch and movement.
std::size_t moment_of(const State& seen, const Setup& setup) {
  constexpr std::size_t rounds_apart = 23;  // shares no factor with any number of variants
  const auto& [red, blue] = seen.boxers;
  const Start& own = setup.starts[0];
  const Start& others = setup.starts[1];
  const auto bout = static_cast<std::size_t>(own.stamina + 2 * others.stamina + own.punches + others.control);
  return bout + rounds_apart * seen.round + seen.action + red.downs + blue.downs;
}

class Speaker : private scene::Announcer {
 public:
  Speaker(const State& before, const State& after, const Setup& setup, const Names& names, const Words& words)
      : Announcer("dice-boxing.say.", moment_of(after, setup), names, words),
        before_(before),
        after_(after),
        setup_(setup) {}

  using Announcer::Line;

  Line operator()(const RoundBegan& event) const {
    return about_nobody(event.round == setup_.options.rounds ? "last-round" : "round",
                        {{"round", std::to_string(event.round)}});
  }
  Line operator()(const StrategiesRevealed& event) const {
    const auto [red, blue] = event.strategies;
    for (const Corner corner : both_corners) {
      const std::size_t at = fc::index_of(corner);
      if (event.strategies[at] == Strategy::knockout && event.uses[at] > 1) {
        return about(corner, "knockout-again");
      }
    }
    if (red == Strategy::none && blue == Strategy::none) {
      return about_nobody("no-plans", {});
    }
    // Who does something is told first.
    const Corner first = red == Strategy::none ? Corner::blue : Corner::red;
    return line(Ink::ink, "plans",
                {{"boxer", name(first)},
                 {"opponent", name(other(first))},
                 {"plan", plan(event.strategies[fc::index_of(first)])},
                 {"answer", plan(event.strategies[fc::index_of(other(first))])}});
  }
  Line operator()(const ControlTaken&) const {
    return after_.action == last_action_called ? about_nobody("last-seconds", {}) : std::nullopt;
  }
  Line operator()(const FreePunchEarned& event) const {
    return event.reason == FreePunch::counter ? about(event.corner, "counter") : std::nullopt;
  }
  Line operator()(const PunchMissed& event) const {
    if (event.free != FreePunch::none) {
      return about(event.corner, "miss-free");
    }
    return about(event.corner, after_.boxer(event.corner).tired > 0 ? "miss-tired" : "miss");
  }
  Line operator()(const PunchScored& event) const {
    const bool heavy = event.hit.points >= heavy_points;
    std::string topic = heavy ? "landed-heavy" : event.hit.points >= solid_points ? "landed-solid" : "landed-light";
    if (!heavy && before_.free_punch != FreePunch::none) {
      topic = "landed-free";
    } else if (!heavy && after_.owns(event.corner) && ground_of(after_.position) == Ground::corner) {
      topic = "landed-cornered";
    }
    return line(scene::ink_of(event.corner), topic,
                {{"boxer", name(event.corner)},
                 {"opponent", name(other(event.corner))},
                 {"punch", words()[key_in_sentence(event.hit.type, event.face)]},
                 {"points", std::to_string(event.hit.points)}});
  }
  Line operator()(const KnockedDown& event) const {
    return line(scene::ink_of(event.corner), event.downs > 1 ? "down-again" : "down",
                {{"boxer", name(event.corner)}, {"downs", std::to_string(event.downs)}});
  }
  Line operator()(const KnockdownRead& event) const {
    if (event.saved_by_the_bell) {
      return about(event.corner, "saved-by-the-bell");
    }
    if (event.letter == Letter::ko) {
      return about(event.corner, "counted-out");
    }
    return event.letter == Letter::a ? about(event.corner, "waved-off") : std::nullopt;
  }
  Line operator()(const GotUp& event) const {
    switch (event.letter) {
      case Letter::b: return with_effect(about(event.corner, "up-b"), "dice-boxing.letter-line.B");
      case Letter::c: return with_effect(about(event.corner, "up-c"), "dice-boxing.letter-line.C");
      case Letter::d: return with_effect(about(event.corner, "up-d"), "dice-boxing.letter-line.D");
      default: return about(event.corner, "up-e");
    }
  }
  Line operator()(const RingMoved& event) const {
    const Position home = event.corner == Corner::red ? Position::blue_corner : Position::red_corner;
    const Ground ground = ground_of(event.to);
    const std::string_view topic = event.to == home           ? "moved-home"
                                   : ground == Ground::corner ? "moved-corner"
                                   : ground == Ground::ropes  ? "moved-ropes"
                                                              : "moved-center";
    return line(scene::ink_of(event.corner), std::string(topic),
                {{"boxer", name(event.corner)},
                 {"opponent", name(other(event.corner))},
                 {"place", words()[key_in_sentence(event.to)]}});
  }
  Line operator()(const FoulCalled& event) const {
    return about(event.corner, std::string("foul-").append(name_of(event.foul)));
  }
  Line operator()(const Warned& event) const {
    return told(event.corner, "dice-boxing.foul-line.warning",
                {{"boxer", name(event.corner)}, {"warnings", std::to_string(event.warnings)}});
  }
  Line operator()(const PointDeducted& event) const {
    return told(event.corner, "dice-boxing.foul-line.point",
                {{"boxer", name(event.corner)}, {"points", std::to_string(event.deductions)}});
  }
  Line operator()(const CutRead& event) const {
    return event.letter == CutLetter::none ? about(event.by, "no-cut") : std::nullopt;
  }
  Line operator()(const CutOpened& event) const {
    constexpr std::array<std::string_view, cut_letters> topics{"cut-a", "cut-b", "cut-c", "cut-d"};
    return with_effect(about(event.corner, std::string(topics[place_of(event.letter)])),
                       std::string("dice-boxing.cut-line.").append(name_of(event.letter)));
  }
  Line operator()(const CutReopened& event) const {
    constexpr std::array<std::string_view, 3> topics{"reopened", "reopened-twice", "reopened-thrice"};
    return about(event.corner, std::string(topics[static_cast<std::size_t>(event.times - 1) % topics.size()]));
  }
  Line operator()(const CutStaysOpen& event) const { return about(other(event.corner), "still-open"); }
  Line operator()(const DoctorLooked& event) const {
    return about_nobody(event.stops ? "doctor-stops" : "doctor-goes-on", {});
  }
  Line operator()(const UniqueHappened& event) const {
    const std::string key = std::string("dice-boxing.unique-line.").append(name_of(event.event));
    return Remark{.text = words().say(key, {{"boxer", name(event.corner)},
                                            {"opponent", name(other(event.corner))},
                                            {"challenger", name(other(setup_.favourite))}}),
                  .ink = Ink::ink};
  }
  Line operator()(const TowelConsidered& event) const {
    return about(event.corner, event.stops ? "towel-in" : "towel-stays");
  }
  Line operator()(const RoundEnded& event) const {
    const Corner ahead = event.lead < 0 ? other(setup_.favourite) : setup_.favourite;
    const std::string topic = event.lead == 0                      ? "round-level"
                              : std::abs(event.lead) >= clear_lead ? "round-clear"
                                                                   : "round-close";
    return line(event.lead == 0 ? Ink::ink : scene::ink_of(ahead), topic,
                {{"boxer", name(ahead)},
                 {"opponent", name(other(ahead))},
                 {"most", std::to_string(event.sheet[fc::index_of(ahead)].total)},
                 {"least", std::to_string(event.sheet[fc::index_of(other(ahead))].total)}});
  }
  Line operator()(const Rested& event) const {
    if (event.tired == 1) {
      return about(event.corner, "tired-now");
    }
    const bool low = event.tired == 0 && event.after * low_share < setup_.start(event.corner).stamina;
    return low ? about(event.corner, "running-low") : std::nullopt;
  }
  Line operator()(const BoutEnded& event) const {
    const End& end = event.end;
    if (!end.has_winner) {
      return about_nobody(end.method == Method::draw ? "draw" : "technical-draw", {});
    }
    std::string topic(name_of(end.method));
    if (end.method == Method::tko || end.method == Method::disqualification) {
      topic.append("-").append(name_of(end.reason));
    } else if (end.method == Method::decision) {
      topic.append("-").append(name_of(end.verdict));
    }
    return about(end.winner, topic);
  }
  /// The caption speaks of rolls, the panels of stamina and cards; the judges' opinions wait for the reading. The rest goes
  /// without saying.
  template <class Other>
  Line operator()(const Other&) const {
    return std::nullopt;
  }

 private:
  [[nodiscard]] std::string_view plan(Strategy strategy) const {
    return words()[std::string("dice-boxing.plan.").append(name_of(strategy))];
  }

  const State& before_;
  const State& after_;
  const Setup& setup_;
};

}  // namespace

std::optional<Remark> remark_on(const Event& event, const State& before, const State& after, const Setup& setup,
                                const Names& names, const Words& words) {
  return std::visit(Speaker(before, after, setup, names, words), event);
}

std::optional<scene::CommentaryLine> commentary_line(const Setup& setup, const Cue& cue, const Pose& before,
                                                     const Names& names, const Words& words) {
  return scene::line_of(cue, remark_on(cue.event, before.seen, cue.pose.seen, setup, names, words));
}

}  // namespace fc::dice_boxing
