// The backend over SDL_Renderer: the cheap paths draw what the plain one draws, and unchanged panels come from textures.
#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "overlay/controls/widgets.h"
#include "overlay/ink/imgui_layer.h"
#include "overlay/ink/shapes.h"
#include "overlay/screens/pages.h"
#include "table.h"

namespace fc::overlay::test {
namespace {

void show_card(Ui& ui, std::string_view text) {
  const Box box{100, 100, 400, 200};
  const Panel panel(ui, "card", box, true);
  paper_card(ui, box);
  ui.text(box.inset(20), text, {.size = LetterSize::heading, .face = Face::poster});
}

TEST(ImguiLayer, copies_an_unchanged_opaque_panel_from_its_texture_with_the_same_pixels) {
  Table table({.name = "720"});
  table.frame([](Ui& ui) { show_card(ui, "first bell"); });
  const std::size_t drawn = table.pixels();
  EXPECT_EQ(table.layer().cost().lists_from_texture, 0);
  table.frame([](Ui& ui) { show_card(ui, "first bell"); });
  EXPECT_EQ(table.layer().cost().lists_from_texture, 1);
  EXPECT_EQ(table.pixels(), drawn);
  EXPECT_TRUE(table.layer().unchanged());
}

TEST(ImguiLayer, shades_a_kept_panel_without_drawing_it_again) {
  const auto show_shaded = [](ImU32 colour) {
    return [colour](Ui& ui) {
      const Shade shade(ui, colour);
      show_card(ui, "first bell");
    };
  };
  constexpr ImU32 half = IM_COL32(0x14, 0x12, 0x1A, 0x80);
  Table table({.name = "720"});
  table.frame(show_shaded(0));
  table.frame(show_shaded(0));
  const std::size_t bright = table.pixels();
  table.frame(show_shaded(half));
  EXPECT_EQ(table.layer().cost().lists_from_texture, 1);
  EXPECT_FALSE(table.layer().unchanged());
  EXPECT_NE(table.pixels(), bright);
  table.frame(show_shaded(0));
  EXPECT_EQ(table.pixels(), bright);
}

TEST(ImguiLayer, says_which_parts_of_the_screen_are_hidden) {
  Table table({.name = "720"});
  table.frame([](Ui& ui) {
    show_card(ui, "first bell");
    const Panel seen_through(ui, "veil", ui.screen());
    ui.fill(ui.screen(), IM_COL32(0, 0, 0, 0x80));
  });
  const std::vector<Box> hidden = table.layer().opaque_boxes();
  ASSERT_EQ(hidden.size(), 1U);
  EXPECT_TRUE(hidden.front().contains(Box{100, 100, 400, 200}));
}

TEST(ImguiLayer, draws_letters_of_those_sizes_alone_that_are_read) {
  Table table({.name = "720"});
  const Fonts& fonts = table.layer().fonts();
  ASSERT_EQ(fonts.drawn(), 0);
  table.frame([](Ui& ui) { show_card(ui, "first bell"); });
  EXPECT_EQ(fonts.drawn(), 1) << "it has room in its own size";
  table.frame([](Ui& ui) {
    ui.text({0, 0, 180, 40}, "The heavyweight championship of the world",
            {.size = LetterSize::heading, .face = Face::poster});
  });
  EXPECT_GT(fonts.drawn(), 1) << "smaller ones are drawn until it has room";
  const std::ptrdiff_t asked_for = fonts.drawn();
  table.layer().draw_letters_ahead();
  EXPECT_EQ(fonts.drawn(), asked_for + 1);
}

TEST(ImguiLayer, draws_letters_of_every_size_on_the_largest_screens) {
  for (const Sheet& sheet : {Sheet{.name = "1080 at 200", .width = 1920, .height = 1080, .text_scale = 2},
                             Sheet{.name = "2160", .width = 3840, .height = 2160},
                             Sheet{.name = "4320 at 200", .width = 7680, .height = 4320, .text_scale = 2}}) {
    Table table(sheet);
    const Fonts& fonts = table.layer().fonts();
    const auto expect_drawn = [&](const ImFont* font) {
      EXPECT_NE(font->ContainerAtlas->TexID, nullptr) << sheet.name << ", letters of " << font->FontSize;
      const ImFontGlyph* const widest = font->FindGlyphNoFallback('W');
      ASSERT_NE(widest, nullptr) << sheet.name;
      EXPECT_GT(widest->X1 - widest->X0, font->FontSize / 4) << sheet.name;
    };
    expect_drawn(fonts.monumental());
    for (const Face face : {Face::poster, Face::sans, Face::sans_bold}) {
      for (const ImFont* font = fonts.at_most(face, 10'000); font != nullptr; font = fonts.smaller(face, font)) {
        expect_drawn(font);
      }
    }
  }
}

/// Lines of these words, wherever they would break.
void expect_no_line_begins_with(const ImFont& font, std::string_view text, std::string_view first) {
  for (float width = 40; width < 400; ++width) {
    const std::vector<std::string_view> lines = wrapped(font, text, width);
    std::string joined;
    for (const std::string_view line : lines) {
      EXPECT_FALSE(line.starts_with(first)) << text << " at " << width;
      EXPECT_FALSE(line.ends_with("\u00ab")) << text << " at " << width;
      joined += (joined.empty() ? "" : " ") + std::string(line);
    }
    EXPECT_EQ(joined, text);
  }
}

TEST(Lines, never_begin_with_a_mark_that_french_sets_apart) {
  Table table({.name = "720"});
  const Fonts& fonts = table.layer().fonts();
  for (const Face face : {Face::sans, Face::poster}) {
    const ImFont& font = *fonts.at_most(face, 22);
    expect_no_line_begins_with(font, capitals("Voici ce qui a \u00e9t\u00e9 d\u00e9cid\u00e9 entre-temps :"), ":");
    expect_no_line_begins_with(font, capitals("Le roi est mort\u00a0: Jeffries tombe"), ":");
    expect_no_line_begins_with(font, capitals("On l'appelle \u00ab le roi \u00bb ; le sait-il ?"), "\u00bb");
    expect_no_line_begins_with(font, capitals("On l'appelle \u00ab le roi \u00bb ; le sait-il ?"), ";");
    EXPECT_GT(font.FindGlyphNoFallback(0xA0)->AdvanceX, 0) << "a space that does not break has its width";
  }
}

TEST(ImguiLayer, draws_a_panel_again_as_soon_as_it_changes) {
  Table table({.name = "720"});
  for (int frame = 0; frame < 3; ++frame) {
    table.frame([](Ui& ui) { show_card(ui, "first bell"); });
  }
  const std::size_t before = table.pixels();
  table.frame([](Ui& ui) { show_card(ui, "last bell"); });
  EXPECT_FALSE(table.layer().unchanged());
  EXPECT_NE(table.pixels(), before);
}

/// A table on which more and more changes from frame to frame: figures, a bar, a mark that wanders over all of it, a row
/// that comes and goes, and now and then everything.
void show_board(Ui& ui, int frame) {
  const Box box{90.0F + static_cast<float>(frame / 40), 60, 700, 420};
  const Panel panel(ui, "board", box, true);
  paper_card(ui, box);
  Box rest = box.inset(20);
  for (int row = 0; row < 9; ++row) {
    const Box line = rest.take_top(40);
    if (row == 5 && frame % 7 < 3) {
      continue;
    }
    const int shown = row < 2 ? frame / (row + 1) : row * 11 + frame / 31;
    rating_row(ui, line, "Endurance", shown % 40, 40, row % 2 == 0 ? Corner::red : Corner::blue,
               {.size = LetterSize::body, .most = 22});
  }
  const auto along = static_cast<float>(frame % 60) * 9.3F;
  seat_mark(ui, {box.x + 40 + along, box.y + 30 + along * 0.55F, 34, 34}, scene::Mark::disc, colour::of(Corner::red));
  ui.fill({box.x + 50, box.y + 300, along, 3}, colour::faded(colour::of(Corner::blue), 0.4F));
  if (frame % 23 == 22) {
    ui.fill(box.inset(15), colour::faded(colour::ink, 0.3F));
  }
}

TEST(ImguiLayer, that_paints_changed_parts_alone_shows_what_a_new_one_would) {
  for (const Sheet& sheet : {Sheet{.name = "720"}, Sheet{.name = "1080", .width = 1920, .height = 1080}}) {
    Table kept(sheet);
    Table fresh(sheet);
    int in_part = 0;
    for (int frame = 0; frame < 130; ++frame) {
      kept.frame([frame](Ui& ui) { show_board(ui, frame); });
      in_part += kept.layer().cost().lists_from_texture;
      fresh.layer().forget_textures();
      fresh.frame([frame](Ui& ui) { show_board(ui, frame); });
      ASSERT_EQ(fresh.layer().cost().lists_from_texture, 0);
      ASSERT_EQ(kept.pixels(), fresh.pixels()) << sheet.name << ", frame " << frame;
    }
    EXPECT_GT(in_part, 40) << sheet.name;
  }
}

TEST(ImguiLayer, keeps_what_stands_still_however_many_marks_glide_by) {
  Table table({.name = "720"});
  for (int frame = 0; frame < 400; ++frame) {
    table.frame([frame](Ui& ui) {
      show_card(ui, "first bell");
      const Panel panel(ui, "sky", {600, 100, 600, 500});
      for (int mark = 0; mark < 8; ++mark) {
        fill_disc(ui, 650 + 0.37F * static_cast<float>(frame), 150.0F + 50 * static_cast<float>(mark),
                  8 + 0.05F * static_cast<float>(frame), colour::ink);
      }
    });
    ASSERT_EQ(table.layer().cost().lists_from_texture, frame > 0 ? 1 : 0) << "frame " << frame;
  }
}

TEST(ImguiLayer, draws_the_same_without_kept_textures) {
  Table table({.name = "720"});
  for (int frame = 0; frame < 3; ++frame) {
    table.frame([](Ui& ui) { title_screen({.continues = {}, .version = "0.1.0"}, ui); });
  }
  const std::size_t kept = table.pixels();
  table.layer().forget_textures();
  table.frame([](Ui& ui) { title_screen({.continues = {}, .version = "0.1.0"}, ui); });
  EXPECT_EQ(table.pixels(), kept);
}

TEST(ImguiLayer, draws_letters_and_fills_as_rectangles) {
  Table table({.name = "720"});
  table.frame([](Ui& ui) { show_card(ui, "first bell"); });
  EXPECT_GT(table.layer().cost().rectangles, 10);
  EXPECT_EQ(table.layer().cost().triangles, 0);
}

TEST(Ui, sets_a_column_in_the_one_size_that_fits_all_of_it) {
  Table table({.name = "720"});
  table.frame([](Ui& ui) {
    constexpr std::array<std::string_view, 2> column{"100", "1,000,000"};
    constexpr Box cell{0, 0, 70, 60};
    constexpr TextStyle wanted{.size = LetterSize::title, .face = Face::poster};
    const TextStyle set = ui.fitted(column, cell, wanted);
    EXPECT_LE(ui.width_of(column[1], set), cell.w);
    EXPECT_GT(ui.width_of(column[1], wanted), cell.w);
    const TextStyle alone = ui.fitted(std::span(column).first(1), cell, wanted);
    EXPECT_LT(ui.width_of(column[0], set), ui.width_of(column[0], alone));
  });
}

TEST(ImguiLayer, says_which_font_is_missing) {
  Table table({.name = "720"});
  const auto layer = ImguiLayer::create(table.renderer(), {.poster = "/nowhere/poster.otf"});
  ASSERT_FALSE(layer);
  EXPECT_EQ(layer.error().code, FaultCode::cannot_read);
  EXPECT_EQ(layer.error().where, "/nowhere/poster.otf");
}

}  // namespace
}  // namespace fc::overlay::test
