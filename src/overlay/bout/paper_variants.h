// What the newspaper says in one of several ways: quotes and stories. Each bout goes through the variants of a topic in an
// order of its own and takes the first that was not printed lately, so that no reader meets the same words twice in ten
// bouts in a row. A page that is opened again says what it said before.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "library/words.h"
#include "match/match.h"

namespace fc::overlay {

/// So many bouts in a row share no words, where a topic has as many variants.
inline constexpr std::size_t bouts_without_repetition = 10;

class PaperVariants {
 public:
  /// bout: stands for it and its words on every machine. lately: what `printed` gave for the bouts before, the latest first.
  /// words, lately: must outlive it.
  PaperVariants(const Words& words, const Script& bout, std::span<const std::string> lately);

  [[nodiscard]] const Words& words() const { return words_; }
  /// The key of one of the variants "<topic>.1", "<topic>.2", ...; the topic itself if it has none.
  [[nodiscard]] std::string take(const std::string& topic);
  /// What somebody said afterwards, with his name: one of the topic's variants. places: as of `Words::say`.
  [[nodiscard]] std::string quote(const std::string& topic, std::string_view name, Words::Arguments places);
  /// The bout and what has been taken for it: one line, to be remembered.
  [[nodiscard]] const std::string& printed() const { return printed_; }

 private:
  const Words& words_;
  std::uint64_t bout_;
  std::span<const std::string> lately_;
  std::string printed_;
};

/// Puts a page in front of the list of those printed lately, which keeps as many as are looked at.
void remember_printed(std::vector<std::string>& lately, const std::string& page);

}  // namespace fc::overlay
