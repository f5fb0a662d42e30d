// The roster: a seat looks for a boxer (or team) by traits, name and favourites, a page at a time, with two cards side by
// side. One screen for every game.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "overlay/controls/ui.h"
#include "overlay/screens/setup.h"
#include "scene/stage.h"

namespace fc::overlay {

/// One row of a page. All texts are worded.
struct RosterRow {
  std::string name;
  std::string note;            ///< a few words behind the name; may be empty
  std::vector<Looks> looks{};  ///< of the boxer, or of all men of the team
  bool favourite = false;
  std::optional<scene::SeatMark> taken;  ///< mark of a seat that has chosen this row already
};

/// A card, and the colour and shape it is shown in.
struct RosterCard {
  BoxerCardModel card;
  scene::SeatMark mark;
};

struct RosterModel {
  std::string seat;                ///< worded: who chooses, "Red corner"
  scene::SeatMark mark;            ///< of that seat
  std::vector<OptionRow> traits;   ///< the traits to filter by; only those that this roster has
  std::optional<OptionRow> order;  ///< the order of the results, if it can be chosen
  bool has_names = false;          ///< there is a search by name
  std::string name;                ///< the name that is searched for
  bool has_favourites = false;     ///< favourites can be marked and filtered
  bool favourites_only = false;
  bool has_gym = false;         ///< the boxer that is shown can be copied, or changed if he is the player's own
  bool has_desk = false;        ///< the bout with the row that is shown can be simulated
  bool can_match = false;       ///< an opponent for an even bout can be looked for
  std::vector<RosterRow> rows;  ///< this page
  int shown = -1;               ///< index of the row whose card is shown; -1: nothing was found
  int page = 0;                 ///< 0 to pages - 1
  int pages = 1;                ///< at least 1
  int found = 0;                ///< number of rows on all pages
  RosterCard card;              ///< of the row that is shown
  std::string card_title;       ///< worded: name of the other game that the card is from; empty: it is of this game
  std::string turn_to;  ///< worded: the game whose card of him is shown next, "In ..."; empty: there is only one card
  std::optional<RosterCard> beside;  ///< a second card for comparison
  std::string beside_title;          ///< worded: heading of the second card, "Against"
  bool beside_left = false;          ///< the second card is the left one
  std::optional<Odds> odds{};        ///< of the two cards, left against right
};

/// What the screen remembers between frames.
struct RosterState {
  bool looking = false;  ///< the sheet with the filters is open (on small screens)
  bool writing = false;  ///< the letters to write a name are open
};

struct RosterAction {
  enum class Kind : std::uint8_t {
    back,
    choose,           ///< the seat chooses the row that is shown
    show,             ///< row `index` has the focus: show its card
    set_trait,        ///< set trait `index` to `value`
    set_order,        ///< set the order: `value` is the index among its values
    set_name,         ///< search for the name `text`
    favourites_only,  ///< switch this filter on or off
    mark_favourite,   ///< mark row `index` as a favourite or remove the mark
    turn_page,        ///< turn by `value`: +1 or -1
    random,
    even_match,
    open_gym,   ///< open the gym with the row that is shown
    what_if,    ///< simulate the bout with the row that is shown many times
    turn_card,  ///< show the next game's card of the row that is shown
  } kind = Kind::back;
  int index = 0;
  int value = 0;
  std::string text = {};
};

/// Number of rows that a page has on this output at this size of text; at least 3.
int roster_page_rows(const Ui& ui);

std::optional<RosterAction> roster_screen(const RosterModel& model, RosterState& state, Ui& ui);

}  // namespace fc::overlay
