// Kiosk mode for unattended machines: idle detection, credits, opening hours, audits, operator access. Without --kiosk it
// does nothing.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cabinet/kiosk/operator_settings.h"
#include "cabinet/screens/screen.h"
#include "match/worker.h"
#include "overlay/kiosk/kiosk.h"
#include "platform/input.h"
#include "records/audits.h"

namespace fc::cabinet {

struct BoutOver;
struct AppContext;
struct PinAnswer;
class BackgroundWriter;
class PinKeeper;

class Kiosk {
 public:
  /// app must outlive it.
  explicit Kiosk(AppContext& app);
  Kiosk(const Kiosk&) = delete;
  Kiosk& operator=(const Kiosk&) = delete;
  ~Kiosk();

  [[nodiscard]] bool is_on() const { return recorder_ != nullptr; }

  // The run.
  /// Loads and applies stored settings, and counts this start. Call before the first screen.
  void begin();
  /// Handles events for the machine itself (coins, operator). False: pass it to the screens.
  bool take(const platform::InputEvent& event, Screen& top);
  /// Registers accepted input as a sign of presence. A held or endlessly repeated direction does not count.
  void note_input(const platform::InputEvent& event);
  /// Advances. stack: the screens, topmost last.
  void update(double dt, const std::vector<std::unique_ptr<Screen>>& stack);
  /// Records a frame's time from its input to where it waits for the screen.
  void frame_took(double milliseconds);
  /// Normal end of the program.
  void close();

  // What a seat costs.
  [[nodiscard]] int credits() const { return credits_; }
  /// Whether there are enough credits for so many people; if not, shows what is missing.
  bool admits(int people);
  /// Credits to display outside of bouts, with those that a bout begun on `base` costs; none: free play.
  [[nodiscard]] std::optional<overlay::CoinModel> coins(const Screen& base) const;
  /// Whether a strip below this screen shows credits; attract screens do it themselves. base: what lies below all notices.
  [[nodiscard]] bool shows_coins_below(const Screen& base) const;

  /// Somebody sits down during a bout with `people` people there, him included: a seat that nobody has paid for costs what
  /// it costs at the start. False: the credits are too few; he stays standing.
  [[nodiscard]] bool seats_one_more(int people);
  [[nodiscard]] int price() const { return settings_.price; }

  // What happened in the house.
  void bout_begins(std::string_view game, int people);
  /// A kept bout is gone on with; its people pay for their seats as at the start.
  void bout_goes_on(int people);
  void bout_ends(const BoutOver& over);
  void fault(std::string_view kind) { count("fault", kind); }
  /// Nobody answered "Still there?": return to the attract mode, or outside opening hours to the dark screen.
  void visitors_gone();
  /// Somebody answered it.
  void visitors_stay() { silent_ = 0; }

  /// Whether the attract mode may make sound now.
  [[nodiscard]] bool attract_has_sound() const;

  // For the operator's pages.
  [[nodiscard]] const OperatorSettings& settings() const { return settings_; }
  /// Changes a setting: applied at once, stored, and logged. key: of its row, or of a game.
  void set(std::string_view key, int OperatorSettings::*member, int value);
  void offer(const std::string& game, bool offered);
  /// True also while the stored PIN could not be read: nobody may choose one over it.
  [[nodiscard]] bool has_pin() const { return read_again_at_ || !pin_hash_.empty(); }
  /// Seconds until the next PIN attempt is allowed, at the earliest when the stored PIN is read; 0: now.
  [[nodiscard]] double pin_wait() const;
  /// Starts checking a PIN. Counted as wrong in advance, so that cutting the power does not give more attempts. Returns the
  /// number of this attempt.
  int try_pin(const std::string& steps);
  int choose_pin(const std::string& steps);
  /// The oldest result not taken yet, which may be of an earlier attempt; none: not ready. A new PIN is stored.
  std::optional<PinAnswer> take_pin_answer();
  void reset_audits();
  void note(std::string_view what, std::string_view was, std::string_view became);
  /// Local date as 20261124. days_ago: before today.
  [[nodiscard]] std::int64_t day(int days_ago = 0) const;
  /// Seconds since 1970; reproducible in virtual time.
  [[nodiscard]] std::int64_t now() const;
  [[nodiscard]] records::OperatorRecorder& recorder() { return *recorder_; }
  /// Number of coins safely stored since program start.
  [[nodiscard]] int safe_coins() const { return safe_coins_; }

