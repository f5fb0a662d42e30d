// Kiosk notices: the operator's PIN, "Still there?", coins, and the closed screen.
#pragma once

#include <optional>
#include <string>

#include "overlay/controls/ui.h"

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

}  // namespace fc::overlay
