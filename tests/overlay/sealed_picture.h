// The picture that betrays a secret pick, or does not.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "match/match.h"

namespace fc::overlay::test {

/// The pixels of the panels while the pick of the first seat is in and the other's is awaited, in front of each other and
/// with one person in both seats. match: both are asked now; it takes the pick. names: by seat. One number for all of them.
std::size_t picture_with_first_sealed(Match& match, const std::vector<std::string>& names, std::string_view pick);

}  // namespace fc::overlay::test
