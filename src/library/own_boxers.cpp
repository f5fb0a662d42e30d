#include "library/own_boxers.h"

#include <algorithm>
#include <array>
#include <system_error>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/cleaned.h"
#include "core/named.h"
#include "library/rulebook.h"
#include "library/whole_file.h"

namespace fc {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view ending = ".json";
constexpr std::size_t most_bytes = 64 * 1024;  ///< a card with a row for every number has 3 KB

fs::path file_of(const fs::path& folder, std::string_view id) { return folder / std::string(id).append(ending); }

}  // namespace

fs::path own_boxers_folder_of(const fs::path& user_folder, std::string_view slug) { return user_folder / "boxers" / slug; }

Result<std::vector<fs::path>> own_files_in(const fs::path& folder) {
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

Result<std::string> read_own_file(const fs::path& file) { return read_whole(file, most_bytes); }

Result<void> check_own_id(std::string_view id, std::string_view given, bool is_taken) {
  if (!given.empty() && given != id) {
    return fault(FaultCode::unknown_value, "id",
                 fmt::format("\"{}\" must be what the file is called, \"{}\", or be left out", cleaned(given), cleaned(id)));
  }
  FC_TRY(read_id(std::string(id), "id"));
  if (is_taken) {
    return fault(FaultCode::unknown_value, "id", fmt::format("\"{}\" belongs to the roster; rename the file", id));
  }
  return {};
}

Result<void> check_own_name(const std::string& name) {
  FC_TRY(const std::string checked, checked_name(name, "name", longest_own_name));
  if (checked.empty()) {
    return fault(FaultCode::unknown_value, "name", "must not be empty");
  }
  return {};
}

Result<void> write_own_boxer(const fs::path& folder, std::string_view id, const Json& boxer) {
  return write_whole(file_of(folder, id), boxer.dump(1) + "\n");
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

std::string new_own_id(std::string_view name, const std::vector<std::string>& taken) {
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
  for (int number = 2; std::ranges::find(taken, id) != taken.end(); ++number) {
    id = fmt::format("{}-{}", first, number);
  }
  return id;
}

std::string own_word(std::string_view id, std::string_view name) {
  std::string word = id.empty() ? new_own_id(name, {}) : std::string(id);
  return word.find('-') == std::string::npos ? std::string(name) : word;
}

namespace {

constexpr std::array<std::string_view, 17> class_names{
    "minimumweight", "light-flyweight",     "flyweight",         "super-flyweight",   "bantamweight", "super-bantamweight",
    "featherweight", "super-featherweight", "lightweight",       "super-lightweight", "welterweight", "super-welterweight",
    "middleweight",  "super-middleweight",  "light-heavyweight", "cruiserweight",     "heavyweight"};
constexpr std::array<std::string_view, boxing_style_count> style_names{"boxer",          "mover",   "technician",
                                                                       "counterpuncher", "swarmer", "slugger"};

/// Ids that another roster gives men of the records.
constexpr std::array<std::pair<std::string_view, std::string_view>, 2> also_called{
    {{"james-corbett", "james-j-corbett"}, {"jim-jeffries", "james-j-jeffries"}}};

std::string_view own_id(std::string_view id) {
  const auto found = std::ranges::find(also_called, id, &std::pair<std::string_view, std::string_view>::first);
  return found != also_called.end() ? found->second : id;
}

std::string text_of(const Json& object, const char* key) {
  const auto found = object.find(key);
  return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

int number_of(const Json& object, const char* key) {
  constexpr int most = 9999;
  const auto found = object.find(key);
  return found != object.end() && found->is_number_integer() ? std::clamp(found->get<int>(), 0, most) : 0;
}

BoxerFacts facts_of(const Json& object) {
  BoxerFacts facts;
  const auto place = std::ranges::find(class_names, text_of(object, "class"));
  if (place != class_names.end()) {
    facts.weight = static_cast<std::uint8_t>(place - class_names.begin());
  }
  if (const int first = number_of(object, "first_year"); first > 0) {
    facts.decade = decade_of(first, number_of(object, "last_year"));
  }
  facts.height_cm = static_cast<std::int16_t>(number_of(object, "height_cm"));
  facts.reach_cm = static_cast<std::int16_t>(number_of(object, "reach_cm"));
  const auto styles = object.find("styles");
  if (styles != object.end() && styles->is_array()) {
    for (const Json& word : *styles) {
      const auto style =
          word.is_string() ? named<BoxingStyle>(style_names, word.get_ref<const std::string&>()) : std::nullopt;
      if (style && facts.styles.size() < 2) {
        facts.styles.push_back(*style);
      }
    }
  }
  facts.lived = true;
  facts.southpaw = object.contains("southpaw") && object.at("southpaw") == true;
  return facts;
}

/// What is chosen, else what is known.
LooksWish either_of(LooksWish chosen, const LooksWish& known) {
  for (std::size_t field = 0; field < looks_field_count; ++field) {
    const auto one = static_cast<LooksField>(field);
    if (chosen[one] == LooksWish::open) {
      chosen.choose(one, known[one]);
    }
  }
  return chosen;
}

}  // namespace

KnownBoxers::KnownBoxers(const Json& list) {
  if (!list.is_array()) {
    return;
  }
  entries_.reserve(list.size());
  for (const Json& object : list) {
    if (std::string id = object.is_object() ? text_of(object, "id") : std::string(); !id.empty()) {
      entries_.push_back({.id = std::move(id), .facts = facts_of(object), .head = {}});
    }
  }
  std::ranges::stable_sort(entries_, {}, &Entry::id);
}

const KnownBoxers::Entry* KnownBoxers::entry(std::string_view id) const {
  const std::string_view wanted = own_id(id);
  const auto id_of = [](const Entry& one) -> std::string_view { return one.id; };
  const auto found = std::ranges::lower_bound(entries_, wanted, {}, id_of);
  return found != entries_.end() && found->id == wanted ? &*found : nullptr;
}

const BoxerFacts* KnownBoxers::find(std::string_view id) const {
  const Entry* const known = entry(id);
  return known != nullptr ? &known->facts : nullptr;
}

Result<void> KnownBoxers::take_heads(const Json& by_id) {
  if (!by_id.is_object()) {
    return fault(FaultCode::wrong_type, "", "must be an object of heads by boxers' ids");
  }
  for (const auto& [id, words] : by_id.items()) {
    FC_TRY(const LooksWish head, read_looks(words, id));
    const auto known = std::ranges::find(entries_, id, &Entry::id);
    if (known != entries_.end()) {
      known->head = head;
    } else if (!entries_.empty()) {  // the file may be looked at by itself
      return fault(FaultCode::unknown_value, id, "nobody in boxer-facts.json has this id");
    }
  }
  return {};
}

Looks KnownBoxers::looks_of(const Somebody& boxer) const {
  const Entry* const known = entry(boxer.id);
  if (known == nullptr) {
    return fc::looks_of(boxer.id.empty() ? boxer.name : own_id(boxer.id), boxer.facts, boxer.wish);
  }
  return fc::looks_of(known->id, known->facts, either_of(boxer.wish, known->head));
}

std::vector<Looks> KnownBoxers::looks_of(const Somebody& red, const Somebody& blue) const {
  const Looks first = looks_of(red);
  return {first, told_apart(first, looks_of(blue))};
}

KnownBoxers load_known_boxers(const std::filesystem::path& folder) {
  const Result<Json> list = read_json_file(folder / "boxer-facts.json");
  KnownBoxers known = list ? KnownBoxers(*list) : KnownBoxers();
  if (const Result<Json> heads = read_json_file(folder / "heads.json"); list && heads) {
    static_cast<void>(known.take_heads(*heads));  // its own game says what is wrong with it
  }
  return known;
}

Result<LooksWish> read_looks(const Json& object, std::string_view where) {
  if (!object.is_object()) {
    return fault(FaultCode::wrong_type, std::string(where), "must be an object, not " + described(object));
  }
  LooksWish wish;
  for (const auto& [key, value] : object.items()) {
    const auto field = named<LooksField>(looks_field_names, key);
    if (!field) {
      return fault(FaultCode::unknown_key, member_place(where, key),
                   fmt::format("is none of {}", fmt::join(looks_field_names, ", ")));
    }
    FC_TRY(const std::size_t place, read_word(value, member_place(where, key), looks_words(*field)));
    wish.choose(*field, static_cast<int>(place));
  }
  return wish;
}

Result<LooksWish> read_looks_of(const Json& owner, std::string_view where) {
  return owner.contains(looks_key) ? read_looks(owner.at(looks_key), member_place(where, looks_key))
                                   : Result<LooksWish>(LooksWish{});
}

Json looks_json(const LooksWish& wish) {
  Json object = Json::object();
  for (std::size_t place = 0; place < looks_field_count; ++place) {
    const auto field = static_cast<LooksField>(place);
    if (wish[field] != LooksWish::open) {
      object[std::string(looks_field_names[place])] = looks_words(field)[static_cast<std::size_t>(wish[field])];
    }
  }
  return object;
}

}  // namespace fc
