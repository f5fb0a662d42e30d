// The games of this build with their `CornerGame`.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cabinet/program/corner_game.h"
#include "core/result.h"
#include "match/games.h"

namespace fc::cabinet {

class CornerGames {
 public:
  /// Loads every game from `data`. Fault: the first one in the data.
  static Result<CornerGames> open(const std::filesystem::path& data);
  CornerGames() = default;

  /// Null: there is no such game in this build.
  [[nodiscard]] CornerGame* find(std::string_view slug) const;
  /// In build order.
  [[nodiscard]] const std::vector<std::unique_ptr<CornerGame>>& all() const { return games_; }
  /// The selectable games in build order: all but those that an operator disabled.
  [[nodiscard]] std::vector<CornerGame*> offered() const;
  /// Disables these games; if none would be left, all stay enabled.
  void offer_all_but(std::set<std::string, std::less<>> slugs) { off_ = std::move(slugs); }
  /// Looks of a boxer by name, from the first game that knows him, rosters first; none: unknown.
  [[nodiscard]] std::optional<Looks> looks_of(std::string_view name, const Words& words) const;
  /// The game for demonstration number `turn`, from 0, in rotation among the offered games that demonstrate.
  [[nodiscard]] CornerGame& demonstration_game(std::uint64_t turn) const;
  /// The habits in a script (`Game::habits`). Fault: invalid script, or a game not in this build.
  [[nodiscard]] Result<std::vector<Habit>> habits(const Script& script) const;
  /// Every game's data.
  [[nodiscard]] const Games& library() const { return library_; }
  /// "bare-knuckle, prize-fight".
  [[nodiscard]] std::string slugs() const;

 private:
  Games library_;  ///< every game's data, read once; the corners refer to it
  std::vector<std::unique_ptr<CornerGame>> games_;
  std::set<std::string, std::less<>> off_;  ///< by slug
};

}  // namespace fc::cabinet
