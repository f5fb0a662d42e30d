#include "moment.h"

#include <utility>

#include "match/games.h"
#include "overlay/screens/pages.h"
#include "overlay/screens/setup.h"
#include "tests/must.h"

namespace fc::overlay::test {

Moment::Moment(const Words& words, std::unique_ptr<Match> match, std::vector<std::string> names, std::uint64_t seed)
    : words_(&words),
      random_(seed),
      names_(std::move(names)),
      match_(std::move(match)),
      scene_(scene::make_scene(*match_, names_)),
      panels_(make_panels(match_->game())) {}

Moment& Moment::play(int steps, const std::function<bool(const Need&)>& stop) {
  for (Need need = match_->need(); need.kind != NeedKind::finished && (steps > 0 || !stop(need));
       need = match_->need(), --steps) {
    answer();
  }
  return *this;
}

void Moment::answer() {
  const Need need = match_->need();
  if (need.kind == NeedKind::roll) {
    (void)match_->roll(throw_die(random_, need.die));
    return;
  }
  if (need.kind == NeedKind::bout) {
    (void)match_->choose(match_->any_result(random_));
    return;
  }
  const std::vector<std::string> legal = match_->legal(need);
  (void)match_->choose(legal[random_.below(static_cast<std::uint32_t>(legal.size()))]);
}

void Moment::choose(std::string_view notation) { (void)match_->choose(notation); }

BoutModel Moment::model(double before) {
  scene_->update(*match_, 0);
  BoutModel model;
  model.match = match_.get();
  model.scene = scene_.get();
  model.clock = scene_->end_time() - before;
  model.names = names_;
  for (std::size_t seat = 0; seat < names_.size(); ++seat) {
    const DeviceLook look = seat % 2 == 0 ? DeviceLook::xbox : DeviceLook::playstation;
    model.seats.push_back({.kind = SeatKind::person,
                           .controls = pad_controls(look),
                           .device_number = static_cast<int>(seat) + 1,
                           .level = {}});
  }
  for (const Need& need : match_->pickers()) {
    if (need.kind == NeedKind::choice && before == 0) {
      model.questions.push_back(
          {.prompt = scene_->prompt(*match_, need, *words_), .controls = model.seats[need.seat].controls});
    }
  }
  return model;
}

std::function<bool(const Need&)> asks(int topic) {
  return [topic](const Need& need) { return need.kind == NeedKind::choice && need.topic == topic; };
}

std::function<bool(const Need&)> rolls(int topic) {
  return [topic](const Need& need) { return need.kind == NeedKind::roll && need.topic == topic; };
}

Exhibit exhibit(std::string name, const std::shared_ptr<Moment>& moment, BoutModel model) {
  return {std::move(name), [moment, model = std::move(model)](Ui& ui) { moment->panels().bout(model, ui); }};
}

Exhibit stopped(std::string name, const std::shared_ptr<Moment>& moment, int steps,
                const std::function<bool(const Need&)>& stop, BoutModel (*as)(BoutModel)) {
  moment->play(steps, stop);
  return exhibit(std::move(name), moment, as == nullptr ? moment->model(0) : as(moment->model(0)));
}

std::shared_ptr<Moment> moment_of(const Words& words, std::string_view slug, std::string_view setup,
                                  std::vector<std::string> names, std::uint64_t seed) {
  static const Games games = fc::test::must(Games::load(fc::test::data_folder()));
  auto match =
      fc::test::must(games.open({.game = std::string(slug), .setup = std::string(setup), .dice = {}, .choices = {}}));
  return std::make_shared<Moment>(words, std::move(match), std::move(names), seed);
}

BoutModel sealed_by_first(BoutModel model) {
  for (OpenQuestion& question : model.questions) {
    question.discreet = true;
  }
  model.questions.front().sealed = true;
  return model;
}

BoutModel held_by_one(BoutModel model) {
  model.seats[0].shares_device = true;
  model.seats[1] = model.seats[0];
  for (OpenQuestion& question : model.questions) {
    question.controls = model.seats[0].controls;
    question.discreet = false;
  }
  return model;
}

BoutModel against_bot(BoutModel model) {
  model.seats[0].controls = Controls{};
  model.seats[1] = {.kind = SeatKind::bot, .controls = {}, .level = "champion"};
  for (OpenQuestion& question : model.questions) {
    question.by_person = question.prompt.need.seat == 0;
    question.controls = Controls{};
  }
  return model;
}

Exhibit tale_of(std::string name, const std::shared_ptr<Moment>& moment, std::vector<std::string> sitters) {
  return {std::move(name), [moment, sitters = std::move(sitters)](Ui& ui) {
            TaleModel tale = moment->panels().tale(moment->match(), moment->names(), ui.words());
            tale.sitters = sitters;
            if (tale.cards.empty() && sitters.size() == 2) {
              tale.odds = odds_for_show(ui.words());
              tale.odds->assumes = ui.say("menu.odds.assumes", {{"terms", tale.terms}});
            }
            tale_screen(tale, ui);
          }};
}

Exhibit paper_of(std::string name, const std::shared_ptr<Moment>& moment) {
  moment->play(0, [](const Need&) { return false; });
  return {std::move(name), [moment](Ui& ui) {
            PageState state;
            FrontPageModel page = moment->panels().front_page(moment->match(), moment->names(), ui.words(), {});
            page.masthead_date = "2026-03-02";
            page.can_review = true;
            front_page_screen(page, state, ui);
          }};
}

Odds odds_for_show(const Words& words) {
  return {.shares = Odds::Shares{.left = 44, .drawn = 12, .right = 44},
          .assumes = words.say("menu.odds.assumes", {{"terms", words.language() == "fr" ? "12 reprises" : "12 rounds"}})};
}

SetupModel setup_against_bot(std::string_view slug) {
  SetupModel model;
  model.game = slug;
  model.seats = {{.kind = SeatKind::person, .controls = pad_controls(DeviceLook::xbox), .device_number = 1, .level = {}},
                 {.kind = SeatKind::bot, .controls = {}, .level = "contender"}};
  model.odds = {.shares = Odds::Shares{.left = 44, .drawn = 12, .right = 44}, .assumes = "12 rounds, even bots"};
  return model;
}

void add_option(SetupModel& model, std::string_view key, std::vector<std::string> values, int value) {
  const std::string label = std::string(model.game).append(".option.").append(key);
  model.options.push_back({.label = label, .values = std::move(values), .value = value, .help = label + "_help"});
}

}  // namespace fc::overlay::test
