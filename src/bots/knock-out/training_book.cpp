#include "bots/knock-out/season_outlook.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <fstream>
#include <iterator>
#include <optional>
#include <tuple>

#include "rules/knock-out/questions.h"

namespace fc::knock_out {
namespace {

constexpr int unit = 1'000'000;
constexpr std::string_view heading = "red_steps,blue_steps,training,red_millionths,blue_millionths";
constexpr std::string_view win_word = "win";
constexpr std::size_t columns = 5;

/// One line of the table.
struct Row {
  int red_steps = 0;
  int blue_steps = 0;
  std::optional<HandIndex> training;  ///< none: the line of the chances
  std::array<int, 2> numbers{};
};

using Counts = std::array<int, most_hands>;

/// Whole millionths that add up to a million: the largest share takes what rounding leaves.
Counts in_millionths(const Range& shares) {
  Counts counts{};
  int sum = 0;
  for (std::size_t hand = 0; hand < most_hands; ++hand) {
    counts[hand] = static_cast<int>(std::lround(double{shares[hand]} * unit));
    sum += counts[hand];
  }
  *std::max_element(counts.begin(), counts.end()) += unit - sum;
  return counts;
}

std::string digits_of(const Cards& cards) {
  std::string digits;
  for (std::size_t value = 0; value < card_values; ++value) {
    digits.append(cards[value], static_cast<char>('1' + value));
  }
  return digits;
}

void write_row(std::string& table, int red_steps, int blue_steps, std::string_view word, int red, int blue) {
  table.append(std::to_string(red_steps)).append(",").append(std::to_string(blue_steps)).append(",").append(word);
  table.append(",").append(std::to_string(red)).append(",").append(std::to_string(blue)).append("\n");
}

void write_training(std::string& table, int red_steps, int blue_steps, const BookTraining& entry) {
  const int red_wins = static_cast<int>(std::lround(double{entry.red_wins} * unit));
  write_row(table, red_steps, blue_steps, win_word, red_wins, unit - red_wins);
  const Counts reds = in_millionths(entry.training[0]);
  const Counts blues = in_millionths(entry.training[1]);
  for (std::size_t hand = 0; hand < most_hands; ++hand) {
    if (reds[hand] > 0 || blues[hand] > 0) {
      const Cards& cards = hand_table.hands(most_trained_cards).cards[hand];
      write_row(table, red_steps, blue_steps, digits_of(cards), reds[hand], blues[hand]);
    }
  }
}

std::string_view take_until(std::string_view& text, char end) {
  const std::size_t place = std::min(text.find(end), text.size());
  const std::string_view taken = text.substr(0, place);
  text.remove_prefix(std::min(place + 1, text.size()));
  return taken;
}

Result<int> read_number(std::string_view word, int low, int high) {
  int number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc() || end != word.data() + word.size() || number < low || number > high) {
    return fault(FaultCode::out_of_range, "",
                 std::string("'")
                     .append(word)
                     .append("' must be a whole number from ")
                     .append(std::to_string(low))
                     .append(" to ")
                     .append(std::to_string(high)));
  }
  return number;
}

Result<HandIndex> read_hand(std::string_view word) {
  Cards cards{};
  for (const char digit : word) {
    if (digit >= '1' && digit <= '5') {
      ++cards[static_cast<std::size_t>(digit - '1')];
    }
  }
  if (word != digits_of(cards) || count_of(cards) != most_trained_cards || !holds(full_deck, cards)) {
    return fault(FaultCode::unknown_value, "",
                 std::string("'").append(word).append("' is no four cards of the deck, ascending"));
  }
  return hand_table.index(cards);
}

Result<Row> read_row(std::string_view line) {
  std::array<std::string_view, columns> words;
  const auto commas = std::count(line.begin(), line.end(), ',');
  if (commas != columns - 1) {
    return fault(FaultCode::wrong_type, "", std::string("must have ").append(std::to_string(columns)).append(" columns"));
  }
  for (std::string_view& word : words) {
    word = take_until(line, ',');
  }
  Row row;
  for (const auto& [word, low, high, place] :
       {std::tuple{words[0], TrainingBook::nearest, TrainingBook::farthest, &row.red_steps},
        std::tuple{words[1], TrainingBook::nearest, TrainingBook::farthest, &row.blue_steps},
        std::tuple{words[3], 0, unit, row.numbers.data()}, std::tuple{words[4], 0, unit, &row.numbers[1]}}) {
    FC_TRY(*place, read_number(word, low, high));
  }
  if (words[2] != win_word) {
    FC_TRY(row.training, read_hand(words[2]));
  }
  return row;
}

void keep(const Row& row, TrainingBook& book) {
  BookTraining& entry = book.by_steps[static_cast<std::size_t>(row.red_steps - TrainingBook::nearest)]
                                     [static_cast<std::size_t>(row.blue_steps - TrainingBook::nearest)];
  for (std::size_t side = 0; side < 2; ++side) {
    const float share = static_cast<float>(row.numbers[side]) / unit;
    if (row.training) {
      entry.training[side][*row.training] = share;
    } else if (side == 0) {
      entry.red_wins = share;
    }
  }
}

/// Every fight must be there, with shares that add up to 1.
Result<void> check_whole(const TrainingBook& book) {
  constexpr float tolerance = 1e-4F;
  for (int red = TrainingBook::nearest; red <= TrainingBook::farthest; ++red) {
    for (int blue = TrainingBook::nearest; blue <= TrainingBook::farthest; ++blue) {
      const BookTraining& entry = book.at(red, blue);
      for (const Range& shares : entry.training) {
        float sum = 0;
        for (const float share : shares) {
          sum += share;
        }
        if (std::abs(sum - 1) > tolerance || !(entry.red_wins > 0)) {
          return fault(FaultCode::missing_key, "",
                       std::string("the fight from ")
                           .append(std::to_string(red))
                           .append(" and ")
                           .append(std::to_string(blue))
                           .append(" steps must have a line 'win' and shares that add up to a million"));
        }
      }
    }
  }
  return {};
}

}  // namespace

