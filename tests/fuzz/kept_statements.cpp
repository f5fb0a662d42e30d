// SQLite's statements, made once for all executions of a fuzzer: making one takes longer than all that is done with it, and
// most of a fuzzer's time went there. This program's own functions of those names stand before the library's.
#include <dlfcn.h>
#include <sqlite3.h>

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace {

struct Kept {
  std::map<std::pair<sqlite3*, std::string>, std::vector<sqlite3_stmt*>> at_rest;
  std::set<sqlite3_stmt*> all;
};

/// Never destroyed: the connection, which may be a static too, is closed after it.
Kept& kept() {
  static auto* const statements = new Kept;
  return *statements;
}

template <class Function>
Function library_function(const char* name) {
  return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

}  // namespace

// The names are the library's.
// NOLINTBEGIN(readability-identifier-naming, readability-inconsistent-declaration-parameter-name)
extern "C" {

int sqlite3_prepare_v2(sqlite3* connection, const char* command, int size, sqlite3_stmt** statement, const char** rest) {
  static const auto prepare = library_function<decltype(&sqlite3_prepare_v2)>("sqlite3_prepare_v2");
  // Whoever asks for the rest, as SQLite itself, has several commands.
  if (rest != nullptr || size < 0) {
    return prepare(connection, command, size, statement, rest);
  }
  std::vector<sqlite3_stmt*>& at_rest = kept().at_rest[{connection, std::string(command, static_cast<std::size_t>(size))}];
  if (!at_rest.empty()) {
    *statement = at_rest.back();
    at_rest.pop_back();
    return SQLITE_OK;
  }
  const int status = prepare(connection, command, size, statement, rest);
  if (status == SQLITE_OK && *statement != nullptr) {
    kept().all.insert(*statement);
  }
  return status;
}

int sqlite3_finalize(sqlite3_stmt* statement) {
  static const auto finalize = library_function<decltype(&sqlite3_finalize)>("sqlite3_finalize");
  if (!kept().all.contains(statement)) {
    return finalize(statement);
  }
  const int status = sqlite3_reset(statement);
  sqlite3_clear_bindings(statement);
  kept().at_rest[{sqlite3_db_handle(statement), sqlite3_sql(statement)}].push_back(statement);
  return status;
}

}  // extern "C"
// NOLINTEND(readability-identifier-naming, readability-inconsistent-declaration-parameter-name)
