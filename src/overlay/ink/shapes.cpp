#include "overlay/ink/shapes.h"

#include <algorithm>
#include <array>
#include <cfloat>
#include <cmath>
#include <span>

namespace fc::overlay {
namespace {

constexpr int sub_rows = 4;  ///< samples within a row of pixels

/// What a shape covers on each side of its axis in one sample of a row: from `inner` to `outer`, nothing if they are equal.
struct Reach {
  float inner = 0;
  float outer = 0;
};
using Samples = std::array<Reach, sub_rows>;

/// The right half of a shape that is alike on both sides: x from its axis, y down from its middle, radius 1; from top to
/// foot.
struct Point {
  float x;
  float y;
};

/// The share of the pixel from `left` to left + 1 that the shape covers.
float coverage(float left, float x, const Samples& samples) {
  const auto within = [left](float from, float to) { return std::max(0.0F, std::min(left + 1, to) - std::max(left, from)); };
  float sum = 0;
  for (const Reach& reach : samples) {
    sum += within(x + reach.inner, x + reach.outer) + within(x - reach.outer, x - reach.inner);
  }
  return sum / sub_rows;
}

void edge_pixels(Ui& ui, float from, float to, float y, float x, const Samples& samples, ImU32 ink) {
  const float whole = static_cast<float>(ink >> IM_COL32_A_SHIFT) / 255.0F;
  for (float left = from; left < to; left += 1) {
    if (const float share = coverage(left, x, samples); share > 0.02F) {
      ui.fill({left, y, 1, 1}, colour::faded(ink, whole * share));
    }
  }
}

/// A row: smooth pixels at both ends, one rectangle between them where every sample is covered through the axis.
void fill_row(Ui& ui, float row, float x, const Samples& samples, ImU32 ink) {
  const bool solid = std::ranges::all_of(samples, [](const Reach& reach) { return reach.inner <= 0; });
  const float shortest = std::ranges::min_element(samples, {}, &Reach::outer)->outer;
  const float longest = std::ranges::max_element(samples, {}, &Reach::outer)->outer;
  const float from = std::floor(x - longest);
  const float to = std::ceil(x + longest);
  const bool has_middle = solid && shortest > 0;
  const float solid_from = has_middle ? std::ceil(x - shortest) : to;
  const float solid_to = has_middle ? std::max(solid_from, std::floor(x + shortest)) : to;
  edge_pixels(ui, from, solid_from, row, x, samples, ink);
  if (solid_to > solid_from) {
    ui.fill({solid_from, row, solid_to - solid_from, 1}, ink);
  }
  edge_pixels(ui, solid_to, to, row, x, samples, ink);
}

/// reach_at(y): the shape's reach at y below its middle, in pixels.
template <class ReachAt>
void fill_rows(Ui& ui, float x, float y, float radius, ImU32 ink, ReachAt reach_at) {
  for (float row = std::floor(y - radius); row < std::ceil(y + radius); row += 1) {
    Samples samples{};
    for (int sample = 0; sample < sub_rows; ++sample) {
      const float below = row + (static_cast<float>(sample) + 0.5F) / sub_rows - y;
      samples.at(static_cast<std::size_t>(sample)) = std::abs(below) < radius ? reach_at(below) : Reach{};
    }
    fill_row(ui, row, x, samples, ink);
  }
}

/// Where the outline of half a shape crosses this height: once (it covers up to there), or twice (it covers what is
/// between).
Reach crossings(std::span<const Point> half, float y) {
  std::array<float, 2> found{};
  std::size_t count = 0;
  for (std::size_t index = 0; index + 1 < half.size() && count < found.size(); ++index) {
    const Point& a = half[index];
    const Point& b = half[index + 1];
    if ((a.y <= y) != (b.y <= y)) {
      found.at(count++) = a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y);
    }
  }
  return count == 2 ? Reach{std::min(found[0], found[1]), std::max(found[0], found[1])} : Reach{0, found[0]};
}

void fill_outline(Ui& ui, float x, float y, float radius, ImU32 ink, std::span<const Point> half) {
  fill_rows(ui, x, y, radius, ink, [radius, half](float below) {
    const Reach unit = crossings(half, below / radius);
    return Reach{unit.inner * radius, unit.outer * radius};
  });
}

constexpr std::array square{Point{0, -0.8F}, Point{0.8F, -0.8F}, Point{0.8F, 0.8F}, Point{0, 0.8F}};
constexpr std::array triangle{Point{0, -0.95F}, Point{1, 0.78F}, Point{0, 0.78F}};
/// Higher than it is wide: a regular one is a disc at small sizes.
constexpr std::array hexagon{Point{0, -1}, Point{0.66F, -0.52F}, Point{0.66F, 0.52F}, Point{0, 1}};
constexpr std::array cross{Point{0, -0.92F},    Point{0.34F, -0.92F}, Point{0.34F, -0.34F}, Point{0.92F, -0.34F},
                           Point{0.92F, 0.34F}, Point{0.34F, 0.34F},  Point{0.34F, 0.92F},  Point{0, 0.92F}};
/// Five points; the waist is wider than a pentagram's, which would be thin at small sizes.
constexpr std::array star{Point{0, -1},       Point{0.29F, -0.34F}, Point{0.98F, -0.27F},
                          Point{0.47F, 0.2F}, Point{0.62F, 0.9F},   Point{0, 0.52F}};

/// The hole is half as wide: at small sizes it stays open.
void fill_ring(Ui& ui, float x, float y, float radius, ImU32 ink) {
  const float hole = radius * 0.5F;
  fill_rows(ui, x, y, radius, ink, [radius, hole](float below) {
    const float inner = std::abs(below) < hole ? std::sqrt(hole * hole - below * below) : 0.0F;
    return Reach{inner, std::sqrt(radius * radius - below * below)};
  });
}

}  // namespace

