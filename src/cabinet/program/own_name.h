// Names that players give to boxers they make.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace fc::cabinet {

/// What a name can hold of this: 40 bytes at most, whole letters that are plain (core/cleaned.h).
std::string own_name(std::string_view written);

/// The name of somebody new who is like him: two of one name would not be told apart in the roster.
std::string name_of_another(std::string name);

/// An id that no file of the folder has, not even a faulty one: nothing is written over.
std::string free_own_id(const std::filesystem::path& folder, std::string_view name);

/// Without spaces at its ends.
std::string trimmed(std::string name);

}  // namespace fc::cabinet
