// An ImGui backend for SDL_Renderer over SDL_RenderGeometryRaw. Axis-aligned fills and copies use cheaper calls; an
// unchanged opaque panel is copied from a texture and, with a software renderer, a partly changed one is repainted only
// where it changed (platform/notes.md, "Read this first" 3). ImGui's windows, navigation and styles are not used.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include <SDL.h>
#include <imgui.h>

#include "core/result.h"
#include "overlay/ink/changed_parts.h"
#include "overlay/ink/fonts.h"
#include "overlay/ink/theme.h"
#include "scene/layout.h"
#include "scene/likeness.h"
#include "scene/stage.h"

namespace fc::overlay {

/// A request for a boxer's picture. Size in pixels; mark: whose colours he wears; cut: whole figure or bust.
struct Portrait {
  enum class Cut : std::uint8_t { whole, bust };

  scene::Likeness likeness;
  scene::SeatMark mark;
  int width = 0;
  int height = 0;
  float facing = 1;  ///< +1 looks right, -1 left
  Cut cut = Cut::whole;
};

/// Makes the texture of a portrait with a transparent background. It stays valid and unchanged while the layer may draw it;
/// an id is never reused for another picture. Null: not available.
using Portrayer = std::function<ImTextureID(const Portrait&)>;

/// Drawing statistics of one frame, for --stats and tests.
struct LayerCost {
  int lists = 0;
  int lists_from_texture = 0;
  int vertices = 0;
  int rectangles = 0;  ///< drawn by fill and copy calls
  int triangles = 0;
};

class ImguiLayer {
 public:
  /// renderer must outlive the layer. Fault cannot_read: a font is missing (`Fault::where` is the file).
  static Result<std::unique_ptr<ImguiLayer>> create(SDL_Renderer* renderer, FontFiles fonts = {});
  ImguiLayer(const ImguiLayer&) = delete;
  ImguiLayer& operator=(const ImguiLayer&) = delete;
  ~ImguiLayer();

  /// Sets output size and text scale (1 to 2) and the font sizes for a layout above `foot` pixels. Cheap: fonts are
  /// rasterised on first use.
  Result<void> resize(int width, int height, float text_scale, int foot = 0);

  /// Reserves pixels at the bottom of the output until the next call or `resize`; everything is laid out above.
  void leave_foot(int pixels) { foot_ = std::clamp(pixels, 0, height_ - 1); }

  /// Starts a frame and clears the draw lists. dt: seconds since the last one.
  void begin_frame(float dt);
  /// Opens a draw list above all earlier ones of this frame. name: stable between frames. opaque: covers every pixel of
  /// `box`, so that it can be cached in a texture while unchanged. shade: colour blended over the box when drawn; does not
  /// affect the cache.
  ImDrawList& open_list(std::string_view name, const Box& box, bool opaque, ImU32 shade = 0);
  void end_frame();
  /// A page: until it is closed, everything is laid out on it instead of the screen, at these scales; it may be larger than
  /// its visible part. view: its visible part, in screen pixels.
  struct Page {
    Box whole;
    Box view;
    float scale = 1;
    float text_scale = 1;
  };
  void open_page(const Page& page);
  /// Closes the page and shows its content, moved up by `scrolled` pixels; layout continues where it was opened.
  void close_page(float scrolled);
  /// Draws the latest frame's lists to the render target; may be repeated without a new frame.
  void draw();
  /// See Fonts::draw_one_ahead.
  void draw_letters_ahead() { loaded_.draw_one_ahead(); }

