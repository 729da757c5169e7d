// Faults of the JSON text itself, and of the file it is in.
#include "data/json.h"

#include "data/error.h"
#include "data/folder.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

namespace mappa::data {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

std::string json_fault(const std::string& text) {
  try {
    parse_json(text, "mine.json");
  } catch (const DataError& error) {
    return error.what();
  }
  return "none";
}

TEST(Json, FaultsAreNamedWithLineAndColumn) {
  EXPECT_THAT(json_fault("{\n \"a\": [1, 2,]\n}"),
              StartsWith("mine.json: parse error at line 2, column 13: "));
  EXPECT_THAT(json_fault("{\n \"a\": 1,\n}"), StartsWith("mine.json: parse error at line 3, column 1: "));
  EXPECT_THAT(json_fault("{\"a\": \"\xff\"}"),
              HasSubstr("line 1, column 8: syntax error while parsing value - invalid "
                        "string: ill-formed UTF-8 byte"));
  EXPECT_THAT(json_fault("{\"a\": "),
              HasSubstr("line 1, column 7: syntax error while parsing value - unexpected end"));
  EXPECT_THAT(json_fault("{} {}"), HasSubstr("line 1, column 4"));
  EXPECT_THAT(json_fault("{\"a\": NaN}"), HasSubstr("line 1, column 7"));
  EXPECT_THAT(json_fault("{\"a\": 1 /* one */}"), HasSubstr("line 1, column 9"));
}

TEST(Json, AMessageIsOneShortPrintableLine) {
  const std::string fault = json_fault("{\"a\": \"" + std::string(100000, 'x') + "\x1b[31m\n\xff");
  EXPECT_LT(fault.size(), 250U);
  EXPECT_TRUE(std::all_of(fault.begin(), fault.end(), [](char c) { return c >= ' ' && c <= '~'; })) << fault;
}

TEST(Json, NothingIsAFault) {
  EXPECT_EQ(json_fault(""), "mine.json: the file is empty");
  EXPECT_EQ(json_fault(" \n\t "), "mine.json: the file is empty");
}

TEST(Json, AKeyGivenTwiceIsAFault) {
  EXPECT_EQ(json_fault("{\n \"a\": 1,\n \"b\": 2, \"a\": 3}"),
            "mine.json: line 3, column 12: the key \"a\" is given twice");
  EXPECT_EQ(json_fault("{\"a\": {\"b\": 1, \"b\": 1}}"),
            "mine.json: line 1, column 18: the key \"b\" is given twice");
  EXPECT_EQ(json_fault("{\"a\": {\"a\": [{\"a\": 1}, {\"a\": 1}]}}"), "none");
}

TEST(Json, DeepNestingIsAFault) {
  EXPECT_EQ(json_fault(std::string(MAX_DEPTH, '[') + std::string(MAX_DEPTH, ']')), "none");
  EXPECT_EQ(json_fault(std::string(MAX_DEPTH + 1, '[')),
            "mine.json: line 1, column 17: more than 16 lists and objects inside each other");
  EXPECT_THAT(json_fault(std::string(500000, '[')), HasSubstr("more than 16 lists and objects"));
  std::string objects;
  for (int i = 0; i < 100000; ++i) objects += "{\"a\":";
  EXPECT_THAT(json_fault(objects), HasSubstr("more than 16 lists and objects"));
}

TEST(Json, ANumberTooBigIsAFault) {
  EXPECT_THAT(json_fault("[1e999]"), HasSubstr("mine.json: number overflow"));
}

std::string file_fault(const std::filesystem::path& path) {
  try {
    read_text(path);
  } catch (const DataError& error) {
    return error.what();
  }
  return "none";
}

TEST(ReadText, ReturnsTheBytes) {
  const Folder folder;
  EXPECT_EQ(read_text(folder.write("a.json", "one\r\ntwo\n")), "one\r\ntwo\n");
}

TEST(ReadText, RefusesWhatIsNoReadableFile) {
  const Folder folder;
  EXPECT_EQ(file_fault(folder.path / "none.json"), (folder.path / "none.json").string() + ": no such file");
  EXPECT_EQ(file_fault(folder.path), folder.path.string() + ": a folder, not a file");
  EXPECT_EQ(file_fault("/dev/null"), "/dev/null: not a regular file");
  const auto file = folder.write("a.json", "{}");
  EXPECT_EQ(file_fault(file / "b.json"), (file / "b.json").string() + ": no such file");
  EXPECT_THAT(file_fault(folder.path / std::string(5000, 'x')), testing::EndsWith(": File name too long"));
}

TEST(ReadText, RefusesAFileThatMayNotBeRead) {
  if (geteuid() == 0) GTEST_SKIP() << "the superuser may read everything";
  const Folder folder;
  const auto file = folder.write("a.json", "{}");
  std::filesystem::permissions(file, std::filesystem::perms::none);
  EXPECT_EQ(file_fault(file), file.string() + ": cannot be opened for reading");
}

TEST(ReadText, RefusesAHugeFileUnread) {
  const Folder folder;
  const auto file = folder.write("big.json", "{}");
  std::filesystem::resize_file(file, 100'000'000); // sparse: takes no room
  EXPECT_EQ(file_fault(file),
            file.string() + ": the file has 100000000 bytes; at most 1048576 (1 MiB) are read");
  std::filesystem::resize_file(file, MAX_FILE_SIZE);
  EXPECT_EQ(file_fault(file), "none");
}

TEST(Json, RefusesAHugeText) {
  EXPECT_THAT(json_fault(std::string(MAX_FILE_SIZE + 1, ' ')), HasSubstr("1 MiB"));
}

} // namespace
} // namespace mappa::data
