// Implements `Game` for one game's rules and catalogue.
#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>
#include <utility>

#include "core/result.h"
#include "library/checked_json.h"
#include "match/games.h"
#include "match/match_of.h"

namespace fc {

/// Maximum number of dice, and of choices, in a script: some rules roll again for ties, so a script could be endless. Random
/// bots need at most a tenth of it.
template <Ruleset R>
inline constexpr std::size_t most_answers = StandsOnAnother<R> ? 1'000'000 : 20'000;

/// Checks a script's length. Fault surplus at "dice[most]" or "choices[most]".
template <class Answers>
Result<void> check_length(const Answers& answers, const char* list, std::size_t most) {
  if (answers.size() > most) {
    return fault(FaultCode::surplus, element_place(list, most),
                 "is surplus: a bout has at most " + std::to_string(most) + " of them");
  }
  return {};
}

/// R: the game's rules. Catalogue: what library/<slug> reads. The game's namespace must have `read_setup(catalogue, json)`,
/// `write_answer(setup, state, latest)` and `standing_of(setup, state)`; a long game (`StandsOnAnother`) also
/// `bout_setup(setup, state)`, the awaited bout as the set-up of a script. Optional: `habits_of(setup, before, choice)`
/// (`Habit` in library/whole_file.h) and `looks_in(catalogue, setup text)`, the looks of its boxers (`Match::looks`). If
/// `R::checks_types_first` is true, dice and choices of the wrong type are refused before any is played (`check_types`),
/// otherwise when used.
template <Ruleset R, class Catalogue>
class GameOf final : public Game {
 public:
  GameOf(std::filesystem::path data, Catalogue catalogue) : Game(std::move(data)), catalogue_(std::move(catalogue)) {}

  [[nodiscard]] const Catalogue& catalogue() const { return catalogue_; }
  [[nodiscard]] std::string_view slug() const override { return R::slug; }

  [[nodiscard]] Result<std::unique_ptr<Match>> open(const Script& script) const override {
    FC_TRY(auto setup, read_setup(catalogue_, script.setup));
    FC_TRY(check_length(script.dice, "dice", most_answers<R>));
    FC_TRY(check_length(script.choices, "choices", most_answers<R>));
    if constexpr (requires { requires R::checks_types_first; }) {
      FC_TRY(check_types(script));
    }
    const AnswerWriter<R> write = [](const auto& of, const auto& state, auto latest) {
      return write_answer(of, state, latest);
    };
    const StandingReader<R> read = [](const auto& of, const auto& state) { return standing_of(of, state); };
    BoutWriter<R> write_bout = nullptr;
    if constexpr (StandsOnAnother<R>) {
      write_bout = [](const auto& of, const auto& state) { return bout_setup(of, state); };
    }
    auto match = std::make_unique<MatchOf<R>>(std::move(setup), script, write, read, write_bout);
    if constexpr (requires { looks_in(catalogue_, script.setup); }) {
      match->wear(looks_in(catalogue_, script.setup));
    }
    return match;
  }

  [[nodiscard]] Result<std::vector<Habit>> habits(const Script& script) const override {
    std::vector<Habit> told;
    if constexpr (requires(const typename R::Setup& setup, const typename R::State& state,
                           const typename R::Choice& choice) { habits_of(setup, state, choice); }) {
      FC_TRY(const auto opened, open(script));
      const auto& match = match_of<R>(*opened);
      std::size_t die = 0;
      std::size_t answer = 0;
      for (NeedKind kind = match.need().kind; kind != NeedKind::finished; kind = match.need().kind) {
        if (kind == NeedKind::roll) {
          if (die == script.dice.size()) {
            break;
          }
          FC_TRY(opened->roll(script.dice[die++]));
          continue;
        }
        if (answer == script.choices.size()) {
          break;
        }
        const std::string& word = script.choices[answer++];
        FC_TRY(const typename R::Choice choice, R::parse(word));
        for (Habit& habit : habits_of(match.setup(), match.state(), choice)) {
          told.push_back(std::move(habit));
        }
        FC_TRY(opened->choose(word));
      }
    }
    return told;
  }

 private:
  Catalogue catalogue_;
};

/// Makes the game from a catalogue read from `data`. Fault: the catalogue's.
template <Ruleset R, class Catalogue>
Result<std::unique_ptr<Game>> make_game(const std::filesystem::path& data, Result<Catalogue> read) {
  FC_TRY(auto catalogue, std::move(read));
  return std::make_unique<GameOf<R, Catalogue>>(data, std::move(catalogue));
}

/// The catalogue of a game that must be R's. Valid as long as the game.
template <Ruleset R, class Catalogue>
const Catalogue& catalogue_of(const Game& game) {
  FC_CHECK(game.slug() == R::slug);
  return static_cast<const GameOf<R, Catalogue>&>(game).catalogue();
}

/// Calls `load()` or, for a long game, `load(catalogue of the game below)` (`Catalogue::Below`). games: those before it in
/// the list.
template <Ruleset R, class Catalogue, class Load>
Result<Catalogue> read_catalogue(const Games& games, Load load) {
  if constexpr (StandsOnAnother<R>) {
    const Game* const below = games.find(R::Below::slug);
    FC_CHECK(below != nullptr);
    return load(catalogue_of<typename R::Below, typename Catalogue::Below>(*below));
  } else {
    return load();
  }
}

/// Specialises `game_entry` for the game of a namespace, whose library/<slug>/game.h is included. Files of it are made by
/// src/cmake/layers.cmake.
#define FC_GAME_ENTRY(game)                                                                                              \
  template <>                                                                                                            \
  fc::GameEntry fc::game_entry<fc::game::Rules>() {                                                                      \
    return {.slug = game::Rules::slug,                                                                                   \
            .load =                                                                                                      \
                [](const std::filesystem::path& data, const Games& games) {                                              \
                  return make_game<game::Rules>(                                                                         \
                      data, read_catalogue<game::Rules, game::Catalogue>(                                                \
                                games, [&data](const auto&... below) { return game::load_catalogue(data, below...); })); \
                },                                                                                                       \
            .check_data = &game::check_data};                                                                            \
  }

}  // namespace fc
