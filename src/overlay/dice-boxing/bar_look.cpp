#include "overlay/dice-boxing/panels.h"

#include <array>

#include "rules/dice-boxing/state.h"

namespace fc::dice_boxing {
namespace {

using namespace overlay;

std::string key(std::string_view group, std::string_view word) {
  std::string made("dice-boxing.");
  made.append(group).append(".").append(word);
  return made;
}

/// The corner's ink, the stronger the more it is worth. strength: 0 to 1.
PartLook in_corner_ink(Corner corner, float strength) {
  constexpr float dark = 0.55F;  // from here on paper is more legible than ink
  return {colour::faded(colour::of(corner), strength), strength >= dark ? colour::paper : colour::ink};
}

PartLook ring_look(Position position, Corner corner) {
  switch (ground_of(position)) {
    case Ground::corner: return in_corner_ink(corner, 0.85F);
    case Ground::ropes: return in_corner_ink(corner, 0.45F);
    case Ground::center: break;
  }
  return {};
}

PartLook foul_look(Foul foul) {
  constexpr std::array<ImU32, foul_count> grounds{colour::paper_shade, colour::paper_deep, colour::gold,
                                                  colour::faded(colour::bad, 0.75F), colour::bad};
  return {grounds[place_of(foul)], foul >= Foul::point ? colour::paper : colour::ink};
}

PartLook letter_look(Letter letter) {
  switch (letter) {
    case Letter::ko: return {colour::bad, colour::paper};
    case Letter::a: return {colour::faded(colour::bad, 0.7F), colour::paper};
    case Letter::b: return {colour::gold, colour::ink};
    case Letter::c: return {colour::faded(colour::gold, 0.6F), colour::ink};
    case Letter::d: return {colour::faded(colour::good, 0.5F), colour::ink};
    case Letter::e: break;
  }
  return {colour::good, colour::paper};
}

PartLook opinion_look(const Setup& setup, Opinion opinion) {
  if (opinion == Opinion::even) {
    return {colour::paper_deep, colour::ink};
  }
  return {colour::of(opinion == Opinion::favourite ? setup.favourite : other(setup.favourite)), colour::paper};
}

PartLook result_look(const BarPart& part, Corner corner) {
  if (part.what == knockdown_part) {
    return {colour::gold, colour::ink};
  }
  constexpr float lightest = 0.22F;
  constexpr float each_point = 0.15F;
  return in_corner_ink(corner, lightest + each_point * static_cast<float>(part.points - 1));
}

}  // namespace

PartLook look_of(const Setup& setup, const Bar& bar, const BarPart& part, Corner corner) {
  switch (bar.purpose) {
    case Purpose::control:
      switch (static_cast<ControlPart>(part.what)) {
        case ControlPart::special: return {colour::gold, colour::ink};
        case ControlPart::control: return {colour::of(corner), colour::paper};
        case ControlPart::lost: return {};
      }
      break;
    case Purpose::punch:
      return static_cast<PunchPart>(part.what) == PunchPart::lands ? PartLook{colour::of(corner), colour::paper}
                                                                   : PartLook{};
    case Purpose::result: return result_look(part, corner);
    case Purpose::knockdown: return letter_look(static_cast<Letter>(part.what));
    case Purpose::special: {
      constexpr std::array<ImU32, special_chart_count> grounds{colour::faded(colour::bad, 0.7F), colour::paper_deep,
                                                               colour::bad, colour::gold};
      const bool dark = part.what == place_of(SpecialChart::foul) || part.what == place_of(SpecialChart::cut);
      return {grounds.at(part.what), dark ? colour::paper : colour::ink};
    }
    case Purpose::foul: return foul_look(static_cast<Foul>(part.what));
    case Purpose::ring: return ring_look(static_cast<Position>(part.what), corner);
    case Purpose::cut: {
      constexpr float lightest = 0.35F;
      constexpr float each_letter = 0.2F;
      const auto letter = static_cast<CutLetter>(part.what);
      return letter == CutLetter::none ? PartLook{}
                                       : PartLook{colour::faded(colour::bad, lightest + each_letter * part.what),
                                                  part.what >= 2 ? colour::paper : colour::ink};
    }
    case Purpose::doctor:
      return static_cast<DoctorPart>(part.what) == DoctorPart::stops ? PartLook{colour::bad, colour::paper}
                                                                     : PartLook{colour::good, colour::paper};
    case Purpose::unique: return {part.what % 2 == 0 ? colour::paper_shade : colour::paper_deep, colour::ink};
    case Purpose::judge: return opinion_look(setup, static_cast<Opinion>(part.what));
  }
  return {};
}

std::string word_of(const Setup& setup, const Bar& bar, const BarPart& part, Ui& ui) {
  switch (bar.purpose) {
    case Purpose::control: {
      constexpr std::array<std::string_view, 3> keys{"dice-boxing.bar.special", "dice-boxing.bar.control",
                                                     "dice-boxing.bar.lost"};
      return std::string(ui.word(keys.at(part.what)));
    }
    case Purpose::punch: {
      const bool lands = static_cast<PunchPart>(part.what) == PunchPart::lands;
      return std::string(ui.word(lands ? "dice-boxing.bar.lands" : "dice-boxing.bar.misses"));
    }
    case Purpose::result:
      return part.what == knockdown_part ? std::string(ui.word("dice-boxing.bar.down")) : "+" + std::to_string(part.points);
    case Purpose::knockdown: return std::string(ui.word(key("letter", name_of(static_cast<Letter>(part.what)))));
    case Purpose::special: return std::string(ui.word(key("bar.chart", name_of(static_cast<SpecialChart>(part.what)))));
    case Purpose::foul: return std::string(ui.word(key("foul", name_of(static_cast<Foul>(part.what)))));
    case Purpose::ring: return std::string(ui.word(key("position", name_of(static_cast<Position>(part.what)))));
    case Purpose::cut: {
      const auto letter = static_cast<CutLetter>(part.what);
      return std::string(ui.word(letter == CutLetter::none ? "dice-boxing.bar.no_cut" : key("cut", name_of(letter))));
    }
    case Purpose::doctor: {
      const bool stops = static_cast<DoctorPart>(part.what) == DoctorPart::stops;
      return std::string(ui.word(stops ? "dice-boxing.bar.stops" : "dice-boxing.bar.goes_on"));
    }
    case Purpose::unique: return std::string(ui.word(key("unique", name_of(static_cast<UniqueEvent>(part.what)))));
    case Purpose::judge: {
      const auto opinion = static_cast<Opinion>(part.what);
      if (opinion == Opinion::even) {
        return std::string(ui.word("dice-boxing.bar.even"));
      }
      const Corner corner = opinion == Opinion::favourite ? setup.favourite : other(setup.favourite);
      return std::string(ui.word(corner == Corner::red ? "dice-boxing.bar.red" : "dice-boxing.bar.blue"));
    }
  }
  return {};
}

std::string short_word_of(const Bar& bar, const BarPart& part, Ui& ui) {
  if (bar.purpose == Purpose::ring) {
    return std::string(ui.word(key("bar.side", name_of(static_cast<Position>(part.what)))));
  }
  if (bar.purpose == Purpose::control && static_cast<ControlPart>(part.what) == ControlPart::special) {
    return std::string(ui.word("dice-boxing.bar.special_brief"));
  }
  return bar.purpose == Purpose::knockdown ? std::string(name_of(static_cast<Letter>(part.what))) : std::string();
}

std::string faces_of(const BarPart& part) {
  const auto two_figures = [](int face) {
    constexpr int two = 10;
    return (face < two ? "0" : "") + std::to_string(face);
  };
  return part.from == part.to ? two_figures(part.from) : two_figures(part.from) + "–" + two_figures(part.to);
}

}  // namespace fc::dice_boxing
