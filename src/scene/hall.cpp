#include "scene/hall.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>

#include "scene/ornament.h"
#include "scene/timeline.h"

namespace fc::scene {
namespace {

constexpr float great = 0.8F;      // of a gasp or a cheer: bulbs flash
constexpr float greatest = 0.95F;  // of a cheer: hats fly
constexpr double bulb_seconds = 0.16;
constexpr double bulbs_for = 2.6;
constexpr double hats_for = 2.6;
constexpr int hats = 16;
constexpr double beats_a_second = 6;

/// Quickly there, and gone after so many seconds.
float felt(double age, double seconds) {
  constexpr double catching = 0.22;
  return age < 0 ? 0 : std::min(1.0F, share_of(age, 0, catching)) * (1 - eased(Ease::in, share_of(age, 0, seconds)));
}

bool is_great(const SoundCue& cue) {
  return (cue.sound == Sound::gasp || cue.sound == Sound::cheer) && cue.strength >= great;
}

/// In the seats behind the far ropes.
Vec3 seat(Random& random, const Board& board) {
  return {any_between(random, -0.6F, static_cast<float>(board.columns) + 0.6F), -0.7F, any_between(random, 0.5F, 1.9F)};
}

void add_bulb(std::vector<Particle>& particles, std::span<const SoundCue> heard, double clock, const Board& board) {
  const std::int64_t bulb = bulb_at(clock);
  const double fires = static_cast<double>(bulb) * seconds_between_bulbs;
  const double age = clock - fires;
  const bool worth_it = std::ranges::any_of(
      heard, [fires](const SoundCue& cue) { return is_great(cue) && cue.start <= fires && fires < cue.start + bulbs_for; });
  if (!worth_it || age >= bulb_seconds) {
    return;
  }
  Random random = random_stream(static_cast<std::uint64_t>(bulb), 77);
  particles.push_back({.kind = ParticleKind::bulb,
                       .at = seat(random, board),
                       .size = any_between(random, 0.16F, 0.26F),
                       .turn = 0,
                       .alpha = 1 - share_of(age, 0, bulb_seconds),
                       .ink = Ink::white});
}

void add_hats(std::vector<Particle>& particles, const SoundCue& cheer, double clock, const Board& board) {
  const auto age = static_cast<float>(clock - cheer.start);
  for (int hat = 0; hat < hats; ++hat) {
    Random random = random_stream(static_cast<std::uint64_t>(static_cast<std::int64_t>(cheer.start * 1000)),
                                  static_cast<std::uint64_t>(hat));
    const Vec3 from = seat(random, board);
    const float thrown = any_between(random, 0, 0.7F);
    const float up = any_between(random, 2.6F, 4.2F);
    const float aside = any_between(random, -0.7F, 0.7F);
    const float spin = any_between(random, -7, 7);
    const float flies = age - thrown;
    constexpr float gravity = 4.2F;  // hats sail
    const float height = from.z + up * flies - gravity / 2 * flies * flies;
    if (flies >= 0 && height > from.z - 0.4F) {
      particles.push_back({.kind = ParticleKind::hat,
                           .at = {from.x + aside * flies, from.y + 0.25F * flies, height},
                           .size = any_between(random, 0.17F, 0.24F),
                           .turn = spin * flies,
                           .alpha = 1,
                           .ink = hat % 3 == 0 ? Ink::paper : Ink::ink});
    }
  }
}

}  // namespace

std::int64_t bulb_at(double clock) { return static_cast<std::int64_t>(std::floor(clock / seconds_between_bulbs)); }

Hall hall_at(std::span<const SoundCue> heard, double clock, float somebody_lies, Motion motion) {
  Hall hall;
  for (const SoundCue& cue : heard) {
    const double age = clock - cue.start;
    if (cue.sound == Sound::gasp) {
      const float moved = cue.strength * felt(age, 2);
      hall.drama = std::max(hall.drama, moved);
      hall.leaning = std::max(hall.leaning, moved);
    } else if (cue.sound == Sound::cheer) {
      const float moved = cue.strength * felt(age, longest_excitement);
      hall.drama = std::max(hall.drama, moved);
      hall.risen = std::max(hall.risen, moved);
    } else if (cue.sound == Sound::thud) {
      hall.drama = std::max(hall.drama, 0.7F * cue.strength * cue.strength * felt(age, 1));
    }
  }
  hall.risen = std::max(hall.risen, 0.85F * somebody_lies);
  hall.drama = std::max(hall.drama, 0.5F * somebody_lies);
  if (motion == Motion::full) {
    hall.beat = static_cast<int>(std::fmod(std::floor(clock * beats_a_second), Hall::beats));
    hall.beat = hall.beat < 0 ? hall.beat + Hall::beats : hall.beat;
  }
  return hall;
}

float murmur_of(const Hall& hall, std::span<const SoundCue> heard, double clock) {
  constexpr float at_rest = 0.2F;
  constexpr float under_a_bell = 0.55F;
  constexpr float under_a_number = 0.35F;
  constexpr double bell_rings = 1.2;
  constexpr double number_rings = 0.7;
  float ducked = 0;
  for (const SoundCue& cue : heard) {
    if (cue.sound == Sound::bell) {
      ducked = std::max(ducked, under_a_bell * felt(clock - cue.start, bell_rings));
    } else if (cue.sound == Sound::count) {
      ducked = std::max(ducked, under_a_number * felt(clock - cue.start, number_rings));
    }
  }
  return (at_rest + (1 - at_rest) * hall.drama) * (1 - ducked);
}

void add_bulbs_and_hats(std::vector<Particle>& particles, std::span<const SoundCue> heard, double clock, const Board& board,
                        Motion motion) {
  if (motion == Motion::reduced) {
    return;
  }
  add_bulb(particles, heard, clock, board);
  for (const SoundCue& cue : heard) {
    const double age = clock - cue.start;
    if (cue.sound == Sound::cheer && cue.strength >= greatest && age >= 0 && age < hats_for) {
      add_hats(particles, cue, clock, board);
    }
  }
}

namespace {

// Squares from his foot to where his back meets the ropes. From the seats a rope that bends away or towards them moves but
// little: there it gives more than a man is thick, or nobody would see it.
constexpr float back_aside = 0.5F;
constexpr float back_along = 0.7F;
constexpr float top_rope = 1.3F;  // squares: a man who leans is so much higher than his foot where he meets it
constexpr float deepest = 0.6F;   // squares
constexpr float steepest = 0.7F;  // depth for each square to the next post
constexpr float blunt = 0.2F;     // squares to each side of his middle that lie on his back

struct Press {
  float along = 0;  ///< squares from the first post
  float depth = 0;
};

void press(Ropes::Side& side, float length, const Press& man) {
  const float to_post = std::min(man.along, length - man.along);
  const float depth = std::min({man.depth, deepest, steepest * to_post});
  if (depth <= 0) {
    return;
  }
  for (std::size_t knot = 0; knot < side.size(); ++knot) {
    const float place = length * static_cast<float>(knot) / Ropes::parts;
    const float before = place / std::max(man.along - blunt, blunt);
    const float after = (length - place) / std::max(length - man.along - blunt, blunt);
    side[knot] = std::max(side[knot], depth * std::min({1.0F, before, after}));
  }
}

/// A rope that was let go a while ago: 1 as it still was, below 0 beyond its own place.
float swing_after(float seconds) {
  constexpr float there_and_back = 0.27F;  // seconds
  constexpr float dies_in = 0.13F;
  return std::cos(2 * std::numbers::pi_v<float> * seconds / there_and_back) * std::exp(-seconds / dies_in);
}

void swing(Ropes::Side& side, const Ropes::Side& now, const Ropes::Side& then, float weight) {
  for (std::size_t knot = 0; knot < side.size(); ++knot) {
    side[knot] += weight * std::max(0.0F, then[knot] - now[knot]);
  }
}

}  // namespace

Ropes pressed_by(const Board& board, std::span<const Marker> men) {
  const auto columns = static_cast<float>(board.columns);
  const auto rows = static_cast<float>(board.rows);
  const float width = columns + 2 * Ropes::from_canvas;
  const float depth = rows + 2 * Ropes::from_canvas;
  Ropes ropes;
  for (const Marker& man : men) {
    const float stands = 1 - std::clamp(man.fallen, 0.0F, 1.0F);
    const auto pressed = [&](float back, float to_the_edge) { return stands * (back - Ropes::from_canvas - to_the_edge); };
    const float leans = top_rope * std::sin(man.lean);
    const float across = man.at.x + Ropes::from_canvas;
    const float down = man.at.y + Ropes::from_canvas;
    press(ropes.far, width, {.along = across, .depth = pressed(back_along, man.at.y)});
    press(ropes.near, width, {.along = across, .depth = pressed(back_along, rows - man.at.y)});
    press(ropes.left, depth, {.along = down, .depth = pressed(back_aside - leans, man.at.x)});
    press(ropes.right, depth, {.along = down, .depth = pressed(back_aside + leans, columns - man.at.x)});
  }
  return ropes;
}

bool may_swing(const Board& board, std::span<const Marker> men) {
  constexpr float reach = 1.5F;  // nobody is thrown further within the time that ropes swing
  return std::ranges::any_of(men, [&](const Marker& man) {
    return std::min({man.at.x, man.at.y, static_cast<float>(board.columns) - man.at.x,
                     static_cast<float>(board.rows) - man.at.y}) < reach;
  });
}

void add_swing(Ropes& ropes, const Ropes& now, const Ropes& then, std::size_t moment, float share) {
  // A rope that was let go between two of the moments has the value of the time between them.
  const auto between = [](std::size_t later) {
    return later < swinging_since.size() ? swing_after(swinging_since[later] - swinging_since[0] / 2) : 0;
  };
  const float weight = share * (between(moment) - between(moment + 1));
  swing(ropes.far, now.far, then.far, weight);
  swing(ropes.near, now.near, then.near, weight);
  swing(ropes.left, now.left, then.left, weight);
  swing(ropes.right, now.right, then.right, weight);
}

}  // namespace fc::scene
