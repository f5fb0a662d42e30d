// The games of this build with their data: opens a match from a script by its slug.
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

/// One game with its boxers and charts loaded. Its catalogue: `catalogue_of` in match/game_of.h.
class Game {
 public:
  explicit Game(std::filesystem::path data) : data_(std::move(data)) {}
  Game(const Game&) = delete;
  Game& operator=(const Game&) = delete;
  virtual ~Game() = default;

  [[nodiscard]] virtual std::string_view slug() const = 0;
  /// The data folder it was read from: <data>/<slug> holds what is the game's own.
  [[nodiscard]] const std::filesystem::path& data() const { return data_; }
  /// A match at its first question, from the script's set-up alone. Faults of the set-up have places like "setup.red.ag".
  [[nodiscard]] virtual Result<std::unique_ptr<Match>> open(const Script& script) const = 0;
  /// What the answers of a script say about those who gave them, in order; nothing where the game tells nothing. The script
  /// is played as far as it goes. Faults: what is wrong with it.
  [[nodiscard]] virtual Result<std::vector<Habit>> habits(const Script& script) const = 0;

 private:
  std::filesystem::path data_;
};

class Games;

/// A game in the list of those that a program is made of.
struct GameEntry {
  std::string_view slug;
  /// Reads <data>/<slug>. games: those before it in the list; a game stands on one of them only. Fault: the first thing in
  /// it that cannot be used.
  Result<std::unique_ptr<Game>> (*load)(const std::filesystem::path& data, const Games& games);
  /// Everything that is wrong with <data>/<slug>, at most one fault a file.
  std::vector<Fault> (*check_data)(const std::filesystem::path& data);
};

/// In the order of FOUR_CORNERS_GAMES. Each program links a list of its own (src/cmake/layers.cmake): listed.cpp defines
/// this.
std::span<const GameEntry> listed_games();

class Games {
 public:
  /// Reads the data of every game below the data folder. Fault: the first thing in it that cannot be used.
  static Result<Games> load(const std::filesystem::path& data);

  /// Null if there is no such game.
  [[nodiscard]] const Game* find(std::string_view slug) const;
  [[nodiscard]] const std::vector<std::unique_ptr<Game>>& all() const { return games_; }

  /// A match at its first question; dice and choices are not played (see `replay` in match/script.h).
  /// Fault unknown_value at "game", or those of the set-up.
  [[nodiscard]] Result<std::unique_ptr<Match>> open(const Script& script) const;
  /// What a script says about those who gave its answers. Faults: those of `open`, and what is wrong with dice and choices.
  [[nodiscard]] Result<std::vector<Habit>> habits(const Script& script) const;

 private:
  std::vector<std::unique_ptr<Game>> games_;
};

/// The referee's reading: the whole script checked and played as far as it goes. Faults name the place in the script.
Result<std::unique_ptr<Match>> open_match(const Games& games, std::string_view script_text);

}  // namespace fc
