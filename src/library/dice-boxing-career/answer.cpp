#include "library/dice-boxing-career/game.h"

#include <optional>

#include "library/catalogue_files.h"
#include "library/checked_json.h"
#include "library/dice-boxing-career/json_parts.h"
#include "rules/dice-boxing-career/events.h"
#include "rules/dice-boxing-career/rules.h"
#include "rules/dice-boxing/card.h"

namespace fc::dice_boxing_career {
std::string write_answer(const Setup& setup, const State& state, std::span<const Event> latest) {
  const Need need = Rules::need(setup, state);
  // A career has one man at its table: `who` is null everywhere.
  Json asked = need_json<Rules>(setup, state, [](int) { return Json(); });
  if (need.kind == NeedKind::roll) {
    asked["die"] = "d100";
    asked["min"] = need.die.lowest;
    asked["max"] = need.die.highest;
  }
  return answer_text(need, std::move(asked), state_json(setup, state), result_json(state), latest,
                     [&setup](const Event& event) { return event_line(setup, event); });
}

namespace {

Json rank_json(int rank) { return rank == no_rank ? Json(nullptr) : Json(rank); }

Json person_json(const Setup& setup, Person person) {
  return person == nobody ? Json(nullptr) : Json(id_word(setup, person));
}

template <class Number>
Json number_json(const std::optional<Number>& number) {
  return number ? Json(*number) : Json(nullptr);
}

Json retired_json(Retirement retired) { return retired == Retirement::none ? Json(nullptr) : Json(name_of(retired)); }

Json ratings_json(const Ratings& ratings) {
  Json json;
  for (std::size_t rating = 0; rating < dice_boxing::all_ratings.size(); ++rating) {
    json[std::string(dice_boxing::rating_names[rating])] = ratings.*dice_boxing::all_ratings[rating];
  }
  return json;
}

/// The ratings that age has worn, with their tops.
Json lowered_tops_json(const State& state) {
  Json json = Json::object();
  for (std::size_t rating = 0; rating < rating_purchases; ++rating) {
    if (const std::optional<std::int16_t> top = state.lowered_tops[rating]) {
      json[std::string(purchase_names[rating])] = *top;
    }
  }
  return json;
}

Json grades_json(const Grades& grades) {
  Json json;
  for (std::size_t strategy = 0; strategy < grades.size(); ++strategy) {
    json[std::string(dice_boxing::strategy_names[strategy + 1])] = dice_boxing::name_of(grades[strategy]);
  }
  return json;
}

Json ladder_json(const Setup& setup, const State& state) {
  Json json = Json::array();
  if (setup.options.mode == Mode::path) {
    for (const Person person : state.ladder) {
      json.push_back(id_word(setup, person));
    }
  }
  return json;
}

}  // namespace

Json state_json(const Setup& setup, const State& state) {
  Json json;
  json["phase"] = name_of(state.phase);
  json["rank"] = rank_json(own_rank(state));
  json["points"] = state.points;
  json["wins"] = state.record.wins;
  json["losses"] = state.record.losses;
  json["draws"] = state.record.draws;
  json["ko_wins"] = state.record.ko_wins;
  json["ko_losses"] = state.record.ko_losses;
  json["losses_in_a_row"] = state.losses_in_a_row;
  json["taken_from"] = person_json(setup, state.taken_from);
  json["lock"] = state.lock;
  json["defences"] = number_json(state.defences);
  json["titles"] = state.titles;
  json["best"] = rank_json(state.best);
  json["opponent"] = person_json(setup, state.opponent);
  json["tourney_wins"] = number_json(state.tourney.wins);
  json["ratings"] = ratings_json(state.ratings);
  json["grades"] = grades_json(state.grades);
  json["retired"] = retired_json(state.retired);
  json["ladder"] = ladder_json(setup, state);
  if (setup.options.life) {
    json["worn"] = lowered_tops_json(state);
  }
  return json;
}

Json result_json(const State& state) {
  if (state.phase != Phase::finished) {
    return nullptr;
  }
  return {{"retired", retired_json(state.retired)}, {"titles", state.titles},
          {"best", rank_json(state.best)},          {"wins", state.record.wins},
          {"losses", state.record.losses},          {"draws", state.record.draws},
          {"ko_wins", state.record.ko_wins}};
}

namespace {

std::string_view going_on(const State& state) {
  if (state.phase == Phase::tourney) {
    return "tourney";
  }
  const int rank = own_rank(state);
  return rank == no_rank ? "free" : rank == 0 ? "champion" : "ranked";
}

}  // namespace

Standing standing_of(const Setup& /*setup*/, const State& state) {
  Standing standing{.key = std::string("dice-boxing-career.stands.").append(going_on(state)),
                    .places = {{"rank", std::to_string(own_rank(state))},
                               {"fights", std::to_string(state.fights())},
                               {"wins", std::to_string(state.record.wins)},
                               {"losses", std::to_string(state.record.losses)},
                               {"draws", std::to_string(state.record.draws)},
                               {"titles", std::to_string(state.titles)}}};
  standing.length = state.fights();
  if (state.phase == Phase::finished) {
    conclude(standing, Rules::slug, name_of(state.retired), state.titles > 0 ? 0 : -1);
  }
  return standing;
}

std::optional<int> title_at_stake(const Setup& /*setup*/, const State& state) {
  if (state.phase != Phase::bout || !is_title_fight(state, state.opponent)) {
    return std::nullopt;
  }
  return state.is_champion() ? 0 : 1;
}

}  // namespace fc::dice_boxing_career
