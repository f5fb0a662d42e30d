// A cabinet that nobody tends: whether anybody is there, what a seat costs, when it is open, what is counted, and the way in
// for its operator. Without --kiosk it does nothing.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cabinet/kiosk/operator_settings.h"
#include "cabinet/screens/screen.h"
#include "overlay/kiosk/kiosk_notices.h"
#include "platform/input.h"
#include "records/audits.h"

namespace fc::cabinet {

struct BoutOver;
struct AppContext;
struct PinAnswer;
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
  /// Reads what is kept, plays by it, and counts this start. Before the first screen.
  void begin();
  /// An event that is for the machine itself, on whatever screen. False: it is for the screens.
  bool take(const platform::InputEvent& event, Screen& top);
  /// Somebody did this, and it is heeded: he is there. A direction that is held, or comes again and again, is nobody.
  void heard(const platform::InputEvent& event);
  /// Time passes. stack: the screens, the topmost last.
  void update(double dt, const std::vector<std::unique_ptr<Screen>>& stack);
  /// A picture took so long, from its input to where it waits for the screen.
  void frame_took(double milliseconds);
  /// The program ends as it should.
  void close();

  // What a seat costs.
  [[nodiscard]] int credits() const { return credits_; }
  /// Whether a bout for so many people may begin; if not, it is said what is missing.
  bool admits(int people);
  /// What is said of them on every screen outside of bouts, wanted for a bout that begins on it; none: free play.
  [[nodiscard]] std::optional<overlay::CoinModel> coins(const Screen& base) const;
  /// Whether it is said on a strip below this screen; what attracts says it itself. base: what lies below all notices.
  [[nodiscard]] bool shows_coins_below(const Screen& base) const;

  // What happened in the house.
  void bout_begins(std::string_view game, int people);
  void bout_ends(const BoutOver& over);
  void fault(std::string_view kind) { count("fault", kind); }
  /// Nobody answered "Still there?": the machine takes over.
  void visitors_gone();
  /// Somebody did.
  void visitors_stay() { silent_ = 0; }

  /// Whether what plays for the house may be heard at this moment.
  [[nodiscard]] bool attract_is_heard() const;

  // For the operator's pages.
  [[nodiscard]] const OperatorSettings& settings() const { return settings_; }
  /// Acts at once, is kept, and is a line of the log. key: of its row, or of a game.
  void set(std::string_view key, int OperatorSettings::*member, int value);
  void offer(const std::string& game, bool offered);
  [[nodiscard]] bool has_pin() const { return !pin_hash_.empty(); }
  /// Seconds until a PIN is taken again; 0: it is.
  [[nodiscard]] double pin_wait() const;
  /// It counts as a wrong one until it turns out to be right, whatever becomes of the power meanwhile.
  void try_pin(const std::string& steps);
  void choose_pin(const std::string& steps);
  /// None: it is not known yet. A new PIN is kept.
  std::optional<PinAnswer> take_pin_answer();
  void reset_audits();
  void note(std::string_view what, std::string_view was, std::string_view became);
  /// Local, as 20261124. days: so many before today.
  [[nodiscard]] std::int64_t day(int days_ago = 0) const;
  /// Seconds since 1970; by virtual time the same in every run.
  [[nodiscard]] std::int64_t now() const;
  [[nodiscard]] records::OperatorRecorder& recorder() { return *recorder_; }
  /// Coins that lie safe in the book since the program began.
  [[nodiscard]] int safe_coins() const { return safe_coins_; }

  void count(std::string_view what, std::string_view detail = {}, std::int64_t amount = 1);

 private:
  void keep(records::OperatorChange change);
  /// Everything that is known, into a book that has lost it.
  void keep_all();
  void play_by_settings();
  void take_coin();
  void thank_for_coins(const Screen& base);
  [[nodiscard]] bool is_open() const;
  void to_rest();
  void follow_hours(const Screen& top);
  void follow_visit(const Screen& top);
  void follow_silence(double dt, const std::vector<std::unique_ptr<Screen>>& stack);
  void count_hours(double dt);

  AppContext* app_;
  std::unique_ptr<records::OperatorRecorder> recorder_;  ///< null: this is no kiosk
  std::unique_ptr<PinKeeper> pins_;                      ///< null: this is no kiosk
  OperatorSettings settings_;
  Settings house_settings_;  ///< as the run began, without the operator's
  std::string pin_hash_;
  int wrong_pins_ = 0;
  double pin_again_at_ = 0;  ///< on the clock
  int credits_ = 0;
  int safe_coins_ = 0;
  int unthanked_ = 0;       ///< coins
  double refused_at_ = -1;  ///< on the clock: somebody wanted to begin with too few credits; below 0: nobody has
  int book_ = 0;            ///< `Records::book` that all of this lies in
  double silent_ = 0;       ///< seconds of the screens waiting for somebody
  double untouched_ = 0;    ///< seconds since anybody did anything
  std::string place_;       ///< where the visitor is: screen and question
  std::optional<double> visit_since_;
  std::map<std::string, double, std::less<>> bouts_since_;  ///< by game: when the one that goes on began
  double hours_ = 0;                                        ///< seconds that are not counted yet
  double slowest_ = 0;
  struct Steady {
    Button button = Button::none;
    int times = 0;
  };
  std::map<std::int32_t, Steady> steady_;  ///< by pad: the direction that came last, and how often in a row
};

}  // namespace fc::cabinet
