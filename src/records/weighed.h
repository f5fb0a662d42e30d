// What luck, reading and choices were in the bouts of people: of each bout that was weighed once, kept, and summed up by
// person, game and month. Knows nobody who weighs.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "records/bouts.h"

namespace fc::records {

/// Rises when bouts are weighed otherwise: then all are weighed anew.
inline constexpr int weighing_version = 2;

/// Parts of a bout's chance are kept as whole numbers: so many are a certain win.
inline constexpr std::int64_t whole_chance = 1'000'000;

/// What bouts were for one who decided in them; chances as parts of `whole_chance`, each as he sees them.
struct WeighedFigures {
  std::int64_t decisions = 0;
  std::int64_t expected = 0;  ///< his chance at the first bell
  std::int64_t result = 0;
  std::int64_t luck = 0;
  std::int64_t reading = 0;
  std::int64_t errors = 0;  ///< 0 or more

  friend bool operator==(const WeighedFigures&, const WeighedFigures&) = default;
};

/// Of one seat of a bout.
struct WeighedSeat {
  int seat = 0;
  WeighedFigures figures{};
};

/// Keeps what a bout was for its people; the seats of others are left out, and without seats it counts as weighed too. A
/// bout that is gone, or was weighed before, is left alone.
Result<void> weigh(const Database& database, BoutId bout, const std::vector<WeighedSeat>& seats);
/// Takes what a bout was out of the sums.
Result<void> forget_weighed(const Database& database, BoutId bout);
/// The newest bouts that are still to be weighed, at most so many.
Result<std::vector<BoutId>> unweighed(const Database& database, int most);
/// How many there are; more than 10,000 are told as 10,000.
Result<int> count_unweighed(const Database& database);
/// Whether a person sat in it.
Result<bool> has_people(const Database& database, BoutId bout);

/// All bouts of a month and a game.
struct WeighedSum {
  std::string game;  ///< slug
  int month = 0;     ///< year * 100 + month
  std::int64_t bouts = 0;
  WeighedFigures figures{};
};
/// Of a person, by game, the latest month first. game: slug; empty: all games.
Result<std::vector<WeighedSum>> weighed_of(const Database& database, const std::string& person, const std::string& game);
/// His latest bouts of a game that were weighed, the latest first.
Result<std::vector<WeighedFigures>> weighed_bouts(const Database& database, const std::string& person,
                                                  const std::string& game, int most);

}  // namespace fc::records
