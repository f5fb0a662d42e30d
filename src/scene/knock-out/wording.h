// What is said and asked of a game: names, marks and keys, lines of the man at the microphone, captions, questions, and what
// the papers print.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "library/words.h"
#include "rules/knock-out/rules.h"
#include "rules/knock-out/setup.h"
#include "scene/game_scene.h"
#include "scene/knock-out/choreography.h"
#include "scene/knock-out/readout.h"
#include "scene/prompt.h"
#include "scene/stage.h"

namespace fc::knock_out {

// Text keys of Knock Out's words, and small help to put them into sentences. Boxers' names are the same in every language.

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

/// An amount as print sets it, thousands apart by the language's own mark: "12,000" or "12 000"; losses with a dash.
std::string money_text(Money amount, const Words& words);
/// An amount with its sign, in the language's own print: "+12,000", "–4,000", "0".
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

// What the man at the microphone says of a game of Knock Out. Which of the variants it is follows from the game itself, so a
// replay speaks as the game did.

/// What is said of a cue's event, if anything. names: of the managers, by seat.
std::optional<scene::CommentaryLine> commentary_line(const Setup& setup, const Cue& cue,
                                                     const std::vector<std::string>& names, const Words& words);

// The line above the tray: who begins, how the fight stands, and what the cards of a round did. Source:
// rules/knock-out/rules.md, 3.2, 3.7.

/// names: of the managers, by seat.
scene::Caption caption_of(const Setup& setup, const Readout& shown, const std::vector<std::string>& names,
                          const Words& words);

// Knock Out's questions for the screen: both prizes of a challenge, what a chip wins, loses and needs, the cards of a hand.
// Source: rules/knock-out/rules.md, 3.4 to 3.8, 3.11, 10.

/// One of the open choices, worded for its seat. view: that seat's. names: of the managers, by seat. Secret questions stand
/// at the five values, whatever the hand; only the options know which of them it holds.
scene::Prompt make_prompt(const Setup& setup, const View& view, const Need& need, const std::vector<std::string>& names,
                          const Words& words);

/// The corner whose training or punch has one answer only while the other corner is asked: what it would be asked.
std::optional<Need> forced_pick(const Setup& setup, const State& state);

// What a chip means, in numbers: the options of a bet. Source: rules/knock-out/rules.md, 3.6, 3.11, 10 (break-even).

class BetWording {
 public:
  /// seat: who bets.
  BetWording(const Setup& setup, const State& seen, int seat, const std::vector<std::string>& names, const Words& words)
      : setup_(setup), seen_(seen), seat_(seat), names_(names), words_(words) {}

  [[nodiscard]] scene::Option option(Choice choice) const;

 private:
  [[nodiscard]] scene::Option offer(const Offer& offer) const;
  [[nodiscard]] scene::Option accept(const Accept& accept) const;
  /// "Robin Zorres wins", "Robin Zorres is knocked out".
  [[nodiscard]] std::string claim(Corner table, BetType type) const;
  /// True when it pays that the bettor's own boxer is beaten.
  [[nodiscard]] bool against_own(Corner table, BetType type, bool offers) const;

  const Setup& setup_;
  const State& seen_;
  int seat_;
  const std::vector<std::string>& names_;
  const Words& words_;
};

// What the papers print of a game: the blow that drove a man farthest, and its story fight by fight.

/// Of all that has been told.
scene::Papers papers_of(const Choreography& choreography, const Words& words);

}  // namespace fc::knock_out
