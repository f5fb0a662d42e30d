#include "overlay/controls/focus_map.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fc::overlay {
namespace {

constexpr float leaning_cost = 3;  ///< a pixel to the side of the way weighs as much as three along it
constexpr float centring_cost = 0.1F;

/// How far `to` lies from `from` on the way of a press; infinite if it does not lie there. What begins before the box itself
/// ends is somewhere else to whoever looks at the picture. So is what lies rather beside the way than along it: up and down
/// lead to the next line of things all the same, and so do left and right, by `anywhere`, if there is no other way out.
float distance(const Box& from, const Box& to, Direction direction, bool anywhere) {
  const bool horizontal = direction == Direction::left || direction == Direction::right;
  const bool onward = direction == Direction::right || direction == Direction::down;
  const float from_middle = horizontal ? from.middle_x() : from.middle_y();
  const float to_middle = horizontal ? to.middle_x() : to.middle_y();
  if (onward ? to_middle <= from_middle + 1 : to_middle >= from_middle - 1) {
    return std::numeric_limits<float>::infinity();
  }
  const float ahead = horizontal ? (onward ? to.x - from.right() : from.x - to.right())
                                 : (onward ? to.y - from.bottom() : from.y - to.bottom());
  const float aside =
      horizontal ? std::max(to.y - from.bottom(), from.y - to.bottom()) : std::max(to.x - from.right(), from.x - to.right());
  const float off_centre =
      horizontal ? std::abs(to.middle_y() - from.middle_y()) : std::abs(to.middle_x() - from.middle_x());
  const float along = std::abs(to_middle - from_middle);
  if (aside >= 0 && !anywhere && (ahead < -1 || (horizontal && along < off_centre))) {
    return std::numeric_limits<float>::infinity();
  }
  // What overlaps the way of the press although it is not clear of the box itself (columns of unequal height) is only a last
  // resort.
  const float overlapping = ahead < -1 ? 1e6F : 0;
  return std::max(0.0F, ahead) + leaning_cost * std::max(0.0F, aside) + centring_cost * off_centre + overlapping;
}

}  // namespace

FocusId focus_id(std::string_view name, int index) {
  FocusId id = 0xcbf29ce484222325;  // FNV-1a
  for (const char letter : name) {
    id = (id ^ static_cast<unsigned char>(letter)) * 0x100000001b3;
  }
  id = (id ^ static_cast<FocusId>(index + 1)) * 0x100000001b3;
  return id == 0 ? 1 : id;
}

void FocusMap::begin_frame(float dt) {
  building_.clear();
  scope_names_.assign(1, 0);
  scope_stack_.assign(1, 0);
  held_ = holding() ? held_ + dt : 0;
  refocused_ = false;
  view_ = {};
  on_page_ = false;
}

void FocusMap::open_page(const Box& view) {
  view_ = view;
  on_page_ = true;
}

void FocusMap::open_scope(std::string_view name, bool fresh) {
  const FocusId id = focus_id(name);
  if (fresh && live_scope_ != id) {
    remembered_.erase(id);
  }
  scope_stack_.push_back(static_cast<int>(scope_names_.size()));
  scope_names_.push_back(id);
}

void FocusMap::close_scope() { scope_stack_.pop_back(); }

Touch FocusMap::add(FocusId id, const Box& box, const FocusTraits& traits) {
  building_.push_back(
      {.id = id, .box = box.moved(0, -scrolled_), .traits = traits, .scope = scope_stack_.back(), .on_page = on_page_});
  Box& clip = building_.back().traits.clip;
  clip = clip.moved(0, -scrolled_);
  Touch touch;
  if (id != focused_ || scope_names_.at(static_cast<std::size_t>(scope_stack_.back())) != live_scope_) {
    return touch;
  }
  touch.focused = true;
  touch.activated = activated_ == id;
  touch.nudge = nudged_ == id ? nudge_ : 0;
  touch.arrived = arrived_ == id;
  touch.held_seconds = holding() ? held_ : 0;
  touch.pointer_x = touch.activated ? click_x_ : -1;
  return touch;
}

