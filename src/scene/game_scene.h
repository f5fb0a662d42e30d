// A bout of any game as something to look at: what the cabinet knows of scene/<game>.
//
// The scene keeps timed cues made from the match's events. Everything it tells is a function of (events, clock): any moment
// may be asked for, in any order, and nothing changes the cues but `update` and `catch_up`. Clock: seconds at speed 1x, as
// the cabinet counts them; it scales its clock for other speeds and moves it to `skip_time` to skip.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "library/words.h"
#include "match/match.h"
#include "scene/corners/announcer.h"
#include "scene/layout.h"
#include "scene/prompt.h"
#include "scene/sounds.h"
#include "scene/stage.h"

namespace fc::scene {

/// reduced: no shake, no flash, nothing tumbles or flies (overlay/design.md, For everyone). Durations do not change.
enum class Motion : std::uint8_t { full, reduced };

/// A line of the commentary and when it was spoken. ink: red or blue when it is about one man, else ink.
struct CommentaryLine {
  double time = 0;
  std::string text;
  Ink ink = Ink::ink;
};

/// The roll in words: before it rests what it needs and why, then the result too. text is empty before the first roll.
struct Caption {
  std::string text;
  bool settled = false;
  bool success = false;  ///< settled, against a target, and reached it
  Ink ink = Ink::ink;    ///< the roller's corner
};

class GameScene {
 public:
  GameScene() = default;
  GameScene(const GameScene&) = delete;
  GameScene& operator=(const GameScene&) = delete;
  virtual ~GameScene() = default;

  /// Plays the events that came since the last call, from `now` or from the end of what is still playing, whichever is
  /// later. The match must be the game's own and may only have grown.
  virtual void update(const Match& match, double now) = 0;
  /// Takes the match as it is, all of it past at `now`: a continued bout, or after an undo.
  virtual void catch_up(const Match& match, double now) = 0;

  /// When everything so far has been told: the next question may be asked, the next die rolled.
  [[nodiscard]] virtual double end_time() const = 0;
  /// From then on nothing moves any more and no frame needs to be drawn; `end_time` or later.
  [[nodiscard]] virtual double rest_time() const = 0;
  /// Where one press of somebody in a hurry takes the clock: the next thing that has to be read, or `end_time`.
  [[nodiscard]] virtual double skip_time(double) const { return end_time(); }
  /// Whether a skip that finds nothing to be read in what has been told goes on into what comes next, until it finds
  /// something or somebody is asked: for games whose events come in small bits.
  [[nodiscard]] virtual bool skips_on() const { return false; }

  [[nodiscard]] virtual Stage stage(double clock, Motion motion) const = 0;
  [[nodiscard]] virtual Caption caption(double clock, const Words& words) const = 0;
  /// The sounds that begin in that span of the clock.
  [[nodiscard]] virtual std::vector<SoundCue> sounds(ClockSpan span) const = 0;
  /// How loud the hall murmurs then, 0 to 1; 0: there is none.
  [[nodiscard]] virtual float murmur(double) const { return 0; }
  /// The last lines spoken by then, at most `most`, oldest first.
  [[nodiscard]] virtual std::vector<CommentaryLine> commentary(double clock, const Words& words, std::size_t most) const = 0;
  /// What the papers print of all that has been told; nothing of a game that has no blows.
  [[nodiscard]] virtual Papers papers(const Words&) const { return {}; }
  /// What the two men are called who are in the ring then, red and blue; empty: nobody is.
  [[nodiscard]] virtual Names men(double, const Words&) const { return {}; }
  /// One of the match's open questions (`match.pickers()`, choices only) for the screen.
  [[nodiscard]] virtual Prompt prompt(const Match& match, const Need& need, const Words& words) const = 0;
  /// Secret questions that the rules passed over because one answer was left, while others are asked theirs: they must look
  /// asked, or they betray that answer. One option each; nobody's press is needed.
  [[nodiscard]] virtual std::vector<Prompt> passed_over(const Match&, const Words&) const { return {}; }

  /// How this game shares out the picture.
  [[nodiscard]] virtual LayoutShape layout_shape() const { return {}; }
  /// How it shares it out at that moment: a cell in which nothing matters then is folded away. A glide of a few frames, or
  /// a cut.
  [[nodiscard]] LayoutShape layout_at(double clock, Motion motion) const {
    LayoutShape shape = layout_shape();
    const float open = board_open(clock);
    shape.board_open = motion == Motion::full ? open : open > 0.5F ? 1.0F : 0.0F;
    return shape;
  }

 protected:
  /// How far the board is open at that moment, 0 to 1.
  [[nodiscard]] virtual float board_open(double) const { return 1; }
};

/// A scene for a match of the game with these Rules, before its first event: each game specialises it, in scene/<slug>.
/// names: what the screen calls each seat, by seat.
template <class Rules>
std::unique_ptr<GameScene> make_scene(const Match& match, const std::vector<std::string>& names);

/// A game in the list of those that a program can show. make: `make_scene<Rules>`.
struct SceneEntry {
  std::string_view slug;
  std::unique_ptr<GameScene> (*make)(const Match& match, const std::vector<std::string>& names);
};

/// Each program links a list of its own (src/cmake/layers.cmake): listed.cpp defines this.
std::span<const SceneEntry> listed_scenes();

/// By the game of that match.
std::unique_ptr<GameScene> make_scene(const Match& match, const std::vector<std::string>& names);

/// Gives every call and reading of the stage its words (`Call::text`), the number for "{number}". Paint letters `text` only.
void word_calls(Stage& stage, const Words& words);

}  // namespace fc::scene
