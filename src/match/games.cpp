#include "match/games.h"

#include <algorithm>
#include <utility>

#include "generated/match_games.h"
#include "library/checked_json.h"
#include "match/match_of.h"

namespace fc {
namespace {

/// Any game of the list: its rules, and what library/<game> brings.
template <Ruleset Rules, class Catalogue>
class GameOf final : public Game {
 public:
  using ReadSetup = Result<typename Rules::Setup> (*)(const Catalogue&, std::string_view);

  GameOf(Catalogue catalogue, ReadSetup read_setup, AnswerWriter<Rules> write_answer, StandingReader<Rules> read_standing)
      : catalogue_(std::move(catalogue)),
        read_setup_(read_setup),
        write_answer_(write_answer),
        read_standing_(read_standing) {}

  [[nodiscard]] std::string_view slug() const override { return Rules::slug; }

  [[nodiscard]] Result<std::unique_ptr<Match>> open(const Script& script) const override {
    FC_TRY(auto setup, read_setup_(catalogue_, script.setup));
    return std::make_unique<MatchOf<Rules>>(std::move(setup), script, write_answer_, read_standing_);
  }

 private:
  Catalogue catalogue_;
  ReadSetup read_setup_;
  AnswerWriter<Rules> write_answer_;
  StandingReader<Rules> read_standing_;
};

}  // namespace

Result<Games> Games::load(const std::filesystem::path& data) {
  Games games;
#define FC_LOAD_GAME(game)                                                                  \
  {                                                                                         \
    FC_TRY(auto catalogue, game::load_catalogue(data));                                     \
    games.games_.push_back(std::make_unique<GameOf<game::Rules, game::Catalogue>>(          \
        std::move(catalogue), &game::read_setup, &game::write_answer, &game::standing_of)); \
  }
  FC_FOR_EACH_GAME(FC_LOAD_GAME)
#undef FC_LOAD_GAME
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

Result<std::unique_ptr<Match>> open_match(const Games& games, std::string_view script_text) {
  FC_TRY(const auto script, parse_script(script_text));
  FC_TRY(auto match, games.open(script));
  FC_TRY(replay(*match, script));
  return match;
}

}  // namespace fc
