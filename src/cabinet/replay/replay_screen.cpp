#include "cabinet/replay/replay_screen.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <utility>

#include "cabinet/bout/notices.h"
#include "cabinet/program/app_context.h"
#include "cabinet/replay/review_model.h"
#include "scene/camera.h"
#include "scene/layout.h"

namespace fc::cabinet {
namespace {

struct ReplaySpeed {
  double factor;
  std::string_view key;
};
constexpr std::array<ReplaySpeed, 4> replay_speeds{
    {{0.5, "replay.speed.half"}, {1, "replay.speed.1"}, {2, "replay.speed.2"}, {4, "replay.speed.4"}}};

/// Whoever sat there, as the panels name him.
std::vector<overlay::SeatModel> seats_that_sat(const std::vector<records::SeatRow>& rows, int count, const Words& words) {
  std::vector<overlay::SeatModel> seats(static_cast<std::size_t>(count));
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    const bool bot = seat < rows.size() && rows[seat].sitter == "bot";
    const bool named = seat < rows.size() && has_name(rows[seat]);
    seats[seat].kind = bot ? overlay::SeatKind::bot : overlay::SeatKind::person;
    seats[seat].level = bot ? rows[seat].profile : std::string();
    seats[seat].name = named ? rows[seat].profile : bot ? std::string() : std::string(words["replay.unknown"]);
    seats[seat].controls.look = bot ? overlay::DeviceLook::bot : overlay::DeviceLook::none;
  }
  return seats;
}

}  // namespace

Result<std::unique_ptr<Screen>> ReplayScreen::open(AppContext& app, const Script& script, KeptAs kept,
                                                   std::optional<records::Steps> at) {
  CornerGame* const game = app.games.find(script.game);
  if (game == nullptr) {
    return fault(FaultCode::unknown_value, "game", "is not in this build");
  }
  FC_TRY(auto bout, ReplayedBout::open(*game, script, std::move(kept), app.language.words()));
  std::unique_ptr<ReplayScreen> screen(new ReplayScreen(app, std::move(bout)));
  screen->goal_ = at;
  screen->playing_ = !at.has_value();
  screen->can_review_ = !at && screen->analysis_ != nullptr;  // a place is looked at from that page
  return screen;
}

ReplayScreen::ReplayScreen(AppContext& app, ReplayedBout bout)
    : room_(bout_context_of(app)),
      is_kiosk_(app.options.kiosk),
      bout_(std::move(bout)),
      panels_(overlay::make_panels(bout_.game->slug())) {
  std::vector<records::SeatRow> rows;
  if (bout_.kept.row != 0) {
    rows = room_.kept.records()
               .read([this](const records::Database& database) { return seats_of(database, bout_.kept.row); })
               .value_or(std::vector<records::SeatRow>());
  }
  seats_ = seats_that_sat(rows, bout_.track->match().seats(), app.language.words());
  stage_ = bout_.track->scene().stage(0, scene::Motion::reduced);
  if (const CornerGame& game = *bout_.game; game.analyst() != nullptr && bout_.track->match().seats() == 2) {
    analysis_ = std::make_unique<Worker<Script, Result<Ledger>>>(
        [&game](const Script& asked, const std::stop_token& stop) { return game.analyst()->analyse(asked, stop); });
    analysis_->hand_over(bout_.script);
  }
}

ReplayScreen::~ReplayScreen() {
  if (analysis_ != nullptr) {
    analysis_->forget();
  }
  if (frame_asked_) {
    room_.photographer.ask_frame({});
  }
}

scene::Motion ReplayScreen::motion() const {
  return room_.settings.reduced_motion ? scene::Motion::reduced : scene::Motion::full;
}

void ReplayScreen::follow_language() {
  const Words& words = room_.language.words();
  if (bout_.language == words.language()) {
    return;
  }
  goal_ = bout_.track->place_at(clock_);
  if (bout_.turn_into(words)) {
    choices_marked_ = false;
  }
}

void ReplayScreen::follow_goal() {
  if (!goal_) {
    return;
  }
  const std::size_t step = bout_.track->step_behind(*goal_);
  if (step < bout_.track->steps().size()) {
    clock_ = bout_.track->steps()[step].clock;
    goal_.reset();
  } else if (bout_.track->is_laid_out()) {
    clock_ = bout_.track->end();
    goal_.reset();
  }
}

