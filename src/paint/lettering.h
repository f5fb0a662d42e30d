// Poster lettering: words as pictures in a condensed typeface, with colours printed slightly out of register.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

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

}  // namespace fc::paint
