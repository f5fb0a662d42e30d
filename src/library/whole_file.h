// Files that are whole or not there: written beside, forced to the disk, then put in place at once. And the one way in which
// all files are read: never for ever, and never more than a bound.
#pragma once

#include <cstddef>
#include <filesystem>
#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/result.h"
#include "library/words.h"

namespace fc {

/// Replaces `file` by `bytes`, or leaves it as it was; its owner alone can read it then. A link to a file is replaced too,
/// not followed. What is no ordinary file, as a pipe or a terminal, is written to. What a kill in the middle of an earlier
/// call left beside it is cleared away after an hour. Fault cannot_write: the file, and why.
Result<void> replace_whole(const std::filesystem::path& file, std::string_view bytes);
/// The same, and makes missing folders.
Result<void> write_whole(const std::filesystem::path& file, std::string_view bytes);

/// Gives a damaged file another name beside its own, so that nobody stumbles over it and nothing is lost:
/// "settings-damaged-1.json". None: it cannot be moved.
std::optional<std::filesystem::path> put_aside(const std::filesystem::path& file);

/// No file of ours is larger, in bytes.
inline constexpr std::size_t largest_file = std::size_t{64} * 1024 * 1024;

/// All bytes of a file. Faults: cannot_read if it is a folder, a pipe, a device or cannot be read; out_of_range if it has
/// more than `most` bytes. All name the file.
Result<std::string> read_whole(const std::filesystem::path& file, std::size_t most = largest_file);
/// All that comes out of a stream, as standard input. Fault out_of_range at `name`: more than `most` bytes.
Result<std::string> read_whole(std::istream& in, std::string_view name, std::size_t most = largest_file);

// Standard input, output and error as a program may trust them.

/// Before anything is opened: opens in the place of those that the caller has closed one that holds nothing. Else the next
/// file that is opened, as the book of bouts, would take a number that the program prints to.
void hold_standard_files();
/// From now on what nobody catches ends the program with a line on standard error and status 1, as a fault does. So end
/// exceptions in a library's destructors and its functions that are noexcept: most often memory that ran out.
/// program: its name; it must live as long as the program.
void end_in_one_line(const char* program);

// Where a bout stands, in no language, and what somebody likes to do: what a list of kept bouts says without playing them
// again.

/// In place of the seat that holds a title: nobody does.
inline constexpr int vacant_title = -1;

struct Standing {
  /// The words that say it ("bare-knuckle.round_line") and what stands at their named places ("round", "3"). At the place
  /// {winner} stand the names of the winners: whoever words it knows them.
  std::string key;
  std::vector<std::pair<std::string, std::string>> places{};
  bool over = false;
  std::vector<int> winners{};  ///< seats; none: nobody has won, or not yet
  std::string method{};        ///< how it ended, in the referee's word ("ko"); empty while it goes on
  int length = 0;              ///< rounds or fights so far, whatever the game counts
  /// The seat of who came with the title that is at stake, or `vacant_title`; none: no title is at stake.
  std::optional<int> title{};

  friend bool operator==(const Standing&, const Standing&) = default;
};

/// The line for a person. names: of the seats.
std::string worded(const Standing& standing, std::span<const std::string> names, const Words& words);

/// One answer to one kind of question. A game that tells them has `habits_of(setup, before, choice)` in library/<slug>: what
/// the choice says, given in the state `before`; most often one habit, or none.
struct Habit {
  int seat = 0;          ///< whose habit it is: of who is asked, or of him whose secret this answer reveals
  std::string question;  ///< key: "bare-knuckle.habit.guard"
  std::string answer;    ///< key of its words
  bool guessed = false;  ///< somebody else had to guess it
  bool guessed_right = false;

  friend bool operator==(const Habit&, const Habit&) = default;
};

}  // namespace fc
