// Textures are made once, the one not asked for the longest goes first, and together they stay within their bytes.

#include "paint/kept_pictures.h"

#include <SDL.h>
#include <gtest/gtest.h>

#include "picture.h"

namespace fc::paint::test {
namespace {

class KeptPicturesTest : public testing::Test {
 protected:
  /// 10 x 10 pixels: 400 bytes.
  SDL_Texture* ask(KeptPictures<int>& kept, int key) {
    return kept.get(key, [this] {
      ++made_;
      return TextureHandle(SDL_CreateTexture(renderer_.get(), SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STATIC, 10, 10));
    });
  }
  [[nodiscard]] int made() const { return made_; }

 private:
  Picture paper_ = blank(16, 16);
  Renderer renderer_{SDL_CreateSoftwareRenderer(paper_.get())};
  int made_ = 0;
};

TEST_F(KeptPicturesTest, makes_a_picture_once) {
  KeptPictures<int> kept(1000);
  SDL_Texture* const first = ask(kept, 1);
  ASSERT_NE(first, nullptr);
  EXPECT_EQ(ask(kept, 1), first);
  EXPECT_EQ(made(), 1);
  EXPECT_EQ(kept.bytes(), 400U);
}

TEST_F(KeptPicturesTest, drops_what_was_not_asked_for_the_longest) {
  KeptPictures<int> kept(1000);
  ask(kept, 1);
  ask(kept, 2);
  ask(kept, 1);
  ask(kept, 3);
  EXPECT_EQ(kept.count(), 2U);
  EXPECT_EQ(kept.bytes(), 800U);
  ask(kept, 1);
  EXPECT_EQ(made(), 3) << "the first was asked for again and had to stay";
  ask(kept, 2);
  EXPECT_EQ(made(), 4) << "the second had to go";
}

TEST_F(KeptPicturesTest, keeps_the_last_however_large_and_forgets_all) {
  KeptPictures<int> kept(100);
  EXPECT_NE(ask(kept, 1), nullptr);
  EXPECT_EQ(kept.count(), 1U);
  kept.forget();
  EXPECT_EQ(kept.bytes(), 0U);
  EXPECT_NE(ask(kept, 1), nullptr);
  EXPECT_EQ(made(), 2);
}

}  // namespace
}  // namespace fc::paint::test
