// Who meets whom: the next one, a random one, an even match. The same for every game.
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
#include "cabinet/program/corner_games.h"
#include "core/looks.h"
#include "core/random.h"
#include "library/words.h"
#include "scene/stage.h"

namespace fc::cabinet {

/// By the quick estimate a bout is even if each has at least this chance of winning it.
inline constexpr double least_even_chance = 0.4;

/// The places of all in a roster.
std::vector<std::size_t> everybody(const Roster& roster);

/// The places of all whose set of values of that trait is this one.
std::vector<std::size_t> all_with(const Roster& roster, std::size_t trait, std::uint64_t values);

/// The seat brings `id` from now on. A seat that brought him until now takes what this seat gives up.
void bring(BoutPlan& plan, int seat, std::string_view id);

/// A seat that brings somebody who has left the roster brings the first one whom no seat brings.
void replace_gone(BoutPlan& plan, const Roster& roster);

/// The next one in the order of the roster whom no seat brings; where all of them are taken, simply the next one.
/// step: +1, or -1 for the one before.
std::string next_entrant(const Roster& roster, const BoutPlan& plan, int seat, int step);

/// Any of these whom no seat brings, each equally likely; where all of them are taken, another seat's. places: in the
/// roster. None if there is nobody but him whom the seat brings already.
std::optional<std::string> random_entrant(const Roster& roster, std::span<const std::size_t> places, const BoutPlan& plan,
                                          int seat, Random& random);

/// Whom a seat of two meets; empty where there are more seats.
std::string_view opponent_of(const BoutPlan& plan, int seat);

/// Colour and shape of a seat: of two their corner's, else those of what it brings.
scene::SeatMark mark_of_seat(const CornerGame& game, const BoutPlan& plan, int seat, const Words& words);

/// What a seat's men look like in a bout of this plan: the second of two is told apart from the first.
std::vector<Looks> looks_of_seat(const CornerGame& game, const BoutPlan& plan, int seat);

/// Everybody else who has the same values of that trait as he: men of one class meet.
std::vector<std::size_t> others_like(const Roster& roster, std::size_t place, std::size_t trait);

/// One of these, and not the one that the seat brings already, who makes an even bout against the seat's opponent; if
/// there is none, the one nearest to it. None where the game estimates no chances, or nobody is left. least: what an even
/// bout is, the chance that each has at least, 0 to 0.5.
std::optional<std::string> even_match(const CornerGame& game, std::span<const std::size_t> places, const BoutPlan& plan,
                                      int seat, Random& random, double least = least_even_chance);

/// Brings two who make an even bout to a plan of two: the first is one of `places`, the other one of `whom(first)`, both
/// places in the roster. A first whom nobody there is even with makes room for another one; after a few of them it is the
/// nearest pair that was found. places: at least one; the roster: at least two.
void bring_even_pair(const CornerGame& game, BoutPlan& plan, std::span<const std::size_t> places,
                     const std::function<std::vector<std::size_t>(std::size_t)>& whom, Random& random,
                     double least = least_even_chance);

// Who is worth a poster: the famous pairs of all games, one after the other.

class Billing {
 public:
  /// games must outlive it.
  explicit Billing(const CornerGames& games);

  /// What the men of one of the pairs look like, red first; there are endlessly many, the same in every run. Two men like
  /// any others where no game has a famous one.
  [[nodiscard]] std::array<Looks, 2> looks(std::size_t number) const;
  /// Those whom a game's corner shows, red first.
  [[nodiscard]] static std::array<Looks, 2> looks_of(const CornerGame& game, const FamousPair& pair);

 private:
  struct Bill {
    const CornerGame* game = nullptr;
    FamousPair pair;
  };
  std::vector<Bill> bills_;
};

}  // namespace fc::cabinet
