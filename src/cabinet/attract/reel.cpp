#include "cabinet/attract/reel.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace fc::cabinet {
namespace {

template <class Item>
void mix(std::vector<Item>& items, Random& random) {
  for (std::size_t left = items.size(); left > 1; --left) {
    std::swap(items[left - 1], items[random.below(static_cast<std::uint32_t>(left))]);
  }
}

/// Scenes of at most 12 seconds, of which so many may follow each other in bright light: nothing burns into a screen.
constexpr int most_bright_scenes = 4;

void put_dark_pauses(std::vector<ReelScene>& turn) {
  int bright = 0;
  for (std::size_t place = 0; place < turn.size(); ++place) {
    if (bright == most_bright_scenes && turn[place].kind != ReelKind::invitation) {
      turn.insert(turn.begin() + static_cast<std::ptrdiff_t>(place), {.kind = ReelKind::invitation});
    }
    bright = turn[place].kind == ReelKind::invitation ? 0 : bright + 1;
  }
}

}  // namespace

std::vector<ReelScene> turn_of_reel(std::size_t games, bool has_hall, bool has_visitor, Random& random) {
  if (games == 0) {
    return {{.kind = ReelKind::poster}};
  }
  std::vector<std::size_t> bouts(games);
  std::iota(bouts.begin(), bouts.end(), 0U);
  std::vector<std::size_t> lessons = bouts;
  mix(bouts, random);
  mix(lessons, random);
  // Between two bouts a lesson, or once the hall where there is one: the dark would sell nothing there.
  std::vector<ReelScene> between;
  const std::size_t wanted = std::max<std::size_t>(1, games - 1 - (has_hall && games > 1 ? 1 : 0));
  for (std::size_t place = 0; place < wanted; ++place) {
    between.push_back({.kind = ReelKind::lesson, .game = lessons[place]});
  }
  if (has_hall) {
    between.push_back({.kind = ReelKind::hall});
  }
  mix(between, random);
  std::vector<ReelScene> turn{{.kind = ReelKind::poster}};
  for (std::size_t place = 0; place < games; ++place) {
    turn.push_back({.kind = ReelKind::bout, .game = bouts[place]});
    if (place + 1 < games) {
      turn.push_back(between[place]);
    }
  }
  for (std::size_t place = games - 1; place < between.size(); ++place) {
    turn.push_back(between[place]);
  }
  if (has_visitor) {
    if (turn.back().kind == ReelKind::bout) {
      turn.push_back({.kind = ReelKind::poster});
    }
    turn.push_back({.kind = ReelKind::visitor});
  }
  turn.push_back({.kind = ReelKind::invitation});
  put_dark_pauses(turn);
  return turn;
}

}  // namespace fc::cabinet
