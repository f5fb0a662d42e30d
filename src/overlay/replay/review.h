// What decided a bout, on one page: a summary, the chance over time with the moments that changed it, how much each cause
// changed it, and the choices and rolls that mattered most. All texts are worded by the caller; figures are shown on
// request.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/corner.h"
#include "overlay/controls/ui.h"
#include "overlay/screens/pages.h"

namespace fc::overlay {

/// How bad a choice was, by the chance it cost: from 3, 6 and 10 percentage points.
enum class ChoiceGrade : std::uint8_t { inaccuracy, mistake, blunder };
/// Key of its name.
std::string_view key_of(ChoiceGrade grade);
/// Its sign in chess notation: "?!", "?" or "??".
std::string_view sign_of(ChoiceGrade grade);

/// A moment on the curve that can be watched again.
struct ReviewPin {
  enum class Kind : std::uint8_t {
    turning,  ///< where the chance moved most
    down,     ///< a man goes down
    cut,      ///< a cut opens
    choice,   ///< a choice that cost its corner much
  };
  Kind kind = Kind::turning;
  float at = 0;                        ///< 0 to 1 along the bout
  std::optional<Corner> who{};         ///< whom it happens to, or who chose; none: not one alone
  std::string words;                   ///< what happened, in one line
  std::optional<ChoiceGrade> grade{};  ///< of a choice
};

/// One cause that moved the chance, with the chance before and after it.
struct ReviewPull {
  std::string words;  ///< "The dice"
  float from = 0;     ///< red's chance, 0 to 1; intermediate sums may lie a little beyond
  float to = 0;
};

/// One choice or roll of the lists.
struct ReviewLine {
  std::string words;                   ///< "Round 6: Left jab"
  float points = 0;                    ///< percentage points that it cost or brought
  std::optional<ChoiceGrade> grade{};  ///< of a choice
};

/// How easily a corner's secret picks could be guessed. Shares of all his picks, 0 to 1.
struct ReviewRead {
  std::string line{};   ///< worded; empty: he made no or too few secret picks
  std::string habit{};  ///< worded: his most telling habit, or that he had none
  float guessed = 0;    ///< share guessed by a simple reader
  float allowed = 0;    ///< share that could be guessed if he mixed his picks optimally
};

/// How one seat's cash changed, in thousands.
struct ReviewAccount {
  std::string name;
  std::string deals_of;  ///< worded: heading of `deals`
  float change = 0;
  std::vector<float> parts{};       ///< the causes, as in `account_heads`; their sum is `change`
  std::vector<ReviewLine> deals{};  ///< the worst first; `points` are thousands
  std::size_t first_pin = 0;        ///< index of the first deal, as in `ReviewAction::pin`; the others follow
};

struct ReviewModel {
  /// The start of a round.
  struct Bell {
    float at = 0;  ///< 0 to 1
    int round = 1;
  };

  std::array<std::string, 2> names{};                ///< red, blue: short
  std::string outcome{};                             ///< worded: how it ended
  std::string sentence{};                            ///< worded summary; empty: it is still being computed
  std::string rarity{};                              ///< worded: how rare such luck with the dice is; may be empty
  std::string advice{};                              ///< worded: what the loser could do better; may be empty
  std::vector<float> chances{};                      ///< red's, 0 to 1, from the first bell to the end at even steps
  std::vector<Bell> bells{};                         ///< in order
  std::vector<ReviewPin> pins{};                     ///< in order
  std::vector<ReviewPull> pulls{};                   ///< from the first bell's chance to the result
  std::array<std::vector<ReviewLine>, 2> choices{};  ///< by red, by blue: the worst first, then repeated ones
  std::array<std::string, 2> no_choices{};           ///< worded: shown if there are no choices
  std::array<std::vector<ReviewLine>, 2> rolls{};    ///< those that helped red, blue: the most helpful first
  std::array<ReviewRead, 2> read{};                  ///< red, blue
  bool many = false;                                 ///< a game of more than two seats: accounts instead of curve and lists
  std::vector<ReviewAccount> accounts{};             ///< by seat; empty while they are computed
  std::vector<std::string> account_heads{};          ///< worded
  std::string account_unit{};                        ///< worded
  std::string no_deals{};                            ///< worded
  bool whole = false;                                ///< pins and lists are complete; else they are still being computed
  bool shows_figures = false;
  bool can_keep = false;
  bool kept = false;
  bool clean = false;  ///< without buttons: for the saved picture
};

/// The tabs of the lists, for `PageState::page`.
enum class ReviewTab : std::uint8_t { choices, rolls, read };

struct ReviewAction {
  enum class Kind : std::uint8_t {
    back,
    figures,  ///< show or hide the figures
    keep,     ///< save the page as a picture
    pin,      ///< watch pin `index` again
    choice,   ///< watch choice `index` of that corner
    roll,     ///< watch roll `index` of those that helped that corner
  };
  Kind kind = Kind::back;
  Corner corner = Corner::red;
  std::size_t index = 0;
};

/// Percentage points with their sign: "+14", "−6".
std::string points_words(float points);

std::optional<ReviewAction> review_screen(const ReviewModel& model, PageState& state, Ui& ui);

// The parts of the page that shows what decided a bout (review.h).

/// The curve with its bells, below it the row of pins, and below that the text of the pin that has the focus.
std::optional<ReviewAction> review_curve(const ReviewModel& model, Box box, Ui& ui);

/// One bar for each cause that moved the chance, each starting where the previous one ended. Red's side is on the left,
/// blue's on the right.
void review_pulls(const ReviewModel& model, Box box, Ui& ui);

/// One tab of the lists, a column for each corner; on an upright screen one below the other.
std::optional<ReviewAction> review_lists(const ReviewModel& model, ReviewTab tab, const Box& box, Ui& ui);

/// Shown instead of these parts in a game of more than two seats: how each seat's cash changed, and the worst deals of the
/// selected seat.
std::optional<ReviewAction> review_accounts(const ReviewModel& model, PageState& state, Box box, Ui& ui);

/// The tab that shows how easily each corner's picks could be guessed, a column for each; on an upright screen one below the
/// other.
void review_reads(const ReviewModel& model, const Box& box, Ui& ui);

}  // namespace fc::overlay
