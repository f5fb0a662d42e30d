#include "cabinet/loop.h"

#include <fmt/format.h>

#include <cstdio>
#include <optional>

#include "cabinet/cabinet.h"
#include "cabinet/opening.h"
#include "platform/frame_clock.h"
#include "platform/frame_stats.h"
#include "platform/timed_input.h"

namespace fc::cabinet {
namespace {

constexpr int status_bad_input = 2;
constexpr int status_unexpected = 1;

int complain(const Fault& fault) {
  fmt::print(stderr, "four-corners: {}\n", one_line(fault));
  return fault.code == FaultCode::unavailable ? status_unexpected : status_bad_input;
}

/// What one frame needs of the run.
struct Run {
  platform::Window& window;
  Cabinet& cabinet;
  platform::TimedInput& hands;
  platform::FrameClock& clock;
  platform::FrameStats& stats;
};

void gather(const Run& run, platform::InputEvents& events) {
  const platform::Size size = run.window.size();
  House& house = run.cabinet.house();
  SDL_Event event;
  while (SDL_PollEvent(&event) != 0) {
    house.devices.take(event, size.width, size.height, run.window.handle(), run.clock.seconds(), events);
  }
  house.devices.repeat(run.clock.seconds(), events);
}

/// Writes the picture of this frame if it is one of those asked for.
Result<void> shoot(const Run& run, const Options& options) {
  const std::filesystem::path file = options.shots / fmt::format("frame-{:06}.png", run.clock.frame());
  return run.window.save_picture(file);
}

/// One frame. Fault: a picture cannot be written.
Result<void> frame(const Run& run, const Options& options, platform::InputEvents& events) {
  run.clock.begin_frame();
  run.stats.frame_began();
  run.hands.play(run.clock.frame(), run.window.handle());
  events.clear();
  gather(run, events);
  run.cabinet.house().seconds = run.clock.seconds();
  run.cabinet.take(events);
  run.cabinet.update(run.clock.seconds());
  const bool shot = options.shot_every > 0 && run.clock.frame() % options.shot_every == 0;
  const bool drawn = shot || run.cabinet.needs_drawing();
  Result<void> done;
  if (drawn) {
    run.cabinet.draw();
    if (shot) {
      done = shoot(run, options);
    }
    run.window.present();
  }
  run.stats.frame_ended(drawn);
  const bool counted = options.frames || !run.hands.finished() || options.shot_every > 0;
  if (drawn || counted) {
    run.clock.pace();
  } else {
    run.clock.rest(run.cabinet.rest_seconds());
  }
  return done;
}

}  // namespace

int run(const Options& options, std::chrono::steady_clock::time_point process_start) {
  Result<House> house = open_house(options);
  if (!house) {
    return complain(house.error());
  }
  Result<platform::TimedInput> hands = open_hands(options);
  if (!hands) {
    return complain(hands.error());
  }
  Result<platform::Session> session = platform::Session::start(options.offscreen);
  if (!session) {
    return complain(session.error());
  }
  Result<platform::Window> window = open_window(options, house->settings);
  if (!window) {
    return complain(window.error());
  }
  Result<std::unique_ptr<Cabinet>> cabinet = Cabinet::open(std::move(*house), *window);
  if (!cabinet) {
    return complain(cabinet.error());
  }
  platform::FrameClock clock(options.virtual_time);
  platform::FrameStats stats(process_start);
  const Run run{*window, **cabinet, *hands, clock, stats};
  if (Result<void> ready = begin(run.cabinet, run.hands); !ready) {
    return complain(ready.error());
  }
  platform::InputEvents events;
  int status = 0;
  while (!run.cabinet.quitting() && !(options.frames && run.clock.frame() + 1 >= *options.frames)) {
    if (const Result<void> done = frame(run, options, events); !done) {
      status = complain(done.error());
      break;
    }
  }
  run.cabinet.close();
  if (options.stats) {
    fmt::print("{}\n", run.stats.one_json_line());
  }
  return status;
}

}  // namespace fc::cabinet
