// Expected failure: a value, or a fault that says what is wrong and where.
#pragma once

#include <string>
#include <tl/expected.hpp>
#include <utility>

namespace fc {

/// What kind of thing went wrong; tests and callers compare it, people read `Fault::detail`.
enum class FaultCode {
  bad_json,        ///< the text is not JSON, or is cut short
  unknown_key,     ///< an object holds a key that nothing reads
  missing_key,     ///< an object lacks a key that is needed
  wrong_type,      ///< a value is of another JSON type than asked
  out_of_range,    ///< a number outside its stated range
  unknown_value,   ///< a name that is not in its list
  bad_die,         ///< a die shows a face it does not have
  illegal_choice,  ///< a choice that the rules do not allow here
  wrong_question,  ///< a die where a choice is awaited, or the reverse
  surplus,         ///< dice or choices left over after the end
  cannot_read,     ///< a file or folder that cannot be read
  cannot_write,    ///< a file or folder that cannot be written
  disk_full,       ///< no room left where a file is kept
  locked,          ///< another program holds a file and does not let go
  damaged,         ///< a file that is torn, or is not what its name says
  too_new,         ///< a file that a later version of the program made
  unavailable,     ///< a device or driver that is not there
};

/// One failure. `where` is a place in the input ("choices[3]", "setup.red.ag", a file name), `detail` one line for a
/// person with what was found, what is allowed and, for files, the remedy.
struct Fault {
  FaultCode code = FaultCode::bad_json;
  std::string where;
  std::string detail;

  friend bool operator==(const Fault&, const Fault&) = default;
};

/// A `T`, or the fault that kept it from being made.
template <class T>
using Result = tl::expected<T, Fault>;

/// The failed result to return: `return fault(FaultCode::bad_die, "dice[2]", "11 is not on a d10");`
inline tl::unexpected<Fault> fault(FaultCode code, std::string where, std::string detail) {
  return tl::make_unexpected(Fault{.code = code, .where = std::move(where), .detail = std::move(detail)});
}

/// The one line a person reads: "where: detail".
inline std::string one_line(const Fault& fault) {
  return fault.where.empty() ? fault.detail : fault.where + ": " + fault.detail;
}

}  // namespace fc

/// Passes a fault on to the caller, out of a function that returns a `Result` itself; goes on if there is none.
///
/// `FC_TRY(check_list(list, where));` asks for success only.
/// `FC_TRY(const int rounds, read_whole(json, where));` names the value that came of it.
///
/// It declares what it names in the block around it, so it stands in braces, on a line of its own. An expression with a
/// comma outside of all parentheses needs a pair of its own.
#define FC_TRY(...) FC_TRY_FORM(__VA_ARGS__, FC_TRY_VALUE, FC_TRY_SUCCESS, )(__LINE__, __VA_ARGS__)

#define FC_TRY_FORM(first, second, form, ...) form
#define FC_TRY_SUCCESS(line, expression)                                        \
  do {                                                                          \
    if (auto&& tried = (expression); !tried) {                                  \
      return tl::make_unexpected(std::forward<decltype(tried)>(tried).error()); \
    }                                                                           \
  } while (false)
#define FC_TRY_VALUE(line, declaration, expression) FC_TRY_VALUE_IN(line, declaration, expression)
#define FC_TRY_VALUE_IN(line, declaration, expression) FC_TRY_VALUE_AS(tried_in_line_##line, declaration, expression)
// A declared name cannot stand in parentheses.
// NOLINTBEGIN(bugprone-macro-parentheses)
#define FC_TRY_VALUE_AS(tried, declaration, expression)                       \
  auto&& tried = (expression);                                                \
  if (!tried) {                                                               \
    return tl::make_unexpected(std::forward<decltype(tried)>(tried).error()); \
  }                                                                           \
  declaration = *std::forward<decltype(tried)>(tried)
// NOLINTEND(bugprone-macro-parentheses)
