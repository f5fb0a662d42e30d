#include "cabinet_test_table.h"

#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <vector>

#include "cabinet/bout/bout_screen.h"
#include "cabinet/screens/setup_screens.h"
#include "match/script.h"
#include "records/bouts.h"
#include "records/folder.h"
#include "tests/match/bouts.h"

namespace fc::cabinet {

void CabinetTable::SetUp() {
  const auto* test = testing::UnitTest::GetInstance()->current_test_info();
  folder_ = std::filesystem::path(testing::TempDir()) /
            (std::string("fc-") + test->test_suite_name() + "-" + test->name() + "-" + std::to_string(getpid()));
  std::filesystem::remove_all(folder_);
}

void CabinetTable::TearDown() {
  close();
  std::filesystem::remove_all(folder_);
}

Options CabinetTable::quiet_options(int speed) const {
  Options options;
  options.offscreen = true;
  options.width = 640;  // whole bouts are painted
  options.height = 360;
  options.virtual_time = true;
  options.seed = 11;
  options.speed = speed;
  options.data = FC_TESTED_DATA;
  options.saves = folder_;
  return options;
}

void CabinetTable::open(const Options& options) {
  Result<std::unique_ptr<Loop>> opened = Loop::open(options, std::chrono::steady_clock::now());
  ASSERT_TRUE(opened) << one_line(opened.error());
  loop_ = std::move(*opened);
  heard_.clear();
}

void CabinetTable::frames(int count) {
  for (int frame = 0; frame < count; ++frame) {
    const Result<bool> drawn = loop_->frame();
    ASSERT_TRUE(drawn) << one_line(drawn.error());
    for (const scene::SoundCue& cue : loop_->cabinet().starting_sounds()) {
      heard_ += std::string(cue.sound.name()) + " ";
    }
  }
}

void CabinetTable::frames_until(const std::function<bool()>& condition, int most) {
  for (int frame = 0; frame < most; ++frame) {
    if (condition()) {
      return;
    }
    frames(1);
  }
  FAIL() << "did not happen in " << most << " frames";
}

void CabinetTable::press(platform::VirtualPad& pad, const std::string& control) {
  frames_until([this] { return !app().guard.holds(); });  // nobody presses before he has seen what has just come
  pad.set(control, true);
  frames(1);
  pad.set(control, false);
  frames(1);
}

void CabinetTable::hold_a_frame(platform::TimedPress press) {
  frames_until([this] { return !app().guard.holds(); });
  press.frame = 0;
  press.hold = 1;
  platform::TimedInput input({std::move(press)});
  for (const int frame : {0, 1}) {
    input.play(frame, loop_->window().handle());
    frames(1);
  }
}

void CabinetTable::key(const std::string& name) { hold_a_frame({.device = "keyboard", .press = name}); }

void CabinetTable::click(int x, int y) { hold_a_frame({.device = "mouse", .press = "left", .x = x, .y = y}); }

void CabinetTable::tap(int x, int y) { hold_a_frame({.device = "touch", .press = "tap", .x = x, .y = y}); }

void CabinetTable::type(const std::string& text) {
  SDL_Event event{};
  ASSERT_LT(text.size(), sizeof event.text.text);
  event.type = SDL_TEXTINPUT;
  std::ranges::copy(text, static_cast<char*>(event.text.text));
  SDL_PushEvent(&event);
  frames(1);
}

void CabinetTable::focus_on(const std::string& name, int index) {
  focus().focus(overlay::focus_id(name, index));
  frames(1);
  ASSERT_EQ(focus().focused(), overlay::focus_id(name, index)) << name;
}

std::vector<std::uint32_t> CabinetTable::pixels() const {
  const platform::PixelSize size = loop_->window().size();
  std::vector<std::uint32_t> pixels(static_cast<std::size_t>(size.width) * static_cast<std::size_t>(size.height));
  SDL_RenderReadPixels(loop_->window().renderer(), nullptr, SDL_PIXELFORMAT_ARGB8888, pixels.data(), size.width * 4);
  return pixels;
}

std::uint64_t CabinetTable::picture() const {
  std::uint64_t number = 0xcbf29ce484222325ULL;
  for (const std::uint32_t pixel : pixels()) {
    number = (number ^ pixel) * 0x100000001b3ULL;
  }
  return number;
}

std::vector<std::string> CabinetTable::texts() {
  std::vector<overlay::Ui::DrawnText> drawn;
  loop_->cabinet().ui().note_texts(&drawn);
  loop_->cabinet().draw();
  loop_->cabinet().ui().note_texts(nullptr);
  std::vector<std::string> texts;
  std::ranges::transform(drawn, std::back_inserter(texts), &overlay::Ui::DrawnText::text);
  return texts;
}

bool CabinetTable::shows(std::string_view text) {
  const std::vector<std::string> all = texts();
  return std::ranges::find(all, text) != all.end();
}

std::vector<records::BoutRow> CabinetTable::kept_rows() {
  constexpr int most = 1000;
  const auto rows = kept().records().read([](const records::Database& database) { return bouts_before(database, 0, most); });
  EXPECT_TRUE(rows) << one_line(rows.error());
  return rows.value_or(std::vector<records::BoutRow>());
}

Script CabinetTable::kept_script(const records::BoutRow& row) {
  const auto bout = kept().open(row.id);
  EXPECT_TRUE(bout) << one_line(bout.error());
  return bout ? bout->script : Script();
}

std::string CabinetTable::kept_text() {
  std::string text;
  for (const records::BoutRow& row : kept_rows()) {
    text += std::to_string(row.id) + ": " + to_json(kept_script(row)) + row.standing.key + row.standing.method + "\n";
    for (const auto& [place, value] : row.standing.places) {
      text += place + "=" + value + " ";
    }
    for (const std::string& name : row.names) {
      text += name + ", ";
    }
    const auto bout = kept().open(row.id);
    for (const records::SeatRow& seat : bout->seats) {
      text += seat.sitter + " " + seat.profile + (seat.won ? " won" : "") + "; ";
    }
  }
  std::vector<std::filesystem::path> files;
  std::error_code failed;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder_, failed)) {
    if (entry.is_regular_file() && !entry.path().filename().string().starts_with("records.")) {
      files.push_back(entry.path());
    }
  }
  std::ranges::sort(files);
  for (const auto& file : files) {
    std::ifstream in(file, std::ios::binary);
    text += file.filename().string() + ": " + std::string{std::istreambuf_iterator<char>(in), {}};
  }
  return text;
}

