// The games of this build, each with its corner of the cabinet.
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
  /// Reads every game from `data`. Fault: the first thing in the data that cannot be used.
  static Result<CornerGames> open(const std::filesystem::path& data);
  CornerGames() = default;

  /// Null: there is no such game in this build.
  [[nodiscard]] CornerGame* find(std::string_view slug) const;
  /// In the order of the build.
  [[nodiscard]] const std::vector<std::unique_ptr<CornerGame>>& all() const { return games_; }
  /// Those that people may choose, in that order: all, but for those that an operator took off.
  [[nodiscard]] std::vector<CornerGame*> offered() const;
  /// slugs: of those that are not offered from now on. Where that leaves none, all are.
  void offer_all_but(std::set<std::string, std::less<>> slugs) { off_ = std::move(slugs); }
  /// What somebody of this name looks like, as the first game that has him says, rosters first; none: nobody has him.
  [[nodiscard]] std::optional<Looks> looks_of(std::string_view name, const Words& words) const;
  /// The game whose turn it is when those that are offered and demonstrate themselves take turns. turn: from 0.
  [[nodiscard]] CornerGame& in_turn(std::uint64_t turn) const;
  /// What a script says about those who gave its answers. Fault: what is wrong with it; a game that is not in this build.
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
