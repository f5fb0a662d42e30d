#include "records/claim.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <ctime>
#include <string>
#include <system_error>
#include <utility>

namespace fc::records {
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

}  // namespace fc::records
