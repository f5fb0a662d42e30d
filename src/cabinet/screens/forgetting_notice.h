// Somebody is being forgotten: the book is written anew without the name, which takes a large one seconds.
#pragma once

#include <atomic>
#include <filesystem>
#include <string>
#include <vector>

#include "cabinet/keeping/kept_bouts.h"
#include "cabinet/screens/screen.h"

namespace fc::cabinet {

class Flow;

/// Says so as long as it is done in the background, and tells the flow what came of it. It cannot be left: every question to
/// the book would wait for it, and the picture with the question.
class ForgettingNotice final : public Screen {
 public:
  ForgettingNotice(Flow& flow, KeptBouts& kept, std::string name);
  ForgettingNotice(const ForgettingNotice&) = delete;
  ForgettingNotice& operator=(const ForgettingNotice&) = delete;
  /// Waits until it is done.
  ~ForgettingNotice() override;

  bool press(const Press&) override { return true; }
  void update(double dt) override;
  [[nodiscard]] bool waiting() const override { return true; }
  void show(overlay::Ui& ui) override;
  bool answer() override { return false; }
  [[nodiscard]] bool is_notice() const override { return true; }

 private:
  Flow* flow_;
  KeptBouts* kept_;
  std::string name_;
  // Written on the worker's thread before `is_done_`, and read behind it.
  Result<void> done_;
  std::vector<std::filesystem::path> files_;  ///< that name the person too
  std::atomic<bool> is_done_ = false;
};

}  // namespace fc::cabinet
