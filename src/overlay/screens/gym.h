// The Gym: edits a boxer's name, properties and ratings, with their effects shown live. Shared by all games with editable
// boxers.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "overlay/controls/ui.h"
#include "overlay/screens/setup.h"

namespace fc::overlay {

/// One rating. Further right is better, whether its number rises or falls.
struct GymRating {
  std::string label;   ///< key
  std::string value;   ///< as shown on his card
  int place = 0;       ///< 0, the worst, to places - 1, the best
  int places = 1;      ///< at least 1
  std::string before;  ///< value and place when the screen opened
  int place_before = 0;
  std::string effect;  ///< final text: its current effect
  std::string help;    ///< key of an explanation of the rating; may be empty
  std::string better;  ///< the number in `effect` after one step of improvement; empty: already best
};

/// Percentages as a segmented bar. All texts are final.
struct GymBar {
  struct Part {
    std::string name;
    int share = 0;   ///< of the whole bar
    int strong = 0;  ///< part of `share` that counts more
  };
  std::string title;
  std::vector<Part> parts;  ///< from the left; shares sum to the whole bar
  Part over;                ///< drawn over the right end; share 0: none
};

struct GymModel {
  std::string name;  ///< may be empty
  std::vector<OptionRow> choices;
  std::vector<GymRating> ratings;
  std::vector<GymBar> bars;
  std::string opponent;          ///< final text; empty: none
  std::optional<Odds> odds{};    ///< against that opponent; he is on the left
  Corner corner = Corner::red;   ///< his corner in that bout
  bool is_kept = false;          ///< he is saved: he can be copied and removed
  bool is_changed = false;       ///< there are unsaved changes
  std::optional<Looks> looks{};  ///< none: not shown
  bool dressing = false;         ///< the looks page: `choices` are the looks, no ratings
};

/// View state kept between frames.
struct GymState {
  float scroll = 0;
  int told = 0;          ///< the explained row: choices first, then ratings
  bool writing = false;  ///< the on-screen keyboard is open
  bool leaving = false;  ///< the question about unsaved changes is open
};

struct GymAction {
  enum class Kind : std::uint8_t {
    back,
    set_name,    ///< text
    set_choice,  ///< index: of `choices`, value: the new one
    set_rating,  ///< index: of `ratings`, value: the new place
    save,
    start_afresh,  ///< with a newcomer
    copy,          ///< turn him into an unsaved copy
    remove,        ///< delete him
    forget,        ///< leave without saving
    turn_page,     ///< between ratings and looks
    other_looks,   ///< drawn at random
  } kind = Kind::back;
  int index = 0;
  int value = 0;
  std::string text = {};
};

/// Maximum length of a boxer's name, in letters.
inline constexpr std::size_t longest_boxer_name = 32;

std::optional<GymAction> gym_screen(const GymModel& model, GymState& state, Ui& ui);

}  // namespace fc::overlay
