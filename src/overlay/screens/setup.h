// Match set-up (seats, whom each brings, options) and tale of the tape (all of them side by side before the bell).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/field.h"
#include "core/looks.h"
#include "overlay/controls/ui.h"
#include "scene/stage.h"

namespace fc::overlay {

// The chances of a pair, drawn in the same way on every screen.

/// How a bout of a pair is expected to end.
struct Odds {
  /// Per cent, together 100: the left one wins, draw, the right one wins.
  struct Shares {
    int left = 0;
    int drawn = 0;
    int right = 0;
    friend bool operator==(const Shares&, const Shares&) = default;
  };
  std::optional<Shares> shares;  ///< none: not known yet
  std::string assumes;           ///< worded: the bouts that were simulated, "6 rounds, even bots"

  friend bool operator==(const Odds&, const Odds&) = default;
};

/// The odds with both sides exchanged.
Odds turned(Odds odds);

/// Height that the bar needs, pixels.
float odds_bar_height(const Ui& ui);

/// Draws what the odds assume, and below it both chances as figures and as one bar in their inks, with draws in between.
/// Dots replace the figures while they are not known. inks: left, right.
void odds_bar(Ui& ui, Box box, const Odds& odds, const std::array<ImU32, 2>& inks);

/// Draws a thin bar along the upper edge of the ring. chance: the left one's, 0 to 1. inks: left, right.
void live_odds(const Box& ring, float chance, const std::array<scene::Ink, 2>& inks, Ui& ui);

enum class SeatKind : std::uint8_t { open, person, bot };

/// Who sits at a seat. Texts: "menu.device.<look>" and "menu.level.<level>".
struct SeatModel {
  SeatKind kind = SeatKind::open;
  Controls controls;           ///< of a person's device
  int device_number = 0;       ///< from 1 if there are several devices of this kind, else 0
  std::string name{};          ///< name given to the person; empty: none
  std::string level;           ///< of a bot: "novice", "contender", "champion"
  bool shares_device = false;  ///< both seats use this device: secret picks are hidden by a curtain
};

/// One figure of a boxer's card; label: a key.
struct RatingModel {
  std::string label;
  int value = 0;  ///< quality, 0 to `most`: the length of its bar
  int most = 1;
  std::string figure = {};  ///< the text shown, if it is not the value
};
struct BoxerCardModel {
  std::string name;
  std::string note;  ///< a worded line below the name; may be empty
  std::vector<RatingModel> ratings;
  std::vector<std::string> lines;       ///< worded: further lines (the boxers of his team)
  std::optional<scene::SeatMark> mark;  ///< the card's own colour and shape (a team's); none: the seat's
  std::vector<Looks> looks{};           ///< of the man, or of all men of the team; empty: not known
};

/// The card of a boxer whose ratings are fields; their labels: "<slug>.rating.<key>".
template <class Boxer, std::size_t count>
BoxerCardModel card_of(std::string_view slug, const std::array<Field<Boxer>, count>& ratings, const Boxer& boxer,
                       std::string_view name = {}, std::string_view note = {}) {
  BoxerCardModel card{.name = std::string(name), .note = std::string(note), .ratings = {}, .lines = {}, .mark = {}};
  for (const Field<Boxer>& field : ratings) {
    std::string label = std::string(slug).append(".rating.").append(field.kind.key);
    card.ratings.push_back({.label = std::move(label), .value = field.get(boxer), .most = field.kind.range->second});
  }
  return card;
}

/// One option of the bout. label: a key; values: keys, or plain figures ("12"); value: index of the present one.
struct OptionRow {
  std::string label;
  std::vector<std::string> values;
  int value = 0;
  std::string help;  ///< key of a line that explains it; may be empty
};

struct SetupModel {
  std::string game;                   ///< slug
  std::vector<SeatModel> seats;       ///< two: red and blue, face to face; other numbers: side by side around the table
  std::vector<BoxerCardModel> cards;  ///< by seat: the boxer or team that it brings
  std::vector<OptionRow> options;
  std::vector<std::string> makers;  ///< keys: the ways to make a new boxer or team
  bool has_roster = true;      ///< seats choose whom they bring; else that is fixed, and the seats are drawn side by side
  bool has_gym = false;        ///< boxers can be made and changed
  std::optional<Odds> odds{};  ///< of two seats; none: the game computes none
  std::array<Controls, 2> halves;  ///< left and right half of a keyboard shared by two
  bool has_lesson = false;
  bool has_desk = false;  ///< this bout can be simulated
  bool can_start = true;
  std::optional<int> naming;         ///< the letters to write this seat's name are open; none: closed
  std::vector<std::string> offered;  ///< earlier names to choose from
};
struct SetupAction {
  enum class Kind : std::uint8_t {
    back,
    start,         ///< on to the tale of the tape
    lesson,        ///< the playable lesson
    what_if,       ///< simulate this bout many times
    take_seat,     ///< the device used last takes `seat`
    next_sitter,   ///< change the sitter of `seat` to the next in the order person, each bot level (value: +1 or -1)
    name_seat,     ///< begin to name the person of `seat`
    set_name,      ///< text: the name written so far
    named,         ///< the name is finished
    next_entrant,  ///< `seat` brings the next of the roster (value: +1), or the previous one (-1)
    open_roster,   ///< open the roster for `seat`
    random_entrant,
    even_match,    ///< choose a boxer for `seat` who makes the bout even
    make_entrant,  ///< make a new boxer for `seat` in the way `makers[index]`
    open_gym,      ///< open the gym with the boxer of `seat`
    set_option,    ///< set option `index` to `value`
    rulebook,
  } kind = Kind::back;
  int seat = 0;
  int index = 0;
  int value = 0;
  std::string text = {};
};
/// Longest name of a person, in letters.
inline constexpr std::size_t longest_person_name = 16;
std::optional<SetupAction> setup_screen(const SetupModel& model, Ui& ui);

struct TaleRow {
  std::string label;  ///< key
  int red = 0;        ///< quality, 0 to `most`
  int blue = 0;
  int most = 1;
  std::array<std::string, 2> sums{};  ///< texts with the calculation, "71 − 11 = 60"; empty: the figure alone
};
struct TaleModel {
  std::string game;                   ///< slug
  std::vector<std::string> names;     ///< by seat
  std::vector<std::string> sitters;   ///< worded, by seat: "Pad 1", "Champion"
  std::vector<TaleRow> rows;          ///< for two seats: figures compared
  std::vector<BoxerCardModel> cards;  ///< for more seats: whom each brings
  std::string terms;                  ///< worded: "12 rounds"
  std::optional<Odds> odds{};         ///< of two seats; none: the game computes none
  std::vector<Looks> looks{};         ///< of both men, for two seats; for more they are on the cards
};
enum class TaleChoice : std::uint8_t { bell, back };
std::optional<TaleChoice> tale_screen(const TaleModel& model, Ui& ui);

}  // namespace fc::overlay
