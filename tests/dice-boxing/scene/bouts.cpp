#include "bouts.h"

#include "library/dice-boxing/catalogue.h"

namespace fc::dice_boxing::test {

Setup some_setup(std::uint64_t seed) {
  static const Catalogue catalogue = fc::test::must(load_catalogue(fc::test::data_folder()));
  Random random(seed);
  const auto anybody = [&random] {
    return catalogue.card(catalogue.boxers[random.below(static_cast<std::uint32_t>(catalogue.boxers.size()))]);
  };
  const BoxerCard red = anybody();
  const BoxerCard blue = anybody();
  const Options options{.strategies = random.below(4) != 0,
                        .judges = random.below(4) != 0 ? Judging::advanced : Judging::basic,
                        .rounds = static_cast<std::int8_t>(fewest_rounds + static_cast<int>(random.below(3))),
                        .three_knockdown_rule = random.below(2) == 0,
                        .saved_by_the_bell = random.below(2) == 0,
                        .weight_difference = random.below(4) != 0};
  return agreed(red, blue, options, catalogue.charts);
}

std::vector<Step> play(const Setup& setup, std::uint64_t seed) {
  return scene::test::play<Rules>(setup, seed);
}

}  // namespace fc::dice_boxing::test
