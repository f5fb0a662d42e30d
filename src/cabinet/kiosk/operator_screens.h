// Screens of a kiosk besides playing: operator's PIN, desk and tests; "Still there?"; closed.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cabinet/kiosk/kiosk.h"
#include "cabinet/kiosk/operator_settings.h"
#include "cabinet/program/flow.h"
#include "match/worker.h"
#include "overlay/kiosk/kiosk.h"

namespace fc::cabinet {

/// Base of the operator's screens; closes itself without input.
class OperatorPage {
 public:
  /// stays: seconds without a press before it closes.
  explicit OperatorPage(double stays) : stays_(stays) {}
  OperatorPage(const OperatorPage&) = delete;
  OperatorPage& operator=(const OperatorPage&) = delete;
  virtual ~OperatorPage() = default;

  /// A coin was inserted. True: it counts as a test, not as credit.
  virtual bool tests_coin() { return false; }

 protected:
  void touched() { untouched_ = 0; }
  /// Advances. True: time is up.
  bool has_gone(double dt) { return (untouched_ += dt) >= stays_; }
  /// Share of the time left, 0 to 1.
  [[nodiscard]] double left() const { return 1 - untouched_ / stays_; }

 private:
  double stays_;
  double untouched_ = 0;
};

/// Asks for the PIN or, if there is none yet, for a new one, twice. Leads to the desk.
class PinScreen final : public ScreenOf<overlay::PinAction>, public OperatorPage {
 public:
  /// chooses: change the PIN; the operator is already logged in.
  PinScreen(AppContext& app, bool chooses);
  bool press(const Press& press) override;
  void update(double dt) override;
  [[nodiscard]] bool moving() const override { return true; }
  [[nodiscard]] bool covers_the_hall() const override { return true; }

 private:
  [[nodiscard]] std::optional<overlay::PinAction> picture(overlay::Ui& ui) const override;
  void act(const overlay::PinAction& action) override;
  void enter(std::string_view steps);
  void rub_out();
  void done();
  void take_answer(const PinAnswer& answer);
  /// Takes results of attempts on a page before this one, which say nothing here but that there is a PIN now.
  void take_earlier(const PinAnswer& answer);
  [[nodiscard]] bool takes_steps() const;
  void clear(std::string_view trouble);

  AppContext* app_;
  bool chooses_;       ///< a new one
  bool comes_in_;      ///< the desk is next
  std::string first_;  ///< of a new one, which is entered twice
  std::string steps_;
  std::string trouble_;  ///< a key
  bool at_work_ = false;
  int attempt_ = 0;  ///< whose result is awaited while `at_work_`
};

class OperatorDesk final : public ScreenOf<overlay::OperatorAction>, public OperatorPage {
 public:
  explicit OperatorDesk(AppContext& app);
  bool press(const Press& press) override;
  bool point(const platform::Pointer& pointer) override;
  void update(double dt) override;
  [[nodiscard]] bool moving() const override { return fresh_; }
  [[nodiscard]] bool waiting() const override { return true; }
  void prepare(const overlay::Ui& ui) override;
  [[nodiscard]] bool covers_the_hall() const override { return true; }

 private:
  [[nodiscard]] std::optional<overlay::OperatorAction> picture(overlay::Ui& ui) const override;
  void act(const overlay::OperatorAction& action) override;
  void set(const overlay::OperatorAction& action);
  void export_audits();
  /// What the open page shows is made anew.
  void refresh();
  void look_at_adjustments();
  void look_at_audits();
  void look_at_log();
  void look_at_facts();
  void plot_shown();
  [[nodiscard]] std::string worded_change(const records::LogRow& row) const;

  AppContext* app_;
  overlay::OperatorModel model_;
  mutable overlay::PageState state_;  ///< the page's own
  std::vector<std::filesystem::path> folders_;
  std::size_t folder_ = 0;
  struct Counts {
    std::map<std::int64_t, double> days;  ///< as they are shown: hours, not seconds
    bool is_peak = false;                 ///< several days have the highest of them
  };
  std::vector<Counts> counts_;  ///< of each line of the audits
  bool by_month_ = false;       ///< so the curve shows them
  double looked_ = -1;
  int looked_at_ = 0;  ///< the page
  bool fresh_ = false;
};

/// Button test: every press lights a lamp and has no other effect.
class ButtonTest final : public ScreenOf<bool>, public OperatorPage {
 public:
  explicit ButtonTest(AppContext& app);
  bool press(const Press& press) override;
  bool point(const platform::Pointer& pointer) override;
  void update(double dt) override;
  [[nodiscard]] bool moving() const override { return true; }
  [[nodiscard]] bool covers_the_hall() const override { return true; }
  bool tests_coin() override;

 private:
  [[nodiscard]] std::optional<bool> picture(overlay::Ui& ui) const override;
  void act(const bool&) override {}
  struct Lamps {
    DeviceId device;
    std::array<bool, 13> lit{};  ///< by `Button`
    std::array<bool, 13> seen{};
  };
  Lamps& lamps_of(DeviceId device);

  AppContext* app_;
  std::vector<Lamps> devices_;
  int coins_ = 0;
};

/// Shows the test pictures one after another.
class PictureTest final : public ScreenOf<bool>, public OperatorPage {
 public:
  explicit PictureTest(AppContext& app);
  bool press(const Press& press) override;
  bool point(const platform::Pointer& pointer) override;
  void update(double dt) override;
  [[nodiscard]] bool covers_the_hall() const override { return true; }

 private:
  [[nodiscard]] std::optional<bool> picture(overlay::Ui& ui) const override;
  void act(const bool&) override {}
  void next();

  AppContext* app_;
  int picture_ = 0;
};

/// Asks whether somebody is there; any press answers, and has no other effect.
class StillThereNotice final : public ScreenOf<bool> {
 public:
  explicit StillThereNotice(AppContext& app);
  /// Somebody is there.
  void stay();
  bool press(const Press& press) override;
  bool point(const platform::Pointer& pointer) override;
  void update(double dt) override;
  [[nodiscard]] bool moving() const override { return true; }
  [[nodiscard]] bool is_notice() const override { return true; }

 private:
  [[nodiscard]] std::optional<bool> picture(overlay::Ui& ui) const override;
  void act(const bool&) override {}

  AppContext* app_;
  double left_ = 10;  ///< seconds
  bool stays_ = false;
};

/// Outside opening hours: a dark, silent screen; only the operator gets in.
class DarkScreen final : public ScreenOf<bool> {
 public:
  [[nodiscard]] Tune tune() const override { return Tune::none; }
  bool press(const Press&) override { return true; }
  bool point(const platform::Pointer&) override { return true; }
  [[nodiscard]] bool covers_the_hall() const override { return true; }
  [[nodiscard]] bool is_attract_mode() const override { return true; }

 private:
  [[nodiscard]] std::optional<bool> picture(overlay::Ui& ui) const override;
  void act(const bool&) override {}
};

}  // namespace fc::cabinet
