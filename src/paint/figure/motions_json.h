// assets/common/motions.json as guards and key poses.
#pragma once

#include "library/checked_json.h"
#include "paint/figure/motions.h"

namespace fc::paint {

/// object: the file. Faults: the first thing wrong, with its place in it.
Result<Motions::Book> read_motions(const Json& object);

}  // namespace fc::paint
