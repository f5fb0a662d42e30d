#include "paint/figure/pose.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include <fmt/format.h>

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

namespace {

using Key = Motions::Key;

constexpr std::array<std::string_view, 5> ease_names{"both", "linear", "in", "out", "over"};
constexpr int most_length = 200;  // hundredths
constexpr int most_angle = 400;
constexpr float hundredth = 0.01F;

/// A member of a key pose: which numbers it says, in their order; those with a default may be left out from behind.
struct Member {
  const char* name;
  Slot first;
  int count;        ///< of numbers
  int needed;       ///< of them
  unsigned angles;  ///< bit by bit which of them are degrees
};
constexpr std::array<Member, 8> members{{{"pelvis", Slot::pelvis_forward, 2, 2, 0},
                                         {"torso", Slot::lean, 2, 1, 3},
                                         {"twist", Slot::twist, 1, 1, 0},
                                         {"head", Slot::head, 1, 1, 1},
                                         {"lead", Slot::lead_forward, 4, 2, 0},
                                         {"rear", Slot::rear_forward, 4, 2, 0},
                                         {"front", Slot::front_forward, 4, 2, 8},
                                         {"back", Slot::back_forward, 4, 2, 8}}};

/// What a number is that is left out behind others: elbows and knees bend as they do, gloves have their size.
Pose neutral() {
  Pose pose;
  for (const Slot slot : {Slot::lead_elbow, Slot::rear_elbow, Slot::lead_size, Slot::rear_size, Slot::front_knee,
                          Slot::back_knee, Slot::pelvis_up}) {
    pose[slot] = 1;
  }
  return pose;
}

Result<float> read_number(const Json& value, const std::string& where, bool angle) {
  const int most = angle ? most_angle : most_length;
  FC_TRY(const int number, read_int(value, where, -most, most));
  return static_cast<float>(number) * (angle ? 1 : hundredth);
}

/// The numbers of a member, one after the other into `take(index, value)`. A single number needs no list.
template <class Take>
Result<void> read_numbers_of(const Json& value, const std::string& where, const Member& member, Take take) {
  if (member.count == 1) {
    FC_TRY(const float number, read_number(value, where, member.angles != 0));
    take(0, number);
    return {};
  }
  FC_TRY(check_list(value, where));
  const int size = static_cast<int>(value.size());
  if (size < member.needed || size > member.count) {
    return fault(FaultCode::out_of_range, where,
                 fmt::format("has {} numbers; give {} to {}", size, member.needed, member.count));
  }
  for (int index = 0; index < size; ++index) {
    const auto at = static_cast<std::size_t>(index);
    FC_TRY(const float number, read_number(value[at], element_place(where, at), (member.angles >> at & 1U) != 0));
    take(at, number);
  }
  return {};
}

Result<void> read_members(const Json& object, const std::string& where, Key& key) {
  key.pose = key.added ? Pose{} : neutral();
  for (const Member& member : members) {
    if (object.contains(member.name)) {
      FC_TRY(read_numbers_of(
          object.at(member.name), member_place(where, member.name), member,
          [&](std::size_t index, float number) { key.pose.slots[index_of(member.first) + index] = number; }));
      for (std::size_t index = 0; index < static_cast<std::size_t>(member.count); ++index) {
        key.said.set(index_of(member.first) + index);
      }
    }
  }
  return {};
}

Result<void> read_hand(const Json& object, const char* name, const std::string& where, bool added,
                       std::array<float, Motions::hand_slots>& hand, std::bitset<Motions::hand_slots>& said) {
  if (!object.contains(name)) {
    return {};
  }
  said.set();
  if (!added) {
    hand = {0, 0, 1, 1};
  }
  const Member member{.name = name, .first = Slot::lead_forward, .count = 4, .needed = 2, .angles = 0};
  return read_numbers_of(object.at(name), member_place(where, name), member,
                         [&](std::size_t index, float number) { hand[index] = number; });
}

using Named = std::map<std::string, Pose, std::less<>>;

Result<Pose> pose_named(const Json& value, const std::string& where, const Named& named) {
  FC_TRY(const std::string name, read_text(value, where));
  const auto found = named.find(name);
  if (found == named.end()) {
    std::string known;
    for (const auto& [one, pose] : named) {
      known += (known.empty() ? "" : ", ") + one;
    }
    return fault(FaultCode::unknown_value, where, fmt::format("there is no pose \"{}\"; write one of {}", name, known));
  }
  return found->second;
}

Result<Key> read_key(const Json& object, const std::string& where, const Named& named) {
  Key key;
  FC_TRY(check_object(object, where, {"at"},
                      {"ease", "pose", "swing", "added", "mood", "pelvis", "torso", "twist", "head", "lead", "rear", "fist",
                       "other", "front", "back"}));
  FC_TRY(const int share, read_int(object.at("at"), member_place(where, "at"), 0, 100));
  key.at = static_cast<float>(share) * hundredth;
  if (object.contains("ease")) {
    FC_TRY(keep(read_word(object.at("ease"), member_place(where, "ease"), ease_names), key.ease));
  }
  if (object.contains("pose")) {
    FC_TRY(key.base, pose_named(object.at("pose"), member_place(where, "pose"), named));
  }
  if (object.contains("swing")) {
    FC_TRY(keep(read_bool(object.at("swing"), member_place(where, "swing")), key.swing));
  }
  if (object.contains("added")) {
    FC_TRY(keep(read_bool(object.at("added"), member_place(where, "added")), key.added));
  }
  if (object.contains("mood")) {
    FC_TRY(const std::size_t mood, read_word(object.at("mood"), member_place(where, "mood"), mood_names));
    key.mood = static_cast<scene::Mood>(mood);
  }
  FC_TRY(read_members(object, where, key));
  FC_TRY(read_hand(object, "fist", where, key.added, key.fist, key.fist_said));
  FC_TRY(read_hand(object, "other", where, key.added, key.other, key.other_said));
  return key;
}

Result<Pose> read_whole_pose(const Json& object, const std::string& where) {
  FC_TRY(check_object(object, where, {"pelvis", "torso", "twist", "head", "lead", "rear", "front", "back"}));
  Key key;
  FC_TRY(read_members(object, where, key));
  return key.pose;
}

Result<std::vector<Key>> read_act(const Json& list, const std::string& where, const Named& named) {
  FC_TRY(check_list(list, where));
  std::vector<Key> keys;
  for (std::size_t index = 0; index < list.size(); ++index) {
    const std::string place = element_place(where, index);
    FC_TRY(Key key, read_key(list[index], place, named));
    if (!keys.empty() && key.at <= keys.back().at) {
      return fault(FaultCode::out_of_range, member_place(place, "at"), "must be above the one before it");
    }
    keys.push_back(key);
  }
  if (keys.empty() || keys.front().at > 0 || keys.back().at < 1) {
    return fault(FaultCode::out_of_range, where, "must begin with a pose at 0 and end with one at 100");
  }
  return keys;
}

template <class Names>
std::string listed(const Names& names) {
  std::string list;
  for (const std::string_view name : names) {
    list.append(list.empty() ? "" : ", ").append(name);
  }
  return list;
}

/// An object with a member for each of the names and no other.
template <class Names>
Result<void> check_names(const Json& object, const std::string& where, const Names& names) {
  if (!object.is_object()) {
    return fault(FaultCode::wrong_type, where, fmt::format("must be an object, not {}", described(object)));
  }
  for (const auto& [name, value] : object.items()) {
    if (std::ranges::find(names, name) == names.end()) {
      return fault(FaultCode::unknown_key, member_place(where, name),
                   "is none that bodies know; take it out, or write one of " + listed(names));
    }
  }
  for (const std::string_view name : names) {
    if (!object.contains(name)) {
      return fault(FaultCode::missing_key, where, fmt::format("\"{}\" is missing; add its poses", name));
    }
  }
  return {};
}

}  // namespace

