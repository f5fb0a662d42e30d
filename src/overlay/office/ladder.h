// A ladder of men that moves: who stands where, how many places he rose or fell, and how he has done lately.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/looks.h"
#include "overlay/controls/ui.h"
#include "scene/stage.h"

namespace fc::overlay {

/// How a bout ended for a man.
enum class Form : std::uint8_t { won, lost, drawn };

/// The latest bouts as a row of marks, the newest at the right: a full disc is won, a ring is drawn, a bar is lost. forms:
/// oldest first; as many of the newest are shown as fit.
void form_marks(Ui& ui, const Box& box, std::span<const Form> forms);

/// An arrow up or down with the number of places, in green or dark red; a dash for 0.
void place_change(Ui& ui, const Box& box, int risen);

/// One man.
struct LadderRow {
  std::string place{};                    ///< "1"
  std::string name{};                     ///< worded
  std::string note{};                     ///< worded, small: what there is to say about him now; may be empty
  std::string figure{};                   ///< worded, at the right
  std::optional<scene::SeatMark> mark{};  ///< whose he is
  std::vector<Form> form{};               ///< oldest first
  float from = 0;                         ///< the row in which he stood before, from 0
  int risen = 0;                          ///< places he rose, below 0 fell
  bool is_new = false;                    ///< he had no place before
  bool crowned = false;                   ///< on gold
  bool lit = false;                       ///< his seat is the one that is looked at
  std::optional<Looks> looks{};           ///< none: nobody draws him
};

/// All of them, the best first.
struct LadderModel {
  std::vector<LadderRow> rows{};
  std::string figure_head{};  ///< worded: what the figures are
  std::string new_word{};     ///< worded: in place of an arrow; empty: nobody moves, there are no arrows
  float moved = 1;            ///< 0: everybody stands where he stood before, 1: where he stands now
  bool can_be_chosen = true;
};

/// What a ladder remembers between frames.
struct LadderState {
  float scroll = 0;
};

/// Returns the row that was pressed. Rows stand in as many columns as there is width for, and scroll if they are still too
/// many. focused: becomes the row that has the focus, else it stays as it is.
std::optional<int> ladder(Ui& ui, const Box& box, const LadderModel& model, LadderState& state, int& focused);

}  // namespace fc::overlay
