// The Gym: the name, the choices and the ratings of one boxer are changed, and what each of them does is seen at once. One
// screen for every game whose boxers can be made.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "overlay/controls/ui.h"
#include "overlay/screens/setup.h"

namespace fc::overlay {

/// One rating. To the right is better, whether its figure rises or falls.
struct GymRating {
  std::string label;   ///< key
  std::string value;   ///< as his card shows it
  int place = 0;       ///< 0, the worst, to places - 1, the best
  int places = 1;      ///< at least 1
  std::string before;  ///< value and place when the screen opened
  int place_before = 0;
  std::string effect;  ///< worded: what it does as it stands
  std::string help;    ///< key of a line that explains the rating itself; may be empty
  std::string better;  ///< the figure in `effect` one step better; empty: it is at its best
};

/// What happens so often of a hundred times. All texts are worded.
struct GymBar {
  struct Part {
    std::string name;
    int share = 0;   ///< of the whole bar
    int strong = 0;  ///< of `share`: those that count more
  };
  std::string title;
  std::vector<Part> parts;  ///< from the left; their shares are the whole bar
  Part over;                ///< lies over the right end of the others; share 0: nothing does
};

struct GymModel {
  std::string name;  ///< may be empty
  std::vector<OptionRow> choices;
  std::vector<GymRating> ratings;
  std::vector<GymBar> bars;
  std::string opponent;          ///< worded; empty: he has none
  std::optional<Odds> odds{};    ///< against that opponent; he himself is the left one
  Corner corner = Corner::red;   ///< in which he meets that opponent
  bool is_kept = false;          ///< he is in the roster: he can be copied and removed
  bool is_changed = false;       ///< leaving would lose something
  std::optional<Looks> looks{};  ///< none: nobody draws him
  bool dressing = false;         ///< the page of his looks: `choices` are theirs, and there are no ratings
};

/// What the screen remembers by itself between frames.
struct GymState {
  float scroll = 0;
  int told = 0;          ///< the row that is explained: choices first, then ratings
  bool writing = false;  ///< the letters lie open
  bool leaving = false;  ///< the question about what would be lost lies open
};

struct GymAction {
  enum class Kind : std::uint8_t {
    back,
    set_name,    ///< text
    set_choice,  ///< index: of `choices`, value: the new one
    set_rating,  ///< index: of `ratings`, value: the new place
    save,
    start_afresh,  ///< with a newcomer
    copy,          ///< from now on he is somebody new
    remove,        ///< out of the roster, for ever
    forget,        ///< leave without what was changed
    turn_page,     ///< from figures to looks, and back
    other_looks,   ///< drawn at random
  } kind = Kind::back;
  int index = 0;
  int value = 0;
  std::string text = {};
};

/// How long the name of a boxer may be, in letters.
inline constexpr std::size_t longest_boxer_name = 32;

std::optional<GymAction> gym_screen(const GymModel& model, GymState& state, Ui& ui);

}  // namespace fc::overlay