void FocusMap::end_frame() {
  const FocusId top = scope_names_.back();
  const int top_index = static_cast<int>(scope_names_.size()) - 1;
  FocusId known_place = 0;
  if (std::exchange(anew_, false)) {
    remembered_.erase(top);
    focused_ = top == live_scope_ ? 0 : focused_;
  }
  if (top != live_scope_) {
    remembered_[live_scope_] = focused_;
    const auto known = remembered_.find(top);
    known_place = known == remembered_.end() ? 0 : known->second;
    focused_ = known_place;
    live_scope_ = top;
    accept_down_ = false;
    pointer_down_ = false;
    held_ = 0;
    refocused_ = true;
  }
  live_.clear();
  std::ranges::copy_if(building_, std::back_inserter(live_), [&](const Entry& entry) { return entry.scope == top_index; });
  live_view_ = view_;
  activated_ = 0;
  nudged_ = 0;
  arrived_ = 0;
  click_x_ = -1;
  page_steps_ = 0;
  settle();
  returned_ = known_place != 0 && focused_ == known_place;
  arrived_ = returned_ ? focused_ : arrived_;
}

void FocusMap::settle() {
  if (wanted_ != 0 && find(wanted_) != nullptr) {
    refocused_ = refocused_ || focused_ != wanted_;
    focused_ = wanted_;
    arrived_ = wanted_;
    wanted_ = 0;
  }
  fell_ = !live_.empty() && find(focused_) == nullptr;
  if (!fell_) {
    return;
  }
  const auto first = std::ranges::find_if(live_, [](const Entry& entry) { return entry.traits.first; });
  focused_ = first != live_.end() ? first->id : live_.front().id;
  arrived_ = focused_;
  refocused_ = true;
}

const FocusMap::Entry* FocusMap::find(FocusId id) const {
  const auto found = std::ranges::find(live_, id, &Entry::id);
  return found == live_.end() ? nullptr : &*found;
}

const FocusMap::Entry* FocusMap::under(float x, float y) const {
  const auto hit = [&](const Entry& entry) { return entry.box.contains(x, y) && entry.traits.clip.contains(x, y); };
  const auto found = std::find_if(live_.rbegin(), live_.rend(), hit);
  return found == live_.rend() ? nullptr : &*found;
}

FocusId FocusMap::neighbour(FocusId from, Direction direction) const {
  const Entry* start = find(from);
  if (start == nullptr) {
    return from;
  }
  const FocusTraits& traits = start->traits;
  const FocusId linked = direction == Direction::up ? traits.above : direction == Direction::down ? traits.below : 0;
  if (find(linked) != nullptr) {
    return linked;
  }
  // A hidden row of a list is scrolled to when the focus comes to it: it then lies at the list's edge.
  const Box& clip = traits.clip;
  Box seen = start->box;
  if (seen.overlap(clip).h <= 0) {
    seen.y = std::clamp(seen.y, clip.y, std::max(clip.y, clip.bottom() - seen.h));
  }
  const bool vertical = direction == Direction::up || direction == Direction::down;
  Box from_page = seen;  // where it lies once the page has been scrolled to it
  from_page.y = std::clamp(seen.y, live_view_.y, std::max(live_view_.y, live_view_.bottom() - seen.h));
  // What is still hidden of a page comes before the buttons below it.
  const bool stays_on_page = vertical && start->on_page;
  const auto nearest = [&](bool same_group, bool on_page) {
    FocusId best = 0;
    float shortest = std::numeric_limits<float>::infinity();
    for (const Entry& entry : live_) {
      const bool in_group = start->traits.group != 0 && entry.traits.group == start->traits.group;
      const bool in_sight = entry.box.overlap(entry.traits.clip).h > 0;
      const bool elsewhere = stays_on_page && entry.on_page != on_page;
      if (entry.id == from || in_group != same_group || (!in_group && !in_sight) || elsewhere) {
        continue;
      }
      const float far = distance(same_group                  ? start->box
                                 : stays_on_page && !on_page ? from_page
                                                             : seen,
                                 entry.box, direction, traits.takes_vertical);
      if (far < shortest) {
        shortest = far;
        best = entry.id;
      }
    }
    return std::pair{best, shortest};
  };
  const auto [in_group, group_distance] = nearest(true, true);
  if (!vertical && traits.in_row) {
    return in_group != 0 ? in_group : from;
  }
  auto [outside, outside_distance] = nearest(false, true);
  if (outside == 0 && stays_on_page) {
    outside = nearest(false, false).first;
  }
  if (in_group != 0 && (vertical || group_distance <= outside_distance)) {
    return in_group;
  }
  return outside != 0 ? outside : (in_group != 0 ? in_group : from);
}

const Box* FocusMap::arrived_at() const {
  const Entry* entry = arrived_ == 0 ? nullptr : find(arrived_);
  return entry == nullptr || !entry->on_page ? nullptr : &entry->box;
}

