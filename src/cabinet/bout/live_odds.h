// The win chance during a bout, for the bar over the ring: changes when its cause has been shown, and uses no secret picks.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "bots/analyst.h"
#include "library/words.h"
#include "match/match.h"
#include "match/worker.h"
#include "scene/game_scene.h"
#include "scene/prompt.h"

namespace fc::cabinet {

class LiveOdds {
 public:
  /// Updates after new steps of the match. told: clock at which the scene has shown them all.
  void follow(const Match& match, const Analyst& analyst, double told);
  /// Red's chance, 0 to 1, as shown at `clock`. glides: it moves during the last half second of its cause; otherwise it
  /// jumps afterwards. None: unknown.
  [[nodiscard]] std::optional<float> at(double clock, bool glides) const;

 private:
  struct Known {
    double told = 0;
    float chance = 0.5F;
  };
  std::vector<Known> known_;
  std::size_t answers_ = 0;  ///< dice and choices of the match that was looked at last
};

// Hints for a lone player and advice of the coach: the best answer with its chance, the reason, and the cost of others.

/// Text of the best answer to `question`. prices: include equally good answers, and the cost of others. taken: pieces of a
/// composed answer, by place. Empty: unknown.
std::string hint_words(const Match& match, const scene::GameScene& scene, const scene::Prompt& question,
                       const Advice& advice, bool prices, const Words& words, std::span<const std::uint8_t> taken = {});

/// Text of a reason, preceded by a space; empty: none. question: as asked in the match's current state.
std::string reason_words(const Match& match, const scene::GameScene& scene, const scene::Prompt& question,
                         const Reason& reason, const Words& words);

/// Computes advice on a worker thread.
class Adviser {
 public:
  Adviser() = default;
  Adviser(const Adviser&) = delete;
  Adviser& operator=(const Adviser&) = delete;
  /// Cancels the computation.
  ~Adviser();
  /// Starts computing advice. number: identifies the question; repeated requests are ignored.
  void ask(const Analyst& analyst, const Match& match, const Need& need, std::size_t number);
  /// The advice for a question. waits: block until it is ready. Null: not ready or not requested.
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
