// Selects the bout of the daily puzzle, a saved one or one played by bots; the same all day.
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
  KeptAs kept;  ///< nowhere: it was played by bots
};

/// Days since 1970, UTC.
std::int64_t day_of(std::int64_t seconds);
/// Whether any game has an analyst.
bool has_daily_puzzle(const CornerGames& games);
/// Only saved bouts finished before that day are considered, so that new ones do not change it. attempt: selects another
/// bout of the day. None: no game has an analyst.
std::optional<DailyBout> bout_of_day(std::int64_t day, std::uint64_t attempt, const CornerGames& games, KeptBouts& kept);
/// Opens that bout's review with its worst choice as a question; tries other bouts if it has no bad choice. Fault: no game
/// has an analyst.
Result<std::unique_ptr<Screen>> daily_puzzle(AppContext& app, std::int64_t day, std::uint64_t attempt = 0);

}  // namespace fc::cabinet
