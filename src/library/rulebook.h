// The rulebook inside the program: short pages of one language, found by id ("bare-knuckle.knockdown") from the open screen,
// or by text search, and the search of names. The pages are data/<book>/text/rulebook/pages.<language>.json.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace fc {

/// Layout of a line.
enum class RulebookLineKind {
  paragraph,  ///< running text, wrapped
  subhead,    ///< a heading inside the page ("# " in the file)
  bullet,     ///< list item, wrapped ("- ")
  row,        ///< table row ("| "); the first row of consecutive rows is the header; all have the same number of cells
};

/// One line: `text` without its mark; a row has empty `text` and at least one cell in `cells`.
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
  /// Index in pages() of this id; pages().size() if there is none.
  [[nodiscard]] std::size_t find(std::string_view id) const;
  /// Indices of the pages that contain every word of `text`, ignoring case and accents: first those with all words in the
  /// title, then the others, each in book order. All pages if `text` has no word.
  [[nodiscard]] std::vector<std::size_t> search(std::string_view text) const;

 private:
  std::vector<RulebookPage> pages_;
};

/// Lower case without accents, as search compares: "Œil Ébloui" gives "oeil ebloui"; other scripts are unchanged.
std::string folded(std::string_view text);

// Name search that ignores case and accents, and suggestions for misspelled words.

/// Splits a search text into folded words (`folded` in library/rulebook.h).
std::vector<std::string> words_to_find(std::string_view text);

/// Whether every word of `wanted` occurs in a folded name, as a whole or as a part.
bool holds_all(std::string_view folded_name, const std::vector<std::string>& wanted);

/// Search form of a name: lower case without accents, only letters and digits. "José Nápoles" and "jose-napoles" both give
/// "josenapoles".
std::string plainly(std::string_view text);

/// Index of the entry equal to `word` after `plainly`; an exact match is preferred. None: no such entry.
std::optional<std::size_t> find_plainly(std::span<const std::string_view> known, std::string_view word);

/// The entry of most similar spelling; none if nothing is similar enough.
std::optional<std::string_view> nearest(std::span<const std::string_view> known, std::string_view word);

/// Text to append to an error: "; did you mean \"joe-louis\"?" with the nearest entry; empty if none is near.
std::string meant(std::span<const std::string_view> known, std::string_view word);

/// An unknown_key fault at `where`.`key` that suggests the nearest of the `known` keys.
tl::unexpected<Fault> unknown_key(std::string_view where, std::string_view key, std::span<const std::string_view> known);

}  // namespace fc
