// The parts of the page that shows what decided a bout (review.h).
#pragma once

#include <optional>

#include "overlay/replay/review.h"

namespace fc::overlay {

/// The curve with its bells, below it the row of pins, and below that the text of the pin that has the focus.
std::optional<ReviewAction> review_curve(const ReviewModel& model, Box box, Ui& ui);

/// One bar for each cause that moved the chance, each starting where the previous one ended. Red's side is on the left,
/// blue's on the right.
void review_pulls(const ReviewModel& model, Box box, Ui& ui);

/// One tab of the lists, a column for each corner; on an upright screen one below the other.
std::optional<ReviewAction> review_lists(const ReviewModel& model, ReviewTab tab, const Box& box, Ui& ui);

/// Shown instead of these parts in a game of more than two seats: how each seat's cash changed, and the worst deals of the
/// selected seat.
std::optional<ReviewAction> review_accounts(const ReviewModel& model, PageState& state, Box box, Ui& ui);

/// The tab that shows how easily each corner's picks could be guessed, a column for each; on an upright screen one below the
/// other.
void review_reads(const ReviewModel& model, const Box& box, Ui& ui);

}  // namespace fc::overlay
