// What the corners of all games for two corners share beside `CornerOf`: red and blue, and what the screen calls
// them.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cabinet/program/corner_of.h"
#include "core/corner.h"
#include "scene/stage.h"

namespace fc::cabinet {

/// R: the game's rules. Catalogue: what library/<slug> reads.
template <Ruleset R, class Catalogue>
class CornerOfTwo : public CornerOf<R, Catalogue> {
 public:
  [[nodiscard]] std::vector<std::string> names(const Script& script, const Words& words) const final {
    std::vector<std::string> names;
    for (std::string& name : boxers_in(script.setup)) {
      const std::string_view corner = words[names.empty() ? "menu.corner.red" : "menu.corner.blue"];
      names.push_back(name.empty() ? std::string(corner) : std::move(name));
    }
    return names;
  }
  [[nodiscard]] std::vector<scene::SeatMark> marks(const Script& /*script*/) const final {
    return {scene::mark_of(Corner::red), scene::mark_of(Corner::blue)};
  }

 protected:
  using CornerOf<R, Catalogue>::CornerOf;

 private:
  /// The names in a script's set-up, red's and blue's; empty: he has none, or the set-up cannot be used.
  [[nodiscard]] virtual std::array<std::string, 2> boxers_in(std::string_view setup) const = 0;
};

}  // namespace fc::cabinet
