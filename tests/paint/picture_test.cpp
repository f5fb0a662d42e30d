// The painter's pictures are those that somebody looked at and approved. FC_APPROVE=1 approves what it paints now.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include "painting.h"
#include "scene/ornament.h"
#include "scene/projection.h"
#include "stages.h"

namespace fc::paint::test {
namespace {

const std::filesystem::path source = FC_SOURCE_DIR;

/// A stage with the slug of the game that offers it.
struct GamesStage {
  std::string slug;
  OfferedStage offered;
};

const std::vector<GamesStage>& all_stages() {
  static const std::vector<GamesStage> stages = [] {
    std::vector<GamesStage> all;
#define FC_ADD_STAGES(game, slug)                           \
  for (OfferedStage & offered : fc::game::test::stages()) { \
    all.push_back({(slug), std::move(offered)});            \
  }
    FC_FOR_EACH_TESTED_GAME(FC_ADD_STAGES)
#undef FC_ADD_STAGES
    return all;
  }();
  return stages;
}

class EveryStage : public PictureTest, public testing::WithParamInterface<GamesStage> {};

TEST_P(EveryStage, is_painted_as_approved) {
  const auto& [slug, offered] = GetParam();
  paint(offered.stage, offered.shape);
  expect_golden(source / "tests" / slug / "paint", offered.name);
}

/// "bare-knuckle" and "left-hook" as bare_knuckle_left_hook.
std::string name_of_stage(const testing::TestParamInfo<GamesStage>& stage) {
  std::string name = stage.param.slug + "_" + stage.param.offered.name;
  std::ranges::replace(name, '-', '_');
  return name;
}

// What the painter keeps is bounded by the size of the output, whatever has been shown.
TEST_F(PictureTest, KeepsNoMorePicturesThanItMay) {
  for (const SDL_Point size : {SDL_Point{1280, 720}, SDL_Point{1920, 1080}}) {
    open(size.x, size.y);
    const std::size_t most = Painter::most_kept_bytes(scene::layout(size.x, size.y));
    std::size_t fullest = 0;
    for (int round = 0; round < 3; ++round) {
      for (GamesStage stage : all_stages()) {
        for (scene::Marker& marker : stage.offered.stage.markers) {
          marker.lean = 0.1F * static_cast<float>(round);
          marker.at.y += 0.3F * static_cast<float>(round);
        }
        for (scene::Call& call : stage.offered.stage.calls) {
          call.scale += 0.2F * static_cast<float>(round);
        }
        paint(stage.offered.stage);
        fullest = std::max(fullest, painter_->kept_bytes());
        ASSERT_LE(painter_->kept_bytes(), most) << stage.slug << " " << stage.offered.name;
      }
    }
    EXPECT_GT(fullest, most / 2) << "too little was shown to fill the room";
    painter_->forget_textures();
    EXPECT_EQ(painter_->kept_bytes(), 0U);
  }
}

INSTANTIATE_TEST_SUITE_P(Pictures, EveryStage, testing::ValuesIn(all_stages()), name_of_stage);

// Every seat's colour and shape on a marker: black must not sink into the hall.
TEST_F(PictureTest, SeatsAreToldApartByColourAndShape) {
  using scene::Ink;
  using scene::Mark;
  scene::Stage stage;
  const std::array<scene::SeatMark, most_seats> seats{{{Ink::seat_1, Mark::square},
                                                       {Ink::seat_2, Mark::triangle},
                                                       {Ink::seat_3, Mark::star},
                                                       {Ink::seat_4, Mark::hexagon},
                                                       {Ink::seat_5, Mark::cross},
                                                       {Ink::seat_6, Mark::ring},
                                                       {Ink::seat_7, Mark::disc},
                                                       {Ink::seat_8, Mark::diamond}}};
  constexpr std::size_t in_front = 5;
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    stage.markers.push_back({.corner = seat % 2 == 0 ? Corner::red : Corner::blue,
                             .at = {0.7F + 1.15F * static_cast<float>(seat % in_front), seat < in_front ? 4.4F : 1, 0},
                             .crowned = seat == 4,
                             .owner = seats[seat]});
  }
  paint(stage);
  expect_golden(source / "tests" / "paint", "seats");
}

// Throws of several games: a die of three beside two of six, a hundred from 0 as tens and ones, a ten-sided die at its 0, a
// twenty-sided one; each throw falls in one piece.
TEST_F(PictureTest, DiceOfOneThrowLieTogether) {
  using scene::Ink;
  constexpr Die from_nought{.lowest = 0, .highest = 99};
  constexpr Die digit{.lowest = 0, .highest = 9};
  const std::vector<scene::ShownDie> thrown{{.die = d3, .value = 3},    {.die = d6, .value = 6},
                                            {.die = d6, .value = 2},    {.die = from_nought, .value = 70},
                                            {.die = digit, .value = 0}, {.die = d20, .value = 17}};
  constexpr std::array<Ink, 3> inks{Ink::paper, Ink::red, Ink::blue};
  scene::Stage stage;
  for (scene::TrayDie& die : scene::laid_out(thrown)) {
    die.ink = inks[stage.dice.size() % inks.size()];
    stage.dice.push_back(die);
  }
  paint(stage);
  expect_golden(source / "tests" / "paint", "dice");
}

/// Bent in one place, deepest there and straight to both posts.
scene::Ropes::Side bent_at(float place, float depth) {
  scene::Ropes::Side side{};
  for (std::size_t knot = 0; knot < side.size(); ++knot) {
    const float share = static_cast<float>(knot) / scene::Ropes::parts;
    side[knot] = depth * std::min(share / place, (1 - share) / (1 - place));
  }
  return side;
}

// A man in the ropes on each side; the lower ropes give less than the upper ones. From near they hang as from afar.
TEST_F(PictureTest, RopesGiveOnEverySide) {
  scene::Stage stage;
  stage.markers = {{.corner = Corner::red, .at = {0.1F, 3, 0}, .lean = -0.2F},
                   {.corner = Corner::blue, .at = {5.9F, 2, 0}, .lean = 0.2F, .facing = -1},
                   {.corner = Corner::red, .at = {2.2F, 0.1F, 0}},
                   {.corner = Corner::blue, .at = {4.4F, 5.9F, 0}, .facing = -1}};
  stage.ropes = {
      .far = bent_at(0.38F, 0.4F), .near = bent_at(0.7F, 0.4F), .left = bent_at(0.5F, 0.4F), .right = bent_at(0.35F, 0.4F)};
  paint(stage);
  expect_golden(source / "tests" / "paint", "ropes");
  stage.camera = {.zoom = 1.5F, .look_x = -140, .look_y = 20, .near = 1.5F};
  paint(stage);
  expect_golden(source / "tests" / "paint", "ropes-near");
}

// A chip that turns over stays behind its man: seen edge-on it would look as if he slid off it.
TEST_F(PictureTest, ChipThatTurnsOverIsNeverSeenEdgeOn) {
  const auto pixels_beside = [this](float flip) {
    scene::Stage stage;
    paint(stage);
    const Picture empty = copy();
    stage.markers = {{.corner = Corner::red, .at = {3, 4, 0}, .flip = flip}};
    paint(stage);
    return grey_difference(*empty, *picture_);
  };
  const int at_rest = pixels_beside(0);
  EXPECT_GT(at_rest, 2000);
  EXPECT_GT(pixels_beside(0.5F), at_rest * 3 / 4);
}

// A call as wide as the ring's part of the picture has one place, even where rounding swaps the two edges of its range, as
// it does for these numbers.
TEST_F(PictureTest, CallThatFillsTheRingIsPaintedInItsMiddle) {
  scene::Layout narrow = scene::layout(picture_->w, picture_->h);
  narrow.ring = {.x = 300.4F, .y = 100, .w = 123.58F, .h = 120};
  scene::Stage stage;
  stage.calls = {{.key = {}, .text = "THE LAST BELL!", .number = 0, .tilt = 0.3F, .at = {0, 3, 1}}};
  painter_->paint(stage, narrow);
  const Picture from_the_left = copy();
  stage.calls[0].at.x = 6;
  painter_->paint(stage, narrow);
  EXPECT_EQ(difference(*from_the_left, *picture_), std::nullopt);
}

TEST_F(PictureTest, CallAtTheSideOfTheRingStandsClearOfIt) {
  scene::Layout upright = scene::layout(picture_->w, picture_->h);
  upright.ring = {.x = 0, .y = 0, .w = 700, .h = 700};
  scene::Stage stage;
  painter_->paint(stage, upright);
  const Picture empty = copy();
  stage.calls = {{.key = {}, .text = "HEAVY ARMS", .number = 0, .at = {-9, 3, 1}}};
  painter_->paint(stage, upright);
  const auto column_differs = [&](int x) {
    for (int y = 0; y < picture_->h; ++y) {
      if (pixel_at(*empty, x, y) != pixel_at(*picture_, x, y)) {
        return true;
      }
    }
    return false;
  };
  int first = 0;
  while (first < picture_->w && !column_differs(first)) {
    ++first;
  }
  EXPECT_GE(first, 10);
  EXPECT_LT(first, 40);
}

// What a panel will hide need not be painted; what is seen beside it is the same.
TEST_F(PictureTest, PanelsHideTheHallAndChangeNothingBesideThem) {
  for (const GamesStage& stage : all_stages()) {
    const scene::Layout layout = scene::layout(picture_->w, picture_->h, stage.offered.shape);
    const std::array<scene::Box, 3> panels{layout.left, layout.right, {0.4F, 0, 700.2F, 30}};
    std::array<SDL_Rect, 3> hidden{};
    std::ranges::transform(panels, hidden.begin(), [](const scene::Box& box) {
      return SDL_Rect{static_cast<int>(box.x), static_cast<int>(box.y), static_cast<int>(box.w) + 2,
                      static_cast<int>(box.h) + 2};
    });
    painter_->paint(stage.offered.stage, layout);
    SDL_RenderFlush(renderer_.get());
    SDL_FillRects(picture_.get(), hidden.data(), static_cast<int>(hidden.size()), 0);
    const Picture all = copy();
    SDL_FillRect(picture_.get(), nullptr, 0xFF00FF);
    painter_->paint(stage.offered.stage, layout, panels);
    SDL_RenderFlush(renderer_.get());
    SDL_SetClipRect(picture_.get(), nullptr);  // of the last thing painted
    SDL_FillRects(picture_.get(), hidden.data(), static_cast<int>(hidden.size()), 0);
    EXPECT_EQ(difference(*all, *picture_), std::nullopt) << stage.offered.name;
  }
}

// What is kept while nothing moves looks as what was drawn when it came to rest.
TEST_F(PictureTest, AtRestStaysAsItWas) {
  for (const GamesStage& stage : all_stages()) {
    paint(stage.offered.stage, stage.offered.shape);
    const Picture first = copy();
    for (int frame = 0; frame < 3; ++frame) {
      paint(stage.offered.stage, stage.offered.shape);
    }
    EXPECT_EQ(difference(*first, *picture_), std::nullopt) << stage.offered.name;
  }
}

// Whether it was printed ahead, on other threads, or when it was wanted is not seen.
TEST_F(PictureTest, ForeseenLooksAsIfItWereNot) {
  for (const GamesStage& stage : all_stages()) {
    const scene::Layout layout = scene::layout(picture_->w, picture_->h, stage.offered.shape);
    painter_->paint(stage.offered.stage, layout);
    const Picture first = copy();
    painter_->forget_textures();
    painter_->prerender(stage.offered.stage, layout);
    painter_->paint(stage.offered.stage, layout);
    EXPECT_EQ(difference(*first, *picture_), std::nullopt) << stage.offered.name;
    painter_->prerender(all_stages().front().offered.stage, layout);  // it is not what comes next
  }
}

// A frame is a function of the stage: neither the frames before it nor lost textures leave a trace.
TEST_F(PictureTest, FrameDoesNotDependOnTheFramesBefore) {
  const OfferedStage& looked_at = all_stages().front().offered;
  paint(looked_at.stage, looked_at.shape);
  const Picture first = copy();
  for (const GamesStage& stage : all_stages()) {
    paint(stage.offered.stage, stage.offered.shape);
  }
  paint(looked_at.stage, looked_at.shape);
  EXPECT_EQ(difference(*first, *picture_), std::nullopt);
  painter_->forget_textures();
  paint(looked_at.stage, looked_at.shape);
  EXPECT_EQ(difference(*first, *picture_), std::nullopt);
}

// The square that the cursor is on lies right behind a man: he must not hide it.
TEST_F(PictureTest, SquareToChooseShowsThroughTheManBeforeIt) {
  constexpr scene::Cell behind{.column = 3, .row = 2};
  scene::Stage stage;
  stage.markers = {{.corner = Corner::red, .at = {3.5F, 3.5F, 0}}};
  const scene::Pixel middle =
      scene::Projection(scene::layout(picture_->w, picture_->h).ring, stage.board).project(centre_of(behind));
  const auto ink_in_the_middle = [&] {
    paint(stage);
    return pixel_at(*picture_, static_cast<int>(middle.x), static_cast<int>(middle.y));
  };
  const std::uint32_t bare = ink_in_the_middle();
  stage.glows = {{.column = behind.column, .row = behind.row, .kind = scene::GlowKind::focused, .strength = 1}};
  EXPECT_NE(ink_in_the_middle(), bare);
}

// Red is a disc with plain trunks, blue a diamond with stripes: without colour they must still differ.
TEST_F(PictureTest, CornersDifferWithoutTheirColours) {
  scene::Stage stage;
  stage.markers = {{.corner = Corner::red, .at = {3, 3, 0}}};
  paint(stage);
  const Picture red = copy();
  stage.markers.front().corner = Corner::blue;
  paint(stage);
  EXPECT_GT(grey_difference(*red, *picture_), 100);
}

TEST_F(PictureTest, PainterFillsOutputsOfAnyShape) {
  const auto corner_of = [](const SDL_Surface& picture) {
    const std::uint32_t pixel = pixel_at(picture, picture.w - 1, picture.h - 1);
    return (pixel & 0xFFU) + (pixel >> 8U & 0xFFU) + (pixel >> 16U & 0xFFU);
  };
  for (const auto& [width, height] : {std::pair{640, 360}, {720, 1280}, {1920, 1080}, {1024, 768}}) {
    open(width, height);
    ASSERT_NE(painter_, nullptr);
    SDL_SetRenderDrawColor(renderer_.get(), 255, 255, 255, 255);
    SDL_RenderClear(renderer_.get());
    paint(all_stages().front().offered.stage);
    EXPECT_LT(corner_of(*picture_), 300U) << width << " x " << height << ": the far corner is not painted";
  }
}

TEST(Painter, MissingAssetsAreNamed) {
  const Picture picture = blank(64, 64);
  const Renderer renderer(SDL_CreateSoftwareRenderer(picture.get()));
  const Result<std::unique_ptr<Painter>> painter = Painter::open(renderer.get(), "/no/such/folder", poster_font);
  ASSERT_FALSE(painter);
  EXPECT_EQ(painter.error().code, FaultCode::cannot_read);
  EXPECT_NE(one_line(painter.error()).find("/no/such/folder/common/figures/"), std::string::npos);
}

}  // namespace
}  // namespace fc::paint::test
