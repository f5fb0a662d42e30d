#include "library/whole_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

namespace fc {
namespace {

namespace fs = std::filesystem;

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

  /// Writes everything and forces it to the disk.
  [[nodiscard]] bool write_through(std::string_view bytes) const {
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
    return ::fsync(descriptor_) == 0;
  }

  /// Closes the file; some file systems tell only now that the disk is full.
  [[nodiscard]] bool close() { return ::close(std::exchange(descriptor_, -1)) == 0; }

 private:
  int descriptor_;
};

tl::unexpected<Fault> cannot_write(const fs::path& file, int error) {
  return fault(
      FaultCode::cannot_write, file.string(),
      std::string("cannot be written: ").append(std::strerror(error)).append("; free the disk or choose another folder"));
}

bool write_new(const fs::path& file, std::string_view bytes) {
  OpenFile out(::open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644));
  return out.is_open() && out.write_through(bytes) && out.close();
}

}  // namespace

fs::path half_written(fs::path file) {
  return file += ".new";
}

Result<void> write_whole(const fs::path& file, std::string_view bytes) {
  std::error_code error;
  if (file.has_parent_path()) {
    fs::create_directories(file.parent_path(), error);
    if (error) {
      return cannot_write(file, error.value());
    }
  }
  const fs::path beside = half_written(file);
  if (!write_new(beside, bytes) || ::rename(beside.c_str(), file.c_str()) != 0) {
    const int reason = errno;
    ::unlink(beside.c_str());
    return cannot_write(file, reason);
  }
  return {};
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

Result<std::string> read_whole(const fs::path& file) {
  std::error_code error;
  if (fs::is_directory(file, error)) {
    return fault(FaultCode::cannot_read, file.string(), "is a folder; name a file");
  }
  errno = 0;
  std::ifstream in(file, std::ios::binary);
  std::string bytes{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  if (!in) {
    const int reason = errno == 0 ? EIO : errno;
    return fault(FaultCode::cannot_read, file.string(), std::string("cannot be read: ").append(std::strerror(reason)));
  }
  return bytes;
}

}  // namespace fc
