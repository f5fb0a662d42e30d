// One leaf of the screen flow: a screen, or a notice that lies over one.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "overlay/controls/ui.h"
#include "platform/input.h"
#include "scene/layout.h"
#include "scene/stage.h"

namespace fc::cabinet {

struct House;

class Screen {
 public:
  Screen() = default;
  Screen(const Screen&) = delete;
  Screen& operator=(const Screen&) = delete;
  virtual ~Screen() = default;

  /// A press before the overlay's focus sees it. True: taken, the focus does not get it.
  virtual bool press(House& house, const Press& press) = 0;
  /// The pointer likewise.
  virtual bool point(House&, const platform::Pointer&) { return false; }
  /// Another screen came on top: what a hand still holds down, it lets go elsewhere.
  virtual void covered() {}
  /// The window is no longer in front of whoever plays.
  virtual void left_alone(House&) {}
  /// A device came or went (`house.seating.seats()` already knows).
  virtual void devices_changed(House&) {}
  /// Time passes, whether or not anything is drawn. seconds: the loop's clock; dt since the last frame.
  virtual void update(House&, double seconds, double dt) {
    static_cast<void>(seconds);
    static_cast<void>(dt);
  }
  /// Something moves or waits: the next frame has to be drawn.
  [[nodiscard]] virtual bool moving() const { return false; }
  /// Something is being thought over elsewhere: look again soon, although nothing has to be drawn.
  [[nodiscard]] virtual bool waiting() const { return false; }
  /// Draws the panels and acts on what was pressed there.
  virtual void show(House& house, overlay::Ui& ui) = 0;
  /// What stands in the hall behind the panels. Null: the screen below decides, or nothing.
  [[nodiscard]] virtual const scene::Stage* stage() const { return nullptr; }
  /// How the game of that stage shares out the picture.
  [[nodiscard]] virtual scene::LayoutShape layout_shape() const { return {}; }
  /// True for a notice: the screen below is drawn first, without input.
  [[nodiscard]] virtual bool is_notice() const { return false; }
  /// Plays for the house: where a kiosk is when nobody is near.
  [[nodiscard]] virtual bool attracts() const { return false; }
  /// Moves of the focus and presses are not heard here: somebody might count them.
  [[nodiscard]] virtual bool is_hushed() const { return false; }
  /// Covers the whole output with paper: the hall behind need not be painted.
  [[nodiscard]] virtual bool covers_the_hall() const { return false; }
  /// The page of the rulebook that belongs here.
  [[nodiscard]] virtual std::string rulebook_page() const { return "common.controls"; }
};

/// What a screen wants to happen next: done between frames, so that no screen vanishes under its own feet.
class Director {
 public:
  /// Everything makes room for this screen.
  void go(std::unique_ptr<Screen> screen) { orders_.push_back({Order::go, std::move(screen)}); }
  /// This screen comes on top.
  void push(std::unique_ptr<Screen> screen) { orders_.push_back({Order::push, std::move(screen)}); }
  /// The topmost screen goes.
  void pop() { orders_.push_back({Order::pop, nullptr}); }
  void quit() { quitting_ = true; }

  [[nodiscard]] bool quitting() const { return quitting_; }
  [[nodiscard]] bool has_orders() const { return !orders_.empty(); }
  /// Carries the orders out on this stack.
  void carry_out(std::vector<std::unique_ptr<Screen>>& stack);

 private:
  enum class Order : std::uint8_t { go, push, pop };
  struct Entry {
    Order order = Order::pop;
    std::unique_ptr<Screen> screen;
  };
  std::vector<Entry> orders_;
  bool quitting_ = false;
};

}  // namespace fc::cabinet
