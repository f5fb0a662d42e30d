#include "cabinet/keeping/unsaved.h"

#include "core/unexpected.h"

namespace fc::cabinet {
namespace {

std::string_view key_of(const Fault& fault) {
  if (fault.where == unexpected_place) {
    return "menu.unsaved.unexpected";
  }
  switch (fault.code) {
    case FaultCode::disk_full: return "menu.unsaved.disk_full";
    case FaultCode::locked: return "menu.unsaved.locked";
    case FaultCode::damaged: return "menu.unsaved.damaged";
    case FaultCode::too_new: return "menu.unsaved.too_new";
    case FaultCode::wrong_type: return "menu.unsaved.foreign";
    case FaultCode::unavailable: return "menu.unsaved.no_folder";
    default: return "menu.unsaved.folder";
  }
}

}  // namespace

std::string unsaved_words(const Fault& fault, const Words& words) {
  return std::string(words["menu.unsaved.line"]) + " " + std::string(words[key_of(fault)]);
}

std::string unexpected_words(const Fault& fault, const Words& words) {
  return words.say("menu.fault.unexpected", {{"fault", fault.detail}});
}

std::string news_words(const records::News& news, const Words& words) {
  const auto key = [&news]() -> std::string_view {
    switch (news.kind) {
      case records::News::Kind::put_aside: return "menu.fault.records_put_aside";
      case records::News::Kind::replaced: return "menu.fault.records_replaced";
      case records::News::Kind::unread_tail: return "menu.fault.records_unread_tail";
      case records::News::Kind::kept_beside: return "menu.fault.bout_kept_beside";
      case records::News::Kind::not_kept: break;
    }
    return "menu.fault.bout_not_kept";
  };
  return words.say(key(), {{"file", news.file.string()}});
}

}  // namespace fc::cabinet
