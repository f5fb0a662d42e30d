#include "moment.h"

#include <utility>

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

void Moment::choose(std::string_view notation) {
  (void)match_->choose(notation);
}

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

}  // namespace fc::overlay::test
