// Who decides for a seat of Tiny where no person does.
#pragma once

#include <array>
#include <memory>

#include "bots/analyst.h"
#include "match/controller.h"
#include "match/games.h"

namespace fc::tiny {

/// Follows a chart and never thinks: he goes for his neighbour, rushes, swings and ducks.
inline constexpr StandIn windmill{.word = "windmill", .level = std::nullopt};

/// What can sit on a seat.
inline constexpr std::array<StandIn, 5> offered{all_bots[0], all_bots[1], all_bots[2], all_bots[3], windmill};

/// stand_in: one of `offered`. All bots but the uniform one go for whoever has the fewest hearts; a novice rushes and
/// swings, a contender and a champion mix their punches and guards and rush only who is nearly down.
std::unique_ptr<Controller> make_controller(const StandIn& stand_in);

/// Who says what decided a bout between two, by the hearts that are left. game: Tiny; it must outlive him.
std::unique_ptr<Analyst> make_analyst(const Game& game);

}  // namespace fc::tiny
