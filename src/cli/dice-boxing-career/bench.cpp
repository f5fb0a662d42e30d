#include "cli/dice-boxing-career/game.h"

#include <string>

#include "cli/measure.h"
#include "library/dice-boxing-career/game.h"
#include "rules/dice-boxing-career/rules.h"
#include "rules/dice-boxing/card.h"

namespace fc::dice_boxing_career {
namespace {

constexpr std::uint64_t careers = 200;
/// Chance alone would retire at once, and lose every other bout: such an answer is taken once in so many times.
constexpr std::uint32_t seldom_retires = 60;
constexpr std::uint32_t seldom_loses = 4;

/// Whether another answer is drawn in place of this one.
bool is_drawn_again(const Choice& choice, Random& random) {
  if (choice.word == Word::retire) {
    return random.below(seldom_retires) != 0;
  }
  return choice.word == Word::outcome && is_lost(choice.outcome()) && random.below(seldom_loses) != 0;
}

/// Every answer by chance, but he seldom retires and seldom loses. note(bound): from how many faces or answers was drawn.
template <class Note>
State played(const Setup& setup, Random& random, Note note) {
  State state = Rules::opening(setup);
  while (state.phase != Phase::finished) {
    const Need need = state.asked;
    if (need.kind == NeedKind::roll) {
      note(static_cast<std::uint32_t>(need.die.faces()));
      Rules::play_roll(setup, state, throw_die(random, need.die), NoEvents{});
      continue;
    }
    const Choices legal = Rules::legal(setup, state, need);
    const auto bound = static_cast<std::uint32_t>(legal.size());
    Choice choice;
    do {
      note(bound);
      choice = legal[random.below(bound)];
    } while (is_drawn_again(choice, random));
    Rules::play_choice(setup, state, choice, NoEvents{});
  }
  return state;
}

constexpr auto unnoted = [](std::uint32_t) {};

void add_career(cli::Fingerprint& print, const State& state) {
  for (const Person person : state.ladder) {
    print.add(int{person});
  }
  for (const auto rating : dice_boxing::all_ratings) {
    print.add(int{state.ratings.*rating});
  }
  for (const Grade grade : state.grades) {
    print.add(static_cast<int>(grade));
  }
  const Record& record = state.record;
  for (const int number :
       {int{record.wins}, int{record.losses}, int{record.draws}, int{record.ko_wins}, int{record.ko_losses},
        int{state.losses_in_a_row}, int{state.titles}, int{state.best}, int{state.lock}, int{state.taken_from},
        int{state.opponent}, static_cast<int>(state.defences.value_or(-1)), static_cast<int>(state.tourney.wins.value_or(9)),
        static_cast<int>(state.retired)}) {
    print.add(number);
  }
  print.add(state.points);
}

/// All classes and all options: every rule has its say.
std::string signature(const Catalogue& catalogue) {
  constexpr int option_sets = 68;
  cli::Fingerprint print;
  for (int number = 0; number < option_sets; ++number) {
    const auto word = [number](int bit) { return (number >> bit) % 2 == 0 ? "false" : "true"; };
    const auto weight_class = dice_boxing::class_names[static_cast<std::size_t>(number) % dice_boxing::class_count];
    const auto style = dice_boxing::style_names[static_cast<std::size_t>(number) % dice_boxing::style_count];
    const std::string options = std::string(R"({"max_fights":150,"all_time_greats":)") + word(0) +
                                R"(,"retirement_chart":)" + word(1) + R"(,"mode":")" + (number % 5 == 4 ? "free" : "path") +
                                R"("})";
    const Setup setup =
        cli::sound_setup(catalogue, R"({"class":")" + std::string(weight_class) + R"(","seed":)" + std::to_string(number) +
                                        R"(,"styles":[")" + std::string(style) + R"("],"options":)" + options + "}");
    for (std::uint64_t career = 0; career < 4; ++career) {
      Random random = random_stream(cli::bench_seed, static_cast<std::uint64_t>(number) * 4 + career);
      add_career(print, played(setup, random, unnoted));
      print.add(static_cast<std::int64_t>(random.bits()));  // as many draws as before
    }
  }
  return print.hex();
}

}  // namespace

cli::BenchResult bench(const Catalogue& catalogue) {
  const Setup setup = cli::sound_setup(catalogue, R"({"class":"heavyweight","seed":1,"styles":["boxer"]})");
  cli::BenchResult result =
      cli::measured_long_games(careers, [&setup](Random& random, auto note) { return played(setup, random, note); });
  result.signature = signature(catalogue);
  return result;
}

}  // namespace fc::dice_boxing_career
