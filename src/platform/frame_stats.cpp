#include "platform/frame_stats.h"

#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <cmath>
#include <ctime>

namespace fc::platform {
namespace {

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

void FrameStats::frame_began() {
  frame_start_ = std::chrono::steady_clock::now();
  frame_cpu_start_ = cpu_milliseconds(CLOCK_THREAD_CPUTIME_ID);
}

void FrameStats::frame_ended(bool drawn) {
  if (!drawn) {
    ++idle_;
    return;
  }
  if (drawn_ == 0) {
    start_milliseconds_ = milliseconds_since(process_start_);
  } else {
    cpu_.add(cpu_milliseconds(CLOCK_THREAD_CPUTIME_ID) - frame_cpu_start_);
    last_wall_ = milliseconds_since(frame_start_);
    wall_.add(last_wall_);
  }
  ++drawn_;
}

std::string FrameStats::one_json_line() const {
  return fmt::format(
      R"({{"frames":{},"drawn":{},"idle":{},"cpu_ms_median":{:.2f},"cpu_ms_p99":{:.2f},"wall_ms_median":{:.2f},)"
      R"("wall_ms_p99":{:.2f},"startup_ms":{:.1f},"run_ms":{:.0f},"run_cpu_ms":{:.0f},"peak_rss_mib":{:.1f}}})",
      drawn_ + idle_, drawn_, idle_, cpu_.quantile(0.5), cpu_.quantile(0.99), wall_.quantile(0.5), wall_.quantile(0.99),
      start_milliseconds_, milliseconds_since(process_start_), cpu_milliseconds(CLOCK_PROCESS_CPUTIME_ID),
      peak_memory_mib());
}

}  // namespace fc::platform
