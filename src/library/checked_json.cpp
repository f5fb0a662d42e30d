#include "library/checked_json.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "core/cleaned.h"
#include "library/rulebook.h"
#include "library/whole_file.h"

namespace fc {
namespace {

/// No object of ours has more keys: whoever looks for a key in an ordered object looks at all of them.
constexpr int most_keys = 512;
/// Of all lists and objects together: each takes up to a hundred times its letters in memory.
constexpr int most_values = 1'000'000;

/// What is wrong with brackets, commas and keys outside texts: nested deeper than deepest_json, more than most_values, or
/// more than most_keys in one object.
std::optional<std::string> excess_in(std::string_view text) {
  std::array<int, deepest_json + 1> keys{};  // of the open brackets
  std::size_t depth = 0;
  int values = 1;
  bool in_text = false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    if (c == '"') {
      in_text = !in_text;
    } else if (in_text) {
      at += c == '\\' ? 1 : 0;
    } else if ((c == '[' || c == '{' || c == ',') && ++values > most_values) {
      return fmt::format("has more than {} values", most_values);
    } else if (c == '[' || c == '{') {
      if (++depth > deepest_json) {
        return fmt::format("nested deeper than {} brackets", deepest_json);
      }
      keys[depth] = 0;
    } else if ((c == ']' || c == '}') && depth > 0) {
      --depth;
    } else if (c == ':' && ++keys[depth] > most_keys) {
      return fmt::format("has an object of more than {} keys", most_keys);
    }
  }
  return std::nullopt;
}

/// What nlohmann reads, put together as its own parser does, with an eye on what that one says nothing of: a key that stands
/// twice in one object.
class Reader final : public nlohmann::json_sax<Json> {
 public:
  bool null() override { return take(nullptr); }
  bool boolean(bool value) override { return take(value); }
  bool number_integer(std::int64_t value) override { return take(value); }
  bool number_unsigned(std::uint64_t value) override { return take(value); }
  bool number_float(double value, const std::string& /*text*/) override { return take(value); }
  bool string(std::string& value) override { return take(std::move(value)); }
  bool binary(Json::binary_t& /*value*/) override { return false; }  // no text has any
  bool start_array(std::size_t /*size*/) override { return open(Json::array()); }
  bool end_array() override { return close(); }
  bool start_object(std::size_t /*size*/) override { return open(Json::object()); }
  bool end_object() override { return close(); }
  bool key(std::string& key) override {
    constexpr std::size_t few = 8;  // keys: with each block that grows, those that are there are copied
    Json& object = *open_.back();
    const std::size_t before = object.size();
    if (before == 0) {
      object.get_ref<Json::object_t&>().reserve(few);
    }
    member_ = &object[key];
    if (object.size() == before && !twin_) {
      twin_ = key;
    }
    return true;
  }
  bool parse_error(std::size_t at, const std::string& /*token*/, const Json::exception& error) override {
    constexpr int number_overflow = 406;
    error_at_ = at;
    overflows_ = error.id == number_overflow;
    return false;
  }

  [[nodiscard]] Json& whole() { return whole_; }
  [[nodiscard]] const std::optional<std::string>& twin() const { return twin_; }
  /// After what failed: how many bytes were read, and whether it was for a number that is too large.
  [[nodiscard]] std::size_t error_at() const { return error_at_; }
  [[nodiscard]] bool overflows() const { return overflows_; }

 private:
  /// Where the next value belongs.
  Json& place() {
    if (open_.empty()) {
      return whole_;
    }
    return open_.back()->is_array() ? open_.back()->emplace_back() : *member_;
  }
  template <class Value>
  bool take(Value&& value) {
    place() = std::forward<Value>(value);
    return true;
  }
  bool open(Json&& list) {
    Json& made = place();
    made = std::move(list);
    open_.push_back(&made);  // stays where it is: nothing is added beside it until it ends
    return true;
  }
  bool close() {
    open_.pop_back();
    return true;
  }

  Json whole_;
  std::vector<Json*> open_;
  Json* member_ = nullptr;
  std::optional<std::string> twin_;
  std::size_t error_at_ = 0;
  bool overflows_ = false;
};

tl::unexpected<Fault> wrong_type(const Json& value, std::string_view where, std::string_view wanted) {
  return fault(FaultCode::wrong_type, std::string(where), fmt::format("must be {}, not {}", wanted, described(value)));
}

}  // namespace

