// Foreign text: what a name may hold, and how it comes out on a terminal.
#include "core/cleaned.h"

#include <gtest/gtest.h>

namespace fc {
namespace {

TEST(Letters, are_taken_one_by_one_and_bytes_that_are_none_alone) {
  std::string_view text = "a\u00e9\u20ac\U0001F94A";
  for (const char32_t letter : {U'a', U'\u00e9', U'\u20ac', U'\U0001F94A'}) {
    EXPECT_EQ(take_letter(text), letter);
  }
  EXPECT_TRUE(text.empty());
  // Cut short, too long for what they say, half a letter, beyond the last one.
  for (const char* const bad :
       {"\xff", "\xc3", "\xc0\xaf", "\xe0\x80\xaf", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\x80", "\xe2\x82"}) {
    std::string_view left = bad;
    EXPECT_EQ(take_letter(left), no_letter) << escaped(bad);
    EXPECT_EQ(left.size(), std::string_view(bad).size() - 1);
    EXPECT_FALSE(is_utf8(bad)) << escaped(bad);
  }
  EXPECT_TRUE(is_utf8("Zo\u00e9 \U0001F94A"));
}

TEST(Names, are_plain_letters_without_blanks_at_their_ends) {
  EXPECT_EQ(checked_name("  Zo\u00e9 \u00ab O'Neill-Jones \u00bb  ", "name"), "Zo\u00e9 \u00ab O'Neill-Jones \u00bb");
  EXPECT_EQ(checked_name("   ", "name"), "");
  EXPECT_EQ(checked_name(std::string(longest_name, 'x'), "name")->size(), longest_name);
}

TEST(Names, that_could_speak_to_a_terminal_or_turn_a_line_are_refused) {
  for (const char* const bad : {"\x1b[31mred", "bell\a", "two\nlines", "del\x7f", "c1\u009b", "\u202egnp.exe", "\u2066in",
                                "un\u200bseen", "\ufeffmark", "line\u2028", "\U000E0041tag", "latin\xe9"}) {
    const auto name = checked_name(bad, "kept.names[0]");
    ASSERT_FALSE(name) << escaped(bad);
    EXPECT_EQ(name.error().code, FaultCode::unknown_value);
    EXPECT_EQ(name.error().where, "kept.names[0]");
    EXPECT_EQ(escaped(one_line(name.error())), one_line(name.error())) << "the fault itself is safe to print";
  }
  EXPECT_EQ(checked_name(std::string(longest_name + 1, 'x'), "name").error().code, FaultCode::out_of_range);
}

TEST(Lines, show_what_is_not_plain) {
  EXPECT_EQ(escaped("a\x1b[31m\n\u202eb\xff \u00e9"), "a\\x1b[31m\\x0a\\u202eb\\xff \u00e9");
  EXPECT_EQ(cleaned("a\u202eb\xff"), "a?b?");
  EXPECT_EQ(cleaned(std::string(41, 'x')), std::string(40, 'x') + "...");
}

}  // namespace
}  // namespace fc
