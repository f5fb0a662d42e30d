// Notices over a bout: pause, lost pad, undo by agreement, seats.
#pragma once

#include <array>
#include <functional>
#include <string>
#include <vector>

#include "cabinet/program/flow.h"
#include "cabinet/program/seats.h"
#include "cabinet/program/soundboard.h"
#include "library/words.h"
#include "overlay/screens/notices.h"

namespace fc::cabinet {

/// A choice on a notice.
struct NoticeChoice {
  std::string words;
  std::function<void()> take;  ///< called after the notice was closed; may be empty
};

/// A message with one or more choices. Going back chooses none.
class MessageNotice final : public ScreenOf<std::size_t> {
 public:
  /// pad: the one that is asked, so that no other pad chooses for it; none: everybody is. Default: none.
  MessageNotice(Flow& flow, std::string title_key, std::string text, std::vector<NoticeChoice> ways,
                std::optional<DeviceId> pad = std::nullopt);
  bool press(const Press& press) override;
  [[nodiscard]] bool is_notice() const override { return true; }
  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  [[nodiscard]] std::optional<std::size_t> picture(overlay::Ui& ui) const override;
  void act(const std::size_t& way) override;

  Flow* flow_;
  std::string title_key_;
  std::string text_;
  std::vector<NoticeChoice> ways_;
  std::vector<std::string> words_;  ///< of the ways
  std::optional<DeviceId> pad_;
};

class PauseNotice final : public ScreenOf<overlay::PauseChoice> {
 public:
  PauseNotice(Flow& flow, BoutScreen& bout) : flow_(&flow), bout_(&bout) {}
  bool press(const Press& press) override;
  [[nodiscard]] bool is_notice() const override { return true; }
  [[nodiscard]] std::string rulebook_page() const override;

 private:
  [[nodiscard]] std::optional<overlay::PauseChoice> picture(overlay::Ui& ui) const override;
  void act(const overlay::PauseChoice& choice) override;

  Flow* flow_;
  BoutScreen* bout_;
};

/// Shows which seat lost its pad; closes when it, or another one, is connected, even if a rulebook was open above.
class PadLostNotice final : public ScreenOf<overlay::PadLostChoice> {
 public:
  PadLostNotice(Flow& flow, Seating& seating, BoutScreen& bout) : flow_(&flow), seating_(&seating), bout_(&bout) {}
  bool press(const Press& press) override;
  void update(double dt) override;
  [[nodiscard]] bool is_notice() const override { return true; }

 private:
  [[nodiscard]] std::optional<overlay::PadLostChoice> picture(overlay::Ui& ui) const override;
  void act(const overlay::PadLostChoice& choice) override;

  Flow* flow_;
  Seating* seating_;
  BoutScreen* bout_;
};

/// Undo back to the last revealed information, if every person agrees with his own device. Anybody may refuse.
class UndoNotice final : public ScreenOf<overlay::UndoAction> {
 public:
  UndoNotice(Flow& flow, const Seating& seating, Announcer& announcer, const Words& words, BoutScreen& bout)
      : flow_(&flow), seating_(&seating), announcer_(&announcer), words_(&words), bout_(&bout) {}
  bool press(const Press& press) override;
  bool point(const platform::Pointer& pointer) override;
  void prepare(const overlay::Ui& ui) override;
  [[nodiscard]] bool is_notice() const override { return true; }

 private:
  [[nodiscard]] std::optional<overlay::UndoAction> picture(overlay::Ui& ui) const override;
  void act(const overlay::UndoAction& action) override;
  void agree(int seat);
  [[nodiscard]] bool is_missing(int seat) const;
  void say_who_is_missing() const;

  Flow* flow_;
  const Seating* seating_;
  Announcer* announcer_;
  const Words* words_;
  BoutScreen* bout_;
  std::array<bool, most_seats> agreed_{};
  bool on_refusal_ = false;  ///< the focus is on the button that refuses
  DeviceId pointer_;         ///< what clicked last
};

// Seat changes during a bout: people take bots' seats or leave their own, each with his own device.

class SeatsNotice final : public ScreenOf<overlay::BoutSeatsAction> {
 public:
  /// evening: the same bout if it asks who is present before continuing: every person is absent until he presses on his
  /// seat, and absent again after another press. Otherwise null.
  SeatsNotice(Flow& flow, Seating& seating, Announcer& announcer, const Words& words, const BoutScreen& bout,
              BoutScreen* evening = nullptr)
      : flow_(&flow), seating_(&seating), announcer_(&announcer), words_(&words), bout_(&bout), evening_(evening) {}
  bool press(const Press& press) override;
  bool point(const platform::Pointer& pointer) override;
  [[nodiscard]] bool is_notice() const override { return true; }

 private:
  [[nodiscard]] std::optional<overlay::BoutSeatsAction> picture(overlay::Ui& ui) const override;
  void act(const overlay::BoutSeatsAction& action) override;
  /// Whoever holds a device without a seat only takes one: the rulebook, and of an evening what leads away, is for those
  /// who sit. Says so.
  bool is_a_strangers(const Press& press);
  void say_to_sit_down(DeviceId device);
  void get_up(int seat);
  void sit_down(int seat);
  /// Takes a person's own seat again, with a device of his own or one that others have already.
  void come(int seat);
  /// The evening begins with those who are there; somebody must be.
  void begin_evening();
  /// The device of whoever pressed: a mouse or finger that nobody sits with is a keyboard player's.
  [[nodiscard]] DeviceId device_of_hand() const;

  Flow* flow_;
  Seating* seating_;
  Announcer* announcer_;
  const Words* words_;
  const BoutScreen* bout_;
  BoutScreen* evening_;
  DeviceId device_;  ///< what pressed or clicked last
};

}  // namespace fc::cabinet