void ReplayScreen::follow_ledger() {
  if (choices_marked_ || analysis_ == nullptr || !bout_.track->is_laid_out()) {
    return;
  }
  if (!ledger_) {
    const auto done = room_.waits ? analysis_->wait() : analysis_->take();
    if (!done) {
      return;
    }
    ledger_ = done->value_or(Ledger{.game = {}});
  }
  choices_marked_ = true;
  for (const Corner corner : both_corners) {
    for (const std::size_t choice : worst_choices(*ledger_, corner)) {
      const LedgerStep& row = ledger_->steps[choice];
      const std::size_t step = bout_.track->step_behind({.dice = row.place.dice, .choices = row.place.choices});
      if (step < bout_.track->steps().size()) {
        bout_.track->mark({.kind = overlay::TimeLineMark::Kind::choice,
                           .clock = bout_.track->steps()[step].clock,
                           .who = corner,
                           .round = std::max(1, row.round)});
      }
    }
  }
}

void ReplayScreen::update(double dt) {
  follow_language();
  bout_.track->lay_out();
  follow_ledger();
  follow_goal();
  follow_film();
  if (film_ != nullptr || !playing_ || dragging_ || goal_) {
    return;
  }
  const double from = clock_;
  clock_ = std::min(bout_.track->end(), clock_ + dt * replay_speeds.at(speed_).factor);
  make_sounds(from);
  playing_ = !bout_.track->is_laid_out() || clock_ < bout_.track->end();
}

void ReplayScreen::make_sounds(double from) {
  for (const scene::SoundCue& cue : bout_.track->scene().sounds({.from = from, .to = clock_})) {
    room_.soundboard.play(cue);
  }
  room_.soundboard.murmur(bout_.track->scene().murmur(clock_));
}

void ReplayScreen::seek(double clock) {
  goal_.reset();
  clock_ = std::clamp(clock, 0.0, bout_.track->end());
}

void ReplayScreen::nudge(int step) {
  constexpr double held_seconds = 0.25;
  constexpr double faster = 1.25;
  constexpr double first = 1;
  const bool goes_on = step == nudged_to_ && room_.clock.seconds - nudged_at_ < held_seconds;
  nudge_ = goes_on ? std::min(nudge_ * faster, std::max(first, bout_.track->end() / 40)) : first;
  nudged_at_ = room_.clock.seconds;
  nudged_to_ = step;
  seek(clock_ + step * nudge_);
}

void ReplayScreen::step(int step) {
  playing_ = false;
  const std::vector<ReplayStep>& steps = bout_.track->steps();
  if (steps.empty()) {
    return;
  }
  const double now = steps[bout_.track->step_at(clock_)].clock;
  if (step > 0) {
    const auto next = std::ranges::upper_bound(steps, std::max(now, clock_), {}, &ReplayStep::clock);
    seek(next == steps.end() ? bout_.track->end() : next->clock);
  } else if (clock_ > now) {
    seek(now);
  } else {
    const auto here = std::ranges::lower_bound(steps, now, {}, &ReplayStep::clock);
    seek(here == steps.begin() ? 0 : std::prev(here)->clock);
  }
}

void ReplayScreen::to_mark(int step) {
  // Whoever goes back from just behind a mark means the one before.
  constexpr double just_behind = 1;
  const std::vector<Bookmark>& marks = bout_.track->bookmarks();
  if (step > 0) {
    const auto next = std::ranges::upper_bound(marks, clock_, {}, &Bookmark::clock);
    seek(next == marks.end() ? bout_.track->end() : next->clock);
  } else {
    const double before = playing_ ? clock_ - just_behind : clock_;
    const auto next = std::ranges::lower_bound(marks, before, {}, &Bookmark::clock);
    seek(next == marks.begin() ? 0 : std::prev(next)->clock);
  }
}

