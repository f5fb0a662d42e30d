#include "failing_calls.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstring>

namespace fc::test {
namespace {

// The functions below may be called by anybody, also before main and by other threads: plain memory alone.
std::array<char, 4096> folder{};
Failure planned;
std::atomic<bool> armed = false;
std::atomic<int> count = 0;

bool is_below(const char* path) {
  return path != nullptr && std::strncmp(path, folder.data(), std::strlen(folder.data())) == 0;
}

bool is_below(int descriptor) {
  std::array<char, 64> link{};
  std::array<char, 4096> path{};
  std::snprintf(link.data(), link.size(), "/proc/self/fd/%d", descriptor);
  return syscall(SYS_readlinkat, AT_FDCWD, link.data(), path.data(), path.size() - 1) > 0 && is_below(path.data());
}

/// Whether this one is to fail; file: a path or a descriptor.
template <class File>
bool fails(Call call, File file) {
  if (!armed || planned.call != call || !is_below(file)) {
    return false;
  }
  const int number = ++count;
  if (number != planned.at && !(planned.for_ever && number > planned.at)) {
    return false;
  }
  errno = planned.error;
  return true;
}

/// What of `size` is done by a call that is planned to come short.
std::size_t half(std::size_t size) { return size > 1 ? size / 2 : size; }

}  // namespace

std::string_view name_of(Call call) {
  constexpr std::array<std::string_view, calls> names{"open", "read",     "pread",  "write",  "pwrite",
                                                      "sync", "truncate", "rename", "unlink", "mmap"};
  return names[static_cast<std::size_t>(call)];
}

std::vector<Failure> all_failures() {
  struct Errors {
    Call call;
    std::vector<int> errors;
    bool counts = false;
  };
  const std::array kinds{
      Errors{Call::open, {EIO, EROFS, ENOSPC, EINTR}},
      Errors{Call::read, {EIO, EINTR}, true},
      Errors{Call::pread, {EIO, EINTR}, true},
      Errors{Call::write, {EIO, ENOSPC, EROFS, EINTR}, true},
      Errors{Call::pwrite, {EIO, ENOSPC, EROFS, EINTR}, true},
      Errors{Call::sync, {EIO, ENOSPC, EROFS, EINTR}},
      Errors{Call::truncate, {EIO, EROFS, EINTR}},
      Errors{Call::rename, {EIO, ENOSPC, EROFS}},
      Errors{Call::unlink, {EIO, EROFS}},
      Errors{Call::mmap, {ENOMEM}},
  };
  std::vector<Failure> all;
  for (const Errors& kind : kinds) {
    for (const bool for_ever : {false, true}) {
      for (const int error : kind.errors) {
        // A call that is interrupted for ever is asked for ever: that is the library's way, not ours.
        if (error != EINTR || !for_ever) {
          all.push_back({.call = kind.call, .error = error, .for_ever = for_ever});
        }
      }
      if (kind.counts) {
        all.push_back({.call = kind.call, .short_count = true, .for_ever = for_ever});
      }
    }
  }
  return all;
}

std::string name_of(const Failure& failure) {
  return std::string(name_of(failure.call)) + "_" + (failure.short_count ? "short" : strerrorname_np(failure.error)) +
         (failure.for_ever ? "_for_ever" : "_once");
}

FailingCalls::FailingCalls(const std::filesystem::path& below, const Failure& failure) {
  std::snprintf(folder.data(), folder.size(), "%s", below.c_str());
  planned = failure;
  count = 0;
  armed = true;
}

FailingCalls::~FailingCalls() { armed = false; }

bool FailingCalls::came_to_it() { return count >= planned.at; }

namespace {

int do_open(const char* path, int flags, mode_t mode) {
  if (fails(Call::open, path)) {
    return -1;
  }
  return static_cast<int>(syscall(SYS_openat, AT_FDCWD, path, flags, mode));
}

template <class Do>
ssize_t do_count(Call call, int descriptor, std::size_t size, Do what) {
  if (fails(call, descriptor)) {
    return planned.short_count ? what(half(size)) : -1;
  }
  return what(size);
}

/// What files of the standard library are opened with.
FILE* do_fopen(const char* library_name, const char* path, const char* mode) {
  if (fails(Call::open, path)) {
    return nullptr;
  }
  using Fopen = FILE* (*)(const char*, const char*);
  return reinterpret_cast<Fopen>(dlsym(RTLD_NEXT, library_name))(path, mode);
}

int do_sync(long number, int descriptor) {
  return fails(Call::sync, descriptor) ? -1 : static_cast<int>(syscall(number, descriptor));
}

}  // namespace
}  // namespace fc::test