HiddenFight full_deck_fight(int red_steps, int blue_steps) {
  HiddenFight fight;
  fight.terms.distance = {static_cast<std::int8_t>(red_steps), static_cast<std::int8_t>(blue_steps)};
  for (FightSide& side : fight.sides) {
    side.trains = true;
    for (const Choice choice : trainings_of(full_deck)) {
      side.range[hand_table.index(cards_of(choice))] = 1;
    }
  }
  return fight;
}

TrainingBook work_out_training_book(int passes) {
  TrainingBook book{.known = true};
  FightSolver solver;
  for (int red = TrainingBook::nearest; red <= TrainingBook::farthest; ++red) {
    for (int blue = TrainingBook::nearest; blue <= TrainingBook::farthest; ++blue) {
      solver.solve(full_deck_fight(red, blue), passes, {});
      BookTraining& entry = book.by_steps[static_cast<std::size_t>(red - TrainingBook::nearest)]
                                         [static_cast<std::size_t>(blue - TrainingBook::nearest)];
      entry.red_wins = static_cast<float>(win_chance(solver.chances(), Corner::red));
      entry.training = {solver.training(Corner::red), solver.training(Corner::blue)};
    }
  }
  return book;
}

std::string write_training_book(const TrainingBook& book) {
  std::string table = std::string(heading).append("\n");
  for (int red = TrainingBook::nearest; red <= TrainingBook::farthest; ++red) {
    for (int blue = TrainingBook::nearest; blue <= TrainingBook::farthest; ++blue) {
      write_training(table, red, blue, book.at(red, blue));
    }
  }
  return table;
}

Result<TrainingBook> read_training_book(std::string_view table) {
  if (take_until(table, '\n') != heading) {
    return fault(FaultCode::missing_key, "line 1", std::string("must be '").append(heading).append("'"));
  }
  TrainingBook book{.known = true};
  for (int line = 2; !table.empty(); ++line) {
    const Result<Row> row = read_row(take_until(table, '\n'));
    if (!row) {
      return fault(row.error().code, "line " + std::to_string(line), row.error().detail);
    }
    keep(*row, book);
  }
  FC_TRY(check_whole(book));
  return book;
}

Result<TrainingBook> load_training_book(const std::filesystem::path& data) {
  const std::filesystem::path file = data / "knock-out" / "training_book.csv";
  std::error_code failed;
  if (!std::filesystem::is_regular_file(file, failed)) {
    return fault(FaultCode::cannot_read, file.string(), "is no file; it comes with the program's data");
  }
  std::ifstream in(file, std::ios::binary);
  const std::string table{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  if (!in) {
    return fault(FaultCode::cannot_read, file.string(), "cannot be read; it comes with the program's data");
  }
  Result<TrainingBook> book = read_training_book(table);
  if (!book) {
    const Fault& found = book.error();
    return fault(found.code, found.where.empty() ? file.string() : file.string() + ": " + found.where, found.detail);
  }
  return book;
}

}  // namespace fc::knock_out
