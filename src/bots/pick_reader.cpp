#include "bots/pick_reader.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <numeric>

namespace fc {
namespace {

constexpr std::array<HabitKind, 3> ways_to_read{HabitKind::always, HabitKind::after_pick, HabitKind::after_success};

/// Where a habit may show: two picks stand at the same place when they are counted together.
struct HabitPlace {
  HabitKind kind = HabitKind::always;
  std::string topic;
  std::string after = {};

  friend auto operator<=>(const HabitPlace&, const HabitPlace&) = default;
};

struct PickCount {
  int times = 0;
  double expected = 0;
  std::vector<double> shares{};  ///< by the mix, each time that it was legal
};

struct PlaceCount {
  int picks = 0;
  std::map<std::string, PickCount, std::less<>> of;
};

using HabitCounts = std::map<HabitPlace, PlaceCount>;

HabitPlace place_of(HabitKind way, const SecretPick& pick, const SecretPick* last) {
  HabitPlace place{.kind = way, .topic = pick.topic};
  if (last == nullptr || way == HabitKind::always) {
    place.kind = HabitKind::always;
  } else if (way == HabitKind::after_pick) {
    place.after = last->taken;
  } else {
    place.kind = last->came_off ? HabitKind::after_success : HabitKind::after_failure;
  }
  return place;
}

/// How likely each legal pick is by what was counted at a place; picks never seen count as half a time.
std::vector<double> foreseen(const PlaceCount& count, const SecretPick& pick) {
  constexpr double unseen = 0.5;
  std::vector<double> shares;
  double sum = 0;
  for (const MixedPick& one : pick.mix) {
    const auto seen = count.of.find(one.pick);
    shares.push_back(unseen + (seen == count.of.end() ? 0 : seen->second.times));
    sum += shares.back();
  }
  std::ranges::for_each(shares, [sum](double& share) { share /= sum; });
  return shares;
}

/// The mixes are known so well only: such a part of each counts as if all picks were alike.
constexpr double mixes_are_off = 0.1;

void note(PlaceCount& count, const SecretPick& pick) {
  ++count.picks;
  for (const MixedPick& one : pick.mix) {
    PickCount& of = count.of[one.pick];
    of.times += one.pick == pick.taken ? 1 : 0;
    of.expected += one.share;
    of.shares.push_back(one.share + mixes_are_off * (1.0 / static_cast<double>(pick.mix.size()) - one.share));
  }
}

/// The part of a right guess that the pick was: 1, or of several that are equally likely a part.
double right_guess(const SecretPick& pick, const std::vector<double>& shares) {
  constexpr double the_same = 1e-9;
  const double best = std::ranges::max(shares);
  double right = 0;
  int likeliest = 0;
  for (std::size_t place = 0; place < shares.size(); ++place) {
    if (shares[place] > best - the_same) {
      ++likeliest;
      right += pick.mix[place].pick == pick.taken ? 1 : 0;
    }
  }
  return right / likeliest;
}

/// How likely whoever picks by the mix makes the pick so many times or more.
double by_chance(const PickCount& count) {
  std::vector<double> chances{1.0};  // of so many times
  for (const double share : count.shares) {
    chances.push_back(0);
    for (std::size_t times = chances.size() - 1; times > 0; --times) {
      chances[times] += share * (chances[times - 1] - chances[times]);
    }
    chances[0] -= share * chances[0];
  }
  return std::accumulate(chances.begin() + count.times, chances.end(), 0.0);
}

/// Of what shows more often than the mix would show it, and not by chance, what gave most guesses away. here: where it may
/// show.
template <class Here>
std::optional<PickHabit> worst_habit(const HabitCounts& counts, Here here) {
  constexpr int often_enough = 4;
  constexpr double pages_wrong = 0.05;  // of those who have no habit, so many are said to have one: all places together
  int looked_at = 0;
  for (const auto& [place, count] : counts) {
    looked_at += count.picks < often_enough ? 0 : static_cast<int>(count.of.size());
  }
  std::optional<PickHabit> worst;
  double most = 0;
  for (const auto& [place, count] : counts) {
    for (const auto& [pick, of] : count.of) {
      const double more = of.times - of.expected;
      if (of.times >= often_enough && more > most && here(place) && by_chance(of) * looked_at < pages_wrong) {
        most = more;
        worst = PickHabit{.kind = place.kind,
                          .topic = place.topic,
                          .pick = pick,
                          .after = place.after,
                          .times = of.times,
                          .of = count.picks,
                          .expected = of.expected};
      }
    }
  }
  return worst;
}

void note_all(HabitCounts& counts, const SecretPick& pick, const SecretPick* last) {
  note(counts[{.kind = HabitKind::always, .topic = pick.topic}], pick);
  if (last != nullptr) {
    note(counts[place_of(HabitKind::after_pick, pick, last)], pick);
    note(counts[place_of(HabitKind::after_success, pick, last)], pick);
  }
}

}  // namespace

PicksRead read_picks(std::span<const SecretPick> picks) {
  PicksRead read;
  HabitCounts counts;
  std::array<double, ways_to_read.size()> trust{};
  trust.fill(1);
  std::map<std::string, const SecretPick*, std::less<>> lasts;
  for (const SecretPick& pick : picks) {
    const SecretPick*& last = lasts[pick.topic];
    std::array<std::vector<double>, ways_to_read.size()> foreseen_by;
    std::vector<double> mixed(pick.mix.size(), 0.0);
    for (std::size_t way = 0; way < ways_to_read.size(); ++way) {
      foreseen_by[way] = foreseen(counts[place_of(ways_to_read[way], pick, last)], pick);
      for (std::size_t place = 0; place < mixed.size(); ++place) {
        mixed[place] += trust[way] * foreseen_by[way][place];
      }
    }
    ++read.picks;
    read.guessed += right_guess(pick, mixed);
    read.allowed += std::ranges::max(pick.mix, {}, &MixedPick::share).share;
    const auto taken =
        static_cast<std::size_t>(std::ranges::find(pick.mix, pick.taken, &MixedPick::pick) - pick.mix.begin());
    double sum = 0;
    for (std::size_t way = 0; way < ways_to_read.size(); ++way) {
      trust[way] *= foreseen_by[way][taken];
      sum += trust[way];
    }
    for (double& one : trust) {
      one /= sum;
    }
    note_all(counts, pick, last);
    last = &pick;
  }
  read.habit = worst_habit(counts, [](const HabitPlace&) { return true; });
  return read;
}

std::optional<PickHabit> habit_next(std::span<const SecretPick> picks, const std::string& topic) {
  HabitCounts counts;
  std::map<std::string, const SecretPick*, std::less<>> lasts;
  for (const SecretPick& pick : picks) {
    const SecretPick*& last = lasts[pick.topic];
    note_all(counts, pick, last);
    last = &pick;
  }
  const SecretPick* const last = lasts[topic];
  const SecretPick next{.topic = topic, .taken = {}, .mix = {}};
  return worst_habit(counts, [&](const HabitPlace& place) {
    return std::ranges::any_of(ways_to_read, [&](HabitKind way) { return place == place_of(way, next, last); });
  });
}

}  // namespace fc
