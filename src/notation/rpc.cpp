#include "notation/rpc.h"

#include "data/json.h"
#include "game/arrange.h"
#include "game/setup_faults.h"
#include "notation/record.h"

#include <array>
#include <fmt/ranges.h>

namespace mappa::notation {

using data::shown;

using nlohmann::json;

namespace {

Json envelope(const json& id, const char* key, Json content) {
  return {{"jsonrpc", "2.0"}, {"id", Json(id)}, {key, std::move(content)}};
}

Json failed(const json& id, Fault fault, const std::string& message, const Json& data = {}) {
  Json error{{"code", static_cast<int>(fault)}, {"message", message}};
  if (!data.is_null()) error["data"] = data;
  return envelope(id, "error", std::move(error));
}

// For programs that say it in words of their own; null where the code alone tells it.
Json data_of(const std::exception& fault) {
  const auto why = [](const char* word) { return Json{{"why", word}}; };
  if (const auto* at = dynamic_cast<const AtAction*>(&fault))
    return {{"why", "action"}, {"action", at->number}};
  if (dynamic_cast<const MapFault*>(&fault)) return why("map");
  if (dynamic_cast<const NoMap*>(&fault)) return why("no_map");
  if (dynamic_cast<const StartFault*>(&fault)) return why("start");
  if (dynamic_cast<const ChipsFault*>(&fault)) return why("chips");
  if (dynamic_cast<const TilesFault*>(&fault)) return why("tiles");
  if (dynamic_cast<const SetupError*>(&fault)) return why("setup");
  return {};
}

bool is_id(const json& value) { return value.is_string() || value.is_number() || value.is_null(); }

void check_request(const json& request) {
  const auto fail = [](const std::string& message) { throw RpcFailure(Fault::BadRequest, message); };
  if (!request.is_object()) fail("a request is one object, not " + shown(request));
  if (request.value("jsonrpc", json()) != "2.0") fail("the key \"jsonrpc\" must be \"2.0\"");
  if (request.contains("id") && !is_id(request["id"]))
    fail("\"id\" is " + shown(request["id"]) + ", not a text or a number");
  if (!request.contains("method")) fail("the key \"method\" is missing");
  if (!request["method"].is_string()) fail("\"method\" is " + shown(request["method"]) + ", not a text");
  constexpr std::array KEYS{"jsonrpc", "id", "method", "params"};
  for (const auto& [key, value] : request.items())
    if (std::ranges::find(KEYS, key) == KEYS.end()) fail("unknown key " + shown(json(key)));
}

} // namespace

Json result_json(const json& id, Json result) { return envelope(id, "result", std::move(result)); }

Json error_json(const json& id, const std::exception_ptr& error) {
  try {
    std::rethrow_exception(error);
  } catch (const RpcFailure& failure) {
    return failed(id, failure.fault, failure.what(), failure.why ? Json{{"why", failure.why}} : Json());
  } catch (const InputError& fault) {
    return failed(id, Fault::BadParams, fault.what(), data_of(fault));
  } catch (const SetupError& fault) {
    return failed(id, Fault::BadParams, fault.what(), data_of(fault));
  } catch (const IllegalAction& fault) {
    return failed(id, Fault::Illegal, fault.what(), data_of(fault));
  } catch (const ArrangeError& fault) {
    return failed(id, Fault::Illegal, fault.what());
  } catch (const std::exception& fault) {
    return failed(id, Fault::Internal, fault.what());
  }
}

Request read_request(std::string_view text, std::size_t most) {
  Request out;
  json request;
  try {
    request = parse_text(text);
  } catch (const InputError& error) {
    out.fault = text_of(failed({}, text.size() > most ? Fault::BadRequest : Fault::BadJson, error.what()));
    return out;
  }
  out.answered = request.is_object() && request.contains("id");
  if (out.answered && is_id(request["id"])) out.id = request["id"];
  try {
    check_request(request);
  } catch (...) {
    out.fault = text_of(error_json(out.id, std::current_exception()));
    return out;
  }
  out.method = request["method"];
  if (request.contains("params")) out.params = std::move(request["params"]);
  return out;
}

Params::Params(const json& params) : value(params), object(params, data::Place(faults, "params")) {
  if (!value.is_object()) throw InputError("\"params\" is " + shown(value) + ", not an object");
}

void throw_no_method(const std::string& name, const std::vector<std::string>& names) {
  throw RpcFailure(Fault::NoMethod,
                   fmt::format("there is no method {}, only: {}", shown(json(name)), fmt::join(names, ", ")));
}

} // namespace mappa::notation