Result<Motions::Book> read_motions(const Json& object) {
  Motions::Book book;
  FC_TRY(check_object(object, "", {"guards", "poses", "acts", "of-the-leading-fist"}));
  const Json& guards = object.at("guards");
  FC_TRY(check_names(guards, "guards", guard_names));
  for (std::size_t guard = 0; guard < guard_names.size(); ++guard) {
    const std::string name(guard_names[guard]);
    FC_TRY(book.guards[guard], read_whole_pose(guards.at(name), member_place("guards", name)));
  }
  Named named;
  if (!object.at("poses").is_object()) {
    return fault(FaultCode::wrong_type, "poses", "must be an object of named poses");
  }
  for (const auto& [name, pose] : object.at("poses").items()) {
    FC_TRY(named[name], read_whole_pose(pose, member_place("poses", name)));
  }
  const Json& read = object.at("acts");
  FC_TRY(check_names(read, "acts", act_names));
  for (std::size_t act = 0; act < act_names.size(); ++act) {
    const std::string name(act_names[act]);
    FC_TRY(book.acts[act], read_act(read.at(name), member_place("acts", name), named));
  }
  const std::string leading = "of-the-leading-fist";
  if (!object.at(leading).is_object()) {
    return fault(FaultCode::wrong_type, leading, "must be an object of acts");
  }
  for (const auto& [name, keys] : object.at(leading).items()) {
    const auto* const act = std::ranges::find(act_names, name);
    if (act == act_names.end()) {
      return fault(FaultCode::unknown_key, member_place(leading, name),
                   "is none that bodies know; take it out, or write one of " + listed(act_names));
    }
    FC_TRY(book.of_leading_fist[static_cast<std::size_t>(act - act_names.begin())],
           read_act(keys, member_place(leading, name), named));
  }
  return book;
}

}  // namespace fc::paint
