// The strip below a bout that is shown again: where it stands, what lies before and behind, and what can be done from here.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/corner.h"
#include "overlay/controls/large_page.h"
#include "overlay/controls/ui.h"

namespace fc::overlay {

/// A moment on the line, to be found again.
struct TimeLineMark {
  enum class Kind : std::uint8_t {
    bell,    ///< a round begins, or whatever a game counts in
    down,    ///< a man goes down
    cut,     ///< one opens
    end,     ///< it is over before the last bell
    choice,  ///< one that cost its corner much
  };
  Kind kind = Kind::bell;
  float at = 0;                 ///< 0 to 1
  std::optional<Corner> who{};  ///< whom it happens to; none: nobody alone
  int round = 1;
};

struct TimeLineModel {
  float at = 0;                       ///< where the bout stands, 0 to 1
  std::vector<TimeLineMark> marks{};  ///< in order
  std::string moment;                 ///< worded: "Round 3, step 41 of 210"
  std::string picks{};                ///< worded: what both have sealed; empty: nothing, or nobody wants to see it
  std::string speed;                  ///< worded
  bool playing = false;
  bool shows_picks = false;
  bool can_review = false;      ///< what decided it can be told
  bool can_go_on = false;       ///< from here as a bout of its own
  bool can_keep = false;        ///< as files
  std::optional<float> busy{};  ///< files are being made: how far it is, 0 to 1
};

struct ReplayAction {
  enum class Kind : std::uint8_t {
    seek,    ///< to `share`
    nudge,   ///< by one small way, `step` -1 or +1
    play,    ///< or stand still
    skip,    ///< to what has to be read next; goes on if it stood still
    step,    ///< `step` -1 or +1: by one roll or answer
    mark,    ///< `step` -1 or +1: to the mark before or after
    speed,   ///< the next one
    picks,   ///< shown or not
    why,     ///< what decided it
    go_on,   ///< from here
    keep,    ///< as files
    cancel,  ///< of files that are being made
    back,
  };
  Kind kind = Kind::back;
  int step = 0;
  float share = 0;
};

/// While it lives, panels are laid out on the part of the screen above a strip at its foot, as large as they fit there.
/// Pointers find the strip instead of buttons of theirs.
class PictureAbove {
 public:
  /// foot: pixels.
  PictureAbove(Ui& ui, int foot);
  PictureAbove(const PictureAbove&) = delete;
  PictureAbove& operator=(const PictureAbove&) = delete;
  ~PictureAbove();

  /// `Ui::text_scale` there.
  [[nodiscard]] static float text_scale(const Ui& ui, int foot);

 private:
  Ui* ui_;
  Controls controls_;
  std::optional<LargePage> page_;
};

/// How high it is, in units.
float time_line_height(const Ui& ui);
/// Where the line itself lies, in pixels: what a pointer drags on.
Box time_line_track(const Ui& ui);
std::optional<ReplayAction> time_line(const TimeLineModel& model, Ui& ui);

}  // namespace fc::overlay
