// Scheduling priority and memory use of the process.
#pragma once

namespace fc::platform {

/// Gives the calling thread the lowest priority that SDL offers. No effect where the system does not allow it.
void give_way_to_others();

/// Call before large allocations and before SDL is used: makes glibc allocate pictures with mmap, so that freed ones return
/// to the system, and lets SDL take the largest in large pages where the system has some.
///
/// glibc does so from 128 KiB on, but raises this threshold to the size of the first such block that is freed. Later
/// pictures of up to that size are then placed in the heap among small objects, and the gaps they leave (a sixth of it after
/// some minutes of boxing) are never returned. A threshold set explicitly stays.
void prepare_memory_for_pictures();

/// Returns free pages of the heap to the system. Takes some milliseconds: call it while no frame is due.
void give_memory_back();

}  // namespace fc::platform
