// Widgets of all panels: buttons, headings, steppers, tabs, stamps, bars, glyphs. Each draws within the given box and
// registers its focusable items.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/corner.h"
#include "overlay/controls/ui.h"
#include "scene/likeness.h"
#include "scene/stage.h"

namespace fc::overlay {

// --- paper and ink -----------------------------------------------------------------------------------------------------

/// Grained paper over the whole box.
void paper_ground(Ui& ui, const Box& box);
/// Paper with a double ink rule inside its edge.
void paper_sheet(Ui& ui, const Box& box);
/// A simpler sheet: plain paper and one thin rule; cheap, for frequently changing panels.
void paper_card(Ui& ui, const Box& box);
/// A dark strip for live captions.
void hall_strip(Ui& ui, const Box& box);
/// A band in a corner's colour with its shape at the outer end.
void corner_band(Ui& ui, const Box& box, Corner corner, std::string_view text);
/// A seat's shape, as large as its box allows.
void seat_mark(Ui& ui, const Box& box, scene::Mark mark, ImU32 ink);
/// A seat's shape of that size (pixels) at the left of a line; takes its place and a gap (units) off the line.
void mark_before(Ui& ui, Box& line, float side, scene::Mark mark, ImU32 ink, float gap);
/// Red's disc or blue's diamond.
void corner_mark(Ui& ui, const Box& box, Corner corner, ImU32 ink);
/// A poster heading with a second, slightly offset ink.
void poster_heading(Ui& ui, const Box& box, std::string_view text, LetterSize size, ImU32 ink = colour::ink,
                    ImU32 second = colour::red, Align align = Align::centre);
/// A screen heading, in a strip taken off the top of `box`, with a double rule below.
void screen_heading(Ui& ui, Box& box, std::string_view text, ImU32 second = colour::red);
/// A horizontal rule, thick over thin.
void double_rule(Ui& ui, const Box& box);
/// A line of one pixel at the foot of a row of text.
void row_line(Ui& ui, const Box& row);
/// A line of a unit, at least a pixel, at the foot of a row.
void row_rule(Ui& ui, const Box& row);
/// A rubber stamp: "SEALED". drop: seconds since it fell, for the animation.
void stamp(Ui& ui, const Box& box, std::string_view text, ImU32 ink, double drop);
/// The focus indicator: a gold frame with a line of ink inside, so that it does not rely on colour.
void focus_frame(Ui& ui, const Box& box);
/// A focus indicator at the edges of a row on gold ground whose text fills it.
void focus_edge(Ui& ui, const Box& row);

// --- things to press -----------------------------------------------------------------------------------------------------

enum class Weight : std::uint8_t { plain, strong, quiet };

/// A button; true when pressed. control: its shortcut, shown as a glyph; or empty. group: `FocusTraits::group`. most:
/// `TextStyle::most`.
bool poster_button(Ui& ui, std::string_view id, const Box& box, std::string_view text, Weight weight = Weight::plain,
                   bool first = false, std::string_view control = {}, int group = 0, float most = 0);
/// The `most` with which all these buttons (same box size, no controls) get the same text size.
float most_of_buttons(const Ui& ui, const Box& box, std::span<const std::string_view> texts);
struct StepperTypes {
  TextStyle label;
  TextStyle value;
  float value_share = 0.48F;  ///< of the width, where there is a label
};
/// A small solid arrowhead pointing left or right in the middle of a box.
void arrowhead(Ui& ui, const Box& box, bool right, ImU32 ink);
/// reach: from the middle to the tip, pixels; negative: to the left.
void arrowhead(Ui& ui, float x, float y, float reach, ImU32 ink);
/// The ground of a row of a list: gold and framed where it is lit, else a line at its foot.
void row_ground(Ui& ui, const Box& row, bool lit);
/// A value selector with arrows, changed by left and right. Returns the step: -1, 0, +1; the caller changes the value.
/// traits: focus behaviour, except left and right. types: none for a single one.
int stepper(Ui& ui, std::string_view id, const Box& box, std::string_view label, std::string_view value,
            FocusTraits traits = {}, const std::optional<StepperTypes>& types = {});
/// Text styles in which all these labels and values fit a stepper of that size. Long values get more of the width. possible:
/// longest selectable values, so that the layout does not change; empty: `values`.
StepperTypes stepper_types(const Ui& ui, const Box& box, std::span<const std::string_view> labels,
                           std::span<const std::string_view> values, std::span<const std::string_view> possible = {});
/// A row of tabs; returns the selected one. Moving the focus selects.
int tabs(Ui& ui, std::string_view id, const Box& box, std::span<const std::string> names, int chosen);
/// A button that must be held for a second, with a progress bar. True once, when it is complete: a hold that goes on
/// confirms nothing more.
bool hold_to_confirm(Ui& ui, std::string_view id, const Box& box, std::string_view text);
/// A text field: appends typed characters to `text`. True if it changed.
bool text_field(Ui& ui, std::string_view id, const Box& box, std::string_view hint, std::string& text);

/// A scrolling area following focus, wheel and touch: pass the content's height, draw rows moved by `offset()`, and report
/// the focused row with `show`.
class ScrollArea {
 public:
  /// state: scroll position in pixels, kept by the caller between frames.
  ScrollArea(Ui& ui, const Box& box, float content_height, float& state);
  ~ScrollArea();
  ScrollArea(const ScrollArea&) = delete;
  ScrollArea& operator=(const ScrollArea&) = delete;
  /// Vertical offset of the content: add it to y.
  [[nodiscard]] float offset() const { return -*state_; }
  [[nodiscard]] const Box& box() const { return box_; }
  /// Scrolls so that this box, as drawn now, is visible.
  void show(const Box& row);

