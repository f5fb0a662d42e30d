// Base of scenes of two-corner games: both names, prompt and newspaper.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/result.h"
#include "match/match_of.h"
#include "scene/corners/story_book.h"
#include "scene/scene_of.h"

namespace fc::scene {

/// The choreography's namespace has `make_prompt` and `papers_of` (scene/<slug>/game.h).
template <Ruleset R, class Choreography>
class SceneOfTwo : public SceneOf<R, Choreography, Names> {
 public:
  SceneOfTwo(const typename R::Setup& setup, Names names) : SceneOf<R, Choreography, Names>(setup, std::move(names)) {}

  [[nodiscard]] Papers papers(const Words& words) const final {
    return papers_of(this->choreography(), this->names(), words);
  }
  [[nodiscard]] Names men(double, const Words&) const final { return this->names(); }
  [[nodiscard]] Prompt prompt(const Match& match, const Need& need, const Words& words) const final {
    const MatchOf<R>& bout = match_of<R>(match);
    return make_prompt(bout.setup(), bout.view(need.seat), need, this->names(), words);
  }
};

/// Makes a scene for a match of R. names: red, blue.
template <class Scene, Ruleset R>
std::unique_ptr<GameScene> make_scene_of_two(const Match& match, const std::vector<std::string>& names) {
  FC_CHECK(names.size() == 2);
  return std::make_unique<Scene>(match_of<R>(match).setup(), Names{names[0], names[1]});
}

// Base of scenes of two-corner games whose rolls are shown one by one on a board at the bottom of the picture.

template <Ruleset R, class Choreography>
class BoardScene : public SceneOfTwo<R, Choreography> {
 public:
  using SceneOfTwo<R, Choreography>::SceneOfTwo;

  [[nodiscard]] bool skips_on() const final { return true; }
  [[nodiscard]] LayoutShape layout_shape() const final {
    return {.side_large = 2 * LayoutShape{}.side,
            .prompt = 44,
            .prompt_on_ring = false,
            .caption = 38,
            .tray = 84,
            .tray_share = 1,
            .board = 110,
            .caption_below = true};
  }
  /// The time whose board and caption are shown at `clock`: for a folded board, when it was last visible.
  [[nodiscard]] double board_clock(double clock) const { return this->choreography().board_clock(clock); }

 protected:
  [[nodiscard]] float board_open(double clock) const final { return this->choreography().board_open(clock); }
};

}  // namespace fc::scene
