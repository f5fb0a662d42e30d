#include "cabinet/keeping/seats_record.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <string_view>

namespace fc::cabinet {
namespace {

using nlohmann::json;

constexpr std::string_view person_word = "person";
constexpr std::string_view shared_word = "shared";

std::string_view word_of_sitter(const SeatHolder& holder) {
  switch (holder.sitter) {
    case Sitter::person:
      return person_word;
    case Sitter::shared:
      return shared_word;
    case Sitter::bot:
      break;
  }
  return holder.stand_in.word;
}

/// A word that says nothing leaves the seat to an ordinary bot.
SeatHolder holder_from(const json& word, std::span<const StandIn> offered) {
  SeatHolder holder;
  if (!word.is_string()) {
    return holder;
  }
  const auto& text = word.get_ref<const std::string&>();
  if (text == person_word) {
    holder.sitter = Sitter::person;
    holder.lost = true;
  } else if (text == shared_word) {
    holder.sitter = Sitter::shared;
  }
  for (const StandIn& stand_in : offered) {
    if (text == stand_in.word) {
      holder.stand_in = stand_in;
    }
  }
  return holder;
}

}  // namespace

std::string text_of(const SeatsRecord& record) {
  json seats = json::array();
  for (int seat = 0; seat < record.seats.count(); ++seat) {
    seats.push_back(std::string(word_of_sitter(record.seats[seat])));
  }
  json object{{"seats", std::move(seats)}};
  if (record.lesson) {
    object["lesson"] = true;
  }
  return object.dump();
}

Result<SeatsRecord> seats_record_from(const std::string& text, const std::string& where, int count,
                                      std::span<const StandIn> offered) {
  SeatsRecord record{.seats = Seats(count)};
  record.seats[0] = {.sitter = Sitter::person, .device = {}, .lost = true};
  const json object = json::parse(text, nullptr, false);
  const auto seats = object.is_object() ? object.find("seats") : object.end();
  if (!object.is_object() || seats == object.end() || !seats->is_array()) {
    return record;
  }
  if (seats->size() != static_cast<std::size_t>(count)) {
    return fault(FaultCode::out_of_range, where + ": seats",
                 fmt::format("are {}, but the bout beside it is for {}; remove this file to continue alone among bots",
                             seats->size(), count));
  }
  for (int seat = 0; seat < count; ++seat) {
    record.seats[seat] = holder_from((*seats)[static_cast<std::size_t>(seat)], offered);
  }
  record.seats.resize(count);  // seats that share a device nobody has are bots'
  const auto lesson = object.find("lesson");
  record.lesson = lesson != object.end() && *lesson == true;
  return record;
}

Seats seats_at_hand(Seats recorded, DeviceId device) {
  if (device.kind != DeviceKind::none) {
    recorded.give_back(device);
  }
  return recorded;
}

}  // namespace fc::cabinet
