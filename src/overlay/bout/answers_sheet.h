// What every answer to an open question means, side by side: a sheet over the ring for whoever presses the details button.
#pragma once

#include <cstddef>

#include "overlay/controls/ui.h"
#include "scene/prompt.h"

namespace fc::overlay {

/// Questions with more answers than this are explained by the rulebook alone.
inline constexpr std::size_t most_answers_explained = 8;

/// Nothing on it takes the focus: the question itself stays open beside it. question: open, at most
/// `most_answers_explained` options. box: the ring's place on the screen.
void answers_sheet(const scene::Prompt& question, const Box& box, Ui& ui);

}  // namespace fc::overlay
