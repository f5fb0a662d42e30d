// What the simulators of all games share: where the bouts begin, what they are called, and how two men or a field of men
// meet.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/ruleset.h"
#include "trials/field.h"
#include "trials/players_of.h"
#include "trials/simulator.h"

namespace fc::trials {

/// Where simulated bouts begin. R: the game's rules.
template <Ruleset R>
struct SimStart {
  typename R::Setup setup;
  typename R::State start;
  std::string setup_json;  ///< the script's set-up
  std::string title;
};

/// Self: the simulator itself, made of a Sim. Sim: a `SimStart` and who fights.
template <class Self, class Sim>
class SimulatorOf : public Simulator {
 public:
  [[nodiscard]] std::string setup() const final { return sim_.setup_json; }
  [[nodiscard]] std::string title() const final { return sim_.title; }
  [[nodiscard]] std::unique_ptr<Simulator> copy() const final { return std::make_unique<Self>(sim_); }

 protected:
  explicit SimulatorOf(Sim sim) : sim_(std::move(sim)) {}
  [[nodiscard]] const Sim& sim() const { return sim_; }

 private:
  Sim sim_;
};

/// Self: the simulator itself. R: the game's rules. Sim: a `SimStart` with `players`, a Plan for each corner, and `field`.
/// Self has `counter_names`, an array; `dice`, the place in it of the dice of a bout; `make_bot(level)`;
/// `setup_of(red, blue)`, the set-up of two men of the field; and `count(setup, state, counts)`, which counts a finished
/// bout.
template <class Self, Ruleset R, class Sim, class Plan>
class SimulatorOfTwo : public SimulatorOf<Self, Sim> {
 public:
  [[nodiscard]] std::span<const std::string_view> counters() const final { return counters_; }

  void play(std::uint64_t seed, std::uint64_t bout, std::span<std::int64_t> counts) final {
    const auto& field = this->sim().field;
    if (field.meetings.empty()) {
      play_out(this->sim().setup, this->sim().start, random_stream(seed, bout), counts);
      return;
    }
    const Meeting& meeting = field.meeting(bout);
    const typename R::Setup setup = self().setup_of(field.cards[meeting.red], field.cards[meeting.blue]);
    const auto end = play_out(setup, R::opening(setup), random_stream(seed, bout), counts);
    if (!field.ids.empty()) {
      count_meeting(meeting, end.has_winner ? std::optional(end.winner) : std::nullopt,
                    counts.subspan(Self::counter_names.size()));
    }
  }

 protected:
  explicit SimulatorOfTwo(Sim made) : SimulatorOf<Self, Sim>(std::move(made)) {
    for (const std::size_t corner : {0U, 1U}) {
      if (const auto level = this->sim().players[corner].bot) {
        bots_[corner] = Self::make_bot(*level);
      }
    }
    counters_of_men_ = counters_of_men(this->sim().field.ids);
    counters_.assign(Self::counter_names.begin(), Self::counter_names.end());
    counters_.insert(counters_.end(), counters_of_men_.begin(), counters_of_men_.end());
  }

 private:
  [[nodiscard]] const Self& self() const { return static_cast<const Self&>(*this); }

  auto play_out(const typename R::Setup& setup, typename R::State state, const Random& random,
                std::span<std::int64_t> counts) const {
    using Player = PlannedPlayerOf<R, Plan>;
    const Player player = R::play_out(setup, state, Player(random, this->sim().players, bots_, setup, state), NoEvents{});
    counts[Self::dice] += player.dice();
    Self::count(setup, state, counts);
    return state.end;
  }

  Bots bots_;
  std::vector<std::string> counters_of_men_;
  std::vector<std::string_view> counters_;
};

}  // namespace fc::trials
