// The panels of a campaign: the desk of the managers, their ladder, and the card of whatever is asked.
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "overlay/bout/bout_parts.h"
#include "overlay/bout/panels_of.h"
#include "overlay/office/office.h"
#include "overlay/ringside-campaign/cards.h"
#include "overlay/ringside-campaign/pages.h"

namespace fc::ringside_campaign {
namespace {

using namespace overlay;

/// The pages of the desk, as their tabs.
enum class Page : std::uint8_t { week, ladder, stable, ledger, gazette, champions };
constexpr std::array page_keys{"tab.week", "tab.ladder", "tab.stable", "tab.ledger", "tab.gazette", "tab.champions"};

/// Caption and commentary beside the tray; below a wide desk as wide as that.
void draw_foot(const BoutView& view, bool wide, Ui& ui) {
  const BoutModel& model = *view.model;
  Box caption = view.layout.caption;
  Box commentary = view.layout.commentary;
  if (wide) {
    caption.w = view.layout.right.right() - caption.x;
    commentary.w = view.layout.right.right() - commentary.x;
  }
  caption_strip(ui, caption, model.scene->caption(model.clock, ui.words()), false);
  commentary_strip(ui, commentary, model.scene->commentary(model.clock, ui.words(), 4));
}

/// How his stable comes about.
std::string_view formation_key(Formation formation) {
  switch (formation) {
    case Formation::draft: return "ringside-campaign.tale.by_draft";
    case Formation::auction: return "ringside-campaign.tale.by_auction";
    case Formation::roll: break;
  }
  return "ringside-campaign.tale.by_roll";
}

/// Whom he chooses from.
std::string_view pool_key(Pool pool) {
  switch (pool) {
    case Pool::history: return "ringside-campaign.tale.history";
    case Pool::generated: return "ringside-campaign.tale.generated";
    case Pool::mixed: break;
  }
  return "ringside-campaign.tale.mixed";
}

/// What a manager begins with, as far as it is known before the stables are formed.
std::vector<std::string> lines_of_tale(const Options& options, const Words& words) {
  std::vector<std::string> lines{
      words.say(formation_key(options.formation), {{"men", std::to_string(options.stable_size)}})};
  if (options.formation != Formation::roll) {
    lines.emplace_back(words[pool_key(options.pool)]);
  }
  if (options.starting_cash > 0) {
    lines.push_back(words.say("ringside-campaign.tale.cash", {{"cash", money_text(options.starting_cash, words)}}));
  }
  return lines;
}

/// The question on the desk, if a person has to answer it.
const OpenQuestion* question_for_people(const BoutView& view) {
  const OpenQuestion* const open = view.question();
  return open != nullptr && open->by_person && !open->prompt.options.empty() ? open : nullptr;
}

class Panels final : public PanelsOf<Rules, Scene, BoutView> {
 private:
  /// The week's page is open, and nobody is asked or shown anything on it.
  [[nodiscard]] bool shows_stables_or_night(const BoutView& view) const {
    return question_for_people(view) == nullptr && page_ == Page::week && !view.model->held && view.now().lot.man == nobody;
  }

  std::optional<BoutAction> draw(const BoutView& view, Ui& ui) override {
    follow(view);
    std::optional<BoutAction> action = draw_top(view, ui);
    draw_managers(view, view.layout.left, ui);
    const bool wide = is_wide(view, ui);
    if (!wide) {
      draw_standings(view, view.layout.right, ui);
    }
    if (auto answer = draw_desk(view, wide, ui)) {
      action = std::move(answer);
    }
    draw_foot(view, wide, ui);
    if (view.model->lesson) {
      const Box left = view.layout.left;
      coach_card(ui, {left.x, left.y, left.w, left.h - ui.px(8)}, *view.model, panel_text(ui, "coach"), Edge::foot);
    }
    return action;
  }

