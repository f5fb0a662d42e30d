// Scripts as text: what is read, what is refused and where.
#include "match/script.h"

#include <unistd.h>

#include <filesystem>

#include "bouts.h"
#include "library/whole_file.h"

namespace fc {
namespace {

constexpr const char* short_script =
    R"({"game":"tiny","setup":{"boxers":["abe-anvil","zeb-winch"],"rounds":3},"dice":[0],"choices":["wait"]})";

Fault fault_of(const std::string& text) {
  const auto match = open_match(test::all_games(), text);
  EXPECT_FALSE(match) << text;
  return match ? Fault{} : match.error();
}

TEST(Script, is_read_and_written_back) {
  const auto script = parse_script(short_script);
  ASSERT_TRUE(script) << one_line(script.error());
  EXPECT_EQ(script->game, "tiny");
  EXPECT_EQ(script->dice, std::vector{0});
  EXPECT_EQ(script->choices, std::vector<std::string>{"wait"});
  EXPECT_EQ(parse_script(to_json(*script)), *script);
}

TEST(Script, may_leave_out_dice_and_choices) {
  const auto script = parse_script(R"({"game":"tiny","setup":{}})");
  ASSERT_TRUE(script);
  EXPECT_TRUE(script->dice.empty());
  EXPECT_TRUE(script->choices.empty());
}

TEST(Script, ignores_what_was_expected) {
  EXPECT_TRUE(parse_script(R"({"game":"x","setup":{},"expect":{"state":[1,[2]]}})"));
}

struct BadScript {
  const char* name;
  const char* text;
  FaultCode code;
  const char* where;
};

class BadScripts : public testing::TestWithParam<BadScript> {};

TEST_P(BadScripts, are_refused_at_the_exact_place) {
  const Fault found = fault_of(GetParam().text);
  EXPECT_EQ(found.code, GetParam().code) << one_line(found);
  EXPECT_EQ(found.where, GetParam().where) << one_line(found);
  EXPECT_EQ(one_line(found).find('\n'), std::string::npos);
}

#define FC_SETUP R"("setup":{"boxers":["abe-anvil","zeb-winch"],"rounds":1})"
INSTANTIATE_TEST_SUITE_P(
    Script, BadScripts,
    testing::Values(
        BadScript{"nothing", "", FaultCode::bad_json, "script"},
        BadScript{"cut_short", R"({"game":"tiny","setup":{"boxers")", FaultCode::bad_json, "script"},
        BadScript{"two_values", "{} {}", FaultCode::bad_json, "script"},
        BadScript{"a_list", "[]", FaultCode::wrong_type, "script"},
        BadScript{"huge_number", R"({"game":1e999})", FaultCode::bad_json, "script"},
        BadScript{"unknown_key", R"({"game":"tiny","setup":{},"die":[]})", FaultCode::unknown_key, "script"},
        BadScript{"key_with_a_line_break", R"({"game":"tiny","setup":{},"a\nb":1})", FaultCode::unknown_key, "script"},
        BadScript{"no_game", "{" FC_SETUP "}", FaultCode::missing_key, "script"},
        BadScript{"no_setup", R"({"game":"tiny"})", FaultCode::missing_key, "script"},
        BadScript{"game_is_a_number", R"({"game":1,"setup":{}})", FaultCode::wrong_type, "game"},
        BadScript{"unknown_game", R"({"game":"chess","setup":{}})", FaultCode::unknown_value, "game"},
        BadScript{"setup_is_a_list", R"({"game":"tiny","setup":[]})", FaultCode::wrong_type, "setup"},
        BadScript{"dice_are_no_list", R"({"game":"tiny",)" FC_SETUP R"(,"dice":3})", FaultCode::wrong_type, "dice"},
        BadScript{"die_is_true", R"({"game":"tiny",)" FC_SETUP R"(,"dice":[true]})", FaultCode::wrong_type, "dice[0]"},
        BadScript{"die_is_a_fraction", R"({"game":"tiny",)" FC_SETUP R"(,"dice":[1.0]})", FaultCode::wrong_type, "dice[0]"},
        BadScript{"die_is_null", R"({"game":"tiny",)" FC_SETUP R"(,"dice":[null]})", FaultCode::wrong_type, "dice[0]"},
        BadScript{"die_too_high", R"({"game":"tiny",)" FC_SETUP R"(,"dice":[3,10],"choices":["wait","jab","block"]})",
                  FaultCode::bad_die, "dice[1]"},
        BadScript{"die_of_sixty_four_bits", R"({"game":"tiny",)" FC_SETUP R"(,"dice":[18446744073709551615]})",
                  FaultCode::bad_die, "dice[0]"},
        BadScript{"die_whose_last_thirty_two_bits_are_a_face", R"({"game":"tiny",)" FC_SETUP R"(,"dice":[4294967299]})",
                  FaultCode::bad_die, "dice[0]"},
        BadScript{"die_below_zero", R"({"game":"tiny",)" FC_SETUP R"(,"dice":[-9223372036854775808]})", FaultCode::bad_die,
                  "dice[0]"},
        BadScript{"choice_is_a_number", R"({"game":"tiny",)" FC_SETUP R"(,"dice":[3],"choices":["wait",2]})",
                  FaultCode::wrong_type, "choices[1]"},
        BadScript{"choice_of_another_decision", R"({"game":"tiny",)" FC_SETUP R"(,"dice":[3],"choices":["jab"]})",
                  FaultCode::illegal_choice, "choices[0]"},
        BadScript{"choice_nobody_knows", R"({"game":"tiny",)" FC_SETUP R"(,"dice":[3],"choices":["wait","jump"]})",
                  FaultCode::illegal_choice, "choices[1]"}),
    [](const auto& bad) { return std::string(bad.param.name); });
#undef FC_SETUP

TEST(Script, deeper_than_any_of_ours_is_refused_without_a_crash) {
  EXPECT_EQ(fault_of(std::string(1'000'000, '[')).code, FaultCode::bad_json);
  EXPECT_EQ(fault_of(R"({"game":"tiny","setup":)" + std::string(100'000, '[') + std::string(100'000, ']') + "}").code,
            FaultCode::bad_json);
}

TEST(Script, may_hold_more_dice_or_choices_than_are_asked_for_yet) {
  const auto match = open_match(test::all_games(), short_script);
  ASSERT_TRUE(match);
  EXPECT_TRUE(
      open_match(test::all_games(), R"({"game":"tiny","setup":{"boxers":["abe-anvil","zeb-winch"]},"dice":[0,50,true]})"))
      << "a choice is awaited: the dice behind it are not looked at";
  EXPECT_TRUE(
      open_match(test::all_games(), R"({"game":"tiny","setup":{"boxers":["abe-anvil","zeb-winch"]},"choices":["jump",2]})"))
      << "a die is awaited: the choices behind it are not looked at";
}

TEST(Script, has_no_more_answers_than_a_bout_can_use) {
  const auto fault_with = [](const char* list, int count, const std::string& answer) {
    std::string answers;
    for (int one = 0; one < count; ++one) {
      answers += (one == 0 ? "" : ",") + answer;
    }
    return fault_of(R"({"game":"tiny","setup":{"boxers":["abe-anvil","zeb-winch"]},")" + std::string(list) + "\":[" +
                    answers + "]}");
  };
  EXPECT_EQ(fault_with("dice", 500'000, "0").where, "dice[20000]");
  EXPECT_EQ(fault_with("choices", 20'001, "\"wait\"").where, "choices[20000]");
  EXPECT_EQ(fault_with("dice", 20'001, "0").code, FaultCode::surplus);
  EXPECT_TRUE(open_match(
      test::all_games(), R"({"game":"tiny","setup":{"boxers":["abe-anvil","zeb-winch"]},"choices":["wait")" +
                             [] {
                               std::string more;
                               for (int one = 1; one < 20'000; ++one) {
                                 more += ",\"wait\"";
                               }
                               return more;
                             }() +
                             "]}"))
      << "a die is awaited";
}

TEST(Script, goes_out_as_json_whatever_it_holds) {
  const Script script{.game = "tiny",
                      .setup = "{\"name\":\"a\u202e\"}",
                      .dice = {1},
                      .choices = {"ja\xff"
                                  "b",
                                  "wait\x7f"}};
  const std::string text = to_json(script);
  const auto read = parse_script(text);
  ASSERT_TRUE(read) << text;
  EXPECT_EQ(read->choices[1], "wait\x7f");
  EXPECT_EQ(text.find("\u202e"), std::string::npos);
  EXPECT_EQ(text.find('\x7f'), std::string::npos);
}

TEST(Script, can_be_asked_for_the_types_of_all_its_answers) {
  const auto fault_in = [](const std::string& answers) {
    const Result<void> checked = check_types(test::must(parse_script(R"({"game":"tiny","setup":{},)" + answers + "}")));
    return checked ? std::string() : checked.error().where;
  };
  EXPECT_EQ(fault_in(R"("dice":[0,500],"choices":["jump"])"), "");
  EXPECT_EQ(fault_in(R"("dice":[0,true],"choices":[2])"), "dice[1]");
  EXPECT_EQ(fault_in(R"("dice":[],"choices":["jump",2])"), "choices[1]");
}

TEST(Script, cut_short_on_disk_is_named_and_left_alone) {
  const std::filesystem::path file =
      std::filesystem::temp_directory_path() / ("four-corners-cut-" + std::to_string(getpid()) + ".json");
  const std::string half = std::string(short_script).substr(0, 50);
  ASSERT_TRUE(write_whole(file, half));
  const auto script = read_script(file);
  ASSERT_FALSE(script);
  EXPECT_NE(one_line(script.error()).find(file.string()), std::string::npos);
  EXPECT_NE(one_line(script.error()).find("cut short"), std::string::npos) << one_line(script.error());
  EXPECT_EQ(read_whole(file), half);
  std::filesystem::remove(file);
}

}  // namespace
}  // namespace fc
