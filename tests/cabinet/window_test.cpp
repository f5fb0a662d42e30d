// The real window on a screen in memory: Xvfb shows it, xdotool is the hand. And on Cage, as a kiosk has it.
#include <SDL_image.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>

#include "records/bouts.h"
#include "records/records.h"

namespace fc {
namespace {

/// Runs a script of the shell with its own X server; returns its exit status.
int on_a_screen(const std::string& script, const std::filesystem::path& folder) {
  const std::filesystem::path file = folder / "script.sh";
  std::ofstream(file) << "set -eu\n" << script;
  const std::string command =
      "xvfb-run -a -s '-screen 0 1280x720x24' sh " + file.string() + " >" + (folder / "log.txt").string() + " 2>&1";
  const int waited = std::system(command.c_str());
  return WIFEXITED(waited) ? WEXITSTATUS(waited) : -1;
}

std::string log_of(const std::filesystem::path& folder) {
  std::ifstream in(folder / "log.txt");
  return {std::istreambuf_iterator<char>(in), {}};
}

/// A folder of saves of its own.
class RealWindow : public testing::Test {
 protected:
  RealWindow() {
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directories(folder_);
  }
  ~RealWindow() override { std::filesystem::remove_all(folder_); }

  /// Runs the program with these options, and meanwhile the script of the shell, which knows it as $pid.
  void expect_good(const std::string& options, const std::string& script) const {
    const std::string program = options + " --saves " + folder_.string();
    EXPECT_EQ(on_a_screen(program + " &\npid=$!\n" + script, folder_), 0) << log_of(folder_);
  }

