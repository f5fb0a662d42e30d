#include "cli/ringside-campaign/game.h"

#include <array>
#include <string>

#include "cli/measure.h"
#include "library/ringside-campaign/game.h"
#include "rules/ringside-campaign/rules.h"

namespace fc::ringside_campaign {
namespace {

constexpr std::uint64_t campaigns = 20;

/// Every answer by chance. note(bound): from how many faces or answers was drawn.
template <class Note>
struct ChancePlayer {
  Random& random;
  Note note;

  int die(const Die& die) {
    note(static_cast<std::uint32_t>(die.faces()));
    return throw_die(random, die);
  }
  const Choice& choose(const auto& legal) {
    const auto bound = static_cast<std::uint32_t>(legal.size());
    note(bound);
    return legal[random.below(bound)];
  }
  BoutResult result(const Setup& setup, const State& state) { return any_result(setup, state, random); }
};

template <class Note>
State played(const Setup& setup, Random& random, Note note) {
  State state = Rules::opening(setup);
  ChancePlayer<Note> player{random, note};
  Rules::play_out(setup, state, player);
  return state;
}

constexpr auto unnoted = [](std::uint32_t) {};

void add_campaign(cli::Fingerprint& print, const Setup& setup, const State& state) {
  for (int seat = 0; seat < seats_of(setup); ++seat) {
    const Manager& manager = state.manager(seat);
    print.add(manager.cash);
    for (const Person person : manager.stable) {
      const Man& man = state.man(person);
      for (const int number :
           {int{person}, int{man.cut}, int{man.wins}, int{man.losses}, int{man.draws}, int{man.kos}, int{man.tkos},
            int{man.fight_pop}, int{man.rank_pop}, int{man.last_damage}, int{man.boxer.agility}, int{man.boxer.endurance},
            int{man.boxer.counterpunch}, rank_of(state.ladder, person)}) {
        print.add(number);
      }
      print.add(man.purses);
    }
  }
  for (const int number : {int{state.week}, int{state.bouts}, int{state.title_bouts}, int{state.last_defence}}) {
    print.add(number);
  }
}

/// All ways to form stables and all options: every rule has its say.
std::string signature(const Catalogue& catalogue) {
  constexpr std::array formations{"roll", "draft", "auction"};
  constexpr std::array pools{"history", "generated", "mixed"};
  constexpr int option_sets = 36;
  cli::Fingerprint print;
  for (int number = 0; number < option_sets; ++number) {
    const auto flag = [number](int bit) { return (number >> bit) % 2 == 0; };
    const std::string options =
        std::string(R"({"weeks":16,"starting_cash":4000,"formation":")") + formations[static_cast<std::size_t>(number % 3)] +
        R"(","pool":")" + pools[static_cast<std::size_t>(number / 3 % 3)] + R"(","disputes":")" +
        (flag(0) ? "auction" : "promoter") + R"(","tournament":")" + (flag(1) ? "seeded" : "random") +
        R"(","replacement":")" + (flag(2) ? "roll" : "pool") + R"(","stablemate_bouts":)" + (flag(3) ? "false" : "true") +
        R"(,"mandatory_weeks":)" + std::to_string(number % 5) + R"(,"stable_size":)" + std::to_string(1 + number % 4) + "}";
    const Setup setup = cli::sound_setup(
        catalogue, R"({"managers":)" + std::to_string(1 + number % most_managers) + R"(,"options":)" + options + "}");
    Random random = random_stream(cli::bench_seed, static_cast<std::uint64_t>(number));
    add_campaign(print, setup, played(setup, random, unnoted));
    print.add(static_cast<std::int64_t>(random.bits()));  // as many draws as before
  }
  return print.hex();
}

}  // namespace

cli::BenchResult bench(const Catalogue& catalogue) {
  const Setup setup = cli::sound_setup(catalogue, R"({"managers":4,"options":{"stable_size":4}})");
  cli::BenchResult result =
      cli::measured_long_games(campaigns, [&setup](Random& random, auto note) { return played(setup, random, note); });
  result.signature = signature(catalogue);
  return result;
}

}  // namespace fc::ringside_campaign
