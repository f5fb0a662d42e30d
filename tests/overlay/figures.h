// Figures on the screen are those of the state: what the panels set as text is read over random bouts, wherever one waits
// for an answer, and held against the state itself, each on its man's side.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "match/match_of.h"
#include "moment.h"
#include "table.h"

namespace fc::overlay::test {

struct Figure {
  std::string what;
  std::string text;              ///< as it is printed
  std::optional<Corner> side{};  ///< on whose half of the picture; none: anywhere
};

inline std::vector<Ui::SetText> texts_of(Table& table, const Exhibit& shown) {
  std::vector<Ui::SetText> texts;
  for (int frame = 0; frame < 3; ++frame) {
    table.frame([&](Ui& ui) { shown.show(ui); });
  }
  table.ui().note_texts(&texts);
  table.frame([&](Ui& ui) { shown.show(ui); });
  table.ui().note_texts(nullptr);
  return texts;
}

/// figures_of(state, words): what is on the screen whenever an answer is awaited.
template <class Rules, class FiguresOf>
void expect_figures(std::string_view slug, std::string_view setup, const std::vector<std::string>& names,
                    FiguresOf figures_of) {
  Table table({.name = "figures"});
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const std::shared_ptr<Moment> moment = moment_of(table.ui().words(), slug, setup, names, seed);
    for (int stop = 0; stop < 12; ++stop) {
      moment->play(1 + 5 * stop, [](const Need& need) { return need.kind == NeedKind::choice; });
      if (moment->match().need().kind != NeedKind::choice) {
        break;
      }
      const std::vector<Ui::SetText> texts = texts_of(table, exhibit("figures", moment, moment->model(0)));
      const float middle = table.ui().screen().middle_x();
      for (const Figure& figure : figures_of(match_of<Rules>(moment->match()).state(), table.ui().words())) {
        ++compared;
        const auto is_it = [&](const Ui::SetText& text) {
          return text.text == figure.text && (!figure.side || (text.x < middle) == (*figure.side == Corner::red));
        };
        EXPECT_TRUE(std::ranges::any_of(texts, is_it))
            << figure.what << " " << figure.text << " is not shown" << (figure.side ? " on its side" : "") << "; seed "
            << seed << ", stop " << stop;
      }
    }
  }
  EXPECT_GT(compared, 100);
}

/// The same figure of both men, each on his side.
template <class State, class ValueOf>
void add_of_both(std::vector<Figure>& figures, std::string what, const State& state, ValueOf value_of) {
  for (const Corner corner : both_corners) {
    figures.push_back({what, std::to_string(value_of(state.boxer(corner))), corner});
  }
}

}  // namespace fc::overlay::test
