#include "command/settings.h"

#include <cstdlib>
#include <fmt/format.h>
#include <fstream>
#include <map>
#include <optional>
#include <sstream>
#include <utility>
#include <vector>

namespace mappa::command {

namespace fs = std::filesystem;

namespace {

// A value, and where it stands.
struct Given {
  std::string value;
  std::string place;
};

using Settings = std::map<const CLI::Option*, std::vector<Given>>;

bool takes_several(const CLI::Option& option) {
  return option.get_multi_option_policy() == CLI::MultiOptionPolicy::TakeAll;
}

// --max-tables: MAPPA_MAX_TABLES. MAPPA_DATA is where the program's own tiles and maps lie.
std::string variable_of(const CLI::Option& option) {
  const std::string& name = option.get_lnames().front();
  if (name == "data") return "MAPPA_MORE_DATA";
  std::string variable = "MAPPA_";
  for (const char letter : name) variable += letter == '-' ? '_' : static_cast<char>(letter - 'a' + 'A');
  return variable;
}

// An empty variable is one that is not set: containers are often given such.
std::vector<Given> in_environment(const CLI::Option& option) {
  const std::string variable = variable_of(option);
  const char* value = std::getenv(variable.c_str());
  if (!value || !*value) return {};
  if (!takes_several(option)) return {{value, variable}};
  std::vector<Given> all;
  std::istringstream words(value);
  for (std::string word; words >> word;) all.push_back({word, variable});
  return all;
}

// From a # at the line's beginning or after a space nothing counts; within an address it does.
std::string without_comment(const std::string& line) {
  for (std::size_t at = line.find('#'); at != std::string::npos; at = line.find('#', at + 1))
    if (at == 0 || line[at - 1] == ' ' || line[at - 1] == '\t') return line.substr(0, at);
  return line;
}

// "name = value"; nothing: there is only a comment.
std::optional<std::pair<std::string, std::string>> name_and_value(const std::string& line,
                                                                  const std::string& place) {
  const std::string text = CLI::detail::trim_copy(without_comment(line));
  if (text.empty()) return {};
  const std::size_t equals = text.find('=');
  if (equals == std::string::npos)
    throw CLI::ValidationError(place, fmt::format("'{}' is not a line like: max-tables = 500", text));
  std::pair both{CLI::detail::trim_copy(text.substr(0, equals)),
                 CLI::detail::trim_copy(text.substr(equals + 1))};
  if (both.second.empty()) throw CLI::ValidationError(place, fmt::format("{} has no value", both.first));
  if (both.second.front() == '"' || both.second.front() == '\'')
    throw CLI::ValidationError(place, fmt::format("{}: values stand without quotes", both.first));
  return both;
}

Settings in_file(const CLI::App& app, const fs::path& file) {
  Settings found;
  std::ifstream in(file);
  std::string line;
  for (int number = 1; std::getline(in, line); ++number) {
    const std::string place = fmt::format("{}:{}", file.string(), number);
    const auto both = name_and_value(line, place);
    if (!both) continue;
    const auto& [name, value] = *both;
    const CLI::Option* option = app.get_option_no_throw("--" + name);
    if (!option || !option->get_configurable())
      throw CLI::ValidationError(place, fmt::format("there is no option '{}'", name));
    std::vector<Given>& all = found[option];
    if (!all.empty() && !takes_several(*option))
      throw CLI::ValidationError(place, fmt::format("{} is given twice", name));
    all.push_back({value, place});
  }
  if (!in.eof()) throw CLI::ValidationError(file.string(), "cannot be read");
  return found;
}

void give(CLI::Option& option, const std::vector<Given>& all) {
  if (all.empty() || option.count() > 0) return;
  for (const Given& each : all) option.add_result(each.value);
  try {
    option.run_callback();
  } catch (const CLI::ParseError& error) {
    throw CLI::ValidationError(all.front().place, error.what());
  }
}

} // namespace

void add_config_option(CLI::App& app, fs::path& file) {
  app.add_option(
         "--config", file,
         "A file with lines like max-tables = 500. The command line goes before the environment, which may "
         "say the same (MAPPA_MAX_TABLES), and that before the file")
      ->type_name("FILE")
      ->check(CLI::ExistingFile)
      ->configurable(false);
}

void read_settings(CLI::App& app, const fs::path& file) {
  const auto options =
      app.get_options([&app](const CLI::Option* each) { return each != app.get_help_ptr(); });
  for (CLI::Option* option : options) give(*option, in_environment(*option));
  if (file.empty()) return;
  const Settings found = in_file(app, file);
  for (CLI::Option* option : options)
    if (const auto all = found.find(option); all != found.end()) give(*option, all->second);
}

} // namespace mappa::command
