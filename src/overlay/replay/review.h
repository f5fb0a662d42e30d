// What decided a bout, on one page: a sentence, the chance over time with the moments that made it, what pulled it which
// way, and the choices and rolls that mattered most. Everything is worded by whoever shows it; figures stand there on
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

/// How bad a choice was. Points of chance, of a hundred: from 3, from 6, from 10.
enum class ChoiceGrade : std::uint8_t { inaccuracy, mistake, blunder };
/// What it is called.
std::string_view key_of(ChoiceGrade grade);
/// As chess players write it.
std::string_view sign_of(ChoiceGrade grade);

/// A moment on the curve that can be looked at again.
struct ReviewPin {
  enum class Kind : std::uint8_t {
    turning,  ///< where the chance moved most
    down,     ///< a man goes down
    cut,      ///< one opens
    choice,   ///< a choice that cost its corner much
  };
  Kind kind = Kind::turning;
  float at = 0;                        ///< 0 to 1 along the bout
  std::optional<Corner> who{};         ///< whom it happens to, or who chose; none: nobody alone
  std::string words;                   ///< what happened, in one line
  std::optional<ChoiceGrade> grade{};  ///< of a choice
};

/// One thing that moved the chance: from where to where.
struct ReviewPull {
  std::string words;  ///< "The dice"
  float from = 0;     ///< red's chance, 0 to 1; sums on the way may lie a little beyond
  float to = 0;
};

/// One choice or roll of the lists.
struct ReviewLine {
  std::string words;                   ///< "Round 6: Left jab"
  float points = 0;                    ///< what it cost, or brought, of a hundred
  std::optional<ChoiceGrade> grade{};  ///< of a choice
};

/// How easily a corner's secret picks could be guessed. Shares are of all his picks, 0 to 1.
struct ReviewRead {
  std::string line{};   ///< worded; empty: he picked nothing in secret, or too little
  std::string habit{};  ///< worded: what told most, or that nothing did
  float guessed = 0;    ///< by a simple reader
  float allowed = 0;    ///< by the mix that nobody can exploit
};

/// What became of one seat's cash, in thousands.
struct ReviewAccount {
  std::string name;
  std::string deals_of;  ///< worded: what `deals` are
  float change = 0;
  std::vector<float> parts{};       ///< what it came of, as `account_heads`; their sum is `change`
  std::vector<ReviewLine> deals{};  ///< the worst first; `points` are thousands
  std::size_t first_pin = 0;        ///< of `deals`: where they lead, as `ReviewAction::pin`
};

struct ReviewModel {
  /// The round that begins there.
  struct Bell {
    float at = 0;  ///< 0 to 1
    int round = 1;
  };

  std::array<std::string, 2> names{};                ///< red, blue: short
  std::string outcome{};                             ///< worded: how it ended
  std::string sentence{};                            ///< worded; empty: it is being reckoned
  std::string rarity{};                              ///< worded: how rare such dice are; may be empty
  std::string advice{};                              ///< worded: what the loser can do otherwise; may be empty
  std::vector<float> chances{};                      ///< red's, 0 to 1, from the first bell to the end at even steps
  std::vector<Bell> bells{};                         ///< in order
  std::vector<ReviewPin> pins{};                     ///< in order
  std::vector<ReviewPull> pulls{};                   ///< from the first bell's chance to the result
  std::array<std::vector<ReviewLine>, 2> choices{};  ///< red's, blue's: the worst first, then what was many times
  std::array<std::string, 2> no_choices{};           ///< worded: what stands there if they are none
  std::array<std::vector<ReviewLine>, 2> rolls{};    ///< which helped red, blue: the most helpful first
  std::array<ReviewRead, 2> read{};                  ///< red, blue
  bool many = false;                                 ///< of a game of more than two: accounts instead of curve and lists
  std::vector<ReviewAccount> accounts{};             ///< by seat; empty as long as they are reckoned
  std::vector<std::string> account_heads{};          ///< worded
  std::string account_unit{};                        ///< worded
  std::string no_deals{};                            ///< worded
  bool whole = false;                                ///< pins and lists are there; else they are still being laid out
  bool shows_figures = false;
  bool can_keep = false;
  bool kept = false;
  bool clean = false;  ///< without buttons: for the PNG
};

/// The leaves of the lists, for `PageState::page`.
enum class ReviewLeaf : std::uint8_t { choices, rolls, read };

struct ReviewAction {
  enum class Kind : std::uint8_t {
    back,
    figures,  ///< shown or not
    keep,     ///< as a picture
    pin,      ///< `index` of the pins is looked at again
    choice,   ///< `index` of that corner's choices
    roll,     ///< `index` of the rolls that helped that corner
  };
  Kind kind = Kind::back;
  Corner corner = Corner::red;
  std::size_t index = 0;
};

/// "+14", "−6": of a hundred, with a sign of its own.
std::string points_words(float points);

std::optional<ReviewAction> review_screen(const ReviewModel& model, PageState& state, Ui& ui);

}  // namespace fc::overlay
