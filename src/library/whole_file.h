// Atomic file replacement, bounded reading, safe standard streams; also `Standing` and `Habit`, which describe a kept bout.
#pragma once

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <functional>
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

/// Atomically replaces `file` by `bytes` (temporary file, fsync, rename), readable by its owner only; on failure the old
/// file stays. A symbolic link is replaced, not followed. A pipe or terminal is written to directly. Temporary files that a
/// killed call left beside it are deleted by the next call after an hour. Fault cannot_write: the file, and why.
Result<void> replace_whole(const std::filesystem::path& file, std::string_view bytes);
/// As `replace_whole`, and creates missing folders.
Result<void> write_whole(const std::filesystem::path& file, std::string_view bytes);
/// Where a link leads, for a file whose link is to outlive its being written; `file` itself if it is no link or leads
/// nowhere.
std::filesystem::path link_followed(const std::filesystem::path& file);

/// Removes from a folder what killed programs have left there: files or folders (`kind`: regular, directory) of our user
/// whose name `is_remains`, and so old that nobody is still writing them. Links are left alone.
void remove_remains(const std::filesystem::path& folder, std::filesystem::file_type kind, std::chrono::seconds old,
                    const std::function<bool(std::string_view name)>& is_remains);

/// Renames a damaged file so that it is not read again but not lost: "settings-damaged-1.json". Returns the new path; none
/// if it cannot be renamed.
std::optional<std::filesystem::path> put_aside(const std::filesystem::path& file);

/// Largest file we read, in bytes.
inline constexpr std::size_t largest_file = std::size_t{64} * 1024 * 1024;

/// Reads a whole file. Faults: cannot_read if it is a folder, pipe or device, or unreadable; out_of_range if larger than
/// `most` bytes. All name the file.
Result<std::string> read_whole(const std::filesystem::path& file, std::size_t most = largest_file);
/// Reads a stream, such as standard input, to its end. Fault out_of_range at `name`: more than `most` bytes.
Result<std::string> read_whole(std::istream& in, std::string_view name, std::size_t most = largest_file);

// Standard streams and uncaught exceptions, set up once at the start of main.

/// Call before any file is opened: opens /dev/null for each standard descriptor (0 to 2) that the caller closed. Otherwise
/// the next opened file, such as the database, would get that number and be written to by prints.
void hold_standard_files();
/// Installs a terminate handler: an uncaught exception, also one thrown in a destructor or a noexcept function (most often
/// out of memory), prints one line on standard error and exits with status 1. program: its name; must live as long as the
/// program.
void end_in_one_line(const char* program);

// The state of a bout, independent of language, and the habits of players: kept with a bout, so that lists need not replay
// it.

/// `Standing::title` of a vacant title.
inline constexpr int vacant_title = -1;

struct Standing {
  /// Text key of the line for a list ("bare-knuckle.round_line") and its placeholders ("round", "3"). {winner} is filled in
  /// by `worded` with the winners' names.
  std::string key;
  std::vector<std::pair<std::string, std::string>> places{};
  bool over = false;
  std::vector<int> winners{};  ///< winning seats; empty: nobody has won, or not yet
  std::string method{};        ///< how it ended, the referee's word ("ko"); empty while in progress
  int length = 0;              ///< rounds or fights so far, whichever the game counts
  /// Seat of the title holder before this bout, or `vacant_title`; none: no title is at stake.
  std::optional<int> title{};

  friend bool operator==(const Standing&, const Standing&) = default;
};

/// The line for a person, in the language of `words`. names: by seat.
std::string worded(const Standing& standing, std::span<const std::string> names, const Words& words);

/// One answer to one kind of question, for statistics on how people play. A game that provides them has `habits_of(setup,
/// before, choice)` in library/<slug>: the habits, mostly one or none, that `choice` shows when given in the state `before`.
struct Habit {
  int seat = 0;          ///< whose habit it is: the answering seat's, or that of the seat whose secret it reveals
  std::string question;  ///< text key: "bare-knuckle.habit.guard"
  std::string answer;    ///< text key
  bool guessed = false;  ///< an opponent had to guess it
  bool guessed_right = false;

  friend bool operator==(const Habit&, const Habit&) = default;
};

// Finds the program's data: installed, in the build tree, or where the user says.

/// The data folder: `asked` (--data) if not empty; otherwise share/four-corners or data, searched from the folder of the
/// executable upwards (<prefix>/bin/four-corners finds <prefix>/share/four-corners, build/<type>/bin/four-corners finds the
/// checkout's data; another CMAKE_INSTALL_DATADIR replaces share, and one outside the prefix is tried last). Fault
/// cannot_read: none found; the detail says what to do.
Result<std::filesystem::path> find_data_folder(const std::filesystem::path& asked);

/// Fingerprint of the data: 16 hexadecimal digits over names and bytes of all JSON files, independent of where the folder
/// lies. Empty if there is no such folder, or it is too large to be ours.
std::string data_signature(const std::filesystem::path& folder);

}  // namespace fc
