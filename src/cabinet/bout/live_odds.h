// The chance of a bout as it goes on, for a thin bar over the ring: it moves when what moved it has been told, and knows
// nothing that is sealed.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "bots/analyst.h"
#include "library/words.h"
#include "match/match.h"
#include "scene/prompt.h"

namespace fc::cabinet {

class LiveOdds {
 public:
  /// Looks whether the match has gone on. told: when the scene has told all of it, by its clock.
  void follow(const Match& match, const Analyst& analyst, double told);
  /// Red's chance, 0 to 1, as far as the scene has told at that clock. glides: it moves while the last half second of what
  /// moves it is told; else it jumps when that is over. None: nobody knows.
  [[nodiscard]] std::optional<float> at(double clock, bool glides) const;

 private:
  struct Known {
    double told = 0;
    float chance = 0.5F;
  };
  std::vector<Known> known_;
  std::size_t answers_ = 0;  ///< dice and choices of the match that was looked at last
};

// "Hint?" for whoever boxes alone against bots: the best answer with its chance, and what the others cost.

/// What is best where the match asks `question`, in words. Empty: the analyst cannot say.
std::string hint_words(const Match& match, const scene::Prompt& question, const Analyst& analyst, const Words& words);

}  // namespace fc::cabinet
