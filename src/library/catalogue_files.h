// What the games' catalogues are read from, and what the referee's answers have in common.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/check.h"
#include "core/corner.h"
#include "core/need.h"
#include "core/result.h"
#include "library/checked_json.h"
#include "library/whole_file.h"

namespace fc {

// Reading the files that a game's catalogue is made of, each on its own, so that one fault does not hide the next.

/// Reads these files of a folder in their order. take(index, json): keeps what one of them says, and gives a Result<void>.
/// Returns what went wrong, at most one fault a file.
template <class Names, class Take>
std::vector<Fault> take_json_files(const std::filesystem::path& folder, const Names& names, Take take) {
  std::vector<Fault> faults;
  std::size_t index = 0;
  for (const auto& name : names) {
    const Result<void> taken = take_json_file(folder / name, [&](const Json& json) { return take(index, json); });
    if (!taken) {
      faults.push_back(taken.error());
    }
    ++index;
  }
  return faults;
}

/// A catalogue that `fill(catalogue)` reads, which returns what went wrong. Fault: the first of it.
template <class Catalogue, class Fill>
Result<Catalogue> filled(Fill fill) {
  Catalogue catalogue;
  std::vector<Fault> faults = fill(catalogue);
  if (!faults.empty()) {
    return tl::make_unexpected(std::move(faults.front()));
  }
  return catalogue;
}

/// What is wrong with a catalogue of these files of a folder. take(index, json, catalogue): keeps what one of them says, and
/// gives a Result<void>.
template <class Catalogue, class Names, class Take>
std::vector<Fault> check_json_files(const std::filesystem::path& folder, const Names& names, Take take) {
  Catalogue catalogue;
  return take_json_files(folder, names, [&](std::size_t index, const Json& json) { return take(index, json, catalogue); });
}

/// The catalogue of these files of a folder (see `check_json_files`). Fault: the first of what is wrong with them.
template <class Catalogue, class Names, class Take>
Result<Catalogue> read_json_files(const std::filesystem::path& folder, const Names& names, Take take) {
  return filled<Catalogue>([&](Catalogue& catalogue) {
    return take_json_files(folder, names, [&](std::size_t index, const Json& json) { return take(index, json, catalogue); });
  });
}

/// What is wrong with the text of one of these files, faults beyond it left aside. name: one of `names`; take: see
/// `check_json_files`.
template <class Catalogue, class Names, class Take>
Result<void> check_json_file(std::string_view name, std::string_view text, const Names& names, Take take) {
  const auto index = static_cast<std::size_t>(std::ranges::find(names, name) - names.begin());
  FC_CHECK(index < names.size());
  FC_TRY(const Json json, parse_json(text, std::string(name)));
  Catalogue catalogue;
  return take(index, json, catalogue);
}

// What the referee's answers, and the set-ups that are written for him, have in common.

/// What is awaited, as an answer says it; a bout inside a long game is a choice to it.
constexpr std::string_view status_of(const Need& need) {
  switch (need.kind) {
    case NeedKind::roll: return "waiting-for-die";
    case NeedKind::choice:
    case NeedKind::bout: return "waiting-for-choice";
    case NeedKind::finished: break;
  }
  return "finished";
}

/// What is awaited, as an answer says it. R: the game's rules. who(seat): the seat as JSON; of `no_seat` too.
template <class R, class Who>
Json need_json(const typename R::Setup& setup, const typename R::State& state, Who who) {
  const Need need = R::need(setup, state);
  Json json;
  switch (need.kind) {
    case NeedKind::roll:
      json["die"] = "d" + std::to_string(need.die.faces());
      if (need.die.lowest != 1) {
        json["die"] = json["die"].template get<std::string>() + " from " + std::to_string(need.die.lowest);
      }
      json["for"] = R::topic_name(need);
      json["who"] = who(need.seat);
      break;
    case NeedKind::choice:
    case NeedKind::bout:
      json["choice"] = R::topic_name(need);
      json["who"] = who(need.seat);
      json["legal"] = Json::array();
      for (const typename R::Choice& choice : R::legal(setup, state, need)) {
        json["legal"].push_back(R::notation(choice));
      }
      break;
    case NeedKind::finished: break;
  }
  return json;
}

/// A seat, which counts from 1 in the referee's words; null: nobody's.
inline Json seat_json(int seat) { return seat < 0 || seat == no_seat ? Json(nullptr) : Json(seat + 1); }

/// Where a game stands that is over, in the words "<slug>.stands.<method>". winner: a seat; below 0: nobody has won.
inline void conclude(Standing& standing, std::string_view slug, std::string_view method, int winner) {
  standing.over = true;
  standing.method = method;
  standing.key = std::string(slug).append(".stands.").append(method);
  if (winner >= 0) {
    standing.winners = {winner};
  }
}

/// The referee's answer as text. line_of(event): an event in words.
template <class Events, class LineOf>
std::string answer_text(const Need& need, Json need_json, Json state, Json result, const Events& latest, LineOf line_of) {
  Json answer{{"status", status_of(need)},
              {"need", std::move(need_json)},
              {"state", std::move(state)},
              {"result", std::move(result)},
              {"events", Json::array()}};
  for (const auto& event : latest) {
    answer["events"].push_back(line_of(event));
  }
  return answer.dump();
}

/// Red's and blue's part of a set-up. read(setup, key): of the one whose key it is. Never fails: what cannot be read is
/// empty.
template <class Boxer, class Read>
std::array<Boxer, 2> corners_in(std::string_view json, Read read) {
  std::array<Boxer, 2> found;
  const Result<Json> setup = parse_json(json);
  for (const Corner corner : both_corners) {
    const std::string key(name_of(corner));
    if (setup && setup->is_object() && setup->contains(key)) {
      found[index_of(corner)] = read(*setup, key).value_or(Boxer{});
    }
  }
  return found;
}

/// What they are called.
template <class Boxer>
std::array<std::string, 2> names_of(std::array<Boxer, 2> boxers) {
  return {std::move(boxers[0].name), std::move(boxers[1].name)};
}

/// A boxer of a set-up: the object in the text, or else his id.
inline Json boxer_value(std::string_view id_or_json) {
  if (id_or_json.starts_with('{')) {
    if (Result<Json> object = parse_json(id_or_json)) {
      return std::move(*object);
    }
  }
  return std::string(id_or_json);
}

// The weights of a fitted V: data/<game>/chances.json, which `four-corners-cli chances` makes.

/// Numbers in a row of its units: what each unit makes of a term of the one man and of the other.
inline constexpr std::size_t numbers_of_units = 32;

/// The weights in <data>/<slug>/chances.json, in the order of `terms`, and those of units behind them; none if there is no
/// such file. Faults: cannot_read, and those of JSON that is no such file, "weights.lead" for one that is missing or is no
/// number.
Result<std::vector<double>> read_chances(const std::filesystem::path& data, std::string_view slug,
                                         std::span<const std::string_view> terms);

/// The file as text: how it was made, and the weights, each with its term.
std::string write_chances(std::string_view slug, std::uint64_t bouts, std::uint64_t seed,
                          std::span<const std::string_view> terms, std::span<const double> weights);

/// What is wrong with <data>/<slug>/chances.json, by itself; nothing if there is none.
Result<void> check_chances(const std::filesystem::path& data, std::string_view slug);

}  // namespace fc
