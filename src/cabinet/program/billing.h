// Who is worth a poster: the famous pairs of all games, one after the other.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

#include "cabinet/program/corner_games.h"
#include "core/looks.h"

namespace fc::cabinet {

class Billing {
 public:
  /// games must outlive it.
  explicit Billing(const CornerGames& games);

  /// What the men of one of the pairs look like, red first; there are endlessly many, the same in every run. Two men like
  /// any others where no game has a famous one.
  [[nodiscard]] std::array<Looks, 2> looks(std::size_t number) const;
  /// Those whom a game's corner shows, red first.
  [[nodiscard]] static std::array<Looks, 2> looks_of(const CornerGame& game, const FamousPair& pair);

 private:
  struct Bill {
    const CornerGame* game = nullptr;
    FamousPair pair;
  };
  std::vector<Bill> bills_;
};

}  // namespace fc::cabinet
