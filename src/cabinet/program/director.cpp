#include "cabinet/program/flow.h"

#include <utility>

namespace fc::cabinet {

bool ScreenTransitions::carry_out(std::vector<std::unique_ptr<Screen>>& stack) {
  bool pushed = false;
  for (Entry& entry : std::exchange(orders_, {})) {
    switch (entry.order) {
      case Order::go:
        stack.clear();
        stack.push_back(std::move(entry.screen));
        break;
      case Order::push:
        if (!stack.empty()) {
          stack.back()->covered();
        }
        stack.push_back(std::move(entry.screen));
        pushed = true;
        break;
      case Order::pop:
        pushed = false;
        if (stack.size() > 1) {
          stack.pop_back();
        }
        break;
    }
  }
  return pushed;
}

}  // namespace fc::cabinet
