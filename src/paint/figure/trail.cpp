#include "paint/figure/trail.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace fc::paint {

Outline streak(const Trail& trail, float aside, float wide, std::size_t from) {
  const std::size_t last = trail.way.size() - 1;
  std::vector<Point> back;
  Outline outline;
  for (std::size_t index = from; index <= last; ++index) {
    const Point before = trail.way[index == 0 ? 0 : index - 1];
    const Point after = trail.way[std::min(last, index + 1)];
    const float length = std::max(0.01F, std::hypot(after.x - before.x, after.y - before.y));
    const Point across{-(after.y - before.y) / length * trail.radius, (after.x - before.x) / length * trail.radius};
    const float share = static_cast<float>(index - from) / static_cast<float>(last - from);
    const float full = std::sqrt(share);
    const Point at = trail.way[index];
    outline.points.push_back({at.x + across.x * (aside + wide) * full, at.y + across.y * (aside + wide) * full});
    back.push_back({at.x + across.x * (aside - wide) * full, at.y + across.y * (aside - wide) * full});
  }
  outline.points.insert(outline.points.end(), back.rbegin(), back.rend());
  outline.close();
  return outline;
}

}  // namespace fc::paint
