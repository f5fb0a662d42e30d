#include "bouts.h"

#include "core/result.h"
#include "library/dice-boxing/game.h"

namespace fc::dice_boxing::test {
namespace {

const Catalogue& our_catalogue() {
  static const Catalogue catalogue = fc::test::must(load_catalogue(fc::test::data_folder()));
  return catalogue;
}

}  // namespace

Setup some_setup(std::uint64_t seed) {
  const Catalogue& catalogue = our_catalogue();
  Random random(seed);
  const auto anybody = [&catalogue, &random] {
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

Setup ali_against_tyson(const Options& options) {
  const Catalogue& catalogue = our_catalogue();
  const auto card_of = [&catalogue](std::string_view id) {
    const RosterEntry* const boxer = catalogue.find(id);
    FC_CHECK(boxer != nullptr);
    return catalogue.card(*boxer);
  };
  return agreed(card_of("muhammad-ali"), card_of("mike-tyson"), options, catalogue.charts);
}

std::vector<Step> play(const Setup& setup, std::uint64_t seed) { return scene::test::play<Rules>(setup, seed); }

}  // namespace fc::dice_boxing::test
