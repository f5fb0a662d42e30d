#include "library/dice-boxing-career/state_json.h"

#include <optional>

#include "library/checked_json.h"
#include "library/dice-boxing-career/script_words.h"
#include "rules/dice-boxing/names.h"

namespace fc::dice_boxing_career {
namespace {

Json rank_json(int rank) {
  return rank == no_rank ? Json(nullptr) : Json(rank);
}

Json person_json(const Setup& setup, Person person) {
  return person == nobody ? Json(nullptr) : Json(id_word(setup, person));
}

template <class Number>
Json number_json(const std::optional<Number>& number) {
  return number ? Json(*number) : Json(nullptr);
}

Json retired_json(Retirement retired) {
  return retired == Retirement::none ? Json(nullptr) : Json(name_of(retired));
}

Json ratings_json(const Ratings& ratings) {
  Json json;
  for (std::size_t rating = 0; rating < dice_boxing::all_ratings.size(); ++rating) {
    json[std::string(dice_boxing::rating_names[rating])] = ratings.*dice_boxing::all_ratings[rating];
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

}  // namespace fc::dice_boxing_career
