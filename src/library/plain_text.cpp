#include "library/plain_text.h"

#include <fmt/format.h>

#include "core/cleaned.h"

namespace fc {

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

std::string json_text(const Json& value) {
  return plain_json(value.dump(-1, ' ', false, Json::error_handler_t::replace));
}

}  // namespace fc
