#include "library/standing.h"

#include <algorithm>

namespace fc {
namespace {

void fill_in(std::string& text, std::string_view place, std::string_view value) {
  const std::string mark = "{" + std::string(place) + "}";
  for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at + value.size())) {
    text.replace(at, mark.size(), value);
  }
}

}  // namespace

std::string worded(const Standing& standing, std::span<const std::string> names, const Words& words) {
  std::string winners;
  for (const int seat : standing.winners) {
    if (const auto index = static_cast<std::size_t>(seat); index < names.size()) {
      winners.append(winners.empty() ? "" : ", ").append(names[index]);
    }
  }
  std::string text(words[standing.key]);
  for (const auto& [place, value] : standing.places) {
    fill_in(text, place, value);
  }
  fill_in(text, "winner", winners);
  return text;
}

}  // namespace fc
