// A picture to draw overlays on without a window: memory, software renderer, the project's own words.
#pragma once

#include <SDL.h>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "library/words.h"
#include "overlay/controls/ui.h"

namespace fc::overlay::test {

struct Sheet {
  std::string name;
  int width = 1280;
  int height = 720;
  float text_scale = 1;
  std::string language = "en";
};

class Table {
 public:
  explicit Table(const Sheet& sheet);

  [[nodiscard]] Ui& ui() { return *ui_; }
  [[nodiscard]] ImguiLayer& layer() { return *layer_; }
  [[nodiscard]] SDL_Renderer* renderer() { return renderer_.get(); }
  /// Draws one frame of whatever `show` draws, over an empty hall.
  template <class Show>
  void frame(Show&& show) {
    clock_ += 1.0 / 60;
    ui_->begin_frame(clock_, 1.0F / 60);
    show(*ui_);
    ui_->end_frame();
    static_cast<void>(ui_->take_scroll());  // what nobody took scrolls nothing in the next frame either
    paint();
  }
  /// As PNG, for looking at.
  void save(const std::string& file);
  /// The colour at a pixel of the last frame, 0xAARRGGBB.
  [[nodiscard]] std::uint32_t pixel_at(int x, int y);
  /// A fingerprint of every pixel.
  [[nodiscard]] std::size_t pixels();

 private:
  void paint();

  struct Destroy {
    void operator()(SDL_Surface* surface) const { SDL_FreeSurface(surface); }
    void operator()(SDL_Renderer* renderer) const { SDL_DestroyRenderer(renderer); }
  };
  Words words_;
  std::unique_ptr<SDL_Surface, Destroy> surface_;
  std::unique_ptr<SDL_Renderer, Destroy> renderer_;
  std::unique_ptr<ImguiLayer> layer_;
  std::unique_ptr<Ui> ui_;
  double clock_ = 100;
};

}  // namespace fc::overlay::test
