#include "table.h"

#include <algorithm>
#include <fstream>

#include "cabinet/keeping/kept_bouts.h"
#include "cabinet/screens/front_page_screen.h"
#include "cabinet/screens/setup_screens.h"

namespace fc::cabinet {
namespace {

constexpr std::array<const char*, 4> pad_directions{"dpdown", "dpright", "dpup", "dpleft"};
constexpr std::array<const char*, 4> key_directions{"Down", "Right", "Up", "Left"};
constexpr std::array<const char*, 6> pad_picks{"leftshoulder", "y", "rightshoulder", "x", "a", "b"};
constexpr std::array<const char*, 6> key_picks{"1", "2", "3", "4", "5", "6"};
constexpr std::uint32_t value_places = 5;  // the sixth would put everything back

}  // namespace

Options KnockOutTable::knock_out_options() const {
  Options options = quiet_options();
  options.game = "knock-out";
  return options;
}

void KnockOutTable::open_at_keyboard() {
  open(knock_out_options());
  frames(1);
  ASSERT_EQ(seats().people(), 0) << "nobody has pressed yet";
  key("Return");
  ASSERT_EQ(seats()[0].device.kind, DeviceKind::keyboard) << "whoever presses first has the first seat";
}

void KnockOutTable::open_with_pad(platform::VirtualPad& pad) {
  open_at_keyboard();
  ASSERT_TRUE(pad.connect("xbox"));
  frames(2);
  press_on("option-knock-out.option.managers", "Left");
  press(pad, "a");
  ring_the_bell();
  pads_ = {{1, &pad}};
}

void KnockOutTable::press_on(const std::string& focus, const std::string& key_name) {
  loop_->cabinet().focus().focus(overlay::focus_id(focus));
  frames(1);
  key(key_name);
}

void KnockOutTable::press_on(const std::string& focus, const std::string& control, platform::VirtualPad& pad) {
  loop_->cabinet().focus().focus(overlay::focus_id(focus));
  frames(1);
  press(pad, control);
}

void KnockOutTable::ring_the_bell() {
  press_on("start", "Return");
  ASSERT_NE(top_as<TaleScreen>(), nullptr);
  key("Return");
  ASSERT_NE(bout(), nullptr);
}

void KnockOutTable::go_on_with(const std::string& script, const std::string& seats) {
  std::filesystem::create_directories(folder_ / "bouts");
  std::ofstream(folder_ / "bouts" / "000001.json") << script;
  std::ofstream(folder_ / "bouts" / "000001.seats.json") << seats;
  take_over();
  app().flow.resume_unfinished();
}

void KnockOutTable::act_for(int seat, bool secret, Random& hands) {
  const auto pad = pads_.find(seat);
  if (secret) {
    const std::uint32_t place = hands.below(value_places);
    pad != pads_.end() ? press(*pad->second, pad_picks[place]) : key(key_picks[place]);
    return;
  }
  // Now and then another answer than the one the focus stands on.
  if (hands.below(3) == 0) {
    // To any side: below a fight that cannot be chosen there may be nothing.
    const std::uint32_t side = hands.below(4);
    pad != pads_.end() ? press(*pad->second, pad_directions[side]) : key(key_directions[side]);
  }
  pad != pads_.end() ? press(*pad->second, "a") : key("Return");
}

bool KnockOutTable::play_on(Random& hands) {
  if (bout() == nullptr) {
    return false;
  }
  if (bout()->curtained()) {
    press(*pads_.begin()->second, "a");
    return true;
  }
  const std::vector<int> awaited = bout()->awaited();
  if (awaited.empty()) {
    frames(1);
  } else {
    const int seat = awaited[hands.below(static_cast<std::uint32_t>(awaited.size()))];
    const std::size_t choices = bout()->script().choices.size();
    act_for(seat, bout()->asks_in_secret(), hands);
    const std::vector<int> left = bout() != nullptr ? bout()->awaited() : std::vector<int>();
    const bool answered = std::ranges::find(left, seat) == left.end() || bout()->script().choices.size() > choices;
    answers_[static_cast<std::size_t>(seat)] += answered ? 1 : 0;
  }
  return true;
}

void KnockOutTable::play_to_the_end(Random& hands, int most) {
  for (int presses = 0; presses < most && play_on(hands); ++presses) {
  }
  EXPECT_NE(top_as<FrontPageScreen>(), nullptr) << "not over after " << most << " presses";
}

}  // namespace fc::cabinet
