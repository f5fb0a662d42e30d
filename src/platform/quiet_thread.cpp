#include "platform/quiet_thread.h"

#include <SDL.h>

namespace fc::platform {

void give_way_to_others() { SDL_SetThreadPriority(SDL_THREAD_PRIORITY_LOW); }

}  // namespace fc::platform
