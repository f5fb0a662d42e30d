#include "scene/commentary.h"

namespace fc::scene {

std::string variant_of(const std::string& topic, std::size_t moment, const Words& words) {
  std::size_t count = 0;
  while (words.has(topic + "." + std::to_string(count + 1))) {
    ++count;
  }
  return topic + "." + std::to_string(count == 0 ? 1 : moment % count + 1);
}

}  // namespace fc::scene
