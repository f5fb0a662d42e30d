// Ringside's bout, stopped at the moments that matter.
#include <filesystem>
#include <memory>

#include "core/random.h"
#include "gallery.h"
#include "library/ringside/game.h"
#include "match/match_of.h"
#include "overlay/game_panels.h"
#include "scene/game_scene.h"

namespace fc::overlay::test {
namespace {

using ringside::Decision;
using ringside::Purpose;

constexpr std::string_view setup_json = R"({"red": "muhammad-ali", "blue": "rocky-marciano", "rounds": 12,
  "options": {"scoring": "ten-point-must", "ask_counterpunch": true}})";

/// One bout and its scene, played by a generator until something is asked.
class Moment {
 public:
  Moment(const Words& words, std::uint64_t seed) : words_(&words), random_(seed) {
    const auto catalogue = ringside::load_catalogue(std::filesystem::path(FC_SOURCE_DIR) / "data");
    const auto setup = ringside::read_setup(*catalogue, setup_json);
    match_ = std::make_unique<MatchOf<ringside::Rules>>(
        *setup, Script{.game = "ringside", .setup = std::string(setup_json), .dice = {}, .choices = {}},
        ringside::write_answer);
    scene_ = scene::make_scene(*match_, names_);
    panels_ = make_panels("ringside");
  }

  /// Plays on until `stop(need)`, at least `steps` answers.
  template <class Stop>
  Moment& play(int steps, Stop stop) {
    for (Need need = match_->need(); need.kind != NeedKind::finished && (steps > 0 || !stop(need));
         need = match_->need(), --steps) {
      answer(need);
    }
    return *this;
  }

  void answer(const Need& need) {
    if (need.kind == NeedKind::roll) {
      (void)match_->roll(random_.die(need.sides));
    } else {
      const std::vector<std::string> legal = match_->legal(need);
      (void)match_->choose(legal[random_.below(static_cast<std::uint32_t>(legal.size()))]);
    }
  }

  /// The model at rest, or `before` seconds before the last cue ends.
  [[nodiscard]] BoutModel model(double before) {
    scene_->update(*match_, 0);
    BoutModel model;
    model.match = match_.get();
    model.scene = scene_.get();
    model.clock = scene_->end_time() - before;
    model.names = names_;
    model.seats = {
        {.kind = SeatKind::person, .controls = pad_controls(DeviceLook::xbox), .device_number = 1, .level = {}},
        {.kind = SeatKind::person, .controls = pad_controls(DeviceLook::playstation), .device_number = 2, .level = {}}};
    for (const Need& need : match_->pickers()) {
      if (need.kind == NeedKind::choice && before == 0) {
        model.questions.push_back(
            {.prompt = scene_->prompt(*match_, need, *words_), .controls = model.seats[need.seat].controls});
      }
    }
    return model;
  }

  [[nodiscard]] MatchOf<ringside::Rules>& match() { return *match_; }
  [[nodiscard]] GamePanels& panels() { return *panels_; }
  [[nodiscard]] const std::vector<std::string>& names() const { return names_; }

 private:
  const Words* words_;
  Random random_;
  std::vector<std::string> names_{"Muhammad Ali", "Rocky Marciano"};
  std::unique_ptr<MatchOf<ringside::Rules>> match_;
  std::unique_ptr<scene::GameScene> scene_;
  std::unique_ptr<GamePanels> panels_;
};

auto asks(Decision decision) {
  return [decision](const Need& need) {
    return need.kind == NeedKind::choice && need.topic == static_cast<std::uint8_t>(decision);
  };
}

auto rolls(Purpose purpose) {
  return [purpose](const Need& need) {
    return need.kind == NeedKind::roll && need.topic == static_cast<std::uint8_t>(purpose);
  };
}

Exhibit exhibit(std::string name, const std::shared_ptr<Moment>& moment, BoutModel model) {
  return {std::move(name), [moment, model = std::move(model)](Ui& ui) { moment->panels().bout(model, ui); }};
}

}  // namespace

std::vector<Exhibit> bouts(const Words& words) {
  std::vector<Exhibit> all;
  const auto moment = [&](std::uint64_t seed) { return std::make_shared<Moment>(words, seed); };
  {
    auto at = moment(3);
    at->play(0, asks(Decision::tactic));
    all.push_back(exhibit("bout-tactic", at, at->model(0)));
  }
  {
    auto at = moment(4);
    at->play(60, asks(Decision::punch));
    BoutModel model = at->model(0);
    for (OpenQuestion& question : model.questions) {
      question.discreet = true;
    }
    model.questions.front().sealed = true;
    all.push_back(exhibit("bout-picks", at, model));
  }
  {
    auto at = moment(5);
    at->play(200, asks(Decision::punch));
    BoutModel model = at->model(0);
    model.seats[0].controls = Controls{};
    model.seats[1] = {.kind = SeatKind::bot, .controls = {}, .level = "champion"};
    for (OpenQuestion& question : model.questions) {
      question.by_person = question.prompt.need.seat == 0;
      question.controls = Controls{};
    }
    all.push_back(exhibit("bout-pick-alone", at, model));
  }
  {
    auto at = moment(6);
    at->play(30, asks(Decision::guess));
    at->answer(at->match().need());
    all.push_back(exhibit("bout-reveal", at, at->model(0.05)));
  }
  {
    auto at = moment(7);
    at->play(100, rolls(Purpose::count));
    at->answer(at->match().need());
    all.push_back(exhibit("bout-count", at, at->model(1.2)));
  }
  {
    auto at = moment(8);
    at->play(40, asks(Decision::move));
    all.push_back(exhibit("bout-move", at, at->model(0)));
  }
  {
    auto at = moment(9);
    at->play(340, asks(Decision::rush));
    BoutModel model = at->model(0);
    model.speed = 4;
    all.push_back(exhibit("bout-late", at, model));
  }
  auto at = moment(11);
  all.push_back({"tale", [at](Ui& ui) {
                   TaleModel tale = at->panels().tale(at->match(), at->names(), ui.words());
                   tale.sitters = {"Pad 1", "Bot: Champion"};
                   tale_screen(tale, ui);
                 }});
  auto over = moment(11);
  over->play(0, [](const Need&) { return false; });
  all.push_back({"front-page", [over](Ui& ui) {
                   PageState state;
                   FrontPageModel page = over->panels().front_page(over->match(), over->names(), ui.words());
                   page.masthead_date = "2026-03-02";
                   front_page_screen(page, state, ui);
                 }});
  return all;
}

}  // namespace fc::overlay::test
