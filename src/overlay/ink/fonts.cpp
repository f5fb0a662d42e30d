#include "overlay/ink/fonts.h"

#include <imgui_freetype.h>
#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <span>
#include <system_error>
#include <utility>

namespace fc::overlay {
namespace {

/// Sizes at 720 lines and text at 100 %. Every text size role is one of them (ui.cpp).
constexpr std::array sans_sizes{12.0F, 14.0F, 17.0F, 21.0F};
constexpr std::array poster_sizes{16.0F, 19.0F, 22.0F, 26.0F, 32.0F, 40.0F, 50.0F, 62.0F, 76.0F, 100.0F};
/// The name of the house and a few figures only: no accents at this size.
constexpr float monumental_size = 150;
constexpr std::array<ImWchar, 3> monumental_letters{0x20, 0x5a, 0};

constexpr std::array<ImWchar, 15> sans_letters{0x20,   0xff,   0x152,  0x153,  0x178,  0x178,  0x2010, 0x2026,
                                               0x20ac, 0x20ac, 0x2190, 0x2193, 0x2212, 0x2212, 0};
/// Poster lettering is capitals only: figures, A to Z, the French accents, and marks.
constexpr std::array<ImWchar, 25> poster_letters{0x20,   0x5a,   0xab,   0xab,   0xb7,   0xb7,   0xbb,  0xbb,   0xc0,
                                                 0xdc,   0xd7,   0xd7,   0x152,  0x152,  0x178,  0x178, 0x2013, 0x2014,
                                                 0x2018, 0x201d, 0x2026, 0x2026, 0x2212, 0x2212, 0};

/// ImGui 1.86 writes a letter of FreeType's past its block of 65,536 pixels: the widest W has 63,000 at this size.
constexpr float most_of_freetype = 290;
/// Larger ones would not fit into a texture of 4,096 lines: on a screen of 4,320 lines letters of 200 % stay at this size.
constexpr float most_pixels = 600;

/// ImGui's own atlas must hold a letter of something.
constexpr std::array<ImWchar, 3> space_only{0x20, 0x20, 0};

Result<std::vector<char>> read_font(const std::string& file) {
  std::error_code failed;
  const std::uintmax_t size = std::filesystem::file_size(file, failed);
  std::vector<char> bytes(failed ? 0 : size);
  std::ifstream stream(file, std::ios::binary);
  if (bytes.empty() || !stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size()))) {
    return fault(FaultCode::cannot_read, file, "this font is missing: install the packages fonts-bebas-neue and fonts-lato");
  }
  return bytes;
}

/// The sizes in pixels, rounded, ascending, each once.
std::vector<float> in_pixels(std::vector<float> sizes, float scale) {
  std::ranges::for_each(sizes, [scale](float& size) { size = std::clamp(std::round(size * scale), 8.0F, most_pixels); });
  std::ranges::sort(sizes);
  sizes.erase(std::unique(sizes.begin(), sizes.end()), sizes.end());
  return sizes;
}

void set_flags(ImFontAtlas& atlas, float pixels) {
  atlas.FontBuilderIO =
      pixels <= most_of_freetype ? ImGuiFreeType::GetBuilderForFreeType() : ImFontAtlasGetBuilderForStbTruetype();
  atlas.Flags |= ImFontAtlasFlags_NoPowerOfTwoHeight | ImFontAtlasFlags_NoMouseCursors | ImFontAtlasFlags_NoBakedLines;
}

/// bytes must outlive the atlas; letters: ranges as ImGui takes them.
ImFont* add_font(ImFontAtlas& atlas, std::vector<char>& bytes, float pixels, const ImWchar* letters) {
  ImFontConfig config;
  config.PixelSnapH = true;  // Letters on whole pixels are copied, not stretched.
  ImFont* const font = atlas.AddFontFromMemoryTTF(bytes.data(), static_cast<int>(bytes.size()), pixels, &config, letters);
  // Of what it does not own an atlas makes a copy when it is added, and a typeface is 600 KiB.
  atlas.ConfigData.back().FontDataOwnedByAtlas = false;
  return font;
}

/// Puts a built atlas into a texture and drops its pixels. Null: the renderer has no memory.
Texture texture_of(SDL_Renderer* renderer, ImFontAtlas& atlas) {
  unsigned char* coverage = nullptr;
  int width = 0;
  int height = 0;
  atlas.GetTexDataAsAlpha8(&coverage, &width, &height);
  Texture texture(SDL_CreateTexture(renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STATIC, width, height));
  if (!texture) {
    return texture;
  }
  std::vector<std::uint32_t> line(static_cast<std::size_t>(width));
  for (int y = 0; y < height; ++y) {
    const std::span<const unsigned char> from{coverage + static_cast<std::ptrdiff_t>(y) * width, line.size()};
    std::ranges::transform(from, line.begin(), [](unsigned char alpha) { return std::uint32_t{alpha} << 24U | 0xFFFFFFU; });
    const SDL_Rect row{0, y, width, 1};
    SDL_UpdateTexture(texture.get(), &row, line.data(), width * 4);
  }
  SDL_SetTextureBlendMode(texture.get(), SDL_BLENDMODE_BLEND);
  SDL_SetTextureScaleMode(texture.get(), SDL_ScaleModeLinear);
  atlas.SetTexID(texture.get());
  atlas.ClearTexData();
  return texture;
}

}  // namespace

/// One typeface at one size.
class Fonts::Cut {
 public:
  /// bytes, letters: kept, not copied.
  Cut(std::vector<char>& bytes, const ImWchar* letters, float pixels) : bytes_(&bytes), letters_(letters), pixels_(pixels) {}

