// Files of figures that are wrong say where, and what would be right.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "men.h"

namespace fc::paint::test {
namespace {

namespace fs = std::filesystem;

/// A copy of the figures' files that a test may spoil.
class SpoiledFigures : public testing::Test {
 protected:
  void SetUp() override {
    fs::remove_all(folder_);
    fs::create_directories(folder_ / "common");
    fs::copy(assets / "common" / "figures", folder_ / "common" / "figures");
    fs::copy(assets / "common" / "motions.json", folder_ / "common" / "motions.json");
    ASSERT_TRUE(FigureRasterizer::open(folder_));
  }
  void TearDown() override { fs::remove_all(folder_); }

  void replace(const fs::path& file, const std::string& what, const std::string& by) const {
    const fs::path path = folder_ / "common" / file;
    std::ifstream in(path);
    std::string text{std::istreambuf_iterator<char>(in), {}};
    const std::size_t at = text.find(what);
    ASSERT_NE(at, std::string::npos) << what;
    std::ofstream(path) << text.replace(at, what.size(), by);
  }

  void expect_fault(const std::string& where, const std::string& detail) const {
    const Result<FigureRasterizer> opened = FigureRasterizer::open(folder_);
    ASSERT_FALSE(opened) << where;
    EXPECT_NE(one_line(opened.error()).find(where), std::string::npos) << one_line(opened.error());
    EXPECT_NE(one_line(opened.error()).find(detail), std::string::npos) << one_line(opened.error());
  }

  fs::path folder_ = fs::path(testing::TempDir()) / ("fc-figures-" + std::to_string(getpid()));
};

TEST_F(SpoiledFigures, missing_sheet_is_named) {
  fs::remove(folder_ / "common" / "figures" / "hair.svg");
  expect_fault("figures/hair.svg", "install");
}

TEST_F(SpoiledFigures, missing_part_is_named_with_the_remedy) {
  replace("figures/hair.svg", "id=\"afro\"", "id=\"afros\"");
  expect_fault("figures/hair.svg", "<g id=\"afro\">");
}

TEST_F(SpoiledFigures, foreign_element_is_refused) {
  replace("figures/nose.svg", "<path", "<rect");
  expect_fault("figures/nose.svg: straight", "<rect>");
}

TEST_F(SpoiledFigures, foreign_colour_is_refused_with_those_there_are) {
  replace("figures/body.svg", "#1B1A1D", "#123456");
  expect_fault("figures/body.svg: torso", "#F3E6C8");
}

TEST_F(SpoiledFigures, broken_path_is_refused) {
  replace("figures/brows.svg", "d=\"M", "d=\"A");
  expect_fault("figures/brows.svg: plain", "is no path");
}

TEST_F(SpoiledFigures, missing_act_is_named) {
  replace("motions.json", "\"uppercut\":", "\"uppercuts\":");
  expect_fault("acts.uppercuts", "write one of");
}

TEST_F(SpoiledFigures, shares_that_do_not_rise_are_refused) {
  replace("motions.json", "\"at\": 50", "\"at\": 0");
  expect_fault("acts.stance[1].at", "above the one before");
}

TEST_F(SpoiledFigures, number_out_of_its_range_is_refused) {
  replace("motions.json", "\"pelvis\": [0, 92]", "\"pelvis\": [0, 920]");
  expect_fault("guards.upright.pelvis[1]", "920");
}

TEST_F(SpoiledFigures, unknown_pose_is_refused_with_those_there_are) {
  replace("motions.json", "\"pose\": \"lying\"", "\"pose\": \"flying\"");
  expect_fault("acts.fall", "kneeling");
}

}  // namespace
}  // namespace fc::paint::test
