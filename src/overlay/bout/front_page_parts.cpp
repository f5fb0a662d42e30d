#include "overlay/bout/front_page_parts.h"

namespace fc::overlay {

std::string surname(const std::string& name) {
  const std::size_t space = name.find_last_of(' ');
  return space == std::string::npos ? name : name.substr(space + 1);
}

FigureTable::FigureTable(FrontPageModel& page, const Words& words, const std::vector<std::string>& names)
    : page_(page), words_(words) {
  page_.figures.push_back({surname(names[0]), {}, surname(names[1])});
}

void FigureTable::add(std::string_view key, int red, int blue) {
  page_.figures.push_back({std::to_string(red), std::string(words_[key]), std::to_string(blue)});
}

}  // namespace fc::overlay
