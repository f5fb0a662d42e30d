#include "library/sound_book.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace fc {
namespace {

constexpr int half_beats_a_bar = 8;
constexpr std::array<std::string_view, 2> waves_of_band{"sine", "noise"};
/// A note sounds on for so long beyond its place, in milliseconds.
constexpr int ringing = 60;

/// A layer of an instrument. ratio: per cent of the note's pitch; 0: it has one of its own.
struct Timbre {
  SoundLayer layer;
  int ratio = 0;
};
using Instrument = std::vector<Timbre>;
using Instruments = std::map<std::string, Instrument, std::less<>>;

/// One note of a bar. hertz: none for "-"; 0 for "x".
struct BandNote {
  std::optional<double> hertz;
  int half_beats = 1;
};

Result<Timbre> read_timbre(const Json& object, const std::string& where) {
  Timbre timbre;
  SoundLayer& layer = timbre.layer;
  FC_TRY(const JsonMembers members, members_of(object, where, {"wave", "gain", "attack", "decay"}, {"ratio", "hertz"}));
  if (members.has("ratio") == members.has("hertz")) {
    return fault(FaultCode::missing_key, where, "needs either a ratio or hertz");
  }
  FC_TRY(members.keep("wave", layer.wave, read_word, waves_of_band));
  FC_TRY(members.read("gain", 1, 100, layer.gain));
  FC_TRY(members.read("attack", 1, 500, layer.attack));
  FC_TRY(members.read("decay", 1, 3000, layer.decay));
  FC_TRY(members.read_if("ratio", 50, 800, timbre.ratio));
  FC_TRY(members.read_if("hertz", 20, 12000, layer.hertz));
  return timbre;
}

Result<Instruments> read_instruments(const Json& object) {
  Instruments instruments;
  if (!object.is_object()) {
    return fault(FaultCode::wrong_type, "instruments", fmt::format("must be an object, not {}", described(object)));
  }
  for (const auto& [name, layers] : object.items()) {
    const std::string where = member_place("instruments", name);
    FC_TRY(check_list(layers, where));
    for (std::size_t index = 0; index < layers.size(); ++index) {
      FC_TRY(Timbre timbre, read_timbre(layers[index], element_place(where, index)));
      instruments[name].push_back(timbre);
    }
  }
  return instruments;
}

/// "f#3" and the like, in hertz; none: it is no note.
std::optional<double> pitch_of(std::string_view name) {
  constexpr std::string_view letters = "c d ef g a b";
  const std::size_t letter = name.empty() || name[0] == ' ' ? std::string_view::npos : letters.find(name[0]);
  if (letter == std::string_view::npos) {
    return std::nullopt;
  }
  int halves = static_cast<int>(letter);
  std::size_t at = 1;
  if (at < name.size() && (name[at] == '#' || name[at] == 'b')) {
    halves += name[at] == '#' ? 1 : -1;
    ++at;
  }
  if (at + 1 != name.size() || name[at] < '1' || name[at] > '7') {
    return std::nullopt;
  }
  constexpr int octave_of_a = 4;
  constexpr int halves_of_a = 9;
  constexpr double a4 = 440;
  return a4 * std::exp2((name[at] - '0' - octave_of_a) + (halves - halves_of_a) / 12.0);
}

Result<BandNote> read_note(std::string_view token, bool has_pitch, const std::string& where) {
  BandNote note;
  const std::size_t slash = token.find('/');
  const std::string_view name = token.substr(0, slash);
  bool sound = true;
  if (slash != std::string_view::npos) {
    const char* const end = token.data() + token.size();
    const auto read = std::from_chars(token.data() + slash + 1, end, note.half_beats);
    sound = read.ec == std::errc() && read.ptr == end && note.half_beats >= 1 && note.half_beats <= half_beats_a_bar;
  }
  if (name == "x" && !has_pitch) {
    note.hertz = 0;
  } else if (name != "-") {
    note.hertz = has_pitch ? pitch_of(name) : std::nullopt;
    sound = sound && note.hertz;
  }
  if (!sound) {
    return fault(FaultCode::unknown_value, where, fmt::format("'{}' is no note of this instrument", token));
  }
  return note;
}

Result<std::vector<BandNote>> read_bar(const std::string& text, bool has_pitch, const std::string& where) {
  std::vector<BandNote> notes;
  int full = 0;
  for (std::size_t at = text.find_first_not_of(' '); at != std::string::npos; at = text.find_first_not_of(' ', at)) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    FC_TRY(const BandNote note, read_note(std::string_view(text).substr(at, end - at), has_pitch, where));
    notes.push_back(note);
    full += note.half_beats;
    at = end;
  }
  if (full != half_beats_a_bar) {
    return fault(FaultCode::out_of_range, where, fmt::format("has {} half beats, not {}", full, half_beats_a_bar));
  }
  return notes;
}

