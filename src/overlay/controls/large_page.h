// Large letters need room that a screen does not have: the screen becomes a page in one column that scrolls.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "overlay/controls/ui.h"

namespace fc::overlay {

/// Lays out what is drawn while it lives on an upright page as wide as the screen, where the player's letters are too large
/// for a screen that lies flat; else it changes nothing. Everything on the page grows as its letters do. The page follows
/// the focus, the wheel and a finger; up and down turn it over where there is nothing to focus.
class LargePage {
 public:
  /// name: the same from frame to frame, for how far it is scrolled. height: units; it is never lower than the screen.
  /// foot: what `large_foot` gave, pixels below it that are not the page's.
  LargePage(Ui& ui, std::string_view name, float height = 1280, const Box& foot = {});
  /// What a page has to show as soon as it is there.
  struct Part {
    Box box;      ///< pixels, on the page
    int key = 0;  ///< another one: it is to be shown now. 0: there is none
  };
  /// A page in a part of the screen, in any case: as many units wide and high.
  LargePage(Ui& ui, std::string_view name, const Box& view, float width, float height);
  /// Scrolls there, before anything is drawn on the page.
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

/// The sizes of such a page while it lives, for asking how much has room there; nothing may be drawn.
class LargePageSizes {
 public:
  explicit LargePageSizes(const Ui& ui, float height = 1280);
  LargePageSizes(const LargePageSizes&) = delete;
  LargePageSizes& operator=(const LargePageSizes&) = delete;
  ~LargePageSizes();

 private:
  const Ui* ui_;
  bool open_ = false;
};

/// A strip of the screen in which everything is laid out as on an upright one, for as large letters; else it changes
/// nothing.
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

/// The strip below such a page in which buttons stay in sight however far it is scrolled: draw them in a `LargeFoot` when
/// the page is closed. height: units of the page. Empty: there is no such page.
Box large_foot(const Ui& ui, float height);

/// The ground of that strip, and the sizes of its page while it lives.
class LargeFoot {
 public:
  /// foot: not empty.
  LargeFoot(Ui& ui, const Box& foot);
  /// Where the buttons go.
  [[nodiscard]] Box inside() const;

 private:
  Ui* ui_;
  Box foot_;
  LargeStrip strip_;
  Panel ground_;
};

/// True if `LargePage` makes a page of its own on this output.
bool has_large_pages(const Ui& ui);

}  // namespace fc::overlay
