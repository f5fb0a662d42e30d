#include "cabinet/program/loop.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <exception>
#include <utility>

#include "cabinet/program/app_context.h"
#include "core/cleaned.h"
#include "library/sound_book.h"
#include "platform/process.h"
#include "platform/service.h"

namespace fc::cabinet {
namespace {

constexpr int status_bad_input = 2;
constexpr int status_unexpected = 1;
constexpr double silence_before_sleep = 5;          // seconds
constexpr double between_looks_for_a_speaker = 60;  // seconds
constexpr double between_gifts_of_memory = 10;      // seconds
/// From nothing to all, in seconds.
constexpr double murmur_rises = 0.6;
constexpr double murmur_falls = 2.5;

int complain(const Fault& fault) {
  fmt::print(stderr, "four-corners: {}\n", escaped(one_line(fault)));
  return fault.code == FaultCode::unavailable ? status_unexpected : status_bad_input;
}

}  // namespace

Loop::Loop(const Options& options, platform::Session session, platform::Window window, platform::TimedInput timed_input,
           std::chrono::steady_clock::time_point process_start)
    : options_(options),
      session_(std::move(session)),
      window_(std::move(window)),
      timed_input_(std::move(timed_input)),
      clock_(options.virtual_time),
      stats_(process_start) {}

Result<std::unique_ptr<Loop>> Loop::open(const Options& options, std::chrono::steady_clock::time_point process_start) {
  FC_TRY(std::unique_ptr<AppContext> app, open_app_context(options));
  FC_TRY(platform::TimedInput timed_input, open_timed_input(options));
  FC_TRY(platform::Session session, platform::Session::start(options.offscreen));
  FC_TRY(platform::Window window, open_window(options, app->settings));
  std::unique_ptr<Loop> loop(
      new Loop(options, std::move(session), std::move(window), std::move(timed_input), process_start));
  FC_TRY(loop->timed_input_.connect());
  FC_TRY(loop->cabinet_, Cabinet::open(std::move(app), loop->window_, loop->stats_));
  if (options.stats) {
    loop->stats_.measure_phases([renderer = loop->window_.renderer()] { SDL_RenderFlush(renderer); });
  }
  FC_TRY(loop->cabinet_->begin());
  return loop;
}

void Loop::gather() {
  events_.clear();
  const platform::PixelSize size = window_.size();
  platform::Devices& devices = cabinet_->app().seating.devices();
  SDL_Event event;
  while (SDL_PollEvent(&event) != 0) {
    devices.take(event, size.width, size.height, window_.handle(), clock_.seconds(), events_);
  }
  devices.repeat(clock_.seconds(), events_);
}

void Loop::open_speaker() {
  if (options_.offscreen || options_.mute) {
    return;
  }
  const AppContext::Folders& folders = cabinet_->app().folders;
  const Result<SoundBook> book = read_sound_book(folders.assets / "common" / "sounds.json", folders.data);
  const Result<BandBook> band = read_band_book(folders.data / "common" / "band.json");
  Result<platform::Speaker> speaker = !book   ? tl::make_unexpected(book.error())
                                      : !band ? tl::make_unexpected(band.error())
                                              : platform::Speaker::open(*book, *band);
  if (speaker) {
    speaker_ = std::move(*speaker);
    look_for_speaker_at_.reset();
    return;
  }
  if (!look_for_speaker_at_) {
    complain(speaker.error());  // once
  }
  if (options_.kiosk) {
    look_for_speaker_at_ = clock_.seconds() + between_looks_for_a_speaker;
  }
}

void Loop::sound() {
  if (look_for_speaker_at_ && clock_.seconds() >= *look_for_speaker_at_) {
    open_speaker();
  }
  if (cabinet_->is_left()) {
    speaker_.hush();
    murmur_ = 0;
    return;
  }
  for (const scene::SoundCue& cue : cabinet_->starting_sounds()) {
    last_sound_ = clock_.seconds();
    speaker_.play(cue.sound, {.strength = cue.strength, .side = cue.side, .take = cue.take},
                  cabinet_->app().settings.volumes);
  }
  speaker_.band(cabinet_->tune(), band_.follow(cabinet_->starting_sounds(), clock_.seconds()),
                cabinet_->app().settings.volumes);
  murmur();
}

void Loop::murmur() {
  constexpr double longest_step = 0.1;  // after a rest of the loop it does not jump
  const double passed = std::min(longest_step, clock_.seconds() - std::exchange(murmured_, clock_.seconds()));
  murmur_ = std::clamp(cabinet_->murmur(), murmur_ - static_cast<float>(passed / murmur_falls),
                       murmur_ + static_cast<float>(passed / murmur_rises));
  speaker_.murmur(murmur_, cabinet_->app().settings.volumes);
}

bool Loop::shot_is_due() const { return options_.shot_every > 0 && clock_.frame() % options_.shot_every == 0; }

Result<void> Loop::shoot() {
  return save_png(window_.picture(window_.size().height).get(),
                  options_.shots / fmt::format("frame-{:06}.png", clock_.frame()));
}

Result<bool> Loop::frame() {
  clock_.begin_frame();
  stats_.frame_began();
  window_.settle();
  timed_input_.play(clock_.frame(), window_.handle());
  gather();
  cabinet_->app().clock.seconds = clock_.seconds();
  cabinet_->take(events_);
  cabinet_->update(clock_.seconds());
  sound();
  stats_.ended(platform::Phase::update);
  const bool drawn = shot_is_due() || cabinet_->needs_drawing() || service_.wants_frame();
  Result<void> shot;
  if (drawn) {
    cabinet_->draw();
    if (shot_is_due()) {
      shot = shoot();
    }
    if (!options_.virtual_time) {
      cabinet_->frame_took(stats_.milliseconds_so_far());  // what waits for the screen's next picture is not late
    }
    window_.present();
    stats_.ended(platform::Phase::present);
    service_.frame_shown();
  }
  stats_.frame_ended(drawn);
  if (!std::exchange(has_begun_, true)) {
    open_speaker();  // the first picture does not wait for it
  }
  FC_TRY(shot);
  return drawn;
}

void Loop::wait(bool drawn) {
  const bool murmur_glides = murmur_ != cabinet_->murmur() && !cabinet_->is_left();
  const bool counted = murmur_glides || options_.frames || !timed_input_.finished() || options_.shot_every > 0;
  if (drawn || counted) {
    clock_.pace();
  } else {
    if (clock_.seconds() - last_sound_ > silence_before_sleep && speaker_.playing() == 0) {
      speaker_.sleep();
    }
    if (clock_.seconds() - memory_given_back_ > between_gifts_of_memory) {
      memory_given_back_ = clock_.seconds();
      platform::give_memory_back();
    }
    clock_.rest(cabinet_->rest_seconds());
  }
}

bool Loop::over() const { return cabinet_->quitting() || (options_.frames && clock_.frame() + 1 >= *options_.frames); }

void Loop::close() {
  service_.stopping();
  for (const std::string& line : cabinet_->close()) {
    fmt::print(stderr, "four-corners: {}\n", escaped(line));
  }
}

namespace {

/// Opens the program and plays until it is left. loop: what is to be closed then, whatever has happened.
int play(const Options& options, std::chrono::steady_clock::time_point process_start, platform::LeaveSignals& signals,
         std::unique_ptr<Loop>& loop) {
  Result<std::unique_ptr<Loop>> opened = Loop::open(options, process_start);
  if (!opened) {
    return complain(opened.error());
  }
  loop = std::move(*opened);
  const platform::LeaveBell bell(signals, platform::FrameClock::wake);
  while (!loop->over() && !signals.arrived()) {
    const Result<bool> drawn = loop->frame();
    if (!drawn) {
      return complain(drawn.error());
    }
    loop->wait(*drawn);
  }
  return 0;
}

/// Status of some work; of what is thrown in it one line is told.
template <class Work>
int status_of(Work work) {
  try {
    return work();
  } catch (const std::exception& error) {
    return complain({.code = FaultCode::unavailable, .where = "unexpected", .detail = error.what()});
  }
}

}  // namespace

int run(const Options& options, std::chrono::steady_clock::time_point process_start) {
  platform::LeaveSignals signals;
  std::unique_ptr<Loop> loop;
  const int played = status_of([&] { return play(options, process_start, signals, loop); });
  platform::LeaveSignals::ignore_further();
  const int closed = status_of([&] {
    if (loop) {
      loop->close();
    }
    return 0;
  });
  if (loop && options.stats) {
    fmt::print("{}\n", loop->stats().one_json_line());
  }
  return played != 0 ? played : closed;
}

}  // namespace fc::cabinet
