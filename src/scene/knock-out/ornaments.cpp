#include <algorithm>
#include <array>

#include "scene/blows/impact.h"
#include "scene/knock-out/choreography.h"
#include "scene/knock-out/readout.h"

namespace fc::knock_out {
namespace {

using scene::big;
using scene::Ink;
using scene::Motion;
using scene::ParticleKind;
using scene::small;
using scene::Vec3;

constexpr float head_height = 0.95F;  // where sweat flies, in squares
// Calls stand on either side of the paths, which lead from near left to far right.
constexpr Vec3 over_the_ring{2.3F, 3.2F, 1.25F};
constexpr Vec3 before_the_ring{4.4F, 6.2F, 0.35F};
// Across the picture, where calls of a decision are clear of both: at the foot, where red stands at the left, or over who
// lies.
constexpr float to_the_left = 0.26F;
constexpr float to_the_right = 0.74F;
constexpr float first_count = 0.65F;
constexpr float step_seconds = 0.8F;  // how long the last step's number stands

/// What one event shows at one age of its cue.
class Painter : private scene::Impact {
 public:
  Painter(scene::Stage& stage, const Cue& cue, double clock, Motion motion)
      : Impact(stage, static_cast<float>(clock - cue.start), cue.index, motion), cue_(cue) {}

  void operator()(const Challenged& event) {
    const State& now = cue_.pose.shown.now;
    const int fight = now.fights[static_cast<std::size_t>(now.season - 1)] + 1;
    call(event.title_fight ? "knock-out.call.title-fight" : "knock-out.call.fight", cue_.duration, before_the_ring, big,
         event.title_fight ? Ink::gold : Ink::paper, fight);
    for (const Corner corner : both_corners) {
      const Vec3 at = place_on_path(corner, cue_.pose.markers[fc::index_of(corner)].walk.to);
      show(scene::Footfall{.at = at, .lands = 1.1F});
      if (event.title_fight) {
        burst({.kind = ParticleKind::spark, .count = 26, .at = {at.x, at.y, head_height}, .towards_x = 0, .towards_y = 1},
              age() - 1.1F);
      }
    }
  }
  void operator()(const BetOffered&) { last_chip(); }
  void operator()(const BetAccepted&) { last_chip(); }
  void operator()(const BetPassed&) { last_chip(); }
  void operator()(const PunchesRevealed& event) {
    if (event.steps == 0) {
      touch_fists(event.red);
    } else {
      land(event);
    }
  }
  void operator()(const FightEnded& event) {
    if (!event.knockout) {
      call_at_the_foot("knock-out.call.points", 1.7F, 0.75F, to_the_right);
      return;
    }
    show(scene::Fall{.who = other(event.winner), .out = true});
    for (int number = first_counted; number <= last_counted; ++number) {
      const float since = age() - counted_at(number);
      if (since >= 0 && since < counted_apart_seconds) {
        count(number, since, marker(other(event.winner)).at);
      }
    }
    burst({.kind = ParticleKind::confetti, .count = 90, .at = {}}, age() - knockout_called_seconds);
    after(knockout_called_seconds)
        .call_out(other(event.winner), "knock-out.call.knockout", cue_.duration - knockout_called_seconds);
  }
  void operator()(const StandingChanged& event) { rise_or_fall(event); }
  void operator()(const GameEnded&) { burst({.kind = ParticleKind::confetti, .count = 110, .at = {}}, age()); }
  /// Everything else is told at the tables.
  template <class Other>
  void operator()(const Other&) {}

 private:
  /// On the canvas that no path crosses: blue stands at the picture's upper edge, and red's way leads up.
  static Vec3 beside(Corner corner, const Vec3& foot) {
    return corner == Corner::red ? Vec3{foot.x + 1.4F, foot.y + 0.4F, 0.6F} : Vec3{foot.x - 1.8F, foot.y, 0.8F};
  }

  void last_chip() {
    if (cue_.pose.shown.now.phase != Phase::bet) {
      after(cue_.duration - last_chip_seconds)
          .call("knock-out.call.no-more-bets", last_chip_seconds, before_the_ring, 0.75F, Ink::paper);
    }
  }

  void touch_fists(int card) {
    const Thrown thrown = thrown_with(card, false);
    show(scene::Blow{.who = Corner::red,
                     .punch = thrown.punch,
                     .fist = thrown.fist,
                     .range = scene::Range::far,
                     .landing = scene::Landing::met,
                     .arrives = blow_seconds});
  }

