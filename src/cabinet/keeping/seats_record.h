// Saved seat assignment of a bout: rows of the records or, beside a script file, {"seats": ["person", "shared:0",
// "champion"], "lesson": true, "away": ["", "12-40 77-", ""]}.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "cabinet/program/corner_game.h"
#include "cabinet/program/seats.h"
#include "core/result.h"
#include "library/words.h"
#include "records/bouts.h"

namespace fc::cabinet {

struct SeatsRecord {
  Seats seats;
  bool lesson = false;              ///< a lesson, continued with its coach
  std::vector<std::string> away{};  ///< by seat, see `records::SeatRow::away`; empty: nobody was away
};

std::string text_of(const SeatsRecord& record);

/// Reads what `text_of` wrote. Devices are not saved: every person's is lost. Unusable text: one person in the first seat.
/// where: names the record in faults. offered: the game's stand-ins. Fault out_of_range: the number of seats is not `count`.
Result<SeatsRecord> seats_record_from(const std::string& text, const std::string& where, int count,
                                      std::span<const StandIn> offered = all_bots);

/// The seats as rows. with_names: store people's names; otherwise all are "person".
std::vector<records::SeatRow> rows_of(const Seats& seats, bool with_names = true);
/// Reads what `rows_of` gave; parameters and faults as of `seats_record_from`. Without rows or known sitters: one person in
/// the first seat.
Result<Seats> seats_from(std::span<const records::SeatRow> rows, const std::string& where, int count,
                         std::span<const StandIn> offered = all_bots);

/// Assigns devices to recorded people: the first person gets `device`, if any; the others wait for a press.
Seats seats_for_device(Seats recorded, DeviceId device);

// Texts about a saved bout from its row alone, without replaying it.

struct BoutWords {
  std::string title;     ///< "Ali v Marciano", or its own name
  std::string line;      ///< "Round 3 of 12", or the result; with its people if they are not the title
  bool readable = true;  ///< otherwise its game is not in this build
};

BoutWords words_of(const records::BoutRow& row, const CornerGames& games, const Words& words);

/// Who sat where, in the order of the seats: "Ann v bot: Novice"; more than two are counted up. Empty: of none it is known.
std::string sitters_of(std::span<const records::SeatRow> seats, const Words& words);

}  // namespace fc::cabinet
