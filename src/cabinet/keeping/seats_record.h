// Who sat where in a kept bout, so that it can go on: {"seats": ["person", "shared", "champion"], "lesson": true}.
#pragma once

#include <span>
#include <string>

#include "cabinet/program/seats.h"
#include "core/result.h"

namespace fc::cabinet {

struct SeatsRecord {
  Seats seats;
  bool lesson = false;  ///< it goes on with its coach
};

std::string text_of(const SeatsRecord& record);

/// Reads what `text_of` wrote. Devices are not kept: every person's is lost. Without a usable text: one person in the first
/// seat. where: names the record in faults. offered: what can stand in, of the bout's game. Fault out_of_range: it is the
/// record of a table with another number of seats than `count`.
Result<SeatsRecord> seats_record_from(const std::string& text, const std::string& where, int count,
                                      std::span<const StandIn> offered = all_bots);

/// The recorded people with what is at hand: the first person gets the device, if there is one, the others' seats wait for
/// a press.
Seats seats_at_hand(Seats recorded, DeviceId device);

}  // namespace fc::cabinet
