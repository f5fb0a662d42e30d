// The drawings that a figure is put together from: sheets of parts (assets/common/figures/*.svg), each part a group with a
// name, its joint at the group's origin (0, 0). The first shape of a part is its silhouette.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "paint/figure/outline.h"

namespace fc::paint {

/// The colour of a shape, by role. `corner` and `shade` depend on the corner he boxes in.
enum class Tint : std::uint8_t { ink, paper, tone, corner, shade, blood };

struct Shape {
  Outline outline;
  Tint tint = Tint::ink;
};

using Part = std::vector<Shape>;

class Drawings {
 public:
  /// Reads the sheets. Faults name file, part and remedy: cannot_read (a sheet is missing), missing_key (a needed part is on
  /// no sheet), unknown_value (a colour, shape, element or path that figures cannot use).
  static Result<Drawings> open(const std::filesystem::path& folder);

  /// name: sheet and part, as "hair/afro". An unknown name gives an empty part.
  [[nodiscard]] const Part& operator[](std::string_view name) const;

 private:
  std::map<std::string, Part, std::less<>> parts_;
  Part nothing_;
};

}  // namespace fc::paint
