// A man is himself in every game that has him, and nobody of a roster is another's double.
#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "core/looks.h"
#include "library/dice-boxing-career/game.h"
#include "library/dice-boxing/game.h"
#include "library/knock-out/game.h"
#include "library/ringside-campaign/game.h"
#include "library/ringside/game.h"
#include "library/the-ring/game.h"
#include "tests/library/our_catalogue.h"

namespace fc {
namespace {

using test::must;
using test::our_catalogue;

const auto& dice() { return our_catalogue<dice_boxing::load_catalogue>(); }
const auto& ring() { return our_catalogue<the_ring::load_catalogue>(); }
const auto& side() { return our_catalogue<ringside::load_catalogue>(); }

TEST(LooksInGames, are_the_same_for_the_same_man) {
  int in_ringside = 0;
  for (const ringside::BoxerEntry& entry : side().boxers) {
    const dice_boxing::RosterEntry* const same = dice().find(entry.id);
    ASSERT_NE(same, nullptr) << entry.id;
    EXPECT_EQ(ringside::looks_of(side(), entry), dice_boxing::looks_of(dice(), *same)) << entry.id;
    ++in_ringside;
  }
  EXPECT_GE(in_ringside, 30);
  int in_the_ring = 0;
  for (const the_ring::Boxer& boxer : ring().boxers) {
    if (const dice_boxing::RosterEntry* const same = dice().find(boxer.id())) {
      EXPECT_EQ(the_ring::looks_of(ring(), boxer.named_card), dice_boxing::looks_of(dice(), *same)) << boxer.id();
      ++in_the_ring;
    }
  }
  EXPECT_GE(in_the_ring, 500);
  EXPECT_EQ(the_ring::looks_of(ring(), ring().find("jim-jeffries")->named_card),
            dice_boxing::looks_of(dice(), *dice().find("james-j-jeffries")));
}

TEST(LooksInGames, are_the_same_in_a_bout_as_on_the_card_unless_two_are_alike) {
  const std::string setup = R"({"red": "muhammad-ali", "blue": "rocky-marciano", "rounds": 12})";
  const std::vector<Looks> looks = looks_in(side(), setup);
  ASSERT_EQ(looks.size(), 2U);
  EXPECT_EQ(looks[0], ringside::looks_of(side(), *side().find("muhammad-ali")));
  const std::vector<Looks> twins = looks_in(side(), R"({"red": "muhammad-ali", "blue": "muhammad-ali", "rounds": 12})");
  EXPECT_EQ(twins[0], looks[0]);
  EXPECT_FALSE(look_alike(twins[0], twins[1]));
}

TEST(LooksInGames, have_no_doubles_in_a_class) {
  std::map<std::pair<int, Looks>, std::string> seen;
  for (const dice_boxing::RosterEntry& entry : dice().boxers) {
    const Looks looks = dice_boxing::looks_of(dice(), entry);
    const auto [place, is_new] = seen.try_emplace({static_cast<int>(entry.weight_class), looks}, entry.id);
    EXPECT_TRUE(is_new) << entry.id << " looks as " << place->second;
  }
}

TEST(LooksInGames, of_a_file_of_ones_own_go_with_him_into_the_bout) {
  dice_boxing::NamedCard own{.id = "own-rocky", .name = "Rocky", .card = dice().boxer(dice().boxers.front()).card};
  own.looks.choose(LooksField::hair, static_cast<int>(Hair::mullet));
  own.looks.choose(LooksField::whiskers, static_cast<int>(Whiskers::handlebar));
  const std::string card = dice_boxing::card_json(own).dump();
  EXPECT_EQ(must(dice_boxing::read_own_boxer(dice(), "own-rocky", card)), own);
  const std::string setup = dice_boxing::write_setup({card, "muhammad-ali"}, {});
  ASSERT_TRUE(dice_boxing::read_setup(dice(), setup).has_value());
  EXPECT_EQ(looks_in(dice(), setup)[0].hair, Hair::mullet);
  EXPECT_EQ(looks_in(dice(), setup)[0].whiskers, Whiskers::handlebar);

  the_ring::NamedCard other = ring().find("muhammad-ali")->named_card;
  other.id = "own-other";
  other.looks = own.looks;
  const std::string other_card = the_ring::card_json(other).dump();
  EXPECT_EQ(must(the_ring::read_own_boxer(ring(), "own-other", other_card)), other);
  EXPECT_EQ(looks_in(ring(), the_ring::write_setup({other_card, "joe-louis"}, {}))[0].hair, Hair::mullet);
}

TEST(LooksInGames, of_an_own_boxer_do_not_change_when_he_gets_his_id_or_another_name) {
  the_ring::NamedCard in_the_ring = ring().find("muhammad-ali")->named_card;
  dice_boxing::NamedCard in_dice{.id = {}, .name = {}, .card = dice().boxer(dice().boxers.front()).card};
  for (const std::string name : {"Bob", "Rocky Jones", "Zo\u00e9 O\u2019Hara", "Kid 7", "Ann"}) {
    in_the_ring.id.clear();
    in_the_ring.name = in_dice.name = name;
    in_dice.id.clear();
    const Looks ring_before = the_ring::looks_of(ring(), in_the_ring);
    const Looks dice_before = dice_boxing::looks_of(dice(), in_dice);
    in_the_ring.id = in_dice.id = new_own_id(name, {});
    for (const std::string& called : {name, std::string("Somebody Else")}) {
      in_the_ring.name = in_dice.name = called;
      EXPECT_EQ(the_ring::looks_of(ring(), in_the_ring), ring_before) << name << " called " << called;
      EXPECT_EQ(dice_boxing::looks_of(dice(), in_dice), dice_before) << name << " called " << called;
    }
  }
}

TEST(LooksInGames, that_are_wrong_are_refused_with_their_place) {
  dice_boxing::NamedCard own{.id = "own-rocky", .name = "Rocky", .card = dice().boxer(dice().boxers.front()).card};
  Json card = dice_boxing::card_json(own);
  card["looks"] = {{"hair", "mohican"}};
  const auto read = dice_boxing::read_own_boxer(dice(), "own-rocky", card.dump());
  ASSERT_FALSE(read.has_value());
  EXPECT_EQ(read.error().where, "looks.hair");
  const auto setup = dice_boxing::read_setup(dice(), dice_boxing::write_setup({card.dump(), "muhammad-ali"}, {}));
  ASSERT_FALSE(setup.has_value());
  EXPECT_EQ(setup.error().where, "setup.red.looks.hair");
}

TEST(LooksInGames, of_a_newcomer_are_those_of_his_bouts) {
  const auto career = must(dice_boxing_career::load_catalogue(test::data_folder(), dice()));
  dice_boxing_career::Newcomer newcomer;
  newcomer.weight_class = dice_boxing::WeightClass::flyweight;
  newcomer.name = "Jo";
  newcomer.seed = 3;
  newcomer.styles.push_back(dice_boxing::Style::mover);
  newcomer.looks.choose(LooksField::trunks, static_cast<int>(TrunksPattern::star));
  const std::string text = dice_boxing_career::write_setup(newcomer);
  const auto setup = must(dice_boxing_career::read_setup(career, text));
  EXPECT_EQ(setup.looks, newcomer.looks);
  const std::vector<Looks> looks = looks_in(career, text);
  ASSERT_EQ(looks.size(), setup.men.size() + 1);
  EXPECT_EQ(looks[0].pattern, TrunksPattern::star);
  EXPECT_EQ(looks[0].weight, 2);
  for (std::size_t man = 0; man < setup.men.size(); ++man) {
    const auto* const entry = dice().find(setup.men[man].id.text());
    if (entry != nullptr) {
      EXPECT_EQ(looks[man + 1], dice_boxing::looks_of(dice(), *entry)) << entry->id;
    }
  }
}

TEST(LooksInGames, of_a_campaign_are_those_of_its_bouts) {
  const auto campaign = must(ringside_campaign::load_catalogue(test::data_folder(), side()));
  const std::vector<Looks> looks = looks_in(campaign, "{}");
  ASSERT_EQ(looks.size(), ringside_campaign::most_people);
  EXPECT_EQ(looks[0], ringside::looks_of(side(), side().boxers[0]));
  const std::string made = R"({"id": ")" + std::string(campaign.people[40].id.text()) +
                           R"(", "ag": 50, "uc": 2, "rj": 2, "rh": 2, "co": 2, "lj": 2, "lh": 2, "cp": 20, "end": 10})";
  EXPECT_EQ(looks_in(side(), R"({"red": )" + made + R"(, "blue": "joe-louis", "rounds": 10})")[0], looks[40]);
}

TEST(LooksInGames, of_the_comic_ten_are_all_different_and_by_seat) {
  const auto& table = our_catalogue<knock_out::load_catalogue>();
  for (const knock_out::BoxerEntry& one : table.boxers) {
    for (const knock_out::BoxerEntry& other : table.boxers) {
      if (one.id != other.id) {
        EXPECT_FALSE(look_alike(knock_out::looks_of(one), knock_out::looks_of(other))) << one.id << ", " << other.id;
      }
    }
  }
  const std::vector<Looks> looks = looks_in(table, R"({"players": ["orange", "black", "green"]})");
  ASSERT_EQ(looks.size(), 6U);
  EXPECT_EQ(looks[0], knock_out::looks_of(*table.find("max-impact")));
  EXPECT_EQ(looks[3], knock_out::looks_of(*table.find("nick-hacker")));
}

}  // namespace
}  // namespace fc
