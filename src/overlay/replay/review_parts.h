// The parts of the page that says what decided a bout.
#pragma once

#include <optional>

#include "overlay/replay/review.h"

namespace fc::overlay {

/// The curve with its bells, the pins below it in a row, and below them what the pin with the focus says.
std::optional<ReviewAction> review_curve(const ReviewModel& model, Box box, Ui& ui);

/// Red's side on the left, blue's on the right: a bar for each thing that pulled, each from where the last one let go.
void review_pulls(const ReviewModel& model, Box box, Ui& ui);

/// One leaf of the lists, a column a corner; upright one below the other.
std::optional<ReviewAction> review_lists(const ReviewModel& model, ReviewLeaf leaf, const Box& box, Ui& ui);

/// Instead of all of these in a game of more than two: what became of everybody's cash, and the worst deals of the seat
/// that is chosen.
std::optional<ReviewAction> review_accounts(const ReviewModel& model, PageState& state, Box box, Ui& ui);

/// The leaf that says how each could be read, a column a corner; upright one below the other.
void review_reads(const ReviewModel& model, const Box& box, Ui& ui);

}  // namespace fc::overlay
