#include "cabinet/screens/other_lives.h"

#include <algorithm>
#include <utility>

#include "platform/quiet_thread.h"

namespace fc::cabinet {
namespace {

constexpr int lives_at_once = 250;

int percent_of_lives(int part, int whole) { return 100 * part / whole; }

}  // namespace

OtherLives::OtherLives(OtherLife live, LifeWorth own, int most, bool waits)
    : own_(std::move(own)),
      waits_(waits),
      amounts_(own_.figures.size()),
      worker_([live = std::move(live), most](int batch, const std::stop_token& stop) -> Result<std::vector<LifeWorth>> {
        platform::give_way_to_others();
        std::vector<LifeWorth> lives;
        const int first = batch * lives_at_once;
        for (int life = first; life < std::min(most, first + lives_at_once) && !stop.stop_requested(); ++life) {
          // The same lives every time this page is opened.
          Random random = random_stream(0, static_cast<std::uint64_t>(life));
          lives.push_back(live(random));
        }
        return lives;
      }) {
  for (; handed_over_ * lives_at_once < most; ++handed_over_) {
    worker_.hand_over(handed_over_);
  }
}

bool OtherLives::follow() {
  bool more = false;
  for (auto lives = waits_ ? worker_.wait() : worker_.take(); lives; lives = worker_.take()) {
    ++counted_;
    for (const LifeWorth& life : lives->value_or(std::vector<LifeWorth>())) {
      ++lived_;
      worse_ += is_better(own_, life) ? 1 : 0;
      for (std::size_t place = 0; place < amounts_.size(); ++place) {
        amounts_[place].push_back(life.figures[place].amount);
      }
      more = true;
    }
  }
  return more;
}

int OtherLives::less() const { return percent_of_lives(worse_, lived_); }

std::vector<std::array<std::string, 3>> OtherLives::rows(const std::string& you, const Words& words) const {
  std::vector<std::array<std::string, 3>> rows{{you, "", std::string(words["menu.front_page.lives"])}};
  for (std::size_t place = 0; place < amounts_.size(); ++place) {
    std::vector<int> sorted = amounts_[place];
    std::ranges::sort(sorted);
    const auto none = static_cast<int>(std::ranges::count(sorted, 0));
    const std::string others = place == 0 ? words.say("menu.front_page.lives_share",
                                                      {{"percent", std::to_string(percent_of_lives(lived_ - none, lived_))}})
                                          : std::to_string(sorted[sorted.size() / 2]);
    rows.push_back({std::to_string(own_.figures[place].amount), std::string(words[own_.figures[place].label]), others});
  }
  rows.push_back({words.say("menu.front_page.lives_share", {{"percent", std::to_string(less())}}),
                  words.say("menu.front_page.lives_less", {{"count", std::to_string(lived_)}}), ""});
  return rows;
}

}  // namespace fc::cabinet
