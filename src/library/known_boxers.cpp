#include "library/known_boxers.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/named.h"

namespace fc {
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

}  // namespace

KnownBoxers::KnownBoxers(const Json& list) {
  if (!list.is_array()) {
    return;
  }
  entries_.reserve(list.size());
  for (const Json& object : list) {
    if (std::string id = object.is_object() ? text_of(object, "id") : std::string(); !id.empty()) {
      entries_.push_back({.id = std::move(id), .facts = facts_of(object)});
    }
  }
  std::ranges::stable_sort(entries_, {}, &Entry::id);
}

const BoxerFacts* KnownBoxers::find(std::string_view id) const {
  const std::string_view wanted = own_id(id);
  const auto id_of = [](const Entry& entry) -> std::string_view { return entry.id; };
  const auto found = std::ranges::lower_bound(entries_, wanted, {}, id_of);
  return found != entries_.end() && found->id == wanted ? &found->facts : nullptr;
}

Looks KnownBoxers::looks_of(const Somebody& boxer) const {
  const BoxerFacts* const known = find(boxer.id);
  return fc::looks_of(boxer.id.empty() ? boxer.name : own_id(boxer.id), known != nullptr ? *known : boxer.facts, boxer.wish);
}

std::vector<Looks> KnownBoxers::looks_of(const Somebody& red, const Somebody& blue) const {
  const Looks first = looks_of(red);
  return {first, told_apart(first, looks_of(blue))};
}

KnownBoxers load_known_boxers(const std::filesystem::path& file) {
  const Result<Json> list = read_json_file(file);
  return list ? KnownBoxers(*list) : KnownBoxers();
}

}  // namespace fc