  void count(std::string_view what, std::string_view detail = {}, std::int64_t amount = 1);
  /// A line on standard error, which the system keeps: on a screen of a kiosk it is read by nobody.
  void tell_journal(std::string_view line) const;

  /// Begins work of the operator's desk on a thread of its own; how it ends is said, even if the desk is closed by then.
  void begin_work(std::function<DeskOutcome()> work);

 private:
  /// Takes over what is stored: settings, PIN, credits; what a file beside the book says where the book has none of them. If
  /// it cannot be read, that file's settings hold until it can.
  void read_stored();
  void keep(records::OperatorChange change);
  /// Keeps the change with what so many seats cost.
  void pay(records::OperatorChange change, int seats);
  /// What is stored of the operator's, and the credits.
  [[nodiscard]] records::OperatorValues all_values() const;
  /// Everything that is known, into a book that has lost it.
  void keep_all();
  /// Writes `all_values` beside the book.
  void mirror();
  void play_by_settings();
  void take_coin();
  void thank_for_coins(const Screen& base);
  [[nodiscard]] bool is_open() const;
  void to_rest();
  void follow_hours(const std::vector<std::unique_ptr<Screen>>& stack);
  void follow_visit(const Screen& top);
  void follow_silence(double dt, const std::vector<std::unique_ptr<Screen>>& stack);
  void count_hours(double dt);

  AppContext* app_;
  std::unique_ptr<records::OperatorRecorder> recorder_;  ///< null: this is no kiosk
  std::unique_ptr<PinKeeper> pins_;                      ///< null: this is no kiosk
  std::unique_ptr<BackgroundWriter> mirror_;             ///< of `all_values`; null: this is no kiosk
  OperatorSettings settings_;
  Settings house_settings_;  ///< as the run began, without the operator's
  std::string pin_hash_;
  int wrong_pins_ = 0;
  double pin_again_at_ = 0;  ///< on the clock
  int credits_ = 0;
  int paid_seats_ = 0;  ///< of the bout that runs
  int safe_coins_ = 0;
  int unthanked_ = 0;        ///< coins
  bool in_trouble_ = false;  ///< the book could not be written when it was looked at last
  double refused_at_ = -1;   ///< on the clock: somebody wanted to begin with too few credits; below 0: nobody has
  int book_ = 0;             ///< `Records::book` that all of this lies in
  std::optional<double> read_again_at_;  ///< on the clock: what is stored could not be read; none: it has been
  double silent_ = 0;                    ///< seconds of the screens waiting for somebody
  double untouched_ = 0;                 ///< seconds since anybody did anything
  std::string place_;                    ///< where the visitor is: screen and question
  std::optional<double> visit_since_;
  std::map<std::string, double, std::less<>> bouts_since_;  ///< by game: when the one that goes on began
  double hours_ = 0;                                        ///< seconds that are not counted yet
  double slowest_ = 0;
  struct Steady {
    Button button = Button::none;
    int times = 0;
  };
  Point rested_at_;                        ///< where the pointer was when it last said that somebody is there
  std::map<std::int32_t, Steady> steady_;  ///< by pad: the direction that came last, and how often in a row
  std::unique_ptr<Worker<std::function<DeskOutcome()>, DeskOutcome>> desk_work_;  ///< null: there was none yet
};

}  // namespace fc::cabinet
