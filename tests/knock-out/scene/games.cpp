#include "games.h"

#include <array>
#include <span>

#include "library/knock-out/game.h"

namespace fc::knock_out::test {
namespace {

const Catalogue& catalogue() {
  static const Catalogue loaded = fc::test::must(load_catalogue(fc::test::data_folder()));
  return loaded;
}

}  // namespace

Setup some_setup(std::uint64_t seed) {
  constexpr std::array colours{Colour::orange, Colour::black, Colour::yellow, Colour::green, Colour::purple};
  Random random(seed);
  const std::size_t players = 3 + random.below(3);
  const int start = random.below(3) == 0 ? -1 : static_cast<int>(random.below(static_cast<std::uint32_t>(players)));
  const Options options{.variable_start = random.below(2) == 0,
                        .second_season = random.below(2) == 0,
                        .bonus_split = static_cast<BonusSplit>(random.below(2)),
                        .strict_components = random.below(2) == 0,
                        .betting = random.below(5) != 0};
  return ordinary_setup(catalogue(), std::span(colours).first(players), start, options);
}

Setup setup_of(std::string_view json) { return fc::test::must(read_setup(catalogue(), json)); }

std::vector<Step> play(const Setup& setup, std::uint64_t seed) { return scene::test::play<Rules>(setup, seed); }

std::vector<std::string> names_of(const Setup& setup) {
  const std::array<std::string, most_players> names{"Ann", "Ben", "Cleo", "Dan", "Eve"};
  return {names.begin(), names.begin() + setup.players};
}

}  // namespace fc::knock_out::test
