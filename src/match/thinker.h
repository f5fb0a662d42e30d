// Lets bots think on one worker thread, so that no frame ever waits for them.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

#include "match/controller.h"

namespace fc {

class Thinker {
 public:
  /// One finished thought: the index of the answer among the legal ones.
  struct Thought {
    int seat = 0;
    std::size_t answer = 0;
  };

  Thinker();
  Thinker(const Thinker&) = delete;
  Thinker& operator=(const Thinker&) = delete;
  /// Asks the bot that thinks to stop, and waits for it.
  ~Thinker();

  /// Queues a decision; `controller` must outlive it and is touched by no other thread until its thought is taken.
  void ask(int seat, Controller& controller, std::unique_ptr<Brief> brief, std::uint64_t seed);
  /// A finished thought, oldest first; none if nothing is ready.
  std::optional<Thought> take();
  /// Waits until a thought is ready and takes it; none if nothing was asked. For programs without frames.
  std::optional<Thought> wait();
  /// Drops all questions and thoughts; waits for the bot that is thinking, who is asked to stop.
  void forget();

 private:
  struct Question {
    int seat = 0;
    Controller* controller = nullptr;
    std::unique_ptr<Brief> brief;
    std::uint64_t seed = 0;
  };

  void think_as_asked();

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Question> questions_;
  std::deque<Thought> thoughts_;
  bool thinking_ = false;
  bool closing_ = false;
  std::stop_source stop_;
  std::thread worker_;
};

}  // namespace fc
