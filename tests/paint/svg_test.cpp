// Every drawing of the cabinet is one that SDL_image draws whole.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "picture.h"

namespace fc::paint::test {
namespace {

const std::filesystem::path assets = std::filesystem::path(FC_SOURCE_DIR) / "assets";

std::vector<std::filesystem::path> drawings() {
  std::vector<std::filesystem::path> found;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(assets)) {
    if (entry.path().extension() == ".svg") {
      found.push_back(entry.path());
    }
  }
  std::ranges::sort(found);
  return found;
}

std::string text_of(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

/// Whether an element of that name is opened anywhere in the text.
bool has_element(const std::string& svg, const std::string& name) {
  const std::string opened = "<" + name;
  for (std::size_t at = svg.find(opened); at != std::string::npos; at = svg.find(opened, at + 1)) {
    if (std::string(" \t\r\n/>").find(svg[at + opened.size()]) != std::string::npos) {
      return true;
    }
  }
  return false;
}

// The loader leaves these out without a word: what is drawn with them would be missing on screen.
TEST(Svg, NoDrawingUsesWhatTheLoaderLeavesOut) {
  constexpr std::array left_out{"text", "use", "clipPath", "mask", "filter", "pattern", "image"};
  ASSERT_FALSE(drawings().empty());
  for (const std::filesystem::path& file : drawings()) {
    const std::string svg = text_of(file);
    for (const char* name : left_out) {
      EXPECT_FALSE(has_element(svg, name)) << file << " has <" << name << ">; draw it as a path";
    }
  }
}

TEST(Svg, EveryDrawingLoadsAndShowsSomething) {
  constexpr int size = 128;
  for (const std::filesystem::path& file : drawings()) {
    const Picture picture = read_svg(file, size);
    ASSERT_NE(picture, nullptr) << file << " cannot be loaded: " << SDL_GetError();
    EXPECT_EQ(std::max(picture->w, picture->h), size) << file;
    EXPECT_GT(opaque_share(*picture), 0.005) << file << " is all but empty";
  }
}

}  // namespace
}  // namespace fc::paint::test
