#include "library/sound_book.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/library/damaged_data.h"

namespace fc {
namespace {

const std::filesystem::path own_band = FC_SOURCE_DIR "/data/common/band.json";

/// The fault after a change at a JSON pointer of our own notes.
Fault band_fault_after(const char* pointer, const Json& value) {
  return test::fault_after_change(own_band, pointer, value, band_book_from);
}

TEST(Band, has_notes_for_every_tune) {
  const Result<BandBook> book = read_band_book(own_band);
  ASSERT_TRUE(book) << one_line(book.error());
  for (std::size_t tune = 0; tune < tune_names.size(); ++tune) {
    EXPECT_GT(book->at(tune).layers.size(), 20U) << tune_names.at(tune);
    EXPECT_TRUE(std::ranges::all_of(book->at(tune).layers, [](const SoundLayer& layer) { return layer.hertz >= 20; }));
  }
}

TEST(Band, plays_notes_at_their_pitch_and_in_time) {
  const Json json = Json::parse(R"({
    "instruments": {"flute": [{"wave": "sine", "gain": 20, "attack": 5, "decay": 200, "ratio": 100}]},
    "tunes": {"title": {"tempo": 120, "rounds": 2, "parts": [{"instrument": "flute", "bars": ["a4/2 - f#3 bb2/4"]}]},
              "walk": {"tempo": 120, "rounds": 1, "parts": []}, "vamp": {"tempo": 120, "rounds": 1, "parts": []},
              "knockout": {"tempo": 120, "rounds": 1, "parts": []}}})");
  const Result<BandBook> book = band_book_from(json);
  ASSERT_TRUE(book) << one_line(book.error());
  const BandPiece& piece = book->front();
  EXPECT_EQ(piece.rounds, 2);
  ASSERT_EQ(piece.layers.size(), 3U) << "silence is no layer";
  EXPECT_EQ(piece.layers[0].hertz, 440);
  EXPECT_EQ(piece.layers[1].hertz, 185);
  EXPECT_EQ(piece.layers[2].hertz, 117);
  EXPECT_EQ(piece.layers[1].at, 750) << "half a beat is 250 ms";
  EXPECT_EQ(piece.layers[2].at, 1000);
}

TEST(Band, names_the_place_of_what_is_wrong) {
  EXPECT_EQ(band_fault_after("/tunes/title/parts/0/bars/1", "a5/3 g5 e5/3").where, "tunes.title.parts[0].bars[1]")
      << "not full";
  EXPECT_EQ(band_fault_after("/tunes/title/parts/0/bars/1", "h5/8").code, FaultCode::unknown_value);
  EXPECT_EQ(band_fault_after("/tunes/title/parts/0/bars/1", "a9/8").code, FaultCode::unknown_value);
  EXPECT_EQ(band_fault_after("/tunes/title/parts/0/bars/1", "a5/0 a5/8").code, FaultCode::unknown_value);
  EXPECT_EQ(band_fault_after("/tunes/title/parts/0/bars/1", "x/8").code, FaultCode::unknown_value) << "a horn has a pitch";
  EXPECT_EQ(band_fault_after("/tunes/walk/parts/0/instrument", "lute").where, "tunes.walk.parts[0].instrument");
  EXPECT_EQ(band_fault_after("/tunes/walk/tempo", 600).where, "tunes.walk.tempo");
  EXPECT_EQ(band_fault_after("/tunes/polka", Json::object()).code, FaultCode::unknown_key);
  EXPECT_EQ(band_fault_after("/tunes/vamp/parts/0/bars", Json::array({"d2/8"})).where, "tunes.vamp.parts[1]")
      << "uneven parts";
  EXPECT_EQ(band_fault_after("/instruments/horn/0/gain", 0).where, "instruments.horn[0].gain");
  EXPECT_EQ(band_fault_after("/instruments/horn/0/gain", 90).where, "tunes.title") << "too much together";
  EXPECT_EQ(band_fault_after("/instruments/horn/0/hertz", 200).where, "instruments.horn[0]") << "a ratio and a pitch";
  EXPECT_EQ(read_band_book("/nowhere/band.json").error().code, FaultCode::cannot_read);
}

}  // namespace
}  // namespace fc
