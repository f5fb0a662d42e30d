#include "cli/dice-boxing/game.h"

#include <array>
#include <cstdint>

#include "cli/measure.h"
#include "rules/dice-boxing/rules.h"

namespace fc::dice_boxing {
namespace {

BoxerCard card_of(const Catalogue& catalogue, std::string_view id) {
  const RosterEntry* const entry = catalogue.find(id);
  FC_CHECK(entry != nullptr);
  return catalogue.card(*entry);
}

Setup bench_setup(const Catalogue& catalogue) {
  return agreed(card_of(catalogue, "muhammad-ali"), card_of(catalogue, "mike-tyson"), {}, catalogue.charts);
}

void add_bout(cli::Fingerprint& print, const State& state) {
  const End& end = state.end;
  print.add(static_cast<int>(end.method));
  print.add(static_cast<int>(end.reason));
  print.add(static_cast<int>(end.verdict));
  print.add(end.has_winner ? static_cast<int>(end.winner) : -1);
  print.add(state.round);
  print.add(state.action);
  print.add(static_cast<int>(state.position));
  for (const BoxerState& boxer : state.boxers) {
    const Lasting& lasting = boxer.lasting;
    for (const int number : {int{boxer.stamina},
                             int{boxer.tired},
                             int{boxer.knockdowns},
                             int{boxer.ko_uses},
                             int{boxer.warnings},
                             int{boxer.deductions},
                             int{boxer.landed},
                             int{boxer.missed},
                             int{boxer.points},
                             int{boxer.moves},
                             int{boxer.downs},
                             int{boxer.ranges.control_to},
                             int{boxer.ranges.punches_to},
                             int{boxer.ranges.kd_from},
                             int{boxer.ranges.chin},
                             int{lasting.control},
                             int{lasting.punches},
                             int{lasting.kd},
                             int{lasting.chin},
                             int{lasting.defense}}) {
      print.add(number);
    }
    for (const Cut& cut : boxer.cuts) {
      print.add(cut.exists ? cut.reopened : -1);
    }
  }
  for (const RoundScore& round : state.scorecard) {
    for (const auto& [red, blue] : round) {
      print.add(red);
      print.add(blue);
    }
  }
}

/// All options, men of one class and of two: every rule has its say.
std::string signature(const Catalogue& catalogue) {
  constexpr std::uint64_t bouts = 250;
  constexpr int option_sets = 32;
  constexpr std::array<std::string_view, 4> men{"muhammad-ali", "mike-tyson", "sugar-ray-robinson", "f-percy-applewhite"};
  cli::Fingerprint print;
  for (int options = 0; options < option_sets; ++options) {
    const auto flag = [options](int bit) { return (options >> bit) % 2 == 0; };
    const Options chosen{.strategies = flag(0),
                         .judges = flag(1) ? Judging::advanced : Judging::basic,
                         .rounds = static_cast<std::int8_t>(fewest_rounds + options % (most_rounds - fewest_rounds + 1)),
                         .three_knockdown_rule = flag(2),
                         .saved_by_the_bell = flag(3),
                         .weight_difference = flag(4)};
    const auto place = static_cast<std::size_t>(options);
    const Setup setup = agreed(card_of(catalogue, men[place % men.size()]),
                               card_of(catalogue, men[(place / men.size() + 1) % men.size()]), chosen, catalogue.charts);
    cli::sign_bouts<Rules>(print, setup, cli::bench_seed + place, bouts, add_bout);
  }
  return print.hex();
}

}  // namespace

cli::BenchResult bench(const Catalogue& catalogue) {
  cli::BenchResult result = cli::measured_bouts<Rules>(bench_setup(catalogue), [](auto chance) { return chance; });
  result.signature = signature(catalogue);
  return result;
}

}  // namespace fc::dice_boxing
