// What presses do in a bout: which seat one acts for, what it answers there, and what it may not.
#include <algorithm>
#include <utility>

#include "cabinet/bout/bout_screen.h"
#include "cabinet/program/route.h"
#include "overlay/bout/two_corners.h"

namespace fc::cabinet {
namespace {

/// What only the picker feels: a pick is in, a piece is taken, there is nothing to be had at that place.
struct Buzz {
  float strength = 0;
  int milliseconds = 0;
};
constexpr Buzz seal_buzz{0.35F, 90};
constexpr Buzz piece_buzz{0.2F, 45};
constexpr Buzz wrong_buzz{0.8F, 220};

void buzz(Seating& seating, int seat, const Buzz& felt) {
  seating.devices().pads().rumble(seating.seats().device_of(seat), felt.strength, felt.milliseconds);
}

}  // namespace

bool BoutScreen::press(const Press& press) {
  hear(press.device);
  const bool taken = take_press(press);
  if (!taken && press.down) {
    answering_ = press.device;
  }
  return taken;
}

bool BoutScreen::take_press(const Press& press) {
  if (kind_ == BoutKind::demonstration) {
    return press_in_demonstration(press);
  }
  if (press.down && welcome_back(inactive_.come_back(press.device, room_.seating))) {
    return true;
  }
  if (press.button == Button::accept && !press.repeat) {
    const bool for_another = waits_for_deserted(press.device);
    inactive_.hold_to_come_back(press.device, press.down && !for_another, room_.seating.seats());
    if (for_another) {
      inactive_.hold(press.down);
      return true;
    }
  }
  if (press.button == Button::hurry) {
    hurrying_ = press.down;
    return true;
  }
  if (!press.down) {
    return false;
  }
  if (offers_corner(press)) {
    return true;
  }
  room_.seating.seats().change_device(press.device);
  if (answer_by_press(press)) {
    return true;
  }
  if (secret_ && room_.guard.is_left_over(press)) {
    return true;  // meant for a pick that is in already, or for one behind the curtain
  }
  if (press.repeat) {
    return run_.asks_people() && !is_asked(press.device);
  }
  if (press.button == Button::details && explain(press.device)) {
    return true;
  }
  if (press.button == Button::back && explains()) {
    explaining_ = 0;
    return true;
  }
  if (press.button == Button::start || press.button == Button::back) {
    leave_or_pause();
    return true;
  }
  if (picks_.curtain()) {
    return !room_.seating.seats().acts_for(press.device, *picks_.curtain());
  }
  if (press.button == Button::accept && coach_waits()) {
    lesson_.go_on();
    return true;
  }
  if (press.button == Button::accept && !run_.is_all_shown()) {
    skip(press.device);
    return true;
  }
  if (press.button == Button::accept && run_.over()) {
    end();
    return true;
  }
  // What is left moves the focus among the answers: only those who are asked may do that.
  if (press.button == Button::rulebook || !run_.asks_people() || is_asked(press.device)) {
    return false;
  }
  if (press.button == Button::accept || direction_of(press.button)) {
    say_why_nothing(press.device);
  }
  return true;
}

void BoutScreen::covered() {
  hurrying_ = false;
  inactive_.let_go();
  forget_reminder(reminded_.seat);  // who is awaited is no news of what lies over the ring
}

void BoutScreen::leave_or_pause() { kind_ == BoutKind::puzzle ? room_.flow.back() : room_.flow.pause(*this); }

void BoutScreen::skip(DeviceId device) {
  const Seats& seats = room_.seating.seats();
  hurriers_.push_back(device);
  bool everybody = true;
  for (int seat = 0; seat < seats.count(); ++seat) {
    const auto acts = [&](DeviceId hurrier) { return seats.points_for(hurrier, seat); };
    everybody = everybody && (!seats[seat].is_person() || std::ranges::any_of(hurriers_, acts));
  }
  run_.skip(everybody);
  if (everybody) {
    hurriers_.clear();
  }
}

bool BoutScreen::offers_corner(const Press& press) {
  Seats& seats = room_.seating.seats();
  if (kind_ != BoutKind::played || listener_ != nullptr || press.repeat || press.device.kind != DeviceKind::pad ||
      seats.people() != 1 || !seats.seats_of(press.device).empty() || seats.looks_on(press.device) ||
      seats.first_device().kind != DeviceKind::pad) {
    return false;
  }
  std::optional<int> free = seats.first_free();
  for (int seat = 0; seat < seats.count(); ++seat) {
    free = seats[seat].sitter == Sitter::absent ? seat : free;  // somebody's own comes first
  }
  if (free) {
    room_.flow.offer_corner(*this, *free, press.device);
  }
  return free.has_value();
}

bool BoutScreen::welcome_back(const std::vector<int>& back) {
  for (const int seat : back) {
    room_.announcer.say(room_.language.words().say("menu.seats.back", {{"name", seat_name(seat)}}));
  }
  return !back.empty();
}

void BoutScreen::hear(DeviceId device) {
  const Seats& seats = room_.seating.seats();
  for (int seat = 0; seat < seats.count(); ++seat) {
    if (seats.points_for(device, seat)) {
      inactive_.note_input(seat);
    }
  }
}

std::vector<int> BoutScreen::kept_waiting_for() {
  std::vector<int> asked = is_own(kind_) ? awaited() : std::vector<int>{};
  if (const std::optional<int> curtained = picks_.curtain()) {
    asked.push_back(*curtained);
  }
  const Seats& seats = room_.seating.seats();
  std::erase_if(asked, [&](int one) {
    for (int seat = 0; seat < seats.count(); ++seat) {
      const bool waits = seats[seat].is_person() && std::ranges::find(asked, seat) == asked.end();
      if (waits && seats.device_of(seat) != seats.device_of(one)) {
        return false;
      }
    }
    return true;
  });
  return asked;
}

bool BoutScreen::waits_for_deserted(DeviceId device) {
  const std::optional<int> offered = inactive_.offered();
  if (!offered) {
    return false;
  }
  const std::vector<int> own = room_.seating.seats().seats_of(device);
  const std::vector<int> asked = awaited();
  const auto answers = [&](int seat) { return seat == *offered || std::ranges::find(asked, seat) != asked.end(); };
  return !own.empty() && std::ranges::none_of(own, answers);
}

void BoutScreen::follow_inactive_players(double dt) {
  inactive_.follow(dt, kept_waiting_for(), run_.asked_count());
  if (const std::optional<int> seat = inactive_.offered(); seat && inactive_.share_held() >= 1) {
    Seats& seats = room_.seating.seats();
    const DeviceId device = seats.device_of(*seat);
    inactive_.hand_to_bot(*seat, seats);
    const char* key = seats.seats_of(device).empty() ? "menu.seats.deserted" : "menu.seats.deserted_shared";
    room_.announcer.say(room_.language.words().say(key, {{"name", seat_name(*seat)}}));
  }
  welcome_back(inactive_.come_back_by_hold(room_.seating));
}

bool BoutScreen::press_in_demonstration(const Press& press) {
  if (press.down && !press.repeat) {
    room_.flow.demonstration_left();
  }
  return true;
}

std::vector<int> BoutScreen::awaited() {
  std::vector<int> seats;
  for (const AskedQuestion& question : run_.questions(room_.language.words())) {
    const int seat = question.prompt.need.seat;
    if (question.by_person && !question.sealed && !(question.prompt.secret() && picks_.hidden(seat))) {
      seats.push_back(seat);
    }
  }
  return seats;
}

bool BoutScreen::is_asked(DeviceId device) {
  return std::ranges::any_of(awaited(), [&](int seat) { return room_.seating.seats().acts_for(device, seat); });
}

void BoutScreen::say_whose_turn() {
  if (const AskedQuestion* question = asked_openly()) {
    const int seat = question->prompt.need.seat;
    remind(seat, room_.seating.turn_words(seat, seat_name(seat), room_.language.words()));
  }
}

void BoutScreen::say_why_nothing(DeviceId device) {
  const Seats& seats = room_.seating.seats();
  if (!seats.seats_of(device).empty() || seats.looks_on(device)) {
    say_whose_turn();
    return;
  }
  const Words& words = room_.language.words();
  room_.announcer.say(words.say("menu.seats.none", {{"device", room_.seating.device_words(device, words)}}));
}

void BoutScreen::remind(int seat, std::string text) {
  room_.announcer.say(std::move(text));
  reminded_ = {.seat = seat, .text = room_.announcer.said()};
}

bool BoutScreen::answer_by_press(const Press& press) {
  for (const AskedQuestion& question : run_.questions(room_.language.words())) {
    const int seat = question.prompt.need.seat;
    if (!question.by_person || question.sealed || !room_.seating.seats().acts_for(press.device, seat)) {
      continue;
    }
    const bool answered = question.prompt.secret() ? pick_by_press(question, press) : choose_by_press(question, press);
    if (answered) {
      return true;
    }
  }
  return false;
}

bool BoutScreen::pick_by_press(const AskedQuestion& question, const Press& press) {
  const int seat = question.prompt.need.seat;
  if (picks_.hidden(seat)) {
    return false;
  }
  const bool discreet = is_discreet(picks_, room_.seating.seats(), seat);
  // A pad's accept button is one of its six places; with the focus in sight it takes what the focus is on.
  const bool for_focus = !discreet && press.device.kind == DeviceKind::pad && press.button == Button::accept;
  if (const auto place = picks_.place_of(seat, press.pick); place && !press.repeat && !for_focus) {
    if (!room_.guard.holds()) {
      pick_at(question, *place);
    }
    return true;
  }
  return discreet && press.button != Button::start;
}

bool BoutScreen::choose_by_press(const AskedQuestion& question, const Press& press) {
  if (!question.prompt.on_ring()) {
    return false;
  }
  const int seat = question.prompt.need.seat;
  if (const auto direction = direction_of(press.button)) {
    picks_.set_cursor(seat, scene::step(question.prompt, picks_.cursor(seat), *direction));
    return true;
  }
  if (press.button == Button::accept && !press.repeat) {
    hand_in(question, picks_.cursor(seat));
    return true;
  }
  return false;
}

void BoutScreen::pick_at(const AskedQuestion& question, std::size_t place) {
  const int seat = question.prompt.need.seat;
  if (question.passed_over) {
    run_.seal_passed_over(seat);
    seal(seat);
    return;
  }
  if (question.prompt.pieces == 0) {
    if (const auto option = question.prompt.option_at_place(place)) {
      hand_in(question, *option);
    } else {
      refuse(seat);
    }
    return;
  }
  if (place >= question.prompt.place_count()) {
    picks_.put_back(seat);
    buzz(room_.seating, seat, piece_buzz);
  } else if (!picks_.take(seat, question.prompt, place)) {
    refuse(seat);
  } else if (const auto option = picks_.composed_option(seat, question.prompt)) {
    hand_in(question, *option);
  } else {
    buzz(room_.seating, seat, piece_buzz);
  }
}

void BoutScreen::refuse(int seat) {
  remind(seat, room_.language.words().say("menu.pick.refused", {{"name", seat_name(seat)}}));
  buzz(room_.seating, seat, wrong_buzz);
}

void BoutScreen::hand_in(const AskedQuestion& question, std::size_t option) {
  const int seat = question.prompt.need.seat;
  const bool secret = question.prompt.secret();
  explaining_ = 0;
  if (hear_answer_) {
    const std::string answer = question.prompt.options[option].notation;
    if (const auto known = prices_.find(answer); known != prices_.end() && !known->second.empty()) {
      refuse(seat);
    } else {
      prices_[answer] = hear_answer_(answer);
    }
    return;
  }
  if (!run_.answer(seat, question.prompt.options[option].notation)) {
    return;
  }
  if (secret) {
    seal(seat);
  } else {
    forget_reminder(seat);
  }
}

const AskedQuestion* BoutScreen::asked_openly() const {
  const auto is_open = [](const AskedQuestion& question) { return question.by_person && !question.prompt.secret(); };
  const auto& asked = run_.asked();
  const auto found = std::ranges::find_if(asked, is_open);
  return found == asked.end() ? nullptr : &*found;
}

bool BoutScreen::explain(DeviceId device) {
  const AskedQuestion* question = asked_openly();
  if (question == nullptr || !room_.seating.seats().acts_for(device, question->prompt.need.seat)) {
    return false;
  }
  if (question->prompt.options.size() > overlay::most_answers_explained) {
    room_.flow.open_rulebook(rulebook_page());
  } else {
    explaining_ = explains() ? 0 : run_.asked_count();
  }
  return true;
}

const AskedQuestion* BoutScreen::explained() const {
  const AskedQuestion* question = explaining_ == run_.asked_count() ? asked_openly() : nullptr;
  const bool fits = question != nullptr && question->prompt.options.size() <= overlay::most_answers_explained;
  return fits ? question : nullptr;
}

void BoutScreen::forget_reminder(int seat) {
  if (reminded_.seat == seat && room_.announcer.said() == reminded_.text) {
    room_.announcer.fall_silent();
  }
}

void BoutScreen::seal(int seat) {
  forget_reminder(seat);
  picks_.sealed(seat, room_.clock.seconds);
  stamping_ = true;
  buzz(room_.seating, seat, seal_buzz);
}

}  // namespace fc::cabinet
