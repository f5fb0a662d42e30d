// Benchmark helpers for every game: a signature of its rules' behaviour, and times of bouts and random draws.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

#include "cli/game_commands.h"
#include "core/result.h"
#include "rules/ruleset.h"
#include "trials/players_of.h"
#include "trials/simulator_of.h"

namespace fc::cli {

/// FNV-1a hash of a sequence of numbers.
class Fingerprint {
 public:
  void add(std::int64_t number);
  [[nodiscard]] std::string hex() const;
  [[nodiscard]] std::uint64_t value() const { return hash_; }

 private:
  std::uint64_t hash_ = 0xcbf29ce484222325ULL;
};

/// Nanoseconds per call of each work: best of several alternating runs over about `least_nanoseconds`. Results are used, so
/// that nothing is optimised away.
std::vector<double> best_times(std::span<const std::function<std::uint64_t()>> works, double least_nanoseconds);

/// Only draws a random number from 0 to bound - 1 for each bound.
std::uint64_t draw_alone(std::span<const std::uint32_t> bounds);

/// Measures `play`, which plays so many bouts, against random draws of these bounds alone. least_nanoseconds: of measuring;
/// the best run counts; default: 0.6 s. The signature is left empty.
BenchResult timed(const std::function<std::uint64_t()>& play, std::uint64_t bouts, std::span<const std::uint32_t> bounds,
                  std::size_t state_bytes, double least_nanoseconds = 0.6e9);

// Measures bouts, and their random draws alone.

inline constexpr std::uint64_t bench_seed = 1;

/// Parses a benchmark's built-in set-up, which must be valid. Catalogue: its namespace has `read_setup(catalogue, json)`.
template <class Catalogue>
auto sound_setup(const Catalogue& catalogue, const std::string& json) {
  auto setup = read_setup(catalogue, json);
  FC_CHECK(setup.has_value());
  return *std::move(setup);
}

/// Measures random games, and their draws alone. play(random, note): plays one to its end and returns it; it reports the
/// bound of each draw by note(bound). Takes about a second; the signature is left empty.
template <class Play>
BenchResult measured_long_games(std::uint64_t games, Play play) {
  std::vector<std::uint32_t> bounds;
  for (std::uint64_t game = 0; game < games; ++game) {
    Random random = random_stream(bench_seed, game);
    play(random, [&bounds](std::uint32_t bound) { bounds.push_back(bound); });
  }
  const auto play_games = [&] {
    std::uint64_t seen = 0;
    for (std::uint64_t game = 0; game < games; ++game) {
      Random random = random_stream(bench_seed, game);
      play(random, [](std::uint32_t) {});
      seen += random.bits();
    }
    return seen;
  };
  return timed(play_games, games, bounds, sizeof(std::invoke_result_t<Play, Random&, void (*)(std::uint32_t)>));
}

/// Measures bouts of one set-up, and their draws alone. R: the game's rules. make_player(chance): the player of all seats,
/// with `chance` as its source of randomness. Takes about a second; the signature is left empty.
template <Ruleset R, class MakePlayer>
BenchResult measured_bouts(const typename R::Setup& setup, MakePlayer make_player) {
  constexpr std::uint64_t bouts = 4000;
  const auto chance = [](std::uint64_t bout) { return trials::UniformPlayerOf<R>{random_stream(bench_seed, bout)}; };
  std::vector<std::uint32_t> bounds;
  for (std::uint64_t bout = 0; bout < bouts; ++bout) {
    typename R::State state = R::opening(setup);
    R::play_out(setup, state, make_player(trials::NotingPlayer<decltype(chance(bout))>{chance(bout), &bounds}), NoEvents{});
  }
  const auto play_bouts = [&] {
    std::uint64_t rounds_fought = 0;
    for (std::uint64_t bout = 0; bout < bouts; ++bout) {
      typename R::State state = R::opening(setup);
      R::play_out(setup, state, make_player(chance(bout)), NoEvents{});
      rounds_fought += state.round;
    }
    return rounds_fought;
  };
  return timed(play_bouts, bouts, bounds, sizeof(typename R::State));
}

/// Adds random bouts of one set-up to a signature. add(fingerprint, end): adds one bout's final state.
template <Ruleset R, class Add>
void sign_bouts(Fingerprint& fingerprint, const typename R::Setup& setup, std::uint64_t seed, std::uint64_t bouts, Add add) {
  for (std::uint64_t bout = 0; bout < bouts; ++bout) {
    trials::UniformPlayerOf<R> player{random_stream(seed, bout)};
    typename R::State state = R::opening(setup);
    while (R::need(setup, state).kind != NeedKind::finished) {
      R::play(setup, state, player, NoEvents{});
    }
    add(fingerprint, state);
    fingerprint.add(static_cast<std::int64_t>(player.random.bits()));  // as many draws as before
  }
}

/// Measures random bouts of a game without optimised play. sign(end, fingerprint): adds a bout's end to the signature.
template <Ruleset R, class Sign>
BenchResult measured_by_chance(const typename R::Setup& setup, Sign sign) {
  constexpr std::uint64_t bouts = 200;
  std::vector<std::uint32_t> bounds;
  const auto play = [&setup](std::uint64_t bout, auto note) {
    Random random = random_stream(bench_seed, bout);
    return trials::play_by<R>(setup, R::opening(setup), random, [&](const auto&, const Need&, const auto& legal) {
      const auto answers = static_cast<std::uint32_t>(legal.size());
      note(answers);
      return random.below(answers);
    });
  };
  Fingerprint fingerprint;
  for (std::uint64_t bout = 0; bout < bouts; ++bout) {
    sign(play(bout, [&bounds](std::uint32_t answers) { bounds.push_back(answers); }), fingerprint);
  }
  const auto work = [&] {
    std::uint64_t seen = 0;
    for (std::uint64_t bout = 0; bout < bouts; ++bout) {
      Fingerprint end;
      sign(play(bout, [](std::uint32_t) {}), end);
      seen += end.value();
    }
    return seen;
  };
  BenchResult result = timed(work, bouts, bounds, sizeof(typename R::State), 1e6);
  result.signature = fingerprint.hex();
  return result;
}

}  // namespace fc::cli
