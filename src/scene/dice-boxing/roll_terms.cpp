#include "scene/dice-boxing/roll_terms.h"

#include <string_view>

#include "core/corner.h"
#include "scene/dice-boxing/naming.h"

namespace fc::dice_boxing {
namespace {

/// What the tape says before the first bell; all else is a change.
constexpr bool is_of_the_tape(Reason reason) {
  return reason == Reason::rating || reason == Reason::opponents_rating || reason == Reason::weight;
}

/// Of four purposes that have terms, the word for one and the same reason.
constexpr std::string_view by_purpose(Purpose purpose, std::string_view control, std::string_view punch,
                                      std::string_view result, std::string_view knockdown) {
  switch (purpose) {
    case Purpose::control: return control;
    case Purpose::punch: return punch;
    case Purpose::result: return result;
    default: return knockdown;
  }
}

std::string_view word_of(Purpose purpose, Reason reason, const State& seen) {
  switch (reason) {
    case Reason::rating: return by_purpose(purpose, "control", "punch", "result", "knockdown");
    case Reason::opponents_rating: return by_purpose(purpose, "adjustment", "defence", "chin", "chin");
    case Reason::weight: return "weight";
    case Reason::strategies: return "strategies";
    case Reason::own_strategy: return by_purpose(purpose, "", "", "for-the-knockout", "covered");
    case Reason::opponents_strategy: return by_purpose(purpose, "counter-punch", "stick-and-move", "cover-up", "");
    case Reason::tired: return "tired";
    case Reason::round: return "round";
    case Reason::lasting: return "lasting";
    case Reason::opponents_lasting: return "opponents-lasting";
    case Reason::place: return ground_of(seen.position) == Ground::corner ? "corner" : "ropes";
    case Reason::open_cuts: return "open-cuts";
    case Reason::free_punch: return "free-punch";
    case Reason::knockdowns: return "knockdowns";
    case Reason::limit: return "limit";
  }
  return "";
}

void add(std::string& list, const std::string& text) { list += (list.empty() ? "" : ", ") + text; }

}  // namespace

std::string change_of(Purpose purpose, Modifier change, const State& seen, const Words& words) {
  const auto reason = static_cast<Reason>(change.reason);
  const bool has_left = reason == Reason::place && ground_of(seen.position) == Ground::center;
  return words.say("dice-boxing.roll.part." + std::string(has_left ? "place" : word_of(purpose, reason, seen)),
                   {{"amount", with_sign(change.amount)}});
}

std::string terms_of(const RollCall& call, const State& seen, const Setup& setup, const Words& words) {
  const auto purpose = static_cast<Purpose>(call.purpose);
  std::string of_tape;
  std::string changes;
  int before = 0;
  int limit = 0;
  for (const Modifier& term : call.parts) {
    const auto reason = static_cast<Reason>(term.reason);
    if (reason == Reason::limit) {
      limit = term.amount;
      continue;
    }
    // A rating stands bare; only of a chin the sign says something.
    const bool bare = reason == Reason::rating && purpose != Purpose::knockdown;
    const std::string text = words.say("dice-boxing.roll.part." + std::string(word_of(purpose, reason, seen)),
                                       {{"amount", bare ? std::to_string(term.amount) : with_sign(term.amount)}});
    if (is_of_the_tape(reason)) {
      before += term.amount;
      add(of_tape, text);
    } else {
      add(changes, text);
    }
  }
  // One knock-down number was left to him before the first bell already.
  const int left_to_him = purpose == Purpose::result ? setup.start(static_cast<Corner>(call.seat)).kd - before : 0;
  const bool as_on_the_tape = changes.empty() && limit == left_to_him;
  if (const int cut_off = as_on_the_tape ? limit : limit - left_to_him; cut_off != 0) {
    add(as_on_the_tape ? of_tape : changes, words.say("dice-boxing.roll.part.limit", {{"amount", with_sign(cut_off)}}));
  }
  if (as_on_the_tape) {
    return of_tape;
  }
  const int old = before + left_to_him;
  const std::string shown = purpose == Purpose::knockdown ? with_sign(old) : std::to_string(old);
  const bool counted = purpose == Purpose::result;  // how many numbers, beside the range that they are
  return words.say(counted ? "dice-boxing.roll.old-numbers" : "dice-boxing.roll.old", {{"amount", shown}}) + ", " + changes;
}

}  // namespace fc::dice_boxing
