#include "platform/timed_input.h"

#include <gtest/gtest.h>

#include <fstream>

namespace fc::platform {
namespace {

/// A file in the test's own temporary folder.
std::filesystem::path file_of(const std::string& text) {
  const std::filesystem::path file = std::filesystem::path(testing::TempDir()) / "hands.jsonl";
  std::ofstream(file) << text;
  return file;
}

TEST(TimedInputFile, is_read_line_by_line_and_sorted_by_frame) {
  const auto read =
      read_timed_input(file_of("{\"frame\":30,\"device\":\"pad1\",\"press\":\"a\"}\n\n"
                               "{\"frame\":5,\"device\":\"keyboard\",\"press\":\"Return\",\"hold\":9}\n"));
  ASSERT_TRUE(read) << one_line(read.error());
  ASSERT_EQ(read->size(), 2U);
  EXPECT_EQ((*read)[0].frame, 5);
  EXPECT_EQ((*read)[0].hold, 9);
  EXPECT_EQ((*read)[1].device, "pad1");
}

TEST(TimedInputFile, a_fault_names_file_line_and_key) {
  const auto read = read_timed_input(file_of("{\"frame\":1,\"device\":\"pad1\",\"press\":\"a\"}\n{\"frame\":-4}\n"));
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().code, FaultCode::wrong_type);
  EXPECT_TRUE(read.error().where.ends_with("hands.jsonl:2: frame")) << read.error().where;
}

TEST(TimedInputFile, rubbish_is_refused) {
  EXPECT_EQ(read_timed_input(file_of("hello\n")).error().code, FaultCode::bad_json);
  EXPECT_EQ(read_timed_input(file_of("[1]\n")).error().code, FaultCode::bad_json);
  EXPECT_EQ(read_timed_input(file_of("{\"frame\":1,\"device\":\"pad1\",\"press\":\"a\",\"loud\":1}")).error().code,
            FaultCode::unknown_key);
  EXPECT_EQ(read_timed_input(file_of("{\"frame\":1,\"device\":\"piano\",\"press\":\"a\"}")).error().code,
            FaultCode::unknown_value);
  EXPECT_EQ(read_timed_input(file_of("{\"frame\":1,\"device\":\"pad1\",\"press\":\"elbow\"}")).error().code,
            FaultCode::unknown_value);
  EXPECT_EQ(read_timed_input("/nowhere/hands.jsonl").error().code, FaultCode::cannot_read);
  const auto folder = read_timed_input(testing::TempDir());
  ASSERT_FALSE(folder) << "a folder is no file";
  EXPECT_EQ(folder.error().code, FaultCode::cannot_read);
}

}  // namespace
}  // namespace fc::platform
