// Lets bots think on one worker thread, so that no frame ever waits for them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "match/controller.h"
#include "match/worker.h"

namespace fc {

class Thinker {
 public:
  /// One finished thought: the index of the answer among the legal ones, the first of them where thinking threw something.
  struct Thought {
    int seat = 0;
    std::size_t answer = 0;
    std::optional<Fault> thrown{};
  };

  Thinker();
  Thinker(const Thinker&) = delete;
  Thinker& operator=(const Thinker&) = delete;
  /// Asks the bot that thinks to stop, and waits for it.
  ~Thinker() { forget(); }

  /// Queues a decision; `controller` must outlive it and is touched by no other thread until its thought is taken.
  void ask(int seat, Controller& controller, std::unique_ptr<Brief> brief, std::uint64_t seed);
  /// From now on calls this on the thinking thread whenever a thought is ready.
  void call_when_ready(std::function<void()> ready) { worker_.call_when_ready(std::move(ready)); }
  /// A finished thought, oldest first; none if nothing is ready.
  std::optional<Thought> take() { return worker_.take(); }
  /// Waits until a thought is ready and takes it; none if nothing was asked. For programs without frames.
  std::optional<Thought> wait() { return worker_.wait(); }
  /// Drops all questions and thoughts; waits for the bot that is thinking, who is asked to stop.
  void forget() { worker_.forget(); }

 private:
  struct Question {
    int seat = 0;
    Controller* controller = nullptr;
    std::unique_ptr<Brief> brief;
    std::uint64_t seed = 0;
  };

  Worker<Question, Thought> worker_;
};

}  // namespace fc
