// What might have been: the same man led through other lives, on a thread of its own, and where his own stands among them.
#pragma once

#include <array>
#include <functional>
#include <string>
#include <vector>

#include "cabinet/program/life_worth.h"
#include "core/random.h"
#include "core/result.h"
#include "library/words.h"
#include "match/worker.h"

namespace fc::cabinet {

/// A life, and what it came to; called on another thread.
using OtherLife = std::function<LifeWorth(Random&)>;

class OtherLives {
 public:
  /// own: his life as it was. most: how many others. waits: `follow` does not return before more are lived, as in virtual
  /// time.
  OtherLives(OtherLife live, LifeWorth own, int most, bool waits);
  OtherLives(const OtherLives&) = delete;
  OtherLives& operator=(const OtherLives&) = delete;
  /// What is being lived is given up.
  ~OtherLives() { worker_.forget(); }

  /// Counts what is ready. True: there is more to tell than before.
  bool follow();
  /// So many lives are counted.
  [[nodiscard]] int lived() const { return lived_; }
  [[nodiscard]] bool going_on() const { return handed_over_ > counted_; }
  /// Of a hundred, so many came to less than his own; rounded down.
  [[nodiscard]] int less() const;
  /// His own figure, its label, and that of the life in the middle; of the first one how many of a hundred had any. Above
  /// them whose they are, below them where his own stands. you: his name. At least one life is counted.
  [[nodiscard]] std::vector<std::array<std::string, 3>> rows(const std::string& you, const Words& words) const;

 private:
  LifeWorth own_;
  bool waits_;
  int lived_ = 0;
  int worse_ = 0;
  int handed_over_ = 0;
  int counted_ = 0;
  std::vector<std::vector<int>> amounts_;  ///< by figure
  Worker<int, Result<std::vector<LifeWorth>>> worker_;
};

}  // namespace fc::cabinet
