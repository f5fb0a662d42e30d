#include "trials/field.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

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

namespace {

constexpr double per_cent = 100;

double ratio(double of, std::int64_t per) { return per == 0 ? 0 : of / static_cast<double>(per); }

}  // namespace

std::vector<Contender> standings_of(const Report& report) {
  std::vector<Contender> table;
  for (std::size_t place = 0; place < report.counters.size(); ++place) {
    const std::string& counter = report.counters[place];
    if (!counter.starts_with(fought_counter) || report.counts[place] == 0) {
      continue;
    }
    Contender one{.id = counter.substr(fought_counter.size()), .fought = report.counts[place], .interval = {}};
    one.won = report.count(std::string(won_counter).append(one.id));
    one.drawn = report.count(std::string(drawn_counter).append(one.id));
    one.share = ratio(static_cast<double>(one.won) + static_cast<double>(one.drawn) / 2, one.fought);
    one.interval = wilson(one.won + one.drawn / 2, one.fought);
    table.push_back(std::move(one));
  }
  std::ranges::stable_sort(table, std::greater{}, &Contender::share);
  return table;
}

std::string standings_in_words(const Report& report) {
  const std::vector<Contender> table = standings_of(report);
  std::size_t width = 0;
  for (const Contender& one : table) {
    width = std::max(width, one.id.size());
  }
  std::string text;
  for (const Contender& one : table) {
    text += fmt::format("  {:<{}}  {:>8.1f} %   ({:.1f} to {:.1f})  {} won, {} drawn of {}\n", one.id, width,
                        per_cent * one.share, per_cent * one.interval.low, per_cent * one.interval.high, one.won, one.drawn,
                        one.fought);
  }
  return text;
}

std::string lengths_in_words(const Report& report, std::span<const std::string_view> lengths) {
  constexpr std::int64_t longest_bar = 40;
  std::int64_t most = 0;
  std::size_t last = 0;
  for (std::size_t length = 0; length < lengths.size(); ++length) {
    const std::int64_t count = report.count(lengths[length]);
    most = std::max(most, count);
    last = count > 0 ? length + 1 : last;
  }
  std::string text;
  for (std::size_t length = 0; length < last; ++length) {
    const std::int64_t count = report.count(lengths[length]);
    const std::int64_t bar = longest_bar * count / most;
    text += fmt::format("  ended in {:<19}  {:>8.1f} %{}{:#<{}}\n", length + 1,
                        per_cent * ratio(static_cast<double>(count), report.count("bouts")), bar == 0 ? "" : "   ", "", bar);
  }
  return text;
}

}  // namespace fc::trials
