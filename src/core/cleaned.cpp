#include "core/cleaned.h"

#include <algorithm>

namespace fc {

std::string cleaned(std::string_view text) {
  constexpr std::size_t longest = 40;
  std::string clean(text.substr(0, longest));
  while (clean.size() < text.size() && !clean.empty() && (static_cast<unsigned char>(text[clean.size()]) & 0xC0U) == 0x80U) {
    clean.pop_back();  // not through the middle of a letter
  }
  std::ranges::replace_if(
      clean, [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; }, '?');
  return clean.size() < text.size() ? clean + "..." : clean;
}

}  // namespace fc