void fill_disc(Ui& ui, float x, float y, float radius, ImU32 ink) {
  fill_rows(ui, x, y, radius, ink, [radius](float below) { return Reach{0, std::sqrt(radius * radius - below * below)}; });
}

void fill_diamond(Ui& ui, float x, float y, float radius, ImU32 ink) {
  fill_rows(ui, x, y, radius, ink, [radius](float below) { return Reach{0, radius - std::abs(below)}; });
}

void fill_triangle(Ui& ui, float x, float y, float radius, ImU32 ink) { fill_outline(ui, x, y, radius, ink, triangle); }

void fill_mark(Ui& ui, float x, float y, float radius, scene::Mark mark, ImU32 ink) {
  switch (mark) {
    case scene::Mark::disc: return fill_disc(ui, x, y, radius * 0.9F, ink);
    case scene::Mark::diamond: return fill_diamond(ui, x, y, radius, ink);
    case scene::Mark::square: return fill_outline(ui, x, y, radius, ink, square);
    case scene::Mark::triangle: return fill_outline(ui, x, y, radius, ink, triangle);
    case scene::Mark::star: return fill_outline(ui, x, y, radius, ink, star);
    case scene::Mark::hexagon: return fill_outline(ui, x, y, radius, ink, hexagon);
    case scene::Mark::cross: return fill_outline(ui, x, y, radius, ink, cross);
    case scene::Mark::ring: return fill_ring(ui, x, y, radius * 0.95F, ink);
  }
}

namespace {

constexpr std::string_view ellipsis = "…";

float width_of(const ImFont& font, std::string_view text) {
  return font.CalcTextSizeA(font.FontSize, FLT_MAX, 0, text.data(), text.data() + text.size()).x;
}

}  // namespace

std::string capitals(std::string_view utf8) {
  std::string shown;
  shown.reserve(utf8.size());
  for (std::size_t index = 0; index < utf8.size(); ++index) {
    const auto byte = static_cast<unsigned char>(utf8[index]);
    const unsigned char next = index + 1 < utf8.size() ? static_cast<unsigned char>(utf8[index + 1]) : 0;
    if (byte >= 'a' && byte <= 'z') {
      shown += static_cast<char>(byte - 0x20);
    } else if (byte == 0xC2 && next == 0xA0) {  // no-break space
      shown += ' ';
      ++index;
    } else if (byte == 0xC3 && next >= 0xA0 && next <= 0xBE && next != 0xB7) {  // à to þ, but ÷
      shown += utf8[index];
      shown += static_cast<char>(next - 0x20);
      ++index;
    } else if (byte == 0xC5 && next == 0x93) {  // œ
      shown += "Œ";
      ++index;
    } else {
      shown += utf8[index];
    }
  }
  return shown;
}

std::vector<std::string_view> wrapped(const ImFont& font, std::string_view text, float width) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    std::size_t taken = 0;  // up to here everything fits
    bool forced = false;
    for (std::size_t from = 0; from <= text.size() && !forced;) {
      const std::size_t end = std::min(text.find_first_of(" \n", from), text.size());
      if (taken > 0 && width_of(font, text.substr(0, end)) > width) {
        break;
      }
      taken = end;
      forced = end < text.size() && text[end] == '\n';
      from = end + 1;
    }
    lines.push_back(text.substr(0, taken));
    text.remove_prefix(std::min(taken + 1, text.size()));
  }
  return lines;
}

std::string shortened(const ImFont& font, std::string_view line, float width, bool must_end) {
  std::string words(line);
  if (!must_end && width_of(font, words) <= width) {
    return words;
  }
  while (!words.empty() && width_of(font, words + std::string(ellipsis)) > width) {
    std::size_t start = words.size() - 1;  // of the last letter: UTF-8 goes on with 10xxxxxx
    while (start > 0 && (static_cast<unsigned char>(words[start]) & 0xC0U) == 0x80U) {
      --start;
    }
    words.resize(start);
  }
  return words + std::string(ellipsis);
}

}  // namespace fc::overlay
