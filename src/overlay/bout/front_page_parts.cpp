#include "overlay/bout/front_page_parts.h"

#include <array>

#include "scene/corners/story_book.h"

namespace fc::overlay {

std::string surname(const std::string& name) { return std::string(scene::surname_of(name)); }

void write_cards(FrontPageModel& page, std::string_view head, const std::vector<std::string>& names, const CardSums& sums) {
  page.card_head = {std::string(head)};
  std::array<std::vector<std::string>, 2> rows{{{surname(names[0])}, {surname(names[1])}}};
  for (std::size_t card = 0; card < sums.size(); ++card) {
    page.card_head.push_back(std::to_string(card + 1));
    for (const std::size_t side : {0U, 1U}) {
      rows.at(side).push_back(std::to_string(sums.at(card).at(side)));
    }
  }
  page.card_rows = {rows[0], rows[1]};
}

FigureTable::FigureTable(FrontPageModel& page, const Words& words, const std::vector<std::string>& names)
    : page_(page), words_(words) {
  page_.figures.push_back({surname(names[0]), {}, surname(names[1])});
}

void FigureTable::add(std::string_view key, int red, int blue) {
  page_.figures.push_back({std::to_string(red), std::string(words_[key]), std::to_string(blue)});
}

}  // namespace fc::overlay
