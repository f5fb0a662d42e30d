#include "paint/figure/motions.h"

#include <algorithm>
#include <utility>

#include "paint/figure/motions_json.h"

namespace fc::paint {
namespace {

using Key = Motions::Key;
using Ease = Motions::Ease;

constexpr float least_swing = 0.7F;
constexpr float swing_by_weight = 0.6F;

float eased(Ease ease, float share) {
  switch (ease) {
    case Ease::linear: break;
    case Ease::in: return share * share;
    case Ease::out: return 1 - (1 - share) * (1 - share);
    case Ease::over: {
      const float back = share - 1;
      return 1 + back * back * (2.7F * back + 1.7F);
    }
    case Ease::both: return share * share * (3 - 2 * share);
  }
  return share;
}

/// The key pose as it is in this act of this boxer.
Pose resolved(const Key& key, const Pose& guard, bool leads, float weight) {
  const Pose& base = key.base ? *key.base : guard;
  Pose pose = base;
  for (std::size_t slot = 0; slot < slot_count; ++slot) {
    if (key.said.test(slot)) {
      pose.slots[slot] = key.pose.slots[slot] + (key.added ? base.slots[slot] : 0);
    }
  }
  const auto lay = [&](const auto& hand, const auto& said, Slot first) {
    for (std::size_t slot = 0; slot < Motions::hand_slots; ++slot) {
      if (said.test(slot)) {
        const std::size_t at = index_of(first) + slot;
        pose.slots[at] = hand[slot] + (key.added ? base.slots[at] : 0);
      }
    }
  };
  if (leads && key.fist_said.any() && key.said.test(index_of(Slot::twist))) {
    pose[Slot::twist] = (key.added ? 2 * base[Slot::twist] : 0) - pose[Slot::twist];
  }
  lay(key.fist, key.fist_said, leads ? Slot::lead_forward : Slot::rear_forward);
  lay(key.other, key.other_said, leads ? Slot::rear_forward : Slot::lead_forward);
  return key.swing ? Pose::between(base, pose, least_swing + swing_by_weight * weight) : pose;
}

}  // namespace

Result<Motions> Motions::open(const std::filesystem::path& file) {
  Book book;
  const Result<void> taken = take_json_file(file, [&](const Json& object) { return keep(read_motions(object), book); });
  FC_TRY(taken);
  return Motions(std::move(book));
}

bool Motions::leads(const Looks& looks, const scene::Gesture& gesture) {
  return (gesture.fist == scene::Fist::left) != looks.southpaw;
}

Motions::Moment Motions::at(const Looks& looks, const scene::Gesture& gesture) const {
  const Pose& guard = book_.guards[static_cast<std::size_t>(looks.guard) % guard_count];
  const bool lead = leads(looks, gesture);
  const std::size_t act = static_cast<std::size_t>(gesture.act) % scene::act_count;
  const std::vector<Key>& keys = lead && !book_.of_leading_fist[act].empty() ? book_.of_leading_fist[act] : book_.acts[act];
  const float share = std::clamp(gesture.share, 0.0F, 1.0F);
  const auto next = std::ranges::find_if(keys, [&](const Key& key) { return key.at >= share; });
  const auto to = next == keys.end() ? keys.end() - 1 : next;
  const auto from = to == keys.begin() ? to : to - 1;
  const Pose there = resolved(*to, guard, lead, gesture.weight);
  const Pose here = resolved(*from, guard, lead, gesture.weight);
  const float way = to->at > from->at ? (share - from->at) / (to->at - from->at) : 1;
  const Pose acted = Pose::between(here, there, eased(to->ease, way));
  const float amount = std::clamp(gesture.amount, 0.0F, 1.0F);
  return {.pose = Pose::between(guard, acted, amount),
          .mood = amount < 0.5F ? std::nullopt
                  : way < 1     ? from->mood
                                : to->mood};
}

}  // namespace fc::paint
