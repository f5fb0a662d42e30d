// Who sat where in a kept bout, so that it can go on: rows of the records, or beside somebody's own file
// {"seats": ["person", "shared:0", "champion"], "lesson": true, "away": ["", "12-40 77-", ""]}.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "cabinet/program/corner_games.h"
#include "cabinet/program/seats.h"
#include "core/result.h"
#include "library/words.h"
#include "records/bouts.h"

namespace fc::cabinet {

struct SeatsRecord {
  Seats seats;
  bool lesson = false;              ///< it goes on with its coach
  std::vector<std::string> away{};  ///< by seat, as `records::SeatRow::away`; empty: nobody ever was
};

std::string text_of(const SeatsRecord& record);

/// Reads what `text_of` wrote. Devices are not kept: every person's is lost. Without a usable text: one person in the first
/// seat. where: names the record in faults. offered: what can stand in, of the bout's game. Fault out_of_range: it is the
/// record of a table with another number of seats than `count`.
Result<SeatsRecord> seats_record_from(const std::string& text, const std::string& where, int count,
                                      std::span<const StandIn> offered = all_bots);

/// The seats as rows of the records. with_names: of the people; where they shall not be kept all are "person".
std::vector<records::SeatRow> rows_of(const Seats& seats, bool with_names = true);
/// The seats that `rows_of` gave, on the terms of `seats_record_from`. No rows, or nobody knows who sat there: one person
/// in the first seat.
Result<Seats> seats_from(std::span<const records::SeatRow> rows, const std::string& where, int count,
                         std::span<const StandIn> offered = all_bots);

/// The recorded people with the devices there are: the first person gets the device, if there is one, the others' seats wait
/// for a press.
Seats seats_for_device(Seats recorded, DeviceId device);

// A kept bout in words, from its row alone: nothing is played again.

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
