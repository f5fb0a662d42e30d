// Where exceptions end: above a thread's own work nobody would catch them, and the program would be gone.
#pragma once

#include <exception>
#include <new>
#include <optional>

#include "core/result.h"

namespace fc {

/// Where such a fault is.
inline constexpr const char* unexpected_place = "unexpected";

/// Does some work. What it throws, as a library may for want of memory, comes back as fault `unavailable` at
/// `unexpected_place`.
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
