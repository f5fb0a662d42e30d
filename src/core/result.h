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
