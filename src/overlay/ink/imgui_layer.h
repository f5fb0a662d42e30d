// ImGui's draw lists and letters on an SDL_Renderer: a small backend of our own over SDL_RenderGeometryRaw. Axis-aligned
// fills and copies take the cheap paths; an opaque panel that did not change is copied from a texture, and on a software
// renderer one that changed in part is painted again there alone (platform/notes.md, "Read this first" 3). Nothing of
// ImGui's own windows, navigation or style is used.
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

/// A boxer to be drawn at a size. Pixels; mark: whose colours he wears; cut: how much of him is seen.
struct Portrait {
  enum class Cut : std::uint8_t { whole, bust };

  scene::Likeness likeness;
  scene::SeatMark mark;
  int width = 0;
  int height = 0;
  float facing = 1;  ///< +1 looks right, -1 left
  Cut cut = Cut::whole;
};

/// Makes the picture of a portrait, with nothing behind him. It stays as it is for as long as the layer may draw it, and
/// another one never has the id of one that was seen before. Null: there is none.
using Portrayer = std::function<ImTextureID(const Portrait&)>;

/// What one frame cost: for --stats and tests.
struct LayerCost {
  int lists = 0;
  int lists_from_texture = 0;
  int vertices = 0;
  int rectangles = 0;  ///< by the fill and copy paths
  int triangles = 0;
};

class ImguiLayer {
 public:
  /// renderer must outlive the layer. Fault cannot_read: a font is missing (`Fault::where` is the file).
  static Result<std::unique_ptr<ImguiLayer>> create(SDL_Renderer* renderer, FontFiles fonts = {});
  ImguiLayer(const ImguiLayer&) = delete;
  ImguiLayer& operator=(const ImguiLayer&) = delete;
  ~ImguiLayer();

  /// Fits the letters to an output of this size, as they are laid out above a foot of so many pixels; text_scale 1 to 2.
  /// Cheap: letters are drawn when they are first set.
  Result<void> resize(int width, int height, float text_scale, int foot = 0);

  /// Until the next `resize` or another one so many pixels at the foot of the output are somebody else's: all is laid out
  /// above them.
  void leave_foot(int pixels) { foot_ = std::clamp(pixels, 0, height_ - 1); }

  /// Starts a frame of dt seconds; lists of the last frame are emptied.
  void begin_frame(float dt);
  /// A draw list that lies above the ones opened before it in this frame. name: the same from frame to frame.
  /// opaque: it covers every pixel of `box`, so that it may be kept in a texture while it does not change. shade: is laid
  /// over all of the box when the list is drawn; what is kept does not change with it.
  ImDrawList& open_list(std::string_view name, const Box& box, bool opaque, ImU32 shade = 0);
  void end_frame();
  /// Until the page is closed everything is laid out on a page instead of the screen, with pixels of the design and letters
  /// of these sizes: a page that is larger than what is seen of it. view: where it is seen, in pixels of the screen.
  struct Page {
    Box whole;
    Box view;
    float scale = 1;
    float text_scale = 1;
  };
  void open_page(const Page& page);
  /// Shows what was drawn on the page since, moved up by so many pixels, and goes on where the page was opened.
  void close_page(float scrolled);
  /// Draws the last frame's lists onto the renderer's target; may be called again without a new frame.
  void draw();
  /// See Fonts::draw_one_ahead.
  void draw_letters_ahead() { loaded_.draw_one_ahead(); }

  /// True if the last two frames came out the same: there is nothing to redraw.
  [[nodiscard]] bool unchanged() const { return unchanged_; }
  /// The output, or the page that is open.
  [[nodiscard]] Box screen() const { return pages_.empty() ? output() : pages_.back().page.whole; }
  [[nodiscard]] bool has_open_page() const { return !pages_.empty(); }
  [[nodiscard]] Box output() const { return {0, 0, static_cast<float>(width_), static_cast<float>(height_ - foot_)}; }
  /// Output pixels per pixel of the design: 1280 x 720, or 720 x 1280 on an output taller than wide.
  [[nodiscard]] float scale() const { return pages_.empty() ? output_scale() : pages_.back().page.scale; }
  [[nodiscard]] float output_scale() const { return scene::layout(width_, height_ - foot_).scale; }
  [[nodiscard]] float text_scale() const { return pages_.empty() ? text_scale_ : pages_.back().page.text_scale; }
  /// Of the output, whatever page is open.
  [[nodiscard]] float output_text_scale() const { return text_scale_; }
  [[nodiscard]] const Fonts& fonts() const { return loaded_; }
  /// Grained paper, tileable, 256 x 256 pixels.
  [[nodiscard]] ImTextureID paper() const { return paper_.get(); }
  /// How much of each pixel a shape covers: white, to be drawn in any ink. left, top: of its first pixel, from the pixel in
  /// which its middle lies.
  struct Stencil {
    int left = 0;
    int top = 0;
    int w = 0;
    int h = 0;
    std::vector<std::uint8_t> covered;  ///< row by row, 255: all of the pixel
  };
  /// Draws the shape of this key in the open list, with its middle in the pixel x, y. make: called for a key that is not
  /// known.
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
  /// From now on boxers are drawn by this; without one their places stay empty.
  void portray_with(Portrayer portrayer) { portrayer_ = std::move(portrayer); }
  [[nodiscard]] ImTextureID portrait(const Portrait& portrait) const { return portrayer_ ? portrayer_(portrait) : nullptr; }
  [[nodiscard]] const LayerCost& cost() const { return cost_; }
  /// Everything drawn in this frame so far, or in the last one if none has begun.
  [[nodiscard]] std::vector<const ImDrawList*> lists() const;
  /// Which parts of the screen those of them hide that were opened as opaque.
  [[nodiscard]] std::vector<Box> opaque_boxes() const;

  /// The textures are gone (a lost device, SDL_RENDER_TARGETS_RESET): make them again when needed.
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

// One ImGui draw list onto an SDL_Renderer.

/// Draws the list moved by -left, -top pixels onto the current target. Pairs of triangles that form an upright rectangle of
/// one colour are filled or copied; the rest goes through SDL_RenderGeometryRaw in as few calls as order allows. part: of
/// the target, outside of which nothing is drawn; null: all of it.
void draw_triangles(SDL_Renderer* renderer, const ImDrawList& list, float left, float top, LayerCost& cost,
                    const SDL_Rect* part = nullptr);

}  // namespace fc::overlay
