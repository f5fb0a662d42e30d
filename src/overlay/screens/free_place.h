// Where on a full screen a notice hides nothing.
#pragma once

#include <span>

#include "overlay/ink/imgui_layer.h"

namespace fc::overlay {

/// A place for one of these sizes (their x and y are not looked at), the first that finds one, as near to the top as can be
/// and then to the middle, where nothing has been drawn in this frame but grounds: paper, and fills of more than a twelfth
/// of the screen. Where the screen is full, the place that hides least.
Box free_place(const ImguiLayer& layer, std::span<const Box> sizes);

}  // namespace fc::overlay
