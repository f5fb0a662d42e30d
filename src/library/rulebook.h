// The rulebook in the program: short pages of one language, found by id ("bare-knuckle.knockdown") from the screen that is
// open, or by the words a reader types. The pages are data/<book>/text/rulebook/pages.<language>.json.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace fc {

/// How a line of a page is set.
enum class RulebookLineKind {
  paragraph,  ///< running text, to be wrapped
  subhead,    ///< a heading inside the page ("# " in the file)
  bullet,     ///< one point of a list, to be wrapped behind a mark ("- ")
  row,  ///< one row of a table ("| "); the first row of a run of rows is its heading, all rows of a run are equally long
};

/// One line of a page: `text` without its mark; for a row `text` is empty and `cells` holds at least one cell.
struct RulebookLine {
  RulebookLineKind kind = RulebookLineKind::paragraph;
  std::string text;
  std::vector<std::string> cells;

  friend bool operator==(const RulebookLine&, const RulebookLine&) = default;
};

/// One page. id: "<book>.<topic>", the same in every language. book: the folder of data it came from ("bare-knuckle",
/// "common").
struct RulebookPage {
  std::string id;
  std::string book;
  std::string title;
  std::vector<RulebookLine> lines;

  friend bool operator==(const RulebookPage&, const RulebookPage&) = default;
};

/// All pages of one language: the games' books in the order of their folders, then the common pages.
class Rulebook {
 public:
  /// Reads the pages of every book below `data`. language: "en" or "fr". A book without pages in this language is left out.
  /// Faults: cannot_read (no such folder), bad_json, missing_key, unknown_key, wrong_type, unknown_value (an id of another
  /// book, or one that is taken; a table row that is longer or shorter than the row above it).
  static Result<Rulebook> load(const std::filesystem::path& data, std::string_view language);

  [[nodiscard]] const std::vector<RulebookPage>& pages() const { return pages_; }
  /// The place in pages() of this id; pages().size() if there is none.
  [[nodiscard]] std::size_t find(std::string_view id) const;
  /// The places in pages() of the pages that hold every word of `text`, capitals and accents aside: first those with all of
  /// them in the title, then the rest, each in the order of the book. All pages if `text` holds no word.
  [[nodiscard]] std::vector<std::size_t> search(std::string_view text) const;

 private:
  std::vector<RulebookPage> pages_;
};

/// Small letters without accents: what search compares. "Œil Ébloui" gives "oeil ebloui"; other scripts stay as they are.
std::string folded(std::string_view text);

}  // namespace fc
