// The pieces every panel is made of: poster buttons, headings, steppers, tabs, stamps, bars, glyphs. All take their place as
// a box, draw inside it, and register what can be focused.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/corner.h"
#include "overlay/controls/ui.h"

namespace fc::overlay {

// --- paper and ink -----------------------------------------------------------------------------------------------------

/// Grained paper over the whole box.
void paper_ground(Ui& ui, const Box& box);
/// Paper with a double ink rule inside its edge.
void paper_sheet(Ui& ui, const Box& box);
/// A smaller sheet: flat paper and one thin rule; cheap, for the live panels.
void paper_card(Ui& ui, const Box& box);
/// A dark strip for live captions.
void hall_strip(Ui& ui, const Box& box);
/// Dots that shrink from one edge to the other: letterpress shade. Many triangles: for panels that stay as they are.
void halftone(Ui& ui, const Box& box, ImU32 ink, bool towards_right);
/// A band in the colour of a corner with its shape at the outer end.
void corner_band(Ui& ui, const Box& box, Corner corner, std::string_view text);
/// A seat's shape, as large as its box allows.
void seat_mark(Ui& ui, const Box& box, scene::Mark mark, ImU32 ink);
/// Red's disc or blue's diamond.
void corner_mark(Ui& ui, const Box& box, Corner corner, ImU32 ink);
/// A poster line with a slightly misregistered second ink.
void poster_heading(Ui& ui, const Box& box, std::string_view text, LetterSize size, ImU32 ink = colour::ink,
                    ImU32 second = colour::red, Align align = Align::centre);
/// The heading of a screen in a strip cut off the top of `box`, with a double rule below.
void screen_heading(Ui& ui, Box& box, std::string_view text, ImU32 second = colour::red);
/// A horizontal rule, thick over thin.
void double_rule(Ui& ui, const Box& box);
/// A rubber stamp: "SEALED". drop: seconds since it fell, for its bounce.
void stamp(Ui& ui, const Box& box, std::string_view text, ImU32 ink, double drop);
/// The gold frame of whatever has the focus; two notches besides the colour, so that it is seen without colour too.
void focus_frame(Ui& ui, const Box& box);
/// Instead of it, of a row on gold ground that words and figures fill to its edges.
void focus_edge(Ui& ui, const Box& row);

// --- things to press -----------------------------------------------------------------------------------------------------

enum class Weight : std::uint8_t { plain, strong, quiet };

/// A block of type to press. control: what also does it, shown as its glyph; or empty. group: as `FocusTraits::group`. most:
/// as `Type::most`. True when pressed.
bool poster_button(Ui& ui, std::string_view id, const Box& box, std::string_view text, Weight weight = Weight::plain,
                   bool first = false, std::string_view control = {}, int group = 0, float most = 0);
/// What `most` is for buttons of that size without controls which stand together: they are set in one size.
float most_of_buttons(const Ui& ui, const Box& box, std::span<const std::string_view> texts);
struct StepperTypes {
  Type label;
  Type value;
  float value_share = 0.48F;  ///< of the width, where there is a label
};
/// Two or more values side by side with arrows: left and right change it. Returns the step: -1, 0, +1 (already wrapped
/// by the caller). traits: of its focus; left and right are its own in any case. types: none for one that stands alone.
int stepper(Ui& ui, std::string_view id, const Box& box, std::string_view label, std::string_view value,
            FocusTraits traits = {}, const std::optional<StepperTypes>& types = {});
/// The types in which each of these labels and values fits a stepper of that size: those one below the other have one.
/// Where values are long and labels short, the values get more of the width. possible: the longest values that may be
/// chosen, so that nothing moves when one is; none: `values`.
StepperTypes stepper_types(const Ui& ui, const Box& box, std::span<const std::string_view> labels,
                           std::span<const std::string_view> values, std::span<const std::string_view> possible = {});
/// A row of tabs; returns the chosen one. The focus opens the tab it moves to.
int tabs(Ui& ui, std::string_view id, const Box& box, std::span<const std::string> names, int chosen);
/// A button that must be held for `seconds`; a bar fills meanwhile. True once, when full.
bool hold_to_confirm(Ui& ui, std::string_view id, const Box& box, std::string_view text, float seconds = 1.0F);
/// A field of text: typed characters are added to `text`. True when it changed.
bool text_field(Ui& ui, std::string_view id, const Box& box, std::string_view hint, std::string& text);

/// Rows that scroll with the focus, the wheel or a finger: give the content's height, draw rows moved by `offset()`, and
/// tell it which row the focus came to.
class ScrollArea {
 public:
  /// state: pixels scrolled, kept by the caller's model from frame to frame.
  ScrollArea(Ui& ui, const Box& box, float content_height, float& state);
  ~ScrollArea();
  ScrollArea(const ScrollArea&) = delete;
  ScrollArea& operator=(const ScrollArea&) = delete;
  /// Where content is drawn now: add it to y.
  [[nodiscard]] float offset() const { return -*state_; }
  [[nodiscard]] const Box& box() const { return box_; }
  /// Scrolls so that this box (as drawn now) lies inside.
  void show(const Box& row);

 private:
  Ui* ui_;
  Box box_;
  float content_height_;
  float* state_;
  Clip clip_;
};

// --- figures --------------------------------------------------------------------------------------------------------------

/// A bar of `value` of `most`.
void bar(Ui& ui, const Box& box, float share, ImU32 ink, ImU32 ground = colour::paper_shade);
/// A rating bar in blocks, red from the right or blue from the left, to be compared side by side. label_type: of a column
/// whose labels are set in one size, see `rating_labels`. figure: what is written, where that is not the value.
void rating_row(Ui& ui, const Box& box, std::string_view label, int value, int most, Corner corner, const Type& label_type,
                std::string_view figure = {});
/// The type in which each of these labels fits a rating row of that size.
Type rating_labels(const Ui& ui, const Box& row, std::span<const std::string_view> labels);

/// A table set in columns. widths: shares of the width; rows: cells of text.
struct Table {
  std::span<const float> widths;
  std::span<const std::string> head;
  std::span<const std::vector<std::string>> rows;
  bool airy = false;  ///< rows as high as the box has room for, up to twice a line
};
/// Rows shrink until all of them fit. Returns the height used in pixels.
float table(Ui& ui, const Box& box, const Table& content);

// --- prompts
// ----------------------------------------------------------------------------------------------------------------

/// The picture of one control ("a", "leftshoulder", "Q") as it looks on this device.
void glyph(Ui& ui, const Box& box, DeviceLook look, std::string_view control);
/// How wide that picture is at this height.
float glyph_width(Ui& ui, float height, DeviceLook look, std::string_view control);
/// The picture of a device: pad, keys, mouse, bot.
void device_picture(Ui& ui, const Box& box, DeviceLook look);

struct Prompt {
  std::string_view control;
  std::string_view text;
};
/// Glyphs with words along the foot of a screen, for the device used last; nothing for the mouse and fingers.
void prompt_bar(Ui& ui, const Box& box, std::span<const Prompt> prompts, bool on_paper);

}  // namespace fc::overlay
