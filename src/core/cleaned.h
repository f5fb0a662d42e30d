// Untrusted text (names, file contents): which characters are accepted, and how it is made safe to print.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/result.h"

namespace fc {

/// Returned in place of a code point: the byte is not valid UTF-8.
inline constexpr char32_t no_letter = 0xFFFFFFFF;
/// Removes and returns the first code point of `text`, not empty. Invalid UTF-8: one byte, as no_letter.
char32_t take_letter(std::string_view& text);
/// Whether a code point may appear in a line of text: no control character, line separator, bidirectional control or
/// invisible character.
bool is_plain(char32_t letter);
/// Whether `text` is valid UTF-8.
bool is_utf8(std::string_view text);

/// `text` as one short line for messages: at most 40 bytes, then an ellipsis; each code point that is not plain becomes "?".
std::string cleaned(std::string_view text);
/// `text` as one line for a terminal: what is not plain is escaped, "\x1b", "\u202e", invalid UTF-8 as "\xff".
std::string escaped(std::string_view text);

/// Longest name of a person, boxer or bot, in bytes.
inline constexpr std::size_t longest_name = 100;
/// Validates a name and trims blanks at both ends; an empty one is accepted. Faults at `where`: out_of_range if it is longer
/// than `longest` bytes; unknown_value if it is not UTF-8 or has a code point that is not plain.
Result<std::string> checked_name(std::string_view name, std::string_view where, std::size_t longest = longest_name);

}  // namespace fc
