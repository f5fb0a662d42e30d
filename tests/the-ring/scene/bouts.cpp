#include "bouts.h"

#include "core/result.h"
#include "library/the-ring/game.h"

namespace fc::the_ring::test {
namespace {

const Catalogue& our_catalogue() {
  static const Catalogue catalogue = fc::test::must(load_catalogue(fc::test::data_folder()));
  return catalogue;
}

}  // namespace

const Charts& our_charts() { return our_catalogue().charts; }

const BoxerCard& card_of(std::string_view id) {
  const Boxer* const boxer = our_catalogue().find(id);
  FC_CHECK(boxer != nullptr);
  return boxer->card();
}

Setup some_setup(std::uint64_t seed) {
  Random random(seed);
  const std::vector<Boxer>& boxers = our_catalogue().boxers;
  const auto below = [&random](std::uint32_t bound) { return random.below(bound); };
  const auto anybody = [&] { return boxers[below(static_cast<std::uint32_t>(boxers.size()))].card(); };
  Setup setup;
  setup.cards = {anybody(), anybody()};
  setup.rounds = static_cast<std::int8_t>(3 + below(4));
  setup.champion = static_cast<Champion>(below(3));
  setup.options = {.changes = static_cast<Changes>(below(3)),
                   .solitaire = static_cast<Solitaire>(below(4)),
                   .training_camp = below(2) == 0,
                   .bad_cut = below(4) != 0,
                   .cut_work_penalty = below(2) == 0,
                   .gloves = below(4) != 0,
                   .cities = below(4) != 0,
                   .referees = below(4) != 0,
                   .three_knockdowns = below(2) == 0};
  setup.charts = our_charts();
  return setup;
}

Setup olson_against_sandy(const Options& options) {
  Setup setup;
  setup.cards = {card_of("bobo-olson"), card_of("randy-sandy")};
  setup.city = neutral_city;
  setup.referee = neutral_referee;
  setup.options = options;
  setup.charts = our_charts();
  return setup;
}

std::vector<Step> play(const Setup& setup, std::uint64_t seed) { return scene::test::play<Rules>(setup, seed); }

}  // namespace fc::the_ring::test
