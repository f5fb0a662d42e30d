#include "records/folder.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "records/sqlite.h"

namespace fc::records {
namespace {

/// Empty unless it is a whole path: the standard for these folders says to pass over anything else.
std::filesystem::path folder_named_by(const char* variable) {
  const char* const text = std::getenv(variable);
  const std::filesystem::path folder = text == nullptr ? "" : text;
  return folder.is_absolute() ? folder : std::filesystem::path();
}

}  // namespace

Result<std::filesystem::path> per_user_folder() {
  std::filesystem::path folder = folder_named_by("XDG_DATA_HOME");
  if (folder.empty()) {
    const std::filesystem::path home = folder_named_by("HOME");
    if (home.empty()) {
      return fault(FaultCode::cannot_write, "per-user data folder",
                   "is not known (neither XDG_DATA_HOME nor HOME is set); name one with --saves DIR");
    }
    folder = home / ".local" / "share";
  }
  return folder / "four-corners";
}

std::filesystem::path records_file(const std::filesystem::path& folder) {
  return folder.empty() ? folder : folder / "records.db";
}

namespace {

namespace fs = std::filesystem;

/// A file of its own: whoever closes any descriptor of the database itself takes away the locks that SQLite has on it.
fs::path lock_of(const fs::path& book) { return fs::path(book).replace_extension(".lock"); }

/// The name in the lock, for the next program: "1234 1763787060".
void sign(int descriptor) {
  const std::string name = std::to_string(getpid()) + " " + std::to_string(std::time(nullptr)) + "\n";
  // A lock without a name holds as well; the next program then cannot say whose it is.
  if (ftruncate(descriptor, 0) == 0) {
    static_cast<void>(!pwrite(descriptor, name.data(), name.size(), 0));
  }
}

tl::unexpected<Fault> held(const fs::path& book) {
  const std::optional<Holder> holder = holder_of(book);
  const std::string who = holder ? " (process " + std::to_string(holder->process) + ")" : std::string();
  return fault(FaultCode::locked, book.string(),
               "another program" + who + " writes here; leave it, or name another folder with --saves DIR");
}

}  // namespace

Claim::Claim(int descriptor, fs::path file) : descriptor_(descriptor), file_(std::move(file)) {}

Claim::Claim(Claim&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)), file_(std::move(other.file_)) {}

Claim& Claim::operator=(Claim&& other) noexcept {
  std::swap(descriptor_, other.descriptor_);
  std::swap(file_, other.file_);
  return *this;
}

Claim::~Claim() {
  if (descriptor_ >= 0) {
    ::close(descriptor_);
  }
}

Result<Claim> Claim::take(const fs::path& book) {
  std::error_code failed;
  fs::create_directories(book.parent_path(), failed);
  const fs::path file = lock_of(book);
  constexpr mode_t own = 0600;
  Claim claim(::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, own), file);
  if (claim.descriptor_ < 0) {
    return fault(FaultCode::cannot_write, file.string(), std::strerror(errno));
  }
  if (flock(claim.descriptor_, LOCK_EX | LOCK_NB) == 0) {
    sign(claim.descriptor_);
  } else if (errno == EWOULDBLOCK) {
    return held(book);
  }
  return claim;
}

bool Claim::stands() const {
  struct stat mine {};
  struct stat there {};
  return fstat(descriptor_, &mine) == 0 && stat(file_.c_str(), &there) == 0 && mine.st_dev == there.st_dev &&
         mine.st_ino == there.st_ino;
}

