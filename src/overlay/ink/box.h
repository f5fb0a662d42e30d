// The overlay's name for the rectangles of the picture.
#pragma once

#include "scene/box.h"

namespace fc::overlay {

using scene::Box;

}  // namespace fc::overlay
