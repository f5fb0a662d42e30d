#include "library/tiny-tour/game.h"

#include <fmt/format.h>

#include "library/catalogue_files.h"
#include "library/checked_json.h"
#include "rules/tiny-tour/rules.h"

namespace fc::tiny_tour {
namespace {

Json state_of(const Setup& setup, const State& state) {
  const std::span<const std::int16_t> points(state.points);
  return {{"stop", state.stop},
          {"host", seat_json(state.host)},
          {"rival", seat_json(state.rival)},
          {"rounds", state.rounds},
          {"points", points.first(setup.boxers.size())}};
}

struct Teller {
  std::string operator()(const Rolled& roll) const { return fmt::format("takings roll {}", roll.value); }
  std::string operator()(const RivalChosen& event) const {
    return fmt::format("{} meets {}", event.host + 1, event.rival + 1);
  }
  std::string operator()(const LengthChosen& event) const { return fmt::format("over {} rounds", event.rounds); }
  std::string operator()(const BoutFought& event) const {
    return event.winner < 0 ? std::string("a draw") : fmt::format("{} wins {} points", event.winner + 1, event.points);
  }
  std::string operator()(const TakingsCounted& event) const {
    return fmt::format("{} takes {} at the door", event.host + 1, event.points);
  }
  std::string operator()(const StopReached& event) const {
    return fmt::format("stop {}, {} is host", event.stop, event.host + 1);
  }
  std::string operator()(const TourEnded& event) const {
    return event.winner < 0 ? std::string("nobody wins the tour") : fmt::format("{} wins the tour", event.winner + 1);
  }
};

}  // namespace

std::string told(const Event& event) { return std::visit(Teller(), event); }

Standing standing_of(const Setup& setup, const State& state) {
  Standing standing{.key = "tiny-tour.stop_line",
                    .places = {{"stop", std::to_string(state.stop)}, {"stops", std::to_string(setup.stops)}}};
  standing.length = state.stop;
  if (state.phase == Phase::finished) {
    const int winner = leader(setup, state);
    conclude(standing, Rules::slug, winner < 0 ? "draw" : "points", winner);
  }
  return standing;
}

std::string write_answer(const Setup& setup, const State& state, std::span<const Event> latest) {
  const Need need = Rules::need(setup, state);
  Json asked = need_json<Rules>(setup, state, seat_json);
  if (need.kind == NeedKind::bout) {
    asked["bout"] = parse_json(bout_setup(setup, state)).value();
  }
  const Json result = need.kind == NeedKind::finished ? Json{{"winner", seat_json(leader(setup, state))}} : Json(nullptr);
  return answer_text(need, std::move(asked), state_of(setup, state), result, latest, told);
}

}  // namespace fc::tiny_tour
