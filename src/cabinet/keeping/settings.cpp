#include "cabinet/keeping/settings.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <system_error>
#include <utility>

#include "core/cleaned.h"
#include "library/checked_json.h"
#include "library/whole_file.h"

namespace fc::cabinet {
namespace {

using nlohmann::json;

/// Per cent, kept in the steps of the settings' screen.
template <auto volume>
constexpr Field<Settings> volume_field(std::string_view key) {
  return {.kind = {.key = key, .range = std::pair(0, 100)},
          .get = [](const Settings& settings) { return settings.volumes.*volume; },
          .set = [](Settings& settings, int value) { settings.volumes.*volume = value - value % volume_step; }};
}

constexpr std::array setting_fields{number_field<&Settings::speed>("speed", 0, 4),
                                    number_field<&Settings::text_scale>("text_scale", 100, 200),
                                    flag_field<&Settings::reduced_motion>("reduced_motion"),
                                    flag_field<&Settings::keeps_pace>("keeps_pace"),
                                    flag_field<&Settings::fullscreen>("fullscreen"),
                                    flag_field<&Settings::shuffle_picks>("shuffle_picks"),
                                    flag_field<&Settings::live_odds>("live_odds"),
                                    flag_field<&Settings::hints>("hints"),
                                    volume_field<&platform::Volumes::effects>("effects_volume"),
                                    volume_field<&platform::Volumes::crowd>("crowd_volume"),
                                    volume_field<&platform::Volumes::music>("music_volume"),
                                    volume_field<&platform::Volumes::master>("master_volume")};

/// Reads members one by one; each that cannot be used is complained about and left at its default.
class Reader {
 public:
  Reader(const Json& object, std::string where) : object_(object), where_(std::move(where)) {}

  void plain(const Field<Settings>& field, Settings& settings) {
    if (const Json* member = find(field.kind.key)) {
      int value = field.get(settings);
      take(read_field(field.kind, *member, {}), value);
      field.set(settings, value);
    }
  }

  void language(std::string& value) {
    constexpr std::array<std::string_view, 2> languages{"en", "fr"};
    if (const Json* member = find("language")) {
      std::size_t chosen = languages.size();
      take(read_word(*member, "language", languages), chosen);
      value = chosen < languages.size() ? languages[chosen] : value;
    }
  }

  void controls(platform::Bindings::Table& table) {
    const Json* member = find("controls");
    if (member == nullptr || (member->is_object() && member->empty())) {
      return;  // as nearly always; making a table of them takes longer than reading all the rest
    }
    if (!member->is_object()) {
      complain("controls", "has to be an object of action and control");
      return;
    }
    platform::Bindings bindings;
    for (const auto& [action, control] : member->items()) {
      if (!control.is_string() || !bindings.bind(action, control.get<std::string>())) {
        complain(member_place("controls", action), "is no action with a control of this program");
      }
    }
    table = bindings.changed();
  }

  void texts(const char* key, std::vector<std::string>& texts) {
    const Json* member = find(key);
    if (member == nullptr) {
      return;
    }
    if (!member->is_array() || !holds_texts(*member)) {
      complain(key, "has to be a list of texts");
      return;
    }
    texts = member->get<std::vector<std::string>>();
  }

  void names(std::vector<std::string>& names) {
    std::vector<std::string> read;
    texts("names", read);
    for (std::size_t place = read.size(); place-- > 0;) {
      const Result<std::string> name = checked_name(read[place], element_place("names", place));
      if (name && !name->empty()) {
        remember_name(names, *name);
      } else if (!name) {
        complain(name.error().where, name.error().detail);
      }
    }
  }

  /// By slug, of each game texts in a list or an object, as kind says. all, one: what all and one of them have to be.
  template <class Texts>
  void by_game(const char* key, const char* all, Json::value_t kind, const char* one,
               std::map<std::string, Texts, std::less<>>& kept) {
    const Json* member = find(key);
    if (member == nullptr) {
      return;
    }
    if (!member->is_object()) {
      complain(key, all);
      return;
    }
    for (const auto& [game, texts] : member->items()) {
      if (texts.type() == kind && holds_texts(texts)) {
        kept[game] = texts.template get<Texts>();
      } else {
        complain(member_place(key, game), one);
      }
    }
  }

  /// Everything at the top that is yes or no.
  void flags(ChosenValues& all) const {
    for (const auto& [key, value] : object_.items()) {
      if (value.is_boolean()) {
        all[key] = value.get<bool>() ? "on" : "off";
      }
    }
  }

