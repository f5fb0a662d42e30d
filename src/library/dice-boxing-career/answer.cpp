#include "library/dice-boxing-career/answer.h"

#include "library/checked_json.h"
#include "library/dice-boxing-career/event_line.h"
#include "library/dice-boxing-career/state_json.h"
#include "rules/dice-boxing-career/rules.h"

namespace fc::dice_boxing_career {
namespace {

std::string_view status_of(const Need& need) {
  if (need.kind == NeedKind::finished) {
    return "finished";
  }
  return need.kind == NeedKind::roll ? "waiting-for-die" : "waiting-for-choice";
}

/// A career has one man at its table: `who` is null everywhere.
Json need_json(const Setup& setup, const State& state, const Need& need) {
  Json json;
  switch (need.kind) {
    case NeedKind::finished:
      break;
    case NeedKind::roll:
      json["die"] = "d100";
      json["min"] = need.die.lowest;
      json["max"] = need.die.highest;
      json["for"] = Rules::topic_name(need);
      json["who"] = nullptr;
      break;
    case NeedKind::choice:
    case NeedKind::bout:
      json["choice"] = Rules::topic_name(need);
      json["who"] = nullptr;
      json["legal"] = Json::array();
      for (const Choice& choice : Rules::legal(setup, state, need)) {
        json["legal"].push_back(Rules::notation(choice));
      }
      break;
  }
  return json;
}

}  // namespace

std::string write_answer(const Setup& setup, const State& state, std::span<const Event> latest) {
  const Need need = Rules::need(setup, state);
  Json answer;
  answer["status"] = status_of(need);
  answer["need"] = need_json(setup, state, need);
  answer["state"] = state_json(setup, state);
  answer["result"] = result_json(state);
  answer["events"] = Json::array();
  for (const Event& event : latest) {
    answer["events"].push_back(event_line(setup, event));
  }
  return answer.dump();
}

}  // namespace fc::dice_boxing_career
