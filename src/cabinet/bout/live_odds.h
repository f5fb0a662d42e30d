// The chance of a bout as it goes on, for a thin bar over the ring: it moves when what moved it has been told, and knows
// nothing that is sealed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "bots/analyst.h"
#include "bots/reasons.h"
#include "library/words.h"
#include "match/match.h"
#include "match/worker.h"
#include "scene/game_scene.h"
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

// "Hint?" for whoever boxes alone against bots, and what the coach of a lesson says: the best answer with its chance, why,
// and what the others cost.

/// What is best where the match asks `question`, in words. prices: with all that are as good, and what others cost. taken:
/// pieces of an answer that is put together, by place. Empty: nobody can say.
std::string hint_words(const Match& match, const scene::GameScene& scene, const scene::Prompt& question,
                       const Advice& advice, bool prices, const Words& words, std::span<const std::uint8_t> taken = {});

/// What a reason says, with a blank before it; empty: nothing. question: asked where the match stands.
std::string reason_words(const Match& match, const scene::GameScene& scene, const scene::Prompt& question,
                         const Reason& reason, const Words& words);

/// Reckons beside the picture what somebody who is asked may be told.
class Adviser {
 public:
  Adviser() = default;
  Adviser(const Adviser&) = delete;
  Adviser& operator=(const Adviser&) = delete;
  /// What is being reckoned is given up.
  ~Adviser();
  /// number: of the question; one that is known or being reckoned is not asked again.
  void ask(const Analyst& analyst, const Match& match, const Need& need, std::size_t number);
  /// About that question. waits: until it is ready. Null: it is not, or was not asked for.
  const Advice* about(std::size_t number, bool waits);

 private:
  struct Job {
    const Analyst* analyst = nullptr;
    std::unique_ptr<Match> match;
    Need need;
    std::size_t number = 0;
  };
  struct Known {
    Advice advice;
    std::size_t number = 0;
  };
  std::size_t asked_ = 0;
  std::optional<Known> known_;
  std::unique_ptr<Worker<Job, Result<Known>>> worker_;  ///< null: nobody has asked; last: it is ended first
};

}  // namespace fc::cabinet
