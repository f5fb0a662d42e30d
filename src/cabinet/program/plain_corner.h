// The corner of a game that is shown by `PlainScene` and `PlainPanels`: who boxes is called by his name, and every seat has
// a mark of its own.
#pragma once

#include <string>
#include <vector>

#include "cabinet/program/corner_of.h"
#include "scene/plain_scene.h"

namespace fc::cabinet {

/// R: the game's rules. Catalogue: what library/<slug> reads; beside it stands `names_in(catalogue, setup)`, by seat.
template <Ruleset R, class Catalogue>
class PlainCorner : public CornerOf<R, Catalogue> {
 public:
  [[nodiscard]] std::vector<std::string> names(const Script& script, const Words& /*words*/) const final {
    return names_in(this->catalogue(), script.setup);
  }
  [[nodiscard]] std::vector<scene::SeatMark> marks(const Script& script) const final {
    std::vector<scene::SeatMark> marks;
    for (std::size_t seats = names_in(this->catalogue(), script.setup).size(); marks.size() < seats;) {
      marks.push_back(scene::mark_of_seat(static_cast<int>(marks.size())));
    }
    return marks;
  }

 protected:
  using CornerOf<R, Catalogue>::CornerOf;
};

}  // namespace fc::cabinet
