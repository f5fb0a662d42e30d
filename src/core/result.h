// Error handling: a value, or a fault that says what is wrong and where; and checks of what no input may break.
#pragma once

#include <exception>
#include <new>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <utility>

namespace fc {

/// Kind of failure, for code to compare; people read `Fault::detail`.
enum class FaultCode {
  bad_json,        ///< the text is not JSON, or is cut short
  unknown_key,     ///< an object has a key that is not allowed, or has one twice
  missing_key,     ///< an object lacks a key that is needed
  wrong_type,      ///< a value has the wrong JSON type
  out_of_range,    ///< a number outside its stated range
  unknown_value,   ///< a word that is not one of those allowed
  bad_die,         ///< a face that this die does not have
  illegal_choice,  ///< a choice that the rules do not allow here
  wrong_question,  ///< an answer of the wrong kind, or from a seat that was not asked
  surplus,         ///< dice or choices left over after the end
  cannot_read,     ///< a file or folder that cannot be read
  cannot_write,    ///< a file or folder that cannot be written
  disk_full,       ///< no space left on the device
  locked,          ///< another program holds a file or its lock
  damaged,         ///< a file that is truncated, corrupt or not what its name says
  too_new,         ///< a file written by a newer version of the program
  unavailable,     ///< a device, driver or other resource is missing; also out of memory
};

/// One failure. `where`: the location in the input ("choices[3]", "setup.red.ag", a file name). `detail`: one line for a
/// person: what was found, what is allowed and, for files, the remedy.
struct Fault {
  FaultCode code = FaultCode::bad_json;
  std::string where;
  std::string detail;

  friend bool operator==(const Fault&, const Fault&) = default;
};

/// A `T`, or the fault that prevented it.
template <class T>
using Result = tl::expected<T, Fault>;

/// Builds a failed result: `return fault(FaultCode::bad_die, "dice[2]", "11 is not on a d10");`
inline tl::unexpected<Fault> fault(FaultCode code, std::string where, std::string detail) {
  return tl::make_unexpected(Fault{.code = code, .where = std::move(where), .detail = std::move(detail)});
}

/// The message for a person: "where: detail".
inline std::string one_line(const Fault& fault) {
  return fault.where.empty() ? fault.detail : fault.where + ": " + fault.detail;
}

/// `Fault::where` of a fault by `fault_thrown_by`.
inline constexpr const char* unexpected_place = "unexpected";

/// Runs `work`. An exception it throws, such as bad_alloc, is returned as fault `unavailable` at `unexpected_place`; none:
/// it returned normally. Used at the top of a thread, where an uncaught exception would end the program.
template <class Work>
std::optional<Fault> fault_thrown_by(Work&& work) noexcept {
  // Short enough to need no memory: there may be none.
  Fault fault{.code = FaultCode::unavailable, .where = unexpected_place, .detail = "no memory"};
  try {
    work();
    return std::nullopt;
  } catch (const std::bad_alloc&) {
    return fault;
  } catch (const std::exception& error) {
    try {
      fault.detail = error.what();
    } catch (const std::bad_alloc&) {
      return fault;
    }
    return fault;
  } catch (...) {
    fault.detail = "unknown";
    return fault;
  }
}

/// Prints the failed condition to stderr and aborts. Called by FC_CHECK.
[[noreturn]] void check_failed(const char* condition, const char* file, int line);

}  // namespace fc

/// Returns the fault from the enclosing function, which must return a `Result`; goes on if there is none.
///
/// `FC_TRY(check_list(list, where));` only checks for success.
/// `FC_TRY(const int rounds, read_whole(json, where));` also declares a variable with the value.
///
/// The second form declares names in the enclosing block, so use it as a statement of its own within braces. An expression
/// with a comma outside all parentheses needs parentheses around it.
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

/// Aborts the program if `condition` is false, in every build type. For programming errors only.
#define FC_CHECK(condition) \
  (static_cast<bool>(condition) ? static_cast<void>(0) : ::fc::check_failed(#condition, __FILE__, __LINE__))
