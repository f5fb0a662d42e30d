// Campaigns for tests: set-ups read from the project's data.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "library/ringside-campaign/campaign_setup.h"
#include "library/ringside-campaign/catalogue.h"
#include "tests/must.h"

namespace fc::ringside_campaign::test {

inline const ringside::Catalogue& our_men() {
  static const ringside::Catalogue men = fc::test::must(ringside::load_catalogue(fc::test::data_folder()));
  return men;
}

inline const Catalogue& our_catalogue() {
  static const Catalogue catalogue = fc::test::must(load_catalogue(fc::test::data_folder(), our_men()));
  return catalogue;
}

inline Setup setup_of(std::string_view json) {
  return fc::test::must(read_setup(our_catalogue(), json));
}

/// The usual set-up of a few managers with these options, a JSON object.
inline Setup setup_of(int managers, const std::string& options) {
  return setup_of(R"({"managers":)" + std::to_string(managers) + R"(,"options":)" + options + "}");
}

}  // namespace fc::ringside_campaign::test
