#include "paint/figure/drawings.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <fstream>
#include <iterator>
#include <optional>
#include <span>

#include "paint/figure/pose.h"

namespace fc::paint {
namespace {

struct TintWord {
  std::string_view word;
  Tint tint;
};
constexpr std::array<TintWord, 6> tint_words{{{"#1B1A1D", Tint::ink},
                                              {"#F3E6C8", Tint::paper},
                                              {"#D9C79E", Tint::tone},
                                              {"#D1283C", Tint::corner},
                                              {"#8E1B2B", Tint::shade},
                                              {"#E53935", Tint::blood}}};

constexpr std::array<std::string_view, 7> body_parts{"torso", "neck", "upper-arm", "forearm", "thigh", "shin", "ear"};
constexpr std::array<std::string_view, 8> boots_parts{"low",   "low-shaft",   "high",      "high-shaft",
                                                      "laced", "laced-shaft", "tasselled", "tasselled-shaft"};
constexpr std::array<std::string_view, 2> glove_parts{"mitt", "small"};
constexpr std::array<std::string_view, 8> robe_parts{"torso", "torso-stripes", "skirt",          "skirt-stripes",
                                                     "sash",  "sleeve",        "sleeve-stripes", "cuff"};

constexpr std::array<std::string_view, 18> dress_parts{
    "shirt", "shirt-sleeve", "shirt-cuff", "suit", "suit-sleeve", "suit-cuff", "sweater", "sweater-sleeve", "sweater-cuff",
    "hand",  "hips",         "thigh",      "shin", "shoe",        "bag",       "sponge",  "towel",          "stool"};

/// The text of a sheet and how far it has been read.
class Sheet {
 public:
  struct Tag {
    std::string_view name;  ///< "g", "/g", "path"
    std::string_view attributes;
  };

  explicit Sheet(std::string_view text) : rest_(text) {}

  /// Comments and declarations are passed over. None: the end.
  std::optional<Tag> next() {
    for (;;) {
      const std::size_t open = rest_.find('<');
      if (open == std::string_view::npos) {
        return std::nullopt;
      }
      rest_.remove_prefix(open + 1);
      const bool comment = rest_.starts_with("!--");
      const std::size_t close = rest_.find(comment ? "-->" : ">");
      if (close == std::string_view::npos) {
        return std::nullopt;
      }
      const std::string_view inside = rest_.substr(0, close);
      rest_.remove_prefix(close + 1);
      if (!comment && !inside.starts_with('?') && !inside.starts_with('!')) {
        const std::size_t end = std::min(inside.find_first_of(" \t\r\n"), inside.size());
        return Tag{inside.substr(0, end), inside.substr(end)};
      }
    }
  }

