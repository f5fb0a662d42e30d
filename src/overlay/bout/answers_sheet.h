// What every answer to an open question means, side by side: a sheet over the ring for whoever presses the details button;
// and the sign of what speaks against one.
#pragma once

#include <cstddef>
#include <string>

#include "overlay/controls/ui.h"
#include "scene/prompt.h"

namespace fc::overlay {

/// Questions with more answers than this are explained by the rulebook alone.
inline constexpr std::size_t most_answers_explained = 8;

/// Nothing on it takes the focus: the question itself stays open beside it. question: open, at most
/// `most_answers_explained` options. box: the ring's place on the screen.
void answers_sheet(const scene::Prompt& question, const Box& box, Ui& ui);

/// The sign in the corner of an answer against which something speaks, so that it is seen before the focus is there; nothing
/// if nothing does. answer: the place of its button or row.
void warning_sign(Ui& ui, const Box& answer, const scene::Option& option);
/// What speaks against any of these answers, after the answer's name, a line each; empty if nothing does.
std::string warnings_of(const scene::Prompt& question);

}  // namespace fc::overlay
