// Conductors for tests of them: two seats, each a person or a bot of chance.
#pragma once

#include <atomic>
#include <thread>
#include <utility>

#include "bouts.h"
#include "match/conductor.h"

namespace fc::test {

inline constexpr int red = 0;
inline constexpr int blue = 1;

/// Answers at random after its seed; may be held back.
class ChanceBot final : public Controller {
 public:
  explicit ChanceBot(const std::atomic<bool>* held = nullptr) : held_(held) {}

  std::size_t decide(const Brief& brief, std::uint64_t seed, std::stop_token stop) override {
    while (held_ != nullptr && held_->load() && !stop.stop_requested()) {
      std::this_thread::yield();
    }
    Random random(seed);
    return random.below(static_cast<std::uint32_t>(brief.legal_count()));
  }

 private:
  const std::atomic<bool>* held_;
};

inline ConductorPlan plan(std::unique_ptr<Controller> red_bot, std::unique_ptr<Controller> blue_bot,
                          std::uint64_t seed = 1) {
  ConductorPlan made{.match = tiny_bout(), .bots = {}, .seed = seed, .recorder = nullptr};
  made.bots.push_back(std::move(red_bot));
  made.bots.push_back(std::move(blue_bot));
  return made;
}

inline ConductorPlan two_people(std::uint64_t seed = 1) { return plan(nullptr, nullptr, seed); }
inline ConductorPlan three_people() {
  return {.match = tiny_bout(R"("abe-anvil","cal-brick","zeb-winch")"), .bots = {}, .seed = 1, .recorder = nullptr};
}
/// Two people whose secret picks follow right after a die.
inline ConductorPlan without_rushing() {
  return {
      .match = tiny_bout(R"("abe-anvil","zeb-winch")", R"({"rushing":false})"), .bots = {}, .seed = 1, .recorder = nullptr};
}
inline ConductorPlan two_bots(std::uint64_t seed = 1) {
  return plan(std::make_unique<ChanceBot>(), std::make_unique<ChanceBot>(), seed);
}

inline Script play_out(Conductor& conductor) {
  while (conductor.advance_and_wait() == Conductor::Step::moved) {
  }
  return conductor.match().script();
}

inline Conductor::Step advance_to_question(Conductor& conductor) {
  Conductor::Step step = conductor.advance();
  while (step == Conductor::Step::moved) {
    step = conductor.advance();
  }
  return step;
}

/// People answer with the first legal choice until somebody has to pick in secret.
inline void advance_to_secret(Conductor& conductor) {
  while (advance_to_question(conductor) == Conductor::Step::people && !conductor.questions()[0].secret) {
    const Need question = conductor.questions()[0];
    ASSERT_TRUE(conductor.pick(question.seat, conductor.match().legal(question)[0]));
  }
  ASSERT_EQ(conductor.questions().size(), 2U);
}

}  // namespace fc::test