  const std::filesystem::path folder_ =
      std::filesystem::path(testing::TempDir()) /
      (std::string("fc-window-") + testing::UnitTest::GetInstance()->current_test_info()->name());
};

TEST_F(RealWindow, keys_lead_from_the_title_into_a_bout) {
  expect_good(FC_PROGRAM " --data " FC_SOURCE_DIR "/data --renderer software --window 1280x720 --seed 3",
              R"(trap 'kill $pid 2>/dev/null || true' EXIT
window=
for try in $(seq 100); do
  window=$(xdotool search --onlyvisible --name 'Four Corners' 2>/dev/null | head -n 1 || true)
  [ -n "$window" ] && break
  sleep 0.1
done
[ -n "$window" ]
xdotool windowfocus "$window"
for press in 1 2 3 4; do
  sleep 0.6
  xdotool key Return
done
sleep 3
)");
  records::Records kept(folder_ / "records.db");
  const auto bouts = kept.read([](const records::Database& database) { return records::bouts_before(database, 0, 2); });
  ASSERT_TRUE(bouts) << one_line(bouts.error());
  EXPECT_EQ(bouts->size(), 1U) << log_of(folder_);
}

// No window manager is there to make it large, and it opens smaller than the screen.
TEST_F(RealWindow, a_kiosk_covers_the_screen_without_a_window_manager) {
  expect_good(FC_PROGRAM " --kiosk --mute --data " FC_SOURCE_DIR "/data --renderer software --window 800x600 --seed 3",
              R"sh(trap 'kill -9 $pid 2>/dev/null || true' EXIT
covers() {
  window=$(xdotool search --onlyvisible --name 'Four Corners' 2>/dev/null | head -n 1)
  [ -n "$window" ] && [ "$(xdotool getwindowgeometry --shell "$window" | grep -E '^(X|Y|WIDTH|HEIGHT)=' | tr '\n' ' ')" = 'X=0 Y=0 WIDTH=1280 HEIGHT=720 ' ]
}
for try in $(seq 600); do
  covers && break
  sleep 0.1
done
covers
kill -TERM $pid
wait $pid
)sh");
}

// Nobody plays: no thread of the program may wake the processor more than twice a second, not even for silence. The title
// moves, so it stands still; the sound device is open, until it has been quiet for a while. The band would play its theme
// first: it has been turned off.
TEST_F(RealWindow, at_rest_it_sleeps_and_leaves_at_a_signal) {
  std::ofstream(folder_ / "settings.json") << R"({"music_volume": 0})";
  expect_good("SDL_AUDIODRIVER=dummy " FC_PROGRAM " --data " FC_SOURCE_DIR
              "/data --renderer software --window 1280x720 --reduced-motion",
              R"sh(trap 'kill -9 $pid 2>/dev/null || true' EXIT
wakes() { cat /proc/$pid/task/*/status | awk '/^voluntary_ctxt_switches/ { sum += $2 } END { print sum }'; }
sleep 9
[ "$(cat /proc/$pid/comm)" = four-corners ]
before=$(wakes)
sleep 5
after=$(wakes)
echo "$((after - before)) wake-ups in 5 seconds"
[ $((after - before)) -le 10 ]
(sleep 5; kill -9 $pid) &
kill -TERM $pid
wait $pid
)sh");
}

using Surface = std::unique_ptr<SDL_Surface, decltype(&SDL_FreeSurface)>;

Surface picture_of(const std::filesystem::path& file) {
  const Surface read(IMG_Load(file.c_str()), SDL_FreeSurface);
  return {read ? SDL_ConvertSurfaceFormat(read.get(), SDL_PIXELFORMAT_RGB24, 0) : nullptr, SDL_FreeSurface};
}

bool same(const SDL_Surface& one, const SDL_Surface& other) {
  if (one.w != other.w || one.h != other.h) {
    return false;
  }
  for (int row = 0; row < one.h; ++row) {
    const auto* const a = static_cast<const char*>(one.pixels) + static_cast<std::ptrdiff_t>(row) * one.pitch;
    const auto* const b = static_cast<const char*>(other.pixels) + static_cast<std::ptrdiff_t>(row) * other.pitch;
    if (std::memcmp(a, b, static_cast<std::size_t>(one.w) * 3) != 0) {
      return false;
    }
  }
  return true;
}

/// How far two pictures of one size lie apart.
struct Apart {
  double mean = 0;   ///< of all channels, 0 to 1
  double plain = 0;  ///< of the pixels, those that differ by more than a twentieth in some channel
};

Apart apart(const SDL_Surface& one, const SDL_Surface& other) {
  constexpr int plainly = 255 / 20;
  Apart sum;
  for (int row = 0; row < one.h; ++row) {
    const auto* const a = static_cast<const std::uint8_t*>(one.pixels) + static_cast<std::ptrdiff_t>(row) * one.pitch;
    const auto* const b = static_cast<const std::uint8_t*>(other.pixels) + static_cast<std::ptrdiff_t>(row) * other.pitch;
    for (int pixel = 0; pixel < one.w; ++pixel) {
      int most = 0;
      for (int byte = 3 * pixel; byte < 3 * pixel + 3; ++byte) {
        most = std::max(most, std::abs(a[byte] - b[byte]));
        sum.mean += std::abs(a[byte] - b[byte]);
      }
      sum.plain += most > plainly ? 1 : 0;
    }
  }
  const double pixels = static_cast<double>(one.w) * one.h;
  return {.mean = sum.mean / (pixels * 3 * 255), .plain = sum.plain / pixels};
}

/// By the renderer of SDL. Mesa's driver without a GPU stands for all of them: it follows the same standard.
class OnGpu : public testing::TestWithParam<const char*> {};

TEST_P(OnGpu, a_bout_looks_as_the_processor_paints_it) {
  const std::filesystem::path folder = std::filesystem::path(testing::TempDir()) / (std::string("fc-gpu-") + GetParam());
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder);
  const auto paint = [&folder](const std::string& renderer) {
    return std::system(("SDL_VIDEODRIVER=offscreen " FC_PROGRAM " --data " FC_SOURCE_DIR
                        "/data --demo --seed 5 --virtual-time --mute --window 1280x720 --frames 301 --shot-every 100 "
                        "--renderer " +
                        renderer + " --shots " + (folder / renderer).string() + " --saves " + (folder / "saves").string() +
                        " >" + (folder / "log.txt").string() + " 2>&1")
                           .c_str());
  };
  if (paint(GetParam()) != 0) {
    ASSERT_NE(log_of(folder).find("no renderer"), std::string::npos) << log_of(folder);
    GTEST_SKIP() << "no driver for " << GetParam() << " here";
  }
  ASSERT_EQ(paint("software"), 0) << log_of(folder);
  for (const char* const frame : {"frame-000100.png", "frame-000200.png", "frame-000300.png"}) {
    const Surface painted = picture_of(folder / "software" / frame);
    const Surface seen = picture_of(folder / GetParam() / frame);
    ASSERT_TRUE(painted && seen) << frame;
    ASSERT_TRUE(painted->w == seen->w && painted->h == seen->h) << frame;
    const Apart found = apart(*painted, *seen);
    EXPECT_LT(found.mean, 0.004) << frame;
    EXPECT_LT(found.plain, 0.002) << frame;
    EXPECT_GT(found.mean, 0) << frame << ": the same to the bit, so the processor painted both";
  }
  std::filesystem::remove_all(folder);
}

INSTANTIATE_TEST_SUITE_P(renderers, OnGpu, testing::Values("opengl", "opengles2"),
                         [](const testing::TestParamInfo<const char*>& renderer) { return std::string(renderer.param); });

/// By the driver of SDL that the program is to use there.
class OnCage : public testing::TestWithParam<const char*> {};

// A screen without a GPU. Cage refuses root. Its screen in memory is painted now and then, so it is looked at until it is
// not black any more; the title stands still, and is painted again and again as pictures are taken of it.
TEST_P(OnCage, what_is_seen_is_what_is_painted) {
  if (std::system("command -v cage >/dev/null && command -v grim >/dev/null && command -v setpriv >/dev/null") != 0) {
    GTEST_SKIP() << "no Cage, or nothing that looks at it";
  }
  const std::filesystem::path folder = std::filesystem::path(testing::TempDir()) / (std::string("fc-cage-") + GetParam());
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder / "run");
  const std::string title = std::filesystem::absolute(FC_PROGRAM).string() + " --data " +
                            std::filesystem::absolute(FC_SOURCE_DIR "/data").string() + " --mute --reduced-motion --seed 3 ";
  std::ofstream(folder / "program.sh") << "exec env SDL_VIDEODRIVER=" << GetParam() << " " << title
                                       << "--fullscreen --shot-every 2 --shots " << folder.string() << "/shots --saves "
                                       << folder.string() << "/saves\n";
  std::ofstream(folder / "look.sh") << R"sh(
sh program.sh >told.txt 2>&1 &
pid=$!
for try in $(seq 120); do
  kill -0 $pid || break
  grim seen.png && [ "$(wc -c <seen.png)" -gt 50000 ] && break
  sleep 0.3
done
kill -TERM $pid
wait $pid
cat told.txt
)sh";
  std::ofstream(folder / "cage.sh") << "cd " << folder.string() << R"sh(
export XDG_RUNTIME_DIR=$PWD/run HOME=$PWD WLR_BACKENDS=headless WLR_LIBINPUT_NO_DEVICES=1 WLR_RENDERER=pixman
unset DISPLAY WAYLAND_DISPLAY
exec cage -- sh look.sh
)sh";
  std::ofstream(folder / "all.sh") << "cd " << folder.string() << R"sh(
chmod 700 run
if [ "$(id -u)" = 0 ]; then
  chown nobody . run
  exec timeout 100 setpriv --reuid=nobody --regid=nogroup --clear-groups sh cage.sh
fi
exec timeout 100 sh cage.sh
)sh";
  const std::string log = " >>" + (folder / "log.txt").string() + " 2>&1";
  std::system(("sh " + (folder / "all.sh").string() + log).c_str());
  ASSERT_EQ(std::system((title + "--offscreen --virtual-time --window 1280x720 --frames 61 --shot-every 60 --shots " +
                         (folder / "painted").string() + " --saves " + (folder / "other").string() + log)
                            .c_str()),
            0);
  const Surface seen = picture_of(folder / "seen.png");
  const Surface painted = picture_of(folder / "painted" / "frame-000060.png");
  ASSERT_TRUE(painted);
  ASSERT_TRUE(seen) << log_of(folder);
  EXPECT_TRUE(same(*seen, *painted)) << log_of(folder);
  std::filesystem::remove_all(folder);
}

INSTANTIATE_TEST_SUITE_P(drivers, OnCage, testing::Values("wayland", "x11"),
                         [](const testing::TestParamInfo<const char*>& driver) { return std::string(driver.param); });

}  // namespace
}  // namespace fc
