// The typefaces at all their sizes. Drawing the letters of one size takes up to three milliseconds and there are some
// twenty, so a size is drawn when it is first asked for, or between, one a frame.
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

/// Where the typefaces lie. Debian: fonts-bebas-neue, fonts-lato.
struct FontFiles {
  std::string poster = "/usr/share/fonts/opentype/bebas-neue/BebasNeue-Bold.otf";
  std::string sans = "/usr/share/fonts/truetype/lato/Lato-Regular.ttf";
  std::string sans_bold = "/usr/share/fonts/truetype/lato/Lato-Bold.ttf";
};

/// The typefaces at the sizes in use. A size between two is shown by the next smaller one, so letters are never stretched.
/// Each size has a texture of its own: text is drawn with `font->ContainerAtlas->TexID`.
class Fonts {
 public:
  /// renderer must outlive the fonts.
  Fonts(SDL_Renderer* renderer, FontFiles files);
  ~Fonts();
  Fonts(const Fonts&) = delete;
  Fonts& operator=(const Fonts&) = delete;

  /// Forgets all letters and takes the sizes for `scale`, output pixels per pixel of the design, and text_scale, 1 to 2.
  /// Readies the atlas of ImGui's context, which holds no letters. Fault cannot_read: a font file is missing or damaged
  /// (`Fault::where` is the file); unavailable: the renderer has no memory.
  Result<void> load(float scale, float text_scale);

  /// The largest cut of at most `pixels` (the smallest one, if all are larger).
  [[nodiscard]] ImFont* at_most(Face face, float pixels) const;
  /// The largest poster cut, A to Z and figures only.
  [[nodiscard]] ImFont* monumental() const;
  /// The next smaller cut (of the monumental one: the largest other of the face); null if there is none.
  [[nodiscard]] ImFont* smaller(Face face, const ImFont* font) const;
  /// How many cuts have been drawn: each takes a texture.
  [[nodiscard]] std::ptrdiff_t drawn() const;
  /// Draws one cut of the small print that nobody has asked for yet. (A poster cut costs a quarter of that.)
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
