#include "paint/figure/drawings.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numbers>
#include <optional>
#include <string>

namespace fc::paint {
namespace {

constexpr float longest_piece = 5;  // of a curve, in the drawing's units; a boxer is 420 of them high
constexpr int pen_sides = 10;

/// Reads a path letter by letter.
class PathReader {
 public:
  explicit PathReader(std::string_view path) : rest_(path) {}

  /// Nothing: here the path is none.
  std::optional<Outline> read() {
    for (skip(); !rest_.empty(); skip()) {
      if (std::isalpha(static_cast<unsigned char>(rest_.front())) != 0) {
        letter_ = rest_.front();
        rest_.remove_prefix(1);
      }
      if (!step()) {
        return std::nullopt;
      }
    }
    outline_.close();
    return std::move(outline_);
  }

 private:
  void skip() { rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t\r\n,"), rest_.size())); }

  bool number(float& value) {
    skip();
    const auto [end, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), value);
    if (error != std::errc{}) {
      return false;
    }
    rest_.remove_prefix(static_cast<std::size_t>(end - rest_.data()));
    return true;
  }

  bool point(Point& value) {
    if (!number(value.x) || !number(value.y)) {
      return false;
    }
    if (relative()) {
      value = {value.x + at_.x, value.y + at_.y};
    }
    return true;
  }

  [[nodiscard]] bool relative() const { return letter_ >= 'a'; }

  void line_to(Point to) {
    outline_.points.push_back(to);
    at_ = to;
  }

  void curve_to(Point first, Point second, Point to) {
    const Point from = at_;
    const float length = std::hypot(first.x - from.x, first.y - from.y) +
                         std::hypot(second.x - first.x, second.y - first.y) + std::hypot(to.x - second.x, to.y - second.y);
    const int pieces = std::clamp(static_cast<int>(std::ceil(length / longest_piece)), 3, 24);
    for (int piece = 1; piece <= pieces; ++piece) {
      const float t = static_cast<float>(piece) / static_cast<float>(pieces);
      const float u = 1 - t;
      const auto between = [&](float a, float b, float c, float d) {
        return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
      };
      line_to({between(from.x, first.x, second.x, to.x), between(from.y, first.y, second.y, to.y)});
    }
  }

  bool step() {
    Point to;
    Point first;
    Point second;
    switch (letter_) {
      case 'M':
      case 'm':
        if (!point(to)) {
          return false;
        }
        outline_.close();
        line_to(to);
        start_ = to;
        letter_ = letter_ == 'M' ? 'L' : 'l';
        return true;
      case 'L':
      case 'l':
        if (!point(to)) {
          return false;
        }
        line_to(to);
        return true;
      case 'H':
      case 'h':
        if (!number(to.x)) {
          return false;
        }
        line_to({to.x + (relative() ? at_.x : 0), at_.y});
        return true;
      case 'V':
      case 'v':
        if (!number(to.y)) {
          return false;
        }
        line_to({at_.x, to.y + (relative() ? at_.y : 0)});
        return true;
      case 'C':
      case 'c':
        if (!point(first) || !point(second) || !point(to)) {
          return false;
        }
        curve_to(first, second, to);
        return true;
      case 'Q':
      case 'q': {
        if (!point(first) || !point(to)) {
          return false;
        }
        const auto towards = [&](Point end) {
          return Point{end.x + (first.x - end.x) * 2 / 3, end.y + (first.y - end.y) * 2 / 3};
        };
        curve_to(towards(at_), towards(to), to);
        return true;
      }
      case 'Z':
      case 'z':
        line_to(start_);
        outline_.close();
        letter_ = 0;
        return true;
      default: return false;
    }
  }

  std::string_view rest_;
  Outline outline_;
  Point at_;
  Point start_;
  char letter_ = 0;
};

void add_convex(Outline& area, std::initializer_list<Point> corners) {
  float doubled = 0;
  const Point* before = corners.end() - 1;
  for (const Point& corner : corners) {
    doubled += before->x * corner.y - corner.x * before->y;
    before = &corner;
  }
  area.points.insert(area.points.end(), corners);
  if (doubled < 0) {
    std::reverse(area.points.end() - static_cast<std::ptrdiff_t>(corners.size()), area.points.end());
  }
  area.close();
}

/// Where the pen's roundness shows.
bool turns_sharply(Point before, Point at, Point after) {
  const Point in{at.x - before.x, at.y - before.y};
  const Point out{after.x - at.x, after.y - at.y};
  return in.x * out.x + in.y * out.y < 0.92F * std::hypot(in.x, in.y) * std::hypot(out.x, out.y);
}

}  // namespace

void Outline::close() {
  const std::size_t before = ends.empty() ? 0 : ends.back();
  if (points.size() > before) {
    ends.push_back(points.size());
  }
}

Affine Affine::after(const Affine& first) const {
  return {a * first.a + c * first.b, b * first.a + d * first.b,     a * first.c + c * first.d,
          b * first.c + d * first.d, a * first.e + c * first.f + e, b * first.e + d * first.f + f};
}

Affine Affine::turned(float angle) {
  const float cosine = std::cos(angle);
  const float sine = std::sin(angle);
  return {cosine, sine, -sine, cosine, 0, 0};
}

Result<Outline> read_path(std::string_view path, std::string_view where) {
  if (std::optional<Outline> outline = PathReader(path).read(); outline && !outline->points.empty()) {
    return *std::move(outline);
  }
  return fault(FaultCode::unknown_value, std::string(where),
               fmt::format("\"{}\" is no path; use M, L, H, V, C, Q and Z with numbers", path.substr(0, 40)));
}

Outline ellipse_outline(Point middle, float half_width, float half_height) {
  Outline outline;
  const int sides = std::clamp(static_cast<int>(std::max(half_width, half_height) * 1.6F), 10, 48);
  for (int side = 0; side < sides; ++side) {
    const float angle = 2 * std::numbers::pi_v<float> * static_cast<float>(side) / static_cast<float>(sides);
    outline.points.push_back({middle.x + half_width * std::cos(angle), middle.y + half_height * std::sin(angle)});
  }
  outline.close();
  return outline;
}

Outline stroked(const Outline& lines, float width) {
  Outline area;
  const float half = width / 2;
  std::size_t first = 0;
  for (const std::size_t end : lines.ends) {
    for (std::size_t index = first; index < end; ++index) {
      const Point at = lines.points[index];
      if (index == first || index + 1 == end || turns_sharply(lines.points[index - 1], at, lines.points[index + 1])) {
        for (int side = 0; side < pen_sides; ++side) {
          const float angle = 2 * std::numbers::pi_v<float> * static_cast<float>(side) / pen_sides;
          area.points.push_back({at.x + half * std::cos(angle), at.y + half * std::sin(angle)});
        }
        area.close();
      }
      if (index + 1 == end) {
        continue;
      }
      const Point to = lines.points[index + 1];
      const float length = std::hypot(to.x - at.x, to.y - at.y);
      if (length > 0) {
        const Point across{-(to.y - at.y) / length * half, (to.x - at.x) / length * half};
        add_convex(area, {{at.x + across.x, at.y + across.y},
                          {at.x - across.x, at.y - across.y},
                          {to.x - across.x, to.y - across.y},
                          {to.x + across.x, to.y + across.y}});
      }
    }
    first = end;
  }
  return area;
}

}  // namespace fc::paint
