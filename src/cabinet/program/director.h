// The stack of screens, and what shall happen to it: done between frames, so that no screen vanishes under its own feet.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "cabinet/screens/screen.h"

namespace fc::cabinet {

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
  /// Carries the orders out on this stack. True if a screen that has never been shown came on top.
  bool carry_out(std::vector<std::unique_ptr<Screen>>& stack);

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
