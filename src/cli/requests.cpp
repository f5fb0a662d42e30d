#include "cli/requests.h"

#include <fmt/format.h>

#include <charconv>
#include <utility>

#include "library/rulebook.h"

namespace fc::cli {
namespace {

/// As JSON has it; what cannot be is left as it was typed, for whoever reads the set-up to refuse.
Json value_of(const OptionFact& fact, const std::string& typed) {
  if (fact.range) {
    const std::optional<int> number = number_in(typed);
    return number ? Json(*number) : Json(typed);
  }
  const std::vector<std::string_view> words(fact.words.begin(), fact.words.end());
  const auto found = find_plainly(words, typed);
  const std::string word = found ? fact.words[*found] : typed;
  return word == "true" ? Json(true) : word == "false" ? Json(false) : Json(word);
}

}  // namespace

Result<std::string> find_game(std::string_view word, std::string where) {
  std::vector<std::string_view> slugs;
  for (const CommandsEntry& entry : listed_commands()) {
    slugs.push_back(entry.slug);
  }
  if (const auto found = find_plainly(slugs, word)) {
    return std::string(slugs[*found]);
  }
  return fault(
      FaultCode::unknown_value, std::move(where),
      fmt::format("there is no game {}{}; known: {}", described(Json(word)), meant(slugs, word), fmt::join(slugs, ", ")));
}

Result<std::size_t> find_word(std::span<const std::string_view> words, std::string_view word, std::string where) {
  if (const auto found = find_plainly(words, word)) {
    return *found;
  }
  return fault(FaultCode::unknown_value, std::move(where),
               fmt::format("must be {}, not {}{}", fmt::join(words, ", "), described(Json(word)), meant(words, word)));
}

Result<StandIn> find_stand_in(std::span<const StandIn> offered, std::string_view word, std::string where) {
  std::vector<std::string_view> words;
  for (const StandIn& one : offered) {
    words.push_back(one.word);
  }
  FC_TRY(const std::size_t found, find_word(words, word, std::move(where)));
  return offered[found];
}

Result<std::vector<StandIn>> stand_ins_of(const SimRequest& request, std::span<const StandIn> offered, std::size_t seats) {
  std::vector<StandIn> sitting;
  for (const std::string& word : request.bots) {
    FC_TRY(const StandIn stand_in, find_stand_in(offered, word, "--bots"));
    sitting.push_back(stand_in);
  }
  if (sitting.size() > 1 && sitting.size() != seats) {
    return fault(FaultCode::out_of_range, "--bots",
                 fmt::format("must be one level, or one for each of {} seats, not {}", seats, sitting.size()));
  }
  sitting.resize(seats, sitting.empty() ? offered[0] : sitting[0]);
  return sitting;
}

Result<std::vector<Level>> levels_of(const SimRequest& request, std::size_t seats) {
  FC_TRY(const auto sitting, stand_ins_of(request, all_bots, seats));
  std::vector<Level> levels;
  for (const StandIn& bot : sitting) {
    levels.push_back(*bot.level);
  }
  return levels;
}

Result<std::optional<Level>> thinking_bot_of(const SimRequest& request, Corner corner, Level level) {
  if (const std::string& word = request.corners[index_of(corner)].bot; !word.empty()) {
    FC_TRY(const StandIn own, find_stand_in(all_bots, word, fmt::format("--{}-bot", name_of(corner))));
    level = *own.level;
  }
  return level != Level::uniform ? std::optional(level) : std::nullopt;
}

Result<void> check_without_corners(const SimRequest& request, std::string_view no_corners, std::string_view no_rounds) {
  for (const Corner corner : both_corners) {
    const SeatRequest& seat = request.corners[index_of(corner)];
    for (const auto& [word, suffix] : {std::pair{&seat.boxer, ""}, {&seat.bot, "-bot"}}) {
      if (!word->empty()) {
        return refused(fmt::format("--{}{}", name_of(corner), suffix), no_corners);
      }
    }
  }
  return request.rounds ? refused("--rounds", no_rounds) : Result<void>();
}

std::optional<int> number_in(std::string_view word) {
  int number = 0;
  const char* const end = word.data() + word.size();
  const auto read = std::from_chars(word.data(), end, number);
  return read.ec == std::errc() && read.ptr == end ? std::optional(number) : std::nullopt;
}

std::vector<std::string> names_or_corners(std::array<std::string, 2> names) {
  for (const Corner corner : both_corners) {
    if (names[index_of(corner)].empty()) {
      names[index_of(corner)] = name_of(corner);
    }
  }
  return {names.begin(), names.end()};
}

Result<Json> boxer_json(const SimRequest& request, Corner corner) {
  const std::string& word = request.corners[index_of(corner)].boxer;
  const std::string option = fmt::format("--{}", name_of(corner));
  if (word.empty()) {
    return fault(FaultCode::missing_key, option, "is required: a boxer");
  }
  if (!word.starts_with('{')) {
    return Json(word);
  }
  auto object = parse_json(word);
  if (!object) {
    return fault(FaultCode::bad_json, option, object.error().detail);
  }
  return std::move(*object);
}

Result<Json> options_json(const std::vector<std::string>& options, std::span<const OptionFact> facts) {
  std::vector<std::string_view> keys;
  for (const OptionFact& fact : facts) {
    keys.push_back(fact.key);
  }
  Json object = Json::object();
  for (const std::string& option : options) {
    const std::size_t at = option.find('=');
    if (at == std::string::npos) {
      return fault(FaultCode::unknown_value, "--option", fmt::format("must be KEY=VALUE, not {}", described(Json(option))));
    }
    const std::string key = option.substr(0, at);
    const auto found = find_plainly(keys, key);
    if (!found) {
      return fault(FaultCode::unknown_value, "--option",
                   keys.empty() ? "this game has no options"
                                : fmt::format("there is no option {}{}; known: {}", described(Json(key)), meant(keys, key),
                                              fmt::join(keys, ", ")));
    }
    const OptionFact& fact = facts[*found];
    const std::size_t dot = fact.key.find('.');
    Json& place = dot == std::string::npos ? object[fact.key] : object[fact.key.substr(0, dot)][fact.key.substr(dot + 1)];
    place = value_of(fact, option.substr(at + 1));
  }
  return object;
}

BoxerTable listed_boxers(std::vector<std::string> head, const std::vector<std::vector<Json>>& boxers) {
  BoxerTable table{.head = std::move(head), .rows = {}, .json = {}};
  Json list = Json::array();
  for (const std::vector<Json>& cells : boxers) {
    Json object;
    std::vector<std::string> row;
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
      object[table.head[cell]] = cells[cell];
      row.push_back(cells[cell].is_string() ? cells[cell].get<std::string>() : cells[cell].dump());
    }
    table.rows.push_back(std::move(row));
    list.push_back(std::move(object));
  }
  table.json = list.dump();
  return table;
}

tl::unexpected<Fault> refused(std::string option, std::string_view reason) {
  return fault(FaultCode::unknown_value, std::move(option), std::string(reason));
}

}  // namespace fc::cli
