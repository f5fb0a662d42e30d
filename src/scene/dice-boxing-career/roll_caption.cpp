#include "scene/dice-boxing-career/roll_caption.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>

#include "rules/dice-boxing-career/aftermath.h"
#include "rules/dice-boxing-career/names.h"
#include "scene/dice-boxing-career/naming.h"

namespace fc::dice_boxing_career {
namespace {

/// By Reason: the ends of their keys.
constexpr std::array<std::string_view, reason_count> reason_words{"stopped",    "losses", "fights", "even",
                                                                  "difference", "",       ""};

/// Faces show two figures: 7 is "07".
std::string face(int value) { return (value < 10 ? "0" : "") + std::to_string(value); }

/// " + 15 stopped + 10 losses before": the terms of a sum that are told; empty without any.
std::string terms(const RollCall& call, const Words& words) {
  std::string text;
  for (const Modifier& term : call.parts) {
    const auto reason = static_cast<Reason>(term.reason);
    if (reason != Reason::limit && reason != Reason::below) {
      text += text.empty() && term.amount >= 0 ? "" : term.amount < 0 ? " – " : " + ";
      text += std::to_string(std::abs(term.amount)) + " ";
      text += words[std::string("dice-boxing-career.reason.").append(reason_words.at(term.reason))];
    }
  }
  return text;
}

}  // namespace

std::string roll_in_words(const Rolled& roll, bool settled, const Setup& setup, const Words& words) {
  const RollCall& call = roll.call;
  const auto purpose = static_cast<Purpose>(call.purpose);
  const std::string beginning = std::string("dice-boxing-career.roll.").append(purpose_names[call.purpose]);
  const std::string why = terms(call, words);
  const std::string question = words.say(why.empty() ? beginning + ".plain" : beginning + ".terms",
                                         {{"terms", why}, {"last", face(std::max<int>(call.target, 0))}});
  if (!settled) {
    return question;
  }
  std::string result;
  switch (purpose) {
    case Purpose::schedule: result = face(roll.value); break;
    case Purpose::lost_fight: {
      const int total = roll.value + call.bonus;
      result = words.say(
          "dice-boxing-career.roll.lost-fight.result",
          {{"face", face(roll.value)},
           {"total", std::to_string(total)},
           {"places", counted("dice-boxing-career.places.", aftermath::places_lost(setup.tables.lost, total), words)}});
      break;
    }
    case Purpose::retirement:
    case Purpose::other_bout:
      result = words.say(beginning + (call.succeeds(roll.value) ? ".yes" : ".no"), {{"face", face(roll.value)}});
      break;
    case Purpose::wear: {
      const auto& wears = setup.tables.life.wears;
      const Purchase what = wears.at(static_cast<std::size_t>(roll.value) % wears.size());
      result = words.say(beginning + (call.succeeds(roll.value) ? ".yes" : ".no"),
                         {{"face", face(roll.value)}, {"what", words[key_of(what)]}});
      break;
    }
  }
  return words.say("dice-boxing-career.roll.told", {{"question", question}, {"result", result}});
}

}  // namespace fc::dice_boxing_career
