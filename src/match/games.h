// The games of this build with their data. Opens a match of any game from a script.
#pragma once

#include <filesystem>
#include <memory>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "core/result.h"
#include "library/whole_file.h"
#include "match/match.h"
#include "match/script.h"

namespace fc {

/// One game with its data loaded. Its catalogue: `catalogue_of` in match/game_of.h.
class Game {
 public:
  explicit Game(std::filesystem::path data) : data_(std::move(data)) {}
  Game(const Game&) = delete;
  Game& operator=(const Game&) = delete;
  virtual ~Game() = default;

  [[nodiscard]] virtual std::string_view slug() const = 0;
  /// The data folder; <data>/<slug> holds the game's own files.
  [[nodiscard]] const std::filesystem::path& data() const { return data_; }
  /// A new match from the script's set-up, before any of its dice and choices. Faults of the set-up have places like
  /// "setup.red.ag".
  [[nodiscard]] virtual Result<std::unique_ptr<Match>> open(const Script& script) const = 0;
  /// Plays the script as far as it goes and returns the habits its answers show, in order; empty if the game has none.
  /// Faults: the script's.
  [[nodiscard]] virtual Result<std::vector<Habit>> habits(const Script& script) const = 0;

 private:
  std::filesystem::path data_;
};

class Games;

/// How a program loads one of its games.
struct GameEntry {
  std::string_view slug;
  /// Reads <data>/<slug>. games: those loaded before it, among them the one it stands on, if any. Fault: the first in its
  /// data.
  Result<std::unique_ptr<Game>> (*load)(const std::filesystem::path& data, const Games& games);
  /// All faults of <data>/<slug>, at most one a file.
  std::vector<Fault> (*check_data)(const std::filesystem::path& data);
};

/// Each game specialises it, in a file made by FC_GAME_ENTRY of match/game_of.h.
template <class Rules>
GameEntry game_entry();

/// All games, in the order of FOUR_CORNERS_GAMES. Defined by listed.cpp, which is compiled for each program's list of games
/// (src/cmake/layers.cmake).
std::span<const GameEntry> listed_games();

class Games {
 public:
  /// Loads all games of this program. Fault: the first one found in the data.
  static Result<Games> load(const std::filesystem::path& data);

  /// Null if there is no such game.
  [[nodiscard]] const Game* find(std::string_view slug) const;
  [[nodiscard]] const std::vector<std::unique_ptr<Game>>& all() const { return games_; }

  /// A new match of the script's game; dice and choices are not played (see `replay` in match/script.h). Fault unknown_value
  /// at "game", or those of the set-up.
  [[nodiscard]] Result<std::unique_ptr<Match>> open(const Script& script) const;
  /// See `Game::habits`. Faults: those of `open`, and invalid dice or choices.
  [[nodiscard]] Result<std::vector<Habit>> habits(const Script& script) const;

 private:
  std::vector<std::unique_ptr<Game>> games_;
};

/// Parses a script and plays it as far as it goes. Faults name the place in the script.
Result<std::unique_ptr<Match>> open_match(const Games& games, std::string_view script_text);

}  // namespace fc
