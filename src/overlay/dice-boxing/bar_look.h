// What the parts of a bar are called and which inks they have. Source: rules/dice-boxing/rules.md, 10.1.
#pragma once

#include <string>

#include "overlay/controls/ui.h"
#include "rules/dice-boxing/setup.h"
#include "scene/dice-boxing/bar.h"

namespace fc::dice_boxing {

/// How one part of a bar is drawn.
struct PartLook {
  ImU32 ground = overlay::colour::paper_shade;
  ImU32 letters = overlay::colour::ink;
};

/// corner: whose roll it is; means nothing on the judges' bar.
PartLook look_of(const Setup& setup, const Bar& bar, const BarPart& part, Corner corner);

/// The word on a part, "LANDS" or "Jab"; empty for parts that are told by their points alone.
std::string word_of(const Setup& setup, const Bar& bar, const BarPart& part, overlay::Ui& ui);

/// A shorter word for a narrow part, "A" for "Waved off", "Near" for "Near ropes"; empty if there is none.
std::string short_word_of(const Bar& bar, const BarPart& part, overlay::Ui& ui);

/// "00–55" or "97".
std::string faces_of(const BarPart& part);

}  // namespace fc::dice_boxing
