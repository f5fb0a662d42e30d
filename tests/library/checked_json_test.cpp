// What is not JSON, or not the JSON that was asked for, is said with its place.
#include "library/checked_json.h"

#include <gtest/gtest.h>

#include <ctime>

namespace fc {
namespace {

TEST(CheckedJson, says_line_and_column_of_what_is_no_json) {
  const auto json = parse_json("{\n  \"a\": 1,\n  \"b\": ]\n}");
  ASSERT_FALSE(json);
  EXPECT_EQ(json.error().detail, "not JSON at line 3, column 8");
}

TEST(CheckedJson, says_when_it_is_cut_short) {
  const auto json = parse_json(R"({"a": [1, 2)");
  ASSERT_FALSE(json);
  EXPECT_NE(json.error().detail.find("cut short"), std::string::npos) << json.error().detail;
}

TEST(CheckedJson, does_not_count_brackets_in_texts) { EXPECT_TRUE(parse_json('"' + std::string(1000, '[') + R"(\"[[[")")); }

TEST(CheckedJson, refuses_what_is_nested_too_deeply) {
  const auto nested = [](int depth) {
    return std::string(static_cast<std::size_t>(depth), '[') + std::string(static_cast<std::size_t>(depth), ']');
  };
  EXPECT_TRUE(parse_json(nested(deepest_json)));
  EXPECT_FALSE(parse_json(nested(deepest_json + 1)));
}

/// {"a0":0,"a1":0,...}
std::string object_of(int keys) {
  std::string text = "{";
  for (int key = 0; key < keys; ++key) {
    text += (key == 0 ? "\"a" : ",\"a") + std::to_string(key) + "\":0";
  }
  return text + "}";
}

TEST(CheckedJson, refuses_objects_of_more_keys_than_anything_of_ours_has) {
  EXPECT_TRUE(parse_json(object_of(512)));
  EXPECT_TRUE(parse_json("[" + object_of(400) + "," + object_of(400) + R"(,"a:b:c:d"])")) << "each for itself";
  const auto many = parse_json(object_of(80'000), "setup");
  ASSERT_FALSE(many);
  EXPECT_EQ(many.error().code, FaultCode::bad_json);
  EXPECT_EQ(one_line(many.error()), "setup: has an object of more than 512 keys");
}

TEST(CheckedJson, refuses_more_values_than_memory_should_hold) {
  const auto objects = [](std::size_t count) {
    std::string text = "[{}";
    for (std::size_t one = 1; one < count; ++one) {
      text += ",{}";
    }
    return text + "]";
  };
  EXPECT_TRUE(parse_json(objects(400'000)));
  const auto many = parse_json(objects(600'000), "setup");
  ASSERT_FALSE(many);
  EXPECT_EQ(one_line(many.error()), "setup: has more than 1000000 values");
}

TEST(CheckedJson, takes_twice_the_time_for_twice_the_text) {
  // The worst that is allowed: as many keys as can be in every object, all of one length; and one long list.
  const auto objects = [](int count) {
    std::string text = "[";
    for (int one = 0; one < count; ++one) {
      text += (one == 0 ? "" : ",") + object_of(512);
    }
    return text + "]";
  };
  const auto list = [](int count) {
    std::string text = "[0";
    for (int one = 1; one < count; ++one) {
      text += ",0";
    }
    return text + "]";
  };
  const auto small_objects = [](int count) {
    std::string text = "[{}";
    for (int one = 1; one < count; ++one) {
      text += ",{}";
    }
    return text + "]";
  };
  const auto cost = [](const std::string& text) {
    double best = 1e9;
    for (int run = 0; run < 3; ++run) {
      const std::clock_t begun = std::clock();
      EXPECT_TRUE(parse_json(text));
      best = std::min(best, static_cast<double>(std::clock() - begun));
    }
    return best;
  };
  constexpr double generous = 8;  // for four times the text; what is quadratic takes sixteen times as long
  EXPECT_LT(cost(objects(200)), generous * cost(objects(50)) + CLOCKS_PER_SEC / 100.0);
  EXPECT_LT(cost(small_objects(80'000)), generous * cost(small_objects(20'000)) + CLOCKS_PER_SEC / 100.0);
  EXPECT_LT(cost(list(800'000)), generous * cost(list(200'000)) + CLOCKS_PER_SEC / 100.0);
}

TEST(PlainText, of_json_is_one_line_of_plain_letters) {
  EXPECT_EQ(json_text(Json{{"name", "a\u202e\x7f\u009b\xff\U000E0041\u00e9"}}), R"({"name":"a\u202e\u007f\u009b)"
                                                                                "\xef\xbf\xbd"
                                                                                R"(\udb40\udc41)"
                                                                                "\u00e9\"}");
  const std::string raw = "{\"name\":\"a\u202e\U000E0041\"}";
  EXPECT_EQ(*parse_json(plain_json(raw)), *parse_json(raw)) << "it means the same";
  EXPECT_EQ(plain_json("\"\xff\""), R"("\ufffd")");
}

TEST(CheckedJson, refuses_a_key_that_stands_twice_in_one_object) {
  for (const char* const text :
       {R"({"a": 1, "a": 2})", R"({"b": {}, "a": 1, "b": 2, "a": 2})", R"([{"x": [{"a": 1, "\u0061": 1}]}])"}) {
    const auto json = parse_json(text, "setup");
    ASSERT_FALSE(json) << text;
    EXPECT_EQ(json.error().code, FaultCode::unknown_key) << text;
    EXPECT_EQ(json.error().where, "setup") << text;
  }
  EXPECT_EQ(parse_json(R"({"a": 1, "a": 2})").error().detail, "\"a\" stands twice in one object; keep one");
  EXPECT_TRUE(parse_json(R"([{"a": {"a": 1}, "b": {"a": 1}}, {"a": 1}])"));
}

TEST(CheckedJson, takes_whole_numbers_only) {
  EXPECT_EQ(read_int(Json(3), "x", 1, 3), 3);
  for (const char* const text : {"true", "1.0", "1e0", "null", "\"1\"", "[1]"}) {
    const auto number = read_int(*parse_json(text), "x", 0, 9);
    ASSERT_FALSE(number) << text;
    EXPECT_EQ(number.error().code, FaultCode::wrong_type) << text;
  }
  for (const char* const text : {"0", "4", "-1", "18446744073709551615", "-9223372036854775808"}) {
    const auto number = read_int(*parse_json(text), "x", 1, 3);
    ASSERT_FALSE(number) << text;
    EXPECT_EQ(number.error().code, FaultCode::out_of_range) << text;
    EXPECT_NE(number.error().detail.find("1 to 3"), std::string::npos);
  }
}

TEST(CheckedJson, keeps_places_on_one_short_line) {
  EXPECT_EQ(member_place("setup", "red"), "setup.red");
  EXPECT_EQ(member_place("", "a\nb\t\x7f"), "a?b??");
  EXPECT_LT(member_place("", std::string(1000, 'x')).size(), 60U);
  EXPECT_EQ(member_place("", std::string(39, 'x') + "é" + std::string(50, 'x')), std::string(39, 'x') + "...");
}

TEST(CheckedJson, names_unknown_and_missing_keys) {
  const auto unknown = check_object(*parse_json(R"({"a": 1, "c": 2})"), "top", {"a"}, {"b"});
  ASSERT_FALSE(unknown);
  EXPECT_EQ(unknown.error().code, FaultCode::unknown_key);
  EXPECT_EQ(unknown.error().where, "top.c");
  const auto missing = check_object(*parse_json("{}"), "top", {"a"}, {"b"});
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().code, FaultCode::missing_key);
  EXPECT_EQ(missing.error().where, "top.a");
  EXPECT_TRUE(check_object(*parse_json(R"({"b": 1, "a": 2})"), "top", {"a"}, {"b"}));
}

}  // namespace
}  // namespace fc
