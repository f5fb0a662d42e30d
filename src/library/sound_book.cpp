#include "library/sound_book.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <system_error>
#include <utility>

namespace fc {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t most_layers = 16;
constexpr int most_gain = 100;
constexpr int highest_hertz = 12000;
constexpr std::array<std::string_view, 2> wave_names{"sine", "noise"};
constexpr std::array<std::string_view, 2> group_names{"effects", "crowd"};
constexpr std::string_view own_file_name = "sounds.json";

Result<SoundLayer> read_layer(const Json& object, const std::string& where) {
  SoundLayer layer;
  FC_TRY(const JsonMembers members,
         members_of(object, where, {"wave", "hertz", "length", "attack", "decay", "gain"}, {"to", "at", "times"}));
  FC_TRY(members.keep("wave", layer.wave, read_word, wave_names));
  FC_TRY(members.read("hertz", 20, highest_hertz, layer.hertz));
  FC_TRY(members.read("length", 5, 3000, layer.length));
  FC_TRY(members.read("attack", 1, 1000, layer.attack));
  FC_TRY(members.read("decay", 1, 3000, layer.decay));
  FC_TRY(members.read("gain", 1, most_gain, layer.gain));
  FC_TRY(members.read_if("at", 0, 2000, layer.at));
  FC_TRY(members.read_if("times", 1, 200, layer.times));
  layer.to_hertz = layer.hertz;
  FC_TRY(members.read_if("to", 20, highest_hertz, layer.to_hertz));
  return layer;
}

Result<void> read_layers(const Json& list, const std::string& where, SoundRecipe& recipe) {
  FC_TRY(check_list(list, where));
  if (list.empty() || list.size() > most_layers) {
    return fault(FaultCode::out_of_range, where, fmt::format("must have 1 to {} layers, not {}", most_layers, list.size()));
  }
  int gain = 0;
  for (std::size_t index = 0; index < list.size(); ++index) {
    FC_TRY(SoundLayer layer, read_layer(list[index], element_place(where, index)));
    gain += layer.gain;
    recipe.layers.push_back(layer);
  }
  if (gain > most_gain) {
    return fault(FaultCode::out_of_range, where,
                 fmt::format("the gains of its layers add up to {}; at most {}", gain, most_gain));
  }
  return {};
}

Result<SoundRecipe> read_recipe(const Json& json, const std::string& where) {
  SoundRecipe recipe;
  if (!json.is_object()) {
    FC_TRY(read_layers(json, where, recipe));
    return recipe;
  }
  FC_TRY(const JsonMembers members, members_of(json, where, {"group", "layers"}, {"varies", "loop"}));
  FC_TRY(members.keep("group", recipe.group, read_word, group_names));
  FC_TRY(members.read_if("varies", 1, 20, recipe.varies));
  FC_TRY(members.read_if("loop", 1000, 10000, recipe.loop));
  FC_TRY(read_layers(members["layers"], members.place("layers"), recipe));
  return recipe;
}

/// owner: what the names begin with, "bare-knuckle/"; empty for everybody's.
Result<void> add_recipes(const Json& object, const std::string& owner, SoundBook& book) {
  if (!object.is_object()) {
    return fault(FaultCode::wrong_type, "", fmt::format("must be an object, not {}", described(object)));
  }
  for (const auto& [name, json] : object.items()) {
    FC_TRY(SoundRecipe recipe, read_recipe(json, name));
    book.insert_or_assign(owner + name, std::move(recipe));
  }
  return {};
}

/// The files sounds.json in the folders of `data`.
std::vector<fs::path> own_files(const fs::path& data) {
  std::vector<fs::path> files;
  std::error_code failed;
  for (const auto& entry : fs::directory_iterator(data, failed)) {
    if (fs::is_regular_file(entry.path() / own_file_name, failed)) {
      files.push_back(entry.path() / own_file_name);
    }
  }
  std::ranges::sort(files);
  return files;
}

Result<void> add_own(const fs::path& file, SoundBook& book) {
  return take_json_file(
      file, [&](const Json& object) { return add_recipes(object, file.parent_path().filename().string() + "/", book); });
}

}  // namespace

Result<SoundBook> sound_book_from(const Json& object) {
  SoundBook book;
  FC_TRY(add_recipes(object, {}, book));
  for (const Sound sound : common_sounds) {
    if (!book.contains(sound.name())) {
      return fault(FaultCode::missing_key, std::string(sound.name()), "is missing");
    }
  }
  for (const auto& [name, recipe] : book) {
    if (std::ranges::find(common_sounds, name, &Sound::name) == common_sounds.end()) {
      return fault(FaultCode::unknown_key, member_place("", name), "is no sound of this program");
    }
  }
  return book;
}

Result<SoundBook> read_sound_book(const fs::path& common, const fs::path& data) {
  SoundBook book;
  FC_TRY(take_json_file(common, [&](const Json& object) { return keep(sound_book_from(object), book); }));
  for (const fs::path& file : own_files(data)) {
    FC_TRY(add_own(file, book));
  }
  return book;
}

std::vector<Fault> check_sounds(const fs::path& data) {
  std::vector<Fault> faults;
  for (const fs::path& file : own_files(data)) {
    SoundBook book;
    if (const Result<void> added = add_own(file, book); !added) {
      faults.push_back(added.error());
    }
  }
  return faults;
}

}  // namespace fc
