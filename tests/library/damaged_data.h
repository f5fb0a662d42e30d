// A copy of a game's data, one file of which can be damaged: what is said about it then.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/result.h"
#include "folder.h"
#include "library/whole_file.h"

namespace fc::test {

/// The fault after a change at a JSON pointer of a file that is read by itself. read(json): what it is read by.
template <class Read>
Fault fault_after_change(const std::filesystem::path& file, const char* pointer, const nlohmann::ordered_json& value,
                         Read read) {
  nlohmann::ordered_json json = nlohmann::ordered_json::parse(*read_whole(file));
  json[nlohmann::ordered_json::json_pointer(pointer)] = value;
  const auto made = read(json);
  EXPECT_FALSE(made) << pointer << " = " << value;
  return made ? Fault{} : made.error();
}

/// A value that is put at a JSON pointer, where it is said to be wrong, and how.
struct Damage {
  const char* pointer;
  nlohmann::ordered_json value;
  const char* where;
  FaultCode code;
};

/// fault_after(pointer, value): the fault after that change.
template <class FaultAfter>
void expect_faults(const std::vector<Damage>& damages, FaultAfter fault_after) {
  for (const Damage& damage : damages) {
    const Fault found = fault_after(damage.pointer, damage.value);
    EXPECT_EQ(found.code, damage.code) << damage.pointer << ' ' << damage.value << ": " << one_line(found);
    EXPECT_EQ(found.where, damage.where) << one_line(found);
  }
}

class DamagedData : public testing::Test {
 protected:
  using CheckData = std::vector<Fault> (*)(const std::filesystem::path&);
  using Json = nlohmann::ordered_json;

  DamagedData(std::string slug, CheckData check) : slug_(std::move(slug)), check_(check) {}

  void SetUp() override {
    const auto real = std::filesystem::path(FC_SOURCE_DIR "/data") / slug_;
    std::filesystem::copy(real, folder_.path() / slug_, std::filesystem::copy_options::recursive);
  }

  [[nodiscard]] std::filesystem::path file(const char* name) const { return folder_.path() / slug_ / name; }

  /// Changes the file at a JSON pointer and gives the fault.
  Fault fault_after(const char* name, const char* pointer, const Json& value) {
    Json json = Json::parse(*read_whole(file(name)));
    json[Json::json_pointer(pointer)] = value;
    return fault_with(name, json.dump());
  }

  Fault fault_with(const char* name, const std::string& text) {
    const std::string before = *read_whole(file(name));
    EXPECT_TRUE(write_whole(file(name), text));
    const auto faults = check_(folder_.path());
    EXPECT_EQ(faults.size(), 1U);
    EXPECT_TRUE(write_whole(file(name), before));
    const Fault found = faults.empty() ? Fault{} : faults[0];
    EXPECT_TRUE(found.where.starts_with(file(name).string())) << one_line(found);
    EXPECT_EQ(one_line(found).find('\n'), std::string::npos);
    return found;
  }

  void expect_faults(const char* name, const std::vector<Damage>& damages) {
    for (const Damage& damage : damages) {
      const Fault found = fault_after(name, damage.pointer, damage.value);
      EXPECT_EQ(found.where, place(name, damage.where)) << one_line(found);
      EXPECT_EQ(found.code, damage.code) << one_line(found);
    }
  }
  /// What is said of a number that is out of its range: the file, the place, and what is allowed.
  void expect_range_told(const char* name, const Damage& damage, const char* allowed) {
    expect_faults(name, {damage});
    EXPECT_EQ(fault_after(name, damage.pointer, damage.value).detail, allowed);
  }

  [[nodiscard]] std::string place(const char* name, const char* where) const { return file(name).string() + ": " + where; }
  [[nodiscard]] const std::filesystem::path& data() const { return folder_.path(); }

 private:
  std::string slug_;
  CheckData check_;
  Folder folder_;
};

}  // namespace fc::test
