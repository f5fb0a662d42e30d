// The two photographs of the newspaper.
#pragma once

#include "overlay/screens/pages.h"

namespace fc::overlay {

/// The place of the large one; without a photograph the winner's mark as an engraving, or the plot.
void last_moment(const FrontPageModel& model, const Box& box, Ui& ui);

/// The small one, and below it what it shows.
void hardest_blow(const FrontPageModel& model, Box box, Ui& ui);

}  // namespace fc::overlay
