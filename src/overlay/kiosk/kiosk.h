// Kiosk notices: the operator's PIN, "Still there?", coins, and the closed screen.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "overlay/controls/ui.h"
#include "overlay/office/office.h"
#include "overlay/screens/pages.h"
#include "scene/corners/story_book.h"
#include "scene/layout.h"

namespace fc::overlay {

/// PIN entry, or choice of a new one. heading, line: keys.
struct PinModel {
  std::string heading;
  std::string line;
  std::string trouble{};  ///< worded: what was wrong with the last one; may be empty
  int steps = 0;          ///< number of steps entered; they are not shown
  int least = 6;
  int wait_seconds = 0;  ///< seconds until an attempt is allowed; 0: now
  bool at_work = false;  ///< the PIN is being checked
};
/// Input by pointer or keyboard; pads and arrows enter by direction, without the focus.
struct PinAction {
  enum class Kind : std::uint8_t { step, rub_out, done, leave } kind = Kind::leave;
  std::string steps{};  ///< of `step`: a letter each, digits or U D L R
};
std::optional<PinAction> pin_page(const PinModel& model, Ui& ui);

/// What a seat costs, and what lies in the machine.
struct CoinModel {
  int credits = 0;
  int price = 1;           ///< of a seat
  int wanted = 1;          ///< for everybody who would play on this screen
  bool asked_now = false;  ///< somebody just tried to start with too few
  bool lit = true;         ///< "Insert coin" blinks

  friend bool operator==(const CoinModel&, const CoinModel&) = default;
  [[nodiscard]] bool too_few() const { return credits < wanted; }
};
/// Text: credits present and needed.
std::string credits_words(const CoinModel& model, Ui& ui);
/// Below every page of an arcade that is no bout: how many credits there are, and that a coin is wanted. Its height in
/// pixels.
float coin_strip_height(const Ui& ui);
void coin_strip(const CoinModel& model, Ui& ui);

/// "Still there?" seconds: until the kiosk takes over.
void still_there(int seconds, Ui& ui);

/// A black screen, outside opening hours.
void dark_screen(Ui& ui);

// What a kiosk shows while nobody plays: scenes as in a trailer, each with the invitation to press a button in large
// letters.

/// What all scenes show. devices: those connected, among them the one used last.
struct ReelModel {
  std::vector<Controls> devices;
  /// The parts of the strip change places. It alternates from scene to scene, so that nothing burns into the screen.
  bool turned = false;
  std::optional<CoinModel> coins{};  ///< none: play costs nothing
};

/// The poster of the house, beside the ring of `title_layout_shape`.
void reel_poster(const ReelModel& model, Ui& ui);

/// Height of the strip below a scene, pixels. of_bout: a higher one, for whole sentences.
float reel_strip_height(const Ui& ui, bool of_bout = false);
/// Draws the strip below a scene: what is shown, in words, and how to join.
void reel_strip(const ReelModel& model, std::string_view words, Ui& ui, bool of_bout = false);

/// The words of a bout that is shown.
struct ReelBout {
  std::string game;    ///< worded
  scene::Names men{};  ///< red, blue; may be empty
  std::string line;    ///< worded: what the announcer says, at the end the result
};
/// The layout for such a bout: its ring alone, as wide as the picture, without columns and charts. shape: the game's own
/// layout.
scene::LayoutShape reel_bout_shape(const scene::LayoutShape& shape, const Ui& ui);
void reel_bout(const ReelModel& model, const ReelBout& bout, Ui& ui);

/// How a game is played: a few lines beside a picture, one line at a time.
struct ReelLesson {
  std::string slug;  ///< its words are "menu.game.<slug>.name" and ".how1" to ".how3"
  int line = 0;      ///< below `lines_of_a_lesson`
  std::function<ImTextureID(int width, int height)> picture{};  ///< as `CabinetModel::picture`
};
inline constexpr int lines_of_a_lesson = 3;
void reel_lesson(const ReelModel& model, const ReelLesson& lesson, Ui& ui);

/// A dark hall with only the invitation. place: its height on the picture, 0 to 1.
void reel_invitation(const ReelModel& model, float place, Ui& ui);

// The operator's desk of a kiosk: settings, audits, tests, and the log of changes.

/// A counter; all texts are final. figures: today, 7 days, 30 days, total.
struct AuditLine {
  std::string name;
  std::array<std::string, 4> figures{};
  bool is_part = false;  ///< of the line before that is none
};
struct OperatorLog {
  std::string when;
  std::string line;
};
/// The leaves of the desk, for `PageState::page`: adjustments, audits, tests, log.
inline constexpr int operator_tabs = 4;
struct OperatorModel {
  std::vector<SettingsPage> adjustments{};
  std::vector<AuditLine> audits{};
  int shown_audit = 0;  ///< whose curve stands beside the list
  PlotModel plot{};
  std::string plot_head{};           ///< worded
  std::string plot_span{};           ///< worded: so many days, or months
  std::string folder{};              ///< where exports go
  std::vector<std::string> facts{};  ///< worded: version, disk, book, hours
  std::vector<OperatorLog> log{};
};
struct OperatorAction {
  enum class Kind : std::uint8_t {
    leave,
    set,  ///< value of a row of a page of the adjustments
    change_pin,
    show_audit,     ///< row
    next_span,      ///< of the curve
    next_folder,    ///< value: -1, +1
    export_audits,  ///< as CSV and as JSON
    reset_audits,   ///< held
    test_buttons,
    test_picture,
    test_left,
    test_right,
    test_both,
    check_book,
  } kind = Kind::leave;
  int page = 0;
  int row = 0;
  int value = 0;
};
std::optional<OperatorAction> operator_desk(const OperatorModel& model, PageState& state, Ui& ui);

/// What one device has pressed since the test began.
struct TestedDevice {
  std::string name;  ///< worded
  DeviceLook look = DeviceLook::none;
  struct Lamp {
    std::string control;  ///< as the device names it
    bool lit = false;     ///< held now
    bool seen = false;    ///< was pressed once
  };
  std::vector<Lamp> lamps{};
};
struct ButtonTestModel {
  std::vector<TestedDevice> devices{};
  int coins = 0;
  float left = 1;  ///< of the time until the page closes by itself, 0 to 1
};
/// Button test: every press lights a lamp, nothing else; closes after a time without input.
void button_test(const ButtonTestModel& model, Ui& ui);

/// How many test pictures there are: a grid, bars of colour, and whole screens of one colour.
inline constexpr int test_pictures = 7;
/// picture: from 0.
void test_picture(int picture, Ui& ui);

}  // namespace fc::overlay
