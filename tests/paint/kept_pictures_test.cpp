// Pictures are made once, the one not asked for the longest goes first, and together they stay within the bytes of their
// room.

#include "paint/kept_pictures.h"

#include <SDL.h>
#include <gtest/gtest.h>

#include <atomic>
#include <new>

#include "picture.h"

namespace fc::paint::test {
namespace {

class KeptPicturesTest : public testing::Test {
 protected:
  /// 10 x 10 pixels: 400 bytes.
  SDL_Texture* ask(KeptPictures<int>& kept, int key) {
    return kept
        .get(key,
             [this] {
               ++made_;
               return TextureHandle(
                   SDL_CreateTexture(renderer_.get(), SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STATIC, 10, 10));
             })
        .get();
  }
  [[nodiscard]] int made() const { return made_; }

 private:
  Picture paper_ = blank(16, 16);
  Renderer renderer_{SDL_CreateSoftwareRenderer(paper_.get())};
  int made_ = 0;
};

TEST_F(KeptPicturesTest, makes_a_picture_once) {
  PictureCache cache(1000);
  KeptPictures<int> kept(cache);
  SDL_Texture* const first = ask(kept, 1);
  ASSERT_NE(first, nullptr);
  EXPECT_EQ(ask(kept, 1), first);
  EXPECT_EQ(made(), 1);
  EXPECT_EQ(cache.bytes(), 400U);
}

TEST_F(KeptPicturesTest, drops_what_was_not_asked_for_the_longest) {
  PictureCache cache(1000);
  KeptPictures<int> kept(cache);
  ask(kept, 1);
  ask(kept, 2);
  ask(kept, 1);
  ask(kept, 3);
  EXPECT_EQ(kept.count(), 2U);
  EXPECT_EQ(cache.bytes(), 800U);
  ask(kept, 1);
  EXPECT_EQ(made(), 3) << "the first was asked for again and had to stay";
  ask(kept, 2);
  EXPECT_EQ(made(), 4) << "the second had to go";
}

TEST_F(KeptPicturesTest, shelves_share_the_bytes_of_their_room) {
  PictureCache cache(1000);
  KeptPictures<int> men(cache);
  KeptPictures<int, Raster> words(cache);
  ask(men, 1);
  words.get(1, [] { return Raster(10, 10); });
  ask(men, 2);
  EXPECT_EQ(cache.bytes(), 800U);
  EXPECT_EQ(men.count(), 1U) << "the first man was the one not asked for the longest";
  EXPECT_EQ(words.count(), 1U);
  words.get(2, [] { return Raster(10, 15); });
  EXPECT_EQ(men.count() + words.count(), 2U);
  men.forget();
  EXPECT_EQ(cache.bytes(), 600U) << "what is forgotten takes no room";
}

TEST_F(KeptPicturesTest, keeps_the_last_two_however_large_and_forgets_all) {
  PictureCache cache(100);
  KeptPictures<int> men(cache);
  KeptPictures<int> shadows(cache);
  SDL_Texture* const man = ask(men, 1);
  ASSERT_NE(man, nullptr);
  ask(shadows, 1);
  EXPECT_EQ(ask(men, 1), man) << "his shadow is asked for while he is in hand";
  ask(men, 2);
  EXPECT_EQ(men.count() + shadows.count(), 2U);
  men.forget();
  shadows.forget();
  EXPECT_EQ(cache.bytes(), 0U);
  EXPECT_NE(ask(men, 1), nullptr);
  EXPECT_EQ(made(), 4);
}

TEST_F(KeptPicturesTest, a_smaller_room_drops_what_it_has_no_room_for) {
  PictureCache cache(2000);
  KeptPictures<int> kept(cache);
  for (int key = 0; key < 5; ++key) {
    ask(kept, key);
  }
  ASSERT_EQ(kept.count(), 5U);
  cache.hold_at_most(900);
  EXPECT_EQ(kept.count(), 2U);
  ask(kept, 4);
  EXPECT_EQ(made(), 5) << "the last one had to stay";
}

TEST_F(KeptPicturesTest, between_frames_only_what_nobody_asked_for_leaves) {
  PictureCache cache(1000, PictureCache::Leave::between_frames);
  KeptPictures<int> kept(cache);
  ask(kept, 1);
  ask(kept, 2);
  EXPECT_FALSE(cache.tidy()) << "there is room";
  ask(kept, 2);
  ask(kept, 3);
  ask(kept, 4);
  EXPECT_EQ(kept.count(), 4U) << "none may go before the frame is over";
  EXPECT_TRUE(cache.tidy());
  EXPECT_EQ(kept.count(), 3U);
  ask(kept, 4);
  EXPECT_TRUE(cache.tidy());
  EXPECT_EQ(kept.count(), 1U) << "there were too many, and nobody asked for the others since";
}

TEST(PrintedAhead, is_taken_once_and_only_if_it_was_wanted) {
  std::atomic<int> printed = 0;
  PrintedAhead<int, int> ahead;
  const auto square = [&printed](int key) {
    return [&printed, key] {
      ++printed;
      return key * key;
    };
  };
  EXPECT_EQ(ahead.take(7), nullptr);
  ahead.want(7, square(7));
  ahead.want(8, square(8));
  ahead.want(7, square(7));
  const auto picture = ahead.take(7);
  ASSERT_NE(picture, nullptr);
  EXPECT_EQ(*picture, 49);
  EXPECT_EQ(ahead.take(7), nullptr);
  ASSERT_NE(ahead.take(8), nullptr);
  EXPECT_EQ(printed, 2);
}

TEST(PrintedAhead, is_given_up_two_frames_after_it_was_wanted_last) {
  PrintedAhead<int, int> ahead;
  ahead.want(1, [] { return 1; });
  ahead.want(2, [] { return 2; });
  ASSERT_NE(ahead.take(2), nullptr);  // the first was printed before it
  ahead.end_frame();
  ahead.end_frame();
  ahead.end_frame();
  EXPECT_EQ(ahead.take(1), nullptr);
}

TEST(PrintedAhead, that_cannot_be_printed_is_left_to_whoever_wants_it) {
  PrintedAhead<int, int> ahead;
  ahead.want(1, []() -> int { throw std::bad_alloc(); });
  EXPECT_EQ(ahead.take(1), nullptr);
}

}  // namespace
}  // namespace fc::paint::test