Result<Json> parse_json(std::string_view text, std::string where) {
  if (std::optional<std::string> excess = excess_in(text)) {
    return fault(FaultCode::bad_json, std::move(where), std::move(*excess));
  }
  Reader reader;
  if (Json::sax_parse(text, &reader)) {
    if (reader.twin()) {
      return fault(FaultCode::unknown_key, std::move(where),
                   fmt::format("\"{}\" stands twice in one object; keep one", cleaned(*reader.twin())));
    }
    return std::move(reader.whole());
  }
  if (reader.overflows()) {
    return fault(FaultCode::bad_json, std::move(where), "a number in it is too large");
  }
  const std::size_t at = reader.error_at();
  const std::string_view before = text.substr(0, at > 0 ? at - 1 : 0);
  const auto line = std::ranges::count(before, '\n') + 1;
  const std::size_t column = before.size() - (before.rfind('\n') + 1) + 1;
  return fault(FaultCode::bad_json, std::move(where),
               fmt::format("{} at line {}, column {}", at > text.size() ? "JSON cut short" : "not JSON", line, column));
}

Result<Json> read_json_file(const std::filesystem::path& file) {
  FC_TRY(const auto text, read_whole(file));
  return parse_json(text, file.string());
}

std::string member_place(std::string_view where, std::string_view key) {
  return where.empty() ? cleaned(key) : fmt::format("{}.{}", where, cleaned(key));
}

std::string element_place(std::string_view where, std::size_t index) { return fmt::format("{}[{}]", where, index); }

std::string described(const Json& value) {
  if (value.is_object()) {
    return "an object";
  }
  if (value.is_array()) {
    return "a list";
  }
  if (value.is_string()) {
    return fmt::format("\"{}\"", cleaned(value.get_ref<const std::string&>()));
  }
  return value.dump();
}

Result<void> check_object(const Json& value, std::string_view where, std::initializer_list<const char*> needed,
                          std::initializer_list<const char*> optional) {
  if (!value.is_object()) {
    return wrong_type(value, where, "an object");
  }
  for (const auto& [key, member] : value.items()) {
    const auto is_key = [&name = key](const char* known) { return name == known; };
    if (std::ranges::none_of(needed, is_key) && std::ranges::none_of(optional, is_key)) {
      std::vector<std::string_view> known(needed.begin(), needed.end());
      known.insert(known.end(), optional.begin(), optional.end());
      return unknown_key(where, key, known);
    }
  }
  for (const char* const key : needed) {
    if (!value.contains(key)) {
      return fault(FaultCode::missing_key, member_place(where, key), "is missing");
    }
  }
  return {};
}

Result<JsonMembers> members_of(const Json& value, std::string_view where, std::initializer_list<const char*> needed,
                               std::initializer_list<const char*> optional) {
  FC_TRY(check_object(value, where, needed, optional));
  return JsonMembers(value, where);
}

Result<void> check_keys(const Json& object, std::string_view where, std::span<const std::string_view> keys) {
  if (!object.is_object()) {
    return wrong_type(object, where, "an object");
  }
  for (const auto& [key, member] : object.items()) {
    if (std::ranges::find(keys, key) == keys.end()) {
      return fault(FaultCode::unknown_key, member_place(where, key),
                   fmt::format("unknown key; known: {}", fmt::join(keys, ", ")));
    }
  }
  for (const std::string_view key : keys) {
    if (!object.contains(key)) {
      return fault(FaultCode::missing_key, member_place(where, key), "is missing");
    }
  }
  return {};
}

Result<void> check_list(const Json& value, std::string_view where, std::size_t size) {
  if (!value.is_array()) {
    return wrong_type(value, where, "a list");
  }
  if (size != any_size && value.size() != size) {
    return fault(FaultCode::out_of_range, std::string(where),
                 fmt::format("must have {} elements, not {}", size, value.size()));
  }
  return {};
}

Result<int> read_int(const Json& value, std::string_view where, int low, int high) {
  if (!value.is_number_integer()) {
    return wrong_type(value, where, "a whole number");
  }
  constexpr auto most = std::numeric_limits<std::int64_t>::max();
  const bool is_huge = value.is_number_unsigned() && value.get<std::uint64_t>() > static_cast<std::uint64_t>(most);
  const std::int64_t number = is_huge ? most : value.get<std::int64_t>();
  if (number < low || number > high) {
    return fault(FaultCode::out_of_range, std::string(where),
                 low == high ? fmt::format("must be {}, not {}", low, described(value))
                             : fmt::format("must be {} to {}, not {}", low, high, described(value)));
  }
  return static_cast<int>(number);
}

