// The operator's desk of a kiosk: settings, audits, tests, and the log of changes.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "overlay/controls/ui.h"
#include "overlay/office/plot.h"
#include "overlay/screens/pages.h"

namespace fc::overlay {

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
