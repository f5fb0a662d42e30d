// Presentation of a bout of any game: the interface of scene/<game> for the cabinet.
//
// A scene keeps timed cues made from the match's events. Every query is a function of (events, clock): any moment may be
// asked for in any order, and only `update` and `catch_up` change the cues. Clock: seconds at speed 1x; the cabinet scales
// its clock for other speeds and sets it to `skip_time` to skip.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "library/words.h"
#include "match/match.h"
#include "scene/corners/story_book.h"
#include "scene/layout.h"
#include "scene/prompt.h"
#include "scene/sounds.h"
#include "scene/stage.h"

namespace fc::scene {

/// reduced: no shake, flash, tumbling or flying (overlay/design.md, For everyone). Durations are the same.
enum class Motion : std::uint8_t { full, reduced };

/// A commentary line and when it is spoken. ink: red or blue if it is about one boxer, else ink.
struct CommentaryLine {
  double time = 0;
  std::string text;
  Ink ink = Ink::ink;
};

/// Text about a roll: before the dice rest what is needed and why, then also the result. Empty before the first roll.
struct Caption {
  std::string text;
  bool settled = false;
  bool success = false;  ///< the roll is settled, had a target and reached it
  Ink ink = Ink::ink;    ///< the roller's corner
};

class GameScene {
 public:
  GameScene() = default;
  GameScene(const GameScene&) = delete;
  GameScene& operator=(const GameScene&) = delete;
  virtual ~GameScene() = default;

  /// Adds the events since the last call, starting at `now` or `end_time`, whichever is later. The match must be of the
  /// scene's game and may only have grown.
  virtual void update(const Match& match, double now) = 0;
  /// Rebuilds the scene with everything so far in the past at `now`: for a continued bout, or after an undo.
  virtual void catch_up(const Match& match, double now) = 0;

  /// When everything so far has been shown: then the next question may be asked or die rolled.
  [[nodiscard]] virtual double end_time() const = 0;
  /// When nothing moves any more and frames need not be redrawn; not before `end_time`.
  [[nodiscard]] virtual double rest_time() const = 0;
  /// Target of a skip: the next event that must be seen, or `end_time`.
  [[nodiscard]] virtual double skip_time(double) const { return end_time(); }
  /// Whether a skip that finds no such event continues into future events until there is one or somebody is asked: for games
  /// of many small events.
  [[nodiscard]] virtual bool skips_on() const { return false; }

  [[nodiscard]] virtual Stage stage(double clock, Motion motion) const = 0;
  [[nodiscard]] virtual Caption caption(double clock, const Words& words) const = 0;
  /// Sounds that start within `span`.
  [[nodiscard]] virtual std::vector<SoundCue> sounds(ClockSpan span) const = 0;
  /// Volume of the crowd's murmur, 0 to 1; 0: no crowd.
  [[nodiscard]] virtual float murmur(double) const { return 0; }
  /// The last lines spoken until `clock`, at most `most`, oldest first.
  [[nodiscard]] virtual std::vector<CommentaryLine> commentary(double clock, const Words& words, std::size_t most) const = 0;
  /// Contents of the newspaper page about the bout so far; empty for a game without punches.
  [[nodiscard]] virtual Papers papers(const Words&) const { return {}; }
  /// Names of the two boxers in the ring, red and blue; empty if there are none.
  [[nodiscard]] virtual Names men(double, const Words&) const { return {}; }
  /// An open question (one of `match.pickers()`, choices only) as the screen shows it.
  [[nodiscard]] virtual Prompt prompt(const Match& match, const Need& need, const Words& words) const = 0;
  /// Secret questions that the rules skip because only one answer is legal, while other seats are asked. The screen must
  /// pretend to ask them, or it would reveal that. One option each; no input is needed.
  [[nodiscard]] virtual std::vector<Prompt> passed_over(const Match&, const Words&) const { return {}; }

  /// The game's layout.
  [[nodiscard]] virtual LayoutShape layout_shape() const { return {}; }
  /// The layout at `clock`: the board folds away while it is not needed; animated, or a cut with reduced motion.
  [[nodiscard]] LayoutShape layout_at(double clock, Motion motion) const {
    LayoutShape shape = layout_shape();
    const float open = board_open(clock);
    shape.board_open = motion == Motion::full ? open : open > 0.5F ? 1.0F : 0.0F;
    return shape;
  }

 protected:
  /// How far the board is unfolded, 0 to 1.
  [[nodiscard]] virtual float board_open(double) const { return 1; }
};

/// Makes a scene without events yet; each game specialises it for its Rules in scene/<slug>. names: displayed name by seat.
template <class Rules>
std::unique_ptr<GameScene> make_scene(const Match& match, const std::vector<std::string>& names);

/// How a program makes scenes of one of its games. make: `make_scene<Rules>`.
struct SceneEntry {
  std::string_view slug;
  std::unique_ptr<GameScene> (*make)(const Match& match, const std::vector<std::string>& names);
};

/// All scenes. Defined by listed.cpp, compiled for each program's list of games (src/cmake/layers.cmake).
std::span<const SceneEntry> listed_scenes();

/// Makes the scene of the match's game (see `make_scene<Rules>`).
std::unique_ptr<GameScene> make_scene(const Match& match, const std::vector<std::string>& names);

/// Fills in `Call::text` of all calls and readings from their key and number, as paint draws only `text`.
void word_calls(Stage& stage, const Words& words);

// Helpers for std::visit: a visitor made of lambdas, and a test for several alternatives.

template <class... Cases>
struct Overloaded : Cases... {
  using Cases::operator()...;
};
template <class... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

/// Whether a variant holds one of these alternatives.
template <class... Kinds, class Event>
constexpr bool is_one_of(const Event& event) {
  return (std::holds_alternative<Kinds>(event) || ...);
}

}  // namespace fc::scene
