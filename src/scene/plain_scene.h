// A ready-made scene for games that describe each event by one `EventRow`: duration, sounds, lettering, commentary, effect
// on the boxers. It provides boxers around the ring, dice, sounds, skips, captions, commentary and questions. Games that
// need more use `SceneOf` and `CuedPlay` directly.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/result.h"
#include "match/match_of.h"
#include "scene/blows/knockdown.h"
#include "scene/commentary.h"
#include "scene/cued_play.h"
#include "scene/ornament.h"
#include "scene/scene_of.h"

namespace fc::scene {

/// Colour and shape of a seat, 0 to 5.
inline SeatMark mark_of_seat(int seat) {
  constexpr std::array<SeatMark, 6> marks{{{Ink::seat_1, Mark::disc},
                                           {Ink::seat_2, Mark::diamond},
                                           {Ink::seat_3, Mark::triangle},
                                           {Ink::seat_4, Mark::star},
                                           {Ink::seat_5, Mark::hexagon},
                                           {Ink::seat_6, Mark::cross}}};
  return marks.at(static_cast<std::size_t>(seat));
}

inline constexpr Vec3 ring_middle{3, 3, 0};

/// Position of a seat around the ring; two boxers face each other, left and right.
inline Vec3 place_round_ring(int seat, int seats) {
  constexpr float distance_out = 1.9F;
  const float first = seats == 2 ? 1.0F : 0.5F;
  const float angle = std::numbers::pi_v<float> * (first + 2 * static_cast<float>(seat) / static_cast<float>(seats));
  return {ring_middle.x + distance_out * std::cos(angle), ring_middle.y + distance_out * std::sin(angle), 0};
}

/// A position within punching distance of `target`, on the side of `own`.
inline Vec3 before(const Vec3& target, const Vec3& own) {
  constexpr float reach = 0.75F;
  const float apart = std::hypot(own.x - target.x, own.y - target.y);
  return {target.x + (own.x - target.x) * reach / apart, target.y + (own.y - target.y) * reach / apart, 0};
}

/// Animated state of one boxer.
struct ManTracks {
  Track x;
  Track y;
  Track attacks;
  Track fallen;
};

/// Persistent state between events. View: the onlooker's view.
template <class View>
struct PlainPose {
  View now;
  FixedVector<ManTracks, most_seats> men{};  ///< by seat
  std::array<bool, most_seats> down{};
  Knockdown knockdown{};                       ///< the latest one; nobody goes to a neutral corner
  std::optional<RollCall> roll{};              ///< the latest roll
  int value = 0;                               ///< value of its last die, without `RollCall::bonus`
  FixedVector<ShownDie, most_seats> thrown{};  ///< dice of that throw so far
  std::size_t roll_index = 0;                  ///< index of the roll's event: the seed of its animation
  double rolled = 0;
};

/// State for the panels at one moment.
template <class View>
struct PlainReadout {
  View now;
  std::optional<RollCall> roll;  ///< the latest roll
  int value = 0;                 ///< value of its last die
  bool settled = false;          ///< the dice rest
};

/// CRTP base of a game's choreography. Rows: callable that returns the EventRow of each event except `Rolled`, which every
/// game must declare with `call` and `value`. `who` and `other` follow from the event if it has a `seat`, or an `attacker`
/// and a `target`. Self may redefine `place_of` (a boxer's position), `attacks` (he shows his fists) and `winner_of` (a
/// seat; -1: none).
template <class Self, Ruleset R, class Rows>
class PlainPlay
    : public CuedPlay<Self, R, PlainPose<typename R::View>, CueOf<typename R::Event, PlainPose<typename R::View>>> {
 public:
  using Setup = typename R::Setup;
  using View = typename R::View;
  using Pose = PlainPose<View>;
  using Cue = CueOf<typename R::Event, Pose>;

  explicit PlainPlay(const Setup& setup)
      : CuedPlay<Self, R, Pose, Cue>(setup, standing(setup, R::view(setup, R::opening(setup), no_seat))) {}

  [[nodiscard]] Pose recalled_pose(const View& view) const { return standing(this->setup(), view); }

  void play(std::span<const typename R::Event> news, std::size_t at, const View& view, double now) {
    Cue cue = this->next_cue(news[at], row_of(news[at]), now);
    cue.row.call.number = cue.row.number;
    cue.pose.now = view;
    std::visit([&cue](const auto& event) { keep_roll(event, cue); }, cue.event);
    keep_deed(cue);
    walk(cue.pose, cue.start);
    this->add(cue, std::max(ornament_seconds, cue.pose.knockdown.life_after(cue.start)));
  }
  [[nodiscard]] Stage stage(double clock, Motion motion) const {
    const Pose& pose = this->pose_at(clock);
    Stage stage;
    stage.board = {.grid = false};
    add_men(stage, pose, clock);
    add_dice(stage, pose, clock, motion);
    for (const Cue& cue : this->timeline().recent(clock, static_cast<double>(ornament_seconds))) {
      show(Ornament(stage, static_cast<float>(clock - cue.start), cue.index, motion), cue);
    }
    pose.knockdown.show(stage, std::min(clock, this->rest_time()));
    return stage;
  }
  [[nodiscard]] PlainReadout<View> readout(double clock) const {
    const Pose& pose = this->pose_at(clock);
    const bool settled = clock - pose.rolled >= static_cast<double>(settle_seconds);
    return {.now = pose.now, .roll = pose.roll, .value = pose.value, .settled = settled};
  }

  static Vec3 place_of(const Setup& setup, const View& /*view*/, int seat) {
    return place_round_ring(seat, R::seats(setup));
  }
  static bool attacks(const View& /*view*/, int /*seat*/) { return false; }
  static int winner_of(const Setup& /*setup*/, const View& /*view*/) { return -1; }

 private:
  static constexpr float settle_seconds = 0.6F;
  static constexpr float walk_seconds = 0.35F;
  static constexpr float ornament_seconds = 1.4F;

  static EventRow row_of(const typename R::Event& told) {
    return std::visit(
        [](const auto& event) -> EventRow {
          if constexpr (requires { event.call.more_dice; }) {
            // Dice that fall together are told by the last of them.
            return event.call.more_dice > 0 ? EventRow{.seconds = 0}
                                            : EventRow{.seconds = 0.9F, .sounds = {Sound::dice, 0.7F}};
          } else {
            EventRow row = Rows()(event);
            if constexpr (requires { event.seat; }) {
              row.who = event.seat;
            } else if constexpr (requires { event.attacker + event.target; }) {
              row.who = event.attacker;
              row.other = event.target;
            }
            return row;
          }
        },
        told);
  }
  static Pose standing(const Setup& setup, const View& view) {
    Pose pose{.now = view};
    for (int seat = 0; seat < R::seats(setup); ++seat) {
      const Vec3 at = Self::place_of(setup, view, seat);
      pose.men.push_back({.x = Track(at.x), .y = Track(at.y), .attacks = Track(0), .fallen = Track(0)});
    }
    return pose;
  }
  template <class Event>
  static void keep_roll(const Event& event, Cue& cue) {
    if constexpr (requires { event.call.more_dice; }) {
      Pose& pose = cue.pose;
      if (!pose.roll || pose.roll->more_dice == 0) {
        pose.thrown.clear();
        pose.roll_index = cue.index;
        pose.rolled = cue.start;
      }
      pose.roll = event.call;
      pose.value = event.value;
      pose.thrown.push_back({.die = event.call.die, .value = event.value});
    }
  }
  static void keep_deed(Cue& cue) {
    const auto who = static_cast<std::size_t>(cue.row.who);
    switch (cue.row.deed) {
      case Deed::nothing:
      case Deed::lands: return;
      case Deed::falls:
        cue.pose.down[who] = true;
        cue.pose.knockdown = {who, std::nullopt, cue.start};
        return;
      case Deed::rises:
        cue.pose.down[who] = false;
        cue.pose.knockdown.get_up(cue.start);
        return;
      case Deed::stays_down:
        if (cue.pose.knockdown.who() == who) {
          cue.pose.knockdown.stay_down(cue.start);
        }
    }
  }
  void walk(Pose& pose, double start) const {
    for (std::size_t seat = 0; seat < pose.men.size(); ++seat) {
      const Vec3 at = Self::place_of(this->setup(), pose.now, static_cast<int>(seat));
      ManTracks& man = pose.men[seat];
      glide_on(man.x, at.x, start, walk_seconds);
      glide_on(man.y, at.y, start, walk_seconds);
      glide_on(man.attacks, Self::attacks(pose.now, static_cast<int>(seat)) ? 1 : 0, start, walk_seconds);
      glide_on(man.fallen, pose.down[seat] ? 1 : 0, start, walk_seconds, pose.down[seat] ? Ease::drop : Ease::in_out);
    }
  }
  void add_men(Stage& stage, const Pose& pose, double clock) const {
    const int winner = Self::winner_of(this->setup(), pose.now);
    for (int seat = 0; seat < static_cast<int>(pose.men.size()); ++seat) {
      const ManTracks& man = pose.men[static_cast<std::size_t>(seat)];
      const bool from_home = Self::attacks(pose.now, seat);
      const float x = from_home ? place_round_ring(seat, static_cast<int>(pose.men.size())).x : man.x.to();
      stage.markers.push_back({.corner = seat % 2 == 0 ? Corner::red : Corner::blue,
                               .boxer = static_cast<std::int8_t>(seat),
                               .likeness = {},
                               .at = {man.x.at(clock), man.y.at(clock), 0},
                               .flip = man.attacks.at(clock),
                               .fallen = man.fallen.at(clock),
                               .facing = x < ring_middle.x ? 1.0F : -1.0F,
                               .crowned = winner == seat,
                               .owner = mark_of_seat(seat)});
    }
  }
  void add_dice(Stage& stage, const Pose& pose, double clock, Motion motion) const {
    if (!pose.roll) {
      return;
    }
    throw_dice(stage.dice, pose.thrown, {.die = {}, .settle = settle_seconds, .seed = pose.roll_index}, clock - pose.rolled,
               motion);
    if constexpr (requires { Self::reads_tens; }) {
      stage.dice.front().tens = pose.thrown.size() > 1 || pose.roll->more_dice > 0;
    }
  }
  static void show(const Ornament& ornament, const Cue& cue) {
    const EventRow& row = cue.row;
    const auto over = [&cue](int seat) {
      const ManTracks& man = cue.pose.men[static_cast<std::size_t>(seat)];
      return Vec3{man.x.to(), man.y.to(), 1.5F};
    };
    if (row.deed == Deed::lands) {
      const float fading = std::max(0.0F, 1 - ornament.age() / 0.5F);
      Marker& hit = ornament.stage().markers[static_cast<std::size_t>(row.other)];
      hit.flash = ornament.calm() ? 0 : fading;
      hit.lean = -0.3F * fading;
      if (fading > 0) {
        hit.likeness.gesture = {.act = Act::struck_head, .share = 1 - fading};
      }
      ornament.burst({.kind = ParticleKind::sweat, .count = 8 * row.weight, .at = over(row.other)}, 0);
      ornament.shake(0, 0.03F * static_cast<float>(row.weight), 0.4F);
    }
    const bool over_him = row.deed != Deed::nothing && row.deed != Deed::lands;
    ornament.call(row.call, over_him ? over(row.who) : Vec3{3, 1.6F, 1.6F});
  }
};

/// A seat's name; empty for no_seat or -1.
inline std::string_view name_of_seat(const std::vector<std::string>& names, int seat) {
  return seat < 0 || seat == no_seat ? std::string_view() : std::string_view(names.at(static_cast<std::size_t>(seat)));
}

template <class Setup, class Event, class View>
std::optional<CommentaryLine> commentary_line(const Setup& /*setup*/, const CueOf<Event, PlainPose<View>>& cue,
                                              const std::vector<std::string>& names, const Words& words) {
  const EventRow& row = cue.row;
  if (row.line.empty()) {
    return std::nullopt;
  }
  return line_of(cue, Remark{.text = words.say(row.line, {{"who", name_of_seat(names, row.who)},
                                                          {"other", name_of_seat(names, row.other)},
                                                          {"number", std::to_string(row.number)}})});
}

/// Scene with captions and prompts from these text keys: "<slug>.roll.<purpose>" with {who}, {target}; "<slug>.roll.result"
/// with {question}, {value}; "<slug>.ask.<decision>" with {who}; "<slug>.choice.<notation>"; "<slug>.explain.<notation>".
template <Ruleset R, class Play>
class PlainScene : public SceneOf<R, Play> {
 public:
  using SceneOf<R, Play>::SceneOf;

