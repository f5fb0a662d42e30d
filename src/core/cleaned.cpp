#include "core/cleaned.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace fc {
namespace {

constexpr char32_t highest_letter = 0x10FFFF;

struct Span {
  char32_t first = 0;
  char32_t last = 0;
};
/// Controls; marks of direction, unseen ones, breaks; halves of letters and what is none; tags.
constexpr std::array<Span, 10> not_plain{{{0x00, 0x1F},
                                          {0x7F, 0x9F},
                                          {0x61C, 0x61C},
                                          {0x200B, 0x200F},
                                          {0x2028, 0x202E},
                                          {0x2060, 0x206F},
                                          {0xD800, 0xDFFF},
                                          {0xFEFF, 0xFEFF},
                                          {0xFFF0, 0xFFFB},
                                          {0xE0000, 0xE0FFF}}};

/// "1b", at least so many digits.
std::string in_hex(std::uint32_t number, int digits) {
  constexpr std::string_view hex = "0123456789abcdef";
  std::string text;
  for (; number != 0 || digits > 0; number >>= 4U, --digits) {
    text.insert(text.begin(), hex[number & 15U]);
  }
  return text;
}

}  // namespace

char32_t take_letter(std::string_view& text) {
  const auto lead = static_cast<unsigned char>(text.front());
  const std::size_t more = lead < 0x80 ? 0 : lead >= 0xC2 && lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3;
  constexpr std::array<char32_t, 4> least{0, 0x80, 0x800, 0x10000};
  char32_t letter = more == 0 ? lead : lead & (0x3FU >> more);
  bool is_whole = lead < 0x80 || (lead >= 0xC2 && lead < 0xF5 && more < text.size());
  for (std::size_t place = 1; is_whole && place <= more; ++place) {
    const auto byte = static_cast<unsigned char>(text[place]);
    is_whole = (byte & 0xC0U) == 0x80U;
    letter = (letter << 6U) | (byte & 0x3FU);
  }
  if (!is_whole || letter < least[more] || letter > highest_letter || (letter >= 0xD800 && letter < 0xE000)) {
    text.remove_prefix(1);
    return no_letter;
  }
  text.remove_prefix(more + 1);
  return letter;
}

bool is_plain(char32_t letter) {
  return letter <= highest_letter &&
         std::ranges::none_of(not_plain, [letter](const Span& span) { return span.first <= letter && letter <= span.last; });
}

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    if (take_letter(text) == no_letter) {
      return false;
    }
  }
  return true;
}

std::string cleaned(std::string_view text) {
  constexpr std::size_t longest = 40;
  const std::size_t size = text.size();
  std::string clean;
  while (!text.empty()) {
    const std::string_view before = text;
    const bool plain = is_plain(take_letter(text));
    if (size - text.size() > longest) {
      return clean + "...";
    }
    clean += plain ? before.substr(0, before.size() - text.size()) : "?";
  }
  return clean;
}

std::string escaped(std::string_view text) {
  std::string line;
  while (!text.empty()) {
    const std::string_view before = text;
    const char32_t letter = take_letter(text);
    if (is_plain(letter)) {
      line += before.substr(0, before.size() - text.size());
    } else if (letter == no_letter || letter < 0x80) {
      line += "\\x" + in_hex(static_cast<unsigned char>(before.front()), 2);
    } else {
      line += "\\u" + in_hex(letter, 4);
    }
  }
  return line;
}

Result<std::string> checked_name(std::string_view name, std::string_view where, std::size_t longest) {
  name.remove_prefix(std::min(name.find_first_not_of(' '), name.size()));
  name = name.substr(0, name.find_last_not_of(' ') + 1);
  if (name.size() > longest) {
    return fault(FaultCode::out_of_range, std::string(where), "is longer than " + std::to_string(longest) + " bytes");
  }
  for (std::string_view left = name; !left.empty();) {
    if (!is_plain(take_letter(left))) {
      return fault(FaultCode::unknown_value, std::string(where),
                   "must be letters that can be seen, in UTF-8, not \"" + escaped(name) + "\"");
    }
  }
  return std::string(name);
}

}  // namespace fc
