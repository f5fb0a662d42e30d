// Which bout the puzzle of the day is taken from: a kept one, or one that bots box for it; the same all day.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "cabinet/keeping/kept_bouts.h"
#include "cabinet/program/corner_games.h"
#include "cabinet/screens/screen.h"

namespace fc::cabinet {

struct AppContext;

struct DailyBout {
  CornerGame* game = nullptr;
  Script script;
  KeptAs kept;  ///< nothing: bots have boxed it
};

/// Days since 1970, of UTC.
std::int64_t day_of(std::int64_t seconds);
/// Whether any game has an analyst.
bool has_daily_puzzle(const CornerGames& games);
/// Of the kept bouts only those count that were over before that day, so that no bout changes the day's. attempt: another
/// bout of the same day for each. None: no game has an analyst.
std::optional<DailyBout> bout_of_day(std::int64_t day, std::uint64_t attempt, const CornerGames& games, KeptBouts& kept);
/// The page of that bout, which asks its worst choice at once; where nobody chose badly, that of another bout takes its
/// place. Fault: no game has an analyst.
Result<std::unique_ptr<Screen>> daily_puzzle(AppContext& app, std::int64_t day, std::uint64_t attempt = 0);

}  // namespace fc::cabinet
