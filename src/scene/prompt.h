// An open question as the screen presents it: labels and explanations of the answers, their squares, and cursor movement.
// Filled in by games (scene/<game>/prompt); cabinet and overlay know nothing else of it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/need.h"
#include "scene/projection.h"
#include "scene/stage.h"

namespace fc::scene {

enum class Direction : std::uint8_t { left, right, up, down };

/// One legal answer with its texts.
struct Option {
  std::string notation;              ///< referee's notation, for `Match::choose`
  std::string label;                 ///< "Cover up"
  std::string explanation;           ///< one line on its effect: "Red needs over 68 instead of 58"
  std::string warning;               ///< why it is a bad idea that rules allow ("it misses whom he holds"); empty: none
  std::optional<Cell> cell;          ///< target square ("stay": his own); none: it is chosen from a list
  std::vector<Glow> hints;           ///< squares highlighted while the cursor is on it
  std::vector<std::uint8_t> pieces;  ///< composed answers: number taken of each of the prompt's places
};

/// One of up to six buttons of a secret pick; everybody may read it.
struct PickPlace {
  std::string label;                  ///< "3"
  std::optional<std::size_t> option;  ///< index in `options`; none: not available now
  int held = 0;                       ///< composed answers: number of this piece the seat holds
};

/// A question to one seat. Options are in rulebook order. For secret ones the options may be shown, the cursor never.
struct Prompt {
  Need need;
  std::string title;            ///< "BLUE: how do you defend?"
  std::vector<Option> options;  ///< two or more while a choice is awaited
  std::size_t first = 0;        ///< where the cursor starts
  /// Buttons of a secret question if they differ from its options; empty: button i is option i.
  std::vector<PickPlace> places;
  /// Above 0: the answer is composed of so many pieces, taken one by one at `places` (cards of a hand).
  int pieces = 0;

  [[nodiscard]] bool secret() const { return need.secret; }
  /// Whether answers are squares: the cursor is then in the ring instead of a list.
  [[nodiscard]] bool on_ring() const;
  /// Number of buttons for a secret answer.
  [[nodiscard]] std::size_t place_count() const { return places.empty() ? options.size() : places.size(); }
  /// The option of a button; none if unavailable.
  [[nodiscard]] std::optional<std::size_t> option_at_place(std::size_t place) const;
  /// The option composed of these pieces; none if incomplete.
  [[nodiscard]] std::optional<std::size_t> option_of(std::span<const std::uint8_t> taken) const;
};

/// A question with all its legal answers. title: worded; option: words an answer. Rules: the game's.
template <class Rules, class Setup, class State, class Wording>
Prompt prompt_by(const Setup& setup, const State& seen, const Need& need, std::string title, const Wording& option) {
  Prompt prompt;
  prompt.need = need;
  prompt.title = std::move(title);
  for (const auto& choice : Rules::legal(setup, seen, need)) {
    prompt.options.push_back(option(choice));
  }
  return prompt;
}

/// The option under the cursor after a press. On the ring: the nearest legal square in that screen direction, otherwise
/// unchanged. In a list: up and left go back, down and right forward, wrapping around.
std::size_t step(const Prompt& prompt, std::size_t focused, Direction direction);

/// The option of a square.
std::optional<std::size_t> option_at(const Prompt& prompt, Cell cell);

/// Highlighted squares while the question is open and the cursor is on `focused`.
std::vector<Glow> glows(const Prompt& prompt, std::size_t focused);

// Data for the newspaper page: the punch it pictures, and the story round by round.

/// The punch that the newspaper pictures.
struct KeyBlow {
  double clock = 0;       ///< scene clock at the moment of impact
  std::size_t event = 0;  ///< index of its event
  float weight = 0;       ///< 0 to 1, relative to the hardest the game knows
  std::string caption;    ///< in the current language
};

/// One round, or other unit that the game counts in.
struct PaperLine {
  std::string text;    ///< in the current language
  bool turns = false;  ///< contains a turning point: omitted last when space is short
};

struct Papers {
  std::optional<KeyBlow> blow;    ///< the hardest; among equals the last
  std::vector<PaperLine> rounds;  ///< in order
};

/// Seconds from impact until a punch is best visible.
inline constexpr double photograph_after = 0.07;

}  // namespace fc::scene