  [[nodiscard]] Caption caption(double clock, const Words& words) const final {
    const auto shown = this->readout(clock);
    if (!shown.roll) {
      return {};
    }
    const RollCall& call = *shown.roll;
    const Need asked{.kind = NeedKind::roll, .seat = call.seat, .topic = call.purpose};
    const std::string question =
        words.say(key("roll", R::topic_name(asked)), {{"who", name(call.seat)}, {"target", std::to_string(call.target)}});
    return {.text = shown.settled ? words.say(key("roll", "result"),
                                              {{"question", question}, {"value", std::to_string(call.bonus + shown.value)}})
                                  : question,
            .settled = shown.settled,
            .success = shown.settled && call.success != Success::none && call.succeeds(shown.value),
            .ink = Ink::ink};
  }
  [[nodiscard]] Prompt prompt(const Match& match, const Need& need, const Words& words) const final {
    const MatchOf<R>& bout = match_of<R>(match);
    const typename R::View view = bout.view(need.seat);
    Prompt prompt;
    prompt.need = need;
    prompt.title = words.say(key("ask", R::topic_name(need)), {{"who", name(need.seat)}});
    for (const typename R::Choice& choice : R::legal(bout.setup(), bout.state(), need)) {
      Option option;
      option.notation = R::notation(choice);
      if (!word_option(view, choice, words, option)) {
        option.label = words[key("choice", option.notation)];
        option.explanation = words[key("explain", option.notation)];
      }
      prompt.options.push_back(std::move(option));
    }
    return prompt;
  }

 protected:
  /// Override to set an option's label and explanation where they depend on the view; return true if set. Default: false.
  virtual bool word_option(const typename R::View&, const typename R::Choice&, const Words&, Option&) const { return false; }

 private:
  static std::string key(std::string_view group, std::string_view word) {
    return std::string(R::slug).append(".").append(group).append(".").append(word);
  }
  [[nodiscard]] std::string_view name(int seat) const { return name_of_seat(this->names(), seat); }
};

}  // namespace fc::scene