/// milliseconds: of a half beat.
void add_note(const Instrument& instrument, const BandNote& note, int at, double milliseconds, BandPiece& piece) {
  if (!note.hertz) {
    return;
  }
  for (const Timbre& timbre : instrument) {
    SoundLayer layer = timbre.layer;
    if (timbre.ratio > 0) {
      layer.hertz = static_cast<int>(std::lround(*note.hertz * timbre.ratio / 100));
    }
    layer.to_hertz = layer.hertz;
    layer.at = static_cast<int>(std::lround(at * milliseconds));
    layer.length = static_cast<int>(std::lround(note.half_beats * milliseconds)) + (timbre.ratio > 0 ? ringing : 0);
    piece.layers.push_back(layer);
  }
}

/// Adds a part; half_beats: how long it is.
Result<void> read_part(const Json& object, const std::string& where, const Instruments& instruments, double milliseconds,
                       BandPiece& piece, int& half_beats) {
  FC_TRY(const JsonMembers members, members_of(object, where, {"instrument", "bars"}));
  FC_TRY(const std::string name, members.get("instrument", read_text));
  const auto instrument = instruments.find(name);
  if (instrument == instruments.end()) {
    return fault(FaultCode::unknown_value, members.place("instrument"), fmt::format("there is no '{}'", name));
  }
  const bool has_pitch = std::ranges::any_of(instrument->second, [](const Timbre& timbre) { return timbre.ratio > 0; });
  const std::string place = members.place("bars");
  FC_TRY(check_list(members["bars"], place));
  half_beats = 0;
  for (std::size_t index = 0; index < members["bars"].size(); ++index) {
    const std::string of_bar = element_place(place, index);
    FC_TRY(const std::string text, read_text(members["bars"][index], of_bar));
    FC_TRY(const std::vector<BandNote> notes, read_bar(text, has_pitch, of_bar));
    for (const BandNote& note : notes) {
      add_note(instrument->second, note, half_beats, milliseconds, piece);
      half_beats += note.half_beats;
    }
  }
  return {};
}

/// The most that sounds at one moment, in per cent.
int most_together(const BandPiece& piece) {
  std::vector<std::pair<int, int>> changes;
  for (const SoundLayer& layer : piece.layers) {
    // What rings on is hardly heard any more.
    const int end = layer.at + std::max(1, std::min(layer.length - ringing, 2 * (layer.attack + layer.decay)));
    changes.emplace_back(layer.at, layer.gain);
    changes.emplace_back(end, -layer.gain);
  }
  std::ranges::sort(changes);
  int together = 0;
  int most = 0;
  for (const auto& [at, gain] : changes) {
    together += gain;
    most = std::max(most, together);
  }
  return most;
}

Result<BandPiece> read_piece(const Json& object, const std::string& where, const Instruments& instruments) {
  BandPiece piece;
  FC_TRY(const JsonMembers members, members_of(object, where, {"tempo", "rounds", "parts"}));
  FC_TRY(const int tempo, members.get("tempo", read_int, 40, 240));
  FC_TRY(members.read("rounds", 1, 8, piece.rounds));
  const std::string place = members.place("parts");
  FC_TRY(check_list(members["parts"], place));
  constexpr double half_minute = 30'000;
  int longest = 0;
  for (std::size_t index = 0; index < members["parts"].size(); ++index) {
    int half_beats = 0;
    const std::string of_part = element_place(place, index);
    FC_TRY(read_part(members["parts"][index], of_part, instruments, half_minute / tempo, piece, half_beats));
    if (index > 0 && half_beats != longest) {
      return fault(FaultCode::out_of_range, of_part, "is not as long as the first part");
    }
    longest = half_beats;
  }
  constexpr int all = 100;
  if (const int most = most_together(piece); most > all) {
    return fault(FaultCode::out_of_range, where, fmt::format("{} % sound together; at most {}", most, all));
  }
  return piece;
}

}  // namespace

Result<BandBook> band_book_from(const Json& object) {
  BandBook book;
  FC_TRY(check_object(object, "", {"instruments", "tunes"}));
  FC_TRY(const Instruments instruments, read_instruments(object.at("instruments")));
  FC_TRY(const JsonMembers tunes, members_of(object.at("tunes"), "tunes", {"title", "walk", "vamp", "knockout"}));
  for (std::size_t tune = 0; tune < tune_names.size(); ++tune) {
    FC_TRY(tunes.keep(tune_names.at(tune), book.at(tune), read_piece, instruments));
  }
  return book;
}

Result<BandBook> read_band_book(const std::filesystem::path& file) {
  BandBook book;
  FC_TRY(take_json_file(file, [&](const Json& object) { return keep(band_book_from(object), book); }));
  return book;
}

}  // namespace fc
