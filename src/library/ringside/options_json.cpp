#include "library/ringside/options_json.h"

#include <array>

#include "library/checked_json.h"

namespace fc::ringside {
namespace {

constexpr std::array<std::string_view, 3> scoring_words{"rounds", "ten-point-must", "five-point-must"};

}  // namespace

Result<Options> read_options(const Json& object, std::string_view where) {
  Result<void> read = check_object(object, where, {}, {"tactics", "saved_by_the_bell", "scoring", "ask_counterpunch"});
  Options options;
  const auto read_flag = [&](const char* key, bool& option) {
    if (read && object.contains(key)) {
      read = keep(read_bool(object[key], member_place(where, key)), option);
    }
  };
  read_flag("tactics", options.tactics);
  read_flag("saved_by_the_bell", options.saved_by_the_bell);
  if (read && object.contains("scoring")) {
    read = keep(read_word(object["scoring"], member_place(where, "scoring"), scoring_words), options.scoring);
  }
  read_flag("ask_counterpunch", options.ask_counterpunch);
  FC_TRY(read);
  return options;
}

Json options_json(const Options& options) {
  return {{"tactics", options.tactics},
          {"saved_by_the_bell", options.saved_by_the_bell},
          {"scoring", scoring_words[static_cast<std::size_t>(options.scoring)]},
          {"ask_counterpunch", options.ask_counterpunch}};
}

}  // namespace fc::ringside