void CabinetTable::take_over() {
  const auto taken = kept().take_over([this](const Script& script) { return app().games.find(script.game)->open(script); });
  ASSERT_TRUE(taken) << one_line(taken.error());
}

void CabinetTable::keep_won_bouts(int bouts, std::int64_t touched) {
  const auto games = CornerGames::open(FC_TESTED_DATA);
  const CornerGame& game = games->demonstration_game(0);
  Random random(3);
  BoutPlan plan = game.plan(random);
  plan.stand_ins = Seats(static_cast<int>(plan.entrants.size())).stand_ins();
  const auto database = records::open_to_write(folder_ / "records.db", 0);
  for (int bout = 0; bout < bouts; ++bout) {
    const auto match = fc::test::must(game.open(game.opening_script(plan)));
    while (fc::test::answer_at_random(*match, random)) {
    }
    records::BoutRow row;
    row.game = match->script().game;
    row.setup = match->script().setup;
    row.names = {"Abe Anvil", "Zeb Winch"};
    row.begun = row.touched = touched + bout;
    row.standing = match->standing();
    row.standing.winners = {0};
    ASSERT_TRUE(records::in_transaction(*database, [&]() -> Result<void> {
      FC_TRY(records::insert_script(*database, row,
                                    {{.sitter = "person", .profile = "Ann"}, {.sitter = "bot", .profile = "champion"}},
                                    match->script()));
      return {};
    }));
  }
}

void CabinetTable::begin_lesson(const std::string& game, int speed) {
  Options options = quiet_options(speed);
  options.game = game;
  options.seed = 5;
  open(options);
  frames(1);
  key("Return");
  focus_on("lesson");
  key("Return");
  ASSERT_NE(bout(), nullptr);
  ASSERT_EQ(bout()->kind(), BoutKind::lesson);
}

void CabinetTable::expect_still_until_read() {
  frames_until([this] { return bout()->coach_waits(); });
  const std::size_t dice = bout()->script().dice.size();
  frames(60);
  EXPECT_TRUE(bout()->coach_waits());
  EXPECT_EQ(bout()->script().dice.size(), dice);
  key("Return");
  EXPECT_FALSE(bout()->coach_waits());
}

void CabinetTable::start_bout(platform::VirtualPad& red, platform::VirtualPad& blue) {
  ASSERT_TRUE(red.connect("xbox"));
  ASSERT_TRUE(blue.connect("playstation"));
  frames(2);
  press(red, "a");
  press(red, "a");
  ASSERT_NE(top_as<SetupScreen>(), nullptr) << "title and cabinet are one press each";
  press(blue, "a");
  ASSERT_EQ(seats().people(), 2) << "pressing a button is joining";
  press(red, "a");
  press(red, "a");
  ASSERT_NE(top_as<BoutScreen>(), nullptr) << "set-up and tale of the tape are one press each";
}

void CabinetTable::play_to_secret_pick(platform::VirtualPad& red, platform::VirtualPad& blue,
                                       const std::function<void()>& after_press) {
  start_bout(red, blue);
  for (int presses = 0; presses < 400 && !bout()->asks_in_secret(); ++presses) {
    press(presses % 2 == 0 ? red : blue, "a");
    frames(8);
    after_press();
  }
  ASSERT_TRUE(bout()->asks_in_secret());
}

}  // namespace fc::cabinet
