#include "match/games.h"

#include <algorithm>
#include <utility>

#include "library/checked_json.h"

namespace fc {
Result<Games> Games::load(const std::filesystem::path& data) {
  Games games;
  for (const GameEntry& entry : listed_games()) {
    FC_TRY(auto game, entry.load(data, games));
    games.games_.push_back(std::move(game));
  }
  return games;
}

const Game* Games::find(std::string_view slug) const {
  const auto found = std::ranges::find(games_, slug, [](const auto& game) { return game->slug(); });
  return found == games_.end() ? nullptr : found->get();
}

Result<std::unique_ptr<Match>> Games::open(const Script& script) const {
  const Game* const game = find(script.game);
  if (game == nullptr) {
    std::string known;
    for (const auto& one : games_) {
      known.append(known.empty() ? "" : ", ").append(one->slug());
    }
    return fault(FaultCode::unknown_value, "game", "there is no game " + described(Json(script.game)) + "; known: " + known);
  }
  return game->open(script);
}

Result<std::vector<Habit>> Games::habits(const Script& script) const {
  FC_TRY(open(script));
  return find(script.game)->habits(script);
}

Result<std::unique_ptr<Match>> open_match(const Games& games, std::string_view script_text) {
  FC_TRY(const auto script, parse_script(script_text));
  FC_TRY(auto match, games.open(script));
  FC_TRY(replay(*match, script));
  return match;
}

}  // namespace fc
