#include "library/the-ring/standing.h"

#include "rules/the-ring/names.h"

namespace fc::the_ring {
namespace {

/// Keys of words have small letters only.
std::string small_letters(std::string_view word) {
  std::string small(word);
  for (char& letter : small) {
    letter = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
  }
  return small;
}

}  // namespace

Standing standing_of(const Setup& setup, const State& state) {
  Standing standing{.key = state.round == 0 ? "the-ring.stands.before" : "the-ring.round_line",
                    .places = {{"round", std::to_string(state.round)},
                               {"rounds", std::to_string(setup.rounds)},
                               {"segment", std::to_string(state.segment)}}};
  standing.length = state.round;
  if (setup.is_title_bout()) {
    standing.title = static_cast<int>(setup.champion_corner());
  }
  if (state.phase == Phase::finished) {
    standing.over = true;
    standing.method = name_of(state.end.method);
    standing.key = "the-ring.stands." + small_letters(standing.method);
    if (state.end.has_winner) {
      standing.winners = {static_cast<int>(state.end.winner)};
    }
  }
  return standing;
}

}  // namespace fc::the_ring
