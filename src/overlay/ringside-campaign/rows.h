// Rows of a list on a card: a man, and what counts about him there.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "overlay/controls/ui.h"
#include "scene/stage.h"

namespace fc::ringside_campaign {

struct ListRow {
  std::string place{};  ///< in a narrow column at the left; may be empty
  std::string name;
  std::optional<scene::SeatMark> mark{};
  std::string note{};    ///< small, under the name
  std::string brief{};   ///< in its place where there is no room for it; may be empty
  std::string figure{};  ///< at the right
  std::string tag{};     ///< small and red, behind the name
  bool bad = false;      ///< the note warns
  bool chosen = false;
  bool faded = false;
};

/// How high one is.
float list_row_height(const overlay::Ui& ui);

/// Draws it and registers it as something to press.
overlay::Touch list_row(overlay::Ui& ui, std::string_view id, const overlay::Box& box, const ListRow& row,
                        const overlay::FocusTraits& traits);

/// A small heading over a list: what it is, and what the figures at its right are.
void list_head(overlay::Ui& ui, const overlay::Box& box, std::string_view text, std::string_view figure);

}  // namespace fc::ringside_campaign
