#include "cabinet/keeping/seats_record.h"

#include <algorithm>
#include <charconv>
#include <ctime>
#include <string_view>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace fc::cabinet {
namespace {

using nlohmann::json;

constexpr std::string_view person_word = "person";
constexpr std::string_view shared_word = "shared";
constexpr std::string_view bot_word = "bot";

/// "shared:2": the device of seat 2.
std::string word_of_sitter(const SeatHolder& holder) {
  switch (holder.sitter) {
    case Sitter::absent:
    case Sitter::person: return std::string(person_word);
    case Sitter::shared: return fmt::format("{}:{}", shared_word, holder.with);
    case Sitter::bot: break;
  }
  return std::string(holder.stand_in.word);
}

/// A word that says nothing leaves the seat to an ordinary bot.
SeatHolder holder_from(std::string_view word, std::span<const StandIn> offered) {
  SeatHolder holder;
  if (word == person_word) {
    holder.sitter = Sitter::person;
    holder.lost = true;
  } else if (word.substr(0, word.find(':')) == shared_word) {
    holder.sitter = Sitter::shared;
    // Whoever is not told to share with whom, or with nobody there, shares with the first.
    unsigned char with = 0;
    const std::string_view number = word.substr(std::min(word.size(), shared_word.size() + 1));
    std::from_chars(number.data(), number.data() + number.size(), with);
    holder.with = with;
  }
  for (const StandIn& stand_in : offered) {
    if (word == stand_in.word) {
      holder.stand_in = stand_in;
    }
  }
  return holder;
}

/// Where words of seats come from.
struct Source {
  std::string where;
  std::string_view remedy;  ///< of seats that do not belong to their bout
};

/// Of a list of JSON; what is no text is empty.
std::vector<std::string> texts_in(const json& list) {
  std::vector<std::string> texts;
  for (const json& text : list) {
    texts.push_back(text.is_string() ? text.get<std::string>() : std::string());
  }
  return texts;
}

/// Without a word for anybody one person sits down first.
Result<Seats> seats_from_words(std::span<const std::string> words, const Source& source, int count,
                               std::span<const StandIn> offered) {
  Seats seats(count);
  if (words.empty()) {
    seats[0] = {.sitter = Sitter::person, .device = {}, .lost = true};
    return seats;
  }
  if (words.size() != static_cast<std::size_t>(count)) {
    return fault(FaultCode::out_of_range, source.where,
                 fmt::format("{} seats are kept with a bout for {}; {}", words.size(), count, source.remedy));
  }
  for (int seat = 0; seat < count; ++seat) {
    seats[seat] = holder_from(words[static_cast<std::size_t>(seat)], offered);
  }
  seats.resize(count);  // seats that share a device nobody has are bots'
  return seats;
}

}  // namespace

std::string text_of(const SeatsRecord& record) {
  json seats = json::array();
  for (int seat = 0; seat < record.seats.count(); ++seat) {
    seats.push_back(word_of_sitter(record.seats[seat]));
  }
  json object{{"seats", std::move(seats)}};
  if (record.lesson) {
    object["lesson"] = true;
  }
  if (std::ranges::any_of(record.away, [](const std::string& away) { return !away.empty(); })) {
    object["away"] = record.away;
  }
  return object.dump();
}

Result<SeatsRecord> seats_record_from(const std::string& text, const std::string& where, int count,
                                      std::span<const StandIn> offered) {
  const json object = json::parse(text, nullptr, false);
  const auto listed = object.is_object() ? object.find("seats") : object.end();
  std::vector<std::string> words;
  if (object.is_object() && listed != object.end() && listed->is_array()) {
    words = texts_in(*listed);
  }
  FC_TRY(Seats seats,
         seats_from_words(words, {where + ": seats", "remove this file to continue alone among bots"}, count, offered));
  const bool lesson = object.is_object() && !words.empty() && object.contains("lesson") && object["lesson"] == true;
  SeatsRecord record{.seats = std::move(seats), .lesson = lesson, .away = {}};
  if (object.is_object() && object.contains("away") && object["away"].is_array()) {
    record.away = texts_in(object["away"]);
  }
  return record;
}

std::vector<records::SeatRow> rows_of(const Seats& seats, bool with_names) {
  std::vector<records::SeatRow> rows;
  for (int seat = 0; seat < seats.count(); ++seat) {
    const bool is_bot = seats[seat].sitter == Sitter::bot;
    rows.push_back({.sitter = is_bot ? std::string(bot_word) : word_of_sitter(seats[seat]),
                    .profile = is_bot                                    ? word_of_sitter(seats[seat])
                               : with_names && !seats[seat].name.empty() ? seats[seat].name
                                                                         : std::string(person_word)});
  }
  return rows;
}

Result<Seats> seats_from(std::span<const records::SeatRow> rows, const std::string& where, int count,
                         std::span<const StandIn> offered) {
  std::vector<std::string> words;
  for (const records::SeatRow& row : rows) {
    if (row.sitter == records::unknown_sitter) {
      words.clear();
      break;
    }
    words.push_back(row.sitter == bot_word ? row.profile : row.sitter);
  }
  FC_TRY(Seats seats,
         seats_from_words(words, {where, "save the bout as a file and continue it with --script"}, count, offered));
  for (int seat = 0; seat < static_cast<int>(words.size()); ++seat) {
    const records::SeatRow& row = rows[static_cast<std::size_t>(seat)];
    if (seats[seat].is_person() && records::has_name(row)) {
      seats[seat].name = row.profile;
    }
  }
  return seats;
}

Seats seats_for_device(Seats recorded, DeviceId device) {
  if (device.kind != DeviceKind::none) {
    recorded.give_back(device);
  }
  return recorded;
}

namespace {

/// "Ali v Marciano"; more than two are counted up.
std::string title_of(const std::vector<std::string>& names) {
  std::string title;
  for (const std::string& name : names) {
    title += (title.empty() ? "" : names.size() == 2 ? " v " : ", ") + name;
  }
  return title;
}

}  // namespace

BoutWords words_of(const records::BoutRow& row, const CornerGames& games, const Words& words) {
  const CornerGame* game = games.find(row.game);
  if (game == nullptr) {
    return {.title = title_of(row.names), .line = std::string(words["menu.saved.no_game"]), .readable = false};
  }
  const Script opening{.game = row.game, .setup = row.setup, .dice = {}, .choices = {}};
  const std::vector<std::string> names = game->names(opening, words);
  const std::string name = game->kept_name(row.begun, words);
  const std::string line = worded(row.standing, names, words);
  return name.empty() ? BoutWords{.title = title_of(names), .line = line}
                      : BoutWords{.title = name, .line = title_of(names) + " \u00b7 " + line};
}

std::string sitters_of(std::span<const records::SeatRow> seats, const Words& words) {
  std::vector<std::string> sitters;
  bool any_known = false;
  for (const records::SeatRow& seat : seats) {
    const std::string level = "menu.level." + seat.profile;
    const bool is_bot = !records::is_person(seat.sitter) && words.has(level);
    any_known = any_known || is_bot || records::is_person(seat.sitter);
    sitters.emplace_back(records::has_name(seat)           ? seat.profile
                         : records::is_person(seat.sitter) ? std::string(words["menu.saved.somebody"])
                         : is_bot                          ? words.say("menu.saved.bot", {{"level", words[level]}})
                                                           : std::string(words["menu.odds.unknown"]));
  }
  return any_known ? title_of(sitters) : std::string();
}

}  // namespace fc::cabinet
