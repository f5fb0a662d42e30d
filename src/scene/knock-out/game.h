// Knock Out on the stage: choreography, captions, commentary and prompts behind the face that the cabinet knows.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "library/words.h"
#include "rules/knock-out/rules.h"
#include "rules/knock-out/setup.h"
#include "scene/game_scene.h"
#include "scene/knock-out/choreography.h"
#include "scene/knock-out/readout.h"
#include "scene/prompt.h"
#include "scene/scene_of.h"
#include "scene/stage.h"

namespace fc::knock_out {

// Texts of a game: names, marks and keys, commentary, captions, questions, and the newspapers.

// Text keys of Knock Out, and helpers that put them into sentences. Boxers' names are the same in every language.

/// "knock-out.boxer.robin-zorres".
std::string key_of_boxer(const Setup& setup, BoxerIndex boxer);
/// "knock-out.class.amateur".
std::string key_of(Class rank);
/// "knock-out.title.superchampion"; `none` has a word too.
std::string key_of(Title title);
/// "knock-out.bet-type.x2".
std::string key_of(BetType type);
/// "knock-out.colour.black".
std::string key_of(Colour colour);

/// An amount with thousands separated as the language does it: "12,000" or "12 000"; losses with a dash.
std::string money_text(Money amount, const Words& words);
/// An amount with its sign, as the language prints it: "+12,000", "–4,000", "0".
std::string signed_money_text(Money amount, const Words& words);

// How managers and their boxers are shown: each colour has an ink and a shape of its own. Source:
// rules/knock-out/rules.md, 2.1; overlay/design.md, For everyone.

constexpr scene::SeatMark mark_of(Colour colour) {
  using scene::Ink;
  using scene::Mark;
  constexpr std::array<scene::SeatMark, 5> marks{{{Ink::seat_1, Mark::square},
                                                  {Ink::seat_2, Mark::triangle},
                                                  {Ink::seat_3, Mark::star},
                                                  {Ink::seat_4, Mark::hexagon},
                                                  {Ink::seat_5, Mark::cross}}};
  return marks[static_cast<std::size_t>(colour)];
}

constexpr scene::SeatMark mark_of(const Setup& setup, int seat) {
  return mark_of(setup.colours[static_cast<std::size_t>(seat)]);
}

// The commentary. Variants of a line are chosen by the game itself, so that a replay has the same words.

/// The line for a cue's event; none if nothing is said. names: of the managers, by seat.
std::optional<scene::CommentaryLine> commentary_line(const Setup& setup, const Cue& cue,
                                                     const std::vector<std::string>& names, const Words& words);

// The caption above the tray: who begins, how the fight stands, and what the cards of a round did. Source:
// rules/knock-out/rules.md, 3.2, 3.7.

/// names: of the managers, by seat.
scene::Caption caption_of(const Setup& setup, const Readout& shown, const std::vector<std::string>& names,
                          const Words& words);

// Knock Out's questions on the screen: both prizes of a challenge, what a chip wins, loses and needs, the cards of a hand.
// Source: rules/knock-out/rules.md, 3.4 to 3.8, 3.11, 10.

/// The prompt for one of the open choices. view: that of the seat asked. names: of the managers, by seat. Secret questions
/// always show the five values; only the options know which of them the hand holds.
scene::Prompt make_prompt(const Setup& setup, const View& view, const Need& need, const std::vector<std::string>& names,
                          const Words& words);

/// The question for a corner whose training or punch has only one answer, while the other corner is asked; none otherwise.
std::optional<Need> forced_pick(const Setup& setup, const State& state);

// The options of a bet, with the numbers of each. Source: rules/knock-out/rules.md, 3.6, 3.11, 10 (break-even).

class BetWording {
 public:
  /// seat: the bettor's.
  BetWording(const Setup& setup, const State& seen, int seat, const std::vector<std::string>& names, const Words& words)
      : setup_(setup), seen_(seen), seat_(seat), names_(names), words_(words) {}

  [[nodiscard]] scene::Option option(Choice choice) const;

 private:
  [[nodiscard]] scene::Option offer(const Offer& offer) const;
  [[nodiscard]] scene::Option accept(const Accept& accept) const;
  /// "Robin Zorres wins", "Robin Zorres is knocked out".
  [[nodiscard]] std::string claim(Corner table, BetType type) const;
  /// Whether the bet wins if the bettor's own boxer is beaten.
  [[nodiscard]] bool against_own(Corner table, BetType type, bool offers) const;

  const Setup& setup_;
  const State& seen_;
  int seat_;
  const std::vector<std::string>& names_;
  const Words& words_;
};

// The newspapers of a game: the blow that drove a man farthest, and the story fight by fight.

/// The newspapers about everything told so far.
scene::Papers papers_of(const Choreography& choreography, const Words& words);

class Scene final : public scene::SceneOf<Rules, Choreography> {
 public:
  using SceneOf::SceneOf;

  [[nodiscard]] scene::Caption caption(double clock, const Words& words) const override;
  [[nodiscard]] scene::Papers papers(const Words& words) const override { return papers_of(choreography(), words); }
  [[nodiscard]] scene::Names men(double clock, const Words& words) const override;
  [[nodiscard]] scene::Prompt prompt(const Match& match, const Need& need, const Words& words) const override;
  /// The corner whose training or punch was forced, as if it were asked.
  [[nodiscard]] std::vector<scene::Prompt> passed_over(const Match& match, const Words& words) const override;
  /// The managers' strip above, the two betting tables at the sides, pot and season over the ring.
  [[nodiscard]] scene::LayoutShape layout_shape() const override {
    return {.top = 118,
            .side = 276,
            .side_large = 2 * 276,
            .plates = 38,
            .prompt = 44,
            .prompt_on_ring = false,
            .caption = 26,
            .tray = 34,
            .upright = 520,
            .dice_on_ring = true};
  }
};

}  // namespace fc::knock_out
