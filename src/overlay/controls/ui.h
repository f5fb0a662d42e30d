// What every panel is drawn with: words, letters, focus and a draw list. One Ui lives as long as its ImguiLayer.
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

/// Sizes of lettering, for an output of 720 lines and text at 100 %: 14, 17, 21; poster 22, 32, 50, 76, 100,
/// and 150 (A to Z and figures only). All of them grow with the player's text size.
enum class LetterSize : std::uint8_t { small, body, large, label, heading, title, poster, giant, monumental };

/// How a text is set.
struct Type {
  LetterSize size = LetterSize::body;
  Face face = Face::sans;
  ImU32 colour = colour::ink;
  Align align = Align::left;
  bool wrap = false;   ///< over several lines; else one line that shrinks to fit
  bool top = false;    ///< starts at the top of its box; else in the middle of its height
  float most = 0;      ///< units: not larger than this even if the player asks for larger text; 0: no limit
  ImU32 misprint = 0;  ///< a second ink, slightly out of register behind the first; 0: none
};

class Ui {
 public:
  /// layer and words must outlive it.
  Ui(ImguiLayer& layer, const Words& words) : layer_(&layer), words_(&words) {}

  /// Another language from the next frame on.
  void speak(const Words& words) { words_ = &words; }

  /// clock: seconds, for everything that moves by itself; dt seconds since the last frame.
  void begin_frame(double clock, float dt);
  void end_frame();
  /// Motion is shown still.
  void reduce_motion(bool reduced) { reduced_motion_ = reduced; }
  [[nodiscard]] bool reduced_motion() const { return reduced_motion_; }

  /// Presses decide nothing yet, and so much of that wait is over: what has the focus fills up meanwhile. Default: 1, they
  /// decide.
  void wait_for_presses(float share_over) { share_waited_ = share_over; }
  [[nodiscard]] float share_waited() const { return share_waited_; }

  /// The device that was used last, and its controls: what prompts show.
  void prompt_for(Controls controls) { controls_ = std::move(controls); }
  [[nodiscard]] const Controls& controls() const { return controls_; }

  /// The screen of the next frame is a new one: its page begins at the top, its focus at the first place.
  void open_anew() {
    page_scrolls_.clear();
    focus_.open_anew();
  }

  /// How far the page above all others is scrolled, in pixels; 0: it is at its top, or there is none.
  [[nodiscard]] float page_scrolled() const;

  [[nodiscard]] FocusMap& focus() { return focus_; }
  [[nodiscard]] const FocusMap& focus() const { return focus_; }
  [[nodiscard]] ImguiLayer& layer() const { return *layer_; }
  /// What is laid out now: the output, or the page that is open (`LargePage`).
  [[nodiscard]] Box screen() const { return layer_->screen(); }
  [[nodiscard]] double clock() const { return clock_; }
  /// Pixels of n units (pixels of the 1280 x 720 design).
  [[nodiscard]] float px(float units) const { return units * layer_->scale(); }
  /// As px, and growing with the player's text size.
  [[nodiscard]] float text_px(float units) const { return px(units) * layer_->text_scale(); }
  /// Pixels of `usual` units for text at 100 %, of `large` units at 200 %, and between them in proportion: for places that
  /// cannot grow as much as the letters.
  [[nodiscard]] float px_for_letters(float usual, float large) const {
    return px(usual + (large - usual) * (layer_->text_scale() - 1));
  }
  /// The player's text size: 1 to 2.
  [[nodiscard]] float text_scale() const { return layer_->text_scale(); }
  /// True if something on this screen moves by itself or waits for the next frame: draw again soon.
  [[nodiscard]] bool restless() const { return restless_ || focus_.unsettled(); }
  /// Said by whatever found out too late for this frame how it should look.
  void redraw() { restless_ = true; }
  /// Said by whatever moves by itself.
  void moving() { restless_ = restless_ || !reduced_motion_; }

  /// The words of a key; every key that is asked for is remembered for tests.
  [[nodiscard]] std::string_view word(std::string_view key);
  [[nodiscard]] std::string say(std::string_view key, Words::Arguments arguments);
  [[nodiscard]] const std::vector<std::string>& missing_words() const { return missing_; }
  /// Texts that did not fit their box even at the smallest size and end in "…": for tests.
  [[nodiscard]] const std::vector<std::string>& cut_texts() const { return cut_; }
  /// From now on every text that is set is noted there: for tests. Null: none is.
  struct SetText {
    std::string text;
    float pixels = 0;      ///< height of its letters
    float x = 0;           ///< the middle of its box
    float y = 0;           ///< the same
    bool on_page = false;  ///< it is laid out anew for large letters: `LargePage`, `LargeStrip`
  };
  void note_texts(std::vector<SetText>* texts) { set_ = texts; }
  [[nodiscard]] const Words& words() const { return *words_; }

  /// Sets text inside a box and never outside: one line shrinks, then ends in "…"; wrapped text shrinks, then ends in "…".
  /// Returns the height used in pixels.
  float text(const Box& box, std::string_view text, const Type& type);
  /// Width of one line, and height of wrapped text, at full size, in pixels.
  [[nodiscard]] float width_of(std::string_view text, const Type& type) const;
  [[nodiscard]] float height_of(std::string_view text, float width, const Type& type) const;
  [[nodiscard]] float line_height(const Type& type) const;
  /// This type, but not larger than lets each of these texts fit a box of that size: a column is set in one size.
  [[nodiscard]] Type fitted(std::span<const std::string_view> texts, const Box& box, Type type) const;

  [[nodiscard]] ImDrawList& draw() { return *draw_; }
  void fill(const Box& box, ImU32 colour);
  void frame(const Box& box, ImU32 colour, float thickness);

  /// Calls typed characters in since the last frame ("é" as UTF-8; "\b" for erase); fields of text take them.
  void type(std::string_view utf8) { typed_ += utf8; }
  [[nodiscard]] std::string take_typed();
  /// The wheel or a dragging finger moved what scrolls by so many pixels (+ down the page).
  void scroll(float pixels) { scrolled_ += pixels; }
  /// A shoulder control was pressed, and no screen took it: pages are to be turned, by -1 or +1.
  void turn(int pages) { turned_ += pages; }
  /// What nobody has taken when the frame is over was for nothing that has pages.
  [[nodiscard]] int take_turn() { return std::exchange(turned_, 0); }
  /// Characters, the wheel or a turn wait for a field, an area or tabs that take them.
  [[nodiscard]] bool has_input() const { return !typed_.empty() || scrolled_ != 0 || turned_ != 0; }
  /// What nobody has taken when the frame is over was for nothing that scrolls.
  [[nodiscard]] float take_scroll() { return std::exchange(scrolled_, 0.0F); }
  /// True if the focus was on a field of text in the last frame: characters are wanted, not key presses.
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
  [[nodiscard]] float pixels(const Type& type) const;
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
  bool restless_ = false;
  bool wants_text_ = false;
  std::string typed_;
  float scrolled_ = 0;
  int turned_ = 0;
  std::vector<std::string> missing_;
  std::vector<std::string> cut_;
  std::vector<SetText>* set_ = nullptr;
  std::vector<PageScroll> page_scrolls_;
  std::string opened_page_;  ///< the last one in this frame
  std::string top_page_;     ///< of the last frame: the one that lies above all others, and takes what scrolls
};

/// Draws into a list of its own while it lives. opaque: it paints every pixel of its box and may be kept in a texture.
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

/// Lays a colour over every panel that begins while it lives.
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

/// Cuts off everything outside a box while it lives.
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
