#include "scene/the-ring/roll_terms.h"

#include <cstdlib>
#include <string_view>

#include "rules/the-ring/names.h"
#include "scene/corners/names.h"

namespace fc::the_ring {
namespace {

/// The word for a reason; the same reason has other names on other rolls.
std::string_view word_of(Purpose purpose, Reason reason) {
  switch (reason) {
    case Reason::rating:
      switch (purpose) {
        case Purpose::tie_up: return "def";
        case Purpose::knockout: return "kod";
        case Purpose::finisher: return "ki";
        case Purpose::foul: return "foul";
        case Purpose::counter: return "counter";
        default: return "cut";
      }
    case Reason::training: return "training";
    case Reason::defence: return "defence";
    case Reason::bare_defence: return "bare-defence";
    case Reason::hurt: return "hurt";
    case Reason::referee: return "referee";
    case Reason::doctor: return "doctor";
    case Reason::after_down: return "after-down";
    case Reason::outside: return "outside";
    case Reason::own_outside: return "own-outside";
    case Reason::downs: return "downs";
    case Reason::tired: return "tired";
    case Reason::cornerman: return "cornerman";
    case Reason::portion:
    case Reason::points:
    case Reason::local:
    case Reason::clock:
    case Reason::number: break;
  }
  return {};
}

std::string key_of_term(std::string_view word) { return std::string("the-ring.roll.term.").append(word); }

}  // namespace

std::string terms_of(const RollCall& call, const Words& words) {
  std::string text;
  for (const Modifier& term : call.parts) {
    const auto reason = static_cast<Reason>(term.reason);
    const std::string_view word = word_of(static_cast<Purpose>(call.purpose), reason);
    if (word.empty()) {
      continue;
    }
    const bool bare = reason == Reason::rating || reason == Reason::cornerman;
    text.append(text.empty() ? "" : ", ").append(words[key_of_term(word)]);
    text.append(" ").append(bare ? std::to_string(term.amount) : scene::with_sign(term.amount));
  }
  return text;
}

std::string sum_of(const ShownRoll& roll, const Words& words) {
  std::string text = std::to_string(roll.total);
  if (!roll.strip.modified || roll.pure) {
    return text;
  }
  const auto purpose = static_cast<Purpose>(roll.call.purpose);
  bool added = false;
  for (const Modifier& term : roll.call.parts) {
    const std::string_view word = word_of(purpose, static_cast<Reason>(term.reason));
    // What is asked of the dice of a count is said the other way round.
    const int amount = purpose == Purpose::knockout ? -term.amount : term.amount;
    if (word.empty() || amount == 0) {
      continue;
    }
    added = true;
    text.append(amount < 0 ? " \u2013 " : " + ").append(std::to_string(std::abs(amount)));
    text.append(" ").append(words[key_of_term(word)]);
  }
  return added ? text + " = " + std::to_string(roll.row) : text;
}

}  // namespace fc::the_ring
