#include "cabinet/program/director.h"

#include <utility>

namespace fc::cabinet {

void Director::carry_out(std::vector<std::unique_ptr<Screen>>& stack) {
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
        break;
      case Order::pop:
        if (stack.size() > 1) {
          stack.pop_back();
        }
        break;
    }
  }
}

}  // namespace fc::cabinet
