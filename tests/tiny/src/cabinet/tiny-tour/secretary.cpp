#include "cabinet/tiny-tour/secretary.h"

#include <optional>
#include <string>
#include <string_view>

#include "match/match_of.h"
#include "rules/tiny-tour/rules.h"

namespace fc::tiny_tour {
namespace {

class TourSecretary final : public cabinet::Secretary {
 public:
  void take_order(const Match& match, int seat, std::string_view order) override {
    forget();
    if (order == "briefly") {
      ordered_ = Order{.seat = seat, .stop = stop_of(match)};
    }
  }
  std::optional<std::string> answer(const Match& match, const Need& need, const ChosenValues& /*settings*/) override {
    return holds(match, need.seat) ? std::optional(match.legal(need).front()) : std::nullopt;
  }
  std::optional<overlay::BoutWay> way(const Match& match, int seat, const ChosenValues& /*settings*/) override {
    return holds(match, seat) ? std::optional(overlay::BoutWay::simulate) : std::nullopt;
  }
  std::optional<double> estimate(const Match& match, std::string_view question) override {
    const int stops = match_of<Rules>(match).setup().stops;
    return question == "stops-left" ? std::optional<double>(stops - stop_of(match)) : std::nullopt;
  }
  void forget() override { ordered_.reset(); }

 private:
  struct Order {
    int seat = 0;
    int stop = 0;
  };
  static int stop_of(const Match& match) { return match_of<Rules>(match).state().stop; }
  [[nodiscard]] bool holds(const Match& match, int seat) const {
    return ordered_ && ordered_->seat == seat && ordered_->stop == stop_of(match);
  }

  std::optional<Order> ordered_;
};

}  // namespace

std::unique_ptr<cabinet::Secretary> make_secretary() { return std::make_unique<TourSecretary>(); }

}  // namespace fc::tiny_tour
