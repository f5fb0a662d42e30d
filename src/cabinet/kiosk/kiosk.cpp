#include "cabinet/kiosk/kiosk.h"

#include <algorithm>
#include <cmath>
#include <ctime>
#include <utility>

#include <fmt/format.h>

#include "cabinet/bout/bout_screen.h"
#include "cabinet/kiosk/operator_screens.h"
#include "cabinet/kiosk/operator_settings.h"
#include "cabinet/program/app_context.h"
#include "cabinet/program/route.h"
#include "cabinet/screens/front_page_screen.h"
#include "cabinet/screens/menu_screens.h"
#include "cabinet/screens/setup_screens.h"
#include "core/cleaned.h"

namespace fc::cabinet {
namespace {

/// Whatever the machine is busy with: after so long without a press it asks.
constexpr double longest_silence = 600;
/// A direction that comes more often than this in a row, and nothing else, comes from a stick that was left.
constexpr int most_same_directions = 24;
constexpr double seconds_a_count = 60;
/// Between two attempts to read what is stored, after one that failed.
constexpr double seconds_until_read_again = 2;

constexpr std::string_view key_of_pin = "pin";
constexpr std::string_view key_of_wrong_pins = "pin_wrong";
constexpr std::string_view key_of_running = "running";
std::tm local_time(std::int64_t seconds) {
  const std::time_t then = seconds;
  std::tm local{};
  localtime_r(&then, &local);
  return local;
}

/// Which screen, and in a bout what is asked: where visitors give up.
std::string place_of(const Screen& screen) {
  if (const auto* bout = dynamic_cast<const BoutScreen*>(&screen)) {
    return "bout " + bout->rulebook_page();
  }
  if (dynamic_cast<const TitleScreen*>(&screen) != nullptr) {
    return "title";
  }
  if (dynamic_cast<const CornersScreen*>(&screen) != nullptr) {
    return "corners";
  }
  if (dynamic_cast<const SetupScreen*>(&screen) != nullptr) {
    return "setup " + screen.rulebook_page();
  }
  if (dynamic_cast<const TaleScreen*>(&screen) != nullptr) {
    return "tale";
  }
  if (dynamic_cast<const FrontPageScreen*>(&screen) != nullptr) {
    return "newspaper";
  }
  return "other";
}

const Screen& base_of(const std::vector<std::unique_ptr<Screen>>& stack) {
  std::size_t place = stack.size() - 1;
  while (place > 0 && stack[place]->is_notice()) {
    --place;
  }
  return *stack[place];
}

/// The longest of 2, 5, 10, 20 minutes that it is below.
std::string_view length_of(double seconds) {
  constexpr std::array<std::pair<double, std::string_view>, 4> lengths{{{120, "2"}, {300, "5"}, {600, "10"}, {1200, "20"}}};
  for (const auto& [below, name] : lengths) {
    if (seconds < below) {
      return name;
    }
  }
  return "more";
}

}  // namespace

Kiosk::Kiosk(AppContext& app) : app_(&app) {}

Kiosk::~Kiosk() = default;

std::int64_t Kiosk::now() const {
  return app_->options.virtual_time ? app_->options.virtual_start + static_cast<std::int64_t>(app_->clock.seconds)
                                    : static_cast<std::int64_t>(std::time(nullptr));
}

std::int64_t Kiosk::day(int days_ago) const {
  // Noon of today, so that an hour that is put on or back changes no day.
  constexpr std::int64_t a_day = std::int64_t{24} * 60 * 60;
  std::tm local = local_time(now());
  local.tm_hour = 12;
  local = local_time(static_cast<std::int64_t>(std::mktime(&local)) - days_ago * a_day);
  return (local.tm_year + 1900) * std::int64_t{10000} + std::int64_t{100} * (local.tm_mon + 1) + local.tm_mday;
}

bool Kiosk::is_open() const { return settings_.is_open_at(local_time(now()).tm_hour); }

void Kiosk::begin() {
  if (!app_->options.kiosk) {
    return;
  }
  records::Records& book = app_->kept.records();
  static_cast<void>(app_->kept.claim());
  recorder_ = std::make_unique<records::OperatorRecorder>(book);
  pins_ = std::make_unique<PinKeeper>();
  mirror_ = std::make_unique<BackgroundWriter>();
  house_settings_ = app_->began_settings;
  read_stored();
  book_ = book.book();
  count("start");
  play_by_settings();
}

void Kiosk::read_stored() {
  OperatorSettings defaults;
  defaults.language = house_settings_.language == "fr" ? 1 : 0;
  defaults.effects = house_settings_.volumes.effects;
  defaults.crowd = house_settings_.volumes.crowd;
  defaults.music = house_settings_.volumes.music;
  const auto read = app_->kept.records().read(records::operator_values);
  // A book that has none of them has lost them, or knows nothing yet.
  const bool has_none = read && std::ranges::none_of(*read, [](const auto& value) { return value.first != key_of_running; });
  const records::OperatorValues mirrored =
      !read || has_none ? mirrored_values(mirror_of(app_->folders.saves)) : records::OperatorValues();
  const records::OperatorValues& values = !read || has_none ? mirrored : *read;
  settings_ = operator_settings_from(values, defaults);
  if (app_->options.language) {
    settings_.language = defaults.language;  // of this run
  }
  if (!read) {
    read_again_at_ = app_->clock.seconds + seconds_until_read_again;
    credits_ = std::max(credits_, number_in(values, records::credits_key));
    return;
  }
  read_again_at_.reset();
  if (const auto pin = values.find(key_of_pin); pin != values.end()) {
    pin_hash_ = pin->second;
  }
  wrong_pins_ = number_in(values, key_of_wrong_pins);
  pin_again_at_ = app_->clock.seconds + pin_delay_seconds(wrong_pins_);
  credits_ = number_in(values, records::credits_key);
  if (number_in(*read, key_of_running) != 0) {
    count("plug");
  }
  keep({.values = {{std::string(key_of_running), "1"}}});
  mirrored.empty() ? mirror() : keep_all();
}

void Kiosk::play_by_settings() {
  app_->began_settings = visitor_defaults(house_settings_, settings_);
  Settings wanted = visitor_defaults(app_->settings, settings_);
  if (const Result<void> adopted = app_->apply_settings(std::move(wanted)); !adopted) {
    app_->announcer.say(one_line(adopted.error()));
  }
  app_->games.offer_all_but(settings_.games_off);
  app_->seating.devices().set_coin_control(coin_controls()[static_cast<std::size_t>(settings_.coin_control)]);
}

void Kiosk::keep(records::OperatorChange change) {
  if (!is_on()) {
    return;
  }
  const bool is_mirrored = change.credits != 0 || std::ranges::any_of(change.values, [](const auto& value) {
                             return value.first != key_of_running;
                           });
  recorder_->keep(std::move(change));
  if (is_mirrored) {
    mirror();
  }
}

void Kiosk::mirror() {
  // Another program that holds the book has its own.
  if (read_again_at_ || app_->folders.saves.empty() || !app_->kept.claim()) {
    return;
  }
  mirror_->write(mirror_of(app_->folders.saves), mirror_text(all_values()));
}

records::OperatorValues Kiosk::all_values() const {
  records::OperatorValues values = values_of(settings_);
  values[std::string(key_of_pin)] = pin_hash_;
  values[std::string(key_of_wrong_pins)] = std::to_string(wrong_pins_);
  values[std::string(records::credits_key)] = std::to_string(credits_);
  return values;
}

void Kiosk::keep_all() {
  if (read_again_at_) {
    return;  // defaults would be written over what is stored
  }
  records::OperatorValues values = all_values();
  values[std::string(key_of_running)] = "1";
  keep({.values = std::move(values)});
}

void Kiosk::count(std::string_view what, std::string_view detail, std::int64_t amount) {
  keep({.sums = {{.day = day(), .what = std::string(what), .detail = std::string(detail), .amount = amount}}});
}

void Kiosk::note(std::string_view what, std::string_view was, std::string_view became) {
  keep({.log = {{.at = now(),
                 .who = "operator",
                 .what = std::string(what),
                 .was = std::string(was),
                 .became = std::string(became)}}});
}

bool Kiosk::take(const platform::InputEvent& event, Screen& top) {
  if (!is_on()) {
    return std::holds_alternative<platform::OperatorAsked>(event) || std::holds_alternative<platform::CoinDropped>(event);
  }
  auto* const page = dynamic_cast<OperatorPage*>(&top);
  if (std::holds_alternative<platform::OperatorAsked>(event)) {
    if (page == nullptr) {
      app_->flow.ask_for_pin();
    }
    return true;
  }
  if (std::holds_alternative<platform::CoinDropped>(event)) {
    if (page == nullptr || !page->tests_coin()) {
      take_coin();
      if (auto* const asks = dynamic_cast<StillThereNotice*>(&top)) {
        asks->stay();  // whoever pays is there
      }
    }
    return true;
  }
  return false;
}

void Kiosk::take_coin() {
  silent_ = 0;
  untouched_ = 0;
  ++credits_;
  keep({.sums = {{.day = day(), .what = "coin", .detail = {}, .amount = 1}}, .credits = 1, .coins = 1});
  ++unthanked_;
}

void Kiosk::thank_for_coins(const Screen& base) {
  const int safe = recorder_->take_safe_coins();
  safe_coins_ += safe;
  // One that cannot be written counts too, as long as the power stays.
  if (unthanked_ == 0 || (safe == 0 && !recorder_->trouble())) {
    return;
  }
  unthanked_ = 0;
  app_->soundboard.play(Sound::accept, 1);
  if (safe == 0) {
    app_->announcer.say(std::string(app_->language.words()["operator.credits.unkept"]));
    return;
  }
  const bool is_dark = dynamic_cast<const DarkScreen*>(&base) != nullptr;
  if (settings_.price > 0 && !is_dark && (base.is_attract_mode() || shows_coins_below(base))) {
    return;  // it is seen
  }
  app_->announcer.say(app_->language.words().say("operator.credits.taken", {{"credits", std::to_string(credits_)}}));
}

void Kiosk::note_input(const platform::InputEvent& event) {
  bool there = false;
  if (const auto* press = std::get_if<Press>(&event)) {
    there = press->down && !press->repeat;
    if (there && press->device.kind == DeviceKind::pad) {
      Steady& steady = steady_[press->device.id];
      const bool same = direction_of(press->button).has_value() && press->button == steady.button;
      steady = {.button = press->button, .times = same ? steady.times + 1 : 0};
      there = steady.times < most_same_directions;
    }
  } else if (const auto* went = std::get_if<platform::PadWent>(&event)) {
    steady_.erase(went->device.id);
  } else if (const auto* pointer = std::get_if<platform::Pointer>(&event)) {
    // A table trembles, and with it the mouse on it.
    constexpr float trembles = 12;  // pixels
    const Point at = pointer->at;
    there = pointer->kind != platform::Pointer::Kind::moved ||
            std::max(std::abs(at.x - rested_at_.x), std::abs(at.y - rested_at_.y)) > trembles;
    rested_at_ = there ? at : rested_at_;
  } else {
    there = std::holds_alternative<platform::Typed>(event);
  }
  if (there) {
    silent_ = 0;
    untouched_ = 0;
  }
}

void Kiosk::update(double dt, const std::vector<std::unique_ptr<Screen>>& stack) {
  if (!is_on()) {
    return;
  }
  while (const auto outcome = desk_work_ ? desk_work_->take() : std::nullopt) {
    app_->announcer.say(app_->language.words().say(outcome->key, {{"detail", outcome->detail}}));
  }
  thank_for_coins(base_of(stack));
  if (const auto trouble = recorder_->trouble(); std::exchange(in_trouble_, trouble.has_value()) != trouble.has_value()) {
    tell_journal(trouble ? one_line(*trouble) : "the book of the kiosk is written again");
  }
  if (std::exchange(book_, app_->kept.records().book()) != app_->kept.records().book()) {
    keep_all();
  }
  if (read_again_at_ && app_->clock.seconds >= *read_again_at_) {
    static_cast<void>(recorder_->flush());  // with the coins that fell meanwhile
    read_stored();
    if (!read_again_at_) {
      play_by_settings();
    }
  }
  keep_floors(app_->settings, settings_);
  count_hours(dt);
  follow_visit(base_of(stack));
  follow_hours(stack);
  follow_silence(dt, stack);
}

void Kiosk::begin_work(std::function<DeskOutcome()> work) {
  if (!desk_work_) {
    using Work = std::function<DeskOutcome()>;
    desk_work_ = std::make_unique<Worker<Work, DeskOutcome>>(
        [](const Work& wanted, const std::stop_token&) { return wanted(); },
        [](const Work&, const Fault& fault) {
          return DeskOutcome{.key = "operator.said.failed", .detail = one_line(fault)};
        });
  }
  desk_work_->hand_over(std::move(work));
}

void Kiosk::count_hours(double dt) {
  hours_ += dt;
  if (hours_ < seconds_a_count) {
    return;
  }
  const auto whole = static_cast<std::int64_t>(hours_);
  hours_ -= static_cast<double>(whole);
  records::OperatorChange change{.sums = {{.day = day(), .what = "on", .detail = {}, .amount = whole}}};
  if (slowest_ > 0) {
    change.peaks.push_back({.day = day(),
                            .what = std::string(records::slowest_frame),
                            .detail = {},
                            .amount = static_cast<std::int64_t>(std::lround(std::exchange(slowest_, 0.0)))});
  }
  keep(std::move(change));
}

void Kiosk::frame_took(double milliseconds) { slowest_ = std::max(slowest_, milliseconds); }

void Kiosk::follow_visit(const Screen& top) {
  if (top.is_attract_mode()) {
    if (visit_since_) {
      // Somebody left by a way of his own, or the machine took over.
      count("visit_seconds", {}, static_cast<std::int64_t>(app_->clock.seconds - *std::exchange(visit_since_, {})));
    }
    return;
  }
  if (dynamic_cast<const OperatorPage*>(&top) != nullptr) {
    return;
  }
  place_ = place_of(top);
  if (!visit_since_) {
    visit_since_ = app_->clock.seconds;
    count("visit");
  }
}

void Kiosk::follow_hours(const std::vector<std::unique_ptr<Screen>>& stack) {
  const Screen& top = *stack.back();
  const Screen& base = base_of(stack);
  // A bout that goes on is never cut off, and its paper is read.
  const bool is_busy =
      dynamic_cast<const BoutScreen*>(&base) != nullptr || dynamic_cast<const FrontPageScreen*>(&base) != nullptr ||
      dynamic_cast<const OperatorPage*>(&base) != nullptr || dynamic_cast<const OperatorPage*>(&top) != nullptr;
  const bool dark = dynamic_cast<const DarkScreen*>(&top) != nullptr;
  if (top.is_attract_mode() ? dark == is_open() : !is_open() && !is_busy) {
    to_rest();
  }
}

void Kiosk::follow_silence(double dt, const std::vector<std::unique_ptr<Screen>>& stack) {
  const Screen& top = *stack.back();
  const bool minds_itself = top.is_attract_mode() || dynamic_cast<const OperatorPage*>(&top) != nullptr ||
                            dynamic_cast<const StillThereNotice*>(&top) != nullptr;
  if (minds_itself) {
    silent_ = 0;
    untouched_ = 0;
    return;
  }
  untouched_ += dt;
  silent_ += top.plays_by_itself() ? 0 : dt;
  if (silent_ >= settings_.still_there || untouched_ >= longest_silence) {
    app_->flow.ask_still_there();
  }
}

void Kiosk::visitors_gone() {
  count("gone", place_);
  to_rest();
}

void Kiosk::to_rest() {
  app_->seating.seats() = Seats();
  app_->clock.last_input = app_->clock.seconds;
  Settings fresh = app_->began_settings;
  fresh.printed = app_->settings.printed;  // a paper repeats itself for nobody
  if (const Result<void> adopted = app_->apply_settings(std::move(fresh)); !adopted) {
    app_->announcer.say(one_line(adopted.error()));
  }
  app_->bills_told.clear();
  bouts_since_.clear();
  if (is_on() && !is_open()) {
    app_->flow.to_dark();
  } else {
    app_->flow.to_demonstration();
  }
}

void Kiosk::close() {
  if (is_on()) {
    keep({.values = {{std::string(key_of_running), "0"}}});
    static_cast<void>(recorder_->flush());
    mirror_->finish();
  }
}

void Kiosk::tell_journal(std::string_view line) const {
  if (is_on()) {
    fmt::print(stderr, "four-corners: {}\n", escaped(line));
  }
}

bool Kiosk::attract_has_sound() const {
  const auto turns = static_cast<std::uint64_t>(settings_.attract_sound);
  return !is_on() || (turns > 0 && app_->seed.bouts() % turns == 0);
}

bool Kiosk::admits(int people) {
  const int wanted = settings_.price * std::max(1, people);
  if (!is_on() || (credits_ >= wanted && is_open())) {
    return true;
  }
  count("refused");
  refused_at_ = app_->clock.seconds;
  app_->soundboard.play(Sound::bell, 1);
  return false;
}

bool Kiosk::seats_one_more(int people) {
  const int more = people - paid_seats_;
  if (!is_on() || settings_.price == 0 || more <= 0) {
    return true;
  }
  if (!admits(more)) {
    return false;
  }
  paid_seats_ = people;
  pay({}, more);
  return true;
}

void Kiosk::pay(records::OperatorChange change, int seats) {
  const int cost = std::min(credits_, settings_.price * std::max(1, seats));
  credits_ -= cost;
  change.sums.push_back({.day = day(), .what = "seat", .detail = {}, .amount = seats});
  change.sums.push_back({.day = day(), .what = "spent", .detail = {}, .amount = cost});
  change.credits = -cost;
  keep(std::move(change));
}

std::optional<overlay::CoinModel> Kiosk::coins(const Screen& base) const {
  constexpr double said_for = 2;
  // Like the lamp of a coin slot.
  constexpr double a_blink = 1;
  constexpr double lit_for = 0.6;
  if (!is_on() || settings_.price == 0) {
    return std::nullopt;
  }
  const bool refused = refused_at_ >= 0 && app_->clock.seconds - refused_at_ < said_for;
  const int people = base.begins_for_all() ? std::max(1, app_->seating.seats().people()) : 1;
  return overlay::CoinModel{.credits = credits_,
                            .price = settings_.price,
                            .wanted = settings_.price * people,
                            .asked_now = refused,
                            .lit = app_->settings.reduced_motion || std::fmod(app_->clock.seconds, a_blink) < lit_for};
}

bool Kiosk::shows_coins_below(const Screen& base) const {
  return is_on() && settings_.price > 0 && !base.is_attract_mode() && dynamic_cast<const BoutScreen*>(&base) == nullptr &&
         dynamic_cast<const OperatorPage*>(&base) == nullptr;
}

void Kiosk::bout_begins(std::string_view game, int people) {
  if (!is_on()) {
    return;
  }
  paid_seats_ = std::max(1, people);
  bouts_since_.insert_or_assign(std::string(game), app_->clock.seconds);
  pay({.sums = {{.day = day(), .what = "bout", .detail = std::string(game), .amount = 1}}}, people);
}

void Kiosk::bout_goes_on(int people) {
  if (is_on()) {
    paid_seats_ = std::max(1, people);
    pay({}, people);
  }
}

void Kiosk::bout_ends(const BoutOver& over) {
  if (!is_on() || !is_own(over.kind)) {
    return;
  }
  const std::string game(over.game->slug());
  records::OperatorChange change;
  change.sums.push_back({.day = day(), .what = "over", .detail = game + " " + over.match->standing().method, .amount = 1});
  if (const auto began = bouts_since_.find(game); began != bouts_since_.end()) {
    const double seconds = app_->clock.seconds - began->second;
    bouts_since_.erase(began);
    change.sums.push_back({.day = day(), .what = "length", .detail = std::string(length_of(seconds)), .amount = 1});
  }
  keep(std::move(change));
}

void Kiosk::set(std::string_view key, int OperatorSettings::*member, int value) {
  const int was = std::exchange(settings_.*member, value);
  records::OperatorChange change{.log = {{.at = now(),
                                          .who = "operator",
                                          .what = std::string(key),
                                          .was = std::to_string(was),
                                          .became = std::to_string(value)}}};
  change.values[std::string(key)] = std::to_string(value);
  keep(std::move(change));
  play_by_settings();
}

void Kiosk::offer(const std::string& game, bool offered) {
  offered ? static_cast<void>(settings_.games_off.erase(game)) : static_cast<void>(settings_.games_off.insert(game));
  const std::string key = "game " + game;
  records::OperatorChange change{
      .log = {{.at = now(), .who = "operator", .what = key, .was = offered ? "0" : "1", .became = offered ? "1" : "0"}}};
  change.values[key] = offered ? "1" : "0";
  keep(std::move(change));
  play_by_settings();
}

double Kiosk::pin_wait() const {
  const double wait = pin_again_at_ - app_->clock.seconds;
  return std::max(read_again_at_ ? seconds_until_read_again : 0, wait);
}

int Kiosk::try_pin(const std::string& steps) {
  ++wrong_pins_;
  keep({.values = {{std::string(key_of_wrong_pins), std::to_string(wrong_pins_)}}});
  return pins_->check(steps, pin_hash_, [this] { static_cast<void>(recorder_->flush()); });
}

int Kiosk::choose_pin(const std::string& steps) { return pins_->choose(steps); }

std::optional<PinAnswer> Kiosk::take_pin_answer() {
  std::optional<PinAnswer> answer = app_->options.virtual_time ? pins_->wait() : pins_->take();
  if (!answer) {
    return answer;
  }
  if (!answer->hash.empty()) {
    note("pin", {}, {});
    pin_hash_ = answer->hash;
    keep({.values = {{std::string(key_of_pin), pin_hash_}}});
  }
  if (answer->fits) {
    wrong_pins_ = 0;
    keep({.values = {{std::string(key_of_wrong_pins), "0"}}});
    count("operator");
  } else {
    pin_again_at_ = app_->clock.seconds + pin_delay_seconds(wrong_pins_);
    count("wrong_pin");
  }
  return answer;
}

void Kiosk::reset_audits() {
  std::int64_t coins = 0;
  const auto read = app_->kept.records().read(
      [this](const records::Database& database) { return records::audits_between(database, 0, day()); });
  for (const records::AuditRow& row : read.value_or(std::vector<records::AuditRow>())) {
    coins += row.what == "coin" ? row.amount : 0;
  }
  keep({.resets_audits = true});
  note("audits", std::to_string(coins), "0");  // whoever empties the box does not empty the meter unseen
}

}  // namespace fc::cabinet
