// Text at 200 %: everything that is read on any screen is twice as high, or as running text where the layout changed.
// FC_OFFENDERS=<file> writes all that is not.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>

#include "gallery.h"
#include "table.h"

namespace fc::overlay::test {

void PrintTo(const Sheet& sheet, std::ostream* out);

namespace {

/// Twice as large but for what is lost to whole pixels.
constexpr float least_growth = 1.8F;
/// The smallest letters of the usual size, in pixels at 720 lines.
constexpr float smallest_usual = 12;

/// The name of the house fills its poster at every size.
bool is_exempt(std::string_view text) { return text == "Four" || text == "Corners"; }

/// Running text at the usual size. Where the layout has changed for large letters, what is as high as running text has
/// become is read by whoever reads that: it need not have the rank there that it has on the usual layout.
constexpr float running_text = 17;

struct Height {
  float pixels = 0;
  bool on_page = false;  ///< the layout has changed
  auto operator<=>(const Height&) const = default;
};

/// Every text of a picture with the heights of its letters, ascending, as often as it stands there.
using Texts = std::map<std::string, std::vector<Height>>;

/// was: at 100 %, in pixels; 0: it does not stand there. scale: output pixels per pixel of the design.
bool is_large(const Height& height, float was, float scale) {
  const float twice = least_growth * (was == 0 ? smallest_usual * scale : was);
  return height.pixels >= (height.on_page ? std::min(twice, least_growth * running_text * scale) : twice);
}

std::vector<Exhibit> all_exhibits(const Words& words) {
  std::vector<Exhibit> all = exhibits_of_games(words);
  for (Exhibit& exhibit : menus()) {
    all.push_back(std::move(exhibit));
  }
  return all;
}

Texts texts_of(Table& table, const Exhibit& exhibit) {
  for (int frame = 0; frame < 3; ++frame) {
    table.frame([&](Ui& ui) { exhibit.show(ui); });
  }
  std::vector<Ui::DrawnText> set;
  table.ui().note_texts(&set);
  table.frame([&](Ui& ui) { exhibit.show(ui); });
  table.ui().note_texts(nullptr);
  Texts texts;
  for (const Ui::DrawnText& text : set) {
    texts[text.text].push_back({text.pixels, text.on_page});
  }
  for (auto& [text, heights] : texts) {
    std::ranges::sort(heights);
  }
  return texts;
}

struct Offender {
  std::string text;
  float usual = 0;  ///< pixels at 100 %; 0: it does not stand there
  float large = 0;  ///< pixels at 200 %
};

/// The text that is set too small in the large picture, at its worst place.
std::vector<Offender> offenders_of(const Texts& usual, const Texts& large, float scale) {
  std::vector<Offender> found;
  for (const auto& [text, heights] : large) {
    const auto before = usual.find(text);
    if (is_exempt(text)) {
      continue;
    }
    for (std::size_t place = 0; place < heights.size(); ++place) {
      const float was = before == usual.end() ? 0 : before->second[std::min(place, before->second.size() - 1)].pixels;
      if (!is_large(heights[place], was, scale)) {
        found.push_back({text, was, heights[place].pixels});
        break;
      }
    }
  }
  return found;
}

/// How many texts of each exhibit are known to be too small, "flat bout-move 9": it only ever shrinks. FC_APPROVE=1 writes
/// it.
const std::filesystem::path known_file = std::filesystem::path(FC_SOURCE_DIR) / "tests/overlay/too_small_at_200.txt";

std::map<std::string, int> known_of(const std::string& sheet) {
  std::map<std::string, int> known;
  std::ifstream file(known_file);
  std::string of;
  std::string exhibit;
  for (int count = 0; file >> of >> exhibit >> count;) {
    if (of == sheet) {
      known[exhibit] = count;
    }
  }
  return known;
}

void approve(const std::string& sheet, const std::map<std::string, int>& counts) {
  std::map<std::string, std::map<std::string, int>> all;
  for (const std::string other : {"flat", "french"}) {
    all[other] = other == sheet ? counts : known_of(other);
  }
  std::ofstream file(known_file);
  for (const auto& [of, exhibits] : all) {
    for (const auto& [exhibit, count] : exhibits) {
      file << of << ' ' << exhibit << ' ' << count << '\n';
    }
  }
}

class LargeLetters : public testing::TestWithParam<Sheet> {};

TEST_P(LargeLetters, are_twice_as_high_on_every_screen) {
  Table usual(GetParam());
  Sheet doubled = GetParam();
  doubled.text_scale = 2;
  Table large(doubled);
  const std::vector<Exhibit> usual_exhibits = all_exhibits(usual.ui().words());
  const std::vector<Exhibit> large_exhibits = all_exhibits(large.ui().words());
  ASSERT_EQ(usual_exhibits.size(), large_exhibits.size());
  std::map<std::string, std::vector<Offender>> found;
  for (std::size_t index = 0; index < usual_exhibits.size(); ++index) {
    const std::string& name = usual_exhibits[index].name;
    if (name.starts_with("reel-")) {
      continue;  // it is lettered for a whole room, and fills its places at every size
    }
    const Texts before = texts_of(usual, usual_exhibits[index]);
    const Texts after = texts_of(large, large_exhibits[index]);
    for (Offender& offender : offenders_of(before, after, usual.layer().scale())) {
      found[name].push_back(std::move(offender));
    }
  }
  if (const char* file = std::getenv("FC_OFFENDERS"); file != nullptr) {
    std::ofstream list(file, std::ios::app);
    for (const auto& [exhibit, offenders] : found) {
      for (const Offender& offender : offenders) {
        list << GetParam().name << '\t' << exhibit << '\t' << offender.usual << '\t' << offender.large << '\t'
             << offender.text << '\n';
      }
    }
  }
  std::map<std::string, int> counts;
  std::map<std::string, int> known = known_of(GetParam().name);
  const bool approves = std::getenv("FC_APPROVE") != nullptr;
  for (const auto& [exhibit, offenders] : found) {
    counts[exhibit] = static_cast<int>(offenders.size());
    if (approves || counts[exhibit] <= known[exhibit]) {
      continue;
    }
    std::string texts;
    for (const Offender& offender : offenders) {
      texts += "\n  " + std::to_string(offender.usual) + " > " + std::to_string(offender.large) + " " + offender.text;
    }
    ADD_FAILURE() << exhibit << " has " << offenders.size() << " texts that are not large at 200 %, not " << known[exhibit]
                  << ": let them wrap, or its layout change" << texts;
  }
  if (approves) {
    approve(GetParam().name, counts);
  }
}

INSTANTIATE_TEST_SUITE_P(Sheets, LargeLetters,
                         testing::Values(Sheet{.name = "flat", .language = "en"}, Sheet{.name = "french", .language = "fr"}),
                         [](const auto& sheet) { return sheet.param.name; });

}  // namespace
}  // namespace fc::overlay::test
