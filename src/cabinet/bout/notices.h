// What lies over a bout: pause, a lost pad, undo by agreement.
#pragma once

#include <array>
#include <string>

#include "cabinet/program/house.h"
#include "overlay/screens/notices.h"

namespace fc::cabinet {

/// A notice that only needs to be read.
class FaultNotice final : public Screen {
 public:
  FaultNotice(std::string title_key, std::string text) : title_key_(std::move(title_key)), text_(std::move(text)) {}
  bool press(House& house, const Press& press) override;
  void show(House& house, overlay::Ui& ui) override;
  [[nodiscard]] bool is_notice() const override { return true; }
  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  std::string title_key_;
  std::string text_;
};

/// A bout as its notices see it.
class Interruptible {
 public:
  Interruptible() = default;
  Interruptible(const Interruptible&) = delete;
  Interruptible& operator=(const Interruptible&) = delete;
  virtual ~Interruptible() = default;

  [[nodiscard]] virtual std::string round_line(const House& house) const = 0;
  [[nodiscard]] virtual bool can_undo() const = 0;
  virtual void undo(House& house) = 0;
  /// Leaves the bout; it is kept and can be continued.
  virtual void leave(House& house) = 0;
  [[nodiscard]] virtual std::string seat_name(int seat) const = 0;
  [[nodiscard]] virtual scene::SeatMark seat_mark(int seat) const = 0;
  [[nodiscard]] virtual std::string page() const = 0;
};

class PauseNotice final : public Screen {
 public:
  explicit PauseNotice(Interruptible& bout) : bout_(&bout) {}
  bool press(House& house, const Press& press) override;
  void show(House& house, overlay::Ui& ui) override;
  [[nodiscard]] bool is_notice() const override { return true; }
  [[nodiscard]] std::string rulebook_page() const override { return bout_->page(); }

 private:
  Interruptible* bout_;
};

/// Says which seat lost its pad; goes by itself when the pad, or another one, is there, also if that happened while a
/// rulebook lay on top.
class PadLostNotice final : public Screen {
 public:
  explicit PadLostNotice(Interruptible& bout) : bout_(&bout) {}
  bool press(House& house, const Press& press) override;
  void update(House& house, double seconds, double dt) override;
  void show(House& house, overlay::Ui& ui) override;
  [[nodiscard]] bool is_notice() const override { return true; }

 private:
  Interruptible* bout_;
};

/// Back to the last revealed information, when every person agrees with his own device. Anybody may refuse.
class UndoNotice final : public Screen {
 public:
  explicit UndoNotice(Interruptible& bout) : bout_(&bout) {}
  bool press(House& house, const Press& press) override;
  bool point(House& house, const platform::Pointer& pointer) override;
  void show(House& house, overlay::Ui& ui) override;
  [[nodiscard]] bool is_notice() const override { return true; }

 private:
  void agree(House& house, int seat);
  [[nodiscard]] bool is_missing(const House& house, int seat) const;
  void say_who_is_missing(House& house) const;

  Interruptible* bout_;
  std::array<bool, most_seats> agreed_{};
  bool on_refusal_ = false;  ///< the focus is on the button that refuses
  DeviceId pointer_;         ///< what clicked last
};

}  // namespace fc::cabinet
