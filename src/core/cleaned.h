// Foreign text in our own lines: what a name may hold, and how it goes out.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/result.h"

namespace fc {

/// In place of a letter: a byte that is none of UTF-8.
inline constexpr char32_t no_letter = 0xFFFFFFFF;
/// Takes the first letter off `text`, which must not be empty. no_letter: its first byte begins none; that byte is taken.
char32_t take_letter(std::string_view& text);
/// Whether it may stand in a line: no control character, and no mark that breaks lines, turns the direction of writing or
/// cannot be seen.
bool is_plain(char32_t letter);
/// Whether all of it is UTF-8.
bool is_utf8(std::string_view text);

/// One short line, whatever bytes come in: at most 40 of them and an ellipsis, "?" for what is not plain.
std::string cleaned(std::string_view text);
/// One line of any length, for a terminal: what is not plain as "\x1b", "\u202e" or, of no UTF-8, "\xff".
std::string escaped(std::string_view text);

/// No person, boxer or bot has a longer one, in bytes.
inline constexpr std::size_t longest_name = 100;
/// A name as it comes in, from wherever: without blanks at its ends. Faults at `where`: out_of_range if it is longer than
/// `longest` bytes; unknown_value if it is not UTF-8 of plain letters. An empty one is none.
Result<std::string> checked_name(std::string_view name, std::string_view where, std::size_t longest = longest_name);

}  // namespace fc
