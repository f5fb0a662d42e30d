#include "library/sound_book.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace fc {
namespace {

constexpr std::size_t most_layers = 16;
constexpr int most_gain = 100;
constexpr std::array<std::string_view, 2> wave_names{"sine", "noise"};

struct Range {
  int low;
  int high;
};
constexpr Range pitches{.low = 20, .high = 12000};
constexpr Range beginnings{.low = 0, .high = 2000};
constexpr Range lengths{.low = 5, .high = 3000};
constexpr Range attacks{.low = 1, .high = 1000};
constexpr Range decays{.low = 1, .high = 3000};
constexpr Range gains{.low = 1, .high = most_gain};

Result<SoundLayer> read_layer(const Json& object, const std::string& where) {
  SoundLayer layer;
  const auto number = [&](const char* key, Range range, int& place) {
    return keep(read_int(object.at(key), member_place(where, key), range.low, range.high), place);
  };
  const Result<void> read = in_turn(
      [&] {
        return check_object(object, where, {"wave", "hertz", "length", "attack", "decay", "gain"}, {"to", "at"});
      },
      [&] { return keep(read_word(object.at("wave"), member_place(where, "wave"), wave_names), layer.wave); },
      [&] { return number("hertz", pitches, layer.hertz); }, [&] { return number("length", lengths, layer.length); },
      [&] { return number("attack", attacks, layer.attack); }, [&] { return number("decay", decays, layer.decay); },
      [&] { return number("gain", gains, layer.gain); },
      [&] { return object.contains("at") ? number("at", beginnings, layer.at) : Result<void>(); },
      [&] {
        layer.to_hertz = layer.hertz;
        return object.contains("to") ? number("to", pitches, layer.to_hertz) : Result<void>();
      });
  FC_TRY(read);
  return layer;
}

Result<SoundRecipe> read_recipe(const Json& list, const std::string& where) {
  FC_TRY(check_list(list, where));
  if (list.empty() || list.size() > most_layers) {
    return fault(FaultCode::out_of_range, where, fmt::format("must have 1 to {} layers, not {}", most_layers, list.size()));
  }
  SoundRecipe recipe;
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
  return recipe;
}

}  // namespace

Result<SoundBook> sound_book_from(const Json& object) {
  if (!object.is_object()) {
    return fault(FaultCode::wrong_type, "", fmt::format("must be an object, not {}", described(object)));
  }
  for (const auto& [name, recipe] : object.items()) {
    if (std::ranges::find(sound_names, name) == sound_names.end()) {
      return fault(FaultCode::unknown_key, member_place("", name), "is no sound of this program");
    }
  }
  SoundBook book;
  for (std::size_t index = 0; index < sound_count; ++index) {
    const std::string name(sound_names[index]);
    if (!object.contains(name)) {
      return fault(FaultCode::missing_key, name, "is missing");
    }
    FC_TRY(keep(read_recipe(object.at(name), name), book[index]));
  }
  return book;
}

Result<SoundBook> read_sound_book(const std::filesystem::path& file) {
  SoundBook book;
  FC_TRY(take_json_file(file, [&](const Json& object) { return keep(sound_book_from(object), book); }));
  return book;
}

}  // namespace fc