  /// Whether the last two frames are identical: no redraw needed.
  [[nodiscard]] bool unchanged() const { return unchanged_; }
  /// The layout area: the output, or the open page.
  [[nodiscard]] Box screen() const { return pages_.empty() ? output() : pages_.back().page.whole; }
  [[nodiscard]] bool has_open_page() const { return !pages_.empty(); }
  [[nodiscard]] Box output() const { return {0, 0, static_cast<float>(width_), static_cast<float>(height_ - foot_)}; }
  /// Output pixels per design pixel; the design is 1280 x 720, or 720 x 1280 in portrait.
  [[nodiscard]] float scale() const { return pages_.empty() ? output_scale() : pages_.back().page.scale; }
  [[nodiscard]] float output_scale() const { return scene::layout(width_, height_ - foot_).scale; }
  [[nodiscard]] float text_scale() const { return pages_.empty() ? text_scale_ : pages_.back().page.text_scale; }
  /// The output's text scale, regardless of pages.
  [[nodiscard]] float output_text_scale() const { return text_scale_; }
  [[nodiscard]] const Fonts& fonts() const { return loaded_; }
  /// Grained paper, tileable, 256 x 256 pixels.
  [[nodiscard]] ImTextureID paper() const { return paper_.get(); }
  /// Coverage mask of a shape, drawn in any colour. left, top: offset of its first pixel from the pixel of its centre.
  struct Stencil {
    int left = 0;
    int top = 0;
    int w = 0;
    int h = 0;
    std::vector<std::uint8_t> covered;  ///< row by row, 255: fully covered
  };
  /// Draws the cached mask `key` centred at pixel x, y. make: creates the mask if it is not cached.
  template <class Make>
  void print(ImDrawList& list, std::uint64_t key, float x, float y, ImU32 ink, Make make) {
    Shape& shape = shapes_[key];
    shape.used = true;
    if (!shape.picture && !make_picture(shape, make())) {
      return;  // another frame may have the memory for it
    }
    const auto& [stencil, picture, used] = shape;
    const float left = x + static_cast<float>(stencil.left);
    const float top = y + static_cast<float>(stencil.top);
    list.AddImage(picture.get(), {left, top}, {left + static_cast<float>(stencil.w), top + static_cast<float>(stencil.h)},
                  {0, 0}, {1, 1}, ink);
  }
  /// Sets the source of portraits; without one they are left out.
  void portray_with(Portrayer portrayer) { portrayer_ = std::move(portrayer); }
  [[nodiscard]] ImTextureID portrait(const Portrait& portrait) const { return portrayer_ ? portrayer_(portrait) : nullptr; }
  [[nodiscard]] const LayerCost& cost() const { return cost_; }
  /// The draw lists of this frame so far, or of the last one if none has begun.
  [[nodiscard]] std::vector<const ImDrawList*> lists() const;
  /// Screen areas covered by opaque lists.
  [[nodiscard]] std::vector<Box> opaque_boxes() const;

  /// Drops the textures in which panels are cached, as after SDL_RENDER_TARGETS_RESET; they are made again when needed.
  void forget_textures();

 private:
  struct ContextDeleter {
    void operator()(ImGuiContext* context) const { ImGui::DestroyContext(context); }
  };
  struct List {
    std::string name;
    Box box;
    bool opaque = false;
    ImU32 shade = 0;
    std::unique_ptr<ImDrawList> commands;
    std::uint64_t print = 0;  ///< fingerprint of the commands
    bool placed = false;      ///< it lies where it is seen: not on an open page
  };
  struct OpenPage {
    Page page;
    std::size_t first_list = 0;
  };
  struct Kept {
    std::string name;
    Box seen;                 ///< in the last frame
    std::uint64_t print = 0;  ///< of the last frame
    Texture texture;
    Box box;                 ///< of what is on the texture
    std::uint64_t kept = 0;  ///< of the texture
    Pieces pieces;           ///< on the texture
    int rest = 0;            ///< frames in which it is drawn as a whole, as too much of it changes
    bool used = false;
  };

  struct Shape {
    Stencil stencil;
    Texture picture;
    bool used = false;  ///< since it was last looked for shapes to drop
  };

  ImguiLayer(SDL_Renderer* renderer, FontFiles fonts);
  void make_paper();
  bool make_picture(Shape& shape, Stencil stencil);
  void drop_unused_shapes();
  Kept& kept_of(const List& list);
  bool draw_kept(const List& list);
  bool bring_up_to_date(Kept& kept, const List& list, bool still);
  void lay_shade(const List& list, SDL_BlendMode mode);

  SDL_Renderer* renderer_;
  bool counts_pixels_ = false;  ///< a software renderer: what is painted again costs by its pixels
  std::unique_ptr<ImGuiContext, ContextDeleter> context_;
  Fonts loaded_;
  Texture paper_;
  std::unordered_map<std::uint64_t, Shape> shapes_;
  std::size_t shape_pixels_ = 0;  ///< of all pictures of shapes
  Portrayer portrayer_;
  std::vector<List> lists_;
  std::size_t open_lists_ = 0;
  std::vector<OpenPage> pages_;
  std::vector<Kept> kept_;
  std::uint64_t frame_print_ = 0;
  bool unchanged_ = false;
  int width_ = 0;
  int height_ = 0;
  int foot_ = 0;           ///< pixels of it that are somebody else's
  int letters_above_ = 0;  ///< pixels of the foot for which letters were fitted
  float text_scale_ = 0;
  LayerCost cost_;
};

// Draws one ImGui draw list on an SDL_Renderer.

/// Draws the list, moved by -left, -top pixels, to the current target. Triangle pairs that form a single-coloured upright
/// rectangle become fills or copies; the rest goes to SDL_RenderGeometryRaw in as few calls as the order allows. part: clips
/// to this area of the target; null: no clipping.
void draw_triangles(SDL_Renderer* renderer, const ImDrawList& list, float left, float top, LayerCost& cost,
                    const SDL_Rect* part = nullptr);

}  // namespace fc::overlay
