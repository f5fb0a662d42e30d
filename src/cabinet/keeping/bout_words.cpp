#include "cabinet/keeping/bout_words.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <ctime>

namespace fc::cabinet {
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

std::string people_of(std::span<const records::SeatRow> seats) {
  std::string people;
  for (const records::SeatRow& seat : seats) {
    if (records::has_name(seat)) {
      people.append(people.empty() ? "" : ", ").append(seat.profile);
    }
  }
  return people;
}

std::string time_words(std::int64_t seconds) {
  const std::time_t then = seconds;
  std::tm local{};
  localtime_r(&then, &local);
  return fmt::format("{:%Y-%m-%d %H:%M}", local);
}

}  // namespace fc::cabinet
