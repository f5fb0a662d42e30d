#include "library/tiny/answer.h"

#include "library/checked_json.h"
#include "library/tiny/event_line.h"
#include "library/tiny/standing.h"
#include "rules/tiny/rules.h"

namespace fc::tiny {
namespace {

/// Seats count from 1 in the referee's words.
Json seat_of(int seat) {
  return seat < 0 || seat == no_seat ? Json(nullptr) : Json(seat + 1);
}

Json need_of(const Setup& setup, const State& state, const Need& need) {
  Json json;
  switch (need.kind) {
    case NeedKind::roll:
      json["die"] = "d10 from 0";
      json["for"] = Rules::topic_name(need);
      json["who"] = seat_of(need.seat);
      break;
    case NeedKind::choice:
      json["choice"] = Rules::topic_name(need);
      json["who"] = seat_of(need.seat);
      json["legal"] = Json::array();
      for (const Choice choice : answers(setup, state, need)) {
        json["legal"].push_back(Rules::notation(choice));
      }
      break;
    case NeedKind::bout:
    case NeedKind::finished:
      break;
  }
  return json;
}

std::string_view status_of(const Need& need) {
  if (need.kind == NeedKind::finished) {
    return "finished";
  }
  return need.kind == NeedKind::roll ? "waiting-for-die" : "waiting-for-choice";
}

Json state_of(const Setup& setup, const State& state) {
  Json json;
  json["round"] = state.round;
  json["attacker"] = seat_of(state.attacker);
  json["target"] = seat_of(state.target);
  json["rushed"] = state.rushed;
  json["boxers"] = Json::array();
  for (std::size_t seat = 0; seat < setup.boxers.size(); ++seat) {
    const Fighter& fighter = state.fighters[seat];
    json["boxers"].push_back({{"hearts", fighter.hearts}, {"rose", fighter.rose}, {"out", fighter.out}});
  }
  return json;
}

Json result_of(const Setup& setup, const State& state) {
  if (state.phase != Phase::finished) {
    return nullptr;
  }
  const Standing standing = standing_of(setup, state);
  return {{"winner", standing.winners.empty() ? Json(nullptr) : seat_of(standing.winners.front())},
          {"method", standing.method},
          {"round", standing.length}};
}

}  // namespace

std::string write_answer(const Setup& setup, const State& state, std::span<const Event> latest) {
  const Need need = question(state);
  Json answer;
  answer["status"] = status_of(need);
  answer["need"] = need_of(setup, state, need);
  answer["state"] = state_of(setup, state);
  answer["result"] = result_of(setup, state);
  answer["events"] = Json::array();
  for (const Event& event : latest) {
    answer["events"].push_back(event_line(event));
  }
  return answer.dump();
}

}  // namespace fc::tiny
