// Figures on the screen are those of the state: what the panels set as text is read over random bouts, wherever one waits
// for an answer, and held against the state itself: each stands on its man's side, at one place over all bouts.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <utility>
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

inline std::vector<Ui::DrawnText> texts_of(Table& table, const Exhibit& shown) {
  std::vector<Ui::DrawnText> texts;
  for (int frame = 0; frame < 3; ++frame) {
    table.frame([&](Ui& ui) { shown.show(ui); });
  }
  table.ui().note_texts(&texts);
  table.frame([&](Ui& ui) { shown.show(ui); });
  table.ui().note_texts(nullptr);
  return texts;
}

/// Where a figure may stand: its text was found there whenever it was looked for.
using Places = std::set<std::pair<int, int>>;

inline Places places_of(const std::vector<Ui::DrawnText>& texts, const Figure& figure, float middle) {
  Places places;
  for (const Ui::DrawnText& text : texts) {
    if (text.text == figure.text && (!figure.side || (text.x < middle) == (*figure.side == Corner::red))) {
      places.emplace(static_cast<int>(text.x), static_cast<int>(text.y));
    }
  }
  return places;
}

/// figures_of(state, words): what is on the screen whenever an answer is awaited, always in the same order.
template <class Rules, class FiguresOf>
void expect_figures(std::string_view slug, std::string_view setup, const std::vector<std::string>& names,
                    FiguresOf figures_of) {
  Table table({.name = "figures"});
  int compared = 0;
  std::vector<Places> stand;  // by figure
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const std::shared_ptr<Moment> moment = moment_of(table.ui().words(), slug, setup, names, seed);
    for (int stop = 0; stop < 12; ++stop) {
      moment->play(1 + 5 * stop, [](const Need& need) { return need.kind == NeedKind::choice; });
      if (moment->match().need().kind != NeedKind::choice) {
        break;
      }
      // In every other bout one person holds the first two seats: nothing stands elsewhere for it.
      const BoutModel model = seed % 2 == 0 ? held_by_one(moment->model(0)) : moment->model(0);
      const std::vector<Ui::DrawnText> texts = texts_of(table, exhibit("figures", moment, model));
      const float middle = table.ui().screen().middle_x();
      const std::vector<Figure> figures = figures_of(match_of<Rules>(moment->match()).state(), table.ui().words());
      const bool first = stand.empty();
      stand.resize(figures.size());
      for (std::size_t place = 0; place < figures.size(); ++place) {
        ++compared;
        const Figure& figure = figures[place];
        const Places found = places_of(texts, figure, middle);
        EXPECT_FALSE(found.empty()) << figure.what << " " << figure.text << " is not shown; seed " << seed << ", stop "
                                    << stop;
        if (first) {
          stand[place] = found;
          continue;
        }
        std::erase_if(stand[place], [&found](const auto& one) { return !found.contains(one); });
        EXPECT_FALSE(stand[place].empty())
            << figure.what << " " << figure.text << " is not where it was before; seed " << seed << ", stop " << stop;
      }
    }
  }
  EXPECT_GT(compared, 100);
  for (std::size_t one = 0; one < stand.size(); ++one) {
    for (std::size_t other = 0; other < one; ++other) {
      EXPECT_NE(stand[one], stand[other]) << "two figures stand at one place";
    }
  }
}

/// The same figure of both men, each on his side.
template <class State, class ValueOf>
void add_of_both(std::vector<Figure>& figures, std::string what, const State& state, ValueOf value_of) {
  for (const Corner corner : both_corners) {
    figures.push_back({what, std::to_string(value_of(state.boxer(corner))), corner});
  }
}

}  // namespace fc::overlay::test
