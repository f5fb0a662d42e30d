// The roster: whom a seat brings is looked for by traits, name and favourites, a page at a time, with two cards side by
// side. One screen for every game.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "overlay/controls/ui.h"
#include "overlay/screens/setup.h"
#include "scene/stage.h"

namespace fc::overlay {

/// One of a page. All texts are worded.
struct RosterRow {
  std::string name;
  std::string note;            ///< a few words behind the name; may be empty
  std::vector<Looks> looks{};  ///< of him, or of the men of his team
  bool favourite = false;
  std::optional<scene::SeatMark> taken;  ///< a seat brings him already: that seat's mark
};

/// A card, and the colour and shape it is shown in.
struct RosterCard {
  BoxerCardModel card;
  scene::SeatMark mark;
};

struct RosterModel {
  std::string seat;                ///< worded: who chooses, "Red corner"
  scene::SeatMark mark;            ///< of that seat
  std::vector<OptionRow> traits;   ///< what can be looked for; only what this roster has
  std::optional<OptionRow> order;  ///< how those who are found follow each other, if that can be chosen
  bool has_names = false;          ///< a name can be looked for
  std::string name;                ///< that is looked for
  bool has_favourites = false;     ///< favourites can be marked and looked for
  bool favourites_only = false;
  bool has_gym = false;              ///< the one who is shown can be copied, or changed where he is the player's own
  bool has_desk = false;             ///< what would become of the bout with the row that is shown can be tried
  bool can_match = false;            ///< somebody can be looked for who makes an even bout
  std::vector<RosterRow> rows;       ///< this page
  int shown = -1;                    ///< the row whose card is shown; -1: nobody fits
  int page = 0;                      ///< 0 to pages - 1
  int pages = 1;                     ///< at least 1
  int found = 0;                     ///< on all pages
  RosterCard card;                   ///< of the row that is shown
  std::string card_title;            ///< worded: the other game whose card it is; empty: his card of this game
  std::string turn_to;               ///< worded: the game whose card of him is shown next, "In ..."; empty: he has one card
  std::optional<RosterCard> beside;  ///< to compare him with
  std::string beside_title;          ///< worded: who that is, "Against"
  bool beside_left = false;          ///< that card is the left one
  std::optional<Odds> odds{};        ///< of the two cards, as they stand from the left
};

/// What the screen remembers by itself between frames.
struct RosterState {
  bool looking = false;  ///< where the screen is small: the sheet with what is looked for lies open
  bool writing = false;  ///< the letters lie open
};

struct RosterAction {
  enum class Kind : std::uint8_t {
    back,
    choose,           ///< the seat brings the row that is shown
    show,             ///< row `index` has the focus: its card is wanted
    set_trait,        ///< index: of `traits`, value: the new one
    set_order,        ///< value: the place of the new one among its values
    set_name,         ///< text: the name to look for
    favourites_only,  ///< on or off
    mark_favourite,   ///< row `index` becomes a favourite, or is none any more
    turn_page,        ///< value: +1 or -1
    random,
    even_match,
    open_gym,   ///< with the row that is shown
    what_if,    ///< the bout with the row that is shown, very often
    turn_card,  ///< how the next game sees the row that is shown
  } kind = Kind::back;
  int index = 0;
  int value = 0;
  std::string text = {};
};

/// How many rows a page has on this output at this size of text; at least 3.
int roster_page_rows(const Ui& ui);

std::optional<RosterAction> roster_screen(const RosterModel& model, RosterState& state, Ui& ui);

}  // namespace fc::overlay