std::optional<Holder> holder_of(const fs::path& book) {
  const int descriptor = ::open(lock_of(book).c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (descriptor < 0) {
    return std::nullopt;
  }
  std::array<char, 64> name{};
  const ssize_t size = pread(descriptor, name.data(), name.size(), 0);
  ::close(descriptor);
  const char* const end = name.data() + std::max<ssize_t>(size, 0);
  Holder holder;
  const auto process = std::from_chars(name.data(), end, holder.process);
  if (process.ec != std::errc() || process.ptr == end ||
      std::from_chars(process.ptr + 1, end, holder.since).ec != std::errc()) {
    return std::nullopt;
  }
  return holder;
}

namespace {

/// With the log beside the file (WAL) readers never wait for the writer. `FULL`: what has been written outlives a power cut
/// too. The disk is waited for on the recorder's thread, and steps that come meanwhile are written together the next time.
constexpr const char* manners_of_writer =
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA journal_size_limit = 4194304;";
constexpr const char* manners_of_reader = "PRAGMA query_only = ON;";

/// What fails on it is no reason to bring its log home when it is closed.
template <class Steps>
Result<Database> opened(Result<Database> database, Steps steps) {
  if (database) {
    if (Result<void> done = steps(*database); !done) {
      database->abandon();
      return tl::make_unexpected(std::move(done.error()));
    }
  }
  return database;
}

}  // namespace

Result<Database> open_to_read(const std::filesystem::path& file, int patience_ms) {
  return opened(Database::open(file, Database::Access::read, patience_ms), [](const Database& database) -> Result<void> {
    FC_TRY(bring_up_to_date(database, false));
    return database.run(manners_of_reader);
  });
}

Result<Database> open_to_write(const std::filesystem::path& file, int patience_ms) {
  return opened(Database::open(file, Database::Access::write, patience_ms), [](const Database& database) -> Result<void> {
    FC_TRY(version_of(database));  // before the first byte of it is changed
    FC_TRY(database.run(manners_of_writer));
    return bring_up_to_date(database, true);
  });
}

Result<void> look_through(const std::filesystem::path& file) {
  FC_TRY(const Database database, Database::open(file, Database::Access::look, 0));
  FC_TRY(version_of(database));
  FC_TRY(Statement check, database.prepare("PRAGMA quick_check(1)"));
  FC_TRY(check.next());
  return check.text(0) == "ok" ? Result<void>() : fault(FaultCode::damaged, file.string(), check.text(0));
}

namespace {

constexpr std::size_t header_size = 32;
constexpr std::size_t frame_header_size = 24;
constexpr std::uint32_t magic_little = 0x377f0682;  ///< the sums were made of little-endian words
constexpr std::uint32_t magic_big = 0x377f0683;

std::uint32_t big_endian(std::string_view bytes, std::size_t place) {
  std::uint32_t word = 0;
  for (std::size_t byte = 0; byte < 4; ++byte) {
    word = (word << 8U) | static_cast<unsigned char>(bytes[place + byte]);
  }
  return word;
}

/// The running sum over the header and all frames so far.
struct LogSum {
  std::uint32_t one = 0;
  std::uint32_t two = 0;

  void add(std::string_view bytes, bool big) {
    const auto word = [&](std::size_t place) {
      const std::uint32_t read = big_endian(bytes, place);
      return big ? read : __builtin_bswap32(read);
    };
    for (std::size_t place = 0; place + 8 <= bytes.size(); place += 8) {
      one += word(place) + two;
      two += word(place + 4) + one;
    }
  }
  friend bool operator==(const LogSum&, const LogSum&) = default;
};

LogSum told_in(std::string_view bytes, std::size_t place) {
  return {.one = big_endian(bytes, place), .two = big_endian(bytes, place + 4)};
}

}  // namespace

bool has_unread_tail(const std::filesystem::path& database) {
  const std::filesystem::path file = database.string() + "-wal";
  std::error_code failed;
  if (!std::filesystem::is_regular_file(file, failed)) {
    return false;
  }
  std::ifstream log(file, std::ios::binary);
  std::string header(header_size, '\0');
  if (!log.read(header.data(), header_size)) {
    return false;
  }
  const std::uint32_t magic = big_endian(header, 0);
  const bool big = magic == magic_big;
  LogSum sum;
  sum.add(std::string_view(header).substr(0, frame_header_size), big);
  bool adds_up = (big || magic == magic_little) && sum == told_in(header, frame_header_size);
  constexpr std::uint32_t usual_page = 4096;
  const std::uint32_t page_size = adds_up ? big_endian(header, 8) : usual_page;
  std::string frame(frame_header_size + page_size, '\0');
  while (log.read(frame.data(), static_cast<std::streamsize>(frame.size()))) {
    const bool first_salt = big_endian(frame, 8) == big_endian(header, 16);
    const bool second_salt = big_endian(frame, 12) == big_endian(header, 20);
    if (adds_up) {
      sum.add(std::string_view(frame).substr(0, 8), big);
      sum.add(std::string_view(frame).substr(frame_header_size), big);
      adds_up = first_salt && second_salt && sum == told_in(frame, 16);
    }
    // The frame that ends a change says how large the database is then. Frames of an older log have both salts otherwise.
    const bool ends_change = big_endian(frame, 4) != 0;
    if (!adds_up && ends_change && (first_salt || second_salt)) {
      return true;
    }
  }
  return false;
}

}  // namespace fc::records
