// Helpers for games' libraries: read a catalogue, write the referee's answers, store fitted chances.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/corner.h"
#include "core/need.h"
#include "core/result.h"
#include "library/checked_json.h"
#include "library/whole_file.h"

namespace fc {

/// The Catalogue filled in by `fill(catalogue)`, which returns its faults. Fault: the first of them.
template <class Catalogue, class Fill>
Result<Catalogue> filled(Fill fill) {
  Catalogue catalogue;
  std::vector<Fault> faults = fill(catalogue);
  if (!faults.empty()) {
    return tl::make_unexpected(std::move(faults.front()));
  }
  return catalogue;
}

/// The files that a catalogue is read from. Each is read by itself, so that a fault in one does not hide faults in the next.
template <class Catalogue, std::size_t count>
struct CatalogueFiles {
  std::string_view slug;  ///< their folder in the data
  std::array<std::string_view, count> names;
  Result<void> (*take)(std::size_t index, const Json& json, Catalogue& catalogue);  ///< stores what `names[index]` holds

  /// Fills the catalogue from the first `used` files. Returns all faults, at most one a file.
  std::vector<Fault> fill(const std::filesystem::path& data, Catalogue& catalogue, std::size_t used = count) const {
    std::vector<Fault> faults;
    for (std::size_t index = 0; index < used; ++index) {
      const Result<void> taken =
          take_json_file(data / slug / names[index], [&](const Json& json) { return take(index, json, catalogue); });
      if (!taken) {
        faults.push_back(taken.error());
      }
    }
    return faults;
  }
  /// Everything that is wrong in them.
  [[nodiscard]] std::vector<Fault> faults(const std::filesystem::path& data) const {
    Catalogue catalogue;
    return fill(data, catalogue);
  }
  /// Fault: the first one found.
  [[nodiscard]] Result<Catalogue> load(const std::filesystem::path& data, std::size_t used = count) const {
    return filled<Catalogue>([&](Catalogue& catalogue) { return fill(data, catalogue, used); });
  }
  /// Checks `text` as the content of one of the files, alone.
  [[nodiscard]] Result<void> check(std::string_view name, std::string_view text) const {
    const auto index = static_cast<std::size_t>(std::ranges::find(names, name) - names.begin());
    FC_CHECK(index < count);
    FC_TRY(const Json json, parse_json(text, std::string(name)));
    Catalogue catalogue;
    return take(index, json, catalogue);
  }
};

// Shared parts of the referee's answers and of written set-ups.

/// "status" of a referee's answer: what the game waits for. A bout inside a long game counts as a choice.
constexpr std::string_view status_of(const Need& need) {
  switch (need.kind) {
    case NeedKind::roll: return "waiting-for-die";
    case NeedKind::choice:
    case NeedKind::bout: return "waiting-for-choice";
    case NeedKind::finished: break;
  }
  return "finished";
}

/// "need" of an answer: the awaited roll, or the legal choices. who(seat): the seat as JSON, also of `no_seat`.
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

/// A seat in a referee's answer, numbered from 1; null: no seat.
inline Json seat_json(int seat) { return seat < 0 || seat == no_seat ? Json(nullptr) : Json(seat + 1); }

/// Marks a standing as over, with the text key "<slug>.stands.<method>". winner: a seat; negative: no winner.
inline void conclude(Standing& standing, std::string_view slug, std::string_view method, int winner) {
  standing.over = true;
  standing.method = method;
  standing.key = std::string(slug).append(".stands.").append(method);
  if (winner >= 0) {
    standing.winners = {winner};
  }
}

/// The referee's whole answer as JSON text. latest: events of the last step; line_of(event): an event in words.
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

/// How a bout that is over ended: {"winner", "method", `length_key`}; null until then.
inline Json result_json(const Standing& standing, std::string_view length_key) {
  if (!standing.over) {
    return nullptr;
  }
  Json result{{"winner", seat_json(standing.winners.empty() ? -1 : standing.winners.front())}, {"method", standing.method}};
  result[std::string(length_key)] = standing.length;
  return result;
}

/// Marks a standing as over. ranking: the players, each with his seat and his rank; those of rank 1 have won.
template <class Ranking>
void conclude_by_rank(Standing& standing, const Ranking& ranking) {
  standing.over = true;
  for (const auto& ranked : ranking) {
    if (ranked.rank == 1) {
      standing.winners.push_back(ranked.seat);
    }
  }
}

// An answer that is written straight into one string, where the referee answers thousands of scripts a second: every text in
// it is ours (plain ASCII without quotes).

using AnswerOut = std::back_insert_iterator<std::string>;

inline std::string quoted_or_null(std::string_view word) { return word.empty() ? "null" : fmt::format(R"("{}")", word); }

constexpr std::string_view quoted_or_null(bool is_there, Corner corner) {
  if (!is_there) {
    return "null";
  }
  return corner == Corner::red ? R"("red")" : R"("blue")";
}

/// [[red, blue], [red, blue], ...]
template <class Pairs>
void write_pairs(AnswerOut out, const Pairs& pairs) {
  std::string_view separator;
  fmt::format_to(out, "[");
  for (const auto& [red, blue] : pairs) {
    fmt::format_to(out, "{}[{},{}]", separator, red, blue);
    separator = ",";
  }
  fmt::format_to(out, "]");
}

/// {"status", ...}: the members are written one after the other, each by its name.
class WrittenAnswer {
 public:
  /// bytes: the usual length.
  WrittenAnswer(const Need& need, std::size_t bytes) {
    answer_.reserve(bytes);
    fmt::format_to(AnswerOut(answer_), R"({{"status":"{}")", status_of(need));
  }

