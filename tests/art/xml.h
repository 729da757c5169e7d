// A tiny reader of SVG text: are its tags balanced, its attributes quoted and its ids unique?
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace mappa::art {

struct XmlReport {
  std::string fault; // empty: well-formed
  int elements = 0;
};

namespace xml {

inline bool is_name(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) || c == '-' || c == '_' || c == ':';
}

inline std::string_view take_name(std::string_view& text) {
  size_t n = 0;
  while (n < text.size() && is_name(text[n])) ++n;
  std::string_view name = text.substr(0, n);
  text.remove_prefix(n);
  return name;
}

// Reads ` name="value"` as often as there is one; returns a fault.
inline std::string take_attributes(std::string_view& text, std::set<std::string>& ids) {
  std::set<std::string_view> names;
  while (!text.empty() && text[0] == ' ') {
    text.remove_prefix(1);
    std::string_view name = take_name(text);
    if (name.empty() || text.substr(0, 2) != "=\"") return "attribute without a quoted value";
    text.remove_prefix(2);
    size_t end = text.find('"');
    if (end == text.npos) return "attribute without an end";
    std::string_view value = text.substr(0, end);
    text.remove_prefix(end + 1);
    if (value.find('<') != value.npos) return "< in an attribute";
    if (!names.insert(name).second) return "attribute " + std::string(name) + " twice";
    if (name == "id" && !ids.insert(std::string(value)).second) return "id " + std::string(value) + " twice";
  }
  return "";
}

} // namespace xml

inline XmlReport check_xml(std::string_view text) {
  XmlReport report;
  std::vector<std::string> open;
  std::set<std::string> ids;
  auto fail = [&](const std::string& why) {
    report.fault = why + " before: " + std::string(text.substr(0, 60));
    return report;
  };
  while (!text.empty()) {
    if (text[0] != '<') {
      if (text[0] == '&' && text.substr(0, 6).find(';') == text.npos) return fail("bare &");
      text.remove_prefix(1);
      continue;
    }
    text.remove_prefix(1);
    bool closes = !text.empty() && text[0] == '/';
    if (closes) text.remove_prefix(1);
    std::string name(xml::take_name(text));
    if (name.empty()) return fail("tag without a name");
    if (std::string fault = xml::take_attributes(text, ids); !fault.empty()) return fail(fault);
    bool empty = text.substr(0, 2) == "/>";
    if (!empty && (text.empty() || text[0] != '>')) return fail("tag " + name + " without an end");
    text.remove_prefix(empty ? 2 : 1);
    if (closes && (open.empty() || open.back() != name)) return fail("unexpected end of " + name);
    if (closes)
      open.pop_back();
    else {
      ++report.elements;
      if (!empty) open.push_back(name);
    }
  }
  if (!open.empty()) return fail(open.back() + " is not closed");
  return report;
}

// How often a part occurs.
inline int count(const std::string& text, const std::string& part) {
  int found = 0;
  for (size_t at = text.find(part); at != text.npos; at = text.find(part, at + 1)) ++found;
  return found;
}

} // namespace mappa::art
