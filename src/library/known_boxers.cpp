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

}  // namespace fc
