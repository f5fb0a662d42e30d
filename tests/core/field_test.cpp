#include <gtest/gtest.h>

#include "core/field.h"

namespace fc {
namespace {

enum class Light : std::uint8_t { red, green };
struct Lamp {
  bool on = true;
  Light light = Light::green;
  std::int8_t watts = 40;
};
constexpr std::array<std::string_view, 2> light_names{"red", "green"};
constexpr std::array watt_steps{25, 40, 60};
constexpr std::array lamp_fields{
    flag_field<&Lamp::on>("on"),
    word_field<&Lamp::light>("light", light_names),
    number_field<&Lamp::watts>("watts", 1, 100).offers(watt_steps),
};

TEST(Field, reads_and_writes_its_member) {
  Lamp lamp;
  EXPECT_EQ(lamp_fields[0].get(lamp), 1);
  EXPECT_EQ(lamp_fields[1].get(lamp), 1);
  EXPECT_EQ(lamp_fields[2].get(lamp), 40);
  lamp_fields[0].set(lamp, 0);
  lamp_fields[1].set(lamp, 0);
  lamp_fields[2].set(lamp, 60);
  EXPECT_FALSE(lamp.on);
  EXPECT_EQ(lamp.light, Light::red);
  EXPECT_EQ(lamp.watts, 60);
}

TEST(Field, offers_every_value_at_a_place_and_the_next_higher_one_for_what_is_not_offered) {
  for (const Field<Lamp>& field : lamp_fields) {
    for (int place = 0; place < field.kind.offered(); ++place) {
      EXPECT_EQ(field.kind.place_of_value(field.kind.value_at(place)), place) << field.kind.key;
    }
  }
  const FieldKind& watts = lamp_fields[2].kind;
  EXPECT_EQ(watts.offered(), 3);
  EXPECT_EQ(watts.place_of_value(26), 1);
  EXPECT_EQ(watts.place_of_value(100), 2);
  constexpr FieldKind every{.key = "every", .range = std::pair(3, 5)};
  EXPECT_EQ(every.offered(), 3);
  EXPECT_EQ(every.value_at(2), 5);
}

TEST(Field, tells_what_may_be_said_and_what_stands_where_nothing_is_said) {
  const std::vector<OptionFact> facts = facts_of(lamp_fields);
  ASSERT_EQ(facts.size(), lamp_fields.size());
  EXPECT_EQ(facts[0].words, (std::vector<std::string>{"true", "false"}));
  EXPECT_EQ(facts[0].usual, "true");
  EXPECT_EQ(facts[1].words, (std::vector<std::string>{"red", "green"}));
  EXPECT_EQ(facts[1].usual, "green");
  EXPECT_EQ(facts[2].range, std::pair(1, 100));
  EXPECT_EQ(facts[2].usual, "40");
}

}  // namespace
}  // namespace fc