// The names are the library's.
// NOLINTBEGIN(readability-identifier-naming, cert-dcl50-cpp, readability-inconsistent-declaration-parameter-name)
extern "C" {

using fc::test::Call;

int open(const char* path, int flags, ...) {
  std::va_list rest;
  va_start(rest, flags);
  const mode_t mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  return fc::test::do_open(path, flags, mode);
}
int open64(const char* path, int flags, ...) {
  std::va_list rest;
  va_start(rest, flags);
  const mode_t mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  return fc::test::do_open(path, flags, mode);
}
FILE* fopen(const char* path, const char* mode) { return fc::test::do_fopen("fopen", path, mode); }
FILE* fopen64(const char* path, const char* mode) { return fc::test::do_fopen("fopen64", path, mode); }
ssize_t read(int descriptor, void* bytes, size_t size) {
  return fc::test::do_count(Call::read, descriptor, size,
                            [=](size_t some) { return syscall(SYS_read, descriptor, bytes, some); });
}
ssize_t write(int descriptor, const void* bytes, size_t size) {
  return fc::test::do_count(Call::write, descriptor, size,
                            [=](size_t some) { return syscall(SYS_write, descriptor, bytes, some); });
}
ssize_t pread64(int descriptor, void* bytes, size_t size, off64_t place) {
  return fc::test::do_count(Call::pread, descriptor, size,
                            [=](size_t some) { return syscall(SYS_pread64, descriptor, bytes, some, place); });
}
ssize_t pwrite64(int descriptor, const void* bytes, size_t size, off64_t place) {
  return fc::test::do_count(Call::pwrite, descriptor, size,
                            [=](size_t some) { return syscall(SYS_pwrite64, descriptor, bytes, some, place); });
}
int fsync(int descriptor) { return fc::test::do_sync(SYS_fsync, descriptor); }
int fdatasync(int descriptor) { return fc::test::do_sync(SYS_fdatasync, descriptor); }
int ftruncate64(int descriptor, off64_t size) noexcept {
  return fc::test::fails(Call::truncate, descriptor) ? -1 : static_cast<int>(syscall(SYS_ftruncate, descriptor, size));
}
int rename(const char* from, const char* to) noexcept {
  return fc::test::fails(Call::rename, from) ? -1 : static_cast<int>(syscall(SYS_renameat, AT_FDCWD, from, AT_FDCWD, to));
}
int unlink(const char* path) noexcept {
  return fc::test::fails(Call::unlink, path) ? -1 : static_cast<int>(syscall(SYS_unlinkat, AT_FDCWD, path, 0));
}
void* mmap64(void* place, size_t size, int protection, int flags, int descriptor, off64_t from) noexcept {
  if (descriptor >= 0 && fc::test::fails(Call::mmap, descriptor)) {
    return MAP_FAILED;
  }
  // NOLINTNEXTLINE(performance-no-int-to-ptr)
  return reinterpret_cast<void*>(syscall(SYS_mmap, place, size, protection, flags, descriptor, from));
}

}  // extern "C"
// NOLINTEND(readability-identifier-naming, cert-dcl50-cpp, readability-inconsistent-declaration-parameter-name)
