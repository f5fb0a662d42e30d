#include "cabinet/bout/long_game.h"

#include <algorithm>
#include <utility>

#include "cabinet/bout/bout_screen.h"
#include "cabinet/keeping/seats_record.h"
#include "core/result.h"
#include "match/script.h"

namespace fc::cabinet {
namespace {

/// What is simulated without a word and takes no longer is not worth one.
constexpr double unannounced_seconds = 0.5;
/// How long a bout is announced that is simulated unasked, so that somebody can ask to watch it.
constexpr double announced_seconds = 1.5;

/// Fights the bout out, or as far as it gets before it is asked to stop.
std::unique_ptr<Conductor> fight_out(std::unique_ptr<Conductor>& bout, const std::stop_token& stop) {
  while (!stop.stop_requested() && bout->advance_and_wait() == Conductor::Step::moved) {
  }
  return std::move(bout);
}

std::vector<std::unique_ptr<Controller>> bots_on_every_seat(const Seats& seats, const CornerGame& game) {
  std::vector<std::unique_ptr<Controller>> bots;
  for (int seat = 0; seat < seats.count(); ++seat) {
    bots.push_back(game.bot(seats[seat].stand_in));
  }
  return bots;
}

std::optional<int> title_of(const CornerGames& games, const Match& outer) {
  const CornerGame* const game = games.find(outer.game());
  FC_CHECK(game != nullptr);
  return game->bout_title(outer);
}

}  // namespace

AwaitedBoutNotice::AwaitedBoutNotice(const AwaitedBoutContext& room, BoutScreen& outer)
    : room_(room),
      outer_(&outer),
      before_(room.seating.seats()),
      bout_(outer.match().bout()),
      game_(room.games.find(bout_.game)),
      choice_(outer.match().script().choices.size()),
      outer_row_(outer.row_kept()),
      deciders_(outer.match().bout_deciders()),
      title_(title_of(room.games, outer.match())),
      simulator_([](Simulated& bout, const std::stop_token& stop) { return fight_out(bout, stop); }) {
  FC_CHECK(game_ != nullptr);
  note_only_ways();  // before anybody could press what he is not asked
}

bool AwaitedBoutNotice::is_attract_mode() const { return outer_->is_attract_mode(); }

std::string AwaitedBoutNotice::rulebook_page() const { return outer_->rulebook_page(); }

void AwaitedBoutNotice::leave() { outer_->leave(); }

std::vector<int> AwaitedBoutNotice::people() const {
  std::vector<int> found;
  for (const int decider : deciders_) {
    const bool counted = std::ranges::find(found, decider) != found.end();
    if (decider != no_seat && room_.seating.seats()[decider].is_person() && !counted) {
      found.push_back(decider);
    }
  }
  return found;
}

std::optional<int> AwaitedBoutNotice::asked() const {
  for (const int seat : simulating_ ? std::vector<int>() : people()) {
    if (!ways_[static_cast<std::size_t>(seat)]) {
      return seat;
    }
  }
  return std::nullopt;
}

bool AwaitedBoutNotice::wants(Way way) const {
  return std::ranges::any_of(people(), [&](int seat) { return ways_[static_cast<std::size_t>(seat)] == way; });
}

std::optional<records::InsideOf> AwaitedBoutNotice::place() const {
  if (outer_row_ == 0) {
    return std::nullopt;
  }
  return records::InsideOf{.bout = outer_row_, .place = static_cast<std::int64_t>(choice_)};
}

bool AwaitedBoutNotice::press(const Press& press) {
  if (is_attract_mode()) {
    if (press.down && !press.repeat) {
      room_.flow.demonstration_left();
    }
    return true;
  }
  const bool pauses = press.button == Button::start || press.button == Button::back;
  if (press.down && !press.repeat && pauses) {
    room_.flow.pause(*outer_);
    return true;
  }
  if (press.down) {
    hand_ = press.device;
  }
  const std::optional<int> seat = asked();
  const bool others = seat && !room_.seating.seats().acts_for(press.device, *seat);
  if (others && press.down && !press.repeat && press.button == Button::accept) {
    room_.announcer.say(room_.seating.turn_words(*seat, outer_->seat_name(*seat), room_.words));
  }
  return others && press.down && press.button != Button::rulebook;
}

bool AwaitedBoutNotice::point(const platform::Pointer& pointer) {
  hand_ = pointer.kind == platform::Pointer::Kind::pressed ? pointer.device : hand_;
  return false;
}

void AwaitedBoutNotice::update(double) {
  if (outer_->match().need().kind != NeedKind::bout) {
    room_.flow.back();  // what led to the bout has been taken back
    return;
  }
  if (!is_attract_mode() && room_.seating.seats().first_lost()) {
    room_.flow.tell_lost_pad(*outer_);
    return;
  }
  if (simulating_) {
    follow_simulation();
    return;
  }
  if (!std::exchange(begun_, true) && go_on()) {
    return;
  }
  if (!asked()) {
    come_about();
  }
}

void AwaitedBoutNotice::note_only_ways() {
  for (const int seat : people()) {
    std::optional<Way>& way = ways_[static_cast<std::size_t>(seat)];
    way = way ? way : outer_->only_way(seat);
  }
  announced_ = !asked() && outer_->announces_bout();
}

void AwaitedBoutNotice::come_about() {
  if (wants(Way::fight) || wants(Way::watch) || outer_->watches_bout()) {
    start_bout(false);
  } else if (wants(Way::hurry)) {
    start_bout(true);
  } else {
    simulate(kept_ ? kept_->script : bout_);
  }
}

Seats AwaitedBoutNotice::seats_inside() const {
  Seats seats(static_cast<int>(deciders_.size()));
  for (int seat = 0; seat < seats.count(); ++seat) {
    const int decider = deciders_[static_cast<std::size_t>(seat)];
    if (decider == no_seat) {
      continue;
    }
    const SeatHolder& holder = before_[decider];
    seats[seat].stand_in = holder.substitute();
    // Who brings both boxers fights with the first.
    const auto first = std::ranges::find(deciders_, decider) - deciders_.begin();
    if (holder.is_person() && ways_[static_cast<std::size_t>(decider)] == Way::fight && first == seat) {
      const DeviceId device = before_.device_of(decider);
      if (!seats.holds(device) || !seats.share(seat, device)) {
        seats[seat].sitter = Sitter::person;
        seats[seat].device = device;
        seats[seat].came_by = holder.came_by;
        seats[seat].lost = before_.is_lost(decider);
      }
      seats[seat].name = holder.name;
    }
  }
  seats.keep_to(game_->stand_ins());
  for (int seat = 0; seat < before_.count(); ++seat) {
    if (before_[seat].is_person() && seats.seats_of(before_.device_of(seat)).empty()) {
      seats.look_on(before_.device_of(seat));
    }
  }
  return seats;
}

Seats AwaitedBoutNotice::seats_outside() const {
  const Seats& inside = room_.seating.seats();
  Seats outside = before_;
  const auto follow = [&](DeviceId before, DeviceId device) {
    if (before.kind == DeviceKind::pad && !room_.seating.devices().pads().is_connected(before)) {
      outside.replace_device(before, device);
    }
  };
  for (int seat = 0; seat < before_.count(); ++seat) {
    const DeviceId before = before_.device_of(seat);
    follow(before, inside.onlooker_now(before));
    for (int within = 0; within < inside.count(); ++within) {
      const bool is_his = deciders_[static_cast<std::size_t>(within)] == seat && before_[seat].is_person() &&
                          ways_[static_cast<std::size_t>(seat)] == Way::fight;
      if (is_his && inside[within].sitter == Sitter::person) {
        follow(before, inside[within].device);
      }
    }
  }
  return outside;
}

bool AwaitedBoutNotice::go_on() {
  const auto here = place();
  kept_ = here ? room_.kept.inside(*here, bout_) : std::nullopt;
  if (!kept_) {
    return false;
  }
  Result<std::unique_ptr<Match>> match = game_->open(kept_->script);
  if (!match || !replay(**match, kept_->script)) {
    kept_.reset();  // what is damaged is fought anew
    return false;
  }
  if ((*match)->need().kind == NeedKind::finished) {
    take(**match);
    return true;
  }
  const std::vector<int> sitting = people();
  for (std::size_t seat = 0; seat < deciders_.size(); ++seat) {
    const bool fought = seat < kept_->seats.size() && kept_->seats[seat].sitter != "bot";
    if (fought && std::ranges::find(sitting, deciders_[seat]) != sitting.end()) {
      ways_[static_cast<std::size_t>(deciders_[seat])] = Way::fight;
    }
  }
  if (!wants(Way::fight)) {
    return false;  // how fast they watched is not kept
  }
  start_bout(false);
  return true;
}

void AwaitedBoutNotice::start_bout(bool hurried) {
  before_ = room_.seating.seats();
  away_ = true;
  InnerBout inside{.script = kept_ ? kept_->script : bout_,
                   .seats = seats_inside(),
                   .listener = this,
                   .place = place(),
                   .kept = std::exchange(kept_, std::nullopt),
                   .title = title_,
                   .hurried = hurried};
  if (const Result<void> opened = room_.flow.open_inside(std::move(inside)); !opened) {
    give_up(opened.error());
  }
}

void AwaitedBoutNotice::simulate(const Script& so_far) {
  Result<std::unique_ptr<Match>> match = game_->open(bout_);
  if (!match) {
    give_up(match.error());
    return;
  }
  before_ = room_.seating.seats();
  ConductorPlan plan;
  plan.match = std::move(*match);
  plan.bots = bots_on_every_seat(seats_inside(), *game_);
  plan.seed = room_.seed.next_bout();
  Result<Simulated> bout = Conductor::resume(std::move(plan), so_far);
  if (!bout) {
    give_up(bout.error());
    return;
  }
  simulating_ = true;
  since_ = room_.clock.seconds;
  simulator_.hand_over(std::move(*bout));
}

void AwaitedBoutNotice::keep(const Match& fought) {
  const auto here = place();
  if (!here) {
    return;
  }
  const auto recorder =
      kept_ ? std::make_unique<records::BoutRecorder>(room_.kept.records(), kept_->row, kept_->seats, kept_->script)
            : room_.kept.begin(fought, game_->names(bout_, room_.words), rows_of(seats_inside(), room_.keeps_names), false,
                               here, title_);
  recorder->keep(fought);
}

void AwaitedBoutNotice::follow_simulation() {
  if (announced_ && room_.speed != 0 && room_.clock.seconds - since_ < announced_seconds / room_.speed) {
    return;
  }
  const std::optional<Result<Simulated>> done = room_.waits_for_bots ? simulator_.wait() : simulator_.take();
  if (!done) {
    return;
  }
  if (!*done) {
    simulating_ = false;
    give_up(done->error());
    return;
  }
  const Match& fought = (**done)->match();
  keep(fought);
  take(fought);
}

void AwaitedBoutNotice::take(const Match& fought) {
  if (away_) {
    room_.seating.seat_again(seats_outside());
  }
  outer_->enter(outer_->match().result_of(fought));
  room_.flow.back();
}

void AwaitedBoutNotice::simulate_rest(const Script& so_far) {
  room_.seating.seat_again(seats_outside());
  away_ = false;
  for (const int seat : people()) {
    ways_[static_cast<std::size_t>(seat)] = Way::simulate;
  }
  const auto here = place();
  kept_ = here ? room_.kept.inside(*here, bout_) : std::nullopt;
  simulate(so_far);
}

void AwaitedBoutNotice::give_up(const Fault& fault) {
  room_.announcer.say(one_line(fault));
  outer_->leave();
}

std::optional<overlay::BoutWay> AwaitedBoutNotice::picture(overlay::Ui& ui) const {
  const bool soon_over = !announced_ && room_.clock.seconds - since_ < unannounced_seconds;
  if (is_attract_mode() || (simulating_ ? soon_over : !asked())) {
    return std::nullopt;
  }
  overlay::BoutWaysModel model{.names = game_->names(bout_, room_.words), .mark = {}, .asked = {}};
  if (const std::optional<int> seat = asked()) {
    model.mark = outer_->seat_mark(*seat);
    model.asked = room_.words.say("menu.inside.asked", {{"name", outer_->seat_name(*seat)},
                                                        {"device", room_.seating.sitter_words(*seat, room_.words)}});
  }
  return overlay::bout_ways(model, ui);
}

void AwaitedBoutNotice::act(const overlay::BoutWay& way) {
  if (simulating_ && way == Way::simulate) {
    announced_ = false;
  } else if (simulating_) {
    simulator_.forget();
    simulating_ = false;
    start_bout(false);
    return;
  }
  const std::optional<int> seat = asked();
  if (!seat) {
    return;
  }
  if (room_.seating.seats().points_for(hand_, *seat)) {
    ways_[static_cast<std::size_t>(*seat)] = way;
    room_.guard.news();  // the next one is asked, or what was chosen comes
  } else {
    room_.announcer.say(room_.seating.turn_words(*seat, outer_->seat_name(*seat), room_.words));
  }
}

}  // namespace fc::cabinet