Result<int> read_member(const Json& object, std::string_view key, std::string_view where, int low, int high) {
  const Json& value = object.at(key);
  if (value.is_number_integer()) {
    if (const auto number = value.get<std::int64_t>(); number >= low && number <= high) {
      return static_cast<int>(number);
    }
  }
  return read_int(value, member_place(where, key), low, high);
}

Result<int> read_multiple(const Json& value, std::string_view where, int low, int high, int unit) {
  const Result<int> number = read_int(value, where, low, high);
  if (number && *number % unit != 0) {
    return fault(FaultCode::out_of_range, std::string(where),
                 fmt::format("must be a multiple of {}, not {}", unit, described(value)));
  }
  return number;
}

Result<bool> read_bool(const Json& value, std::string_view where) {
  if (!value.is_boolean()) {
    return wrong_type(value, where, "true or false");
  }
  return value.get<bool>();
}

Result<std::string> read_text(const Json& value, std::string_view where) {
  if (!value.is_string()) {
    return wrong_type(value, where, "a text");
  }
  return value.get<std::string>();
}

Result<std::size_t> read_word(const Json& value, std::string_view where, std::span<const std::string_view> words) {
  FC_TRY(const std::string word, read_text(value, where));
  const auto found = std::ranges::find(words, word);
  if (found == words.end()) {
    return fault(FaultCode::unknown_value, std::string(where),
                 fmt::format("must be {}, not {}", fmt::join(words, ", "), described(value)));
  }
  return static_cast<std::size_t>(found - words.begin());
}

tl::unexpected<Fault> in_file(const std::filesystem::path& file, Fault found) {
  found.where = found.where.empty() || found.where == file.string() ? file.string() : file.string() + ": " + found.where;
  return tl::make_unexpected(std::move(found));
}

Result<std::string> read_id(const Json& value, std::string_view where) {
  constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz0123456789-";
  FC_TRY(std::string id, read_text(value, where));
  if (id.empty() || id.find_first_not_of(letters) != std::string::npos) {
    return fault(FaultCode::unknown_value, std::string(where),
                 "must be small letters, digits and hyphens, not " + described(value));
  }
  return id;
}

Result<std::string> read_name(const Json& value, std::string_view where) {
  FC_TRY(const std::string text, read_text(value, where));
  return checked_name(text, where);
}

std::string plain_json(std::string_view json) {
  std::string text;
  for (std::string_view left = json; !left.empty();) {
    const std::string_view before = left;
    const char32_t letter = take_letter(left);
    constexpr char32_t pairs = 0x10000;  // from here on a letter is written as two
    if (letter == no_letter) {
      text += "\\ufffd";
    } else if (is_plain(letter)) {
      text += before.substr(0, before.size() - left.size());
    } else if (letter < pairs) {
      text += fmt::format("\\u{:04x}", static_cast<unsigned>(letter));
    } else {
      const unsigned rest = letter - pairs;
      text += fmt::format("\\u{:04x}\\u{:04x}", 0xD800U + (rest >> 10U), 0xDC00U + (rest & 0x3FFU));
    }
  }
  return text;
}

std::string compact_json(const Json& value) { return value.dump(-1, ' ', false, Json::error_handler_t::replace); }

std::string json_text(const Json& value) { return plain_json(compact_json(value)); }

Result<int> read_field(const FieldKind& kind, const Json& value, std::string_view where) {
  const std::string place = member_place(where, kind.key);
  if (kind.range) {
    return read_int(value, place, kind.range->first, kind.range->second);
  }
  if (kind.is_flag()) {
    FC_TRY(const bool flag, read_bool(value, place));
    return flag ? 1 : 0;
  }
  FC_TRY(const std::size_t word, read_word(value, place, kind.words));
  return static_cast<int>(word);
}

Json field_json(const FieldKind& kind, int value) {
  return kind.range ? Json(value) : kind.is_flag() ? Json(value != 0) : Json(kind.text_of(value));
}

Result<void> check_field_keys(const Json& object, std::string_view where, std::span<const std::string_view> known) {
  if (!object.is_object()) {
    return fault(FaultCode::wrong_type, std::string(where), "must be an object, not " + described(object));
  }
  for (const auto& [key, value] : object.items()) {
    if (std::ranges::find(known, key) == known.end()) {
      return unknown_key(where, key, known);
    }
  }
  return {};
}

}  // namespace fc
