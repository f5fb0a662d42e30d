// No reader of newspapers meets the same quote or story twice in ten bouts in a row.
#include "overlay/bout/front_page_parts.h"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/random.h"
#include "tests/must.h"

namespace fc::overlay {
namespace {

constexpr int bouts_of_the_test = 1000;
constexpr int full_pages = 100;  ///< the first of them say everything there is to say

Words words_in(const std::string& language) { return fc::test::must(Words::load(fc::test::data_folder(), language)); }

/// What comes in variants: "<game>.paper.<ending>.story", "....quote", "....loser_quote", with how many there are.
std::map<std::string, std::size_t> topics_of(const Words& words) {
  std::map<std::string, std::size_t> topics;
  for (const auto& [key, text] : words.all()) {
    const std::size_t dot = key.rfind('.');
    const bool numbered = key.find_first_not_of("0123456789", dot + 1) == std::string::npos;
    if (numbered && key.find(".paper.") != std::string::npos) {
      ++topics[key.substr(0, dot)];
    }
  }
  return topics;
}

Script bout(int number) {
  return {.game = "boxing", .setup = "{}", .dice = {number % 6 + 1, number % 7}, .choices = {std::to_string(number)}};
}

/// When something was printed: the bout, and how often its topic had been printed until then.
struct Printed {
  int bout = 0;
  std::size_t use = 0;
};

class Reader {
 public:
  explicit Reader(const Words& words) : words_(words), topics_(topics_of(words)) {}

  /// A thousand bouts, each with those topics of all games that a die gives it: more than any evening brings.
  void read_a_thousand() {
    Random die = random_stream(23, 18);
    std::vector<std::string> lately;
    for (int number = 0; number < bouts_of_the_test; ++number) {
      PaperVariants page(words_, bout(number), lately);
      std::set<std::string_view> on_the_page;
      for (const auto& [topic, variants] : topics_) {
        if (number < full_pages || die.below(4) == 0) {
          read(topic, page.take(topic), number, on_the_page);
        }
      }
      remember_printed(lately, page.printed());
    }
  }

  [[nodiscard]] std::size_t texts_read() const { return last_.size(); }
  [[nodiscard]] const std::map<std::string, std::size_t>& topics() const { return topics_; }

 private:
  void read(const std::string& topic, const std::string& key, int number, std::set<std::string_view>& on_the_page) {
    const std::string_view text = words_[key];
    EXPECT_TRUE(on_the_page.insert(text).second) << "twice on one page: " << key;
    const std::size_t use = ++uses_[topic];
    if (const auto before = last_.find(text); before != last_.end()) {
      const int bouts_ago = number - before->second.bout;
      const std::size_t uses_ago = use - before->second.use;
      EXPECT_TRUE(bouts_ago >= static_cast<int>(bouts_without_repetition) || uses_ago >= topics_.at(topic))
          << key << " again after " << bouts_ago << " bouts and " << uses_ago << " of " << topics_.at(topic) << " variants";
    }
    last_[text] = {.bout = number, .use = use};
  }

  const Words& words_;
  std::map<std::string, std::size_t> topics_;
  std::map<std::string, std::size_t> uses_;
  std::map<std::string_view, Printed> last_;
};

class PaperVariantsIn : public testing::TestWithParam<const char*> {};

TEST_P(PaperVariantsIn, nobody_reads_the_same_twice_in_ten_bouts_of_a_thousand) {
  const Words words = words_in(GetParam());
  Reader reader(words);
  reader.read_a_thousand();
  std::size_t texts = 0;
  for (const auto& [topic, variants] : reader.topics()) {
    texts += variants;
  }
  EXPECT_EQ(reader.texts_read(), texts) << "each is printed some time, and none stands in the data twice";
}

TEST_P(PaperVariantsIn, every_ending_has_eight_quotes_and_three_stories) {
  const Words words = words_in(GetParam());
  const auto topics = topics_of(words);
  ASSERT_FALSE(topics.empty());
  for (const auto& [topic, variants] : topics) {
    EXPECT_GE(variants, topic.ends_with("quote") ? 8U : 3U) << topic;
  }
}

INSTANTIATE_TEST_SUITE_P(Languages, PaperVariantsIn, testing::Values("en", "fr"),
                         [](const auto& language) { return std::string(language.param); });

TEST(PaperVariants, a_page_that_is_opened_again_says_what_it_said) {
  const Words words = words_in("en");
  const auto topics = topics_of(words);
  const auto page_of = [&](int number, const std::vector<std::string>& lately) {
    PaperVariants page(words, bout(number), lately);
    for (const auto& [topic, variants] : topics) {
      (void)page.take(topic);
    }
    return page.printed();
  };
  std::vector<std::string> lately;
  std::vector<std::string> pages;
  for (int number = 0; number < static_cast<int>(bouts_without_repetition) - 1; ++number) {
    pages.push_back(page_of(number, lately));
    remember_printed(lately, pages.back());
  }
  for (int number = 0; number < static_cast<int>(pages.size()); ++number) {
    EXPECT_EQ(page_of(number, lately), pages[static_cast<std::size_t>(number)]);
  }
  remember_printed(lately, pages.front());
  EXPECT_EQ(lately.size(), pages.size()) << "it is the same page, not one more";
  EXPECT_EQ(lately.front(), pages.front());
}

TEST(PaperVariants, a_topic_without_variants_is_its_own_key) {
  const Words words = words_in("en");
  EXPECT_EQ(PaperVariants(words, bout(1), {}).take("menu.front_page.masthead"), "menu.front_page.masthead");
}

}  // namespace
}  // namespace fc::overlay
