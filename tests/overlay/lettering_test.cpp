#include "overlay/ink/shapes.h"

#include <gtest/gtest.h>

namespace fc::overlay {
namespace {

TEST(Capitals, raise_the_letters_of_french) {
  EXPECT_EQ(capitals("à terre\u00a0! Œuvre, cœur, ça"), "À TERRE\u00a0! ŒUVRE, CŒUR, ÇA");
}

TEST(Capitals, leave_signs_and_figures_alone) { EXPECT_EQ(capitals("3 × 4 ÷ 2 – 10%"), "3 × 4 ÷ 2 – 10%"); }

}  // namespace
}  // namespace fc::overlay
