#include "cabinet/keeping/settings.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

namespace fc::cabinet {
namespace {

using nlohmann::json;

/// Reads members one by one; each that cannot be used is complained about and left at its default.
class Reader {
 public:
  Reader(const json& object, std::string where) : object_(object), where_(std::move(where)) {}

  void whole(const char* key, int lowest, int highest, int& value) {
    const json* member = find(key);
    if (member == nullptr) {
      return;
    }
    if (!member->is_number_integer() || member->get<double>() < lowest || member->get<double>() > highest) {
      complain(key, "has to be a whole number from " + std::to_string(lowest) + " to " + std::to_string(highest));
      return;
    }
    value = member->get<int>();
  }

  /// Per cent, kept in the steps of the settings' screen.
  void volume(const char* key, int& value) {
    whole(key, 0, 100, value);
    value -= value % volume_step;
  }

  void flag(const char* key, bool& value) {
    const json* member = find(key);
    if (member == nullptr) {
      return;
    }
    if (!member->is_boolean()) {
      complain(key, "has to be true or false");
      return;
    }
    value = member->get<bool>();
  }

  void language(std::string& value) {
    const json* member = find("language");
    if (member == nullptr) {
      return;
    }
    if (!member->is_string() || (*member != "en" && *member != "fr")) {
      complain("language", "has to be \"en\" or \"fr\"");
      return;
    }
    value = member->get<std::string>();
  }

  void controls(platform::Bindings::Table& table) {
    const json* member = find("controls");
    if (member == nullptr) {
      return;
    }
    if (!member->is_object()) {
      complain("controls", "has to be an object of action and control");
      return;
    }
    platform::Bindings bindings;
    for (const auto& [action, control] : member->items()) {
      if (!control.is_string() || !bindings.bind(action, control.get<std::string>())) {
        complain("controls." + action, "is no action with a control of this program");
      }
    }
    table = bindings.changed();
  }

  void favourites(std::map<std::string, std::vector<std::string>, std::less<>>& by_game) {
    const json* member = find("favourites");
    if (member == nullptr) {
      return;
    }
    if (!member->is_object()) {
      complain("favourites", "has to be an object of game and ids");
      return;
    }
    for (const auto& [game, ids] : member->items()) {
      if (!ids.is_array() || !std::ranges::all_of(ids, [](const json& id) { return id.is_string(); })) {
        complain("favourites." + game, "has to be a list of ids");
        continue;
      }
      by_game[game] = ids.get<std::vector<std::string>>();
    }
  }

  [[nodiscard]] std::vector<std::string> complaints() const { return complaints_; }

 private:
  [[nodiscard]] const json* find(const char* key) const {
    const auto found = object_.find(key);
    return found == object_.end() ? nullptr : &*found;
  }
  void complain(const std::string& key, const std::string& what) {
    complaints_.push_back(where_ + ": " + key + ": " + what + "; the default is used");
  }

  const json& object_;
  std::string where_;
  std::vector<std::string> complaints_;
};

}  // namespace

ReadSettings settings_from(const std::string& text, const std::string& where) {
  const json object = json::parse(text, nullptr, false);
  if (!object.is_object()) {
    return {.settings = {}, .complaints = {where + ": is not a JSON object; the default settings are used"}};
  }
  Settings settings;
  Reader reader(object, where);
  reader.language(settings.language);
  reader.whole("speed", 0, 4, settings.speed);
  reader.whole("text_scale", 100, 200, settings.text_scale);
  reader.flag("reduced_motion", settings.reduced_motion);
  reader.flag("fullscreen", settings.fullscreen);
  reader.flag("shuffle_picks", settings.shuffle_picks);
  reader.flag("show_discards", settings.show_discards);
  reader.flag("show_money", settings.show_money);
  reader.volume("effects_volume", settings.volumes.effects);
  reader.volume("crowd_volume", settings.volumes.crowd);
  reader.favourites(settings.favourites);
  reader.controls(settings.controls);
  if (settings.speed == 3) {
    settings.speed = 4;
  }
  return {.settings = std::move(settings), .complaints = reader.complaints()};
}

std::string text_of(const Settings& settings) {
  const json object = {{"language", settings.language},
                       {"speed", settings.speed},
                       {"text_scale", settings.text_scale},
                       {"reduced_motion", settings.reduced_motion},
                       {"fullscreen", settings.fullscreen},
                       {"shuffle_picks", settings.shuffle_picks},
                       {"show_discards", settings.show_discards},
                       {"show_money", settings.show_money},
                       {"effects_volume", settings.volumes.effects},
                       {"crowd_volume", settings.volumes.crowd},
                       {"favourites", settings.favourites},
                       {"controls", settings.controls}};
  return object.dump(2) + "\n";
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

ReadSettings read_settings(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) {
    return {};
  }
  const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  return settings_from(text, file.string());
}

}  // namespace fc::cabinet
