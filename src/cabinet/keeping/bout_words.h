// A kept bout in words, from its row alone: nothing is played again.
#pragma once

#include <span>
#include <string>

#include "cabinet/program/corner_games.h"
#include "library/words.h"
#include "records/bouts.h"

namespace fc::cabinet {

struct BoutWords {
  std::string title;     ///< "Ali v Marciano", or its own name
  std::string line;      ///< "Round 3 of 12", or how it ended; behind its people if they are not the title
  bool readable = true;  ///< else its game is not in this build
};

BoutWords words_of(const records::BoutRow& row, const CornerGames& games, const Words& words);

/// The people who sat there and have a name, "Ann, Zoé"; empty: nobody has.
std::string people_of(std::span<const records::SeatRow> seats);

/// "2026-11-21 18:05", as the clock here shows it. seconds: since 1970.
std::string time_words(std::int64_t seconds);

}  // namespace fc::cabinet