  /// As wide as the widest page, of which nothing shows beside it.
  [[nodiscard]] Box place_of_answers(const scene::Layout& layout) const override {
    Box place = layout.ring;
    const bool beside = layout.right.y < place.bottom();  // upright it stands below
    place.w = beside ? std::max(place.right(), layout.right.right()) - place.x : place.w;
    return place;
  }

  [[nodiscard]] bool lies_on_a_page(const BoutView&) const override { return true; }

  /// All stables with their faces, and all posters of a night, need more than a desk with one question.
  [[nodiscard]] float page_height(const BoutView& view) const override {
    constexpr float usual = 1280;
    constexpr float of_many = 1800;
    const State& now = view.now();
    const bool is_night = view.readout.night && !view.readout.week_over && now.night.size() + view.readout.fought.size() > 2;
    return shows_stables_or_night(view) && (forms_stables(now) || is_night) ? of_many : usual;
  }

  /// The man who is made or picked now, with the head of his stable if both have room; of a night the latest result, which
  /// stands at the top; whom one may pick, with what is asked.
  [[nodiscard]] LargePage::Part page_part(const BoutView& view, const Ui& ui) const override {
    const State& now = view.now();
    if (const OpenQuestion* const open = question_for_people(view); open != nullptr && page_ == Page::week) {
      const bool picks = is_answered_by_a_man(static_cast<Decision>(open->prompt.need.topic));
      const int asked = static_cast<int>(view.model->match->event_count());
      return picks ? LargePage::Part{.box = desk_place(view, is_wide(view, ui)), .key = 2 + most_men + asked}
                   : LargePage::Part{};
    }
    if (!shows_stables_or_night(view)) {
      return {};
    }
    Box part = ui.screen();
    const bool makes = view.readout.roller == nobody;
    const int seat = makes ? now.making.seat : now.man(view.readout.roller).owner;
    if (!forms_stables(now) || seat >= seats_of(*view.setup)) {
      return {.box = part, .key = 1};
    }
    const auto& stable = now.manager(seat).stable;
    const auto his = makes ? stable.end() : std::ranges::find(stable, view.readout.roller);
    const auto place = static_cast<int>(his - stable.begin());
    const Box inside = inside_of_desk(view, ui);
    const Box man = stable_as_far_as(view, seat, place, inside, ui);
    const bool stands_first = man.y <= stable_as_far_as(view, 0, 0, inside, ui).y;
    part.y = std::max(stands_first ? part.y : man.y, man.bottom() - ui.layer().output().h);
    return {.box = part, .key = 2 + seat * most_in_a_stable + place};
  }

  [[nodiscard]] std::vector<std::string_view> lesson_moments(const BoutModel& model) const override {
    return ringside_campaign::lesson_moments(static_cast<const Scene&>(*model.scene).readout(model.clock),
                                             first_asked<Decision>(model));
  }

  /// A new question to a person comes to the top of the desk; whoever browses goes on where he was.
  void follow(const BoutView& view) {
    const OpenQuestion* const open = question_for_people(view);
    const std::size_t asked = open == nullptr ? 0 : view.model->match->event_count();
    const bool opens_bill = view.model->held && !held_;
    held_ = view.model->held;
    bill_scroll_ = opens_bill ? 0 : bill_scroll_;
    asks_anew_ = opens_bill || (asked != 0 && asked != asked_);
    page_ = asks_anew_ ? Page::week : page_;
    asked_ = asked;
  }

  /// Large letters, whole ladders and the other pages take the place of the standings.
  [[nodiscard]] bool is_wide(const BoutView& view, const Ui& ui) const {
    constexpr float large = 1.3F;
    return !view.upright() && (ui.text_scale() > large || view.readout.week_over || view.model->held || page_ != Page::week);
  }

  [[nodiscard]] static Box desk_place(const BoutView& view, bool wide) {
    const Box ring = view.layout.ring;
    const float right = wide ? view.layout.right.right() : ring.right();
    return {ring.x, ring.y, right - ring.x, view.layout.caption.y - ring.y};
  }
  /// What lies on the sheet there.
  [[nodiscard]] Box inside_of_desk(const BoutView& view, const Ui& ui) const {
    Box box = desk_place(view, is_wide(view, ui)).inset(ui.px(4), ui.px(4));
    if (view.now().phase != Phase::forming) {
      box.take_top(office_tabs_height(ui));
    }
    return box.inset(ui.px(20), ui.px(16));
  }

