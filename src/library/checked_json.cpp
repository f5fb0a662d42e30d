#include "library/checked_json.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "core/cleaned.h"
#include "library/name_search.h"
#include "library/whole_file.h"

namespace fc {
namespace {

/// No object of ours has more keys: whoever looks for a key in an ordered object looks at all of them.
constexpr int most_keys = 512;

/// What is wrong with brackets and keys outside texts: nested deeper than deepest_json, or more than most_keys in one
/// object.
std::optional<std::string> excess_in(std::string_view text) {
  std::array<int, deepest_json + 1> keys{};  // of the open brackets
  std::size_t depth = 0;
  bool in_text = false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    if (c == '"') {
      in_text = !in_text;
    } else if (in_text) {
      at += c == '\\' ? 1 : 0;
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

/// Takes note of the first key that stands twice in one object while nlohmann reads: its values know only one of them. Not
/// as a callback of its parser, which looks through the whole list around every object that ends.
class TwinKeys final : public nlohmann::json_sax<Json> {
 public:
  bool null() override { return true; }
  bool boolean(bool /*value*/) override { return true; }
  bool number_integer(std::int64_t /*value*/) override { return true; }
  bool number_unsigned(std::uint64_t /*value*/) override { return true; }
  bool number_float(double /*value*/, const std::string& /*text*/) override { return true; }
  bool string(std::string& /*value*/) override { return true; }
  bool binary(Json::binary_t& /*value*/) override { return true; }
  bool start_array(std::size_t /*size*/) override { return true; }
  bool end_array() override { return true; }
  bool parse_error(std::size_t /*at*/, const std::string& /*token*/, const Json::exception& /*error*/) override {
    return false;
  }
  bool start_object(std::size_t /*size*/) override {
    keys_.resize(std::max(keys_.size(), ++depth_));
    keys_[depth_ - 1].clear();
    return true;
  }
  bool end_object() override {
    --depth_;
    return true;
  }
  /// Reads no further than the first twin.
  bool key(std::string& key) override {
    if (!keys_[depth_ - 1].insert(key).second) {
      twin_ = key;
    }
    return !twin_;
  }

  [[nodiscard]] const std::optional<std::string>& twin() const { return twin_; }

 private:
  std::size_t depth_ = 0;                    ///< open objects
  std::vector<std::set<std::string>> keys_;  ///< of the open object of each depth
  std::optional<std::string> twin_;
};

tl::unexpected<Fault> wrong_type(const Json& value, std::string_view where, std::string_view wanted) {
  return fault(FaultCode::wrong_type, std::string(where), fmt::format("must be {}, not {}", wanted, described(value)));
}

}  // namespace

Result<Json> parse_json(std::string_view text, std::string where) {
  if (std::optional<std::string> excess = excess_in(text)) {
    return fault(FaultCode::bad_json, std::move(where), std::move(*excess));
  }
  try {
    Json json = Json::parse(text);
    TwinKeys keys;
    Json::sax_parse(text, &keys);
    if (keys.twin()) {
      return fault(FaultCode::unknown_key, std::move(where),
                   fmt::format("\"{}\" stands twice in one object; keep one", cleaned(*keys.twin())));
    }
    return json;
  } catch (const Json::parse_error& error) {
    const std::string_view before = text.substr(0, error.byte > 0 ? error.byte - 1 : 0);
    const auto line = std::ranges::count(before, '\n') + 1;
    const std::size_t column = before.size() - (before.rfind('\n') + 1) + 1;
    const bool cut = error.byte > text.size();
    return fault(FaultCode::bad_json, std::move(where),
                 fmt::format("{} at line {}, column {}", cut ? "JSON cut short" : "not JSON", line, column));
  } catch (const Json::exception&) {
    return fault(FaultCode::bad_json, std::move(where), "a number in it is too large");
  }
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

Result<int> read_member(const Json& object, const char* key, std::string_view where, int low, int high) {
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

std::string json_text(const Json& value) { return plain_json(value.dump(-1, ' ', false, Json::error_handler_t::replace)); }

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
