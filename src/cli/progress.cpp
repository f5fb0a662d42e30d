#include "cli/progress.h"

#include <algorithm>
#include <ostream>
#include <string>

namespace fc::cli {
namespace {

constexpr int cells = 40;

}  // namespace

ProgressBar::~ProgressBar() {
  if (drawn_ >= 0) {
    out_ << "\r\x1b[K" << std::flush;
  }
}

void ProgressBar::show(std::uint64_t done) {
  const double share = static_cast<double>(std::min(done, total_)) / static_cast<double>(total_);
  const int per_cent = static_cast<int>(share * 100);
  if (per_cent == drawn_) {
    return;
  }
  drawn_ = per_cent;
  const auto full = static_cast<std::size_t>(share * cells);
  out_ << "\r[" << std::string(full, '=') << std::string(cells - full, ' ') << "] " << per_cent << " %" << std::flush;
}

}  // namespace fc::cli
