// What the referee makes of bouts that were kept.
#pragma once

#include <memory>
#include <nlohmann/json.hpp>

#include "tests/match/bouts.h"

namespace fc::test {

/// The match that a script leads to; null if the referee refuses it.
inline std::unique_ptr<Match> refereed(const Script& script) {
  Result<std::unique_ptr<Match>> match = all_games().open(script);
  return match && replay(**match, script) ? std::move(*match) : nullptr;
}

/// The referee's result of a bout that is over.
inline nlohmann::json result_of(const Script& script) {
  const std::unique_ptr<Match> match = refereed(script);
  EXPECT_TRUE(match && match->need().kind == NeedKind::finished);
  return match ? nlohmann::json::parse(match->answer()).at("result") : nlohmann::json();
}

}  // namespace fc::test
