// Traps in a user's folder: pipes, links and folders where files should be. Nobody waits for ever, what can be kept is kept,
// what cannot is told, and no file outside is touched.
#include <sys/stat.h>

#include "tests/library/folder.h"
#include "visit.h"

namespace fc::cabinet {
namespace {

namespace fs = std::filesystem;

/// What somebody lays into a user's folder to harm him. Beside the folder lies a file that is none of its business.
struct Trap {
  const char* name;
  void (*lay)(const fs::path& folder);
  bool keeps_bouts = true;  ///< a bout can still be kept beside it
};
constexpr std::string_view foreign_text = "precious";

const std::vector<Trap>& traps() {
  static const auto pipe = [](const fs::path& file) { ASSERT_EQ(::mkfifo(file.c_str(), 0600), 0); };
  static const auto link = [](const char* to, const fs::path& file) { fs::create_symlink(to, file); };
  static const std::vector<Trap> all{
      {"settings are a pipe", [](const fs::path& folder) { pipe(folder / "settings.json"); }},
      {"settings are a folder", [](const fs::path& folder) { fs::create_directory(folder / "settings.json"); }},
      {"settings have no end", [](const fs::path& folder) { link("/dev/zero", folder / "settings.json"); }},
      {"settings lead to themselves", [](const fs::path& folder) { link("settings.json", folder / "settings.json"); }},
      {"settings lead away", [](const fs::path& folder) { link("../foreign", folder / "settings.json"); }},
      {"the book is a pipe", [](const fs::path& folder) { pipe(folder / "records.db"); }, false},
      {"the book is a folder", [](const fs::path& folder) { fs::create_directory(folder / "records.db"); }, false},
      {"the book has no end", [](const fs::path& folder) { link("/dev/zero", folder / "records.db"); }, false},
      {"the book leads to itself", [](const fs::path& folder) { link("records.db", folder / "records.db"); }, false},
      {"the book leads away", [](const fs::path& folder) { link("../foreign", folder / "records.db"); }},
      {"the log is a pipe", [](const fs::path& folder) { pipe(folder / "records.db-wal"); }},
      {"the log is a folder", [](const fs::path& folder) { fs::create_directory(folder / "records.db-wal"); }, false},
      {"the log leads away", [](const fs::path& folder) { link("../foreign", folder / "records.db-wal"); }},
      {"the memory beside the book is a pipe", [](const fs::path& folder) { pipe(folder / "records.db-shm"); }, false},
      {"the claim is a pipe", [](const fs::path& folder) { pipe(folder / "records.lock"); }},
      {"the claim is a folder", [](const fs::path& folder) { fs::create_directory(folder / "records.lock"); }, false},
      {"the claim leads away", [](const fs::path& folder) { link("../foreign", folder / "records.lock"); }, false},
      {"a bout to be brought in is a pipe",
       [](const fs::path& folder) {
         fs::create_directory(folder / "scripts");
         pipe(folder / "scripts" / "a.json");
       }},
      {"the scripts are a file", [](const fs::path& folder) { test::must(write_whole(folder / "scripts", "x")); }},
      {"the scripts lead away", [](const fs::path& folder) { link("..", folder / "scripts"); }},
      {"a boxer of his own is a pipe",
       [](const fs::path& folder) {
         for (const test::DataFile& kind : test::all_data_files()) {
           if (kind.own != nullptr) {
             fs::create_directories(own_boxers_folder_of(folder, kind.slug));
             pipe(own_boxers_folder_of(folder, kind.slug) / "own-rocky.json");
           }
         }
       }},
  };
  return all;
}

TEST(HostileFolder, catches_nobody_and_nothing_beside_it_is_touched) {
  constexpr unsigned longest_case = 60;  // seconds
  for (const Trap& trap : traps()) {
    SCOPED_TRACE(trap.name);
    const test::Folder place;
    const fs::path folder = place.path() / "saves";
    fs::create_directory(folder);
    test::must(write_whole(place.path() / "foreign", std::string(foreign_text)));
    trap.lay(folder);
    alarm(longest_case);
    Visit first(folder);
    first.pay();
    Visit second(folder);
    second.look_again();
    alarm(0);
    EXPECT_EQ(!first.boxed().empty(), trap.keeps_bouts);
    EXPECT_TRUE(trap.keeps_bouts || first.was_told()) << "a bout is lost in silence";
    EXPECT_EQ(second.found().contains(first.boxed()), trap.keeps_bouts);
    EXPECT_EQ(test::must(read_whole(place.path() / "foreign")), foreign_text);
  }
}

}  // namespace
}  // namespace fc::cabinet
