#include "cabinet/program/what_if.h"

#include <algorithm>
#include <utility>

namespace fc::cabinet {

DeskField desk_field(const Roster& roster, std::vector<std::size_t> all, std::size_t trait, std::uint64_t real, Who who,
                     std::string_view group, const Words& words) {
  const auto is_made_up = [&](std::size_t place) { return (roster[place].traits[trait] & real) == 0; };
  const auto made_up = static_cast<std::size_t>(std::ranges::count_if(all, is_made_up));
  DeskField field{.places = std::move(all), .heading = {}, .has_real_men = false};
  field.has_real_men = made_up > 0 && field.places.size() - made_up >= 2;
  if (who == Who::real_men) {
    std::erase_if(field.places, is_made_up);
  }
  field.heading = words.say(who == Who::real_men ? "menu.desk.field_of_real_men" : "menu.desk.field",
                            {{"group", group}, {"count", std::to_string(field.places.size())}});
  return field;
}

}  // namespace fc::cabinet