bool ReplayScreen::press(const Press& press) {
  if (!press.down || press.repeat) {
    return false;
  }
  if (goes_back(press)) {
    film_ != nullptr ? act({.on_line = overlay::ReplayAction{.kind = overlay::ReplayAction::Kind::cancel}, .on_panels = {}})
                     : room_.flow.back();
    return true;
  }
  if (press.button == Button::start || press.button == Button::hurry) {
    act({.on_line = overlay::ReplayAction{.kind = press.button == Button::start ? overlay::ReplayAction::Kind::play
                                                                                : overlay::ReplayAction::Kind::speed},
         .on_panels = {}});
    return true;
  }
  if (press.button == Button::details) {
    shows_picks_ = !shows_picks_;
    return true;
  }
  return false;
}

bool ReplayScreen::point(const platform::Pointer& pointer) {
  using Kind = platform::Pointer::Kind;
  if (film_ != nullptr) {
    return false;
  }
  const bool starts = pointer.kind == Kind::pressed && !pointer.secondary && line_.contains(pointer.at.x, pointer.at.y);
  if (starts || (dragging_ && pointer.kind == Kind::moved)) {
    dragging_ = true;
    seek(bout_.track->end() * static_cast<double>((pointer.at.x - line_.x) / std::max(1.0F, line_.w)));
    return true;
  }
  const bool at_picture = pointer.at.y < static_cast<float>(picture_height_);
  if (pointer.kind == Kind::pressed && !pointer.secondary && at_picture) {
    act({.on_line = overlay::ReplayAction{.kind = overlay::ReplayAction::Kind::skip}, .on_panels = {}});
    return true;
  }
  if (dragging_ && pointer.kind == Kind::released) {
    dragging_ = false;
    return true;
  }
  return false;
}

scene::LayoutShape ReplayScreen::layout_shape() const {
  return bout_.track->scene().layout_at(clock_, motion()).for_letters(text_scale_);
}

std::string ReplayScreen::rulebook_page() const { return bout_.game->rulebook_page(bout_.track->match()); }

void ReplayScreen::prepare(const overlay::Ui& ui) {
  foot_ = static_cast<int>(std::round(ui.px(overlay::time_line_height(ui))));
  text_scale_ = overlay::PictureAbove::text_scale(ui, foot_);
  line_ = overlay::time_line_track(ui);
  picture_height_ = static_cast<int>(ui.screen().h) - foot_;
  shown_clock_ = clock_;
  stage_ = bout_.track->scene().stage(clock_, motion());
  // Who looks at a film has its clock for a watch.
  flashes_.hold_back(stage_, clock_, film_ != nullptr ? clock_ : room_.clock.seconds);
  scene::show_choices(stage_);
  scene::word_calls(stage_, room_.language.words());
}

std::optional<scene::Stage> ReplayScreen::stage_in(double seconds) const {
  return playing_ ? std::optional(bout_.track->scene().stage(clock_ + seconds * replay_speeds.at(speed_).factor, motion()))
                  : std::nullopt;
}

float ReplayScreen::share_of_bout(double clock) const {
  return bout_.track->end() > 0 ? static_cast<float>(clock / bout_.track->end()) : 0.0F;
}

std::string ReplayScreen::moment_words() const {
  const std::vector<Bookmark>& marks = bout_.track->bookmarks();
  const auto next = std::ranges::upper_bound(marks, clock_, {}, &Bookmark::clock);
  const int round = next == marks.begin() ? 0 : std::prev(next)->round;
  const std::size_t step = bout_.track->steps().empty() ? 0 : bout_.track->step_at(clock_) + 1;
  return room_.language.words().say(
      round > 0 ? "replay.moment" : "replay.moment_before",
      {{"round", std::to_string(round)},
       {"step", std::to_string(step)},
       {"steps", bout_.track->is_laid_out() ? std::to_string(bout_.track->steps().size()) : "\u2026"}});
}

std::string ReplayScreen::picks_words() const {
  const std::vector<ReplayStep>& steps = bout_.track->steps();
  if (!shows_picks_ || steps.empty()) {
    return {};
  }
  // What is being told, or else what is about to be opened.
  std::size_t step = bout_.track->step_at(clock_);
  if (!steps[step].secret && step + 1 < steps.size()) {
    ++step;
  }
  std::string text;
  for (const GivenAnswer& pick : steps[step].secret ? steps[step].answers : std::vector<GivenAnswer>()) {
    text +=
        (text.empty() ? "" : "  \u00b7  ") + bout_.track->names()[static_cast<std::size_t>(pick.seat)] + ": " + pick.label;
  }
  return text;
}