  /// The folder in the middle: its tabs, and the page that is open.
  std::optional<BoutAction> draw_desk(const BoutView& view, bool wide, Ui& ui) {
    Box box = desk_place(view, wide);
    const Panel panel(ui, "desk", box, true);
    ui.fill(box, colour::hall);
    box = box.inset(ui.px(4), ui.px(4));
    if (view.now().phase != Phase::forming) {
      draw_tabs(box.take_top(office_tabs_height(ui)), ui);
    }
    paper_sheet(ui, box);
    const Box inside = box.inset(ui.px(20), ui.px(16));
    if (page_ != Page::week) {
      draw_page(view, inside, ui);
      return std::nullopt;
    }
    if (const OpenQuestion* const open = question_for_people(view)) {
      return draw_question(view, *open, inside, memory_, ui);
    }
    return draw_week(view, inside, bill_scroll_, ui);
  }

  void draw_tabs(const Box& box, Ui& ui) {
    std::vector<std::string> names;
    for (const std::string_view key : page_keys) {
      names.push_back(panel_text(ui, key));
    }
    page_ = static_cast<Page>(office_tabs(ui, box, names, static_cast<int>(page_), asks_anew_));
  }

  void draw_page(const BoutView& view, const Box& box, Ui& ui) {
    const OfficeView office = office_view(view);
    switch (page_) {
      case Page::ladder: return draw_ladder_page(office, box, office_, ui);
      case Page::stable: return draw_stable_page(office, box, office_, ui);
      case Page::ledger: return draw_ledger_page(office, box, office_, ui);
      case Page::gazette: return draw_gazette_page(office, box, office_, ui);
      case Page::champions: return draw_champions_page(office, box, office_, ui);
      case Page::week: return;
    }
  }

  void fill_tale(const Setup& setup, const Words& words, TaleModel& tale) const override {
    for (std::size_t seat = 0; seat < tale.names.size(); ++seat) {
      tale.cards.push_back({.name = tale.names[seat], .note = {}, .ratings = {}, .lines = {}, .mark = {}});
      overlay::BoxerCardModel& card = tale.cards.back();
      card.mark = mark_of(static_cast<int>(seat));
      card.lines = lines_of_tale(setup.options, words);
    }
    tale.terms = words.say("ringside-campaign.panel.terms", {{"weeks", std::to_string(setup.options.weeks)},
                                                             {"men", std::to_string(setup.options.stable_size)}});
  }

  [[nodiscard]] FrontPageModel write_front_page(const MatchOf<Rules>& campaign, const std::vector<std::string>& names,
                                                overlay::PaperVariants& variants) const override {
    Chronicle chronicle(campaign.setup());
    for (const Event& event : campaign.events()) {
      chronicle.note(event);
    }
    return last_front_page({campaign.setup(), campaign.state(), chronicle, names}, variants.words());
  }

  [[nodiscard]] std::optional<FrontPageModel> page_since(const Match& match, const std::vector<std::string>& names,
                                                         const Words& words, const TellSince& since) const override {
    return evening_page(match_of<Rules>(match), names, words, since);
  }

  CardMemory memory_;
  OfficeMemory office_;
  float bill_scroll_ = 0;
  Page page_ = Page::week;
  std::size_t asked_ = 0;  ///< how much had happened when the open question was asked; 0: no person is asked
  bool asks_anew_ = false;
  bool held_ = false;
};

}  // namespace

}  // namespace fc::ringside_campaign

template <>
std::unique_ptr<fc::overlay::GamePanels> fc::overlay::make_panels<fc::ringside_campaign::Rules>() {
  return std::make_unique<ringside_campaign::Panels>();
}
