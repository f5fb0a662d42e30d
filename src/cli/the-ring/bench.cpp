#include "cli/the-ring/game.h"

#include <array>
#include <cstdint>

#include "cli/measure.h"
#include "rules/the-ring/rules.h"
#include "trials/the-ring/simulator.h"

namespace fc::the_ring {
namespace {

const BoxerCard& card_of(const Catalogue& catalogue, std::string_view id) {
  const Boxer* const boxer = catalogue.find(id);
  FC_CHECK(boxer != nullptr);
  return boxer->card();
}

/// Neutral city and referee, two equal all-rounders. Source: 9.
Setup bench_setup(const Catalogue& catalogue) {
  const BoxerCard& card = card_of(catalogue, "standard-heavyweight");
  Setup setup{.cards = {card, card}, .city = neutral_city, .referee = neutral_referee, .options = {}, .charts = {}};
  setup.charts = catalogue.charts;
  return setup;
}

void add_bout(cli::Fingerprint& print, const State& state) {
  const End& end = state.end;
  for (const int number : {static_cast<int>(end.method), end.has_winner ? static_cast<int>(end.winner) : -1,
                           static_cast<int>(end.title), int{end.seconds}, int{state.round}, int{state.segment},
                           static_cast<int>(state.city), static_cast<int>(state.referee), int{state.gloves}}) {
    print.add(number);
  }
  for (const BoxerState& boxer : state.boxers) {
    for (const int number :
         {int{boxer.stm}, int{boxer.points}, int{boxer.down}, int{boxer.downs}, int{boxer.warnings}, int{boxer.deducted},
          int{boxer.aggression}, static_cast<int>(boxer.training), static_cast<int>(boxer.strategy), int{boxer.weight}}) {
      print.add(number);
    }
    for (const auto rating : all_ratings) {
      print.add(boxer.now.*rating);
    }
    for (const Cut& cut : boxer.cuts) {
      print.add(static_cast<int>(cut.location));
      print.add(cut.open ? cut.points : -cut.points);
    }
  }
  for (const RoundScore& round : state.scorecard) {
    for (const auto& [red, blue] : round) {
      print.add(red);
      print.add(blue);
    }
  }
}

/// The options of a bout by their number: every one of them on and off, every way to change, every seat of the chart.
Options options_of(int number) {
  const auto flag = [number](int bit) { return (number >> bit) % 2 == 0; };
  return {.changes = static_cast<Changes>(number % 3),
          .solitaire = static_cast<Solitaire>(number % 4),
          .training_camp = flag(0),
          .bad_cut = flag(1),
          .cut_work_penalty = flag(2),
          .gloves = flag(3),
          .cities = flag(4),
          .referees = flag(1),
          .three_knockdowns = flag(2)};
}

/// All options, title bouts with either champion, men of all kinds: every rule has its say.
std::string signature(const Catalogue& catalogue) {
  constexpr std::uint64_t bouts = 120;
  constexpr int option_sets = 48;
  constexpr std::array<std::string_view, 7> men{"muhammad-ali", "joe-brown",         "randy-sandy", "rocky-marciano",
                                                "jimmy-wilde",  "standard-champion", "duane-bobick"};
  cli::Fingerprint print;
  for (int options = 0; options < option_sets; ++options) {
    const auto place = static_cast<std::size_t>(options);
    Setup setup = bench_setup(catalogue);
    setup.cards = {card_of(catalogue, men[place % men.size()]), card_of(catalogue, men[(3 * place + 1) % men.size()])};
    setup.rounds = static_cast<std::int8_t>(1 + options % most_rounds);
    setup.champion = static_cast<Champion>(options % 3);
    setup.city = City::none;
    setup.referee = Referee::none;
    setup.options = options_of(options);
    cli::sign_bouts<Rules>(print, setup, cli::bench_seed + place, bouts, add_bout);
  }
  return print.hex();
}

}  // namespace

cli::BenchResult bench(const Catalogue& catalogue) {
  cli::BenchResult result =
      cli::measured_bouts<Rules>(bench_setup(catalogue), [](auto chance) { return BoxingPlayer<decltype(chance)>{chance}; });
  result.signature = signature(catalogue);
  return result;
}

}  // namespace fc::the_ring
