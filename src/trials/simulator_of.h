// What the simulators of all games share: where the bouts begin, what they are called, and how two men, a field of men or
// whoever sits at a table meet.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "library/whole_file.h"
#include "match/match_of.h"
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

/// Where bouts of two begin, and who fights them how. Plan: of one man. field: of men who meet instead of the two of the
/// set-up; all else in it stands.
template <Ruleset R, class Plan, class Card>
struct SimOfTwo : SimStart<R> {
  std::array<Plan, 2> players{};
  Field<Card> field{};
};

/// Two of these boxers for a bout by chance: in seven of eight bouts both of one class. class_of: of a boxer.
template <class Boxers, class ClassOf>
auto any_pair(const Boxers& boxers, Random& random, ClassOf class_of) {
  constexpr std::uint32_t other_class_in = 8;
  const auto anybody = [&] { return &boxers[random.below(static_cast<std::uint32_t>(boxers.size()))]; };
  std::array pair{anybody(), anybody()};
  const bool any_class = random.below(other_class_in) == 0;
  while (!any_class && class_of(*pair[0]) != class_of(*pair[1])) {
    pair[1] = anybody();
  }
  return pair;
}

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

/// Something that is counted of bouts, and how much of it there was in one that is over. dice: thrown in it.
template <class State>
struct Counted {
  std::string_view name;
  std::int64_t (*of)(const State& state, int dice);
};

template <class State>
std::int64_t dice_thrown(const State& /*state*/, int dice) {
  return dice;
}
template <class State>
std::int64_t last_round(const State& state, int /*dice*/) {
  return state.round;
}
/// 1: it ended in one of these ways.
template <class State, auto... methods>
std::int64_t ended_by(const State& state, int /*dice*/) {
  return ((state.end.method == methods) || ...) ? 1 : 0;
}

// Of games in which every round is scored three times: how many rounds were scored and in how many all three agree, and how
// many scores that made and how many of them even.

template <class State>
std::int64_t judged_rounds(const State& state, int /*dice*/) {
  return static_cast<std::int64_t>(state.scorecard.size());
}
template <class State>
std::int64_t agreed_rounds(const State& state, int /*dice*/) {
  return std::ranges::count_if(state.scorecard,
                               [](const auto& round) { return round[0] == round[1] && round[1] == round[2]; });
}
/// counts(red, blue): whether that score is meant.
template <class State, class Counts>
std::int64_t scores_with(const State& state, Counts counts) {
  std::int64_t found = 0;
  for (const auto& round : state.scorecard) {
    found += std::ranges::count_if(round, [&](const auto& score) { return counts(score[0], score[1]); });
  }
  return found;
}
template <class State>
std::int64_t all_scores(const State& state, int /*dice*/) {
  return scores_with(state, [](int, int) { return true; });
}
template <class State>
std::int64_t even_scores(const State& state, int /*dice*/) {
  return scores_with(state, [](int red, int blue) { return red == blue; });
}

/// Figures of every game of two; of those scored three times a round; and of how long bouts last.
inline constexpr std::array figures_of_winners{share_of("red_wins", "red wins"), share_of("blue_wins", "blue wins"),
                                               Figure{"draw", "draw", "draws", "bouts", true}};
inline constexpr std::array figures_of_scoring{
    share_of("unanimous", "decisions that are unanimous", "decisions", if_any),
    share_of("majority", "decisions by majority", "decisions", if_any),
    share_of("split", "decisions that are split", "decisions", if_any),
    Figure{"rounds_agreed", "rounds judged alike", "agreed_rounds", "judged_rounds", true, true}};
inline constexpr std::array figures_of_length{mean_of("downs", "times down a bout"), mean_of("last_round", "last round"),
                                              mean_of("dice", "dice a bout")};

/// Counters of bouts of two: who won, these rows, and in which round they ended.
template <std::size_t most_rounds, class State, std::size_t size>
constexpr std::array<std::string_view, 4 + size + most_rounds> counters_of(const std::array<Counted<State>, size>& rows) {
  std::array<std::string_view, size> names;
  std::ranges::transform(rows, names.begin(), &Counted<State>::name);
  return joined(std::array<std::string_view, 4>{"bouts", "red_wins", "blue_wins", "draws"}, names,
                numbered<"ended_in_", most_rounds>);
}