bool FocusMap::turns_page(FocusId next, Direction direction) const {
  if (live_view_.empty() || direction == Direction::left || direction == Direction::right) {
    return false;
  }
  constexpr float far = 0.35F;  // of what is seen
  const Box& box = find(next)->box;
  const float outside = direction == Direction::down ? box.y - live_view_.bottom() : live_view_.y - box.bottom();
  return next == focused_ || outside > far * live_view_.h;
}

bool FocusMap::is_seen(const Entry& entry) const {
  constexpr float least = 0.3F;  // of its height
  const float needed = std::max(1.0F, least * entry.box.h);
  const bool in_list = entry.box.overlap(entry.traits.clip).h >= std::min(needed, entry.traits.clip.h);
  return in_list && (!entry.on_page || entry.box.overlap(live_view_).h >= std::min(needed, live_view_.h));
}

bool FocusMap::is_seen() const {
  const Entry* here = find(focused_);
  return here != nullptr && is_seen(*here);
}

/// A press while the focus has been scrolled off the page: it goes on among what is seen, or turns the page once more.
bool FocusMap::leaves_the_unseen(Direction direction) {
  const Entry* here = find(focused_);
  if (!here->on_page || here->box.overlap(live_view_).h > 0) {
    return false;
  }
  if (direction == Direction::left || direction == Direction::right) {
    arrived_ = focused_;
    return true;
  }
  const bool down = direction == Direction::down;
  const Entry* nearest = nullptr;
  for (const Entry& entry : live_) {
    if (entry.on_page && is_seen(entry) &&
        (nearest == nullptr || (down ? entry.box.y < nearest->box.y : entry.box.bottom() > nearest->box.bottom()))) {
      nearest = &entry;
    }
  }
  if (nearest != nullptr) {
    focused_ = nearest->id;
    arrived_ = focused_;
    return true;
  }
  const Entry* next = find(neighbour(focused_, direction));
  const bool behind = down ? next->box.bottom() <= live_view_.y : next->box.y >= live_view_.bottom();
  if (!next->on_page || !behind) {
    return false;  // to the buttons below the page, or to what is nearly seen
  }
  page_steps_ += down ? 1 : -1;
  return true;
}

void FocusMap::move(Direction direction) {
  const Entry* here = find(focused_);
  if (here == nullptr || leaves_the_unseen(direction)) {
    return;
  }
  const bool horizontal = direction == Direction::left || direction == Direction::right;
  if (horizontal ? here->traits.takes_horizontal : here->traits.takes_vertical) {
    nudged_ = focused_;
    nudge_ = direction == Direction::left || direction == Direction::up ? -1 : 1;
    return;
  }
  const FocusId next = neighbour(focused_, direction);
  if (turns_page(next, direction)) {
    page_steps_ += direction == Direction::down ? 1 : -1;
    return;
  }
  if (next != focused_) {
    focused_ = next;
    arrived_ = next;
    held_ = 0;
    accept_down_ = false;
    pointer_down_ = false;
  }
}

void FocusMap::accept(bool down) {
  if (down && find(focused_) != nullptr && !is_seen()) {
    arrived_ = focused_;
    return;
  }
  if (down && !accept_down_) {
    activated_ = focused_;
    click_x_ = -1;
    held_ = 0;
  }
  accept_down_ = down;
}

void FocusMap::point(float x, float y) {
  const Entry* entry = under(x, y);
  if (entry == nullptr) {
    pointer_down_ = false;
    return;
  }
  if (entry->id != focused_) {
    focused_ = entry->id;
    held_ = 0;
    accept_down_ = false;
    pointer_down_ = false;
    refocused_ = true;
  }
}

void FocusMap::press_pointer(float x, float y, bool down) {
  const Entry* entry = under(x, y);
  pointer_down_ = down && entry != nullptr;
  if (!pointer_down_) {
    return;
  }
  focused_ = entry->id;
  activated_ = entry->id;
  click_x_ = entry->box.w > 0 ? (x - entry->box.x) / entry->box.w : 0;
  held_ = 0;
}

void FocusMap::focus(FocusId id) {
  wanted_ = id;
  if (find(id) != nullptr) {
    settle();
  }
}

bool FocusMap::unsettled() const {
  return refocused_ || activated_ != 0 || nudged_ != 0 || arrived_ != 0 || page_steps_ != 0;
}

}  // namespace fc::overlay
