// Drawing context of all panels: texts, fonts, focus and draw list. One Ui lives as long as its ImguiLayer.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "library/words.h"
#include "overlay/controls/focus_map.h"
#include "overlay/controls/prompts.h"
#include "overlay/ink/imgui_layer.h"
#include "overlay/ink/theme.h"

namespace fc::overlay {

enum class Align : std::uint8_t { left, centre, right };

/// Text sizes in pixels, for 720 lines and text scale 1: 14, 17, 21; poster 22, 32, 50, 76, 100, and 150 (only A to Z and
/// digits). All grow with the player's text size.
enum class LetterSize : std::uint8_t { small, body, large, label, heading, title, poster, giant, monumental };

/// Text style.
struct TextStyle {
  LetterSize size = LetterSize::body;
  Face face = Face::sans;
  ImU32 colour = colour::ink;
  Align align = Align::left;
  bool wrap = false;   ///< several lines; else one line that shrinks to fit
  bool top = false;    ///< top-aligned; else vertically centred
  float most = 0;      ///< maximum size in units, whatever the text scale; 0: no limit
  ImU32 misprint = 0;  ///< a second ink, slightly out of register behind the first; 0: none
};

class Ui {
 public:
  /// layer and words must outlive it.
  Ui(ImguiLayer& layer, const Words& words) : layer_(&layer), words_(&words) {}

  /// Changes the language from the next frame on.
  void speak(const Words& words) { words_ = &words; }

  /// clock: seconds, for animations; dt: seconds since the last frame.
  void begin_frame(double clock, float dt);
  void end_frame();
  /// Disables animation.
  void reduce_motion(bool reduced) { reduced_motion_ = reduced; }
  [[nodiscard]] bool reduced_motion() const { return reduced_motion_; }

  /// Decisions are ignored at present; the focused item shows the progress of the wait, 0 to 1. Default: 1, they are
  /// accepted.
  void wait_for_presses(float share_over) { share_waited_ = share_over; }
  [[nodiscard]] float share_waited() const { return share_waited_; }

  /// Sets the device whose controls prompts show.
  void prompt_for(Controls controls) { controls_ = std::move(controls); }
  [[nodiscard]] const Controls& controls() const { return controls_; }

  /// The next frame shows a new screen: its page starts at the top, the focus on its first item.
  void open_anew() {
    page_scrolls_.clear();
    focus_.open_anew();
  }

  /// Scroll position of the topmost page in pixels; 0: at its top, or no page.
  [[nodiscard]] float page_scrolled() const;

  [[nodiscard]] FocusMap& focus() { return focus_; }
  [[nodiscard]] const FocusMap& focus() const { return focus_; }
  [[nodiscard]] ImguiLayer& layer() const { return *layer_; }
  /// The current layout area: the output, or the open page (`LargePage`).
  [[nodiscard]] Box screen() const { return layer_->screen(); }
  [[nodiscard]] double clock() const { return clock_; }
  /// Converts units (pixels of the 1280 x 720 design) to pixels.
  [[nodiscard]] float px(float units) const { return units * layer_->scale(); }
  /// As px, scaled by the text size.
  [[nodiscard]] float text_px(float units) const { return px(units) * layer_->text_scale(); }
  /// Pixels for a length of `usual` units at text scale 1 and `large` units at 2, linear in between: for areas that cannot
  /// grow as much as the text.
  [[nodiscard]] float px_for_letters(float usual, float large) const {
    return px(usual + (large - usual) * (layer_->text_scale() - 1));
  }
  /// The player's text size: 1 to 2.
  [[nodiscard]] float text_scale() const { return layer_->text_scale(); }
  /// Whether something is animated or pending: draw again soon.
  [[nodiscard]] bool wants_redraw() const { return wants_redraw_ || focus_.unsettled(); }
  /// Requests another frame, e.g. because the layout was known too late.
  void redraw() { wants_redraw_ = true; }
  /// Reports an animation; requests another frame unless motion is reduced.
  void moving() { wants_redraw_ = wants_redraw_ || !reduced_motion_; }

  /// The text of a key; missing keys are collected for tests.
  [[nodiscard]] std::string_view word(std::string_view key);
  [[nodiscard]] std::string say(std::string_view key, Words::Arguments arguments);
  [[nodiscard]] const std::vector<std::string>& missing_words() const { return missing_; }
  /// Texts that were cut off with "…" even at the smallest size: for tests.
  [[nodiscard]] const std::vector<std::string>& cut_texts() const { return cut_; }
  /// Records every text drawn, for tests. Null: off.
  struct DrawnText {
    std::string text;
    float pixels = 0;      ///< height of its letters
    float x = 0;           ///< centre of its box
    float y = 0;           ///< centre of its box
    bool on_page = false;  ///< laid out for large text: `LargePage`, `LargeStrip`
  };
  void note_texts(std::vector<DrawnText>* texts) { set_ = texts; }
  [[nodiscard]] const Words& words() const { return *words_; }

