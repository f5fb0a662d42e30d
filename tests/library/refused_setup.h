// Set-ups of a script that must be refused, for every game's tests.
#pragma once

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/result.h"

namespace fc::test {

/// The fault of a set-up that must be refused by the game's `read_setup`.
template <class Catalogue>
Fault refusal_of(const Catalogue& catalogue, const nlohmann::json& setup) {
  const auto read = read_setup(catalogue, setup.dump());
  EXPECT_FALSE(read) << setup;
  return read ? Fault{} : read.error();
}

/// The fault of a set-up that is well but for one value. pointer: its place; "" is the place of the whole.
template <class Catalogue>
Fault refusal_with(const Catalogue& catalogue, nlohmann::json setup, const char* pointer, const nlohmann::json& value) {
  setup[nlohmann::json::json_pointer(pointer)] = value;
  return refusal_of(catalogue, setup);
}

}  // namespace fc::test
