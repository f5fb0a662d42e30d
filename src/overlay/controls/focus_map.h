// Where the focus is: one focus for pads, keyboard, mouse and touch alike. Panels register what can be focused while they
// are drawn; presses between two frames move over the rectangles of the last frame. Pure logic, no drawing.
#pragma once

#include <cstdint>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include "overlay/ink/theme.h"
#include "scene/prompt.h"

namespace fc::overlay {

/// Names a focusable; the same thing keeps its id from frame to frame. 0: none.
using FocusId = std::uint64_t;

/// The id of the `index`-th thing called `name`.
FocusId focus_id(std::string_view name, int index = 0);

using scene::Direction;

/// How a focusable behaves.
struct FocusTraits {
  bool first = false;             ///< takes the focus when its screen opens
  bool takes_horizontal = false;  ///< left and right change its value (`Touch::nudge`) instead of moving the focus
  bool takes_vertical = false;    ///< up and down scroll it (`Touch::nudge`) instead of moving the focus
  int group = 0;                  ///< lists: up and down stay in the group while it has somebody there. 0: none
  bool in_row = false;            ///< left and right stay in the group: what lies beyond the row's ends is another thing
  FocusId above = 0;              ///< where up leads, whatever lies there: a list set in columns. 0: to what lies there
  FocusId below = 0;              ///< where down leads, whatever lies there. 0: to what lies there
  Box clip{0, 0, 1e9F, 1e9F};     ///< the pointer reaches only what lies in here
};

/// What happened to a focusable since the last frame.
struct Touch {
  bool focused = false;
  bool activated = false;  ///< accepted, clicked or tapped
  int nudge = 0;           ///< -1, +1: left or right, up or down was pressed, where it takes them
  float held_seconds = 0;  ///< how long accept, or the pointer, has been down on it
  bool arrived = false;    ///< the focus came here by direction since the last frame: scroll to it
  float pointer_x = -1;    ///< when activated by the pointer: where in the box, 0..1; else -1
};

class FocusMap {
 public:
  /// Starts a frame; dt: seconds since the last one (for holding).
  void begin_frame(float dt);
  /// Ends it: if the focused thing is gone, the first one takes over.
  void end_frame();

  /// What follows lies above everything before and takes all input (a notice over a screen); `name` remembers its focus,
  /// unless `fresh`: then it starts on its first one each time it is opened.
  void open_scope(std::string_view name, bool fresh = false);
  void close_scope();
  /// What is opened next is new to everybody: it starts on its first one, whatever is remembered of its name.
  void open_anew() { anew_ = true; }

  /// What is registered from now on lies so many pixels higher: on a page that is scrolled. Default: 0.
  void scroll(float pixels) { scrolled_ = pixels; }
  [[nodiscard]] float scrolled() const { return scrolled_; }
  /// What is seen of a page in this frame: where up or down would lead far out of it, and where they lead nowhere, they
  /// turn the page over first (`take_page_steps`). Nothing: there is no such page.
  void open_page(const Box& view);
  /// What is registered from now on lies on no page.
  void close_page() { on_page_ = false; }
  /// How many times the page is to be turned over: + down.
  [[nodiscard]] int take_page_steps() { return std::exchange(page_steps_, 0); }
  /// Where on a page the focus came by direction, or by itself, since the last frame, as it lay in it; null: it did not
  /// move so.
  [[nodiscard]] const Box* arrived_at() const;
  /// True if it has come to anything, on a page or not, since the last frame.
  [[nodiscard]] bool has_arrived() const { return arrived_ != 0; }
  /// True if it came there because a scope was opened again that had it there when it was left.
  [[nodiscard]] bool returned() const { return returned_; }
  /// True if it came there because what had it is gone, or nothing had it yet.
  [[nodiscard]] bool fell() const { return fell_; }

  /// Registers a focusable of this frame and says what happened to it.
  Touch add(FocusId id, const Box& box, const FocusTraits& traits = {});

  /// From what has been scrolled out of sight: to the first or last thing that is seen.
  void move(Direction direction);
  /// Accept went down, or was let go. What is out of sight is only brought back into it.
  void accept(bool down = true);
  /// The pointer moved to x, y, or went down or up there. A finger: point, then press.
  void point(float x, float y);
  void press_pointer(float x, float y, bool down);
  /// Puts the focus on a thing, now or as soon as it is registered.
  void focus(FocusId id);

  [[nodiscard]] FocusId focused() const { return focused_; }
  /// True if somebody sees where the focus is: it has not been scrolled off its page or out of its list.
  [[nodiscard]] bool is_seen() const;
  /// True while a press waits for the next frame, or the focus had to find its place: draw again.
  [[nodiscard]] bool unsettled() const;
  /// True while accept or the pointer is held on something: time passes for it.
  [[nodiscard]] bool holding() const { return accept_down_ || pointer_down_; }

  struct Entry {
    FocusId id = 0;
    Box box;
    FocusTraits traits;
    int scope = 0;
    bool on_page = false;
  };
  /// What the last finished frame registered in its topmost scope, in order.
  [[nodiscard]] const std::vector<Entry>& entries() const { return live_; }
  /// Where a press would lead from `from`; `from` itself if nowhere.
  [[nodiscard]] FocusId neighbour(FocusId from, Direction direction) const;

 private:
  [[nodiscard]] const Entry* find(FocusId id) const;
  [[nodiscard]] const Entry* under(float x, float y) const;
  [[nodiscard]] bool is_seen(const Entry& entry) const;
  [[nodiscard]] bool leaves_the_unseen(Direction direction);
  [[nodiscard]] bool turns_page(FocusId next, Direction direction) const;
  void settle();

  std::vector<Entry> building_;
  std::vector<Entry> live_;
  std::vector<FocusId> scope_names_;
  std::vector<int> scope_stack_;
  std::map<FocusId, FocusId> remembered_;
  FocusId live_scope_ = 0;
  FocusId focused_ = 0;
  FocusId activated_ = 0;
  FocusId nudged_ = 0;
  FocusId arrived_ = 0;
  FocusId wanted_ = 0;
  int nudge_ = 0;
  float click_x_ = -1;
  float held_ = 0;
  bool accept_down_ = false;
  bool pointer_down_ = false;
  bool refocused_ = false;
  bool anew_ = false;
  bool returned_ = false;
  bool fell_ = false;
  Box view_;       ///< of the page of this frame, empty until there is one
  Box live_view_;  ///< of the last frame's
  float scrolled_ = 0;
  bool on_page_ = false;
  int page_steps_ = 0;
};

}  // namespace fc::overlay
