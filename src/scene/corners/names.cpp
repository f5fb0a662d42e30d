#include "scene/corners/names.h"

#include <cstdlib>

namespace fc::scene {

std::string with_sign(int amount) { return (amount < 0 ? "\u2013" : "+") + std::to_string(std::abs(amount)); }

}  // namespace fc::scene
