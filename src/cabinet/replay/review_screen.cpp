#include "cabinet/replay/review_screen.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>
#include <vector>

#include "bots/analyst.h"
#include "cabinet/bout/live_odds.h"
#include "cabinet/bout/notices.h"
#include "cabinet/program/app_context.h"
#include "match/conductor.h"
#include "match/script.h"
#include "scene/game_scene.h"

namespace fc::cabinet {
namespace {

/// Of a hundred; below 1 it is still something.
std::string points_of(float points) { return std::to_string(std::max(1L, std::lround(points))); }

/// An answer as the screen words it, and what it costs against the best one, in points of a hundred.
struct PricedAnswer {
  std::string notation;
  std::string label;
  float points = 0;
};

/// Whether nobody sees a difference between that answer and the best.
bool is_right(const std::vector<PricedAnswer>& answers, const std::string& given) {
  constexpr float as_good = 2;  // points of a hundred
  const auto found = std::ranges::find(answers, given, &PricedAnswer::notation);
  return found != answers.end() && found->points <= as_good;
}

/// All answers to what that corner is asked where the script stands, and why the best is better than the one that was
/// given there.
struct Priced {
  std::vector<PricedAnswer> answers;  ///< none: it is asked nothing there
  std::string why;                    ///< with a blank before it; empty: it was not asked for, or does not show
  std::string best;                   ///< the answer that it is about, or else one that costs nothing
};

/// given: the answer of somebody who is told why only if it is right. Null: whoever asks is told.
Priced prices_of(const CornerGame& game, const Script& so_far, const ReviewedChoice& choice, const Words& words,
                 const std::string* given = nullptr) {
  const auto match = game.open(so_far);
  if (!match || !replay(**match, so_far)) {
    return {};
  }
  const Needs pickers = (*match)->pickers();
  const auto need = std::ranges::find(pickers, seat_of(choice.corner), &Need::seat);
  if (need == pickers.end()) {
    return {};
  }
  const std::vector<std::string> legal = (*match)->legal(*need);
  const std::vector<double> costs = game.analyst()->costs(**match, *need);
  const auto scene = scene::make_scene(**match, game.names(so_far, words));
  scene->catch_up(**match, 0);
  const scene::Prompt prompt = scene->prompt(**match, *need, words);
  Priced priced;
  for (std::size_t place = 0; place < std::min(legal.size(), costs.size()); ++place) {
    const auto option = std::ranges::find(prompt.options, legal[place], &scene::Option::notation);
    priced.answers.push_back({.notation = legal[place],
                              .label = option == prompt.options.end() ? legal[place] : option->label,
                              .points = static_cast<float>(100 * costs[place])});
  }
  const auto best = std::ranges::min_element(priced.answers, {}, &PricedAnswer::points);
  if (best == priced.answers.end() || (given != nullptr && !is_right(priced.answers, *given))) {
    return priced;
  }
  priced.best = best->notation;
  if (const auto reason = reason_beside(*game.analyst(), **match, *need, choice.taken)) {
    priced.why = reason_words(**match, *scene, prompt, *reason, words);
    priced.best = reason->answer;  // of several that are as good
  }
  return priced;
}

}  // namespace

Result<std::unique_ptr<Screen>> ReviewScreen::open(AppContext& app, CornerGame& game, const Script& script, KeptAs kept,
                                                   std::function<void()> if_none) {
  if (game.any_analyst() == nullptr) {
    return fault(FaultCode::unavailable, "game", "has no analyst");
  }
  FC_TRY(auto bout, ReplayedBout::open(game, script, std::move(kept), app.language.words()));
  std::unique_ptr<ReviewScreen> screen(new ReviewScreen(app, std::move(bout)));
  screen->if_none_ = std::move(if_none);
  return screen;
}

ReviewScreen::ReviewScreen(AppContext& app, ReplayedBout bout)
    : room_(bout_context_of(app)),
      bout_(std::move(bout)),
      worker_([game = bout_.game](const Script& asked, const std::stop_token& stop) {
        return game->any_analyst()->analyse(asked, stop);
      }) {
  worker_.hand_over(bout_.script);
  write();
}

void ReviewScreen::follow_language() {
  const Words& words = room_.language.words();
  if (bout_.language == words.language()) {
    return;
  }
  bout_.turn_into(words);
  write();
}

void ReviewScreen::update(double) {
  follow_language();
  if (seats_) {  // back from a puzzle
    room_.seating.seat_again(*std::exchange(seats_, std::nullopt));
  }
  const bool was_ready = ready();
  if (!ledger_) {
    ledger_ = room_.waits ? worker_.wait() : worker_.take();
    if (ledger_) {
      write();
    }
  }
  bout_.track->lay_out();
  if (!was_ready && ready()) {
    write();
    const std::function<void()> if_none = std::exchange(if_none_, {});
    if (if_none && !offer_worst()) {
      if_none();  // this screen may be gone with it
    }
  }
}

bool ReviewScreen::offer_worst() {
  const ReviewedChoice* worst = nullptr;
  for (const auto& choices : review_.choices) {
    // What was only answered too often comes behind the mistakes, and is none.
    if (!choices.empty() && choices[0].is_mistake() && (worst == nullptr || choices[0].points > worst->points)) {
      worst = choices.data();
    }
  }
  if (worst != nullptr) {
    offer_puzzle(*worst);
  }
  return worst != nullptr;
}

void ReviewScreen::write() {
  const Words& words = room_.language.words();
  const std::vector<std::string>& names = bout_.track->names();
  review_ = ledger_ && *ledger_ ? review_of(**ledger_, *bout_.track, names, words) : Review();
  review_.page.many = names.size() != 2;
  if (!review_.page.many && (!ledger_ || !*ledger_)) {
    review_.page.names = {names[0], names[1]};
  }
  if (ledger_ && !*ledger_) {
    review_.page.sentence = words["review.unread"];
  }
  if (bout_.track->is_laid_out()) {
    review_.page.outcome = worded(bout_.track->match().standing(), names, words);
  }
}

bool ReviewScreen::press(const Press& press) {
  if (goes_back(press)) {
    room_.flow.back();
    return true;
  }
  if (press.down && !press.repeat && press.button == Button::details && !review_.page.many) {
    shows_figures_ = !shows_figures_;
    return true;
  }
  return false;
}

std::optional<overlay::ReviewAction> ReviewScreen::picture(overlay::Ui& ui) const {
  overlay::ReviewModel shown = review_.page;
  shown.shows_figures = shows_figures_;
  shown.can_keep = bout_.kept.anywhere() && ready() && room_.flow.may_write_files();
  shown.kept = picture_kept_;
  shown.clean = room_.photographer.keeps_frame();
  return overlay::review_screen(shown, state_, ui);
}

void ReviewScreen::act(const overlay::ReviewAction& action) {
  using Kind = overlay::ReviewAction::Kind;
  const std::size_t corner = action.corner == Corner::red ? 0 : 1;
  switch (action.kind) {
    case Kind::back: room_.flow.back(); break;
    case Kind::figures: shows_figures_ = !shows_figures_; break;
    case Kind::keep:
      picture_kept_ = true;
      room_.photographer.keep_frame(room_.kept.review_file(bout_.kept));
      break;
    case Kind::pin: room_.flow.show_again(bout_.script, bout_.kept, review_.pins[action.index]); break;
    case Kind::choice: {
      const ReviewedChoice& choice = review_.choices.at(corner)[action.index];
      if (choice.is_mistake()) {
        offer_puzzle(choice);
      } else {
        room_.flow.show_again(bout_.script, bout_.kept, choice.place);
      }
      break;
    }
    case Kind::roll: room_.flow.show_again(bout_.script, bout_.kept, review_.rolls.at(corner)[action.index]); break;
  }
}

void ReviewScreen::offer_puzzle(const ReviewedChoice& choice) {
  const Words& words = room_.language.words();
  const std::string& name = review_.page.names.at(seat_of(choice.corner));
  room_.flow.show_notice("review.puzzle.heading",
                         words.say("review.puzzle.asked", {{"name", name},
                                                           {"round", std::to_string(std::max(1, choice.round))},
                                                           {"answer", choice.label},
                                                           {"points", points_of(choice.points)}}),
                         {{.words = std::string(words["review.puzzle.try"]), .take = [this, choice] { ask_again(choice); }},
                          {.words = std::string(words["review.puzzle.look"]),
                           .take = [this, choice] { room_.flow.show_again(bout_.script, bout_.kept, choice.place); }},
                          {.words = std::string(words["menu.back"]), .take = {}}});
}

void ReviewScreen::ask_again(const ReviewedChoice& choice) {
  seats_ = room_.seating.seats();
  room_.flow.ask_again(*bout_.game, bout_.track->until(choice.place), static_cast<int>(seat_of(choice.corner)),
                       [this, choice](const std::string& answer) { return weigh(choice, answer); });
}

std::string ReviewScreen::weigh(const ReviewedChoice& choice, const std::string& answer) {
  const Words& words = room_.language.words();
  const Priced priced = prices_of(*bout_.game, bout_.track->until(choice.place), choice, words, &answer);
  const auto given = std::ranges::find(priced.answers, answer, &PricedAnswer::notation);
  if (given == priced.answers.end()) {
    return {};
  }
  const bool right = is_right(priced.answers, answer);
  const auto way = [&words](std::string_view key, std::function<void()> take) {
    return NoticeChoice{.words = std::string(words[key]), .take = std::move(take)};
  };
  std::vector<NoticeChoice> ways;
  if (!right) {
    ways.push_back(way("review.puzzle.again", {}));
    ways.push_back(way("review.puzzle.tell", [this, choice] { show_best(choice); }));
  }
  ways.push_back(way("review.puzzle.go_on",
                     [this, choice] { room_.flow.go_on_from(*bout_.game, bout_.track->until(choice.place), bout_.kept); }));
  ways.push_back(way("review.puzzle.leave", [this] { room_.flow.back(); }));
  room_.flow.show_notice(right ? "review.puzzle.right" : "review.puzzle.wrong",
                         words.say(right ? "review.puzzle.is_right" : "review.puzzle.is_wrong",
                                   {{"answer", given->label}, {"points", points_of(given->points)}}) +
                             priced.why,
                         std::move(ways));
  return right ? std::string() : "\u2212" + points_of(given->points);
}

void ReviewScreen::show_best(const ReviewedChoice& choice) {
  const Words& words = room_.language.words();
  const Priced priced = prices_of(*bout_.game, bout_.track->until(choice.place), choice, words);
  const auto best = std::ranges::find(priced.answers, priced.best, &PricedAnswer::notation);
  if (best == priced.answers.end()) {
    return;
  }
  room_.flow.show_notice(
      "review.puzzle.best", words.say("review.puzzle.is_best", {{"answer", best->label}}) + priced.why,
      {{.words = std::string(words["review.puzzle.again"]), .take = {}},
       {.words = std::string(words["review.puzzle.go_on"]),
        .take = [this, choice] { room_.flow.go_on_from(*bout_.game, bout_.track->until(choice.place), bout_.kept); }},
       {.words = std::string(words["review.puzzle.leave"]), .take = [this] { room_.flow.back(); }}});
}

namespace {

constexpr std::int64_t seconds_a_day = 86'400;

std::vector<CornerGame*> reckoned_games(const CornerGames& games) {
  std::vector<CornerGame*> reckoned;
  std::ranges::copy_if(games.offered(), std::back_inserter(reckoned),
                       [](const CornerGame* game) { return game->analyst() != nullptr; });
  return reckoned;
}

/// The kept bouts that the day's may be taken from.
std::vector<records::BoutRow> kept_before(std::int64_t day, const CornerGames& games, KeptBouts& kept) {
  constexpr int most = 400;
  auto rows =
      kept.records()
          .read([](const records::Database& database) { return records::bouts_that_fit(database, {.over = true}, 0, most); })
          .value_or(std::vector<records::BoutRow>());
  std::erase_if(rows, [&](const records::BoutRow& row) {
    const CornerGame* const game = games.find(row.game);
    return row.lesson || day_of(row.touched) >= day || row.names.size() > 2 || game == nullptr || !games.is_offered(*game) ||
           game->analyst() == nullptr;
  });
  return rows;
}

/// The weakest bots box one: they choose badly often enough.
std::optional<Script> boxed_by_bots(const CornerGame& game, Random& random) {
  BoutPlan plan = game.plan(random);
  const StandIn weakest = game.stand_ins().front();
  plan.stand_ins.assign(plan.entrants.size(), weakest);
  ConductorPlan bout;
  auto match = game.open(game.opening_script(plan));
  if (!match) {
    return std::nullopt;
  }
  bout.match = std::move(*match);
  for (std::size_t seat = 0; seat < plan.entrants.size(); ++seat) {
    bout.bots.push_back(game.bot(weakest));
  }
  bout.seed = random.bits();
  Conductor conductor(std::move(bout));
  while (conductor.advance_and_wait() == Conductor::Step::moved) {
  }
  return conductor.match().script();
}

}  // namespace

std::int64_t day_of(std::int64_t seconds) { return seconds / seconds_a_day; }

bool has_daily_puzzle(const CornerGames& games) { return !reckoned_games(games).empty(); }

std::optional<DailyBout> bout_of_day(std::int64_t day, std::uint64_t attempt, const CornerGames& games, KeptBouts& kept) {
  Random random = random_stream(static_cast<std::uint64_t>(day), attempt);
  // After that the book has none with a mistake, or few.
  constexpr std::uint64_t most_from_book = 6;
  const std::vector<records::BoutRow> rows =
      attempt < most_from_book ? kept_before(day, games, kept) : std::vector<records::BoutRow>();
  if (!rows.empty()) {
    const records::BoutRow& row = rows[random.below(static_cast<std::uint32_t>(rows.size()))];
    if (auto bout = kept.open(row.id)) {
      return DailyBout{.game = games.find(bout->script.game), .script = std::move(bout->script), .kept = {.row = row.id}};
    }
  }
  const std::vector<CornerGame*> reckoned = reckoned_games(games);
  if (reckoned.empty()) {
    return std::nullopt;
  }
  CornerGame* const game = reckoned[random.below(static_cast<std::uint32_t>(reckoned.size()))];
  auto script = boxed_by_bots(*game, random);
  return script ? std::optional(DailyBout{.game = game, .script = std::move(*script), .kept = {}}) : std::nullopt;
}

Result<std::unique_ptr<Screen>> daily_puzzle(AppContext& app, std::int64_t day, std::uint64_t attempt) {
  constexpr std::uint64_t most_attempts = 12;
  const auto bout = bout_of_day(day, attempt, app.games, app.kept);
  if (!bout) {
    return fault(FaultCode::unavailable, "game", "has no analyst");
  }
  const auto another = [&app, day, attempt] {
    if (attempt + 1 < most_attempts) {
      if (auto screen = daily_puzzle(app, day, attempt + 1)) {
        app.flow.back();
        app.flow.transitions().push(std::move(*screen));
      }
    }
  };
  auto opened = ReviewScreen::open(app, *bout->game, bout->script, bout->kept, another);
  // A bout that cannot be played again is not the only one.
  return opened || attempt + 1 == most_attempts ? std::move(opened) : daily_puzzle(app, day, attempt + 1);
}

}  // namespace fc::cabinet
