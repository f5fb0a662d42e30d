// Choosing opponents: next, random or even. Shared by all games.
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cabinet/program/corner_game.h"
#include "core/looks.h"
#include "core/random.h"
#include "library/words.h"
#include "scene/stage.h"

namespace fc::cabinet {

/// A bout counts as even by the quick estimate if each side has at least this win chance.
inline constexpr double least_even_chance = 0.4;

/// Indices of all entrants of a roster.
std::vector<std::size_t> everybody(const Roster& roster);

/// Indices of all entrants with exactly this set of trait values.
std::vector<std::size_t> all_with(const Roster& roster, std::size_t trait, std::uint64_t values);

/// Assigns `id` to a seat. If another seat has it, the two swap.
void bring(BoutPlan& plan, int seat, std::string_view id);

/// Replaces entrants that are no longer in the roster by the first free ones.
void replace_gone(BoutPlan& plan, const Roster& roster);

/// The next free entrant in roster order; if none is free, simply the next. step: +1 or -1.
std::string next_entrant(const Roster& roster, const BoutPlan& plan, int seat, int step);

/// A uniformly random free entrant of `places` (roster indices); if none is free, another seat's. None if the only one is
/// the seat's own.
std::optional<std::string> random_entrant(const Roster& roster, std::span<const std::size_t> places, const BoutPlan& plan,
                                          int seat, Random& random);

/// The opponent of a seat in a bout of two; empty with more seats.
std::string_view opponent_of(const BoutPlan& plan, int seat);

/// Colour and shape of a seat: with two seats those of the corner, otherwise of its entrant.
scene::SeatMark mark_of_seat(const CornerGame& game, const BoutPlan& plan, int seat, const Words& words);

/// Looks of a seat's boxers in this plan; the second of two is made distinguishable from the first.
std::vector<Looks> looks_of_seat(const CornerGame& game, const BoutPlan& plan, int seat);

/// Indices of all other entrants with the same values of a trait, e.g. the same weight class.
std::vector<std::size_t> others_like(const Roster& roster, std::size_t place, std::size_t trait);

/// A random one of `places`, other than the seat's current entrant, who makes an even bout; if there is none, the nearest to
/// even. None if the game has no estimate, or nobody is left. least: minimum win chance of each side, 0 to 0.5.
std::optional<std::string> even_match(const CornerGame& game, std::span<const std::size_t> places, const BoutPlan& plan,
                                      int seat, Random& random, double least = least_even_chance);

/// Brings two who make an even bout to a plan of two: the first is one of `places`, the other one of `whom(first)`, both
/// places in the roster. A first whom nobody there is even with makes room for another one; after a few of them it is the
/// nearest pair that was found. places: at least one; the roster: at least two.
void bring_even_pair(const CornerGame& game, BoutPlan& plan, std::span<const std::size_t> places,
                     const std::function<std::vector<std::size_t>(std::size_t)>& whom, Random& random,
                     double least = least_even_chance);

// Famous pairs of all games in rotation, for posters.

class Billing {
 public:
  /// games must outlive it.
  explicit Billing(const CornerGames& games);

  /// Looks of pair `number`, red first; any number is valid and gives the same pair in every run. Anonymous boxers if no
  /// game has a famous pair.
  [[nodiscard]] std::array<Looks, 2> looks(std::size_t number) const;
  /// Looks of a given pair of a game, red first.
  [[nodiscard]] static std::array<Looks, 2> looks_of(const CornerGame& game, const FamousPair& pair);

 private:
  struct Bill {
    const CornerGame* game = nullptr;
    FamousPair pair;
  };
  std::vector<Bill> bills_;
};

}  // namespace fc::cabinet
