// Shared parts of the games' newspaper pages: short names, figures, photographs, and text variants.
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
#include "rules/scorecards.h"

namespace fc::overlay {

// Short names, and a table of figures of two boxers.

/// The last word of a name, for tables.
std::string surname(const std::string& name);

/// Fills in the three scorecards, red's row above blue's. head: heading of the name column. names: red, blue.
void write_cards(FrontPageModel& page, std::string_view head, const std::vector<std::string>& names, const CardSums& sums);

/// A table with red's figures on the left, their label in the middle, blue's on the right.
class FigureTable {
 public:
  /// Adds the names as first row. page, words: must outlive it. names: red, blue.
  FigureTable(FrontPageModel& page, const Words& words, const std::vector<std::string>& names);
  /// key: text key of the label.
  void add(std::string_view key, int red, int blue);

 private:
  FrontPageModel& page_;
  const Words& words_;
};

// The two photographs of the newspaper.

/// The large photograph; without one, an engraving of the winner's mark, or the plot.
void last_moment(const FrontPageModel& model, const Box& box, Ui& ui);

/// The small photograph and its caption.
void hardest_blow(const FrontPageModel& model, Box box, Ui& ui);

// Choice among text variants for quotes and stories: each bout goes through a topic's variants in its own order and takes
// the first that was not printed recently, so that texts do not repeat within ten bouts. Reopening a page gives the same
// texts.

/// Number of consecutive bouts without repeated texts, if a topic has enough variants.
inline constexpr std::size_t bouts_without_repetition = 10;

class PaperVariants {
 public:
  /// bout: determines the order, the same on every machine. lately: results of `printed` for earlier bouts, latest first.
  /// words, lately: must outlive it.
  PaperVariants(const Words& words, const Script& bout, std::span<const std::string> lately);

  [[nodiscard]] const Words& words() const { return words_; }
  /// The key of the chosen variant "<topic>.1", "<topic>.2", ...; the topic itself if it has none.
  [[nodiscard]] std::string take(const std::string& topic);
  /// A quote with its speaker's name: one of the topic's variants. places: see `Words::say`.
  [[nodiscard]] std::string quote(const std::string& topic, std::string_view name, Words::Arguments places);
  /// The bout and the variants taken so far, as one line to be stored.
  [[nodiscard]] const std::string& printed() const { return printed_; }

 private:
  const Words& words_;
  std::uint64_t bout_;
  std::span<const std::string> lately_;
  std::string printed_;
};

/// Base of a game's page writer; everything passed in must outlive it. Setup, State: the game's.
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

/// Of a bout of two that is scored round by round. Beside the state stands `cards_of(state)`, its scorecards.
template <class Setup, class State>
class PageWriterOfTwo : public PageWriter<Setup, State> {
 public:
  using PageWriter<Setup, State>::PageWriter;

 protected:
  /// A page that shows the winner, if there is one.
  [[nodiscard]] FrontPageModel new_page() const {
    FrontPageModel page;
    if (this->state_.end.has_winner) {
      page.winner = scene::mark_of(this->state_.end.winner);
    }
    return page;
  }
  /// The winner; red of a draw.
  [[nodiscard]] Corner first() const { return this->state_.end.has_winner ? this->state_.end.winner : Corner::red; }
  [[nodiscard]] const std::string& name_of_corner(Corner corner) const { return this->names_[index_of(corner)]; }
  /// How often somebody fell, if anybody did. one, more: keys.
  void write_falls(FrontPageModel& page, int falls, std::string_view one, std::string_view more) const {
    if (falls > 0) {
      page.story.push_back(this->words_.say(falls == 1 ? one : more, {{"count", std::to_string(falls)}}));
    }
  }
  /// The scorecards over the rounds that were scored; none was where somebody fell in the first. head: key.
  void write_cards(FrontPageModel& page, std::string_view head) const {
    if (!this->state_.scorecard.empty()) {
      overlay::write_cards(page, this->words_[head], this->names_, sums_of(cards_of(this->state_)));
    }
  }
};

/// Prepends a page to the list of recent ones and drops those too old to matter.
void remember_printed(std::vector<std::string>& lately, const std::string& page);

}  // namespace fc::overlay