  [[nodiscard]] float pixels() const { return pixels_; }
  [[nodiscard]] bool is(const ImFont* font) const { return font_ == font; }
  [[nodiscard]] bool drawn() const { return font_ != nullptr; }
  /// Draws the letters if nobody has asked for them yet. Where they cannot be drawn any more, text stays invisible.
  ImFont* ready(SDL_Renderer* renderer) {
    if (font_ == nullptr) {
      atlas_ = std::make_unique<ImFontAtlas>();
      set_flags(*atlas_, pixels_);
      font_ = add_font(*atlas_, *bytes_, pixels_, letters_);
      atlas_->Build();
      font_->AddRemapChar(0xA0, ' ');  // the poster face has no space that does not break
      texture_ = texture_of(renderer, *atlas_);
      atlas_->ClearInputData();
    }
    return font_;
  }

 private:
  std::vector<char>* bytes_;
  const ImWchar* letters_;
  float pixels_;
  std::unique_ptr<ImFontAtlas> atlas_;
  Texture texture_;
  ImFont* font_ = nullptr;
};

Fonts::Fonts(SDL_Renderer* renderer, FontFiles files) : renderer_(renderer), files_(std::move(files)) {}

Fonts::~Fonts() = default;

Result<void> Fonts::read_files() {
  const std::array<const std::string*, 3> files{&files_.poster, &files_.sans, &files_.sans_bold};
  for (std::size_t face = 0; face < files.size(); ++face) {
    if (bytes_[face].empty()) {
      FC_TRY(bytes_[face], read_font(*files[face]));
    }
  }
  return {};
}

Result<void> Fonts::ready_plain_atlas() {
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  atlas.Clear();
  set_flags(atlas, sans_sizes.front());
  for (std::vector<char>& bytes : bytes_) {
    add_font(atlas, bytes, sans_sizes.front(), space_only.data());
  }
  if (!atlas.Build()) {
    return fault(FaultCode::cannot_read, files_.poster, "the letters could not be drawn: reinstall the font packages");
  }
  plain_ = texture_of(renderer_, atlas);
  atlas.ClearInputData();
  return plain_ ? Result<void>() : fault(FaultCode::unavailable, "renderer", SDL_GetError());
}

Result<void> Fonts::load(float scale, float text_scale) {
  FC_TRY(read_files());
  FC_TRY(ready_plain_atlas());
  std::vector<float> sans{sans_sizes.begin(), sans_sizes.end()};
  std::vector<float> poster{poster_sizes.begin(), poster_sizes.end()};
  // All of them grow with the player's text size.
  // What has not quite enough room for large letters need not fall back to the next size.
  constexpr float a_little_smaller = 0.92F;
  if (text_scale > 1) {
    for (const float larger : {text_scale, text_scale * a_little_smaller}) {
      std::ranges::transform(sans_sizes, std::back_inserter(sans), [&](float size) { return size * larger; });
      std::ranges::transform(poster_sizes, std::back_inserter(poster), [&](float size) { return size * larger; });
    }
  }
  const auto cuts_of = [&](Face face, std::vector<float> sizes, const ImWchar* letters) {
    Cuts cuts;
    for (const float pixels : in_pixels(std::move(sizes), scale)) {
      cuts.push_back(std::make_unique<Cut>(bytes_.at(static_cast<std::size_t>(face)), letters, pixels));
    }
    return cuts;
  };
  cuts_ = {cuts_of(Face::poster, poster, poster_letters.data()), cuts_of(Face::sans, sans, sans_letters.data()),
           cuts_of(Face::sans_bold, sans, sans_letters.data())};
  monumental_ = cuts_of(
      Face::poster,
      {monumental_size, monumental_size * std::max(1.0F, text_scale * a_little_smaller), monumental_size * text_scale},
      monumental_letters.data());
  return {};
}

ImFont* Fonts::at_most(Face face, float pixels) const {
  const Cuts& cuts = cuts_.at(static_cast<std::size_t>(face));
  const auto larger = std::ranges::find_if(cuts, [pixels](const auto& cut) { return cut->pixels() > pixels + 0.51F; });
  return (larger == cuts.begin() ? cuts.front() : *std::prev(larger))->ready(renderer_);
}

ImFont* Fonts::monumental() const { return monumental_.back()->ready(renderer_); }

ImFont* Fonts::smaller(Face face, const ImFont* font) const {
  if (monumental_.front()->is(font)) {
    return at_most(face, font->FontSize);
  }
  const bool monumental = monumental_.back()->is(font);
  const Cuts& cuts = monumental ? monumental_ : cuts_.at(static_cast<std::size_t>(face));
  const auto here = std::ranges::find_if(cuts, [font](const auto& cut) { return cut->is(font); });
  return here == cuts.begin() ? nullptr : (*std::prev(here))->ready(renderer_);
}

std::ptrdiff_t Fonts::drawn() const {
  std::ptrdiff_t count = std::ranges::count_if(monumental_, &Cut::drawn);
  for (const Cuts& cuts : cuts_) {
    count += std::ranges::count_if(cuts, &Cut::drawn);
  }
  return count;
}

void Fonts::draw_one_ahead() {
  for (const Face face : {Face::sans, Face::sans_bold}) {
    const Cuts& cuts = cuts_.at(static_cast<std::size_t>(face));
    const auto next = std::ranges::find_if_not(cuts, &Cut::drawn);
    if (next != cuts.end()) {
      (*next)->ready(renderer_);
      return;
    }
  }
}

}  // namespace fc::overlay
