// The input focus, shared by pads, keyboard, mouse and touch. Panels register focusable items while drawing; input
// between two frames uses the rectangles of the last frame. Pure logic, no drawing.
#pragma once

#include <cstdint>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include "overlay/ink/theme.h"
#include "scene/prompt.h"

namespace fc::overlay {

/// Id of a focusable item, stable between frames. 0: none.
using FocusId = std::uint64_t;

/// The id of item `index` of those named `name`.
FocusId focus_id(std::string_view name, int index = 0);

using scene::Direction;

/// Behaviour of a focusable item.
struct FocusTraits {
  bool first = false;             ///< gets the focus when its screen opens
  bool takes_horizontal = false;  ///< left and right change its value (`Touch::nudge`) instead of moving the focus
  bool takes_vertical = false;    ///< up and down scroll it (`Touch::nudge`) instead of moving the focus
  int group = 0;                  ///< list id: up and down stay in the group while possible. 0: none
  bool in_row = false;            ///< left and right stay in the group: beyond the ends of a row lies something else
  FocusId above = 0;              ///< target of up, overriding geometry, for lists in columns. 0: by geometry
  FocusId below = 0;              ///< target of down, overriding geometry. 0: by geometry
  Box clip{0, 0, 1e9F, 1e9F};     ///< pointer input only within this area
};

/// Input to a focusable item since the last frame.
struct Touch {
  bool focused = false;
  bool activated = false;  ///< accepted, clicked or tapped
  int nudge = 0;           ///< -1, +1: left or right (up or down) was pressed, if the item takes them
  float held_seconds = 0;  ///< how long accept or the pointer has been held on it
  bool arrived = false;    ///< the focus came here since the last frame, not by the pointer: scroll to it
  float pointer_x = -1;    ///< if activated by the pointer: x within the box, 0..1; else -1
};

class FocusMap {
 public:
  /// Starts a frame. dt: seconds since the last one, for holding.
  void begin_frame(float dt);
  /// Ends the frame; if the focused item is gone, the first one gets the focus.
  void end_frame();

  /// Opens a modal scope: the items that follow get all input. `name` restores its last focus unless `fresh`: then the first
  /// item gets it each time the scope opens.
  void open_scope(std::string_view name, bool fresh = false);
  void close_scope();
  /// The scope opened next starts on its first item, ignoring the remembered focus.
  void open_anew() { anew_ = true; }

  /// Vertical offset, in pixels upwards, of items registered from now on: for scrolled pages. Default: 0.
  void scroll(float pixels) { scrolled_ = pixels; }
  [[nodiscard]] float scrolled() const { return scrolled_; }
  /// Sets the visible part of a scrolled page. If up or down would lead far outside or nowhere, the page is scrolled first
  /// (`take_page_steps`). Empty: no page.
  void open_page(const Box& view);
  /// Items registered from now on are not on the page.
  void close_page() { on_page_ = false; }
  /// How many times the page is to be turned over: + down.
  [[nodiscard]] int take_page_steps() { return std::exchange(page_steps_, 0); }
  /// Where the item of a page lay in the last frame, as it was scrolled, to which the focus moved by direction or
  /// automatically since; null: it did not.
  [[nodiscard]] const Box* arrived_at() const;
  /// Whether it moved so to any item, on a page or not.
  [[nodiscard]] bool has_arrived() const { return arrived_ != 0; }
  /// Whether it moved because a reopened scope restored it.
  [[nodiscard]] bool returned() const { return returned_; }
  /// Whether it moved because the focused item vanished, or there was none.
  [[nodiscard]] bool fell() const { return fell_; }

  /// Registers an item for this frame; returns its input.
  Touch add(FocusId id, const Box& box, const FocusTraits& traits = {});

  /// Moves the focus. If the focused item is scrolled out of sight: to the first or last visible one.
  void move(Direction direction);
  /// Accept was pressed or released. If the focused item is out of sight, it is only scrolled into view.
  void accept(bool down = true);
  /// The pointer moved, or was pressed or released, at x, y. For touch: point, then press.
  void point(float x, float y);
  void press_pointer(float x, float y, bool down);
  /// As if accept and pointer had been released: what is held confirms nothing more.
  void let_go() {
    accept(false);
    press_pointer(0, 0, false);
  }
  /// Focuses an item, now or once it is registered.
  void focus(FocusId id);

  [[nodiscard]] FocusId focused() const { return focused_; }
  /// Whether the focused item is visible, i.e. not scrolled out of its page or list.
  [[nodiscard]] bool is_seen() const;
  /// Whether input is pending for the next frame, or the focus moved by itself: draw again.
  [[nodiscard]] bool unsettled() const;
  /// Whether accept or the pointer is being held on an item.
  [[nodiscard]] bool holding() const { return accept_down_ || pointer_down_; }

  struct Entry {
    FocusId id = 0;
    Box box;
    FocusTraits traits;
    int scope = 0;
    bool on_page = false;
  };
  /// Items of the last frame's topmost scope, in order.
  [[nodiscard]] const std::vector<Entry>& entries() const { return live_; }
  /// The target of a direction from `from`; `from` itself if none.
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
