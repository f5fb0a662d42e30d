#include "cabinet/keeping/settings.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <system_error>
#include <utility>

#include "core/cleaned.h"
#include "library/checked_json.h"
#include "library/whole_file.h"

namespace fc::cabinet {
namespace {

using nlohmann::json;

/// Reads members one by one; each that cannot be used is complained about and left at its default.
class Reader {
 public:
  Reader(const Json& object, std::string where) : object_(object), where_(std::move(where)) {}

  void whole(const char* key, int lowest, int highest, int& value) {
    if (const Json* member = find(key)) {
      take(read_int(*member, key, lowest, highest), value);
    }
  }

  /// Per cent, kept in the steps of the settings' screen.
  void volume(const char* key, int& value) {
    whole(key, 0, 100, value);
    value -= value % volume_step;
  }

  void flag(const char* key, bool& value) {
    if (const Json* member = find(key)) {
      take(read_bool(*member, key), value);
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
    if (!member->is_array() || !std::ranges::all_of(*member, [](const Json& text) { return text.is_string(); })) {
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

  void favourites(std::map<std::string, std::vector<std::string>, std::less<>>& by_game) {
    const Json* member = find("favourites");
    if (member == nullptr) {
      return;
    }
    if (!member->is_object()) {
      complain("favourites", "has to be an object of game and ids");
      return;
    }
    for (const auto& [game, ids] : member->items()) {
      if (!ids.is_array() || !std::ranges::all_of(ids, [](const Json& id) { return id.is_string(); })) {
        complain(member_place("favourites", game), "has to be a list of ids");
        continue;
      }
      by_game[game] = ids.get<std::vector<std::string>>();
    }
  }

  void games(std::map<std::string, ChosenValues, std::less<>>& by_game) {
    const Json* member = find("games");
    if (member == nullptr) {
      return;
    }
    if (!member->is_object()) {
      complain("games", "has to be an object of game and its settings");
      return;
    }
    for (const auto& [game, values] : member->items()) {
      if (!values.is_object() || !std::ranges::all_of(values, [](const Json& value) { return value.is_string(); })) {
        complain(member_place("games", game), "has to be an object of setting and value");
        continue;
      }
      by_game[game] = values.get<ChosenValues>();
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
  [[nodiscard]] const Json* find(const char* key) const {
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
  reader.whole("speed", 0, 4, settings.speed);
  reader.whole("text_scale", 100, 200, settings.text_scale);
  reader.flag("reduced_motion", settings.reduced_motion);
  reader.flag("keeps_pace", settings.keeps_pace);
  reader.flag("fullscreen", settings.fullscreen);
  reader.flag("shuffle_picks", settings.shuffle_picks);
  reader.flag("live_odds", settings.live_odds);
  reader.flag("hints", settings.hints);
  reader.volume("effects_volume", settings.volumes.effects);
  reader.volume("crowd_volume", settings.volumes.crowd);
  reader.volume("music_volume", settings.volumes.music);
  reader.volume("master_volume", settings.volumes.master);
  reader.games(settings.games);
  reader.favourites(settings.favourites);
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
  const json object = {{"language", settings.language},
                       {"speed", settings.speed},
                       {"text_scale", settings.text_scale},
                       {"reduced_motion", settings.reduced_motion},
                       {"keeps_pace", settings.keeps_pace},
                       {"fullscreen", settings.fullscreen},
                       {"shuffle_picks", settings.shuffle_picks},
                       {"live_odds", settings.live_odds},
                       {"hints", settings.hints},
                       {"effects_volume", settings.volumes.effects},
                       {"crowd_volume", settings.volumes.crowd},
                       {"music_volume", settings.volumes.music},
                       {"master_volume", settings.volumes.master},
                       {"games", settings.games},
                       {"favourites", settings.favourites},
                       {"names", settings.names},
                       {"printed", settings.printed},
                       {"controls", settings.controls}};
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
