// The strip below a replayed bout: the present position, the moments before and after it, and the buttons.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/corner.h"
#include "overlay/controls/large_page.h"
#include "overlay/controls/ui.h"

namespace fc::overlay {

/// A marked moment on the line.
struct TimeLineMark {
  enum class Kind : std::uint8_t {
    bell,    ///< a round begins (or whatever unit the game has)
    down,    ///< a man goes down
    cut,     ///< a cut opens
    end,     ///< the bout is over before the last bell
    choice,  ///< a choice that cost its corner much
  };
  Kind kind = Kind::bell;
  float at = 0;                 ///< 0 to 1
  std::optional<Corner> who{};  ///< whom it happens to; none: not one alone
  int round = 1;
};

struct TimeLineModel {
  float at = 0;                       ///< the position in the bout, 0 to 1
  std::vector<TimeLineMark> marks{};  ///< in order
  std::string moment;                 ///< worded: "Round 3, step 41 of 210"
  std::string picks{};                ///< worded: the picks that both have sealed; empty: none, or they are hidden
  std::string speed;                  ///< worded
  bool playing = false;
  bool shows_picks = false;
  bool can_review = false;      ///< a review of what decided it is available
  bool can_go_on = false;       ///< a new bout can be played from here
  bool can_keep = false;        ///< it can be exported as files
  std::optional<float> busy{};  ///< progress of the export, 0 to 1; none: nothing is exported
};

struct ReplayAction {
  enum class Kind : std::uint8_t {
    seek,    ///< go to `share`
    nudge,   ///< a short way back or forward: `step` -1 or +1
    play,    ///< play or pause
    skip,    ///< skip to the next thing to read; plays on if it was paused
    step,    ///< one roll or answer back or forward: `step` -1 or +1
    mark,    ///< go to the mark before or after: `step` -1 or +1
    speed,   ///< the next speed
    picks,   ///< show or hide the picks
    why,     ///< open the review of what decided it
    go_on,   ///< play a new bout from here
    keep,    ///< export as files
    cancel,  ///< cancel the export
    back,
  };
  Kind kind = Kind::back;
  int step = 0;
  float share = 0;
};

/// While this object exists, panels are laid out on the part of the screen above a strip at its foot, as large as they fit
/// there, and pointers reach the strip instead of the panels' buttons.
class PictureAbove {
 public:
  /// foot: height of the strip, pixels.
  PictureAbove(Ui& ui, int foot);
  PictureAbove(const PictureAbove&) = delete;
  PictureAbove& operator=(const PictureAbove&) = delete;
  ~PictureAbove();

  /// The value of `Ui::text_scale` on that part of the screen.
  [[nodiscard]] static float text_scale(const Ui& ui, int foot);

 private:
  Ui* ui_;
  Controls controls_;
  std::optional<LargePage> page_;
};

/// Height of the strip, in units.
float time_line_height(const Ui& ui);
/// Place of the line within the strip, which pointers drag on, pixels.
Box time_line_track(const Ui& ui);
std::optional<ReplayAction> time_line(const TimeLineModel& model, Ui& ui);

}  // namespace fc::overlay
