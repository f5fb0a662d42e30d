#include "overlay/ink/lettering.h"

#include <algorithm>
#include <cfloat>

namespace fc::overlay {
namespace {

constexpr std::string_view ellipsis = "…";

float width_of(const ImFont& font, std::string_view text) {
  return font.CalcTextSizeA(font.FontSize, FLT_MAX, 0, text.data(), text.data() + text.size()).x;
}

}  // namespace

std::string capitals(std::string_view utf8) {
  std::string shown;
  shown.reserve(utf8.size());
  for (std::size_t index = 0; index < utf8.size(); ++index) {
    const auto byte = static_cast<unsigned char>(utf8[index]);
    const unsigned char next = index + 1 < utf8.size() ? static_cast<unsigned char>(utf8[index + 1]) : 0;
    if (byte >= 'a' && byte <= 'z') {
      shown += static_cast<char>(byte - 0x20);
    } else if (byte == 0xC2 && next == 0xA0) {  // no-break space
      shown += ' ';
      ++index;
    } else if (byte == 0xC3 && next >= 0xA0 && next <= 0xBE && next != 0xB7) {  // à to þ, but ÷
      shown += utf8[index];
      shown += static_cast<char>(next - 0x20);
      ++index;
    } else if (byte == 0xC5 && next == 0x93) {  // œ
      shown += "Œ";
      ++index;
    } else {
      shown += utf8[index];
    }
  }
  return shown;
}

std::vector<std::string_view> wrapped(const ImFont& font, std::string_view text, float width) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    std::size_t taken = 0;  // up to here everything fits
    bool forced = false;
    for (std::size_t from = 0; from <= text.size() && !forced;) {
      const std::size_t end = std::min(text.find_first_of(" \n", from), text.size());
      if (taken > 0 && width_of(font, text.substr(0, end)) > width) {
        break;
      }
      taken = end;
      forced = end < text.size() && text[end] == '\n';
      from = end + 1;
    }
    lines.push_back(text.substr(0, taken));
    text.remove_prefix(std::min(taken + 1, text.size()));
  }
  return lines;
}

std::string shortened(const ImFont& font, std::string_view line, float width, bool must_end) {
  std::string words(line);
  if (!must_end && width_of(font, words) <= width) {
    return words;
  }
  while (!words.empty() && width_of(font, words + std::string(ellipsis)) > width) {
    std::size_t start = words.size() - 1;  // of the last letter: UTF-8 goes on with 10xxxxxx
    while (start > 0 && (static_cast<unsigned char>(words[start]) & 0xC0U) == 0x80U) {
      --start;
    }
    words.resize(start);
  }
  return words + std::string(ellipsis);
}

}  // namespace fc::overlay