  /// Draws text within a box: shrinks, then ends in "…". Returns the height used in pixels.
  float text(const Box& box, std::string_view text, const TextStyle& type);
  /// Width of one line, or height of wrapped text, at full size, in pixels.
  [[nodiscard]] float width_of(std::string_view text, const TextStyle& type) const;
  [[nodiscard]] float height_of(std::string_view text, float width, const TextStyle& type) const;
  [[nodiscard]] float line_height(const TextStyle& type) const;
  /// This style, reduced so that each of these texts fits a box of that size: for columns in one size.
  [[nodiscard]] TextStyle fitted(std::span<const std::string_view> texts, const Box& box, TextStyle type) const;

  [[nodiscard]] ImDrawList& draw() { return *draw_; }
  void fill(const Box& box, ImU32 colour);
  void frame(const Box& box, ImU32 colour, float thickness);

  /// Adds typed characters ("é" as UTF-8; "\b" for erase), to be taken by text fields.
  void type(std::string_view utf8) { typed_ += utf8; }
  [[nodiscard]] std::string take_typed();
  /// Adds scrolling by wheel or touch, in pixels (+ down).
  void scroll(float pixels) { scrolled_ += pixels; }
  /// A shoulder button was pressed and not used by the screen: turn pages by -1 or +1.
  void turn(int pages) { turned_ += pages; }
  /// Takes the pending page turns; those that nobody takes are dropped at the end of the frame.
  [[nodiscard]] int take_turn() { return std::exchange(turned_, 0); }
  /// Whether characters, scrolling or page turns are pending.
  [[nodiscard]] bool has_input() const { return !typed_.empty() || scrolled_ != 0 || turned_ != 0; }
  /// Takes the pending scrolling; what is left at the end of the frame was for nothing that scrolls.
  [[nodiscard]] float take_scroll() { return std::exchange(scrolled_, 0.0F); }
  /// Whether a text field had the focus in the last frame, so that keys should type.
  [[nodiscard]] bool wants_text() const { return wants_text_; }
  void want_text() { wants_text_ = true; }

 private:
  friend class Panel;
  friend class Shade;
  friend class Clip;
  friend class LargePage;
  /// How far a page is scrolled that was shown in this frame or the last one.
  struct PageScroll {
    std::string name;
    float pixels = 0;
    bool shown = false;
    int part = 0;  ///< what was scrolled to last
  };
  [[nodiscard]] float pixels(const TextStyle& type) const;
  void note(std::string_view key);

  ImguiLayer* layer_;
  const Words* words_;
  FocusMap focus_;
  Controls controls_;
  ImDrawList* draw_ = nullptr;
  ImU32 shade_ = 0;  ///< is laid over every panel that begins; 0: nothing
  double clock_ = 0;
  bool reduced_motion_ = false;
  float share_waited_ = 1;
  bool wants_redraw_ = false;
  bool wants_text_ = false;
  std::string typed_;
  float scrolled_ = 0;
  int turned_ = 0;
  std::vector<std::string> missing_;
  std::vector<std::string> cut_;
  std::vector<DrawnText>* set_ = nullptr;
  std::vector<PageScroll> page_scrolls_;
  std::string opened_page_;  ///< the last one in this frame
  std::string top_page_;     ///< of the last frame: the one that lies above all others, and takes what scrolls
};

/// Redirects drawing to its own draw list while it exists. opaque: it paints every pixel of its box and may be cached.
class Panel {
 public:
  Panel(Ui& ui, std::string_view name, const Box& box, bool opaque = false);
  Panel(const Panel&) = delete;
  Panel& operator=(const Panel&) = delete;
  ~Panel();

 private:
  Ui* ui_;
  ImDrawList* before_;
};

/// Blends a colour over every panel opened while it exists.
class Shade {
 public:
  Shade(Ui& ui, ImU32 colour);
  Shade(const Shade&) = delete;
  Shade& operator=(const Shade&) = delete;
  ~Shade();

 private:
  Ui* ui_;
  ImU32 before_;
};

/// Clips drawing to a box while it exists.
class Clip {
 public:
  Clip(Ui& ui, const Box& box);
  Clip(const Clip&) = delete;
  Clip& operator=(const Clip&) = delete;
  ~Clip();

 private:
  ImDrawList* draw_;
};

}  // namespace fc::overlay
