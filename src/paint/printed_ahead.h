// Pictures that will soon be wanted, printed on a thread beside the one that paints, so that a frame in which much moves
// is no longer than others.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <utility>

#include "match/worker.h"

namespace fc::paint {

/// Key: ordered, one a picture.
template <class Key, class Picture>
class PrintedAhead {
 public:
  /// print: how it is printed, on that thread.
  explicit PrintedAhead(std::function<Picture(const Key&)> print)
      : worker_(
            [print = std::move(print)](Key& key, const std::stop_token&) {
              return Outcome{key, std::make_unique<Picture>(print(key))};
            },
            [](Key& key, const Fault&) {
              return Outcome{key, nullptr};
            }) {}

  /// Begins to print it, unless it is on its way.
  void want(const Key& key) {
    const auto [place, is_new] = on_its_way_.try_emplace(key);
    place->second.round = round_;
    if (is_new) {
      worker_.hand_over(key);
    }
  }
  /// What was wanted, as soon as it is printed. Null: nobody wanted it, or it could not be printed.
  std::unique_ptr<Picture> take(const Key& key) {
    const auto place = on_its_way_.find(key);
    if (place == on_its_way_.end()) {
      return nullptr;
    }
    while (!place->second.is_done) {
      if (!receive(worker_.wait())) {
        break;  // it was lost: there was no memory even to say so
      }
    }
    std::unique_ptr<Picture> picture = std::move(place->second.picture);
    on_its_way_.erase(place);
    return picture;
  }
  /// A frame is over: what was wanted before the last one and did not come to be used is given up.
  void end_frame() {
    while (auto outcome = worker_.take()) {
      receive(std::move(outcome));
    }
    std::erase_if(on_its_way_,
                  [this](const auto& entry) { return entry.second.is_done && entry.second.round + 1 < round_; });
    ++round_;
  }

 private:
  struct Outcome {
    Key key;
    std::unique_ptr<Picture> picture;
  };
  struct Print {
    std::unique_ptr<Picture> picture;
    bool is_done = false;
    unsigned round = 0;  ///< when it was wanted last
  };

  /// False: there is none.
  bool receive(std::optional<Outcome> outcome) {
    if (outcome) {
      Print& print = on_its_way_[outcome->key];
      print.picture = std::move(outcome->picture);
      print.is_done = true;
    }
    return outcome.has_value();
  }

  std::map<Key, Print> on_its_way_;
  unsigned round_ = 0;
  Worker<Key, Outcome> worker_;
};

}  // namespace fc::paint
