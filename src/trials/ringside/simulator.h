// Simulated bouts of Ringside, and what is counted in them. Source: rules/ringside/rules.md, 9.1.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "bots/ringside/outlook.h"
#include "core/random.h"
#include "library/ringside/game.h"
#include "match/controller.h"
#include "rules/ringside/rules.h"
#include "trials/field.h"
#include "trials/simulator_of.h"

namespace fc::ringside {

// Who decides in simulated bouts: chance, a habit, the optimal mixes, or a bot. Source: rules/ringside/rules.md, 9.1.

/// Answers everything by chance: the way of bench and of most figures of section 9.1.
struct UniformPlayer {
  Random& random;

  int die(const Die& die) { return throw_die(random, die); }
  Choice choose(Decision /*decision*/, const Choices& legal) {
    return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
  }
};

/// What a man does about tactics, rush and clinch; he throws no hooks in a clinch, and everything else is left to chance.
/// `any`: these too, and hooks.
enum class Habit : std::uint8_t { any, none, cover_up, backpedal, clinch, rush, cover_up_and_rush };

/// The words of the command line, in the order of Habit.
inline constexpr std::array<std::string_view, 7> habit_words{"any",    "none", "cover-up",         "backpedal",
                                                             "clinch", "rush", "cover-up-and-rush"};

/// A punch that counts in a clinch: what a man of any sense throws there, and the men of section 9.1's habits did.
Choice any_but_hooks(Random& random);

/// The answer of habit to a decision it knows; the first legal one if what it wants is not offered.
std::optional<Choice> habitual(Habit habit, Decision decision, const Choices& legal);

/// One man of a simulated bout.
struct PlayerPlan {
  Habit habit = Habit::any;
  bool optimal_picks = false;  ///< punches and guesses by the optimal mixes, else by chance
  std::optional<Level> bot;    ///< decides everything instead

  [[nodiscard]] bool is_uniform() const { return habit == Habit::any && !optimal_picks && !bot; }
};

/// A field knows no optimal picks.
using SimSetup = trials::SimOfTwo<Rules, PlayerPlan, Boxer>;

std::unique_ptr<trials::Simulator> make_simulator(SimSetup sim);

trials::FigureTable figure_table();

/// Of bouts for the fit of V and for its proof: between anybody, over any rounds and with any options.
Setup any_setup(const Catalogue& catalogue, Random& random);

}  // namespace fc::ringside
