// The newspaper after a bout: kept as a picture on request, then a rematch, another bout, or the cabinet.
#pragma once

#include <string>
#include <vector>

#include "cabinet/keeping/kept_bouts.h"
#include "cabinet/program/clock.h"
#include "cabinet/program/flow.h"
#include "cabinet/program/photographer.h"
#include "library/words.h"
#include "overlay/screens/pages.h"

namespace fc::cabinet {

class FrontPageScreen final : public ScreenOf<overlay::FrontPageChoice> {
 public:
  /// date: of the masthead, or empty. printed: what the papers said lately; this page is put before it.
  FrontPageScreen(Flow& flow, const BoutOver& over, const Clock& clock, const Words& words, const KeptBouts& kept,
                  Photographer& photographer, std::string date, std::vector<std::string>& printed);
  bool press(const Press& press) override;
  [[nodiscard]] Tune tune() const override { return tune_; }
  bool point(const platform::Pointer& pointer) override;
  void update(double dt) override;
  [[nodiscard]] bool covers_the_hall() const override { return true; }
  [[nodiscard]] bool attracts() const override { return kind_ == BoutKind::demonstration; }

 private:
  [[nodiscard]] std::optional<overlay::FrontPageChoice> picture(overlay::Ui& ui) const override;
  void act(const overlay::FrontPageChoice& choice) override;
  void leave();

  Flow* flow_;
  const Clock* clock_;
  const KeptBouts* kept_;
  Photographer* photographer_;
  CornerGame* game_;
  Script script_;
  KeptAs kept_as_;
  BoutKind kind_;
  Tune tune_;
  overlay::FrontPageModel model_;
  mutable overlay::PageState state_;  ///< the page's own: how far it is scrolled
  double since_;
};

}  // namespace fc::cabinet
