// Poster print: words as pictures in a condensed typeface, with colours printed slightly out of register, and halftone dots.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "paint/raster.h"

namespace fc::paint {

class Lettering {
 public:
  /// Fault cannot_read: the font is missing or damaged.
  static Result<Lettering> open(const std::filesystem::path& font);

  /// One line of words in one colour. height: font size in pixels. None if the words are empty or cannot be drawn.
  [[nodiscard]] std::optional<Raster> plain(std::string_view words, int height, Rgb colour);
  /// The colours of a poster call. shadow: a second print of the outline, shifted by a few pixels.
  struct CallInks {
    Rgb letters;
    Rgb outline;
    Rgb shadow;
  };
  /// One line of words as a poster call: letters with a thick outline. height: font size in pixels. None if the words are
  /// empty or cannot be drawn.
  [[nodiscard]] std::optional<Raster> call(std::string_view words, int height, const CallInks& inks);

 private:
  Lettering() = default;
  [[nodiscard]] TTF_Font* font(int height);

  struct Free {
    void operator()(char* bytes) const { SDL_free(bytes); }
  };
  std::unique_ptr<char, Free> file_;  ///< the whole font: each letter that is new is read from it
  int size_ = 0;                      ///< bytes
  std::map<int, FontHandle> fonts_;
};

// A photograph as a newspaper prints it: sepia ink in halftone dots on paper.

/// Turns a picture into such a print. pitch: pixels from dot to dot.
void apply_halftone(Raster& picture, float pitch);

// Halftone dots, as in letterpress printing.

/// Dots lie in rows turned by 45 degrees. Returns the distance to the middle of a dot along one of the two directions of the
/// rows, in distances between dots, -0.5 to 0.5. aslant: x + y or x - y; pitch: pixels from dot to dot.
inline float from_dot(float aslant, float pitch) { return part_above_whole(aslant / pitch * 0.7071F) - 0.5F; }

/// Coverage by a dot whose size grows with `tone` (0..1): 0 between the dots, 1 on a dot. away: distance from the middle of
/// the nearest dot, in pitches.
inline float dot_cover(float away, float pitch, float tone) {
  const float radius = 0.62F * std::sqrt(std::clamp(tone, 0.0F, 1.0F));
  return std::clamp((radius - away) * pitch * 0.8F + 0.5F, 0.0F, 1.0F);
}

inline float halftone(float x, float y, float pitch, float tone) {
  return dot_cover(length_of(from_dot(x + y, pitch), from_dot(x - y, pitch)), pitch, tone);
}

/// `halftone` for a picture of known size: the parts that depend only on x + y and x - y are computed once.
class DotScreen {
 public:
  DotScreen(int width, int height, float pitch) : height_(height), pitch_(pitch) {
    const auto square = [pitch](int aslant) {
      const auto away = static_cast<double>(from_dot(static_cast<float>(aslant), pitch));
      return away * away;
    };
    for (int sum = 0; sum < width + height; ++sum) {
      sums_.push_back(square(sum));
      differences_.push_back(square(sum - height));
    }
  }

  /// x: 0 to width - 1; y: 0 to height - 1.
  [[nodiscard]] float at(int x, int y, float tone) const {
    const double squares = sums_[static_cast<std::size_t>(x + y)] + differences_[static_cast<std::size_t>(x - y + height_)];
    return dot_cover(static_cast<float>(std::sqrt(squares)), pitch_, tone);
  }

 private:
  int height_;
  float pitch_;
  std::vector<double> sums_;
  std::vector<double> differences_;
};

}  // namespace fc::paint
