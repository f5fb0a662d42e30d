// What the newspapers of all games set in the same way: short names, and a table of figures between two boxers.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "library/words.h"
#include "overlay/bout/scorecards.h"
#include "overlay/screens/pages.h"

namespace fc::overlay {

/// The last word of a name: what a table has room for.
std::string surname(const std::string& name);

/// The table of the three cards, red's row above blue's. head: over the names. names: red, blue.
void write_cards(FrontPageModel& page, std::string_view head, const std::vector<std::string>& names, const CardSums& sums);

/// Red's figures on the left, blue's on the right, between them what they are.
class FigureTable {
 public:
  /// It begins with the names. page, words: must outlive it. names: red, blue.
  FigureTable(FrontPageModel& page, const Words& words, const std::vector<std::string>& names);
  /// key: of what the figures are.
  void add(std::string_view key, int red, int blue);

 private:
  FrontPageModel& page_;
  const Words& words_;
};

}  // namespace fc::overlay
