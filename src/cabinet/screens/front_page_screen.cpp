#include "cabinet/screens/front_page_screen.h"

#include <algorithm>
#include <utility>

#include "cabinet/program/corner_game.h"
#include "overlay/bout/front_page_parts.h"
#include "overlay/bout/game_panels.h"
#include "platform/process.h"

namespace fc::cabinet {
namespace {

/// How long a demonstration shows its newspaper before the next bout.
constexpr double demonstration_seconds = 8;

/// Whoever was knocked out or stopped, by the referee's words of all games.
bool is_knockout(const std::string& method) { return method == "ko" || method.starts_with("tko"); }

}  // namespace

std::string text_of(const overlay::FrontPageModel& page) {
  std::string text = page.headline + "\n";
  for (const auto* const lines : {&page.subheads, &page.story, &page.facts, &page.quotes}) {
    for (const std::string& line : *lines) {
      text += line + "\n";
    }
  }
  for (const std::vector<std::string>& row : page.card_rows) {
    for (std::size_t column = 0; column < row.size(); ++column) {
      text += (column == 0 ? "" : "\t") + row[column];
    }
    text += "\n";
  }
  return text;
}

void mark_own_rows(overlay::FrontPageModel& model, const std::vector<bool>& people, const Words& words) {
  const bool alone = std::ranges::count(people, true) == 1;
  for (std::size_t row = 0; row < model.row_seats.size(); ++row) {
    const auto seat = static_cast<std::size_t>(model.row_seats[row]);
    if (seat >= people.size() || !people[seat]) {
      continue;
    }
    model.own_rows |= 1U << row;
    if (alone) {
      std::string& name = model.card_rows[row].front();
      name = words.say("menu.front_page.own_row", {{"name", name}});
    }
  }
}

bool LongGamePageScreen::press(const Press& press) {
  if (goes_back(press)) {
    act(overlay::FrontPageChoice::next);
    return true;
  }
  return false;
}

std::optional<overlay::FrontPageChoice> LongGamePageScreen::picture(overlay::Ui& ui) const {
  overlay::FrontPageModel shown = page_.model;
  shown.clean = photographer_->keeps_frame();
  return overlay::front_page_screen(shown, state_, ui);
}

void LongGamePageScreen::act(const overlay::FrontPageChoice& choice) {
  if (choice == overlay::FrontPageChoice::keep) {
    page_.model.kept = true;
    photographer_->keep_frame(page_.file);
    kept_->keep_words(page_.file, text_of(page_.model));
    return;
  }
  flow_->back();
  if (page_.lead_on) {
    page_.lead_on();
  }
}

FrontPageScreen::FrontPageScreen(Flow& flow, const BoutOver& over, const Clock& clock, const Words& words, KeptBouts& kept,
                                 Photographer& photographer, std::string date, std::vector<std::string>& printed, bool waits)
    : flow_(&flow),
      clock_(&clock),
      words_(&words),
      kept_(&kept),
      photographer_(&photographer),
      game_(over.game),
      script_(over.match->script()),
      kept_as_(over.kept),
      kind_(over.kind),
      tune_(is_knockout(over.match->standing().method) ? Tune::knockout : Tune::none),
      waits_(waits),
      since_(clock.seconds) {
  model_ = overlay::make_panels(game_->slug())->front_page(*over.match, game_->names(script_, words), words, printed);
  overlay::remember_printed(printed, model_.printed);
  const scene::Papers papers = over.scene->papers(words);
  model_.blow = papers.blow ? papers.blow->caption : std::string();
  model_.rounds = papers.rounds;
  if (model_.ranking && !model_.plot && !model_.face && !model_.rounds.empty()) {
    // Whoever leads a ranking need not be in the picture.
    model_.moment = words.say("menu.front_page.moment", {{"what", model_.rounds.back().text}});
  }
  mark_own_rows(model_, over.people, words);
  model_.photograph = [&photographer](overlay::FrontPagePicture which, int width, int height) -> std::optional<ImTextureID> {
    return photographer.photograph(static_cast<std::size_t>(which), width, height);
  };
  model_.masthead_date = std::move(date);
  model_.can_keep = kept_as_.anywhere() && kind_ != BoutKind::demonstration && flow.may_write_files();
  model_.can_review = game_->any_analyst() != nullptr;
  Random any(0);  // whatever comes by chance is not looked at
  anew_ = kind_ != BoutKind::lesson && game_->begin_anew(script_, any).has_value();
  model_.can_rematch = !anew_;
  if (kind_ == BoutKind::lesson) {
    model_.next_label = game_->after_lesson();
  } else if (anew_) {
    model_.next_label = "menu.front_page.anew";
  }
  place_among_lives(over.match->standing(), words);
  model_.has_other_lives = anew_ && own_ && game_->other_life(script_);
  you_ = game_->names(script_, words).front();
  model_.clean = kind_ == BoutKind::demonstration;
}

void FrontPageScreen::place_among_lives(const Standing& standing, const Words& words) {
  own_ = game_->worth_of(standing);
  if (!own_ || kind_ == BoutKind::lesson || kind_ == BoutKind::demonstration) {
    return;
  }
  constexpr int page = 500;
  int better = 0;
  int others = 0;
  for (records::BoutId before = 0;;) {
    const auto rows = kept_->records().read([&](const records::Database& database) {
      return records::bouts_that_fit(database, {.game = std::string(game_->slug()), .over = true}, before, page);
    });
    if (!rows || rows->empty()) {
      break;
    }
    before = rows->back().id;
    for (const records::BoutRow& row : *rows) {
      const std::optional<LifeWorth> other = game_->worth_of(row.standing);
      if (row.id != kept_as_.row && !row.lesson && other) {
        ++others;
        better += is_better(*other, *own_) ? 1 : 0;
      }
    }
  }
  if (others > 0) {
    model_.subheads.push_back(
        words.say(own_->line, {{"place", std::to_string(better + 1)}, {"count", std::to_string(others + 1)}}));
  }
}

bool FrontPageScreen::press(const Press& press) {
  if (!press.down || press.repeat) {
    return false;
  }
  if (kind_ == BoutKind::demonstration) {
    flow_->demonstration_left();
    return true;
  }
  if (press.button == Button::back) {
    leave();
    return true;
  }
  return false;
}

bool FrontPageScreen::point(const platform::Pointer& pointer) {
  if (kind_ == BoutKind::demonstration && pointer.kind == platform::Pointer::Kind::pressed) {
    flow_->demonstration_left();
    return true;
  }
  return false;
}

void FrontPageScreen::update(double) {
  fresh_ = false;
  if (lives_ && lives_->going_on() && lives_->follow()) {
    model_.figures = lives_->rows(you_, *words_);
    fresh_ = true;
  }
  if (kind_ == BoutKind::demonstration && clock_->seconds - since_ >= demonstration_seconds) {
    flow_->to_demonstration();
  }
}

std::optional<overlay::FrontPageChoice> FrontPageScreen::picture(overlay::Ui& ui) const {
  // The picture that is kept shows the newspaper alone; the cabinet writes it when this frame is painted.
  overlay::FrontPageModel shown = page();
  shown.masthead_date = model_.masthead_date;
  shown.can_rematch = model_.can_rematch;
  shown.can_keep = model_.can_keep;
  shown.next_label = model_.next_label;
  shown.kept = model_.kept;
  shown.can_turn = !model_.more_pages.empty();
  shown.clean = model_.clean || photographer_->keeps_frame();
  return overlay::front_page_screen(shown, state_, ui);
}

void FrontPageScreen::leave() {
  if (kind_ == BoutKind::replay) {
    flow_->back();  // to the list in which it was looked up
  } else {
    flow_->to_corners();
  }
}

void FrontPageScreen::act(const overlay::FrontPageChoice& choice) {
  switch (choice) {
    case overlay::FrontPageChoice::rematch: flow_->rematch(*game_, script_, kind_); break;
    case overlay::FrontPageChoice::next:
      if (anew_) {
        flow_->begin_anew(*game_, script_);
      } else {
        flow_->next_bout(*game_);
      }
      break;
    case overlay::FrontPageChoice::cabinet: leave(); break;
    case overlay::FrontPageChoice::keep:
      model_.kept = true;
      photographer_->keep_frame(kept_->sheet_file(kept_as_, static_cast<int>(page_index_)));
      if (!model_.more_pages.empty()) {
        kept_->keep_words(kept_->sheet_file(kept_as_, static_cast<int>(page_index_)), text_of(page()));
      }
      break;
    case overlay::FrontPageChoice::turn:
      page_index_ = (page_index_ + 1) % (model_.more_pages.size() + 1);
      model_.kept = false;
      break;
    case overlay::FrontPageChoice::lives:
      if (!lives_) {
        constexpr int most = 10'000;
        lives_ = std::make_unique<OtherLives>(game_->other_life(script_), *own_, most, waits_);
      }
      break;
    case overlay::FrontPageChoice::replay: flow_->show_again(script_, kept_as_); break;
    case overlay::FrontPageChoice::review: flow_->open_review(*game_, script_, kept_as_); break;
  }
}

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
