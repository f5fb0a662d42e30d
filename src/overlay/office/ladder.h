// An animated ladder of men: who stands where, how many places each rose or fell, and his latest results.
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
  std::string note{};                     ///< worded, small: a remark about him; may be empty
  std::string figure{};                   ///< worded: his figure at the right
  std::optional<scene::SeatMark> mark{};  ///< the seat that he belongs to
  std::vector<Form> form{};               ///< oldest first
  float from = 0;                         ///< the row he moves from, from 0
  int risen = 0;                          ///< places he rose; negative: fell
  bool is_new = false;                    ///< he had no place before
  bool crowned = false;                   ///< drawn on gold
  bool lit = false;                       ///< highlighted: he belongs to the seat that is looked at
  std::optional<Looks> looks{};           ///< for his portrait; none: no portrait
};

/// The ladder. rows: the best first.
struct LadderModel {
  std::vector<LadderRow> rows{};
  std::string figure_head{};  ///< worded: heading of the figures
  std::string new_word{};     ///< worded: shown instead of an arrow for a new man; empty: no arrows at all
  float moved = 1;            ///< progress of the movement: 0 at the rows before, 1 at the present rows
  bool can_be_chosen = true;
};

/// What a ladder remembers between frames.
struct LadderState {
  float scroll = 0;
};

/// Draws a ladder and returns the row that was pressed. Rows stand in as many columns as the width allows, and scroll if
/// they are still too many. focused: set to the row that has the focus, if one has.
std::optional<int> ladder(Ui& ui, const Box& box, const LadderModel& model, LadderState& state, int& focused);

}  // namespace fc::overlay
