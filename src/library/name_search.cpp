#include "library/name_search.h"

#include <algorithm>
#include <sstream>

#include "library/rulebook.h"

namespace fc {

std::vector<std::string> words_to_find(std::string_view text) {
  std::istringstream in(folded(text));
  std::vector<std::string> words;
  for (std::string word; in >> word;) {
    words.push_back(word);
  }
  return words;
}

bool holds_all(std::string_view folded_name, const std::vector<std::string>& wanted) {
  return std::ranges::all_of(
      wanted, [folded_name](const std::string& word) { return folded_name.find(word) != std::string_view::npos; });
}

}  // namespace fc
