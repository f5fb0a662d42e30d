#include "trials/field.h"

#include <array>
#include <utility>

#include "trials/standings.h"

namespace fc::trials {
namespace {

constexpr std::array<std::string_view, 3> counters_of_a_man{fought_counter, won_counter, drawn_counter};

}  // namespace

std::vector<Meeting> round_robin(std::size_t men) {
  if (men < 2) {
    return {};
  }
  // The circle method: one man stays, the others move on by a chair each round. Who meets the empty chair rests.
  const std::size_t chairs = men + men % 2;
  const std::size_t movers = chairs - 1;
  std::vector<Meeting> meetings;
  for (std::size_t round = 0; round < movers; ++round) {
    for (std::size_t table = 0; table < chairs / 2; ++table) {
      const std::size_t one = (round + table) % movers;
      const std::size_t partner = table == 0 ? movers : (round + movers - table) % movers;
      if (one < men && partner < men) {
        const bool changed = (round + table) % 2 == 1;
        meetings.push_back(changed ? Meeting{.red = partner, .blue = one} : Meeting{.red = one, .blue = partner});
      }
    }
  }
  const std::size_t once = meetings.size();
  for (std::size_t place = 0; place < once; ++place) {
    meetings.push_back({.red = meetings[place].blue, .blue = meetings[place].red});
  }
  return meetings;
}

std::vector<std::string> counters_of_men(std::span<const std::string> ids) {
  std::vector<std::string> counters;
  for (const std::string& id : ids) {
    for (const std::string_view counter : counters_of_a_man) {
      counters.push_back(std::string(counter).append(id));
    }
  }
  return counters;
}

void count_meeting(const Meeting& meeting, std::optional<Corner> winner, std::span<std::int64_t> counts) {
  for (const auto& [corner, place] : {std::pair{Corner::red, meeting.red}, std::pair{Corner::blue, meeting.blue}}) {
    const std::span<std::int64_t> own = counts.subspan(counters_of_a_man.size() * place, counters_of_a_man.size());
    own[0] += 1;
    own[1] += winner == corner ? 1 : 0;
    own[2] += winner ? 0 : 1;
  }
}

}  // namespace fc::trials
