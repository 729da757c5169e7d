// Options from a file and from the environment.
#include "command/commands.h"
#include "command/program.h"
#include "command/settings.h"

#include <gmock/gmock.h>

namespace mappa::command {

namespace {

using testing::ElementsAre;
using testing::HasSubstr;

// A variable of the environment, as long as it lives.
struct Variable {
  std::string name;
  Variable(std::string its_name, const std::string& value) : name(std::move(its_name)) {
    setenv(name.c_str(), value.c_str(), 1);
  }
  ~Variable() { unsetenv(name.c_str()); }
  Variable(const Variable&) = delete;
  Variable& operator=(const Variable&) = delete;
};

// A command with options of every form that `serve` has.
struct Settings : testing::Test {
  Folder folder;
  CLI::App app;
  int most_maps = 1;
  std::string place = "here";
  std::vector<std::string> sites, data;
  int proxies = 0;

  Settings() {
    app.add_option("--most-maps", most_maps)->check(CLI::Range(1, 100));
    app.add_option("--place", place);
    for (auto& [name, values] : {std::pair{"--site", &sites}, {"--data", &data}})
      app.add_option(name, *values)->expected(1)->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    app.add_option("--behind", proxies)->expected(0, 1)->default_str("1");
  }

  std::string file() const { return (folder.path / "the.conf").string(); }

  void read(const std::string& text, const std::string& line = "") {
    folder.write("the.conf", text);
    app.parse(line);
    read_settings(app, file());
  }

  std::string fault(const std::string& text) {
    try {
      read(text);
    } catch (const CLI::ParseError& error) {
      return error.what();
    }
    return "";
  }
};

TEST_F(Settings, come_from_a_file) {
  read("# how it is hosted\n\n  most-maps=7 \nplace = /a folder/x#y # not the usual one\nsite = one\nsite = "
       "two\nbehind = 2\r\n");
  EXPECT_EQ(most_maps, 7);
  EXPECT_EQ(place, "/a folder/x#y");
  EXPECT_THAT(sites, ElementsAre("one", "two"));
  EXPECT_EQ(proxies, 2);
}

TEST_F(Settings, come_from_the_environment) {
  const Variable maps("MAPPA_MOST_MAPS", "7"), several("MAPPA_SITE", "one  two"),
      own("MAPPA_MORE_DATA", "/maps");
  app.parse("");
  read_settings(app, "");
  EXPECT_EQ(most_maps, 7);
  EXPECT_THAT(sites, ElementsAre("one", "two"));
  EXPECT_THAT(data, ElementsAre("/maps"));
}

TEST_F(Settings, the_command_line_goes_before_the_environment_and_that_before_the_file) {
  const Variable maps("MAPPA_MOST_MAPS", "2"), where("MAPPA_PLACE", "environment");
  read("most-maps = 3\nplace = file\nsite = file\n", "--most-maps 1");
  EXPECT_EQ(most_maps, 1);
  EXPECT_EQ(place, "environment");
  EXPECT_THAT(sites, ElementsAre("file"));
}

TEST_F(Settings, a_variable_that_is_empty_is_not_set) {
  const Variable maps("MAPPA_MOST_MAPS", "");
  read("most-maps = 3\n");
  EXPECT_EQ(most_maps, 3);
}

TEST_F(Settings, what_is_wrong_in_a_file_is_told_with_its_line) {
  EXPECT_EQ(fault("\nmost = 3\n"), file() + ":2: there is no option 'most'");
  EXPECT_EQ(fault("help = 1\n"), file() + ":1: there is no option 'help'");
  EXPECT_EQ(fault("[server]\n"), file() + ":1: '[server]' is not a line like: max-tables = 500");
  EXPECT_EQ(fault("place =\n"), file() + ":1: place has no value");
  EXPECT_EQ(fault("place = \"x\"\n"), file() + ":1: place: values stand without quotes");
  EXPECT_EQ(fault("place = a\nplace = b\n"), file() + ":2: place is given twice");
  EXPECT_THAT(fault("\n\nmost-maps = 101\n"), testing::StartsWith(file() + ":3: --most-maps: "));
  EXPECT_THAT(fault("most-maps = many\n"), testing::StartsWith(file() + ":1: --most-maps: "));
}

TEST_F(Settings, what_is_wrong_in_the_environment_is_told_with_its_variable) {
  const Variable maps("MAPPA_MOST_MAPS", "0");
  EXPECT_THAT(fault(""), testing::StartsWith("MAPPA_MOST_MAPS: --most-maps: "));
}

TEST(ServeCommand, is_told_what_is_wrong_with_its_file) {
  const Folder folder;
  folder.write("mappa.conf", "listen = 8080\n");
  const std::string file = (folder.path / "mappa.conf").string();
  const Said said = run_mappa("serve --config " + file);
  EXPECT_EQ(said.code, USAGE);
  EXPECT_THAT(said.err, HasSubstr("mappa: " + file + ":1: --listen: '8080' is not an address and a port"));
  const Said missing = run_mappa("serve --config " + file + "x");
  EXPECT_EQ(missing.code, USAGE);
  EXPECT_THAT(missing.err, HasSubstr("--config: File does not exist: " + file + "x"));
}

} // namespace

} // namespace mappa::command
