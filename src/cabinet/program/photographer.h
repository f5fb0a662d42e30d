// Pictures that are kept: the ring for the newspaper, and the newspaper as a file. Screens ask; the next painted frame is
// taken.
#pragma once

#include <SDL.h>

#include <filesystem>
#include <optional>
#include <utility>

#include "scene/layout.h"
#include "scene/stage.h"

namespace fc::cabinet {

class Photographer {
 public:
  struct Order {
    scene::Stage stage;
    scene::LayoutShape shape;
  };
  struct Photograph {
    SDL_Texture* texture = nullptr;  ///< null: there is none
    float aspect = 1.6F;             ///< width / height
  };

  /// The next painted frame photographs this ring; the photograph before it is thrown away.
  void order(Order order) {
    order_ = std::move(order);
    taken_ = {};
  }
  [[nodiscard]] std::optional<Order> take_order() { return std::exchange(order_, std::nullopt); }
  void deliver(Photograph photograph) { taken_ = photograph; }
  void forget() { taken_ = {}; }
  [[nodiscard]] const Photograph& taken() const { return taken_; }

  /// The next painted frame is written into this file as PNG.
  void keep_frame(std::filesystem::path file) { file_ = std::move(file); }
  [[nodiscard]] bool keeps_frame() const { return !file_.empty(); }
  /// Empty: no frame is to be kept.
  [[nodiscard]] std::filesystem::path take_file() { return std::exchange(file_, {}); }

 private:
  std::optional<Order> order_;
  Photograph taken_;
  std::filesystem::path file_;
};

}  // namespace fc::cabinet
