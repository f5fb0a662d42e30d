// Match set-up and tale of the tape: seats, what each brings, options; and all of them side by side before the bell.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/looks.h"
#include "overlay/controls/ui.h"
#include "scene/stage.h"

namespace fc::overlay {

// The chances of a pair, drawn in the same way wherever a pair stands side by side.

/// What becomes of a pair.
struct Odds {
  /// Per cent, together 100: what the left one wins, what is drawn, what the right one wins.
  struct Shares {
    int left = 0;
    int drawn = 0;
    int right = 0;
    friend bool operator==(const Shares&, const Shares&) = default;
  };
  std::optional<Shares> shares;  ///< none: not known yet
  std::string assumes;           ///< worded: which bouts these are, "6 rounds, even bots"

  friend bool operator==(const Odds&, const Odds&) = default;
};

/// The same pair with the right one on the left.
Odds turned(Odds odds);

/// How high the bar wants to be, in pixels.
float odds_bar_height(const Ui& ui);

/// What the odds assume, and below it both chances as figures and as one bar in their inks, draws between them. While they
/// are not known, dots stand for the figures. inks: left, right.
void odds_bar(Ui& ui, Box box, const Odds& odds, const std::array<ImU32, 2>& inks);

/// A thin bar along the upper edge of the ring: how much of it is the left one's, 0 to 1. inks: left, right.
void live_odds(const Box& ring, float chance, const std::array<scene::Ink, 2>& inks, Ui& ui);

enum class SeatKind : std::uint8_t { open, person, bot };

/// Who sits in a corner. Words: "menu.device.<look>" and "menu.level.<level>".
struct SeatModel {
  SeatKind kind = SeatKind::open;
  Controls controls;           ///< of a person's device
  int device_number = 0;       ///< 1.. when several of a kind are there, else 0
  std::string name{};          ///< that the person was given; empty: none
  std::string level;           ///< of a bot: "novice", "contender", "champion"
  bool shares_device = false;  ///< both seats use this device: the curtain will be drawn
};

/// One figure of a boxer's card; label: a key.
struct RatingModel {
  std::string label;
  int value = 0;  ///< how good it is, 0 to most: the length of its bar
  int most = 1;
  std::string figure = {};  ///< what is written, where that is not the value
};
struct BoxerCardModel {
  std::string name;
  std::string note;  ///< a worded line below the name; may be empty
  std::vector<RatingModel> ratings;
  std::vector<std::string> lines;       ///< worded: what else he brings (the boxers of his team)
  std::optional<scene::SeatMark> mark;  ///< it comes with this colour and shape (a team's), else the seat's own
  std::vector<Looks> looks{};           ///< of the man, or of all men of the team; empty: nobody knows
};

/// One option of the bout: label is a key; values are keys, or plain figures ("12").
struct OptionRow {
  std::string label;
  std::vector<std::string> values;
  int value = 0;
  std::string help;  ///< key of a line that explains it; may be empty
};

struct SetupModel {
  std::string game;                   ///< slug
  std::vector<SeatModel> seats;       ///< two: red and blue, face to face; others: side by side round the table
  std::vector<BoxerCardModel> cards;  ///< by seat: whom it brings
  std::vector<OptionRow> options;
  std::vector<std::string> makers;  ///< keys: ways to bring somebody new
  bool has_roster = true;  ///< a seat chooses what it brings; else that belongs to its place, and the seats are side by side
  bool has_gym = false;    ///< boxers can be made and changed
  std::optional<Odds> odds{};      ///< of two seats; none: the game reckons nothing
  std::array<Controls, 2> halves;  ///< of a keyboard that two share: the left one's, the right one's
  bool has_lesson = false;
  bool has_desk = false;  ///< what would become of this bout can be tried
  bool can_start = true;
  std::optional<int> naming;         ///< the letters lie open for the name of this seat
  std::vector<std::string> offered;  ///< names that were given before, to choose from
};
struct SetupAction {
  enum class Kind : std::uint8_t {
    back,
    start,         ///< on to the tale of the tape
    lesson,        ///< the playable lesson
    what_if,       ///< this bout, very often
    take_seat,     ///< the device that was used last sits down in `seat`
    next_sitter,   ///< `seat`: person, then each bot level, in turn (value: +1 or -1)
    name_seat,     ///< the person of `seat` wants a name
    set_name,      ///< text: that name so far
    named,         ///< that name is done
    next_entrant,  ///< `seat` brings the next one (value: +1), or the one before (-1)
    open_roster,   ///< `seat` looks for somebody in the whole roster
    random_entrant,
    even_match,    ///< `seat` brings somebody who makes an even bout
    make_entrant,  ///< `seat` brings somebody new, by the way `index` of `makers`
    open_gym,      ///< with whom `seat` brings
    set_option,    ///< index: of `options`, value: the new one
    rulebook,
  } kind = Kind::back;
  int seat = 0;
  int index = 0;
  int value = 0;
  std::string text = {};
};
/// How long the name of a person may be, in letters.
inline constexpr std::size_t longest_person_name = 16;
std::optional<SetupAction> setup_screen(const SetupModel& model, Ui& ui);

struct TaleRow {
  std::string label;  ///< key
  int red = 0;        ///< how good it is, 0 to most
  int blue = 0;
  int most = 1;
  std::array<std::string, 2> sums{};  ///< what is written, "71 − 11 = 60": how each comes about; empty: the figure alone
};
struct TaleModel {
  std::string game;                   ///< slug
  std::vector<std::string> names;     ///< by seat
  std::vector<std::string> sitters;   ///< worded, by seat: "Pad 1", "Champion"
  std::vector<TaleRow> rows;          ///< two seats: figure against figure
  std::vector<BoxerCardModel> cards;  ///< more seats: what each brings
  std::string terms;                  ///< worded: "12 rounds"
  std::optional<Odds> odds{};         ///< of two seats; none: the game reckons nothing
  std::vector<Looks> looks{};         ///< of both men of two seats; those of more are on the cards
};
enum class TaleChoice : std::uint8_t { bell, back };
std::optional<TaleChoice> tale_screen(const TaleModel& model, Ui& ui);

}  // namespace fc::overlay