/// Self: the simulator itself. R: the game's rules. Sim: a `SimStart` with `players`, a Plan for each corner, and `field`.
/// Self has `counted`, rows; `counter_names`, which are `counters_of` them; `make_bot(level)`; and `setup_of(red, blue)`,
/// the set-up of two men of the field.
template <class Self, Ruleset R, class Sim, class Plan>
class SimulatorOfTwo : public SimulatorOf<Self, Sim> {
 public:
  [[nodiscard]] std::span<const std::string_view> counters() const final { return counters_; }
  [[nodiscard]] std::string players() const override {
    return fmt::format("red {}, blue {}", decider(Corner::red), decider(Corner::blue));
  }

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
  /// What decides in a corner, in words: a bot, what the plan keeps to for the whole bout (`kept_word`), or chance.
  [[nodiscard]] virtual std::string decider(Corner corner) const {
    const Plan& plan = this->sim().players[fc::index_of(corner)];
    const std::string_view kept = plan.kept_word();
    return plan.bot ? std::string(bot_of(*plan.bot).word) : kept.empty() ? "uniform" : fmt::format("keeps {}", kept);
  }
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
    count(state, player.dice(), counts);
    return state.end;
  }
  static void count(const typename R::State& state, int dice, std::span<std::int64_t> counts) {
    counts[0] += 1;
    counts[!state.end.has_winner ? 3 : state.end.winner == Corner::red ? 1 : 2] += 1;
    std::size_t place = 4;
    for (const Counted<typename R::State>& row : Self::counted) {
      counts[place++] += row.of(state, dice);
    }
    counts[place + state.round - 1U] += 1;
  }

  Bots bots_;
  std::vector<std::string> counters_of_men_;
  std::vector<std::string_view> counters_;
};

/// One bout from where it stands; what comes of bouts inside a long game is drawn. decide(state, need, legal): an index.
/// Returns the last state.
template <Ruleset R, class Decide>
typename R::State play_by(const typename R::Setup& setup, typename R::State state, Random& random, Decide decide) {
  for (Need need = R::need(setup, state); need.kind != NeedKind::finished; need = R::need(setup, state)) {
    if (need.kind == NeedKind::roll) {
      R::play_roll(setup, state, throw_die(random, need.die), NoEvents{});
      continue;
    }
    if constexpr (StandsOnAnother<R>) {
      if (need.kind == NeedKind::bout) {
        R::play_choice(setup, state, R::any_result(setup, state, random), NoEvents{});
        continue;
      }
    }
    const typename R::Choices legal = R::legal(setup, state, need);
    R::play_choice(setup, state, legal[decide(state, need, legal)], NoEvents{});
  }
  return state;
}

/// Where bouts begin, and who decides, by seat.
template <Ruleset R>
struct SeatedSim : SimStart<R> {
  std::vector<StandIn> seats;
};

/// For a game that counts nothing but how long its bouts last and who wins them, by its `standing_of` (library/<slug>).
/// make_bot: makes who sits on a seat, of a StandIn. most_at_table, most_lengths: seats and rounds, or whatever its bouts
/// are counted in.
template <Ruleset R, auto make_bot, std::size_t most_at_table, std::size_t most_lengths>
class SeatedSimulator final : public SimulatorOf<SeatedSimulator<R, make_bot, most_at_table, most_lengths>, SeatedSim<R>> {
 public:
  static constexpr std::array wins = numbered<"wins_seat_", most_at_table>;
  static constexpr std::array lengths = numbered<"ended_in_", most_lengths>;
  static constexpr std::array<std::string_view, 3> sums{"bouts", "rounds", "drawn"};
  static constexpr std::array figures{Figure{"drawn", "drawn", "drawn", "bouts", true},
                                      Figure{"rounds", "rounds", "rounds", "bouts"}};
  static constexpr FigureTable figure_table{.all = figures, .outcome_count = 1, .lengths = lengths};

  explicit SeatedSimulator(SeatedSim<R> made)
      : SimulatorOf<SeatedSimulator<R, make_bot, most_at_table, most_lengths>, SeatedSim<R>>(std::move(made)) {
    for (const StandIn& seat : this->sim().seats) {
      bots_.push_back(make_bot(seat));
    }
  }
  [[nodiscard]] std::span<const std::string_view> counters() const override {
    static constexpr std::array all = joined(sums, wins, lengths);
    return all;
  }
  [[nodiscard]] std::string players() const override {
    std::string words;
    for (const StandIn& seat : this->sim().seats) {
      words.append(words.empty() ? "" : ", ").append(seat.word);
    }
    return words;
  }
  void play(std::uint64_t seed, std::uint64_t bout, std::span<std::int64_t> counts) override {
    Random random = random_stream(seed, bout);
    const typename R::Setup& setup = this->sim().setup;
    const auto end =
        play_by<R>(setup, this->sim().start, random, [&](const auto& state, const Need& need, const auto& legal) {
          const BriefOf<R> brief(setup, R::view(setup, state, need.seat), need, legal);
          return bots_[need.seat]->decide(brief, random.bits(), {});
        });
    const Standing standing = standing_of(setup, end);
    ++counts[0];
    counts[1] += standing.length;
    if (standing.winners.size() == 1) {
      ++counts[sums.size() + static_cast<std::size_t>(standing.winners.front())];
    } else {
      ++counts[2];
    }
    ++counts[sums.size() + most_at_table + static_cast<std::size_t>(standing.length) - 1];
  }

 private:
  std::vector<std::unique_ptr<Controller>> bots_;
};

}  // namespace fc::trials
