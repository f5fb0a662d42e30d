#include "platform/frame_clock.h"

#include <SDL.h>
#include <fmt/format.h>
#include <sys/resource.h>
#include <algorithm>
#include <bit>
#include <cmath>
#include <ctime>
#include <thread>
#include <utility>

namespace fc::platform {
namespace {

constexpr std::chrono::milliseconds between_looks{4};
constexpr std::chrono::milliseconds nearly{3};

}  // namespace

FrameClock::FrameClock(bool virtual_time) : virtual_(virtual_time), start_(Steady::now()), due_(start_) {}

void FrameClock::begin_frame() {
  ++frame_;
  if (virtual_) {
    seconds_ = static_cast<double>(frame_) * frame_seconds + passed_;
    return;
  }
  const Steady::time_point now = Steady::now();
  const bool in_time = std::exchange(paced_, false) && now - due_ < nearly;
  seconds_ = std::max(seconds_, std::chrono::duration<double>((in_time ? due_ : now) - start_).count());
}

void FrameClock::pace() {
  if (virtual_) {
    return;
  }
  const auto step = std::chrono::duration_cast<Steady::duration>(std::chrono::duration<double>(frame_seconds));
  const Steady::time_point now = Steady::now();
  // After a rest or a slow frame, count from here: frames that were missed are not made up.
  due_ = std::max(due_ + step, now - step);
  if (due_ > now) {
    std::this_thread::sleep_until(std::min(due_, now + step));
  }
  paced_ = true;
}

void FrameClock::rest(double at_most_seconds) {
  if (virtual_) {
    return;
  }
  const auto wait = std::chrono::milliseconds(static_cast<int>(std::ceil(std::max(0.0, at_most_seconds) * 1000.0)));
  if (SDL_NumJoysticks() == 0) {
    SDL_WaitEventTimeout(nullptr, static_cast<int>(wait.count()));
  } else {
    // With a pad SDL itself looks a thousand times a second. A frame is 16 ms, so nobody feels these 4.
    const Steady::time_point end = Steady::now() + wait;
    while (SDL_PollEvent(nullptr) == 0 && Steady::now() < end) {
      std::this_thread::sleep_for(between_looks);
    }
  }
  due_ = Steady::now();
}

void FrameClock::wake() {
  SDL_Event nothing{};
  nothing.type = SDL_USEREVENT;
  SDL_PushEvent(&nothing);
}

namespace {

constexpr std::array<const char*, 7> phase_names{"update", "scene", "hall", "men", "effects", "panels", "present"};

constexpr long first_second = 60;  // of frames, in which much is made for the first time

double cpu_milliseconds(clockid_t clock) {
  timespec now{};
  clock_gettime(clock, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

double peak_memory_mib() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<double>(usage.ru_maxrss) / 1024.0;
}

double milliseconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

}  // namespace

void Durations::add(double milliseconds) {
  const double bin = std::floor(std::max(0.0, milliseconds) * bins_per_millisecond);
  ++bins_[std::min(static_cast<std::size_t>(bin), bins_.size() - 1)];
  ++count_;
}

double Durations::quantile(double share) const {
  const auto wanted = static_cast<long>(std::ceil(share * static_cast<double>(count_)));
  long seen = 0;
  for (std::size_t bin = 0; bin < bins_.size(); ++bin) {
    seen += bins_[bin];
    if (seen >= wanted && seen > 0) {
      return (static_cast<double>(bin) + 0.5) / bins_per_millisecond;
    }
  }
  return 0;
}

void Lateness::add(double milliseconds) {
  constexpr double frame = 1000.0 / 60;
  constexpr double good_time = 10;
  constexpr std::uint64_t last_sixty = (std::uint64_t{1} << 60U) - 1;
  constexpr int most_late = 10;
  constexpr int calm = 600;
  late_ = (late_ << 1U | (milliseconds > frame ? 1U : 0U)) & last_sixty;
  in_good_time_ = milliseconds <= good_time ? in_good_time_ + 1 : 0;
  is_late_ = std::popcount(late_) >= most_late || (is_late_ && in_good_time_ < calm);
}

void FrameStats::frame_began() {
  frame_start_ = std::chrono::steady_clock::now();
  frame_cpu_start_ = cpu_milliseconds(CLOCK_THREAD_CPUTIME_ID);
  phase_cpu_start_ = frame_cpu_start_;
  std::ranges::fill(frame_phases_, 0);
}

double FrameStats::milliseconds_so_far() const { return milliseconds_since(frame_start_); }

void FrameStats::measure_phases(std::function<void()> flush) {
  flush_ = std::move(flush);
  phases_.resize(phase_names.size());
  frame_phases_.resize(phase_names.size());
  longest_phases_.resize(phase_names.size());
}

void FrameStats::ended(Phase phase) {
  if (!flush_) {
    return;
  }
  flush_();
  const double now = cpu_milliseconds(CLOCK_THREAD_CPUTIME_ID);
  frame_phases_[static_cast<std::size_t>(phase)] += now - phase_cpu_start_;
  phase_cpu_start_ = now;
}

void FrameStats::frame_ended(bool drawn) {
  if (!drawn) {
    ++idle_;
    return;
  }
  if (drawn_ == 0) {
    start_milliseconds_ = milliseconds_since(process_start_);
    start_cpu_milliseconds_ = cpu_milliseconds(CLOCK_PROCESS_CPUTIME_ID);
  } else {
    const double taken = cpu_milliseconds(CLOCK_THREAD_CPUTIME_ID) - frame_cpu_start_;
    cpu_.add(taken);
    if (drawn_ >= first_second && taken > longest_) {
      longest_ = taken;
      longest_frame_ = drawn_ + idle_;
      longest_phases_ = frame_phases_;
    }
    wall_.add(milliseconds_so_far());
    for (std::size_t phase = 0; phase < phases_.size(); ++phase) {
      phases_[phase].add(frame_phases_[phase]);
    }
  }
  ++drawn_;
}

std::string FrameStats::one_json_line() const {
  std::string phases;
  for (std::size_t phase = 0; phase < phases_.size(); ++phase) {
    phases += fmt::format(R"({}"{}":[{:.2f},{:.2f},{:.2f}])", phase == 0 ? "" : ",", phase_names[phase],
                          phases_[phase].quantile(0.5), phases_[phase].quantile(0.99), longest_phases_[phase]);
  }
  return fmt::format(
      R"({{"frames":{},"drawn":{},"idle":{},"cpu_ms_median":{:.2f},"cpu_ms_p99":{:.2f},)"
      R"("cpu_ms_longest":{:.2f},"longest_frame":{},"wall_ms_median":{:.2f},"wall_ms_p99":{:.2f},"startup_ms":{:.1f},)"
      R"("startup_cpu_ms":{:.1f},"run_ms":{:.0f},"run_cpu_ms":{:.0f},"peak_rss_mib":{:.1f},)"
      R"("phases_cpu_ms":{{{}}}}})",
      drawn_ + idle_, drawn_, idle_, cpu_.quantile(0.5), cpu_.quantile(0.99), longest_, longest_frame_, wall_.quantile(0.5),
      wall_.quantile(0.99), start_milliseconds_, start_cpu_milliseconds_, milliseconds_since(process_start_),
      cpu_milliseconds(CLOCK_PROCESS_CPUTIME_ID), peak_memory_mib(), phases);
}

}  // namespace fc::platform
