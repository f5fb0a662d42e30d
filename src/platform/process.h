// How the program and its threads use the machine that they run on.
#pragma once

namespace fc::platform {

/// From now on the calling thread runs when nobody else wants its core. Where the system does not allow it, nothing happens.
void give_way_to_others();

/// Before anything large is asked for: pictures get pages of their own, which go back to the system when they do.
///
/// glibc does so from 128 KiB on, but after the first such block has been given back it raises that mark to the block's
/// size. From then on pictures of up to a screen's size lie among everything else in one heap, and the gaps that they leave
/// (a sixth of it after some minutes of boxing) are held for ever. A mark that is set by hand stays where it is.
void keep_pictures_out_of_the_heap();

/// Gives back the gaps in the heap that are a page or larger: some milliseconds, while nobody waits for a picture.
void give_memory_back();

}  // namespace fc::platform
