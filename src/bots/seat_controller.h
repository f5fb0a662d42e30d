// What the bots of every game share: a controller for one game, finding an answer in its brief, and the baseline bot.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>

#include "core/random.h"
#include "core/result.h"
#include "match/controller.h"
#include "match/match_of.h"

namespace fc {

/// A controller that answers only briefs of one game.
template <Ruleset R>
class SeatControllerOf : public Controller {
 public:
  std::size_t decide(const Brief& brief, std::uint64_t seed, std::stop_token stop) final {
    const auto* seat_brief = dynamic_cast<const BriefOf<R>*>(&brief);
    FC_CHECK(seat_brief != nullptr);
    return decide_seat(*seat_brief, seed, stop);
  }

 private:
  virtual std::size_t decide_seat(const BriefOf<R>& brief, std::uint64_t seed, const std::stop_token& stop) = 0;
};

/// The decision that is asked for.
template <Ruleset R>
typename R::Decision decision_of(const BriefOf<R>& brief) {
  return static_cast<typename R::Decision>(brief.need().topic);
}

template <Ruleset R>
bool is_legal(const BriefOf<R>& brief, const typename R::Choice& choice) {
  for (const typename R::Choice& legal : brief.legal()) {
    if (legal == choice) {
      return true;
    }
  }
  return false;
}

/// Index of a legal choice among the answers.
template <Ruleset R>
std::size_t answer_index(const BriefOf<R>& brief, const typename R::Choice& choice) {
  std::size_t index = 0;
  while (index < brief.legal_count() && !(brief.legal()[index] == choice)) {
    ++index;
  }
  FC_CHECK(index < brief.legal_count());
  return index;
}

/// Index of a random answer, all equally likely.
template <Ruleset R>
std::size_t any_answer(const BriefOf<R>& brief, Random& random) {
  return random.below(static_cast<std::uint32_t>(brief.legal_count()));
}

/// The baseline for other bots: every legal answer is equally likely.
template <Ruleset R>
class UniformOf final : public SeatControllerOf<R> {
 private:
  std::size_t decide_seat(const BriefOf<R>& brief, std::uint64_t seed, const std::stop_token& /*stop*/) override {
    Random random(seed);
    return any_answer(brief, random);
  }
};

/// Decides by a function of the brief, the seed and the stop, which returns the index of the answer.
template <Ruleset R, class Decide>
class DecidesBy final : public SeatControllerOf<R> {
 public:
  explicit DecidesBy(Decide decide) : decide_(std::move(decide)) {}

 private:
  std::size_t decide_seat(const BriefOf<R>& brief, std::uint64_t seed, const std::stop_token& stop) override {
    return decide_(brief, seed, stop);
  }

  Decide decide_;
};

template <Ruleset R, class Decide>
std::unique_ptr<Controller> decided_by(Decide decide) {
  return std::make_unique<DecidesBy<R, Decide>>(std::move(decide));
}

/// Makes the bot of a level. novice, contender: the functions they decide by. champion: makes the strongest bot.
template <Ruleset R, class Novice, class Contender, class MakeChampion>
std::unique_ptr<Controller> controller_of(Level level, Novice novice, Contender contender, MakeChampion champion) {
  switch (level) {
    case Level::uniform: return std::make_unique<UniformOf<R>>();
    case Level::novice: return decided_by<R>(novice);
    case Level::contender: return decided_by<R>(contender);
    case Level::champion: return champion();
  }
  FC_CHECK(false && "no such level");
}

}  // namespace fc
