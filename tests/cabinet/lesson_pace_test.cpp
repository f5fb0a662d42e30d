#include "cabinet/bout/pace.h"

#include <gtest/gtest.h>

#include "tests/must.h"
#include "tests/text/scratch.h"

namespace fc::cabinet {
namespace {

class Lesson : public testing::Test {
 protected:
  Lesson() {
    data_.write("bare-knuckle/text/lesson.en.json",
                R"({"bare-knuckle": {"lesson": {"jab": "A jab.", "hook": "A hook, which is far longer to explain."}}})");
    words_ = fc::test::must(Words::load(data_.path(), "en"));
  }

  fc::test::ScratchFolder data_;
  Words words_;
  LessonPace pace_{"bare-knuckle.lesson."};
};

TEST_F(Lesson, stands_still_while_something_new_is_read_and_only_once) {
  pace_.follow({"jab"}, false, words_, 10);
  EXPECT_EQ(pace_.says(), "bare-knuckle.lesson.jab");
  EXPECT_TRUE(pace_.waits(10));
  EXPECT_TRUE(pace_.waits(11));
  EXPECT_FALSE(pace_.waits(30));
  pace_.follow({"jab"}, false, words_, 30);
  EXPECT_FALSE(pace_.waits(30));
}

TEST_F(Lesson, takes_longer_over_longer_words) {
  pace_.follow({"hook"}, false, words_, 0);
  LessonPace other("bare-knuckle.lesson.");
  other.follow({"jab"}, false, words_, 0);
  double seconds = 0;
  while (other.waits(seconds)) {
    seconds += 0.1;
  }
  EXPECT_TRUE(pace_.waits(seconds));
}

TEST_F(Lesson, explains_the_next_thing_when_the_first_is_known) {
  pace_.follow({"jab", "hook"}, false, words_, 0);
  EXPECT_EQ(pace_.says(), "bare-knuckle.lesson.jab");
  pace_.follow({"jab", "hook"}, false, words_, 0.5);
  EXPECT_EQ(pace_.says(), "bare-knuckle.lesson.jab") << "one after the other";
  pace_.go_on();
  EXPECT_FALSE(pace_.waits(0.5));
  pace_.follow({"jab", "hook"}, false, words_, 0.5);
  EXPECT_EQ(pace_.says(), "bare-knuckle.lesson.hook");
  EXPECT_TRUE(pace_.waits(0.5));
}

TEST_F(Lesson, does_not_wait_where_somebody_is_asked_and_says_again_what_fits) {
  pace_.follow({"hook", "jab"}, true, words_, 0);
  EXPECT_EQ(pace_.says(), "bare-knuckle.lesson.hook");
  EXPECT_FALSE(pace_.waits(0));
  EXPECT_TRUE(pace_.is_read(0));
  pace_.follow({"hook", "jab"}, true, words_, 1);
  EXPECT_EQ(pace_.says(), "bare-knuckle.lesson.hook") << "it is being read";
  pace_.follow({"hook", "jab"}, true, words_, 20);
  EXPECT_EQ(pace_.says(), "bare-knuckle.lesson.jab");
  pace_.follow({"hook", "jab"}, true, words_, 60);
  EXPECT_EQ(pace_.says(), "bare-knuckle.lesson.jab") << "the last is said again";
}

TEST_F(Lesson, an_answer_ends_the_reading) {
  pace_.follow({"hook"}, true, words_, 0);
  pace_.follow({}, false, words_, 0.5);
  EXPECT_FALSE(pace_.waits(0.5));
  pace_.follow({"jab"}, false, words_, 1);
  EXPECT_EQ(pace_.says(), "bare-knuckle.lesson.jab");
}

TEST_F(Lesson, says_nothing_of_a_question_that_is_answered_until_the_next_one) {
  const std::vector<std::string_view> moments{"jab", "hook"};
  pace_.follow(moments, true, words_, 0);
  EXPECT_EQ(pace_.says(), "bare-knuckle.lesson.jab");
  pace_.follow(moments, false, words_, 1);
  EXPECT_EQ(pace_.says(), "bare-knuckle.lesson.jab");
  EXPECT_FALSE(pace_.waits(1));
  pace_.follow(moments, true, words_, 2);
  EXPECT_EQ(pace_.says(), "bare-knuckle.lesson.hook");
}

}  // namespace
}  // namespace fc::cabinet
