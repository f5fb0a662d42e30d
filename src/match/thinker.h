// Runs bots on one worker thread, so that rendering never waits for them.
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
  /// A bot's finished decision: the index among the legal answers; 0 if it threw.
  struct Thought {
    int seat = 0;
    std::size_t answer = 0;
    std::optional<Fault> thrown{};
  };

  Thinker();
  Thinker(const Thinker&) = delete;
  Thinker& operator=(const Thinker&) = delete;
  /// Requests the running bot to stop, and waits for it.
  ~Thinker() { forget(); }

  /// Queues a decision. `controller` must outlive it, and no other thread may use it until the thought is taken.
  void ask(int seat, Controller& controller, std::unique_ptr<Brief> brief, std::uint64_t seed);
  /// Sets a callback, run on the worker thread whenever a thought is ready.
  void call_when_ready(std::function<void()> ready) { worker_.call_when_ready(std::move(ready)); }
  /// The oldest finished thought; none if nothing is ready. Does not block.
  std::optional<Thought> take() { return worker_.take(); }
  /// Waits for a thought and takes it; none if nothing was asked. For programs without rendering.
  std::optional<Thought> wait() { return worker_.wait(); }
  /// Drops all questions and thoughts; requests the running bot to stop and waits for it.
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
