// What the ending of a fight means for everybody's fortune at the end of the game: classes, titles, rest, cards and the
// bonus pot. Source: rules/knock-out/rules.md, 3.3, 3.8 to 3.13, 6.
#pragma once

#include <array>
#include <stop_token>

#include "bots/knock-out/fight_terms.h"
#include "rules/knock-out/rules.h"

namespace fc::knock_out {

/// Thousands of Schmelings by seat.
using Fortunes = std::array<double, most_players>;

/// What a seat gains on the mean of the others: what rivals get counts against him. By seat, in thousands.
Fortunes leads(int players, const Fortunes& fortunes);

/// A state in which hidden hands are plain counts, which is all that the rest of a season depends on here.
State with_counted_cards(const Setup& setup, const View& view);

/// Plays the game to its end `seasons` times with fights of ordinary odds and no bets but the usual growth of the bonus pot.
/// state: in any phase but the start, from `with_counted_cards`; an open fight and its bets are dropped and the red table
/// stays where it is. Always the same for the same state, so that all who think alike agree. Ends early on a stop.
Fortunes mean_fortunes(const Setup& setup, const State& state, int seasons, const std::stop_token& stop);

/// Mean fortunes after `seasons` games for each ending of the fight in `state`, whose cards are counted as played for three
/// rounds.
std::array<Fortunes, endings> fortunes_after(const Setup& setup, const State& state, int seasons,
                                             const std::stop_token& stop);

}  // namespace fc::knock_out