  /// Where the value of the next member is written to.
  AnswerOut member(std::string_view key) {
    fmt::format_to(AnswerOut(answer_), R"(,"{}":)", key);
    return AnswerOut(answer_);
  }
  /// write(out): how the bout ended. It is null until it is over.
  template <class Write>
  void result(bool over, Write write) {
    const AnswerOut out = member("result");
    over ? write(out) : static_cast<void>(fmt::format_to(out, "null"));
  }
  /// writer_of(out): visits an event, and writes it with a comma before all but the first.
  template <class Events, class WriterOf>
  void events(const Events& latest, WriterOf writer_of) {
    const AnswerOut out = member("events");
    fmt::format_to(out, "[");
    auto writer = writer_of(out);
    for (const auto& event : latest) {
      std::visit(writer, event);
    }
    fmt::format_to(out, "]");
  }
  std::string finished() {
    answer_.push_back('}');
    return std::move(answer_);
  }

 private:
  std::string answer_;
};

/// Both corners' entries of a set-up. read(setup, key): parses the entry of that key; returns Result<Boxer>. Never fails: an
/// unreadable entry gives an empty Boxer.
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

/// Their names, red's and blue's.
template <class Boxer>
std::array<std::string, 2> names_of(std::array<Boxer, 2> boxers) {
  return {std::move(boxers[0].name), std::move(boxers[1].name)};
}

/// A boxer of a set-up as JSON: the parsed object if the text is one, otherwise the text itself as his id.
inline Json boxer_value(std::string_view id_or_json) {
  if (id_or_json.starts_with('{')) {
    if (Result<Json> object = parse_json(id_or_json)) {
      return std::move(*object);
    }
  }
  return std::string(id_or_json);
}

// Weights of a fitted win-chance model (V): data/<game>/chances.json, made by `four-corners-cli chances`.

/// Length of one row of unit weights: what each of the model's units makes of a term of one boxer and of the other.
inline constexpr std::size_t numbers_of_units = 32;

/// The weights in <data>/<slug>/chances.json, in the order of `terms`, followed by those of the units; empty if there is no
/// such file. Faults: cannot_read and those of JSON; a missing or non-numeric weight at its place, "weights.lead".
Result<std::vector<double>> read_chances(const std::filesystem::path& data, std::string_view slug,
                                         std::span<const std::string_view> terms);

/// The content of chances.json: bouts and seed it was fitted with, and the weights, each with its term.
std::string write_chances(std::string_view slug, std::uint64_t bouts, std::uint64_t seed,
                          std::span<const std::string_view> terms, std::span<const double> weights);

/// Checks <data>/<slug>/chances.json by itself; no file is fine.
Result<void> check_chances(const std::filesystem::path& data, std::string_view slug);

}  // namespace fc
