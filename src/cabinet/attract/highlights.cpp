#include "cabinet/attract/highlights.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "core/sound.h"
#include "match/conductor.h"
#include "platform/process.h"

namespace fc::cabinet {
namespace {

/// Of bots that box to be looked at.
constexpr Level level_for_show = Level::contender;
constexpr int most_pairs_looked_at = 8;
/// So far from one half each may have a chance in an even pair.
constexpr double even_enough = 0.15;

/// The script at the bout's end; none: it cannot be opened, or it was to end early.
std::optional<Script> boxed(const CornerGame& game, const Script& script, std::uint64_t seed,
                            const std::stop_token& ending) {
  ConductorPlan plan;
  auto match = game.open(script);
  if (!match) {
    return std::nullopt;
  }
  plan.match = std::move(*match);
  plan.seed = seed;
  for (int seat = 0; seat < plan.match->seats(); ++seat) {
    plan.bots.push_back(game.bot(bot_of(level_for_show)));
  }
  auto conductor = Conductor::resume(std::move(plan), script);
  if (!conductor) {
    return std::nullopt;
  }
  for (Conductor::Step step = Conductor::Step::moved; step == Conductor::Step::moved;) {
    if (ending.stop_requested()) {
      return std::nullopt;
    }
    step = (*conductor)->advance_and_wait();
  }
  return (*conductor)->match().script();
}

/// The bout laid out whole; null as `boxed`.
std::unique_ptr<ReplayTrack> laid_out(const CornerGame& game, const Script& script, const Words& words,
                                      const std::stop_token& ending) {
  auto track = ReplayTrack::open(game, script, words);
  if (!track) {
    return nullptr;
  }
  while (!(*track)->is_laid_out()) {
    if (ending.stop_requested()) {
      return nullptr;
    }
    (*track)->lay_out();
  }
  return std::move(*track);
}

}  // namespace

std::unique_ptr<Highlight> best_moment(const HighlightWish& wish, const Words& words, const std::stop_token& ending) {
  // Where nobody falls, the same pairs box again: a trailer of men who miss each other sells nothing.
  constexpr std::size_t most_goes = 4;
  constexpr float worth_a_scene = 9;
  const std::size_t pairs = wish.scripts.size();
  const std::size_t bouts = wish.seeds.empty() ? pairs : pairs * most_goes;
  std::unique_ptr<Highlight> best;
  for (std::size_t bout = 0; bout < bouts; ++bout) {
    if (bout >= pairs && best != nullptr && best->stretch.drama >= worth_a_scene) {
      break;
    }
    const std::size_t place = bout % pairs;
    const std::uint64_t seed = place < wish.seeds.size() ? wish.seeds[place] + bout / pairs : 0;
    const std::optional<Script> script = boxed(*wish.game, wish.scripts[place], seed, ending);
    std::unique_ptr<ReplayTrack> track = script ? laid_out(*wish.game, *script, words, ending) : nullptr;
    if (track == nullptr) {
      continue;
    }
    auto stretch = most_dramatic(drama_of(*track, words), track->end());
    if (stretch && (best == nullptr || stretch->drama > best->stretch.drama)) {
      const std::vector<scene::SoundCue> sounds = track->scene().sounds({.from = stretch->from, .to = track->end()});
      stretch = with_whole_count(*stretch, sounds, track->end());
      best = std::make_unique<Highlight>(
          Highlight{.game = wish.game, .track = std::move(track), .stretch = *stretch, .by_visitor = wish.by_visitor});
    }
  }
  return ending.stop_requested() ? nullptr : std::move(best);
}

Script bout_for_show(const CornerGame& game, Random& random) {
  BoutPlan plan = game.plan(random);
  const std::span<const FamousPair> famous = random.below(2) == 0 ? game.famous() : std::span<const FamousPair>();
  double distance = 1;
  for (int look = 0; look < most_pairs_looked_at && distance > even_enough && plan.entrants.size() == 2; ++look) {
    BoutPlan another = game.plan(random);
    if (!famous.empty()) {
      const FamousPair& pair = famous[random.below(static_cast<std::uint32_t>(famous.size()))];
      another.entrants = {std::string(pair[0]), std::string(pair[1])};
    }
    const double off = std::abs(game.chance(another, another.entrants[0], another.entrants[1]).value_or(0.5) - 0.5);
    if (off < distance) {
      distance = off;
      plan = std::move(another);
    }
  }
  plan.stand_ins.assign(plan.entrants.size(), bot_of(level_for_show));
  return game.opening_script(plan);
}

HighlightMaker::HighlightMaker(const Words& words, bool waits)
    : waits_(waits),
      worker_(
          [&words](HighlightWish& wish, const std::stop_token& ending) {
            platform::give_way_to_others();
            return best_moment(wish, words, ending);
          },
          [](const HighlightWish&, const Fault&) { return std::unique_ptr<Highlight>(); }) {}

namespace {

/// Strokes of a count that follow each other.
struct Count {
  double first = 0;
  double last = 0;
  int strokes = 0;
};

std::vector<Count> counts_in(std::span<const scene::SoundCue> sounds) {
  constexpr double longest_gap = 2;  // seconds from one stroke to the next
  std::vector<Count> found;
  for (const scene::SoundCue& cue : sounds) {
    if (cue.sound != Sound::count) {
      continue;
    }
    if (found.empty() || cue.start - found.back().last > longest_gap) {
      found.push_back({.first = cue.start});
    }
    ++found.back().strokes;
    found.back().last = cue.start;
  }
  return found;
}

}  // namespace

std::vector<DramaCue> long_counts(std::span<const scene::SoundCue> sounds) {
  constexpr int fewest = 8;
  constexpr float weight_of_stroke = 0.7F;
  std::vector<DramaCue> found;
  for (const Count& count : counts_in(sounds)) {
    if (count.strokes >= fewest) {
      found.push_back({.clock = count.last, .weight = weight_of_stroke * static_cast<float>(count.strokes)});
    }
  }
  return found;
}

Stretch with_whole_count(Stretch stretch, std::span<const scene::SoundCue> sounds, double end) {
  constexpr double seconds_behind_count = 1.5;  // he is out, or up again
  constexpr double least_before_peak = 1.5;
  for (const Count& count : counts_in(sounds)) {
    if (count.first <= stretch.to && stretch.to < count.last + seconds_behind_count) {
      stretch.to = std::clamp(count.last + seconds_behind_count, stretch.to, std::max(stretch.to, end));
      const double too_long = shown_seconds(stretch) - longest_scene_seconds;
      const double later = std::clamp(too_long, 0.0, std::max(0.0, stretch.peak - least_before_peak - stretch.from));
      stretch.from += later;
      stretch.to -= std::max(0.0, too_long - later);
      break;
    }
  }
  return stretch;
}

std::vector<DramaCue> drama_of(const ReplayTrack& track, const Words& words) {
  const scene::GameScene& scene = track.scene();
  const double end = track.end();
  const std::vector<scene::SoundCue> sounds = scene.sounds({.from = 0, .to = end});
  std::vector<DramaCue> cues = long_counts(sounds);
  constexpr float weight_of_crowd = 2;
  for (const scene::SoundCue& cue : sounds) {
    if (cue.sound == Sound::gasp || cue.sound == Sound::cheer) {
      cues.push_back({.clock = cue.start, .weight = weight_of_crowd * cue.strength});
    }
  }
  // At the end of a bout they weigh twice as much as at its beginning.
  constexpr float weight_of_fall = 5;
  constexpr float weight_of_cut = 2;
  for (const Bookmark& mark : track.bookmarks()) {
    const auto late = static_cast<float>(mark.clock / std::max(1.0, end));
    if (mark.kind == overlay::TimeLineMark::Kind::down) {
      cues.push_back({.clock = mark.clock, .weight = weight_of_fall * (1 + late)});
    } else if (mark.kind == overlay::TimeLineMark::Kind::cut) {
      cues.push_back({.clock = mark.clock, .weight = weight_of_cut * (1 + late)});
    }
  }
  constexpr float weight_of_hardest_blow = 4;
  if (const auto blow = scene.papers(words).blow) {
    cues.push_back({.clock = blow->clock, .weight = weight_of_hardest_blow * blow->weight});
  }
  constexpr float weight_of_skip = 1;
  double clock = 0;
  for (double next = scene.skip_time(clock); next > clock && next < end; next = scene.skip_time(clock)) {
    cues.push_back({.clock = next, .weight = weight_of_skip});
    clock = next;
  }
  return cues;
}

std::optional<Stretch> most_dramatic(std::span<const DramaCue> cues, double end) {
  if (cues.empty()) {
    return std::nullopt;
  }
  const float heaviest = std::ranges::max(cues, {}, &DramaCue::weight).weight;
  std::optional<Stretch> best;
  for (const DramaCue& cue : cues) {
    if (cue.weight < heaviest) {
      continue;
    }
    Stretch stretch{.from = std::max(0.0, cue.clock - seconds_before_peak),
                    .peak = cue.clock,
                    .to = std::max(cue.clock, std::min(end, cue.clock + seconds_behind_peak))};
    for (const DramaCue& other : cues) {
      if (stretch.from <= other.clock && other.clock <= stretch.to) {
        stretch.drama += other.weight;
      }
    }
    const bool better = !best || stretch.drama > best->drama || (stretch.drama >= best->drama && stretch.peak > best->peak);
    best = better ? stretch : best;
  }
  return best;
}

double shown_seconds(const Stretch& stretch) { return stretch.to - stretch.from + peak_held_seconds + result_seconds; }

double clock_at(const Stretch& stretch, double shown) {
  const double clock = stretch.from + shown;
  if (clock <= stretch.peak) {
    return clock;
  }
  return std::clamp(clock - peak_held_seconds, stretch.peak, stretch.to);
}

}  // namespace fc::cabinet
