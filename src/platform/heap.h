// How the C library keeps the program's memory.
#pragma once

namespace fc::platform {

/// Before anything large is asked for: pictures get pages of their own, which go back to the system when they do.
///
/// glibc does so from 128 KiB on, but after the first such block has been given back it raises that mark to the block's
/// size. From then on pictures of up to a screen's size lie among everything else in one heap, and the gaps that they leave
/// (a sixth of it after some minutes of boxing) are held for ever. A mark that is set by hand stays where it is.
void keep_pictures_out_of_the_heap();

}  // namespace fc::platform
