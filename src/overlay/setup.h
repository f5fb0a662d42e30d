// Match set-up and tale of the tape: seats, boxers, options; and the two men side by side before the bell.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/corner.h"
#include "overlay/ui.h"

namespace fc::overlay {

enum class SeatKind : std::uint8_t { open, person, bot };

/// Who sits in a corner. Words: "menu.device.<look>" and "menu.level.<level>".
struct SeatModel {
  SeatKind kind = SeatKind::open;
  Controls controls;           ///< of a person's device
  int device_number = 0;       ///< 1.. when several of a kind are there, else 0
  std::string level;           ///< of a bot: "novice", "contender", "champion"
  bool shares_device = false;  ///< both seats use this device: the curtain will be drawn
};

/// One figure of a boxer's card; label: a key.
struct RatingModel {
  std::string label;
  int value = 0;
  int most = 1;
};
struct BoxerCardModel {
  std::string name;
  std::string note;  ///< a worded line below the name; may be empty
  std::vector<RatingModel> ratings;
};

/// One option of the bout: label is a key; values are keys, or plain figures ("12").
struct OptionRow {
  std::string label;
  std::vector<std::string> values;
  int value = 0;
  std::string help;  ///< key of a line that explains it; may be empty
};

struct SetupModel {
  std::string game;  ///< slug
  std::array<SeatModel, 2> seats;
  std::vector<BoxerCardModel> boxers;  ///< the same list for both corners
  std::array<int, 2> chosen{};
  std::vector<OptionRow> options;
  bool can_start = true;
};
struct SetupAction {
  enum class Kind : std::uint8_t {
    back,
    start,         ///< on to the tale of the tape
    take_seat,     ///< the device that was used last sits down in `corner`
    next_sitter,   ///< `corner`: person, then each bot level, in turn (value: +1 or -1)
    choose_boxer,  ///< value: index of `boxers`
    random_boxer,
    dice_boxer,  ///< a new man made by dice for `corner`
    set_option,  ///< index: of `options`, value: the new one
    rulebook,
  } kind = Kind::back;
  Corner corner = Corner::red;
  int index = 0;
  int value = 0;
};
std::optional<SetupAction> setup_screen(const SetupModel& model, Ui& ui);

struct TaleRow {
  std::string label;  ///< key
  int red = 0;
  int blue = 0;
  int most = 1;
};
struct TaleModel {
  std::string game;  ///< slug
  std::array<std::string, 2> names;
  std::array<std::string, 2> sitters;  ///< worded: "Pad 1", "Champion"
  std::vector<TaleRow> rows;
  std::string terms;  ///< worded: "12 rounds"
};
enum class TaleChoice : std::uint8_t { bell, back };
std::optional<TaleChoice> tale_screen(const TaleModel& model, Ui& ui);

}  // namespace fc::overlay