bool ReplayScreen::can_go_on() const {
  const records::Steps here = bout_.track->place_at(clock_);
  return here.dice < bout_.script.dice.size() || here.choices < bout_.script.choices.size();
}

overlay::TimeLineModel ReplayScreen::line_model() const {
  const Words& words = room_.language.words();
  overlay::TimeLineModel model{
      .at = share_of_bout(clock_),
      .marks = {},
      .moment = moment_words(),
      .picks = picks_words(),
      .speed = std::string(words[replay_speeds.at(speed_).key]),
      .playing = playing_,
      .shows_picks = shows_picks_,
      .can_review = can_review_ && bout_.track->is_laid_out() && bout_.track->match().standing().over,
      .can_go_on = can_go_on(),
      .can_keep = bout_.track->is_laid_out() && !is_kiosk_ && !room_.kept.folder().empty(),
      .busy = {}};
  if (film_ != nullptr) {
    model.busy = film_->share();
  }
  for (const Bookmark& mark : bout_.track->bookmarks()) {
    model.marks.push_back({.kind = mark.kind, .at = share_of_bout(mark.clock), .who = mark.who, .round = mark.round});
  }
  return model;
}

overlay::BoutModel ReplayScreen::panels_model() const {
  return {.match = &bout_.track->match(),
          .scene = &bout_.track->scene(),
          .clock = clock_,
          .names = bout_.track->names(),
          .seats = seats_,
          .questions = {},
          .speed = 1,
          .replay = true,
          .coach_says = {},
          .coach_advises = {},
          .settings = room_.settings.of(bout_.game->slug()),
          .estimate = {}};
}

std::optional<ReplayAnswer> ReplayScreen::picture(overlay::Ui& ui) const {
  std::optional<overlay::BoutAction> on_panels;
  {
    const overlay::PictureAbove above(ui, foot_);
    on_panels = panels_->bout(panels_model(), ui);
  }
  const auto on_line = overlay::time_line(line_model(), ui);
  return on_line || on_panels ? std::optional(ReplayAnswer{.on_line = on_line, .on_panels = on_panels}) : std::nullopt;
}

void ReplayScreen::act(const ReplayAnswer& answer) {
  using Kind = overlay::ReplayAction::Kind;
  if (!answer.on_line) {
    return;  // what the panels offer is on the line too
  }
  const overlay::ReplayAction& action = *answer.on_line;
  if (film_ != nullptr && action.kind != Kind::cancel && action.kind != Kind::back) {
    return;  // it needs the picture for itself
  }
  switch (action.kind) {
    case Kind::seek: seek(bout_.track->end() * static_cast<double>(action.share)); break;
    case Kind::nudge: nudge(action.step); break;
    case Kind::play:
      if (!playing_ && bout_.track->is_laid_out() && clock_ >= bout_.track->end()) {
        seek(0);
      }
      playing_ = !playing_;
      break;
    case Kind::skip:
      if (playing_) {
        seek(bout_.track->scene().skip_time(clock_));
      }
      playing_ = true;
      break;
    case Kind::step: step(action.step); break;
    case Kind::mark: to_mark(action.step); break;
    case Kind::speed: speed_ = (speed_ + 1) % replay_speeds.size(); break;
    case Kind::picks: shows_picks_ = !shows_picks_; break;
    case Kind::why:
      playing_ = false;
      room_.flow.open_review(*bout_.game, bout_.script, bout_.kept);
      break;
    case Kind::go_on: go_on(); break;
    case Kind::keep: ask_to_keep(); break;
    case Kind::cancel: film_.reset(); break;
    case Kind::back: room_.flow.back(); break;
  }
}

void ReplayScreen::go_on() {
  playing_ = false;
  room_.flow.go_on_from(*bout_.game, bout_.track->until(bout_.track->place_at(clock_)), bout_.kept);
}

