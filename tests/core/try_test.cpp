// FC_TRY: on with the value, or out with the fault.
#include <gtest/gtest.h>

#include <memory>

#include "core/result.h"

namespace fc {
namespace {

Result<int> half_of(int number) {
  if (number % 2 != 0) {
    return fault(FaultCode::out_of_range, "number", "is odd");
  }
  return number / 2;
}

Result<int> quarter_of(int number) {
  FC_TRY(const int half, half_of(number));
  return half_of(half);
}

Result<void> check_even(int number) {
  FC_TRY(half_of(number));
  return {};
}

Result<std::unique_ptr<int>> boxed(int number) {
  FC_TRY(int half, half_of(number));
  FC_TRY(half, half_of(half));
  FC_TRY(auto box, Result<std::unique_ptr<int>>(std::make_unique<int>(half)));
  return box;
}

TEST(Try, goes_on_with_the_value) {
  EXPECT_EQ(quarter_of(12), 3);
  EXPECT_TRUE(check_even(2));
  EXPECT_EQ(**boxed(20), 5);
}

TEST(Try, returns_the_fault_as_it_was) {
  EXPECT_EQ(quarter_of(3).error(), half_of(1).error());
  EXPECT_EQ(quarter_of(6).error(), half_of(1).error());
  EXPECT_EQ(check_even(1).error(), half_of(1).error());
  EXPECT_EQ(boxed(2).error(), half_of(1).error());
}

TEST(Try, leaves_a_named_result_whole_for_its_owner) {
  const auto passed_on = [](Result<int>& kept) -> Result<void> {
    FC_TRY(kept);
    return {};
  };
  Result<int> kept = half_of(1);
  EXPECT_FALSE(passed_on(kept));
  EXPECT_EQ(kept.error().where, "number");
}

}  // namespace
}  // namespace fc
