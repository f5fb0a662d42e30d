// For large text sizes, a landscape screen is laid out as one scrolling portrait column.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "overlay/controls/ui.h"

namespace fc::overlay {

/// Height of a page in units, unless it is said.
inline constexpr float usual_page_height = 1280;

/// While it exists, everything drawn is laid out on a portrait page as wide as the screen, if the text is too large for a
/// landscape screen; otherwise no effect. The page follows focus, wheel and touch; up and down scroll where there is nothing
/// to focus.
class LargePage {
 public:
  /// name: stable between frames, identifies the scroll position. height: units; the page is at least as high as the
  /// screen. foot: the result of `large_foot`, an area below that is not part of the page.
  LargePage(Ui& ui, std::string_view name, float height = usual_page_height, const Box& foot = {});
  /// A part of a page to scroll to.
  struct Part {
    Box box;      ///< pixels, on the page
    int key = 0;  ///< scrolls when this changes. 0: none
  };
  /// A page of width x height units in a part of the screen, whatever the text size.
  LargePage(Ui& ui, std::string_view name, const Box& view, float width, float height);
  /// Scrolls to a part. Call before drawing on the page.
  void show(const Part& part);
  LargePage(const LargePage&) = delete;
  LargePage& operator=(const LargePage&) = delete;
  ~LargePage();

 private:
  void open(const ImguiLayer::Page& page);
  void follow();

  Ui* ui_;
  bool open_ = false;
  Box view_;
  float height_ = 0;    ///< pixels
  float scrolled_ = 0;  ///< pixels
  float before_ = 0;    ///< of the page that this one lies on
  std::string name_;
  std::optional<Panel> ground_;  ///< for what is drawn outside panels
};

/// A screen of its own while it exists: its page, a panel, the focus's scope, and paper with a heading.
class FullPage {
 public:
  struct Options {
    std::string_view heading{};        ///< worded; empty: none
    float side = 44;                   ///< margin at the left and the right, units
    float end = 26;                    ///< margin at the top and the bottom, units
    bool anew = false;                 ///< the focus starts on the first item each time
    std::string_view scope{};          ///< the name of the focus's scope; empty: the page's
    float height = usual_page_height;  ///< of the page, see `LargePage`
  };
  FullPage(Ui& ui, std::string_view name, const Options& options);
  FullPage(const FullPage&) = delete;
  FullPage& operator=(const FullPage&) = delete;
  ~FullPage() { close(); }
  /// The space that is left below the heading.
  [[nodiscard]] Box inside() const { return inside_; }
  /// See `LargePage::show`.
  void show(const LargePage::Part& part) { page_.show(part); }
  /// Ends the focus's scope, for a sheet over the page.
  void close();

 private:
  Ui* ui_;
  LargePage page_;
  Panel panel_;
  Box inside_;
  bool open_ = true;
};

/// Applies the scales of such a page while it exists, for measuring only; draw nothing.
class LargePageSizes {
 public:
  explicit LargePageSizes(const Ui& ui);
  LargePageSizes(const LargePageSizes&) = delete;
  LargePageSizes& operator=(const LargePageSizes&) = delete;
  ~LargePageSizes();

 private:
  const Ui* ui_;
  bool open_ = false;
};

/// A strip of the screen laid out at the scales of a portrait screen, if the text is too large; otherwise no effect.
class LargeStrip {
 public:
  LargeStrip(Ui& ui, const Box& strip);
  LargeStrip(const LargeStrip&) = delete;
  LargeStrip& operator=(const LargeStrip&) = delete;
  ~LargeStrip();

 private:
  Ui* ui_;
  bool open_ = false;
};

/// The area below such a page for buttons that stay visible while it scrolls: draw them in a `LargeFoot` after closing the
/// page. height: units of the page. Empty: there is no such page.
Box large_foot(const Ui& ui, float height);

/// Draws the background of that area and applies the page's scales while it exists.
class LargeFoot {
 public:
  /// foot: not empty.
  LargeFoot(Ui& ui, const Box& foot);
  /// The area for the buttons.
  [[nodiscard]] Box inside() const;

 private:
  Ui* ui_;
  Box foot_;
  LargeStrip strip_;
  Panel ground_;
};

/// Whether `LargePage` has an effect on this output.
bool has_large_pages(const Ui& ui);

}  // namespace fc::overlay
