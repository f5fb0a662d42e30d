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

/// What is written otherwise in a file; the place and the remedy that the fault names.
struct Spoil {
  const char* name;
  const char* file;
  const char* what;
  const char* by;
  const char* where;
  const char* detail;
};

void PrintTo(const Spoil& spoil, std::ostream* out) { *out << spoil.name; }

class SpoiledFigure : public SpoiledFigures, public testing::WithParamInterface<Spoil> {};

TEST_P(SpoiledFigure, is_refused_with_its_place_and_the_remedy) {
  replace(GetParam().file, GetParam().what, GetParam().by);
  expect_fault(GetParam().where, GetParam().detail);
}

INSTANTIATE_TEST_SUITE_P(Files, SpoiledFigure,
                         testing::Values(Spoil{"missing_part_is_named_with_the_remedy", "figures/hair.svg", "id=\"afro\"",
                                               "id=\"afros\"", "figures/hair.svg", "<g id=\"afro\">"},
                                         Spoil{"foreign_element_is_refused", "figures/nose.svg", "<path", "<rect",
                                               "figures/nose.svg: straight", "<rect>"},
                                         Spoil{"foreign_colour_is_refused_with_those_there_are", "figures/body.svg",
                                               "#1B1A1D", "#123456", "figures/body.svg: torso", "#F3E6C8"},
                                         Spoil{"broken_path_is_refused", "figures/brows.svg", "d=\"M", "d=\"A",
                                               "figures/brows.svg: plain", "is no path"},
                                         Spoil{"missing_act_is_named", "motions.json",
                                               "\"uppercut\":", "\"uppercuts\":", "acts.uppercuts", "write one of"},
                                         Spoil{"shares_that_do_not_rise_are_refused", "motions.json", "\"at\": 50",
                                               "\"at\": 0", "acts.stance[1].at", "above the one before"},
                                         Spoil{"number_out_of_its_range_is_refused", "motions.json", "\"pelvis\": [0, 92]",
                                               "\"pelvis\": [0, 920]", "guards.upright.pelvis[1]", "920"},
                                         Spoil{"unknown_pose_is_refused_with_those_there_are", "motions.json",
                                               "\"pose\": \"lying\"", "\"pose\": \"flying\"", "acts.fall", "kneeling"}),
                         [](const auto& spoil) { return spoil.param.name; });

}  // namespace
}  // namespace fc::paint::test
