#include "match/script.h"

#include <algorithm>
#include <limits>
#include <utility>

#include <nlohmann/json.hpp>

#include "library/checked_json.h"
#include "library/whole_file.h"

namespace fc {
namespace {

// What no game asks for is not looked at, so an answer of the wrong type is a fault only when it is used: see `replay`.

/// In place of a die that is no whole number.
constexpr int no_number = std::numeric_limits<int>::min();

/// Before what stands in place of a choice that is no text.
constexpr std::string_view no_text = "not a text: ";

/// A die beyond every die stays one: whether it is asked for at all, `replay` finds out.
int die_of(const Json& value) {
  if (!value.is_number_integer()) {
    return no_number;
  }
  constexpr int most = std::numeric_limits<int>::max();
  if (value.is_number_unsigned()) {
    return static_cast<int>(std::min<std::uint64_t>(value.get<std::uint64_t>(), most));
  }
  return static_cast<int>(std::clamp<std::int64_t>(value.get<std::int64_t>(), no_number + 1, most));
}

std::string choice_of(const Json& value) {
  return value.is_string() ? value.get<std::string>() : std::string(no_text) + described(value);
}

/// Each element of a list, by `read`.
template <class T, class Read>
Result<std::vector<T>> read_list(const Json& object, const char* key, Read read) {
  std::vector<T> values;
  if (object.contains(key)) {
    FC_TRY(check_list(object[key], key));
    values.reserve(object[key].size());
    for (const Json& value : object[key]) {
      values.push_back(read(value));
    }
  }
  return values;
}

Result<void> check_type(int die) {
  if (die == no_number) {
    return fault(FaultCode::wrong_type, "", "must be a whole number");
  }
  return {};
}

Result<void> check_type(const std::string& choice) {
  if (choice.starts_with(no_text)) {
    return fault(FaultCode::wrong_type, "", "must be a text, not " + choice.substr(no_text.size()));
  }
  return {};
}

/// Answers with a die or a choice of the script.
Result<void> answer(Match& match, int die) {
  FC_TRY(check_type(die));
  return match.roll(die);
}

Result<void> answer(Match& match, const std::string& choice) {
  FC_TRY(check_type(choice));
  return match.choose(choice);
}

Result<Script> read_object(const Json& object) {
  if (auto keys = check_object(object, "", {"game", "setup"}, {"dice", "choices", "expect", "kept"}); !keys) {
    Fault& found = keys.error();
    found.detail = found.where.empty() ? found.detail : found.where + ": " + found.detail;
    found.where = "script";
    return tl::make_unexpected(found);
  }
  Script script;
  FC_TRY(script.dice, read_list<int>(object, "dice", die_of));
  FC_TRY(script.choices, read_list<std::string>(object, "choices", choice_of));
  FC_TRY(script.game, read_text(object["game"], "game"));
  script.setup = object["setup"].dump();
  return script;
}

Result<void> at(Result<void> done, const char* list, std::size_t index) {
  if (!done) {
    done.error().where = element_place(list, index);
  }
  return done;
}

}  // namespace

Result<Script> parse_script(std::string_view text) {
  FC_TRY(const Json json, parse_json(text, "script"));
  return read_object(json);
}

std::string to_json(const Script& script, std::string_view kept) {
  std::string text = R"({"game":)" + json_text(script.game) + R"(,"setup":)" + plain_json(script.setup) + R"(,"dice":[)";
  for (const int die : script.dice) {
    text.append(std::to_string(die)).push_back(',');
  }
  if (!script.dice.empty()) {
    text.pop_back();
  }
  text += R"(],"choices":)" + json_text(script.choices);
  if (!kept.empty()) {
    text.append(R"(,"kept":)").append(kept);
  }
  return text + "}";
}

Result<Script> read_script(const std::filesystem::path& file) {
  FC_TRY(const auto text, read_whole(file));
  auto script = parse_script(text);
  if (!script) {
    script.error().where = file.string() + ": " + script.error().where;
  }
  return script;
}

Result<void> check_types(const Script& script) {
  for (std::size_t index = 0; index < script.dice.size(); ++index) {
    FC_TRY(at(check_type(script.dice[index]), "dice", index));
  }
  for (std::size_t index = 0; index < script.choices.size(); ++index) {
    FC_TRY(at(check_type(script.choices[index]), "choices", index));
  }
  return {};
}

bool play_next(Match& match, const Script& script) {
  const NeedKind kind = match.need().kind;
  const std::size_t die = match.script().dice.size();
  const std::size_t choice = match.script().choices.size();
  return kind == NeedKind::finished ? false
         : kind == NeedKind::roll   ? die < script.dice.size() && answer(match, script.dice[die])
                                    : choice < script.choices.size() && answer(match, script.choices[choice]);
}

Result<void> replay(Match& match, const Script& script) {
  std::size_t dice = 0;
  std::size_t choices = 0;
  for (Need need = match.need(); need.kind != NeedKind::finished; need = match.need()) {
    const bool rolls = need.kind == NeedKind::roll;
    if (rolls ? dice == script.dice.size() : choices == script.choices.size()) {
      return {};
    }
    const Result<void> done = rolls ? at(answer(match, script.dice[dice]), "dice", dice)
                                    : at(answer(match, script.choices[choices]), "choices", choices);
    if (!done) {
      return done;
    }
    ++(rolls ? dice : choices);
  }
  if (dice < script.dice.size()) {
    return fault(FaultCode::surplus, element_place("dice", dice), "is surplus: the bout has ended");
  }
  if (choices < script.choices.size()) {
    return fault(FaultCode::surplus, element_place("choices", choices), "is surplus: the bout has ended");
  }
  return {};
}

ScriptFile::ScriptFile(const std::filesystem::path& file, std::string kept)
    : file_(link_followed(file)), kept_(std::move(kept)), writer_([this](const Script& script, const std::stop_token&) {
        return write_whole(file_, to_json(script, kept_) + "\n");
      }) {}

void ScriptFile::keep(const Match& match) {
  writer_.hand_over(match.script(), [](const Script&) { return true; });
}

Result<void> ScriptFile::flush() {
  writer_.finish();
  static_cast<void>(trouble());
  return last_;
}

std::optional<Fault> ScriptFile::trouble() {
  while (std::optional<Result<void>> written = writer_.take()) {
    last_ = std::move(*written);
  }
  return last_ ? std::nullopt : std::optional(last_.error());
}

namespace {

constexpr std::string_view blanks = " \t\r\n";

bool is_blank(std::string_view line) { return line.find_first_not_of(blanks) == std::string_view::npos; }

std::vector<ScriptText> lines_of(std::string_view text) {
  std::vector<ScriptText> lines;
  for (std::size_t line = 1; !text.empty(); ++line) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    if (!is_blank(text.substr(0, end))) {
      lines.push_back({.text = text.substr(0, end), .line = line});
    }
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

}  // namespace

std::vector<ScriptText> split_scripts(std::string_view text) {
  std::vector<ScriptText> lines = lines_of(text);
  if (lines.size() < 2 || nlohmann::json::accept(lines.front().text)) {
    return lines;
  }
  // The first line is no whole value: an object written over many lines, or JSON Lines whose first script is bad. Inside an
  // object that is laid out over lines, no further line begins with a brace.
  const bool more_begin = std::any_of(lines.begin() + 1, lines.end(), [](const auto& line) { return line.text[0] == '{'; });
  if (more_begin && !nlohmann::json::accept(text)) {
    return lines;
  }
  return {{.text = text, .line = lines.front().line}};
}

}  // namespace fc
