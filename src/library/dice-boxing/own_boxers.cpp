#include "library/dice-boxing/own_boxers.h"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>
#include <utility>

#include "core/cleaned.h"
#include "library/rulebook.h"
#include "library/whole_file.h"

namespace fc::dice_boxing {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view ending = ".json";
constexpr std::uintmax_t most_bytes = 64 * 1024;  ///< a card with a row for every number has 3 KB

fs::path file_of(const fs::path& folder, std::string_view id) {
  return folder / std::string(id).append(ending);
}

/// The files in the order of their names, so that two runs tell the same.
Result<std::vector<fs::path>> files_in(const fs::path& folder) {
  std::vector<fs::path> files;
  std::error_code error;
  if (!fs::exists(folder, error) && !error) {
    return files;
  }
  for (fs::directory_iterator at(folder, error); !error && at != fs::directory_iterator(); at.increment(error)) {
    if (at->path().extension() == ending) {
      files.push_back(at->path());
    }
  }
  if (error) {
    return fault(FaultCode::cannot_read, folder.string(), "cannot be read: " + error.message());
  }
  std::ranges::sort(files);
  return files;
}

Result<NamedCard> read_file(const Catalogue& catalogue, const fs::path& file) {
  std::error_code error;
  if (const auto bytes = fs::file_size(file, error); !error && bytes > most_bytes) {
    return fault(FaultCode::out_of_range, {}, fmt::format("has {} bytes; a boxer has at most {}", bytes, most_bytes));
  }
  FC_TRY(const std::string text, read_whole(file));
  return read_own_boxer(catalogue, file.stem().string(), text);
}

Result<void> check_id(const Catalogue& catalogue, const std::string& id) {
  FC_TRY(read_id(id, "id"));
  if (catalogue.find(id) != nullptr || id.starts_with(made_up_prefix)) {
    return fault(FaultCode::unknown_value, "id", fmt::format("\"{}\" belongs to the roster; rename the file", id));
  }
  return {};
}

Result<void> check_name(const std::string& name) {
  if (name.empty() || name.find_first_not_of(' ') == std::string::npos) {
    return fault(FaultCode::unknown_value, "name", "must not be empty");
  }
  if (cleaned(name) != name) {
    return fault(FaultCode::unknown_value, "name", "must be at most 40 bytes without control characters");
  }
  return {};
}

}  // namespace

fs::path own_boxers_folder(const fs::path& user_folder) {
  return user_folder / "boxers" / "dice-boxing";
}

OwnBoxers load_own_boxers(const Catalogue& catalogue, const fs::path& folder) {
  OwnBoxers own;
  const auto files = files_in(folder);
  if (!files) {
    own.left_out.push_back(files.error());
    return own;
  }
  for (const fs::path& file : *files) {
    if (Result<NamedCard> read = read_file(catalogue, file)) {
      own.boxers.push_back(std::move(*read));
    } else {
      own.left_out.push_back(in_file(file, std::move(read.error())).value());
    }
  }
  return own;
}

Result<NamedCard> read_own_boxer(const Catalogue& catalogue, std::string_view id, std::string_view text) {
  FC_TRY(const Json object, parse_json(text));
  FC_TRY(NamedCard boxer, read_card_object(catalogue.tables(), object, ""));
  if (!boxer.id.empty() && boxer.id != id) {
    return fault(
        FaultCode::unknown_value, "id",
        fmt::format("\"{}\" must be what the file is called, \"{}\", or be left out", cleaned(boxer.id), cleaned(id)));
  }
  boxer.id = id;
  FC_TRY(check_id(catalogue, boxer.id));
  FC_TRY(check_name(boxer.name));
  return boxer;
}

Result<void> check_own_boxer(const Catalogue& catalogue, const NamedCard& boxer) {
  FC_TRY(read_own_boxer(catalogue, boxer.id, card_json(boxer).dump(-1, ' ', false, Json::error_handler_t::replace)));
  return {};
}

Result<void> save_own_boxer(const Catalogue& catalogue, const fs::path& folder, const NamedCard& boxer) {
  FC_TRY(check_own_boxer(catalogue, boxer));
  return write_whole(file_of(folder, boxer.id), card_json(boxer).dump(1) + "\n");
}

Result<void> remove_own_boxer(const fs::path& folder, std::string_view id) {
  const fs::path file = file_of(folder, id);
  std::error_code error;
  fs::remove(file, error);
  if (error) {
    return fault(FaultCode::cannot_write, file.string(), "cannot be taken away: " + error.message());
  }
  return {};
}

std::string new_own_id(std::string_view name, const std::vector<NamedCard>& taken) {
  std::string first = "own";
  bool after_gap = true;
  for (const char letter : folded(name)) {
    const bool is_plain = (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
    if (is_plain) {
      first.append(after_gap ? "-" : "").push_back(letter);
    }
    after_gap = !is_plain;
  }
  std::string id = first;
  for (int number = 2; find_by_id(taken, id) != nullptr; ++number) {
    id = fmt::format("{}-{}", first, number);
  }
  return id;
}

BoxerCard newcomer(const CardTables& tables, WeightClass weight_class) {
  constexpr std::array<int, all_ratings.size()> starting{35, 5, 3, 60, 1, 35, 1, -2, 85, 40, 3};
  BoxerCard card;
  card.weight_class = weight_class;
  for (std::size_t rating = 0; rating < all_ratings.size(); ++rating) {
    card.ratings.*all_ratings[rating] = limited(tables, all_ratings[rating], starting[rating]);
  }
  card.ratings.kd = knockdown_numbers(tables, card.ratings.ko, weight_class);
  Styles styles;
  styles.push_back(Style::boxer);
  set_styles(tables, card, styles);
  return card;
}

void set_rating(const CardTables& tables, BoxerCard& card, std::int16_t Ratings::*rating, int value) {
  card.ratings.*rating = limited(tables, rating, value);
  if (rating == &Ratings::power) {
    card.results = results_of(tables, card.styles, card.ratings.power);
  }
}

void set_styles(const CardTables& tables, BoxerCard& card, const Styles& styles) {
  card.styles = styles;
  card.results = results_of(tables, card.styles, card.ratings.power);
}

}  // namespace fc::dice_boxing
