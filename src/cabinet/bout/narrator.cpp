#include "cabinet/bout/narrator.h"

#include <cstdio>
#include <vector>

namespace fc::cabinet {
namespace {

/// Lines asked for at first; at instant speed many more are spoken between two frames.
constexpr std::size_t usual_lines = 8;

/// All lines spoken after `after`, up to `clock`.
std::vector<scene::CommentaryLine> lines_after(const scene::GameScene& scene, double after, double clock,
                                               const Words& words) {
  std::vector<scene::CommentaryLine> lines;
  for (std::size_t most = usual_lines;; most *= 4) {
    lines = scene.commentary(clock, words, most);
    if (lines.size() < most || lines.front().time <= after) {
      break;
    }
  }
  std::erase_if(lines, [after](const scene::CommentaryLine& line) { return line.time <= after; });
  return lines;
}

}  // namespace

void Narrator::tell(const scene::GameScene& scene, double clock, const Words& words) {
  if (!speaks_ || clock <= told_until_) {
    return;
  }
  const std::vector<scene::CommentaryLine> lines = lines_after(scene, told_until_, clock, words);
  for (const scene::CommentaryLine& line : lines) {
    std::fputs((line.text + "\n").c_str(), stdout);
  }
  told_until_ = clock;
  if (!lines.empty()) {
    std::fflush(stdout);
  }
}

}  // namespace fc::cabinet
