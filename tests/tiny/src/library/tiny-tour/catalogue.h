// What a tour of Tiny is read from: Tiny's roster and nothing else.
#pragma once

#include <filesystem>
#include <vector>

#include "core/result.h"
#include "library/tiny/catalogue.h"

namespace fc::tiny_tour {

struct Catalogue {
  using Below = tiny::Catalogue;

  const Below* below = nullptr;  ///< lives as long as the game
};

/// below: the catalogue of Tiny; it must outlive this one.
inline Result<Catalogue> load_catalogue(const std::filesystem::path& /*data*/, const tiny::Catalogue& below) {
  return Catalogue{.below = &below};
}

/// It has no files of its own but texts.
inline std::vector<Fault> check_data(const std::filesystem::path& /*data*/) {
  return {};
}

}  // namespace fc::tiny_tour