  [[nodiscard]] std::vector<std::string> complaints() const { return complaints_; }

 private:
  static bool holds_texts(const Json& values) {
    return std::ranges::all_of(values, [](const Json& value) { return value.is_string(); });
  }
  [[nodiscard]] const Json* find(std::string_view key) const {
    const auto found = object_.find(key);
    return found == object_.end() ? nullptr : &*found;
  }
  template <class Read, class Value>
  void take(const Result<Read>& read, Value& value) {
    if (read) {
      value = *read;
    } else {
      complain(read.error().where, read.error().detail);
    }
  }
  void complain(const std::string& key, const std::string& what) {
    complaints_.push_back(where_ + ": " + key + ": " + what + "; the default is used");
  }

  const Json& object_;
  std::string where_;
  std::vector<std::string> complaints_;
};

}  // namespace

ReadSettings settings_from(const std::string& text, const std::string& where) {
  const Result<Json> object = parse_json(text, where);
  if (!object || !object->is_object()) {
    const std::string what = object ? where + ": is not a JSON object" : one_line(object.error());
    return {.settings = {},
            .complaints = {what + "; the default settings are used"},
            .older = {},
            .damaged = true,
            .put_aside = {}};
  }
  Settings settings;
  Reader reader(*object, where);
  reader.language(settings.language);
  for (const Field<Settings>& field : setting_fields) {
    reader.plain(field, settings);
  }
  reader.by_game("games", "has to be an object of game and its settings", Json::value_t::object,
                 "has to be an object of setting and value", settings.games);
  reader.by_game("favourites", "has to be an object of game and ids", Json::value_t::array, "has to be a list of ids",
                 settings.favourites);
  reader.names(settings.names);
  reader.texts("printed", settings.printed);
  reader.controls(settings.controls);
  if (settings.speed == 3) {
    settings.speed = 4;
  }
  ReadSettings read{
      .settings = std::move(settings), .complaints = reader.complaints(), .older = {}, .damaged = false, .put_aside = {}};
  reader.flags(read.older);
  return read;
}

ChosenValues Settings::of(std::string_view slug) const {
  const auto found = games.find(slug);
  return found == games.end() ? ChosenValues() : found->second;
}

void take_over(const ChosenValues& older, std::string_view slug, std::span<const GameSetting> offered, Settings& settings) {
  for (const GameSetting& setting : offered) {
    if (const auto found = older.find(setting.key); found != older.end()) {
      settings.games[std::string(slug)].emplace(found->first, found->second);
    }
  }
}

std::string text_of(const Settings& settings) {
  json object = fields_json(setting_fields, settings);
  object.update(json{{"language", settings.language},
                     {"games", settings.games},
                     {"favourites", settings.favourites},
                     {"names", settings.names},
                     {"printed", settings.printed},
                     {"controls", settings.controls}});
  return object.dump(2, ' ', false, json::error_handler_t::replace) + "\n";
}

Settings without_overrides(const Settings& now, const Settings& began, const Settings& own) {
  Settings kept = now;
  const auto restore = [&](auto member) {
    if (now.*member == began.*member) {
      kept.*member = own.*member;
    }
  };
  restore(&Settings::language);
  restore(&Settings::speed);
  restore(&Settings::text_scale);
  restore(&Settings::reduced_motion);
  restore(&Settings::fullscreen);
  return kept;
}

void remember_name(std::vector<std::string>& names, const std::string& name) {
  constexpr std::size_t most = 12;
  std::erase(names, name);
  names.insert(names.begin(), name);
  names.resize(std::min(names.size(), most));
}

ReadSettings read_settings(const std::filesystem::path& file) {
  std::error_code failed;
  if (!std::filesystem::exists(file, failed)) {
    return {};
  }
  Result<std::string> text = read_whole(file);
  if (!text) {
    text = read_whole(file);  // what fails once is no damage
  }
  if (!text) {
    // Put aside too: the next change would be written over what it holds.
    return {.settings = {},
            .complaints = {one_line(text.error())},
            .older = {},
            .damaged = false,
            .put_aside = put_aside(file).value_or(std::filesystem::path())};
  }
  ReadSettings read = settings_from(*text, file.string());
  if (read.damaged) {
    read.put_aside = put_aside(file).value_or(std::filesystem::path());
  }
  return read;
}

}  // namespace fc::cabinet
