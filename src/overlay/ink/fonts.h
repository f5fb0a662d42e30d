// The fonts at all their sizes. Rasterising a size takes up to three milliseconds and there are some twenty, so it is done
// on first use, or ahead, one a frame.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include <array>
#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "core/result.h"
#include "overlay/ink/theme.h"

namespace fc::overlay {

struct TextureDeleter {
  void operator()(SDL_Texture* texture) const { SDL_DestroyTexture(texture); }
};
using Texture = std::unique_ptr<SDL_Texture, TextureDeleter>;

/// Font files. Debian: fonts-bebas-neue, fonts-lato.
struct FontFiles {
  std::string poster = "/usr/share/fonts/opentype/bebas-neue/BebasNeue-Bold.otf";
  std::string sans = "/usr/share/fonts/truetype/lato/Lato-Regular.ttf";
  std::string sans_bold = "/usr/share/fonts/truetype/lato/Lato-Bold.ttf";
};

/// The fonts at the sizes in use. For other sizes the next smaller one is used, so letters are never scaled. Each size has
/// its own texture: draw text with `font->ContainerAtlas->TexID`.
class Fonts {
 public:
  /// renderer must outlive the fonts.
  Fonts(SDL_Renderer* renderer, FontFiles files);
  ~Fonts();
  Fonts(const Fonts&) = delete;
  Fonts& operator=(const Fonts&) = delete;

  /// Sets the sizes for `scale` (output pixels per design pixel) and `text_scale` (1 to 2), and drops all rasterised ones.
  /// Also sets up the empty atlas of ImGui's context. Fault cannot_read: a font file is missing or damaged (`Fault::where`
  /// is the file); unavailable: the renderer is out of memory.
  Result<void> load(float scale, float text_scale);

  /// The largest size of at most `pixels`; the smallest if all are larger.
  [[nodiscard]] ImFont* at_most(Face face, float pixels) const;
  /// The largest poster size: only A to Z and digits.
  [[nodiscard]] ImFont* monumental() const;
  /// The next smaller size (for the monumental one: the largest other of the face); null if there is none.
  [[nodiscard]] ImFont* smaller(Face face, const ImFont* font) const;
  /// Number of rasterised sizes; each has a texture.
  [[nodiscard]] std::ptrdiff_t drawn() const;
  /// Rasterises one body text size that was not used yet. (A poster size costs a quarter of that.)
  void draw_one_ahead();

 private:
  class Cut;
  using Cuts = std::vector<std::unique_ptr<Cut>>;
  Result<void> read_files();
  Result<void> ready_plain_atlas();

  SDL_Renderer* renderer_;
  FontFiles files_;
  std::array<std::vector<char>, 3> bytes_;  ///< of each face, read once
  Texture plain_;
  std::array<Cuts, 3> cuts_;
  Cuts monumental_;
};

}  // namespace fc::overlay
