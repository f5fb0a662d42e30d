#include "match/script.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "library/checked_json.h"
#include "library/whole_file.h"

namespace fc {
namespace {

/// A die beyond every die stays one: whether it is asked for at all, `replay` finds out.
int clamped(const Json& number) {
  constexpr int most = std::numeric_limits<int>::max();
  if (number.is_number_unsigned()) {
    return static_cast<int>(std::min<std::uint64_t>(number.get<std::uint64_t>(), most));
  }
  return static_cast<int>(std::clamp<std::int64_t>(number.get<std::int64_t>(), std::numeric_limits<int>::min(), most));
}

Result<std::vector<int>> read_dice(const Json& list) {
  FC_TRY(check_list(list, "dice"));
  std::vector<int> dice;
  dice.reserve(list.size());
  for (const Json& value : list) {
    if (!value.is_number_integer()) {
      return fault(FaultCode::wrong_type, element_place("dice", dice.size()),
                   "must be a whole number, not " + described(value));
    }
    dice.push_back(clamped(value));
  }
  return dice;
}

Result<std::vector<std::string>> read_choices(const Json& list) {
  FC_TRY(check_list(list, "choices"));
  std::vector<std::string> choices;
  choices.reserve(list.size());
  for (const Json& value : list) {
    FC_TRY(auto choice, read_text(value, element_place("choices", choices.size())));
    choices.push_back(std::move(choice));
  }
  return choices;
}

Result<Script> read_object(const Json& object) {
  if (auto keys = check_object(object, "", {"game", "setup"}, {"dice", "choices", "expect", "kept"}); !keys) {
    if (keys.error().where.empty()) {
      keys.error().where = "script";
    }
    return tl::make_unexpected(keys.error());
  }
  Script script;
  FC_TRY(script.game, read_text(object["game"], "game"));
  script.setup = object["setup"].dump();
  if (object.contains("dice")) {
    FC_TRY(script.dice, read_dice(object["dice"]));
  }
  if (object.contains("choices")) {
    FC_TRY(script.choices, read_choices(object["choices"]));
  }
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

std::string to_json(const Script& script) {
  std::string text = R"({"game":)" + Json(script.game).dump() + R"(,"setup":)" + script.setup + R"(,"dice":[)";
  for (const int die : script.dice) {
    text.append(std::to_string(die)).push_back(',');
  }
  if (!script.dice.empty()) {
    text.pop_back();
  }
  return text + R"(],"choices":)" + Json(script.choices).dump() + "}";
}

Result<Script> read_script(const std::filesystem::path& file) {
  FC_TRY(const auto text, read_whole(file));
  auto script = parse_script(text);
  if (!script) {
    script.error().where = file.string() + ": " + script.error().where;
  }
  return script;
}

Result<void> replay(Match& match, const Script& script) {
  std::size_t dice = 0;
  std::size_t choices = 0;
  for (Need need = match.need(); need.kind != NeedKind::finished; need = match.need()) {
    const bool rolls = need.kind == NeedKind::roll;
    if (rolls ? dice == script.dice.size() : choices == script.choices.size()) {
      return {};
    }
    const Result<void> done = rolls ? at(match.roll(script.dice[dice]), "dice", dice)
                                    : at(match.choose(script.choices[choices]), "choices", choices);
    if (!done) {
      return done;
    }
    ++(rolls ? dice : choices);
  }
  if (dice < script.dice.size()) {
    return fault(FaultCode::surplus, element_place("dice", dice), "is left over: the bout has ended");
  }
  if (choices < script.choices.size()) {
    return fault(FaultCode::surplus, element_place("choices", choices), "is left over: the bout has ended");
  }
  return {};
}

}  // namespace fc