 private:
  Ui* ui_;
  Box box_;
  float content_height_;
  float* state_;
  Clip clip_;
};

// --- figures --------------------------------------------------------------------------------------------------------------

/// A bar filled to `share`, 0 to 1, from the left or from the right.
void bar(Ui& ui, const Box& box, float share, ImU32 ink, ImU32 ground = colour::paper_shade, bool from_right = false);
/// A rating as a segmented bar, from the right for red, from the left for blue, for comparison side by side. label_type: see
/// `rating_labels`. figure: text shown instead of the value.
void rating_row(Ui& ui, const Box& box, std::string_view label, int value, int most, Corner corner,
                const TextStyle& label_type, std::string_view figure = {});
/// The text style in which all these labels fit a rating row of that size.
TextStyle rating_labels(const Ui& ui, const Box& row, std::span<const std::string_view> labels);

/// Side of a mark before a row of a table, in units that grow with the letters.
inline constexpr float mark_in_table = 17;
/// A table. widths: shares of the width; rows: cells of text.
struct Table {
  std::span<const float> widths;
  std::span<const std::string> head;
  std::span<const std::vector<std::string>> rows;
  bool airy = false;                         ///< rows use the available height, up to 1.6 times a line
  std::span<const scene::SeatMark> marks{};  ///< before the first cell of each row; empty: none
  std::uint32_t lit = 0;                     ///< rows that stand out, a bit each
};
/// Draws a table; rows shrink until all fit. Returns the height used in pixels.
float table(Ui& ui, const Box& box, const Table& content);

// --- prompts
// ----------------------------------------------------------------------------------------------------------------

/// The glyph of one control ("a", "leftshoulder", "Q") on this device.
void glyph(Ui& ui, const Box& box, DeviceLook look, std::string_view control);
/// Width of that glyph at this height.
float glyph_width(Ui& ui, float height, DeviceLook look, std::string_view control);
/// Icon of a device: pad, keys, mouse, bot.
void device_picture(Ui& ui, const Box& box, DeviceLook look);

struct Prompt {
  std::string_view control;
  std::string_view text;
};
/// A bar of glyphs with texts at the bottom of a screen, for the device used last; empty for mouse and touch.
void prompt_bar(Ui& ui, const Box& box, std::span<const Prompt> prompts, bool on_paper);

// Pictures of boxers on panels: name plates, cards, lists.

/// Draws him as large as fits, bottom-aligned. facing: +1 looks right, -1 left.
void portray(Ui& ui, const Box& box, const scene::Likeness& likeness, scene::SeatMark mark, float facing = 1,
             Portrait::Cut cut = Portrait::Cut::whole);

/// Relaxed pose for busts: gloves below his face.
scene::Likeness at_ease(const Looks& looks, scene::Mood mood = scene::Mood::calm,
                        scene::Attire attire = scene::Attire::trunks);

/// Head and shoulders on framed paper: for name plates and lists.
void bust_slip(Ui& ui, const Box& box, const Looks& looks, scene::SeatMark mark, float facing = 1,
               scene::Attire attire = scene::Attire::trunks, scene::Mood mood = scene::Mood::calm);
/// A square `bust_slip` at the outer end of a line: left for red, right for blue. Removes its area from `line`.
void outer_slip(Ui& ui, Box& line, Corner corner, const Looks& looks, scene::SeatMark mark);
/// Whether a line has room for a portrait and the name in full poster size: names are not shrunk for a picture. Pixels.
bool has_room_for(const Ui& ui, float portrait, std::string_view name, float line);
/// The whole figure with raised fists. attire: robe before a bout.
void stand_for_poster(Ui& ui, const Box& box, const Looks& looks, scene::SeatMark mark, float facing, scene::Attire attire);
/// Draws several boxers side by side: a team of two.
void stand_side_by_side(Ui& ui, const Box& box, std::span<const Looks> looks, scene::SeatMark mark, float facing,
                        scene::Attire attire);

// On-screen keyboard for pads, mouse and touch; physical keyboards can type as well.

/// Whether this device can type: not a pad, nor half a keyboard, whose letters are presses.
constexpr bool writes_with_keys(DeviceLook look) { return look == DeviceLook::keyboard || is_pointer(look); }

/// Takes the characters typed since the last frame into `text`; "\b" erases. True if it changed; never on a device that
/// cannot type.
bool take_letters(Ui& ui, std::string& text);

enum class KeyboardResult : std::uint8_t { goes_on, changed, done };

/// Parameters of the on-screen keyboard.
struct KeyboardOptions {
  std::string_view heading;                ///< worded
  std::span<const std::string> offered{};  ///< suggestions to pick with one press; shows three in portrait, else five
  std::size_t longest = 40;                ///< letters
  bool is_name = false;                    ///< capitalises words
};

/// Shows the on-screen keyboard as a modal sheet over the lower part of the screen; edits `text`.
KeyboardResult on_screen_keyboard(Ui& ui, const KeyboardOptions& letters, std::string& text);

}  // namespace fc::overlay
