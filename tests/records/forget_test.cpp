// A person is taken out of everything that is kept, and not a byte of his name is left.
#include "records/bouts.h"

#include <unistd.h>

#include <fstream>

#include "book.h"
#include "library/whole_file.h"
#include "records/folder.h"
#include "records/results.h"

namespace fc::records {
namespace {

/// A name that no other text of a book holds.
constexpr const char* name = "Annegret Zwo";

class Forget : public testing::Test {
 protected:
  void SetUp() override {
    auto opened = open_to_write(file_, 0);
    ASSERT_TRUE(opened) << one_line(opened.error());
    database_.emplace(std::move(*opened));
  }
  /// A bout that `person` won against a bot, or that goes on.
  BoutId add(const std::string& person, bool over = true, std::vector<std::string> names = {"Abe", "Bob"}) {
    BoutRow row = some_row();
    row.names = std::move(names);
    row.standing.over = false;
    std::vector<SeatRow> seats{{.sitter = "person", .profile = person}, {.sitter = "bot", .profile = "champion"}};
    for (std::size_t seat = 2; seat < row.names.size(); ++seat) {
      seats.push_back({.sitter = "shared", .profile = "Bea"});
    }
    const auto bout = insert_bout(*database_, row, seats);
    EXPECT_TRUE(bout) << one_line(bout.error());
    if (over) {
      Standing standing{.key = "tiny.stands.hearts"};
      standing.over = true;
      standing.winners = {0};
      standing.method = "ko";
      EXPECT_TRUE(in_transaction(*database_, [&]() -> Result<void> {
        FC_TRY(write_standing(*database_, *bout, standing, 1'793'491'200));
        return settle(*database_);
      }));
    }
    return *bout;
  }
  std::int64_t forget(const std::string& person) {
    std::int64_t bouts = -1;
    const auto gone = in_transaction(*database_, [&]() -> Result<void> {
      FC_TRY(bouts, forget_person(*database_, person));
      return {};
    });
    EXPECT_TRUE(gone) << one_line(gone.error());
    const auto wiped = wipe(*database_);
    EXPECT_TRUE(wiped) << one_line(wiped.error());
    return bouts;
  }
  [[nodiscard]] Tally of(const std::string& person) const {
    const auto tally = tally_of(*database_, {Whose::person, person}, {.whose = Whose::person});
    EXPECT_TRUE(tally) << one_line(tally.error());
    return tally.value_or(Tally());
  }
  /// All bytes of the book and of what lies beside it.
  [[nodiscard]] std::string bytes() const {
    std::string all;
    for (const auto& entry : std::filesystem::directory_iterator(file_.parent_path())) {
      all += read_whole(entry.path()).value_or(std::string());
    }
    return all;
  }

  test::Folder folder_;
  std::filesystem::path file_ = folder_.path() / "records.db";
  std::optional<Database> database_;
};

TEST_F(Forget, leaves_no_byte_of_the_name) {
  add(name);
  add(name, false);
  add(name, true, {"Black", name, "Green"});
  add("Bea");
  ASSERT_NE(bytes().find(name), std::string::npos) << "the test sees names";
  EXPECT_EQ(forget(name), 3);
  EXPECT_EQ(bytes().find(name), std::string::npos);
  database_.reset();
  EXPECT_EQ(bytes().find(name), std::string::npos) << "nor when the book is closed";
  EXPECT_TRUE(look_through(file_));
}

TEST_F(Forget, leaves_no_byte_of_what_was_taken_out_before) {
  // As where SQLite was built to leave what is taken out until it needs the room; Debian's writes over it.
  ASSERT_TRUE(database_->run("PRAGMA secure_delete = OFF"));
  add(name);
  const BoutId gone = add(name, true, {"Black", name, "Green"});
  ASSERT_TRUE(in_transaction(*database_, [&]() -> Result<void> { return remove_bout(*database_, gone); }));
  EXPECT_EQ(forget(name), 1);
  EXPECT_EQ(bytes().find(name), std::string::npos);
}

TEST_F(Forget, goes_with_the_last_bout_that_is_removed) {
  const BoutId last = add(name);
  const BoutId others = add("Bea");
  const auto left = [this](const char* table) {
    auto asked = database_->ask(std::string("SELECT count(*) FROM ") + table + " WHERE name = ?1", std::string(name));
    EXPECT_TRUE(asked && asked->next());
    return asked->number(0);
  };
  ASSERT_EQ(left("profile") + left("party"), 2);
  ASSERT_TRUE(in_transaction(*database_, [&]() -> Result<void> {
    FC_TRY(remove_bout(*database_, last));
    return settle(*database_);
  }));
  EXPECT_EQ(left("profile") + left("party"), 0);
  EXPECT_EQ(of("Bea").won, 1) << "who is in another bout stays";
  EXPECT_EQ(seats_of(*database_, others)->back().profile, "champion");
}

TEST_F(Forget, finds_a_name_that_an_older_version_left_behind) {
  add("Bea");
  ASSERT_TRUE(database_->run("INSERT INTO profile (name) VALUES ('Annegret Zwo');"));
  EXPECT_EQ(people_in(*database_), (std::vector<std::string>{name, "Bea"}));
  EXPECT_EQ(forget(name), 0) << "in no bout";
  EXPECT_EQ(people_in(*database_), std::vector<std::string>{"Bea"});
  ASSERT_TRUE(database_->run("INSERT INTO party (kind, name) VALUES (1, 'Annegret Zwo');"));
  EXPECT_EQ(people_in(*database_), (std::vector<std::string>{name, "Bea"}));
  EXPECT_EQ(forget(name), 0);
  EXPECT_EQ(bytes().find(name), std::string::npos);
}

TEST_F(Forget, keeps_the_bouts_and_their_sums) {
  const BoutId won = add(name);
  const BoutId going_on = add(name, false);
  add("Bea");
  const std::int64_t somebody = of("person").won;
  forget(name);
  EXPECT_EQ(of(name).bouts, 0);
  EXPECT_EQ(of("person").won, somebody + 1) << "somebody has won it";
  EXPECT_EQ(of("Bea").won, 1);
  for (const BoutId bout : {won, going_on}) {
    const auto seats = seats_of(*database_, bout);
    ASSERT_TRUE(seats);
    EXPECT_EQ(seats->front().profile, "person");
    EXPECT_EQ(seats->front().sitter, "person");
  }
  const auto boxers = tallies(*database_, {.whose = Whose::boxer});
  ASSERT_TRUE(boxers);
  EXPECT_EQ(boxers->size(), 2U) << "the boxers are who they were";
}

TEST_F(Forget, leaves_a_bot_that_is_called_as_he_was) {
  const BoutId bout = add("champion");
  EXPECT_EQ(forget("champion"), 1);
  const auto seats = seats_of(*database_, bout);
  ASSERT_TRUE(seats);
  EXPECT_EQ(seats->front().profile, "person");
  EXPECT_EQ(seats->back().profile, "champion");
}

TEST_F(Forget, changes_nothing_for_a_stranger_a_bot_or_nobody) {
  add("Bea");
  for (const char* const other : {"Nobody", "champion", "person", ""}) {
    EXPECT_EQ(forget(other), 0) << other;
  }
  EXPECT_EQ(of("Bea").won, 1);
}

TEST_F(Forget, takes_the_name_out_of_the_settings_and_nothing_else) {
  const auto settings = folder_.path() / "settings.json";
  std::ofstream(settings) << R"({"language":"fr","names":["Bea","Annegret Zwo"],"later":1})";
  ASSERT_TRUE(forget_in_settings(settings, name));
  const std::string text = read_whole(settings).value_or("");
  EXPECT_EQ(text.find(name), std::string::npos) << text;
  EXPECT_NE(text.find("Bea"), std::string::npos);
  EXPECT_NE(text.find("later"), std::string::npos);
  EXPECT_EQ(names_in_settings(settings), std::vector<std::string>{"Bea"});
  EXPECT_EQ(names_in_settings(folder_.path() / "none.json"), std::vector<std::string>());
  EXPECT_TRUE(forget_in_settings(folder_.path() / "none.json", name)) << "without settings there is nothing to do";
  const auto link = folder_.path() / "link.json";
  std::filesystem::create_symlink(settings, link);
  ASSERT_TRUE(forget_in_settings(link, "Bea"));
  EXPECT_TRUE(std::filesystem::is_symlink(link));
  EXPECT_EQ(names_in_settings(settings), std::vector<std::string>());
}

TEST_F(Forget, tells_which_files_name_him) {
  add(name);
  ASSERT_NE(bytes().find(name), std::string::npos);
  std::filesystem::create_directories(folder_.path() / "scripts");
  std::ofstream(folder_.path() / "scripts" / "a.json") << R"({"kept":{"seats":[{"name":"Annegret Zwo"}]}})";
  std::ofstream(folder_.path() / "scripts" / "b.json") << R"({"kept":{"seats":[{"name":"Bea"}]}})";
  EXPECT_EQ(files_that_name(folder_.path(), name), std::vector{folder_.path() / "scripts" / "a.json"})
      << "and not the book, in which he can be forgotten";
  for (const char* const file : {"records-damaged-1.db", "records-replaced-1.db-wal"}) {
    std::filesystem::copy(file_, folder_.path() / file);
    std::ofstream(folder_.path() / file, std::ios::app) << name;
  }
  // However large it is; the name may stand across two of its pieces.
  std::filesystem::resize_file(folder_.path() / "records-damaged-1.db", largest_file + (std::size_t{1} << 20U) - 4);
  std::ofstream(folder_.path() / "records-damaged-1.db", std::ios::app) << name;
  std::ofstream(folder_.path() / "scripts" / "000001-damaged.txt") << R"({"kept":{"seats":[{"name":"Annegret Zwo"}]}})";
  EXPECT_EQ(files_that_name(folder_.path(), name),
            (std::vector{folder_.path() / "records-damaged-1.db", folder_.path() / "records-replaced-1.db-wal",
                         folder_.path() / "scripts" / "000001-damaged.txt", folder_.path() / "scripts" / "a.json"}));
}

TEST_F(Forget, looks_for_files_that_name_him_beyond_a_folder_that_cannot_be_read) {
  namespace fs = std::filesystem;
  for (const char* const sub : {"a", "b", "c"}) {
    fs::create_directories(folder_.path() / sub);
    std::ofstream(folder_.path() / sub / "a.json") << R"({"kept":{"seats":[{"name":"Annegret Zwo"}]}})";
  }
  fs::permissions(folder_.path() / "b", fs::perms::none);
  constexpr uid_t nobody = 65534;
  const uid_t self = geteuid();
  if (self == 0) {  // who may read everything
    fs::permissions(folder_.path(), fs::perms::all);
    ASSERT_EQ(seteuid(nobody), 0);
  }
  const std::vector<fs::path> found = files_that_name(folder_.path(), name);
  ASSERT_EQ(self == 0 ? seteuid(self) : 0, 0);
  fs::permissions(folder_.path() / "b", fs::perms::all);
  EXPECT_EQ(found, (std::vector{folder_.path() / "a" / "a.json", folder_.path() / "c" / "a.json"}));
}

}  // namespace
}  // namespace fc::records
