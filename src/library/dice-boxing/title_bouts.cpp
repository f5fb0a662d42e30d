#include "library/dice-boxing/title_bouts.h"

#include <algorithm>
#include <limits>
#include <string>

#include "rules/dice-boxing/names.h"

namespace fc::dice_boxing {
namespace {

constexpr int thousand = 1000;

Result<void> read_shares(const Json& object, TitleBouts& bouts) {
  const std::string where = "per_thousand";
  FC_TRY(check_object(object, where, {"ko", "tko", "unanimous", "majority", "split"}));
  const auto share = [&](const char* key, std::int16_t& target) {
    return keep(read_int(object[key], member_place(where, key), 0, thousand), target);
  };
  return in_turn([&] { return share("ko", bouts.ko); }, [&] { return share("tko", bouts.tko); },
                 [&] { return share("unanimous", bouts.verdicts[0]); }, [&] { return share("majority", bouts.verdicts[1]); },
                 [&] { return share("split", bouts.verdicts[2]); });
}

Result<void> read_stoppages(const Json& object, TitleBouts& bouts) {
  const std::string where = "stoppages_per_thousand";
  if (!object.is_object()) {
    return fault(FaultCode::wrong_type, where, "must be an object, not " + described(object));
  }
  for (const auto& [key, value] : object.items()) {
    if (std::ranges::find(class_names, key) == class_names.end()) {
      return fault(FaultCode::unknown_key, member_place(where, key), "is no weight class");
    }
  }
  for (std::size_t place = 0; place < class_count; ++place) {
    const std::string key(class_names[place]);
    if (!object.contains(key)) {
      return fault(FaultCode::missing_key, member_place(where, key), "is missing");
    }
    FC_TRY(keep(read_int(object[key], member_place(where, key), 0, thousand), bouts.stoppages[place]));
  }
  return {};
}

}  // namespace

Result<TitleBouts> read_title_bouts(const Json& object) {
  constexpr int first_title_bout = 1885;
  constexpr int no_later_than = 9999;
  FC_TRY(check_object(object, "", {"bouts", "years", "per_thousand", "stoppages_per_thousand"}));
  TitleBouts bouts;
  using Span = decltype(bouts.years);
  FC_TRY(in_turn(
      [&] { return keep(read_int(object["bouts"], "bouts", 1, std::numeric_limits<int>::max()), bouts.bouts); },
      [&] { return keep(read_numbers<Span>(object["years"], "years", first_title_bout, no_later_than), bouts.years); },
      [&] { return read_shares(object["per_thousand"], bouts); },
      [&] { return read_stoppages(object["stoppages_per_thousand"], bouts); }));
  return bouts;
}

}  // namespace fc::dice_boxing
