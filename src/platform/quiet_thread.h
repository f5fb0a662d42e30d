// Threads that work beside the picture.
#pragma once

namespace fc::platform {

/// From now on the calling thread runs when nobody else wants its core. Where the system does not allow it, nothing happens.
void give_way_to_others();

}  // namespace fc::platform
