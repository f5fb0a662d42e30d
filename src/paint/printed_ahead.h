// Pictures that will soon be wanted, printed on a thread beside the one that paints, so that a frame in which much moves
// is no longer than others.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <utility>

#include "match/worker.h"
#include "paint/kept_pictures.h"

namespace fc::paint {

/// Key: ordered, one a picture.
template <class Key, class Picture>
class PrintedAhead {
 public:
  /// Begins to print it on that thread, unless it is on its way. print: needs nothing that may be gone until it is taken.
  void want(const Key& key, std::function<Picture()> print) {
    const auto [place, is_new] = on_its_way_.try_emplace(key);
    place->second.round = round_;
    if (is_new) {
      worker_.hand_over({key, std::move(print)});
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
  struct Job {
    Key key;
    std::function<Picture()> print;
  };
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
  Worker<Job, Outcome> worker_{[](Job& job, const std::stop_token&) {
                                 return Outcome{job.key, std::make_unique<Picture>(job.print())};
                               },
                               [](Job& job, const Fault&) {
                                 return Outcome{job.key, nullptr};
                               }};
};

/// A shelf of pictures of which those that will be wanted in the next frame are printed meanwhile. Printed: what a picture
/// is finished from where it is painted, which is not done elsewhere.
template <class Key, class Printed, class Picture = TextureHandle>
class ForeseenPictures {
 public:
  explicit ForeseenPictures(PictureCache& cache) : kept_(cache) {}

  /// print(): as in `foresee`. finish(printed): the picture. It lasts as one of `KeptPictures`.
  template <class Print, class Finish>
  const Picture& get(const Key& key, Print print, Finish finish) {
    return kept_.get(key, [&] {
      const std::unique_ptr<Printed> ready = ahead_.take(key);
      return ready ? finish(*ready) : finish(print());
    });
  }
  /// It will be asked for in the next frame. print(): on another thread.
  template <class Print>
  void foresee(const Key& key, Print print) {
    if (!kept_.contains(key)) {
      ahead_.want(key, std::move(print));
    }
  }
  void end_frame() { ahead_.end_frame(); }
  void forget() { kept_.forget(); }

 private:
  KeptPictures<Key, Picture> kept_;
  PrintedAhead<Key, Printed> ahead_;
};

}  // namespace fc::paint
