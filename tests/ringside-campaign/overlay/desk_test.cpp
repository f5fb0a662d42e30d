// What the campaign's desk says at moments of the gallery. FC_GALLERY=<folder> writes PNGs.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string>
#include <vector>

#include "overlay/ringside-campaign/cards.h"
#include "tests/overlay/gallery.h"
#include "tests/overlay/table.h"
#include "tests/ringside-campaign/scene/steps.h"

namespace fc::ringside_campaign::test {
namespace {

/// What is lettered when an exhibit stands still; its picture is kept if somebody wants to look at them.
std::vector<overlay::Ui::DrawnText> texts_of(const overlay::test::Exhibit& exhibit, overlay::test::Table& table,
                                             const std::string& picture) {
  std::vector<overlay::Ui::DrawnText> texts;
  for (int frame = 0; frame < 3; ++frame) {
    texts.clear();
    table.ui().note_texts(&texts);
    table.frame([&](overlay::Ui& ui) { exhibit.show(ui); });
  }
  if (const char* const folder = std::getenv("FC_GALLERY")) {
    table.save(std::string(folder) + "/" + picture + ".png");
  }
  return texts;
}

/// All that stands on the desk at that moment of the gallery.
std::vector<std::string> read_at(const std::string& name) {
  const Words words = words_in("en");
  const std::vector<overlay::test::Exhibit> all = exhibits(words);
  const auto found = std::ranges::find(all, "ringside-campaign-" + name, &overlay::test::Exhibit::name);
  EXPECT_NE(found, all.end()) << name;
  overlay::test::Table table({});
  const std::vector<overlay::Ui::DrawnText> texts = texts_of(*found, table, name);
  std::vector<std::string> said;
  for (const overlay::Ui::DrawnText& text : texts) {
    said.push_back(text.text);
  }
  return said;
}

std::ptrdiff_t count_of(const std::vector<std::string>& said, std::string_view words) {
  return std::ranges::count_if(said, [&](const std::string& text) { return text.find(words) != std::string::npos; });
}

TEST(CampaignDesk, shows_what_tells_men_apart_where_one_is_picked) {
  const std::vector<std::string> said = read_at("pick");
  for (const char* const punch : {"Uppercut", "Right jab", "Right hook", "Combination", "Left jab", "Left hook"}) {
    EXPECT_EQ(count_of(said, punch), 1) << punch;
  }
  EXPECT_EQ(count_of(said, "Punches"), 0) << "not their sum";
}

TEST(CampaignDesk, says_how_stables_are_formed_and_shows_the_places_to_fill) {
  const std::vector<std::string> said = read_at("forming");
  EXPECT_EQ(count_of(said, "for every manager."), 1);
  EXPECT_GE(std::ranges::count(said, "4"), 1) << "the last place of a stable";
}

TEST(CampaignDesk, keeps_the_man_under_the_hammer_in_sight_between_bids) {
  const std::vector<std::string> said = read_at("lot");
  EXPECT_EQ(count_of(said, "is under the hammer"), 1);
  EXPECT_EQ(count_of(said, "Uppercut"), 1) << "his card";
  EXPECT_GE(count_of(said, " by "), 1) << "who leads";
}

TEST(CampaignDesk, offers_every_bout_of_the_bill_to_be_watched) {
  const std::vector<std::string> said = read_at("bill");
  EXPECT_GE(count_of(said, "Watch this one"), 2);
  EXPECT_EQ(count_of(said, "You will watch this one"), 1);
  EXPECT_EQ(count_of(said, "atch this one"), count_of(said, "to win"));
}

TEST(CampaignDesk, shows_both_men_of_the_bout_of_the_night_above_the_bell) {
  for (const float letters : {1.0F, 2.0F}) {
    const Words words = words_in("en");
    const std::vector<overlay::test::Exhibit> all = exhibits(words);
    const auto found = std::ranges::find(all, "ringside-campaign-bill", &overlay::test::Exhibit::name);
    ASSERT_NE(found, all.end());
    overlay::test::Table table({.name = "upright", .width = 720, .height = 1280, .text_scale = letters});
    for (int frame = 0; frame < 3; ++frame) {
      table.frame([&](overlay::Ui& ui) { found->show(ui); });
    }
    if (const char* const folder = std::getenv("FC_GALLERY")) {
      table.save(std::string(folder) + "/bill-upright-" + (letters > 1 ? "200" : "100") + ".png");
    }
    const auto& entries = table.ui().focus().entries();
    const auto bell = std::ranges::find(entries, overlay::focus_id("bell"), &overlay::FocusMap::Entry::id);
    ASSERT_NE(bell, entries.end());
    const auto inside = std::ranges::count_if(entries, [&](const overlay::FocusMap::Entry& entry) {
      return entry.traits.below != 0 && entry.box.bottom() <= bell->box.y;
    });
    EXPECT_GE(inside, 1) << "the foot of a poster, at " << letters;
  }
}

// Nobody presses anything while bots make their stables: with large letters the page itself has to go where something is
// done, to the last man of a stable below the fold too.
TEST(CampaignDesk, scrolls_to_the_man_who_is_made) {
  const Words words = words_in("en");
  const std::vector<overlay::test::Exhibit> all = exhibits(words);
  constexpr std::uint32_t gold = 0xFFE8A92B;
  for (const std::string name : {"forming", "cuts", "picked"}) {
    const auto found = std::ranges::find(all, "ringside-campaign-" + name, &overlay::test::Exhibit::name);
    ASSERT_NE(found, all.end());
    overlay::test::Table table({.name = "big", .text_scale = 2});
    const std::vector<overlay::Ui::DrawnText> texts = texts_of(*found, table, name + "-200");
    int latest = 0;  // pixels of the man it is about, who is gold; his face may be in the way
    const overlay::Box screen = table.ui().layer().output();
    for (int y = 0; y < static_cast<int>(screen.h); y += 4) {
      latest += table.pixel_at(50, y) == gold ? 1 : 0;
    }
    const bool is_half_made = std::ranges::any_of(texts, [&](const overlay::Ui::DrawnText& text) {
      const float y = text.y - table.ui().page_scrolled();
      return text.text.starts_with("Agility ") && y > 0 && y < screen.h;
    });
    EXPECT_TRUE(name == "forming" ? is_half_made : latest > 30) << name << ": " << latest;
  }
}

TEST(CampaignDesk, asks_who_is_picked_in_sight_of_the_pool) {
  const Words words = words_in("fr");
  const std::vector<overlay::test::Exhibit> all = exhibits(words);
  const auto picked = std::ranges::find(all, "ringside-campaign-picked", &overlay::test::Exhibit::name);
  const auto asked = std::ranges::find(all, "ringside-campaign-pick", &overlay::test::Exhibit::name);
  ASSERT_TRUE(picked != all.end() && asked != all.end());
  overlay::test::Table table({.name = "big", .text_scale = 2, .language = "fr"});
  std::vector<overlay::Ui::DrawnText> texts;
  for (const auto& exhibit : {picked, asked}) {  // the page has gone down before
    for (int frame = 0; frame < 3; ++frame) {
      texts.clear();
      table.ui().note_texts(&texts);
      table.frame([&](overlay::Ui& ui) { exhibit->show(ui); });
    }
  }
  if (const char* const folder = std::getenv("FC_GALLERY")) {
    table.save(std::string(folder) + "/pick-200.png");
  }
  const auto title = std::ranges::find_if(texts, [](const auto& text) { return text.text.ends_with("?"); });
  ASSERT_NE(title, texts.end());
  const float y = title->y - table.ui().page_scrolled();
  EXPECT_TRUE(y > 0 && y < 200) << title->text << " at " << y;
  const overlay::FocusMap& focus = table.ui().focus();
  const auto first = std::ranges::find(focus.entries(), focus.focused(), &overlay::FocusMap::Entry::id);
  ASSERT_NE(first, focus.entries().end());
  EXPECT_LT(first->box.bottom(), table.ui().layer().output().h);
}

TEST(CampaignDesk, opens_a_week_with_what_has_become_of_ones_men) {
  const std::vector<std::string> said = read_at("cover");
  EXPECT_EQ(count_of(said, "Your men"), 1);
  EXPECT_EQ(count_of(said, "Beat ") + count_of(said, "Lost to ") + count_of(said, "Drew ") + count_of(said, "Tired") +
                count_of(said, "Rested"),
            4)
      << "a line for each";
  EXPECT_EQ(count_of(said, "rested."), 1) << "how many can box";
  EXPECT_EQ(count_of(said, "title"), 1) << "and when the title is due";
  EXPECT_EQ(count_of(said, "Front office"), 2) << "and the way there";
}

TEST(CampaignDesk, begins_a_trade_with_the_strongest_man_of_another_manager) {
  const Words words = words_in("en");
  const std::vector<overlay::test::Exhibit> all = exhibits(words);
  const auto found = std::ranges::find(all, "ringside-campaign-cover", &overlay::test::Exhibit::name);
  ASSERT_NE(found, all.end());
  overlay::test::Table table({});
  std::vector<overlay::Ui::DrawnText> texts;
  const auto show = [&] {
    for (int frame = 0; frame < 3; ++frame) {
      texts.clear();
      table.ui().note_texts(&texts);
      table.frame([&](overlay::Ui& ui) { found->show(ui); });
    }
  };
  show();
  for (const char* const button : {"office", "trade"}) {
    table.ui().focus().focus(overlay::focus_id(button));
    show();
    table.ui().focus().accept();
    table.ui().focus().accept(false);
    show();
  }
  const auto listed = std::ranges::find_if(texts, [](const auto& text) { return text.text.ends_with("strength 637"); });
  ASSERT_NE(listed, texts.end()) << "nobody whom one may have is stronger";
  const std::string offered = "Ferdy Blount for Ike Lavelle";
  EXPECT_EQ(std::ranges::count(texts, offered, &overlay::Ui::DrawnText::text), 1) << "nobody has been chosen yet";
}

// One that is longer than its button would else be smaller than the one beside it.
TEST(CampaignDesk, sets_the_answers_to_a_letter_in_letters_of_one_size) {
  int shrunk = 0;
  for (const std::string language : {"en", "fr"}) {
    const Words words = words_in(language);
    const std::vector<overlay::test::Exhibit> all = exhibits(words);
    for (const std::string name : {"answer", "challenge", "defence", "withdraw", "arena", "rounds"}) {
      const auto found = std::ranges::find(all, "ringside-campaign-" + name, &overlay::test::Exhibit::name);
      ASSERT_NE(found, all.end());
      overlay::test::Table table(
          {.name = "letters", .width = 720, .height = 1280, .text_scale = 1.5F, .language = language});
      std::vector<overlay::Ui::DrawnText> texts;
      for (int frame = 0; frame < 3; ++frame) {
        texts.clear();
        table.ui().note_texts(&texts);
        table.frame([&](overlay::Ui& ui) { found->show(ui); });
      }
      const std::vector<overlay::FocusMap::Entry>& entries = table.ui().focus().entries();
      const auto first = std::ranges::find(entries, table.ui().focus().focused(), &overlay::FocusMap::Entry::id);
      ASSERT_NE(first, entries.end());
      std::set<float> sizes;
      std::string answers;
      for (const overlay::FocusMap::Entry& entry : entries) {
        for (const overlay::Ui::DrawnText& text : texts) {
          if (entry.box.w == first->box.w && entry.box.h == first->box.h && entry.box.contains(text.x, text.y)) {
            sizes.insert(text.pixels);
            answers += text.text + " " + std::to_string(text.pixels) + ", ";
          }
        }
      }
      EXPECT_EQ(sizes.size(), 1U) << name << ": " << answers;
      constexpr float whole = 48;
      shrunk += !sizes.empty() && *sizes.begin() < whole ? 1 : 0;
    }
  }
  EXPECT_GT(shrunk, 1) << "where one is too long all are smaller";
}

TEST(CampaignDesk, proposes_no_hopeless_bout_while_there_is_another) {
  int proposed = 0;
  for (const auto& setup : setups()) {
    play(setup, 7, [&](const State& state, const Step& /*step*/) {
      if (!is_asked(state, Decision::book)) {
        return;
      }
      const std::optional<OfferPlan> plan = best_plan(setup, state, {});
      const std::vector<Rival> rivals = plan ? rivals_of(setup, state, plan->own, {}) : std::vector<Rival>{};
      const bool any_even = std::ranges::any_of(rivals, [](const Rival& one) { return one.chance >= 40; });
      const auto chosen = std::ranges::find(rivals, plan ? plan->other : nobody, &Rival::person);
      if (any_even && plan->venue != title_venue) {
        EXPECT_GE(chosen->chance, 35);
        ++proposed;
      }
    });
  }
  EXPECT_GT(proposed, 20);
}

}  // namespace
}  // namespace fc::ringside_campaign::test
