#include "overlay/ink/shapes.h"

#include <algorithm>
#include <array>
#include <cfloat>
#include <cmath>
#include <cstdint>
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

enum class MarkForm : std::uint8_t { disc, diamond, ring, square, triangle, hexagon, cross, star, dots };

/// reach_at(y, radius): the shape's reach at y below its middle, in pixels. Middles are told apart by sixteenths of a pixel,
/// sizes by thirty-seconds.
template <class ReachAt>
void fill_rows(Ui& ui, MarkForm form, float x, float y, float any_radius, ImU32 ink, ReachAt reach_at) {
  constexpr float places = 16;
  constexpr float sizes = 32;
  const float column = std::floor(x);
  const float row = std::floor(y);
  const float right = std::round((x - column) * places);
  const float down = std::round((y - row) * places);
  const float size = std::round(any_radius * sizes);
  const auto part = [](float number, unsigned shift) { return static_cast<std::uint64_t>(number) << shift; };
  if (size < 1) {
    return;
  }
  ui.layer().print(
      ui.draw(), static_cast<std::uint64_t>(form) | part(right, 8) | part(down, 16) | part(size, 24), column, row, ink, [&] {
        const float radius = size / sizes;
        const float middle_x = right / places;
        const float middle_y = down / places;
        ImguiLayer::Stencil stencil;
        stencil.left = static_cast<int>(std::floor(middle_x - radius));
        stencil.top = static_cast<int>(std::floor(middle_y - radius));
        stencil.w = static_cast<int>(std::ceil(middle_x + radius)) - stencil.left;
        stencil.h = static_cast<int>(std::ceil(middle_y + radius)) - stencil.top;
        for (int line = stencil.top; line < stencil.top + stencil.h; ++line) {
          Samples samples{};
          for (int sample = 0; sample < sub_rows; ++sample) {
            const float below = static_cast<float>(line) + (static_cast<float>(sample) + 0.5F) / sub_rows - middle_y;
            samples.at(static_cast<std::size_t>(sample)) = std::abs(below) < radius ? reach_at(below, radius) : Reach{};
          }
          for (int left = stencil.left; left < stencil.left + stencil.w; ++left) {
            const float share = coverage(static_cast<float>(left), middle_x, samples);
            stencil.covered.push_back(static_cast<std::uint8_t>(std::lround(255 * std::min(1.0F, share))));
          }
        }
        return stencil;
      });
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

void fill_outline(Ui& ui, MarkForm form, float x, float y, float any_radius, ImU32 ink, std::span<const Point> half) {
  fill_rows(ui, form, x, y, any_radius, ink, [half](float below, float radius) {
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
void fill_ring(Ui& ui, float x, float y, float any_radius, ImU32 ink) {
  fill_rows(ui, MarkForm::ring, x, y, any_radius, ink, [](float below, float radius) {
    const float hole = radius * 0.5F;
    const float inner = std::abs(below) < hole ? std::sqrt(hole * hole - below * below) : 0.0F;
    return Reach{inner, std::sqrt(radius * radius - below * below)};
  });
}

}  // namespace

void fill_disc(Ui& ui, float x, float y, float radius, ImU32 ink) {
  fill_rows(ui, MarkForm::disc, x, y, radius, ink, [](float below, float size) {
    return Reach{0, std::sqrt(size * size - below * below)};
  });
}

void fill_diamond(Ui& ui, float x, float y, float radius, ImU32 ink) {
  fill_rows(ui, MarkForm::diamond, x, y, radius, ink, [](float below, float size) {
    return Reach{0, size - std::abs(below)};
  });
}

void fill_triangle(Ui& ui, float x, float y, float radius, ImU32 ink) {
  fill_outline(ui, MarkForm::triangle, x, y, radius, ink, triangle);
}

void fill_mark(Ui& ui, float x, float y, float radius, scene::Mark mark, ImU32 ink) {
  switch (mark) {
    case scene::Mark::disc: return fill_disc(ui, x, y, radius * 0.9F, ink);
    case scene::Mark::diamond: return fill_diamond(ui, x, y, radius, ink);
    case scene::Mark::square: return fill_outline(ui, MarkForm::square, x, y, radius, ink, square);
    case scene::Mark::triangle: return fill_triangle(ui, x, y, radius, ink);
    case scene::Mark::star: return fill_outline(ui, MarkForm::star, x, y, radius, ink, star);
    case scene::Mark::hexagon: return fill_outline(ui, MarkForm::hexagon, x, y, radius, ink, hexagon);
    case scene::Mark::cross: return fill_outline(ui, MarkForm::cross, x, y, radius, ink, cross);
    case scene::Mark::ring: return fill_ring(ui, x, y, radius * 0.95F, ink);
  }
}

namespace {

/// Lays a dot of this radius about x, y, pixels, onto a mask.
void add_dot(ImguiLayer::Stencil& mask, float x, float y, float radius) {
  const auto first = [radius](float middle) { return std::max(0, static_cast<int>(std::floor(middle - radius - 1))); };
  const auto end = [radius](float middle, int most) {
    return std::min(most, static_cast<int>(std::ceil(middle + radius + 1)));
  };
  for (int row = first(y); row < end(y, mask.h); ++row) {
    for (int column = first(x); column < end(x, mask.w); ++column) {
      const float away = std::hypot(static_cast<float>(column) + 0.5F - x, static_cast<float>(row) + 0.5F - y);
      const float share = std::clamp(radius + 0.5F - away, 0.0F, 1.0F);
      std::uint8_t& covered = mask.covered[static_cast<std::size_t>(row * mask.w + column)];
      covered = std::max(covered, static_cast<std::uint8_t>(std::lround(255 * share)));
    }
  }
}

ImguiLayer::Stencil dots(int width, int height, float pitch, bool towards_right) {
  ImguiLayer::Stencil mask{.left = 0, .top = 0, .w = width, .h = height, .covered = {}};
  mask.covered.resize(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
  const int rows = static_cast<int>(2 * static_cast<float>(height) / pitch);
  const int columns = static_cast<int>(static_cast<float>(width) / pitch);
  for (int row = 0; row <= rows; ++row) {
    for (int column = 0; column <= columns; ++column) {
      const float x = pitch * (static_cast<float>(column) + (row % 2 == 0 ? 0.25F : 0.75F));
      const float across = x / static_cast<float>(width);
      const float radius = pitch * 0.35F * (towards_right ? 1 - across : across);
      if (radius > 0.6F) {
        add_dot(mask, x, pitch / 2 * static_cast<float>(row), radius);
      }
    }
  }
  return mask;
}

}  // namespace

void halftone(Ui& ui, const Box& box, ImU32 ink, bool towards_right) {
  constexpr float longest = 8191;  // pixels that go into the key
  const auto width = static_cast<int>(std::clamp(std::round(box.w), 1.0F, longest));
  const auto height = static_cast<int>(std::clamp(std::round(box.h), 1.0F, longest));
  const float pitch = std::round(std::max(7.0F, ui.px(10)));
  const auto part = [](auto number, unsigned shift) { return static_cast<std::uint64_t>(number) << shift; };
  const std::uint64_t key = static_cast<std::uint64_t>(MarkForm::dots) | part(towards_right, 8) | part(width, 16) |
                            part(height, 32) | part(pitch, 48);
  ui.layer().print(ui.draw(), key, std::round(box.x), std::round(box.y), ink,
                   [&] { return dots(width, height, pitch, towards_right); });
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

namespace {

/// Where the first word of the text ends: at a space or a new line, but no French mark stands apart from its word.
std::size_t end_of_word(std::string_view text, std::size_t from) {
  using namespace std::string_view_literals;
  for (;; ++from) {
    from = std::min(text.find_first_of(" \n", from), text.size());
    const std::string_view before = text.substr(0, from);
    const std::string_view after = text.substr(std::min(from + 1, text.size()));
    const auto leads = [&](std::string_view mark) { return after.starts_with(mark); };
    const bool bound =
        before.ends_with("«") || std::ranges::any_of(std::array{":"sv, ";"sv, "!"sv, "?"sv, "%"sv, "»"sv}, leads);
    if (from == text.size() || text[from] == '\n' || !bound) {
      return from;
    }
  }
}

}  // namespace

std::vector<std::string_view> wrapped(const ImFont& font, std::string_view text, float width) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    std::size_t taken = 0;  // up to here everything fits
    bool forced = false;
    for (std::size_t from = 0; from <= text.size() && !forced;) {
      const std::size_t end = end_of_word(text, from);
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
