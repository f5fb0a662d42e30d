// The drawings that a figure is put together from: sheets of parts (assets/common/figures/*.svg), each part a group with a
// name, its joint at the group's own 0, 0. The first shape of a part is its silhouette.
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

/// What a shape is printed in. Two are of the corner he boxes in.
enum class Tint : std::uint8_t { ink, paper, tone, corner, shade, blood };

struct Shape {
  Outline outline;
  Tint tint = Tint::ink;
};

using Part = std::vector<Shape>;

class Drawings {
 public:
  /// Reads the sheets. Faults name file, part and remedy: cannot_read (a sheet is missing), missing_key (a part that some
  /// boxer needs is on no sheet), unknown_value (a drawing that is none of ours).
  static Result<Drawings> open(const std::filesystem::path& folder);

  /// name: sheet and part, "hair/afro". Of a name that is not among the needed ones nothing.
  [[nodiscard]] const Part& operator[](std::string_view name) const;

 private:
  std::map<std::string, Part, std::less<>> parts_;
  Part nothing_;
};

}  // namespace fc::paint
