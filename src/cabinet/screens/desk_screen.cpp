#include "cabinet/screens/desk_screen.h"

#include <algorithm>
#include <array>
#include <thread>
#include <utility>

#include "cabinet/keeping/kept_bouts.h"
#include "cabinet/program/match_up.h"
#include "overlay/bout/game_panels.h"
#include "platform/process.h"

namespace fc::cabinet {
namespace {

constexpr std::array<std::int64_t, 4> usual_amounts{100, 1'000, 10'000, 100'000};
/// Nobody reads figures that change more often.
constexpr double between_looks = 0.1;  // seconds

enum WaitingRow : int { row_amount, row_level, row_who };

/// One core is the picture's.
int thread_count() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1); }

std::optional<overlay::DeskShare> share_of(std::int64_t count, std::int64_t total) {
  if (total == 0) {
    return std::nullopt;
  }
  // Games may share a first place, so that more than all win.
  const std::int64_t hits = std::clamp<std::int64_t>(count, 0, total);
  const trials::Interval interval = trials::wilson(hits, total);
  return overlay::DeskShare{
      .share = static_cast<double>(hits) / static_cast<double>(total), .low = interval.low, .high = interval.high};
}

}  // namespace

DeskScreen::DeskScreen(Flow& flow, CornerGame& game, BoutPlan plan, const Words& words, Announcer& announcer)
    : flow_(&flow), game_(&game), words_(&words), announcer_(&announcer), asked_{.plan = std::move(plan)} {
  asked_.plan.stand_ins.clear();  // bots sit at the desk, whoever sits in the match set-up
  const Script script = game.opening_script(asked_.plan);
  if (const auto match = game.open(script)) {
    terms_ = overlay::make_panels(game.slug())->tale(**match, game.names(script, words), words).terms;
  }
  ask();
}

void DeskScreen::ask() {
  run_.reset();
  report_ = {};
  table_.clear();
  settled_ = true;
  page_ = 0;
  std::optional<WhatIf> what_if = game_->what_if(asked_, *words_);
  FC_CHECK(what_if);
  what_if_ = std::move(*what_if);
}

std::int64_t DeskScreen::whole(std::int64_t bouts) const {
  const auto round = static_cast<std::int64_t>(what_if_.round);
  return (bouts + round - 1) / round * round;
}

std::vector<std::int64_t> DeskScreen::amounts() const {
  std::vector<std::int64_t> all(usual_amounts.begin(), usual_amounts.end());
  const auto same = [this](std::int64_t one, std::int64_t other) { return whole(one) == whole(other); };
  all.erase(std::unique(all.begin(), all.end(), same), all.end());
  return all;
}

void DeskScreen::begin() {
  ++seed_;
  report_ = {};
  table_.clear();
  page_ = 0;
  const trials::Stretch stretch{.seed = seed_, .from = 0, .to = static_cast<std::uint64_t>(whole(wanted_))};
  run_ = std::make_unique<trials::DeskRun>(game_->slug(), *what_if_.simulator, stretch, thread_count(),
                                           platform::give_way_to_others);
  run_->go_on();
  fetch_counts();
}

void DeskScreen::go() {
  switch (state()) {
    case overlay::DeskState::waiting:
    case overlay::DeskState::over: begin(); break;
    case overlay::DeskState::running:
      run_->stop();
      fetch_counts();
      break;
    case overlay::DeskState::stopped:
      run_->go_on();
      fetch_counts();
      break;
  }
}

void DeskScreen::fetch_counts() {
  // First whether anything is still to come, then what there is: nothing is missed between the two.
  settled_ = run_->is_at_rest();
  report_ = run_->so_far();
  table_ = trials::standings_of(report_);
  since_look_ = 0;
  fresh_ = true;
  if (const std::optional<Fault> thrown = run_->take_thrown()) {
    announcer_->say(unexpected_words(*thrown, *words_));
  }
}

bool DeskScreen::press(const Press& press) {
  if (goes_back(press)) {
    flow_->back();
    return true;
  }
  const bool turns = press.button == Button::shoulder_left || press.button == Button::shoulder_right;
  if (!press.down || !turns) {
    return false;
  }
  act({.kind = overlay::DeskAction::Kind::turn_page, .value = press.button == Button::shoulder_left ? -1 : 1});
  return true;
}

void DeskScreen::covered() {
  if (run_ != nullptr && !settled_) {
    run_->stop();
    fetch_counts();
  }
}

void DeskScreen::update(double dt) {
  since_look_ += dt;
  if (waiting() && since_look_ >= between_looks) {
    fetch_counts();
  }
}

void DeskScreen::prepare(const overlay::Ui& ui) {
  page_rows_ = overlay::desk_table_rows(ui);
  page_ = std::min(page_, pages() - 1);
  fresh_ = false;
}

int DeskScreen::pages() const { return std::max(1, (static_cast<int>(table_.size()) + page_rows_ - 1) / page_rows_); }

overlay::DeskState DeskScreen::state() const {
  if (run_ == nullptr) {
    return overlay::DeskState::waiting;
  }
  if (run_->is_over()) {
    return overlay::DeskState::over;
  }
  return run_->is_running() ? overlay::DeskState::running : overlay::DeskState::stopped;
}

