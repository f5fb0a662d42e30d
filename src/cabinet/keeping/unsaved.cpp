#include "cabinet/keeping/unsaved.h"

namespace fc::cabinet {
namespace {

std::string_view key_of(FaultCode code) {
  switch (code) {
    case FaultCode::disk_full:
      return "menu.unsaved.disk_full";
    case FaultCode::locked:
      return "menu.unsaved.locked";
    case FaultCode::damaged:
      return "menu.unsaved.damaged";
    case FaultCode::too_new:
      return "menu.unsaved.too_new";
    case FaultCode::unavailable:
      return "menu.unsaved.no_folder";
    default:
      return "menu.unsaved.folder";
  }
}

}  // namespace

std::string unsaved_words(const Fault& fault, const Words& words) {
  return std::string(words["menu.unsaved.line"]) + " " + std::string(words[key_of(fault.code)]);
}

}  // namespace fc::cabinet
