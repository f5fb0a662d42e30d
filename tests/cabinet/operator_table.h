// A kiosk, and its operator in front of it: his keys, his PIN, his coins, and what is counted.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cabinet/kiosk/operator_screens.h"
#include "cabinet_test_table.h"

namespace fc::cabinet {

class OperatorTest : public CabinetTable {
 protected:
  static constexpr const char* pin = "314159";

  void open_kiosk() {
    Options options = quiet_options(1);
    options.kiosk = true;
    open(options);
    frames(3);
  }
  /// The plug is pulled: nothing is closed.
  void pull_the_plug() { close(); }

  void operator_keys() {
    SDL_Event event{};
    event.type = SDL_KEYDOWN;
    event.key.state = SDL_PRESSED;
    event.key.keysym.scancode = SDL_SCANCODE_O;
    event.key.keysym.mod = KMOD_LCTRL | KMOD_LALT;
    SDL_PushEvent(&event);
    frames(2);
  }
  void enter(const std::string& steps) {
    type(steps);
    key("Return");
    frames(2);
  }
  /// The first way in: a PIN is chosen.
  void come_in() {
    operator_keys();
    enter(pin);
    if (top_as<PinScreen>() != nullptr) {
      enter(pin);
    }
    ASSERT_NE(top_as<OperatorDesk>(), nullptr);
  }
  std::optional<overlay::CoinModel> coins() { return kiosk().coins(loop_->cabinet().top()); }
  void drop_coin() {
    key("F12");
    frames(2);
  }
  void set(const char* key, int OperatorSettings::*member, int value) { app().kiosk.set(key, member, value); }

  [[nodiscard]] Kiosk& kiosk() { return app().kiosk; }
  std::int64_t counted(const std::string& what, const std::string& detail = "") {
    static_cast<void>(kiosk().recorder().flush());
    std::int64_t sum = 0;
    const auto rows = kept().records().read(
        [](const records::Database& database) { return records::audits_between(database, 0, 99991231); });
    for (const records::AuditRow& row : rows.value_or(std::vector<records::AuditRow>())) {
      sum += row.what == what && (detail.empty() || row.detail == detail) ? row.amount : 0;
    }
    return sum;
  }
  std::vector<records::LogRow> changes() {
    static_cast<void>(kiosk().recorder().flush());
    const auto rows =
        kept().records().read([](const records::Database& database) { return records::latest_changes(database, 100); });
    return rows.value_or(std::vector<records::LogRow>());
  }
};

}  // namespace fc::cabinet
