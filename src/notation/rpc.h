// JSON-RPC 2.0: requests in, results and errors out. The game protocol and the server speak it alike.
#pragma once

#include "data/object.h"
#include "notation/error.h"
#include "notation/json.h"

#include <algorithm>
#include <exception>
#include <string>
#include <string_view>
#include <vector>

namespace mappa::notation {

enum class Fault { // docs/protocol.md; from NoTable on docs/server.md
  BadJson = -32700,
  BadRequest = -32600,
  NoMethod = -32601,
  BadParams = -32602,
  Internal = -32603,
  NoGame = -32001,
  Illegal = -32002,
  NotAllowed = -32003,
  NoTable = -32004,
  NotYours = -32005,
  NotNow = -32006,
  TooMany = -32007,
  StoreFailed = -32008,
  BadName = -32009,
};

struct RpcFailure : std::runtime_error {
  Fault fault;
  const char* why; // a word, where the code leaves several reasons; null: it does not
  RpcFailure(Fault f, const std::string& message, const char* word = nullptr)
      : std::runtime_error(message), fault(f), why(word) {}
};

// One request that was understood so far: its method may not exist and its params may be wrong.
struct Request {
  std::string fault;     // the answer, if it was no request at all
  nlohmann::json id;     // null if none was given
  bool answered = false; // not a notification
  std::string method;
  nlohmann::json params = nlohmann::json::object();
};

Request read_request(std::string_view text, std::size_t most = MAX_TEXT_SIZE);

Json result_json(const nlohmann::json& id, Json result);
// What to say of an exception that was thrown while a request was carried out.
Json error_json(const nlohmann::json& id, const std::exception_ptr& error);

// The result or the error of `work`.
template <class Work>
Json attempt(const nlohmann::json& id, Work work) {
  try {
    return result_json(id, work());
  } catch (...) {
    return error_json(id, std::current_exception());
  }
}

// The params of a request while a method reads them. Throws InputError if they are no object.
struct Params {
  explicit Params(const nlohmann::json& params);

  const nlohmann::json& value;
  std::vector<std::string> faults{};
  data::Object object;

  // Everything wanted has been read.
  void done() {
    object.no_other_keys();
    throw_faults(faults);
  }
};

[[noreturn]] void throw_no_method(const std::string& name, const std::vector<std::string>& names);

template <class Method>
const Method& find_method(const std::vector<Method>& methods, const std::string& name) {
  const auto found = std::ranges::find_if(methods, [&](const Method& m) { return m.name == name; });
  if (found != methods.end()) return *found;
  std::vector<std::string> names;
  for (const Method& method : methods) names.emplace_back(method.name);
  throw_no_method(name, names);
}

} // namespace mappa::notation
