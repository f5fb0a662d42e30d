#include "match/thinker.h"

#include <utility>

namespace fc {

Thinker::Thinker() : worker_([this] { think_as_asked(); }) {}

Thinker::~Thinker() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
    stop_.request_stop();
  }
  changed_.notify_all();
  worker_.join();
}

void Thinker::ask(int seat, Controller& controller, std::unique_ptr<Brief> brief, std::uint64_t seed) {
  {
    const std::lock_guard lock(mutex_);
    questions_.push_back({.seat = seat, .controller = &controller, .brief = std::move(brief), .seed = seed});
  }
  changed_.notify_all();
}

std::optional<Thinker::Thought> Thinker::take() {
  const std::lock_guard lock(mutex_);
  if (thoughts_.empty()) {
    return std::nullopt;
  }
  const Thought thought = thoughts_.front();
  thoughts_.pop_front();
  return thought;
}

std::optional<Thinker::Thought> Thinker::wait() {
  {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return !thoughts_.empty() || (questions_.empty() && !thinking_); });
  }
  return take();
}

void Thinker::forget() {
  std::unique_lock lock(mutex_);
  questions_.clear();
  stop_.request_stop();
  changed_.wait(lock, [this] { return !thinking_; });
  thoughts_.clear();
  stop_ = std::stop_source();
}

void Thinker::think_as_asked() {
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [this] { return !questions_.empty() || closing_; });
    if (closing_) {
      return;
    }
    const Question question = std::move(questions_.front());
    questions_.pop_front();
    const std::stop_token stop = stop_.get_token();
    thinking_ = true;
    lock.unlock();
    const std::size_t answer = question.controller->decide(*question.brief, question.seed, stop);
    lock.lock();
    thinking_ = false;
    thoughts_.push_back({.seat = question.seat, .answer = answer});
    changed_.notify_all();
  }
}

}  // namespace fc
