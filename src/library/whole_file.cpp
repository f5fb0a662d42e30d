#include "library/whole_file.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <exception>
#include <istream>
#include <memory>
#include <random>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace fc {
namespace {

namespace fs = std::filesystem;

const char* ending_program = "";

/// An open file descriptor that closes itself.
class OpenFile {
 public:
  explicit OpenFile(int descriptor) : descriptor_(descriptor) {}
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;
  ~OpenFile() {
    if (descriptor_ >= 0) {
      ::close(descriptor_);
    }
  }

  [[nodiscard]] bool is_open() const { return descriptor_ >= 0; }

  /// Writes everything.
  [[nodiscard]] bool write(std::string_view bytes) const {
    while (!bytes.empty()) {
      const ssize_t written = ::write(descriptor_, bytes.data(), bytes.size());
      if (written < 0 && errno == EINTR) {
        continue;
      }
      if (written < 0) {
        return false;
      }
      bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
  }

  /// Forces it to the disk.
  [[nodiscard]] bool sync() const { return ::fsync(descriptor_) == 0; }

  [[nodiscard]] int descriptor() const { return descriptor_; }

  /// Closes the file; some file systems tell only now that the disk is full.
  [[nodiscard]] bool close() { return ::close(std::exchange(descriptor_, -1)) == 0; }

 private:
  int descriptor_;
};

tl::unexpected<Fault> cannot_write(const fs::path& file, int error) {
  const std::string_view remedy = error == EISDIR ? "; name a file in it" : "; free the disk or choose another folder";
  return fault(FaultCode::cannot_write, file.string(),
               std::string("cannot be written: ").append(std::strerror(error)).append(remedy));
}

tl::unexpected<Fault> cannot_read(const fs::path& file, std::string_view why) {
  return fault(FaultCode::cannot_read, file.string(), std::string(why));
}

tl::unexpected<Fault> too_large(std::string_view name, std::size_t most) {
  return fault(FaultCode::out_of_range, std::string(name), "has more than " + std::to_string(most) + " bytes");
}

/// What of the kinds that hold no bytes of their own; empty: an ordinary file.
std::string_view foreign_kind(mode_t mode) {
  if (S_ISREG(mode)) {
    return {};
  }
  if (S_ISDIR(mode)) {
    return "is a folder; name a file";
  }
  return S_ISFIFO(mode) ? "is a pipe, no file" : S_ISSOCK(mode) ? "is a socket, no file" : "is a device, no file";
}

constexpr std::string_view hex_digits = "0123456789abcdef";
constexpr int digits_beside = 16;
constexpr std::string_view ending_beside = ".new";

/// A name beside `file` that nobody knows before: ".bout.json.9f86d081884c7d65.new". A kill may leave it there, see
/// `clear_left_beside`.
fs::path name_beside(const fs::path& file) {
  std::random_device random;
  std::string name = "." + file.filename().string() + ".";
  for (int digit = 0; digit < digits_beside; ++digit) {
    name += hex_digits[random() & 15U];
  }
  return file.parent_path() / name.append(ending_beside);
}

/// Whether `name_beside` may have made it, for a file of this name.
bool is_name_beside(std::string_view name, std::string_view of) {
  return name.size() == of.size() + 2 + digits_beside + ending_beside.size() && name.starts_with('.') &&
         name.substr(1).starts_with(of) && name[of.size() + 1] == '.' && name.ends_with(ending_beside) &&
         name.substr(of.size() + 2, digits_beside).find_first_not_of(hex_digits) == std::string_view::npos;
}

struct FolderCloser {
  void operator()(DIR* folder) const { ::closedir(folder); }
};

/// Removes what kills while `file` was written have left of it.
void clear_left_beside(const fs::path& file) {
  const std::string name = file.filename().string();
  remove_remains(file.has_parent_path() ? file.parent_path() : fs::path("."), fs::file_type::regular, std::chrono::hours(1),
                 [&name](std::string_view found) { return is_name_beside(found, name); });
}

bool write_new(const fs::path& file, std::string_view bytes) {
  constexpr mode_t own = 0600;
  OpenFile out(::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, own));
  return out.is_open() && out.write(bytes) && out.sync() && out.close();
}

/// So that the name outlives a power cut too. A folder that cannot be opened for reading, or a file system that knows no
/// such thing, keeps it as well as it can.
bool sync_folder_of(const fs::path& file) {
  const OpenFile folder(
      ::open(file.has_parent_path() ? file.parent_path().c_str() : ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  return !folder.is_open() || folder.sync() || errno == EINVAL;
}

/// Whether bytes go into what lies there: what is no ordinary file, and the names that the system has for open files.
bool is_written_through(const fs::path& file) {
  struct stat there {};
  if (::stat(file.c_str(), &there) != 0) {
    return false;
  }
  std::error_code failed;
  const std::string place = file.lexically_normal().string();
  const bool is_name_of_open = file.parent_path() == "/dev" || place.starts_with("/dev/fd/") || place.starts_with("/proc/");
  return !S_ISREG(there.st_mode) || (is_name_of_open && fs::is_symlink(file, failed));
}

bool write_through(const fs::path& file, std::string_view bytes) {
  // A pipe that nobody reads is refused at once; one that is read is waited for. What an open file holds stays before it.
  OpenFile out(::open(file.c_str(), O_WRONLY | O_APPEND | O_NOCTTY | O_NONBLOCK | O_CLOEXEC));
  return out.is_open() && ::fcntl(out.descriptor(), F_SETFL, O_APPEND) == 0 && out.write(bytes) && out.close();
}

}  // namespace

void remove_remains(const fs::path& folder, fs::file_type kind, std::chrono::seconds old,
                    const std::function<bool(std::string_view name)>& is_remains) {
  const std::unique_ptr<DIR, FolderCloser> open(::opendir(folder.c_str()));
  if (open == nullptr) {
    return;
  }
  const int descriptor = ::dirfd(open.get());
  const mode_t wanted = kind == fs::file_type::directory ? S_IFDIR : S_IFREG;
  while (const dirent* const entry = ::readdir(open.get())) {
    struct stat about {};
    if (!is_remains(entry->d_name) || ::fstatat(descriptor, entry->d_name, &about, AT_SYMLINK_NOFOLLOW) != 0 ||
        (about.st_mode & S_IFMT) != wanted || about.st_uid != ::geteuid() ||
        std::time(nullptr) - about.st_mtime <= old.count()) {
      continue;
    }
    if (wanted == S_IFREG) {
      ::unlinkat(descriptor, entry->d_name, 0);
    } else {
      std::error_code failed;
      fs::remove_all(folder / entry->d_name, failed);
    }
  }
}

Result<void> replace_whole(const fs::path& file, std::string_view bytes) {
  if (is_written_through(file)) {
    return write_through(file, bytes) ? Result<void>() : cannot_write(file, errno);
  }
  const fs::path beside = name_beside(file);
  if (!write_new(beside, bytes) || ::rename(beside.c_str(), file.c_str()) != 0) {
    const int reason = errno;
    ::unlink(beside.c_str());
    return cannot_write(file, reason);
  }
  if (!sync_folder_of(file)) {
    return cannot_write(file, errno);
  }
  clear_left_beside(file);
  return {};
}

Result<void> write_whole(const fs::path& file, std::string_view bytes) {
  std::error_code error;
  if (file.has_parent_path()) {
    fs::create_directories(file.parent_path(), error);
    if (error) {
      return cannot_write(file, error.value());
    }
  }
  return replace_whole(file, bytes);
}

fs::path link_followed(const fs::path& file) {
  std::error_code failed;
  const fs::path target = fs::is_symlink(file, failed) ? fs::canonical(file, failed) : file;
  return failed ? file : target;
}

std::optional<fs::path> put_aside(const fs::path& file) {
  std::error_code error;
  fs::path aside;
  int number = 0;
  do {
    ++number;
    aside = file.parent_path() / (file.stem().string() + "-damaged-" + std::to_string(number) + file.extension().string());
  } while (fs::exists(aside, error));
  fs::rename(file, aside, error);
  return error ? std::nullopt : std::optional(aside);
}

Result<std::string> read_whole(const fs::path& file, std::size_t most) {
  // Without waiting: a pipe that nobody writes to would keep us here for ever.
  const OpenFile in(::open(file.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
  struct stat about {};
  if (!in.is_open() && errno == ENXIO) {
    return cannot_read(file, "is no file");  // a socket
  }
  if (!in.is_open() || ::fstat(in.descriptor(), &about) != 0) {
    return cannot_read(file, std::string("cannot be read: ").append(std::strerror(errno)));
  }
  if (const std::string_view kind = foreign_kind(about.st_mode); !kind.empty()) {
    return cannot_read(file, kind);
  }
  // A file may say that it is empty, and is not, or grow meanwhile.
  std::string bytes(std::min(static_cast<std::size_t>(about.st_size), most) + 1, '\0');
  std::size_t size = 0;
  for (;;) {
    if (size == bytes.size()) {
      constexpr std::size_t block = 64 * 1024;
      bytes.resize(size + block);
    }
    const ssize_t got = ::read(in.descriptor(), bytes.data() + size, bytes.size() - size);
    if (got < 0 && errno == EINTR) {
      continue;
    }
    if (got < 0) {
      return cannot_read(file, std::string("cannot be read: ").append(std::strerror(errno)));
    }
    size += static_cast<std::size_t>(got);
    if (size > most) {
      return too_large(file.string(), most);
    }
    if (got == 0) {
      bytes.resize(size);
      return bytes;
    }
  }
}

Result<std::string> read_whole(std::istream& in, std::string_view name, std::size_t most) {
  std::string bytes;
  std::array<char, 64 * 1024> block{};
  do {
    in.read(block.data(), block.size());
    bytes.append(block.data(), static_cast<std::size_t>(in.gcount()));
    if (bytes.size() > most) {
      return too_large(name, most);
    }
  } while (in);
  return bytes;
}

void hold_standard_files() {
  int opened = 0;
  do {
    opened = ::open("/dev/null", O_RDWR);
  } while (opened >= 0 && opened <= STDERR_FILENO);
  if (opened > STDERR_FILENO) {
    ::close(opened);
  }
}

void end_in_one_line(const char* program) {
  ending_program = program;
  std::set_terminate([] {
    const char* why = "an exception that nobody caught";
    try {
      if (const std::exception_ptr uncaught = std::current_exception()) {
        std::rethrow_exception(uncaught);
      }
    } catch (const std::exception& error) {
      why = error.what();
    } catch (...) {
    }
    std::fprintf(stderr, "%s: unexpected: %s\n", ending_program, why);
    // Nothing is flushed or destroyed: the fault may lie there, and what is kept was kept when it happened.
    std::_Exit(EXIT_FAILURE);
  });
}

std::string worded(const Standing& standing, std::span<const std::string> names, const Words& words) {
  std::string winners;
  for (const int seat : standing.winners) {
    if (const auto index = static_cast<std::size_t>(seat); index < names.size()) {
      winners.append(winners.empty() ? "" : ", ").append(names[index]);
    }
  }
  std::vector<std::pair<std::string_view, std::string_view>> places(standing.places.begin(), standing.places.end());
  places.emplace_back("winner", winners);
  return words.say(standing.key, places);
}

}  // namespace fc
