#include "overlay/ink/theme.h"

#include <imgui_freetype.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>

namespace fc::overlay {
namespace {

/// Sizes at 720 lines and text at 100 %. Every text size role is one of them (ui.cpp).
constexpr std::array sans_sizes{12.0F, 14.0F, 17.0F, 21.0F};
constexpr std::array poster_sizes{16.0F, 19.0F, 22.0F, 26.0F, 32.0F, 40.0F, 50.0F, 62.0F, 76.0F, 100.0F};
/// Sizes that grow with the player's text size, and up to where poster lettering grows.
constexpr std::array growing_sans{14.0F, 17.0F, 21.0F};
constexpr std::array growing_poster{22.0F, 32.0F};

/// The name of the house and a few figures only: no accents at this size.
constexpr float monumental_size = 150;
constexpr std::array<ImWchar, 3> monumental_letters{0x20, 0x5a, 0};

constexpr std::array<ImWchar, 15> sans_letters{0x20,   0xff,   0x152,  0x153,  0x178,  0x178,  0x2010, 0x2026,
                                               0x20ac, 0x20ac, 0x2190, 0x2193, 0x2212, 0x2212, 0};
/// Poster lettering is capitals only: figures, A to Z, the French accents, and marks.
constexpr std::array<ImWchar, 25> poster_letters{0x20,   0x5a,   0xab,   0xab,   0xb7,   0xb7,   0xbb,  0xbb,   0xc0,
                                                 0xdc,   0xd7,   0xd7,   0x152,  0x152,  0x178,  0x178, 0x2013, 0x2014,
                                                 0x2018, 0x201d, 0x2026, 0x2026, 0x2212, 0x2212, 0};

Result<std::vector<char>> read_font(const std::string& file) {
  std::ifstream stream(file, std::ios::binary);
  std::vector<char> bytes{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
  if (bytes.empty()) {
    return fault(FaultCode::cannot_read, file, "this font is missing: install the packages fonts-bebas-neue and fonts-lato");
  }
  return bytes;
}

/// The sizes in pixels, rounded, ascending, each once.
std::vector<float> in_pixels(std::vector<float> sizes, float scale) {
  std::ranges::for_each(sizes, [scale](float& size) { size = std::max(8.0F, std::round(size * scale)); });
  std::ranges::sort(sizes);
  sizes.erase(std::unique(sizes.begin(), sizes.end()), sizes.end());
  return sizes;
}

std::vector<ImFont*> add_cuts(std::vector<char>& bytes, const std::vector<float>& sizes, const ImWchar* letters) {
  std::vector<ImFont*> cuts;
  for (const float size : sizes) {
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    config.PixelSnapH = true;  // Letters on whole pixels are copied, not stretched.
    cuts.push_back(
        ImGui::GetIO().Fonts->AddFontFromMemoryTTF(bytes.data(), static_cast<int>(bytes.size()), size, &config, letters));
  }
  return cuts;
}

}  // namespace

ImU32 colour::on(scene::Ink ground) {
  using scene::Ink;
  constexpr std::array light{Ink::paper, Ink::canvas, Ink::canvas_line, Ink::gold, Ink::white, Ink::seat_3, Ink::seat_5};
  return std::ranges::find(light, ground) == light.end() ? paper : colour::ink;
}

Result<void> Fonts::load(const FontFiles& files, float scale, float text_scale) {
  Result<std::vector<char>> poster = read_font(files.poster);
  Result<std::vector<char>> sans = read_font(files.sans);
  Result<std::vector<char>> bold = read_font(files.sans_bold);
  for (const Result<std::vector<char>>* font : {&poster, &sans, &bold}) {
    if (!*font) {
      return tl::make_unexpected(font->error());
    }
  }
  std::vector<float> sans_cuts{sans_sizes.begin(), sans_sizes.end()};
  std::vector<float> poster_cuts{poster_sizes.begin(), poster_sizes.end()};
  std::ranges::transform(growing_sans, std::back_inserter(sans_cuts), [&](float size) { return size * text_scale; });
  std::ranges::transform(growing_poster, std::back_inserter(poster_cuts), [&](float size) { return size * text_scale; });
  sans_cuts = in_pixels(std::move(sans_cuts), scale);
  poster_cuts = in_pixels(std::move(poster_cuts), scale);

  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  atlas.Clear();
  atlas.FontBuilderIO = ImGuiFreeType::GetBuilderForFreeType();
  atlas.Flags |= ImFontAtlasFlags_NoPowerOfTwoHeight | ImFontAtlasFlags_NoMouseCursors | ImFontAtlasFlags_NoBakedLines;
  monumental_ = add_cuts(*poster, in_pixels({monumental_size}, scale), monumental_letters.data()).front();
  cuts_ = {add_cuts(*poster, poster_cuts, poster_letters.data()), add_cuts(*sans, sans_cuts, sans_letters.data()),
           add_cuts(*bold, sans_cuts, sans_letters.data())};
  if (!atlas.Build()) {
    return fault(FaultCode::cannot_read, files.poster, "the letters could not be drawn: reinstall the font packages");
  }
  atlas.ClearInputData();
  return {};
}

ImFont* Fonts::at_most(Face face, float pixels) const {
  const std::vector<ImFont*>& cuts = cuts_.at(static_cast<std::size_t>(face));
  const auto larger = std::ranges::find_if(cuts, [pixels](const ImFont* font) { return font->FontSize > pixels + 0.51F; });
  return larger == cuts.begin() ? cuts.front() : *std::prev(larger);
}

ImFont* Fonts::smaller(Face face, const ImFont* font) const {
  const std::vector<ImFont*>& cuts = cuts_.at(static_cast<std::size_t>(face));
  const auto here = std::ranges::find(cuts, font);
  return here == cuts.begin() ? nullptr : *std::prev(here);
}

}  // namespace fc::overlay
