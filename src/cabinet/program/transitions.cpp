#include "cabinet/program/flow.h"

#include <memory>
#include <string>
#include <utility>

#include "cabinet/bout/bout_screen.h"
#include "cabinet/bout/long_game.h"
#include "cabinet/bout/notices.h"
#include "cabinet/kiosk/operator_screens.h"
#include "cabinet/program/app_context.h"
#include "cabinet/screens/front_page_screen.h"

namespace fc::cabinet {

bool ScreenTransitions::carry_out(std::vector<std::unique_ptr<Screen>>& stack) {
  bool is_new = false;
  for (Entry& entry : std::exchange(orders_, {})) {
    is_new = entry.order != Order::pop;
    switch (entry.order) {
      case Order::go:
        stack.clear();
        stack.push_back(std::move(entry.screen));
        break;
      case Order::push:
        if (!stack.empty()) {
          stack.back()->covered();
        }
        stack.push_back(std::move(entry.screen));
        break;
      case Order::pop:
        if (stack.size() > 1) {
          stack.pop_back();
        }
        break;
    }
  }
  return is_new;
}

// What lies on top of a screen.

void Flow::pause(BoutScreen& bout) { transitions_.push(std::make_unique<PauseNotice>(*this, bout)); }

void Flow::tell_lost_pad(BoutScreen& bout) {
  app_->guard.news();
  transitions_.push(std::make_unique<PadLostNotice>(*this, app_->seating, bout));
}

void Flow::ask_to_undo(BoutScreen& bout) {
  app_->guard.news();
  transitions_.push(std::make_unique<UndoNotice>(*this, app_->seating, app_->announcer, app_->language.words(), bout));
}

void Flow::change_seats(const BoutScreen& bout) {
  transitions_.push(std::make_unique<SeatsNotice>(*this, app_->seating, app_->announcer, app_->language.words(), bout));
}

bool Flow::seats_one_more() {
  Kiosk& kiosk = app_->kiosk;
  if (kiosk.seats_one_more(app_->seating.seats().people() + 1)) {
    return true;
  }
  app_->announcer.say(app_->language.words().say(
      "operator.credits.to_sit", {{"price", std::to_string(kiosk.price())}, {"credits", std::to_string(kiosk.credits())}}));
  return false;
}

void Flow::ask_who_is_there(BoutScreen& bout) {
  app_->guard.news();
  transitions_.push(
      std::make_unique<SeatsNotice>(*this, app_->seating, app_->announcer, app_->language.words(), bout, &bout));
}

void Flow::show_long_game_page(LongGamePage page) {
  app_->guard.last_page();
  transitions_.push(std::make_unique<LongGamePageScreen>(*this, std::move(page), app_->kept, app_->photographer));
}

void Flow::offer_corner(const BoutScreen& bout, int seat, DeviceId pad) {
  const Words& words = app_->language.words();
  const std::string name = bout.seat_name(seat);
  const auto is_there = [this, pad] {
    return app_->seating.devices().pads().is_connected(pad);  // others may answer when it was unplugged meanwhile
  };
  std::vector<NoticeChoice> ways;
  ways.push_back(
      {.words = words.say("menu.seats.second_pad.box", {{"name", name}}), .take = [this, seat, pad, name, is_there] {
         if (!is_there() || !seats_one_more()) {
           return;
         }
         app_->seating.seats().place(seat, pad);
         app_->announcer.say(app_->seating.turn_words(seat, name, app_->language.words()));
       }});
  ways.push_back({.words = std::string(words["menu.seats.second_pad.same"]), .take = [this, pad, is_there] {
                    if (is_there()) {
                      app_->seating.seats().change_device(pad);
                    }
                  }});
  app_->guard.news();
  transitions_.push(std::make_unique<MessageNotice>(*this, "menu.seats.second_pad.heading",
                                                    words.say("menu.seats.second_pad.line", {{"name", name}}),
                                                    std::move(ways), pad));
}

void Flow::await_bout(BoutScreen& outer) {
  app_->guard.news();
  transitions_.push(std::make_unique<AwaitedBoutNotice>(AwaitedBoutContext{.flow = *this,
                                                                           .seating = app_->seating,
                                                                           .announcer = app_->announcer,
                                                                           .words = app_->language.words(),
                                                                           .games = app_->games,
                                                                           .kept = app_->kept,
                                                                           .seed = app_->seed,
                                                                           .clock = app_->clock,
                                                                           .guard = app_->guard,
                                                                           .speed = app_->settings.speed,
                                                                           .waits_for_bots = app_->options.virtual_time,
                                                                           .keeps_names = !app_->options.kiosk},
                                                        outer));
}

Result<void> Flow::open_inside(InnerBout inside) {
  FC_TRY(std::unique_ptr<Screen> bout, BoutScreen::inside(*app_, std::move(inside)));
  transitions_.push(std::move(bout));
  return {};
}

void Flow::ask_for_pin() { transitions_.push(std::make_unique<PinScreen>(*app_, false)); }

void Flow::choose_pin() { transitions_.push(std::make_unique<PinScreen>(*app_, true)); }

void Flow::open_operator_desk() { transitions_.push(std::make_unique<OperatorDesk>(*app_)); }

void Flow::test_buttons() { transitions_.push(std::make_unique<ButtonTest>(*app_)); }

void Flow::test_picture() { transitions_.push(std::make_unique<PictureTest>(*app_)); }

void Flow::ask_still_there() {
  app_->guard.news();
  transitions_.push(std::make_unique<StillThereNotice>(*app_));
}

void Flow::to_dark() { transitions_.go(std::make_unique<DarkScreen>()); }

void Flow::push_or_announce_fault(Result<std::unique_ptr<Screen>> screen) {
  if (screen) {
    transitions_.push(std::move(*screen));
  } else {
    app_->announcer.say(one_line(screen.error()));
  }
}

void Flow::go_or_announce_fault(Result<std::unique_ptr<Screen>> screen) {
  if (screen) {
    transitions_.go(std::move(*screen));
  } else {
    app_->announcer.say(one_line(screen.error()));
  }
}

void Flow::go_or_title(Result<std::unique_ptr<Screen>> screen) {
  if (!screen) {
    to_title();
  }
  go_or_announce_fault(std::move(screen));
}

}  // namespace fc::cabinet
