#include "library/ringside-campaign/answer.h"

#include <fmt/format.h>

#include "library/checked_json.h"
#include "library/ringside-campaign/campaign_setup.h"
#include "library/ringside-campaign/event_line.h"
#include "library/ringside-campaign/script_words.h"
#include "library/ringside-campaign/state_json.h"
#include "rules/ringside-campaign/reckoning.h"
#include "rules/ringside-campaign/rules.h"

namespace fc::ringside_campaign {
namespace {

/// Ruling C32: what is nobody's, the promoter does.
constexpr std::string_view promoter = "promoter";

std::string who(Seat seat) {
  return seat == no_seat ? std::string(promoter) : seat_word(seat);
}

std::string_view status_of(const Need& need) {
  if (need.kind == NeedKind::finished) {
    return "finished";
  }
  return need.kind == NeedKind::roll ? "waiting-for-die" : "waiting-for-choice";
}

Json need_json(const Setup& setup, const State& state, const Need& need) {
  Json json;
  switch (need.kind) {
    case NeedKind::roll:
      json["die"] = fmt::format("d{}", need.die.faces());
      json["for"] = Rules::topic_name(need);
      json["who"] = who(need.seat);
      return json;
    case NeedKind::choice:
    case NeedKind::bout:
      json["choice"] = Rules::topic_name(need);
      json["who"] = who(need.seat);
      json["legal"] = Json::array();
      for (const Choice& choice : Rules::legal(setup, state, need)) {
        json["legal"].push_back(Rules::notation(choice));
      }
      break;
    case NeedKind::finished:
      break;
  }
  if (need.kind == NeedKind::bout) {
    if (Result<Json> bout = parse_json(bout_setup(setup, state))) {
      json["bout"] = std::move(*bout);
    }
  }
  return json;
}

Json result_json(const Setup& setup, const State& state) {
  if (state.phase != Phase::finished) {
    return nullptr;
  }
  Json winners = Json::array();
  Json ranking = Json::array();
  for (const Ranked& ranked : ranking_of(setup, state)) {
    if (ranked.rank == 1) {
      winners.push_back(seat_word(ranked.seat));
    }
    ranking.push_back({{"seat", seat_word(ranked.seat)},
                       {"rank", ranked.rank},
                       {"cash", ranked.cash},
                       {"champion", ranked.champion},
                       {"purses", ranked.purses}});
  }
  const Person champion = state.ladder.champion;
  return {{"winners", std::move(winners)},
          {"ranking", std::move(ranking)},
          {"champion", champion == nobody ? Json(nullptr) : Json(id_word(setup, champion))},
          {"bouts", state.bouts},
          {"title_bouts", state.title_bouts}};
}

}  // namespace

std::string write_answer(const Setup& setup, const State& state, std::span<const Event> latest) {
  const Need need = Rules::need(setup, state);
  Json answer;
  answer["status"] = status_of(need);
  answer["need"] = need_json(setup, state, need);
  answer["state"] = state_json(setup, state);
  answer["result"] = result_json(setup, state);
  answer["events"] = Json::array();
  for (const Event& event : latest) {
    answer["events"].push_back(event_line(setup, event));
  }
  return answer.dump();
}

}  // namespace fc::ringside_campaign
