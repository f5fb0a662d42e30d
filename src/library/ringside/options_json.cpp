#include "library/ringside/options_json.h"

#include <array>

#include "library/option_rows.h"

namespace fc::ringside {
namespace {

constexpr std::array<std::string_view, 3> scoring_words{"rounds", "ten-point-must", "five-point-must"};

constexpr std::array option_rows{
    flag_row<&Options::tactics>("tactics"),
    flag_row<&Options::saved_by_the_bell>("saved_by_the_bell"),
    word_row<&Options::scoring>("scoring", scoring_words),
    flag_row<&Options::ask_counterpunch>("ask_counterpunch"),
};

}  // namespace

Result<Options> read_options(const Json& object, std::string_view where) {
  Options options;
  FC_TRY(read_rows(option_rows, object, where, options));
  return options;
}

Json options_json(const Options& options) {
  return rows_json(option_rows, options);
}

std::vector<OptionFact> option_facts() {
  return facts_of(option_rows);
}

}  // namespace fc::ringside
