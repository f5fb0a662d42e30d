#include "cabinet/narrator.h"

#include <cstdio>

namespace fc::cabinet {
namespace {

/// More lines than are ever spoken between two frames.
constexpr std::size_t most_lines = 32;

}  // namespace

void Narrator::tell(const scene::GameScene& scene, double clock, const Words& words) {
  if (!speaks_ || clock <= told_until_) {
    return;
  }
  bool spoke = false;
  for (const scene::CommentaryLine& line : scene.commentary(clock, words, most_lines)) {
    if (line.time > told_until_) {
      std::fputs((line.text + "\n").c_str(), stdout);
      spoke = true;
    }
  }
  told_until_ = clock;
  if (spoke) {
    std::fflush(stdout);
  }
}

}  // namespace fc::cabinet
