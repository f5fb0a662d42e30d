#include "cabinet/screens/forgetting_notice.h"

#include <utility>

#include "cabinet/program/flow.h"
#include "core/unexpected.h"
#include "overlay/screens/notices.h"
#include "records/forget.h"

namespace fc::cabinet {

ForgettingNotice::ForgettingNotice(Flow& flow, KeptBouts& kept, std::string name)
    : flow_(&flow), kept_(&kept), name_(std::move(name)) {
  kept_->records().forget(name_, [this](const Result<void>& done) {
    done_ = done;
    // A folder may hold any number of files: they are looked through here too.
    static_cast<void>(fault_thrown_by([this] { files_ = records::files_that_name(kept_->folder(), name_); }));
    is_done_ = true;
  });
}

ForgettingNotice::~ForgettingNotice() { kept_->records().finish(); }

void ForgettingNotice::update(double) {
  if (is_done_) {
    flow_->forgotten(name_, done_, files_);
  }
}

void ForgettingNotice::show(overlay::Ui& ui) {
  overlay::wait_notice("menu.hall.forgetting", ui.say("menu.hall.forgetting_line", {{"name", name_}}), ui);
}

}  // namespace fc::cabinet
