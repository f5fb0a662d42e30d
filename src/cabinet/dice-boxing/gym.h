// DICE Boxing's boxers in the Gym: what can be set on a card, what it does, and where it is kept. Source:
// rules/dice-boxing.md, 2.1, 7.1.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>

#include "cabinet/program/boxer_editor.h"
#include "library/dice-boxing/card_json.h"
#include "library/dice-boxing/catalogue.h"

namespace fc::dice_boxing {

/// What an editor works with; the catalogue and what the functions touch must outlive it.
struct GymRoom {
  const Catalogue& catalogue;
  std::filesystem::path folder;                                          ///< of the player's own boxers
  std::function<void()> renew;                                           ///< the folder is another: read it again
  std::function<std::optional<BoxerCard>(std::string_view id)> card_of;  ///< of the roster; none: unknown
};

/// boxer: with an id one of the player's own; without one somebody whom he is made after.
std::unique_ptr<cabinet::BoxerEditor> edit_boxer(const GymRoom& room, NamedCard boxer);

}  // namespace fc::dice_boxing
