// An open question as the screen asks it: what each answer is called and does, which square it is, and how the cursor walks
// among the answers. Games fill it in (scene/<game>/prompt); cabinet and overlay ask no more than this.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/need.h"
#include "scene/projection.h"
#include "scene/stage.h"

namespace fc::scene {

enum class Direction : std::uint8_t { left, right, up, down };

/// One legal answer, worded.
struct Option {
  std::string notation;              ///< the referee's word: what `Match::choose` takes
  std::string label;                 ///< "Cover up"
  std::string explanation;           ///< one line with numbers: "Red needs over 68 instead of 58"
  std::string warning;               ///< why it is a bad idea that rules allow ("it misses whom he holds"); empty: none
  std::optional<Cell> cell;          ///< the square it leads to ("stay": the man's own); none: it is picked from a list
  std::vector<Glow> hints;           ///< squares that shine while the cursor stands on it
  std::vector<std::uint8_t> pieces;  ///< put together: how many of each of the prompt's places
};

/// One of the at most six places at which a secret answer is picked: what everybody may read there.
struct PickPlace {
  std::string label;                  ///< "3"
  std::optional<std::size_t> option;  ///< the answer it picks; none: nothing to be had there now
  int held = 0;                       ///< put together: how many of this piece the seat has
};

/// A question for one seat. Options stand in the rulebook's order. A secret one may be shown only as `secret` demands: the
/// options, never the cursor.
struct Prompt {
  Need need;
  std::string title;            ///< "BLUE: how do you defend?"
  std::vector<Option> options;  ///< two or more while a choice is awaited
  std::size_t first = 0;        ///< where the cursor starts
  /// Of a secret question whose places are more, or others, than its options; empty: option i stands at place i.
  std::vector<PickPlace> places;
  /// Above 0: the answer is put together from so many pieces, taken at `places` one by one (the cards of a hand).
  int pieces = 0;

  [[nodiscard]] bool secret() const { return need.secret; }
  /// True when answers are squares: the ring takes the cursor, not a list.
  [[nodiscard]] bool on_ring() const;
  /// How many places a secret answer is picked at.
  [[nodiscard]] std::size_t place_count() const { return places.empty() ? options.size() : places.size(); }
  /// The answer that one place picks; none if nothing is to be had there.
  [[nodiscard]] std::optional<std::size_t> option_at_place(std::size_t place) const;
  /// The answer that is put together from these pieces; none while it is not whole.
  [[nodiscard]] std::optional<std::size_t> option_of(std::span<const std::uint8_t> taken) const;
};

/// The option under the cursor after a press. On the ring: the nearest legal square in that direction of the screen; where
/// there is none the cursor stays. In a list: up and left go back, down and right go on, round the end.
std::size_t step(const Prompt& prompt, std::size_t focused, Direction direction);

/// The option whose square it is.
std::optional<std::size_t> option_at(const Prompt& prompt, Cell cell);

/// What shines in the ring while the question is open and the cursor stands on `focused`.
std::vector<Glow> glows(const Prompt& prompt, std::size_t focused);

// What a newspaper asks a bout for: the blow that it prints, and its story round by round.

/// The moment a photographer waits for.
struct KeyBlow {
  double clock = 0;       ///< of the scene, when it has just met
  std::size_t event = 0;  ///< its index in the bout
  float weight = 0;       ///< 0 to 1: the hardest that the game knows
  std::string caption;    ///< worded
};

/// One round, or whatever a game counts in.
struct PaperLine {
  std::string text;    ///< worded
  bool turns = false;  ///< something in it turned the bout: it is left out last
};

struct Papers {
  std::optional<KeyBlow> blow;    ///< the hardest; of several as hard the last
  std::vector<PaperLine> rounds;  ///< in order
};

/// From when a blow meets until it is best seen.
inline constexpr double photograph_after = 0.07;

}  // namespace fc::scene
