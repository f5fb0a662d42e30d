#include "cli/requests.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace fc::cli {

Result<std::size_t> find_word(std::span<const std::string_view> words, std::string_view word, std::string where) {
  const auto found = std::ranges::find(words, word);
  if (found == words.end()) {
    return fault(FaultCode::unknown_value, std::move(where),
                 fmt::format("must be {}, not {}", fmt::join(words, ", "), described(Json(word))));
  }
  return static_cast<std::size_t>(found - words.begin());
}

Result<std::vector<Level>> levels_of(const SimRequest& request, std::size_t seats) {
  std::vector<Level> levels;
  for (const std::string& word : request.bots) {
    FC_TRY(const auto level, find_word(level_words, word, "--bots"));
    levels.push_back(static_cast<Level>(level));
  }
  if (levels.size() > 1 && levels.size() != seats) {
    return fault(FaultCode::out_of_range, "--bots",
                 fmt::format("must be one level, or one for each of {} seats, not {}", seats, levels.size()));
  }
  levels.resize(seats, levels.empty() ? Level::uniform : levels[0]);
  return levels;
}

Result<Json> options_json(const std::vector<std::string>& options) {
  Json object = Json::object();
  for (const std::string& option : options) {
    const std::size_t at = option.find('=');
    if (at == std::string::npos) {
      return fault(FaultCode::unknown_value, "--option", fmt::format("must be KEY=VALUE, not {}", described(Json(option))));
    }
    const std::string value = option.substr(at + 1);
    const bool is_flag = value == "true" || value == "false";
    object[option.substr(0, at)] = is_flag ? Json(value == "true") : Json(value);
  }
  return object;
}

tl::unexpected<Fault> refused(std::string option, std::string_view reason) {
  return fault(FaultCode::unknown_value, std::move(option), std::string(reason));
}

}  // namespace fc::cli
