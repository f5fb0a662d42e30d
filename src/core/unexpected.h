// Turns exceptions into faults. Used at the top of a thread, where an uncaught exception would end the program.
#pragma once

#include <exception>
#include <new>
#include <optional>

#include "core/result.h"

namespace fc {

/// `Fault::where` of such a fault.
inline constexpr const char* unexpected_place = "unexpected";

/// Runs `work`. An exception it throws, such as bad_alloc, is returned as fault `unavailable` at `unexpected_place`; none:
/// it returned normally.
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

}  // namespace fc
