#include "cabinet/keeping/seats_record.h"

#include <gtest/gtest.h>

#include <array>

namespace fc::cabinet {
namespace {

constexpr DeviceId pad{.kind = DeviceKind::pad, .id = 3};

SeatsRecord five_at_a_table() {
  SeatsRecord record{.seats = Seats(5), .lesson = true};
  record.seats.place(1, pad);
  record.seats.share(2);
  record.seats[4].stand_in = bot_of(Level::champion);
  return record;
}

TEST(SeatsRecord, brings_everybody_back_to_his_seat) {
  const Result<SeatsRecord> read = seats_record_from(text_of(five_at_a_table()), "000001.seats.json", 5);
  ASSERT_TRUE(read) << one_line(read.error());
  EXPECT_TRUE(read->lesson);
  EXPECT_EQ(read->seats.first_lost(), 1) << "devices are not kept";
  const Seats seats = seats_for_device(read->seats, pad);
  EXPECT_FALSE(seats.first_lost());
  EXPECT_EQ(seats.seats_of(pad), (std::vector<int>{1, 2}));
  EXPECT_FALSE(seats[0].is_person());
  EXPECT_EQ(seats[4].stand_in, bot_of(Level::champion));
}

TEST(SeatsRecord, keeps_whose_device_is_shared) {
  constexpr DeviceId other{.kind = DeviceKind::pad, .id = 4};
  SeatsRecord record{.seats = Seats(4)};
  record.seats.place(0, other);
  record.seats.place(2, pad);
  ASSERT_TRUE(record.seats.share(1, pad));
  record.seats.share(3, other);
  const auto from_text = seats_record_from(text_of(record), "000001.seats.json", 4);
  ASSERT_TRUE(from_text);
  const auto from_rows = seats_from(rows_of(record.seats), "bout 1", 4);
  ASSERT_TRUE(from_rows);
  for (Seats seats : {from_text->seats, *from_rows}) {
    seats.give_back(other);
    seats.give_back(pad);
    EXPECT_EQ(seats.seats_of(other), (std::vector<int>{0, 3}));
    EXPECT_EQ(seats.seats_of(pad), (std::vector<int>{1, 2}));
  }
}

TEST(SeatsRecord, of_who_shares_with_nobody_there_shares_with_the_first) {
  for (const char* word : {"shared", "shared:", "shared:2", "shared:9", "shared:-1", "shared:999", "shared:x"}) {
    const std::string text = R"({"seats": ["person", ")" + std::string(word) + R"(", "novice"]})";
    const auto read = seats_record_from(text, "000001.seats.json", 3);
    ASSERT_TRUE(read);
    EXPECT_EQ(seats_for_device(read->seats, pad).seats_of(pad), (std::vector<int>{0, 1})) << word;
  }
}

TEST(SeatsRecord, says_who_sat_where) {
  const std::vector<records::SeatRow> pair{{.sitter = "person", .profile = "Ann"}, {.sitter = "bot", .profile = "novice"}};
  const std::vector<records::SeatRow> three{{.sitter = "person", .profile = "person"},
                                            {.sitter = "shared:0", .profile = "Zo\u00e9"},
                                            {.sitter = "unknown", .profile = ""}};
  const std::vector<records::SeatRow> unknown{{.sitter = "unknown", .profile = ""}};
  const Result<Words> english = Words::load(std::string(FC_SOURCE_DIR) + "/data", "en");
  const Result<Words> french = Words::load(std::string(FC_SOURCE_DIR) + "/data", "fr");
  ASSERT_TRUE(english && french);
  EXPECT_EQ(sitters_of(pair, *english), "Ann v bot: Novice");
  EXPECT_EQ(sitters_of(pair, *french), "Ann v robot\u00a0: D\u00e9butant");
  EXPECT_EQ(sitters_of(three, *english), "a player, Zo\u00e9, \u2026");
  EXPECT_EQ(sitters_of(unknown, *english), "");
}

TEST(SeatsRecord, of_another_number_of_seats_is_refused_by_name) {
  const Result<SeatsRecord> read = seats_record_from(text_of(five_at_a_table()), "000001.seats.json", 3);
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().where, "000001.seats.json: seats");
  EXPECT_NE(read.error().detail.find("5 seats are kept with a bout for 3"), std::string::npos) << read.error().detail;
}

TEST(SeatsRecord, that_cannot_be_used_seats_one_person_first) {
  for (const char* text : {"", "rubbish", "[]", "{}", R"({"seats": 5})", "\xff"}) {
    const Result<SeatsRecord> read = seats_record_from(text, "000001.seats.json", 4);
    ASSERT_TRUE(read) << text;
    EXPECT_FALSE(read->lesson);
    EXPECT_EQ(read->seats.people(), 1) << text;
    EXPECT_TRUE(read->seats[0].is_person()) << text;
  }
}

TEST(SeatsRecord, keeps_the_names_of_people) {
  Seats seats(2);
  seats.place(0, whole_keyboard);
  seats[0].name = "Ann";
  const auto back = seats_from(rows_of(seats), "bout 1", 2);
  ASSERT_TRUE(back);
  EXPECT_EQ((*back)[0].name, "Ann");
  EXPECT_EQ((*back)[1].name, "");
  EXPECT_EQ(rows_of(seats, false)[0].profile, "person");
}

TEST(SeatsRecord, of_which_nobody_knows_who_sat_there_seats_one_person_first) {
  const std::string unknown(records::unknown_sitter);
  const std::vector<records::SeatRow> rows(2, {.sitter = unknown, .profile = unknown});
  const auto seats = seats_from(rows, "bout 1", 2);
  ASSERT_TRUE(seats);
  EXPECT_EQ((*seats)[0].sitter, Sitter::person);
  EXPECT_EQ((*seats)[1].sitter, Sitter::bot);
}

TEST(SeatsRecord, keeps_what_only_one_game_lets_sit) {
  constexpr std::array<StandIn, 2> offered{bot_of(Level::novice), StandIn{.word = "solitaire", .level = {}}};
  SeatsRecord record{.seats = Seats(2)};
  record.seats[1].stand_in = offered[1];
  const auto read = seats_record_from(text_of(record), "000001.seats.json", 2, offered);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->seats[1].stand_in, offered[1]);
  const auto elsewhere = seats_record_from(text_of(record), "000001.seats.json", 2, all_bots);
  ASSERT_TRUE(elsewhere);
  EXPECT_EQ(elsewhere->seats[1].stand_in, bot_of(Level::contender));
}

TEST(SeatsRecord, words_without_sense_are_bots) {
  const Result<SeatsRecord> read =
      seats_record_from(R"({"seats": ["shared", "klingon", 7], "lesson": "yes"})", "000001.seats.json", 3);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->seats.people(), 0) << "nobody has a device to share";
  EXPECT_FALSE(read->lesson);
}

}  // namespace
}  // namespace fc::cabinet