std::vector<overlay::OptionRow> DeskScreen::choices() const {
  overlay::OptionRow amount{.label = "menu.desk.bouts", .values = {}, .value = 0, .help = {}};
  for (const std::int64_t bouts : amounts()) {
    amount.value = whole(bouts) == whole(wanted_) ? static_cast<int>(amount.values.size()) : amount.value;
    amount.values.push_back(words_->grouped(whole(bouts)));
  }
  overlay::OptionRow level{.label = "menu.desk.level", .values = {}, .value = static_cast<int>(asked_.level), .help = {}};
  for (const StandIn& bot : std::span(all_bots).first(static_cast<std::size_t>(what_if_.strongest) + 1)) {
    level.values.push_back(std::string("menu.level.").append(bot.word));
  }
  std::vector<overlay::OptionRow> rows{std::move(amount), std::move(level)};
  if (!what_if_.everybody.empty()) {
    overlay::OptionRow who{.label = "menu.desk.who",
                           .values = {"menu.desk.these", what_if_.everybody},
                           .value = static_cast<int>(asked_.who),
                           .help = {}};
    if (what_if_.has_real_men) {
      who.values.emplace_back("menu.desk.real_men");
    }
    rows.push_back(std::move(who));
  }
  return rows;
}

void DeskScreen::set_choice(int row, int value) {
  if (row == row_amount) {
    wanted_ = amounts()[static_cast<std::size_t>(value)];
  } else if (row == row_level) {
    asked_.level = static_cast<Level>(value);
  } else if (row == row_who) {
    asked_.who = static_cast<Who>(value);
  }
  ask();
}

std::optional<overlay::DeskAction> DeskScreen::picture(overlay::Ui& ui) const {
  return overlay::desk_screen(model(), page_state_, ui);
}

overlay::DeskModel DeskScreen::model() const {
  overlay::DeskModel model;
  for (int seat = 0; seat < static_cast<int>(asked_.plan.entrants.size()); ++seat) {
    const std::string& id = asked_.plan.entrants[static_cast<std::size_t>(seat)];
    model.sides.push_back({.name = game_->card(id, *words_).name,
                           .mark = mark_of_seat(*game_, asked_.plan, seat, *words_),
                           .share = std::nullopt});
  }
  model.can_be_drawn = what_if_.can_be_drawn;
  model.terms = terms_;
  model.choices = choices();
  model.state = state();
  model.done = report_.count("bouts");
  model.bouts = whole(wanted_);
  model.a_second = report_.seconds > 0 ? static_cast<double>(model.done) / report_.seconds : 0;
  model.real_near = what_if_.real_near;
  model.real_far = what_if_.real_far;
  model.lengths_label = what_if_.lengths_label;
  fill_shares(model);
  if (asked_.who != Who::these) {
    model.field = what_if_.field;
    fill_table(model);
  }
  return model;
}

void DeskScreen::fill_shares(overlay::DeskModel& model) const {
  std::int64_t undecided = model.done;
  for (std::size_t seat = 0; seat < model.sides.size(); ++seat) {
    const std::int64_t wins = report_.count(what_if_.wins[seat]);
    model.sides[seat].share = share_of(wins, model.done);
    undecided -= wins;
  }
  model.drawn = share_of(undecided, model.done);
  for (const WhatIf::Way& way : what_if_.ways) {
    model.ways.push_back({.label = way.label,
                          .part = way.part,
                          .share = share_of(report_.count(way.of), report_.count(way.per)),
                          .real = way.real,
                          .real_is_near = way.real_is_near});
  }
  if (what_if_.can_be_drawn) {
    // The ways tell how one of them wins: with this they are all the bouts.
    model.ways.push_back(
        {.label = "menu.desk.drawn", .part = false, .share = model.drawn, .real = std::nullopt, .real_is_near = false});
  }
  std::size_t last = 0;
  for (std::size_t length = 0; length < what_if_.lengths.size(); ++length) {
    const std::int64_t count = report_.count(what_if_.lengths[length]);
    last = count > 0 ? length + 1 : last;
    model.lengths.push_back(static_cast<double>(count) / static_cast<double>(std::max<std::int64_t>(1, model.done)));
  }
  if (last > 0) {
    model.lengths.resize(last);
  }
}

void DeskScreen::fill_table(overlay::DeskModel& model) const {
  model.pages = pages();
  model.page = page_;
  const auto first = static_cast<std::size_t>(page_ * page_rows_);
  for (std::size_t place = first; place < std::min(table_.size(), first + static_cast<std::size_t>(page_rows_)); ++place) {
    const trials::Contender& one = table_[place];
    const std::optional<std::size_t> entrant = game_->roster().find(one.id);
    overlay::DeskRow row{.place = static_cast<int>(place) + 1,
                         .name = entrant ? std::string((*words_)[game_->roster()[*entrant].name]) : one.id,
                         .mark = std::nullopt,
                         .share = {.share = one.share, .low = one.interval.low, .high = one.interval.high}};
    if (const auto seat = std::ranges::find(asked_.plan.entrants, one.id); seat != asked_.plan.entrants.end()) {
      row.mark = mark_of_seat(*game_, asked_.plan, static_cast<int>(seat - asked_.plan.entrants.begin()), *words_);
    }
    model.table.push_back(std::move(row));
  }
}

void DeskScreen::act(const overlay::DeskAction& action) {
  using Kind = overlay::DeskAction::Kind;
  switch (action.kind) {
    case Kind::back: flow_->back(); break;
    case Kind::set_choice: set_choice(action.index, action.value); break;
    case Kind::go: go(); break;
    case Kind::again: begin(); break;
    case Kind::turn_page:
      page_ = (page_ + action.value + pages()) % pages();
      fresh_ = true;
      break;
  }
}

}  // namespace fc::cabinet
