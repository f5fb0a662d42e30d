#include "crash_disk.h"

#include <sqlite3.h>

#include <algorithm>
#include <cstring>

namespace fc::test {
namespace {

constexpr std::size_t sector = 512;

CrashDisk* disk = nullptr;

/// What SQLite holds of an open file.
struct Open {
  sqlite3_file base{};
  const char* name = nullptr;  ///< SQLite's, and there as long as the file is open; null: of nobody else
  CrashDisk::File* own = nullptr;
};

CrashDisk::File& file_of(sqlite3_file* handle) {
  auto* const open = reinterpret_cast<Open*>(handle);
  return open->own != nullptr ? *open->own : disk->make(open->name);
}

int close(sqlite3_file* handle) {
  delete reinterpret_cast<Open*>(handle)->own;
  return SQLITE_OK;
}

int read(sqlite3_file* handle, void* bytes, int size, sqlite3_int64 place) {
  const std::string& now = file_of(handle).now;
  const auto from = std::min(static_cast<std::size_t>(place), now.size());
  const std::size_t some = std::min(static_cast<std::size_t>(size), now.size() - from);
  std::memcpy(bytes, now.data() + from, some);
  std::memset(static_cast<char*>(bytes) + some, 0, static_cast<std::size_t>(size) - some);
  return some == static_cast<std::size_t>(size) ? SQLITE_OK : SQLITE_IOERR_SHORT_READ;
}

int write(sqlite3_file* handle, const void* bytes, int size, sqlite3_int64 place) {
  if (const int failed = disk->failure(); failed != 0) {
    return failed;
  }
  file_of(handle).change({.place = static_cast<std::size_t>(place),
                          .bytes = std::string(static_cast<const char*>(bytes), static_cast<std::size_t>(size))});
  disk->tell_change();
  return SQLITE_OK;
}

int truncate(sqlite3_file* handle, sqlite3_int64 size) {
  if (const int failed = disk->failure(); failed != 0) {
    return failed;
  }
  file_of(handle).change({.place = static_cast<std::size_t>(size), .bytes = {}, .is_cut = true});
  disk->tell_change();
  return SQLITE_OK;
}

int sync(sqlite3_file* handle, int) {
  if (const int failed = disk->failure(); failed != 0) {
    return failed;
  }
  file_of(handle).force();
  disk->tell_change();
  return SQLITE_OK;
}

int file_size(sqlite3_file* handle, sqlite3_int64* size) {
  *size = static_cast<sqlite3_int64>(file_of(handle).now.size());
  return SQLITE_OK;
}

int lock(sqlite3_file*, int) { return SQLITE_OK; }
int check_lock(sqlite3_file*, int* held) {
  *held = 0;
  return SQLITE_OK;
}
int control(sqlite3_file*, int, void*) { return SQLITE_NOTFOUND; }
int sector_size(sqlite3_file*) { return int{sector}; }
int characteristics(sqlite3_file*) { return SQLITE_IOCAP_POWERSAFE_OVERWRITE; }

int map_shared(sqlite3_file*, int piece, int size, int extend, void volatile** memory) {
  std::vector<std::string>& shared = disk->shared();
  *memory = nullptr;
  if (static_cast<std::size_t>(piece) >= shared.size() && extend != 0) {
    shared.resize(static_cast<std::size_t>(piece) + 1, std::string(static_cast<std::size_t>(size), '\0'));
  }
  if (static_cast<std::size_t>(piece) < shared.size()) {
    *memory = shared[static_cast<std::size_t>(piece)].data();
  }
  return SQLITE_OK;
}
int lock_shared(sqlite3_file*, int, int, int) { return SQLITE_OK; }
void fence_shared(sqlite3_file*) {}
int unmap_shared(sqlite3_file*, int) {
  return SQLITE_OK;  // others may use it still; it goes with the disk
}

constexpr sqlite3_io_methods methods{.iVersion = 2,
                                     .xClose = close,
                                     .xRead = read,
                                     .xWrite = write,
                                     .xTruncate = truncate,
                                     .xSync = sync,
                                     .xFileSize = file_size,
                                     .xLock = lock,
                                     .xUnlock = lock,
                                     .xCheckReservedLock = check_lock,
                                     .xFileControl = control,
                                     .xSectorSize = sector_size,
                                     .xDeviceCharacteristics = characteristics,
                                     .xShmMap = map_shared,
                                     .xShmLock = lock_shared,
                                     .xShmBarrier = fence_shared,
                                     .xShmUnmap = unmap_shared,
                                     .xFetch = nullptr,
                                     .xUnfetch = nullptr};

int open(sqlite3_vfs*, const char* name, sqlite3_file* handle, int flags, int* found_flags) {
  auto* const open = reinterpret_cast<Open*>(handle);
  *open = Open{.base = {.pMethods = nullptr}, .name = name, .own = nullptr};
  if (name == nullptr) {
    open->own = new CrashDisk::File();
  } else if (disk->find(name) == nullptr && (flags & SQLITE_OPEN_CREATE) == 0) {
    return SQLITE_CANTOPEN;
  } else {
    disk->make(name);
  }
  open->base.pMethods = &methods;
  if (found_flags != nullptr) {
    *found_flags = flags;
  }
  return SQLITE_OK;
}

int remove(sqlite3_vfs*, const char* name, int) {
  disk->remove(name);
  disk->tell_change();
  return SQLITE_OK;
}

int access(sqlite3_vfs*, const char* name, int, int* there) {
  *there = int{disk->find(name) != nullptr};
  return SQLITE_OK;
}

int full_name(sqlite3_vfs*, const char* name, int size, char* full) {
  std::snprintf(full, static_cast<std::size_t>(size), "%s", name);
  return SQLITE_OK;
}

int randomness(sqlite3_vfs*, int size, char* bytes) {
  static std::uint32_t state = 1;
  for (int byte = 0; byte < size; ++byte) {
    state = state * 1664525U + 1013904223U;
    bytes[byte] = static_cast<char>(state >> 24U);
  }
  return size;
}

int sleep(sqlite3_vfs*, int microseconds) { return microseconds; }
int current_time(sqlite3_vfs*, double* days) {
  *days = 2461000.5;
  return SQLITE_OK;
}
int last_error(sqlite3_vfs*, int, char*) { return 0; }

sqlite3_vfs* vfs() {
  static sqlite3_vfs made = [] {
    sqlite3_vfs one{};
    one.iVersion = 1;
    one.szOsFile = sizeof(Open);
    one.mxPathname = 1024;
    one.zName = "crash-disk";
    one.xOpen = open;
    one.xDelete = remove;
    one.xAccess = access;
    one.xFullPathname = full_name;
    one.xRandomness = randomness;
    one.xSleep = sleep;
    one.xCurrentTime = current_time;
    one.xGetLastError = last_error;
    return one;
  }();
  return &made;
}

}  // namespace

const int CrashDisk::full = SQLITE_FULL;
const int CrashDisk::sick = SQLITE_IOERR_WRITE;

void CrashDisk::File::carry_out(const Change& change, std::string& bytes) {
  if (change.is_cut) {
    bytes.resize(change.place);
    return;
  }
  bytes.resize(std::max(bytes.size(), change.place + change.bytes.size()));
  bytes.replace(change.place, change.bytes.size(), change.bytes);
}

void CrashDisk::File::change(Change change) {
  carry_out(change, now);
  on_its_way.push_back(std::move(change));
}

void CrashDisk::File::force() {
  forced = now;
  on_its_way.clear();
}

CrashDisk::CrashDisk(Files files) {
  for (auto& [name, bytes] : files) {
    files_[name].now = bytes;
    files_[name].forced = std::move(bytes);
  }
  disk = this;
  sqlite3_vfs_register(vfs(), 1);
}

CrashDisk::~CrashDisk() {
  sqlite3_vfs_unregister(vfs());
  disk = nullptr;
}

CrashDisk::File* CrashDisk::find(const std::string& name) {
  const auto found = files_.find(name);
  return found == files_.end() ? nullptr : &found->second;
}

void CrashDisk::remove(const std::string& name) { files_.erase(name); }

void CrashDisk::tell_change() {
  if (changed_) {
    changed_();
  }
}

CrashDisk::Files CrashDisk::after_power_cut(Random& random) const {
  Files files;
  for (const auto& [name, file] : files_) {
    std::string& bytes = files[name] = file.forced;
    const bool in_order = random.below(2) == 0;
    const std::size_t last = random.below(static_cast<std::uint32_t>(file.on_its_way.size() + 1));
    for (std::size_t index = 0; index < file.on_its_way.size(); ++index) {
      const File::Change& change = file.on_its_way[index];
      if (in_order ? index < last : random.below(2) == 0) {
        File::carry_out(change, bytes);
      } else if (!change.is_cut && random.below(3) == 0) {
        // Torn: some of its sectors are there.
        for (std::size_t from = 0; from < change.bytes.size(); from += sector) {
          if (random.below(2) == 0) {
            File::carry_out({.place = change.place + from, .bytes = change.bytes.substr(from, sector)}, bytes);
          }
        }
      }
    }
  }
  return files;
}

}  // namespace fc::test
