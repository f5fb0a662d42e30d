#include "cabinet/replay/daily_puzzle.h"

#include <utility>
#include <vector>

#include "cabinet/program/app_context.h"
#include "cabinet/replay/review_screen.h"
#include "match/conductor.h"

namespace fc::cabinet {
namespace {

constexpr std::int64_t seconds_a_day = 86'400;

std::vector<CornerGame*> reckoned_games(const CornerGames& games) {
  std::vector<CornerGame*> reckoned;
  for (const auto& game : games.all()) {
    if (game->analyst() != nullptr) {
      reckoned.push_back(game.get());
    }
  }
  return reckoned;
}

/// The kept bouts that the day's may be taken from.
std::vector<records::BoutRow> kept_before(std::int64_t day, const CornerGames& games, KeptBouts& kept) {
  constexpr int most = 400;
  auto rows =
      kept.records()
          .read([](const records::Database& database) { return records::bouts_that_fit(database, {.over = true}, 0, most); })
          .value_or(std::vector<records::BoutRow>());
  std::erase_if(rows, [&](const records::BoutRow& row) {
    const CornerGame* const game = games.find(row.game);
    return day_of(row.touched) >= day || row.names.size() > 2 || game == nullptr || game->analyst() == nullptr;
  });
  return rows;
}

/// The weakest bots box one: they choose badly often enough.
std::optional<Script> boxed_by_bots(const CornerGame& game, Random& random) {
  BoutPlan plan = game.plan(random);
  const StandIn weakest = game.stand_ins().front();
  plan.stand_ins.assign(plan.entrants.size(), weakest);
  ConductorPlan bout;
  auto match = game.open(game.opening_script(plan));
  if (!match) {
    return std::nullopt;
  }
  bout.match = std::move(*match);
  for (std::size_t seat = 0; seat < plan.entrants.size(); ++seat) {
    bout.bots.push_back(game.bot(weakest));
  }
  bout.seed = random.bits();
  Conductor conductor(std::move(bout));
  while (conductor.advance_and_wait() == Conductor::Step::moved) {
  }
  return conductor.match().script();
}

}  // namespace

std::int64_t day_of(std::int64_t seconds) { return seconds / seconds_a_day; }

bool has_daily_puzzle(const CornerGames& games) { return !reckoned_games(games).empty(); }

std::optional<DailyBout> bout_of_day(std::int64_t day, std::uint64_t attempt, const CornerGames& games, KeptBouts& kept) {
  Random random = random_stream(static_cast<std::uint64_t>(day), attempt);
  const std::vector<records::BoutRow> rows = kept_before(day, games, kept);
  if (!rows.empty()) {
    const records::BoutRow& row = rows[random.below(static_cast<std::uint32_t>(rows.size()))];
    if (auto bout = kept.open(row.id)) {
      return DailyBout{.game = games.find(bout->script.game), .script = std::move(bout->script), .kept = {.row = row.id}};
    }
  }
  const std::vector<CornerGame*> reckoned = reckoned_games(games);
  if (reckoned.empty()) {
    return std::nullopt;
  }
  CornerGame* const game = reckoned[random.below(static_cast<std::uint32_t>(reckoned.size()))];
  auto script = boxed_by_bots(*game, random);
  return script ? std::optional(DailyBout{.game = game, .script = std::move(*script), .kept = {}}) : std::nullopt;
}

Result<std::unique_ptr<Screen>> daily_puzzle(AppContext& app, std::int64_t day, std::uint64_t attempt) {
  constexpr std::uint64_t most_attempts = 12;
  const auto bout = bout_of_day(day, attempt, app.games, app.kept);
  if (!bout) {
    return fault(FaultCode::unavailable, "game", "has no analyst");
  }
  const auto another = [&app, day, attempt] {
    if (attempt + 1 < most_attempts) {
      if (auto screen = daily_puzzle(app, day, attempt + 1)) {
        app.flow.back();
        app.flow.transitions().push(std::move(*screen));
      }
    }
  };
  return ReviewScreen::open(app, *bout->game, bout->script, bout->kept, another);
}

}  // namespace fc::cabinet
