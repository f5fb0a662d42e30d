#include "cabinet/screens/setup_screens.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "cabinet/keeping/settings.h"
#include "cabinet/program/match_up.h"

namespace fc::cabinet {

SetupScreen::SetupScreen(Flow& flow, CornerGame& game, Seating& seating, std::vector<std::string>& names, OddsMaker& odds,
                         Random& shuffles, const Words& words, std::optional<BoutPlan> left, const SetupHouseRules& rules)
    : PairScreen(game, odds, words),
      flow_(&flow),
      seating_(&seating),
      names_(&names),
      shuffles_(&shuffles),
      rules_(rules),
      plan_(left ? *left : new_plan()),
      has_desk_(game.what_if({.plan = plan_}, words).has_value()) {
  // Whoever is offered is even by the number that is shown, not by the estimate that he was found with.
  if (!left) {
    search(plan_, [this, first = true]() mutable -> std::optional<BoutPlan> {
      return std::exchange(first, false) ? plan_ : new_plan();
    });
  }
  seating_->seats().resize(static_cast<int>(plan_.entrants.size()));
  seating_->seats().keep_to(game.stand_ins());
  // Whoever opened a cabinet that starts here has pressed nothing yet: the first who does gets the first seat.
  if (seating_->seats().people() == 0 && seating_->last_device().kind != DeviceKind::none) {
    seating_->seats().place(0, seating_->last_device());
  }
  expects_first_ = seating_->seats().people() == 0;
}

BoutPlan SetupScreen::new_plan() {
  BoutPlan plan = game().plan(*shuffles_);
  const std::vector<overlay::OptionRow> rows =
      rules_.is_short ? game().option_rows(plan) : std::vector<overlay::OptionRow>();
  for (std::size_t row = 0; row < rows.size(); ++row) {
    if (rows[row].label.ends_with(".rounds")) {
      game().set_option(plan, row, 0);
    }
  }
  return plan;
}

void SetupScreen::find_even_match(int seat) {
  search(plan_, even_candidates(game(), everybody(game().roster()), plan_, seat, *shuffles_));
}

bool SetupScreen::press(const Press& press) {
  if (!press.down || press.repeat) {
    return false;
  }
  if (naming_) {
    if (press.button == Button::back) {
      finish_naming();
    }
    return press.button == Button::back;
  }
  // The seat first: whatever the button means, a device without a seat means to join, unless it has just left one.
  if (!looks_on(press.device) && seating_->seats().join(press.device)) {
    expects_first_ = false;
    return true;
  }
  if (press.button == Button::back) {
    leave();
    return true;
  }
  if (press.button == Button::shoulder_left || press.button == Button::shoulder_right) {
    leaf_through(press.device, press.button == Button::shoulder_left ? -1 : 1);
    return true;
  }
  return false;
}

void SetupScreen::leaf_through(DeviceId device, int step) {
  if (game().roster().size() == 0) {
    return;
  }
  if (const std::vector<int> own = seating_->seats().seats_of(device); !own.empty()) {
    rules_.even_only ? find_even_match(own.front())
                     : settle(own.front(), next_entrant(game().roster(), plan_, own.front(), step));
  }
}

void SetupScreen::bring_other(const overlay::SetupAction& action) {
  using Kind = overlay::SetupAction::Kind;
  const Roster& roster = game().roster();
  std::optional<std::string> other;
  if (action.kind == Kind::random_entrant) {
    other = random_entrant(roster, everybody(roster), plan_, action.seat, *shuffles_);
  } else {
    other = game().makers().at(static_cast<std::size_t>(action.index)).make(*shuffles_);
  }
  if (other) {
    settle(action.seat, *other);
  }
}

void SetupScreen::settle(int seat, std::string_view id) {
  end_search();
  bring(plan_, seat, id);
}

bool SetupScreen::point(const platform::Pointer& pointer) {
  if (pointer.kind == platform::Pointer::Kind::pressed && std::exchange(expects_first_, false)) {
    seating_->seats().join(pointer.device);  // and what it points at is pressed too
  }
  if (pointer.kind == platform::Pointer::Kind::pressed && pointer.secondary && naming_) {
    finish_naming();
    return true;
  }
  if (pointer.kind == platform::Pointer::Kind::pressed && pointer.secondary) {
    leave();
    return true;
  }
  return false;
}

void SetupScreen::update(double /*dt*/) { update_odds(); }

void SetupScreen::prepare(const overlay::Ui& /*ui*/) {
  replace_gone(plan_, game().roster());  // somebody may have been removed in the Gym
  update_odds();
  settle_picture();
}

void SetupScreen::update_odds() {
  go_on_searching([this](const BoutPlan& plan) {
    if (plan_.entrants != plan.entrants) {
      plan_.entrants = plan.entrants;
      freshen();
    }
  });
  show_odds_of(&plan_);
}

std::optional<overlay::SetupAction> SetupScreen::picture(overlay::Ui& ui) const {
  overlay::SetupModel model;
  model.game = std::string(game().slug());
  for (int seat = 0; seat < seating_->seats().count(); ++seat) {
    model.seats.push_back(seating_->seat_model(seat));
  }
  model.has_lesson = game().lesson_script().has_value();
  model.has_desk = has_desk_;
  for (const std::string& entrant : plan_.entrants) {
    model.cards.push_back(game().card(entrant, words()));
    model.cards.back().looks = looks_of_seat(game(), plan_, static_cast<int>(model.cards.size()) - 1);
  }
  model.options = game().option_rows(plan_);
  for (const Maker& maker : game().makers()) {
    model.makers.push_back(maker.label);
  }
  model.has_roster = game().roster().size() > 0;
  model.has_gym = flow_->has_gym(game());
  model.odds = odds();
  model.halves = {seating_->controls_of({.kind = DeviceKind::keyboard_left, .id = 0}),
                  seating_->controls_of({.kind = DeviceKind::keyboard_right, .id = 0})};
  model.naming = naming_;
  if (naming_) {
    const std::vector<std::string> here = seating_->seats().names();
    std::ranges::copy_if(*names_, std::back_inserter(model.offered),
                         [&here](const std::string& name) { return std::ranges::find(here, name) == here.end(); });
  }
  return overlay::setup_screen(model, ui);
}

void SetupScreen::leave() { flow_->leave_setup(game(), plan_); }

void SetupScreen::act(const overlay::SetupAction& action) {
  using Kind = overlay::SetupAction::Kind;
  const int seat = action.seat;
  const bool chooses = action.kind == Kind::next_entrant || action.kind == Kind::open_roster ||
                       action.kind == Kind::random_entrant || action.kind == Kind::make_entrant;
  switch (chooses && rules_.even_only ? Kind::even_match : action.kind) {
    case Kind::back: leave(); break;
    case Kind::start:
      plan_.stand_ins = seating_->seats().stand_ins();
      end_search();
      flow_->to_tale(game(), {.plan = plan_, .script = game().opening_script(plan_)});
      break;
    case Kind::lesson:
      if (const std::optional<Script> script = game().lesson_script()) {
        flow_->to_lesson(game(), *script);
      }
      break;
    case Kind::what_if:
      end_search();
      flow_->open_desk(game(), plan_);
      break;
    case Kind::take_seat: seating_->seats().place(seat, seating_->last_device()); break;
    case Kind::next_sitter: next_sitter(seat, action.value); break;
    case Kind::name_seat: naming_ = seat; break;
    case Kind::set_name: seating_->seats()[seat].name = action.text; break;
    case Kind::named:
      seating_->seats()[seat].name = action.text;
      finish_naming();
      break;
    case Kind::next_entrant: settle(seat, next_entrant(game().roster(), plan_, seat, action.value)); break;
    case Kind::open_roster:
      end_search();
      flow_->open_roster(game(), plan_, seat, looked_for_, [this, seat](const std::string& id) { settle(seat, id); });
      break;
    case Kind::open_gym:
      end_search();
      flow_->open_gym(game(), plan_, seat, plan_.entrants[static_cast<std::size_t>(seat)],
                      [this, seat](const std::string& id) {
                        if (!id.empty()) {
                          settle(seat, id);
                        }
                      });
      break;
    case Kind::even_match: find_even_match(seat); break;
    case Kind::random_entrant:
    case Kind::make_entrant: bring_other(action); break;
    case Kind::set_option:
      end_search();
      game().set_option(plan_, static_cast<std::size_t>(action.index), action.value);
      seating_->seats().resize(static_cast<int>(plan_.entrants.size()));
      break;
    case Kind::rulebook: flow_->open_rulebook(rulebook_page()); break;
  }
}

bool SetupScreen::looks_on(DeviceId device) const {
  return std::ranges::any_of(onlookers_, [&](DeviceId onlooker) { return covers(onlooker, device); });
}

void SetupScreen::finish_naming() {
  std::string& name = seating_->seats()[*naming_].name;
  name.erase(0, name.find_first_not_of(' '));
  name.erase(name.find_last_not_of(' ') + 1);
  if (!name.empty()) {
    remember_name(*names_, name);
  }
  naming_.reset();
}

void SetupScreen::next_sitter(int seat, int step) {
  // The walk: a person (his own device, else one that is shared), then what the game lets stand in, and round again.
  const std::span<const StandIn> offered = game().stand_ins();
  const int stops = static_cast<int>(offered.size()) + 1;
  const SeatHolder& holder = seating_->seats()[seat];
  const auto place = std::ranges::find(offered, holder.stand_in) - offered.begin();
  const int now = holder.is_person() ? 0 : static_cast<int>(place) + 1;
  const int next = (now + step % stops + stops) % stops;
  if (next == 0) {
    if (seating_->seats().people() == 0 || looks_on(seating_->last_device())) {
      std::erase_if(onlookers_, [&](DeviceId device) { return covers(device, seating_->last_device()); });
      seating_->seats().place(seat, seating_->last_device());
    } else {
      seating_->seats().share(seat, seating_->last_device());
    }
    return;
  }
  if (holder.is_person()) {
    const DeviceId device = seating_->seats().device_of(seat);
    seating_->seats().leave(seat);
    if (seating_->seats().seats_of(device).empty()) {
      onlookers_.push_back(device);
    }
  }
  seating_->seats()[seat].stand_in = offered[static_cast<std::size_t>(next - 1)];
}

// The tale of the tape: who meets whom, and what becomes of it.

TaleScreen::TaleScreen(Flow& flow, CornerGame& game, FirstBout bout, OddsMaker& odds, Seating& seating, const Words& words,
                       Announcer& announcer, Others others)
    : PairScreen(game, odds, words),
      flow_(&flow),
      seating_(&seating),
      announcer_(&announcer),
      bout_(std::move(bout)),
      is_first_(others != nullptr) {
  if (others) {
    search(bout_.plan, [this, others = std::move(others)]() -> std::optional<BoutPlan> {
      if (std::optional<FirstBout> other = tried_.empty() ? bout_ : others()) {
        return tried_.emplace_back(std::move(*other)).plan;
      }
      return std::nullopt;
    });
  }
  print();
  update_odds();
}

void TaleScreen::print() {
  const Result<std::unique_ptr<Match>> match = game().open(bout_.script);
  usable_ = match.has_value();
  if (!usable_) {
    announcer_->say(one_line(match.error()));
    end_search();
    return;
  }
  model_ = overlay::make_panels(game().slug())->tale(**match, game().names(bout_.script, words()), words());
  model_.game = std::string(game().slug());
  for (int seat = 0; seat < seating_->seats().count(); ++seat) {
    model_.sitters.push_back(seating_->sitter_words(seat, words()));
  }
}

void TaleScreen::update_odds() {
  go_on_searching([this](const BoutPlan& plan) {
    if (plan != bout_.plan) {
      bout_ = *std::ranges::find(tried_, plan, &FirstBout::plan);
      print();
      freshen();
    }
  });
  if (usable_) {
    show_odds_of(&bout_.plan);
    model_.odds = odds();
  }
}

void TaleScreen::update(double /*dt*/) { update_odds(); }

void TaleScreen::prepare(const overlay::Ui& /*ui*/) { settle_picture(); }

bool TaleScreen::press(const Press& press) {
  const bool beside_a_pad = press.device.kind == DeviceKind::pad && seating_->seats().first_device().kind == DeviceKind::pad;
  if (is_first_ && press.down && !press.repeat && beside_a_pad && seating_->seats().join(press.device)) {
    print();
    freshen();
    return true;
  }
  // Who plays alone plays with what he rings the bell with.
  if (press.down) {
    const DeviceId before = seating_->seats().first_device();
    seating_->seats().change_device(press.device);
    if (seating_->seats().first_device() != before) {
      print();
      freshen();
    }
  }
  if (goes_back(press)) {
    flow_->back();
    return true;
  }
  return false;
}

std::optional<overlay::TaleChoice> TaleScreen::picture(overlay::Ui& ui) const { return overlay::tale_screen(model_, ui); }

void TaleScreen::act(const overlay::TaleChoice& choice) {
  if (choice == overlay::TaleChoice::bell && usable_) {
    flow_->start_bout(game(), bout_.script);
  } else {
    flow_->back();
  }
}

}  // namespace fc::cabinet