 private:
  std::string_view rest_;
};

std::optional<std::string_view> attribute(std::string_view attributes, std::string_view name) {
  const std::string opened = fmt::format(" {}=\"", name);
  const std::size_t at = attributes.find(opened);
  if (at == std::string_view::npos) {
    return std::nullopt;
  }
  attributes.remove_prefix(at + opened.size());
  return attributes.substr(0, attributes.find('"'));
}

Result<float> number(std::string_view attributes, std::string_view name, const std::string& where) {
  const std::string_view text = attribute(attributes, name).value_or("");
  float value = 0;
  if (std::from_chars(text.data(), text.data() + text.size(), value).ec != std::errc{}) {
    return fault(FaultCode::unknown_value, where, fmt::format("has no number as its {}; write {}=\"4\"", name, name));
  }
  return value;
}

Result<Tint> tint_of(std::string_view word, const std::string& where) {
  const auto found = std::ranges::find(tint_words, word, &TintWord::word);
  if (found == tint_words.end()) {
    return fault(
        FaultCode::unknown_value, where,
        fmt::format("the colour \"{}\" is none of a figure's; use #1B1A1D (ink), #F3E6C8 (paper), #D9C79E (its shade), "
                    "#D1283C (the corner's), #8E1B2B (its shade) or #E53935 (blood)",
                    word.substr(0, 20)));
  }
  return found->tint;
}

Result<Outline> outline_of(const Sheet::Tag& tag, const std::string& where) {
  if (tag.name == "path") {
    return read_path(attribute(tag.attributes, "d").value_or(""), where);
  }
  FC_TRY(const float x, number(tag.attributes, "cx", where));
  FC_TRY(const float y, number(tag.attributes, "cy", where));
  FC_TRY(const float half_width, number(tag.attributes, tag.name == "circle" ? "r" : "rx", where));
  FC_TRY(const float half_height, number(tag.attributes, tag.name == "circle" ? "r" : "ry", where));
  return ellipse_outline({x, y}, half_width, half_height);
}

Result<void> add_shapes(const Sheet::Tag& tag, const std::string& where, Part& part) {
  FC_TRY(Outline outline, outline_of(tag, where));
  const std::string_view fill = attribute(tag.attributes, "fill").value_or("#1B1A1D");
  const std::optional<std::string_view> stroke = attribute(tag.attributes, "stroke");
  if (fill != "none") {
    FC_TRY(const Tint tint, tint_of(fill, where));
    part.push_back({outline, tint});
  }
  if (stroke) {
    FC_TRY(const Tint tint, tint_of(*stroke, where));
    FC_TRY(const float width, number(tag.attributes, "stroke-width", where));
    part.push_back({stroked(outline, width), tint});
  }
  return {};
}

using PartMap = std::map<std::string, Part, std::less<>>;

Result<void> read_sheet(const std::filesystem::path& folder, const std::string& name, PartMap& parts) {
  const std::filesystem::path file = folder / (name + ".svg");
  std::error_code failed;
  std::ifstream in;
  if (std::filesystem::is_regular_file(file, failed)) {
    in.open(file, std::ios::binary);
  }
  const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  if (text.find("<svg") == std::string::npos) {
    return fault(FaultCode::cannot_read, file.string(), "the drawing cannot be read; install the game's assets again");
  }
  Sheet sheet(text);
  Part* part = nullptr;
  std::string where = file.string();
  while (const std::optional<Sheet::Tag> tag = sheet.next()) {
    if (tag->name == "g") {
      const std::string_view id = attribute(tag->attributes, "id").value_or("");
      where = fmt::format("{}: {}", file.string(), id);
      part = &parts[fmt::format("{}/{}", name, id)];
    } else if (tag->name == "/g") {
      part = nullptr;
    } else if (tag->name == "path" || tag->name == "circle" || tag->name == "ellipse") {
      if (part == nullptr) {
        return fault(FaultCode::unknown_value, where, "a shape stands outside the parts; put it into a <g id=\"...\">");
      }
      FC_TRY(add_shapes(*tag, where, *part));
    } else if (tag->name != "svg" && tag->name != "/svg") {
      return fault(FaultCode::unknown_value, where,
                   fmt::format("<{}> is not drawn; make it a path, a circle or an ellipse", tag->name));
    }
  }
  return {};
}

/// The sheets, and what must be on each.
struct Needed {
  std::string sheet;
  std::span<const std::string_view> parts;
};

const std::vector<Needed>& needed_sheets() {
  static const std::vector<Needed> needed{
      {"head", head_names},        {"hair", hair_names},    {"whiskers", whiskers_names},
      {"nose", nose_names},        {"brows", brows_names},  {"face", mood_names},
      {"body", body_parts},        {"gloves", glove_parts}, {"boots", boots_parts},
      {"patterns", pattern_names}, {"robe", robe_parts},    {"cuts", std::span(cut_names).subspan(1)},
      {"dress", dress_parts}};
  return needed;
}

}  // namespace

Result<Drawings> Drawings::open(const std::filesystem::path& folder) {
  Drawings parts;
  for (const Needed& needed : needed_sheets()) {
    FC_TRY(read_sheet(folder, needed.sheet, parts.parts_));
    for (const std::string_view part : needed.parts) {
      if (!parts.parts_.contains(fmt::format("{}/{}", needed.sheet, part))) {
        return fault(FaultCode::missing_key, (folder / (needed.sheet + ".svg")).string(),
                     fmt::format("has no part \"{}\"; draw it in a <g id=\"{}\">", part, part));
      }
    }
  }
  return parts;
}

const Part& Drawings::operator[](std::string_view name) const {
  const auto found = parts_.find(name);
  return found == parts_.end() ? nothing_ : found->second;
}

}  // namespace fc::paint
