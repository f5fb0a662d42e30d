// Who sits where is changed in the middle of a bout: people take bots' seats and get up from theirs, each with his own
// device.
#pragma once

#include "cabinet/bout/notices.h"
#include "overlay/screens/bout_seats.h"

namespace fc::cabinet {

class SeatsNotice final : public ScreenOf<overlay::BoutSeatsAction> {
 public:
  SeatsNotice(Flow& flow, Seating& seating, Announcer& announcer, const Words& words, const Interruptible& bout)
      : flow_(&flow), seating_(&seating), announcer_(&announcer), words_(&words), bout_(&bout) {}
  bool press(const Press& press) override;
  bool point(const platform::Pointer& pointer) override;
  [[nodiscard]] bool is_notice() const override { return true; }

 private:
  [[nodiscard]] std::optional<overlay::BoutSeatsAction> picture(overlay::Ui& ui) const override;
  void act(const overlay::BoutSeatsAction& action) override;
  void get_up(int seat);
  void sit_down(int seat);
  /// The device of whoever pressed: a mouse or finger that nobody sits with is a keyboard player's.
  [[nodiscard]] DeviceId device_of_hand() const;

  Flow* flow_;
  Seating* seating_;
  Announcer* announcer_;
  const Words* words_;
  const Interruptible* bout_;
  DeviceId device_;  ///< what pressed or clicked last
};

}  // namespace fc::cabinet
