#include "cabinet/replay/replay_track.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/result.h"

namespace fc::cabinet {
namespace {

bool is_cut_anew(const scene::Cuts& before, const scene::Cuts& now) {
  for (std::size_t place = 0; place < now.size(); ++place) {
    if (now.at(place) >= scene::Cut::open && now.at(place) > before.at(place)) {
      return true;
    }
  }
  return false;
}

}  // namespace

Result<std::unique_ptr<ReplayTrack>> ReplayTrack::open(const CornerGame& game, const Script& script, const Words& words) {
  ConductorPlan plan;
  FC_TRY(plan.match, game.open(script));
  FC_TRY(auto conductor, Conductor::replay(std::move(plan), script));
  return std::unique_ptr<ReplayTrack>(new ReplayTrack(game, script, std::move(conductor), words));
}

ReplayTrack::ReplayTrack(const CornerGame& game, Script script, std::unique_ptr<Conductor> conductor, const Words& words)
    : script_(std::move(script)),
      words_(&words),
      conductor_(std::move(conductor)),
      names_(game.names(script_, words)),
      scene_(scene::make_scene(conductor_->match(), names_)) {
  FC_CHECK(scene_ != nullptr);
  scene_->update(match(), 0);
}

std::vector<GivenAnswer> ReplayTrack::answers_now() {
  std::vector<GivenAnswer> answers;
  if (match().need().kind != NeedKind::choice) {
    return answers;
  }
  std::size_t place = match().script().choices.size();
  for (const Need& need : match().pickers()) {
    if (place == script_.choices.size()) {
      break;
    }
    const scene::Prompt prompt = scene_->prompt(match(), need, *words_);
    const std::string topic(match().topic_name(need));
    for (const scene::Option& option : prompt.options) {
      answer_names_.try_emplace({topic, option.notation}, option.label);
    }
    const auto option = std::ranges::find(prompt.options, script_.choices[place++], &scene::Option::notation);
    if (option != prompt.options.end()) {
      answers.push_back({.seat = need.seat, .label = option->label});
    }
  }
  return answers;
}

const std::string* ReplayTrack::name_of_answer(const std::string& topic, const std::string& answer) const {
  const auto name = answer_names_.find({topic, answer});
  return name == answer_names_.end() ? nullptr : &name->second;
}

void ReplayTrack::lay_out(int steps) {
  for (int laid = 0; laid < steps && !whole_; ++laid) {
    ReplayStep next{.clock = steps_.empty() ? 0 : scene_->end_time(),
                    .place = {.dice = match().script().dice.size(), .choices = match().script().choices.size()},
                    .kind = match().need().kind,
                    .secret = match().need().secret,
                    .answers = answers_now()};
    if (conductor_->advance() != Conductor::Step::moved) {
      whole_ = true;
      return;
    }
    scene_->update(match(), scene_->end_time());
    steps_.push_back(std::move(next));
    look_for_marks(steps_.back().clock);
  }
}

void ReplayTrack::look_for_marks(double from) {
  constexpr double glance = 0.4;  // seconds: nobody gets up faster
  const Standing standing = match().standing();
  if (standing.length > round_ && !standing.over) {
    round_ = standing.length;
    bookmarks_.push_back(
        {.kind = overlay::TimeLineMark::Kind::bell, .clock = bell_after(from), .who = std::nullopt, .round = round_});
  }
  double since = from;
  for (double clock = from + glance; clock < end(); clock += glance) {
    look_at_men(clock, since);
    since = clock;
  }
  if (end() > from) {
    look_at_men(end(), since);
  }
  std::ranges::stable_sort(bookmarks_, {}, &Bookmark::clock);
}

void ReplayTrack::mark(const Bookmark& moment) {
  bookmarks_.insert(std::ranges::upper_bound(bookmarks_, moment.clock, {}, &Bookmark::clock), moment);
}

double ReplayTrack::bell_after(double from) const {
  double bell = from;
  for (const scene::SoundCue& cue : scene_->sounds({.from = from, .to = end()})) {
    bell = cue.sound == Sound::bell ? cue.start : bell;
  }
  return bell;
}

void ReplayTrack::look_at_men(double clock, double since) {
  constexpr float lies = 0.5F;
  const scene::Stage seen = scene_->stage(clock, scene::Motion::full);
  std::vector<SeenMan> men;
  for (const scene::Marker& marker : seen.markers) {
    const SeenMan man{.corner = marker.corner, .down = marker.fallen > lies, .cuts = marker.likeness.cuts};
    const auto before = std::ranges::find(men_, man.corner, &SeenMan::corner);
    if (man.down && (before == men_.end() || !before->down)) {
      bookmarks_.push_back(
          {.kind = overlay::TimeLineMark::Kind::down, .clock = since, .who = man.corner, .round = std::max(1, round_)});
    }
    if (before != men_.end() && is_cut_anew(before->cuts, man.cuts)) {
      bookmarks_.push_back(
          {.kind = overlay::TimeLineMark::Kind::cut, .clock = since, .who = man.corner, .round = std::max(1, round_)});
    }
    men.push_back(man);
  }
  men_ = std::move(men);
}

std::size_t ReplayTrack::step_at(double clock) const {
  const auto after = std::ranges::upper_bound(steps_, clock, {}, &ReplayStep::clock);
  return after == steps_.begin() ? 0 : static_cast<std::size_t>(std::distance(steps_.begin(), after)) - 1;
}

std::size_t ReplayTrack::step_behind(const records::Steps& place) const {
  const auto behind = std::ranges::partition_point(steps_, [&place](const ReplayStep& step) {
    return step.place.dice < place.dice || step.place.choices < place.choices;
  });
  return static_cast<std::size_t>(std::distance(steps_.begin(), behind));
}

std::optional<scene::CommentaryLine> ReplayTrack::said_of(const ReplayStep& step, const Words& words) const {
  constexpr int rolls_of_a_blow = 3;
  const auto begin = static_cast<std::size_t>(&step - steps_.data()) + 1;
  const auto bell = std::ranges::find_if(bookmarks_, [&step](const Bookmark& mark) {
    return mark.kind == overlay::TimeLineMark::Kind::bell && mark.clock > step.clock;
  });
  for (std::size_t next = begin; next < begin + rolls_of_a_blow; ++next) {
    // The first of the latest: what a bell or a count says after it is another thing.
    for (scene::CommentaryLine& line : scene_->commentary(before_step(step, next, 1), words, 6)) {
      if (line.time >= step.clock && !line.text.empty() && (bell == bookmarks_.end() || line.time < bell->clock)) {
        return std::move(line);
      }
    }
    if (next >= steps_.size() || steps_[next].kind == NeedKind::choice) {
      break;
    }
  }
  return std::nullopt;
}

std::string ReplayTrack::shown_of(const ReplayStep& step, const Words& words) const {
  const auto next = static_cast<std::size_t>(&step - steps_.data()) + 1;
  for (int glance = 1; glance <= glances_back; ++glance) {
    scene::Caption shown = scene_->caption(before_step(step, next, glance), words);
    if (shown.settled && !shown.text.empty()) {
      return std::move(shown.text);
    }
  }
  return {};
}

double ReplayTrack::before_step(const ReplayStep& since, std::size_t next, int glance) const {
  const double last = next < steps_.size() ? steps_[next].clock : end();
  return last - (last - since.clock) * glance / (glances_back + 1);
}

records::Steps ReplayTrack::place_at(double clock) const {
  return steps_.empty() ? records::Steps{} : steps_[step_at(clock)].place;
}

Script ReplayTrack::until(const records::Steps& place) const {
  Script so_far = script_;
  so_far.dice.resize(std::min(place.dice, so_far.dice.size()));
  so_far.choices.resize(std::min(place.choices, so_far.choices.size()));
  return so_far;
}

Result<ReplayedBout> ReplayedBout::open(CornerGame& game, const Script& script, KeptAs kept, const Words& words) {
  FC_TRY(auto track, ReplayTrack::open(game, script, words));
  return ReplayedBout{&game, script, std::move(kept), std::move(track), std::string(words.language())};
}

bool ReplayedBout::turn_into(const Words& words) {
  language = words.language();
  auto renewed = ReplayTrack::open(*game, script, words);
  if (renewed) {
    track = std::move(*renewed);
  }
  return renewed.has_value();
}

}  // namespace fc::cabinet
