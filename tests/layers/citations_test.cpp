// Every comment that cites a document of the repository leads to a heading of it: "rules/the-ring/rules.md, 3.2, 3.5".
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

namespace fc::test {
namespace {

const std::filesystem::path cited_source = std::filesystem::path(FC_SOURCE_DIR) / "src";

std::string whole_text(const std::filesystem::path& file) {
  std::ifstream in(file);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// What may be cited of a document: "3" and "3.2" of its headings, and their words.
struct Document {
  std::set<std::string> numbers;
  std::string headings;
};

Document read_document(const std::filesystem::path& file) {
  static const std::regex number(R"(^#+ ([0-9]+(\.[0-9]+)?)\b)");
  Document document;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    if (!line.starts_with('#')) {
      continue;
    }
    std::smatch found;
    if (std::regex_search(line, found, number)) {
      document.numbers.insert(found[1]);
    }
    document.headings += line + '\n';
  }
  return document;
}

/// What stands around every ".md" of a file, its comments' lines joined: a citation may run over an end of line.
std::vector<std::string> around_documents(const std::filesystem::path& file) {
  constexpr std::size_t before = 60;
  constexpr std::size_t after = 120;
  static const std::regex next_line(R"(\n\s*(///?<?|#)\s*)");
  const std::string text = whole_text(file);
  std::vector<std::string> places;
  std::size_t last = 0;
  for (std::size_t at = text.find(".md"); at != std::string::npos; at = text.find(".md", at + 1)) {
    const std::size_t from = std::max(last, at - std::min(at, before));
    last = at + 3;
    const std::size_t until = std::min(text.find(".md", at + 1), at + after);
    places.push_back(std::regex_replace(text.substr(from, until - from), next_line, " "));
  }
  return places;
}

/// The citations of a file: a document's place below src, and the sections that follow its name.
std::vector<std::pair<std::string, std::vector<std::string>>> citations_of(const std::filesystem::path& file) {
  static const std::regex citation(
      R"(((?:rules/[a-z-]+/rules|overlay/design|platform/notes)\.md)((?:(?:,| and| to) ?(?:and )?[0-9]+(?:\.[0-9]+)*)*))");
  static const std::regex section(R"([0-9]+(\.[0-9]+)?)");
  std::vector<std::pair<std::string, std::vector<std::string>>> citations;
  for (const std::string& text : around_documents(file)) {
    std::smatch found;
    if (!std::regex_search(text, found, citation)) {
      continue;
    }
    std::vector<std::string> sections;
    const std::string list = found[2];
    for (auto one = std::sregex_iterator(list.begin(), list.end(), section); one != std::sregex_iterator(); ++one) {
      sections.push_back(one->str());
    }
    citations.emplace_back(found[1], sections);
  }
  return citations;
}

TEST(Citations, lead_to_a_heading_of_a_document) {
  std::map<std::string, Document> documents;
  int followed = 0;
  for (const std::string folder : {"src", "tests"}) {
    for (const auto& entry : std::filesystem::recursive_directory_iterator(std::filesystem::path(FC_SOURCE_DIR) / folder)) {
      const std::string ending = entry.path().extension().string();
      if (ending != ".cpp" && ending != ".h" && ending != ".txt" && ending != ".cmake") {
        continue;
      }
      for (const auto& [name, sections] : citations_of(entry.path())) {
        const auto document = documents.try_emplace(name, read_document(cited_source / name)).first;
        EXPECT_FALSE(document->second.headings.empty()) << entry.path() << " cites " << name << ", which is not there";
        for (const std::string& section : sections) {
          EXPECT_TRUE(document->second.numbers.contains(section))
              << entry.path() << " cites " << name << ", " << section << ", which has no heading";
          ++followed;
        }
      }
    }
  }
  EXPECT_GT(followed, 300) << "the citations are not found any more";
}

TEST(Citations, name_no_document_that_is_not_here) {
  static const std::regex document(R"([a-z/-]*[a-z]\.md\b)");
  for (const auto& entry : std::filesystem::recursive_directory_iterator(cited_source)) {
    const std::string ending = entry.path().extension().string();
    if (ending != ".cpp" && ending != ".h") {
      continue;
    }
    for (const std::string& text : around_documents(entry.path())) {
      std::smatch found;
      if (!std::regex_search(text, found, document)) {
        continue;
      }
      const std::filesystem::path cited = found.str();
      EXPECT_TRUE(std::filesystem::exists(cited_source / cited) ||
                  std::filesystem::exists(std::filesystem::path(FC_SOURCE_DIR) / cited) ||
                  std::filesystem::exists(entry.path().parent_path() / cited))
          << entry.path() << " names " << cited;
    }
  }
}

TEST(Citations, of_the_documents_themselves_lead_to_files) {
  static const std::regex link(R"(\]\(([^)#:]+)\))");
  int followed = 0;
  for (const char* name : {"README.md", "src/CONTRIBUTING.md", "third_party/README.md"}) {
    const std::filesystem::path document = std::filesystem::path(FC_SOURCE_DIR) / name;
    const std::string text = whole_text(document);
    for (auto at = std::sregex_iterator(text.begin(), text.end(), link); at != std::sregex_iterator(); ++at) {
      EXPECT_TRUE(std::filesystem::exists(document.parent_path() / (*at)[1].str())) << name << " leads to " << (*at)[1];
      ++followed;
    }
  }
  EXPECT_GT(followed, 20);
}

}  // namespace
}  // namespace fc::test
