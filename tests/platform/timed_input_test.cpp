#include "platform/timed_input.h"

#include <gtest/gtest.h>

#include "core/cleaned.h"

namespace fc::platform {
namespace {

Result<std::vector<TimedPress>> read_text(std::string_view text) { return read_timed_input(text, "hands.jsonl"); }

TEST(TimedInputFile, is_read_line_by_line_and_sorted_by_frame) {
  const auto read = read_text(
      "{\"frame\":30,\"device\":\"pad1\",\"press\":\"a\"}\n\n"
      "{\"frame\":5,\"device\":\"keyboard\",\"press\":\"Return\",\"hold\":9}\n");
  ASSERT_TRUE(read) << one_line(read.error());
  ASSERT_EQ(read->size(), 2U);
  EXPECT_EQ((*read)[0].frame, 5);
  EXPECT_EQ((*read)[0].hold, 9);
  EXPECT_EQ((*read)[1].device, "pad1");
}

TEST(TimedInputFile, a_fault_names_file_line_and_key) {
  const auto read = read_text("{\"frame\":1,\"device\":\"pad1\",\"press\":\"a\"}\n{\"frame\":-4}\n");
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().code, FaultCode::wrong_type);
  EXPECT_TRUE(read.error().where.ends_with("hands.jsonl:2: frame")) << read.error().where;
}

TEST(TimedInputFile, rubbish_is_refused) {
  EXPECT_EQ(read_text("hello\n").error().code, FaultCode::bad_json);
  EXPECT_EQ(read_text("[1]\n").error().code, FaultCode::bad_json);
  EXPECT_EQ(read_text("{\"press\":\"" + std::string(1000, 'a') + "\"}").error().code, FaultCode::bad_json);
  EXPECT_EQ(read_text("{\"frame\":1,\"device\":\"pad1\",\"press\":\"a\",\"loud\":1}").error().code, FaultCode::unknown_key);
  EXPECT_EQ(read_text("{\"frame\":1,\"device\":\"piano\",\"press\":\"a\"}").error().code, FaultCode::unknown_value);
  EXPECT_EQ(read_text("{\"frame\":1,\"device\":\"pad1\",\"press\":\"elbow\"}").error().code, FaultCode::unknown_value);
}

TEST(TimedInputFile, whose_keys_and_words_hold_anything_is_refused_in_one_plain_line) {
  for (const char* const line : {R"({"two\nlines":1})", R"({"frame":1,"device":"pad1","press":"a\u001b[2J\n"})",
                                 R"({"frame":1,"device":"\u202e","press":"a"})"}) {
    const auto read = read_text(line);
    ASSERT_FALSE(read) << line;
    EXPECT_EQ(escaped(one_line(read.error())), one_line(read.error())) << line;
  }
}

}  // namespace
}  // namespace fc::platform