void ReplayScreen::ask_to_keep() {
  const Words& words = room_.language.words();
  playing_ = false;
  std::vector<NoticeChoice> ways;
  const auto offer = [&](std::string_view key, std::function<void()> take) {
    ways.push_back({.words = std::string(words[key]), .take = std::move(take)});
  };
  const std::string program = film_program();
  if (!program.empty()) {
    offer("replay.keep_round", [this, program] {
      const scene::ClockSpan round = round_shown();
      make_film(film_moments(round.from, round.to), program);
    });
    offer("replay.keep_whole", [this, program] { make_film(film_moments(0, bout_.track->end()), program); });
  }
  offer("replay.keep_pictures", [this] { make_film(telling_moments(), {}); });
  if (bout_.kept.row != 0) {
    offer("replay.keep_script", [this] { export_bout(); });
  }
  offer("menu.back", {});
  room_.guard.news();
  room_.flow.transitions().push(std::make_unique<MessageNotice>(
      room_.flow, "replay.keep",
      program.empty() ? std::string(words["replay.no_film_program"]) : words.say("replay.film_by", {{"program", program}}),
      std::move(ways)));
}

void ReplayScreen::export_bout() {
  const auto file = room_.kept.export_bout(bout_.kept.row);
  room_.announcer.say(file ? room_.language.words().say("menu.kept_as", {{"file", file->string()}})
                           : one_line(file.error()));
}

void ReplayScreen::make_film(std::vector<double> moments, std::string program) {
  const std::string name = bout_.kept.row != 0 ? fmt::format("{:06}", bout_.kept.row) : std::string("bout");
  room_.announcer.fall_silent();  // its line would stand on the pictures
  film_ = std::make_unique<FilmMaker>(
      FilmPlan{.place = room_.kept.folder() / "films" / name, .moments = std::move(moments), .program = std::move(program)});
}

void ReplayScreen::follow_film() {
  if (film_ == nullptr) {
    return;
  }
  if (const auto done = film_->take_done()) {
    room_.announcer.say(*done ? room_.language.words().say("menu.kept_as", {{"file", (*done)->string()}})
                              : one_line(done->error()));
    film_.reset();
    return;
  }
  const std::optional<double> wanted = film_->wanted();
  if (!wanted || frame_asked_) {
    return;
  }
  clock_ = *wanted;
  frame_asked_ = true;
  room_.photographer.ask_frame({.height = picture_height_, .take = [this](platform::SurfaceHandle picture) {
                                  if (film_ != nullptr && frame_asked_) {
                                    film_->take(std::move(picture));
                                  }
                                  frame_asked_ = false;
                                }});
}

std::vector<double> ReplayScreen::telling_moments() const {
  constexpr std::size_t most = 60;
  constexpr double until_seen = 0.5;
  const scene::GameScene& scene = bout_.track->scene();
  std::vector<double> moments;
  for (double next = scene.skip_time(0); next < bout_.track->end(); next = scene.skip_time(next)) {
    if (!moments.empty() && next + until_seen <= moments.back()) {
      break;
    }
    moments.push_back(next + until_seen);
  }
  moments.push_back(bout_.track->end());
  if (moments.size() <= most) {
    return moments;
  }
  std::vector<double> thinned;
  for (std::size_t picture = 0; picture < most; ++picture) {
    thinned.push_back(moments[picture * (moments.size() - 1) / (most - 1)]);
  }
  return thinned;
}

std::vector<double> ReplayScreen::film_moments(double from, double to) {
  std::vector<double> moments;
  for (int frame = 0; from + static_cast<double>(frame) / film_rate <= to; ++frame) {
    moments.push_back(from + static_cast<double>(frame) / film_rate);
  }
  return moments;
}

scene::ClockSpan ReplayScreen::round_shown() const {
  scene::ClockSpan round{.from = 0, .to = bout_.track->end()};
  for (const Bookmark& mark : bout_.track->bookmarks()) {
    if (mark.kind != overlay::TimeLineMark::Kind::bell) {
      continue;
    }
    if (mark.clock <= clock_) {
      round.from = mark.clock;
    } else {
      round.to = mark.clock;
      break;
    }
  }
  return round;
}

}  // namespace fc::cabinet
