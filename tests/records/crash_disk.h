// A disk in memory, for SQLite, whose power can be cut: what was not forced to it before may then be there, be torn, or not
// be there, whatever was written first.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "core/random.h"

namespace fc::test {

class CrashDisk {
 public:
  /// What lies on it, by the names of files.
  using Files = std::map<std::string, std::string>;

  /// From now on SQLite finds this disk instead of the machine's; one at a time.
  explicit CrashDisk(Files files = {});
  CrashDisk(const CrashDisk&) = delete;
  CrashDisk& operator=(const CrashDisk&) = delete;
  ~CrashDisk();

  /// Called after everything that changes the disk.
  void call_when_changed(std::function<void()> changed) { changed_ = std::move(changed); }
  /// Asked before everything that would change the disk: 0, or how that fails.
  void fail_with(std::function<int()> failure) { failure_ = std::move(failure); }
  static const int full;  ///< there is no room left
  static const int sick;  ///< it gives errors
  [[nodiscard]] int failure() const { return failure_ ? failure_() : 0; }
  /// What may lie on it if the power is cut now.
  [[nodiscard]] Files after_power_cut(Random& random) const;

  /// A file as it is now, and what of that is on its way to the disk.
  struct File {
    struct Change {
      std::size_t place = 0;
      std::string bytes;
      bool is_cut = false;  ///< the file ends at `place`
    };
    std::string now;
    std::string forced;
    std::vector<Change> on_its_way;

    static void carry_out(const Change& change, std::string& bytes);
    void change(Change change);
    void force();
  };
  File* find(const std::string& name);
  File& make(const std::string& name) { return files_[name]; }
  void remove(const std::string& name);
  void tell_change();
  /// SQLite's common memory of those who read and write, in pieces.
  std::vector<std::string>& shared() { return shared_; }

 private:
  std::map<std::string, File> files_;
  std::function<void()> changed_;
  std::function<int()> failure_;
  std::vector<std::string> shared_;
};

}  // namespace fc::test