  void land(const PunchesRevealed& event) {
    const auto steps = static_cast<float>(event.steps);
    const Walk& walk = cue_.pose.markers[fc::index_of(event.mover)].walk;
    const auto step_away = [&](int step) {
      return place_on_path(event.mover, walk.to + static_cast<float>(walk.steps - step));
    };
    const Meeting meeting = meeting_at(stage().board, event.mover, walk.to + static_cast<float>(walk.steps));
    close_in(stage(), meeting, age(), {.steps = walk.steps, .knocks_out = walk.to <= 0},
             calm() ? Motion::reduced : Motion::full);
    const Thrown thrown = thrown_with(event.mover == Corner::red ? event.blue : event.red, event.hook);
    // The spray stays where the blow met him; he goes on.
    show(scene::Blow{.who = other(event.mover),
                     .punch = thrown.punch,
                     .fist = thrown.fist,
                     .range = scene::Range::far,
                     .landing = scene::Landing::landed,
                     .weight = steps / most_driven_back,
                     .arrives = blow_seconds,
                     .thrown_from = meeting.striker,
                     .struck = meeting.struck});
    for (int step = 1; step <= walk.steps; ++step) {
      const float lands = driven_step_lands(step);
      show(scene::Footfall{.at = step_away(step), .lands = lands, .driven = true});
      count_step(event.mover, step, step_away(step), lands,
                 step < walk.steps ? driven_step_lands(step + 1) - lands
                 : walk.to <= 0    ? cue_.duration - lands  // then he falls
                                   : step_seconds);
    }
  }

  /// Every step is counted where it falls, larger and larger; the one onto the K.O. space in red.
  void count_step(Corner who, int step, const Vec3& foot, float lands, float seconds) const {
    const Walk& walk = cue_.pose.markers[fc::index_of(who)].walk;
    const bool out = step == walk.steps && walk.to <= 0;
    after(lands).call("", seconds, beside(who, foot), first_count + 0.14F * static_cast<float>(step),
                      out ? Ink::red : Ink::gold, step);
  }

  /// Above the boxer's marker if he stands in the ring, else over the ring.
  [[nodiscard]] Vec3 place_of(BoxerIndex boxer) const {
    for (const Corner corner : both_corners) {
      if (cue_.pose.markers[fc::index_of(corner)].boxer == boxer) {
        return above(corner);
      }
    }
    return over_the_ring;
  }

  /// What a decision makes of the winner.
  void call_winner(std::string_view key) const {
    constexpr float scale = 0.65F;
    const FightResult& result = *cue_.pose.shown.result;
    if (result.knockout) {
      call_at_the_top(key, cue_.duration, scale, result.corner == Corner::red ? to_the_left : to_the_right);
    } else {
      call_at_the_foot(key, cue_.duration, scale, to_the_right);
    }
  }

  void rise_or_fall(const StandingChanged& event) {
    const Vec3 at = place_of(event.boxer);
    const bool won = cue_.pose.shown.activity == Activity::decision;  // else it is a season's coronation
    if (event.after.out) {
      call("knock-out.call.out", cue_.duration, at, 0.6F, Ink::red);
    } else if (event.after.title > event.before.title) {
      const auto* const key = event.after.title == Title::world_champion ? "knock-out.call.belt" : "knock-out.call.laurel";
      if (won) {
        call_winner(key);
        burst({.kind = ParticleKind::confetti, .count = 90, .at = {}}, age());
      } else {
        call(key, cue_.duration, at, 0.7F, Ink::gold);
      }
      burst({.kind = ParticleKind::spark, .count = 24, .at = {at.x, at.y, head_height}, .towards_x = 0, .towards_y = 1},
            age());
    } else if (event.after.rank > event.before.rank) {
      const auto* const key =
          event.after.rank == Class::champion ? "knock-out.call.champion" : "knock-out.call.professional";
      if (won) {
        call_winner(key);
      } else {
        call(key, cue_.duration, at, 0.6F, Ink::gold);
      }
    } else {
      call(event.before.out ? "knock-out.call.back-again" : "knock-out.call.down", cue_.duration, at, small, Ink::paper);
    }
  }

  const Cue& cue_;
};

}  // namespace

Thrown thrown_with(int card, bool hook) {
  constexpr std::array<Thrown, 5> thrown{{{scene::Punch::jab, scene::Fist::left},
                                          {scene::Punch::cross, scene::Fist::right},
                                          {scene::Punch::body, scene::Fist::left},
                                          {scene::Punch::uppercut, scene::Fist::right},
                                          {scene::Punch::swing, scene::Fist::right}}};
  return hook ? Thrown{scene::Punch::hook, scene::Fist::left} : thrown.at(static_cast<std::size_t>(card - 1));
}

float ornament_life(const Cue& cue) {
  const Event& event = cue.event;
  if (const auto* seal = std::get_if<TrainingSealed>(&event); seal != nullptr && seal->corner == Corner::red) {
    return 0;
  }
  if (const auto* seal = std::get_if<PunchSealed>(&event); seal != nullptr && seal->corner == Corner::red) {
    return 0;
  }
  const auto* end = std::get_if<FightEnded>(&event);
  const auto* standing = std::get_if<StandingChanged>(&event);
  const bool crowned = standing != nullptr && standing->after.title > standing->before.title;
  if (end != nullptr && end->knockout) {
    return knockout_called_seconds + scene::life_of(ParticleKind::confetti);
  }
  if (crowned || std::holds_alternative<GameEnded>(event)) {
    return scene::life_of(ParticleKind::confetti);
  }
  constexpr float dust_settles = 2.5F;  // or who was driven on the K.O. space lies there, and is filmed
  return std::max(cue.row.seconds + dust_settles, 1.7F);
}

void add_ornaments(scene::Stage& stage, const Cue& cue, double clock, Motion motion) {
  scene::paint_cue<Painter>(stage, cue, clock, motion, ornament_life(cue), over_the_ring);
}

}  // namespace fc::knock_out
