#include "cabinet/program/flow.h"

#include <utility>

namespace fc::cabinet {

bool ScreenTransitions::carry_out(std::vector<std::unique_ptr<Screen>>& stack) {
  bool is_new = false;
  for (Entry& entry : std::exchange(orders_, {})) {
    is_new = entry.order != Order::pop;
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
        break;
      case Order::pop:
        if (stack.size() > 1) {
          stack.pop_back();
        }
        break;
    }
  }
  return is_new;
}

}  // namespace fc::cabinet
