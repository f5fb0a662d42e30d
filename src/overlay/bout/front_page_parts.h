// What the newspapers of all games set in the same way: short names, figures between two boxers, photographs, and what is
// said in one of several ways.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "library/words.h"
#include "match/match.h"
#include "overlay/bout/scorecards.h"
#include "overlay/screens/pages.h"

namespace fc::overlay {

// What the newspapers of all games set in the same way: short names, and a table of figures between two boxers.

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

// The two photographs of the newspaper.

/// The place of the large one; without a photograph the winner's mark as an engraving, or the plot.
void last_moment(const FrontPageModel& model, const Box& box, Ui& ui);

/// The small one, and below it what it shows.
void hardest_blow(const FrontPageModel& model, Box box, Ui& ui);

// What the newspaper says in one of several ways: quotes and stories. Each bout goes through the variants of a topic in an
// order of its own and takes the first that was not printed lately, so that no reader meets the same words twice in ten
// bouts in a row. A page that is opened again says what it said before.

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

/// What a bout's page is written from; all of it must outlive the writer. Setup, State: the game's.
template <class Setup, class State>
class PageWriter {
 public:
  PageWriter(const Setup& setup, const State& state, const std::vector<std::string>& names, PaperVariants& variants)
      : setup_(setup), state_(state), names_(names), variants_(variants), words_(variants.words()) {}

 protected:
  const Setup& setup_;
  const State& state_;
  const std::vector<std::string>& names_;  ///< by seat
  PaperVariants& variants_;
  const Words& words_;
};

/// Puts a page in front of the list of those printed lately, which keeps as many as are looked at.
void remember_printed(std::vector<std::string>& lately, const std::string& page);

}  // namespace fc::overlay
