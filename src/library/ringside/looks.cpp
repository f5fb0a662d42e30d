#include "library/ringside/looks.h"

#include <array>

#include "library/checked_json.h"
#include "library/known_boxers.h"
#include "library/ringside/boxer_json.h"

namespace fc::ringside {
namespace {

/// All of them are heavyweights.
Somebody somebody(const BoxerEntry& entry) {
  return {.id = entry.id, .name = entry.name, .facts = {}, .wish = entry.looks};
}

Somebody somebody_in(const Json& corner) {
  if (corner.is_string()) {
    return {.id = corner.get<std::string>(), .name = {}, .facts = {}, .wish = {}};
  }
  return somebody(read_boxer_object(corner, "", Naming::free).value_or(BoxerEntry{}));
}

}  // namespace

Looks looks_of(const Catalogue& catalogue, const BoxerEntry& entry) {
  return catalogue.known.looks_of(somebody(entry));
}

std::vector<Looks> looks_in(const Catalogue& catalogue, std::string_view json) {
  std::array<Somebody, 2> boxers;
  const Result<Json> object = parse_json(json);
  for (const Corner corner : both_corners) {
    const std::string key(name_of(corner));
    if (object && object->is_object() && object->contains(key)) {
      boxers[index_of(corner)] = somebody_in((*object)[key]);
    }
  }
  return catalogue.known.looks_of(boxers[0], boxers[1]);
}

}  // namespace fc::ringside
