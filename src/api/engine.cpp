#include "api/fault.h"
#include "api/handles.h"
#include "command/computer.h"

using namespace mappa;

mappa_code mappa_open(const char* folder, mappa_engine** engine) {
  return api::attempt([&] {
    api::need(engine, "engine");
    std::vector<std::filesystem::path> extra;
    if (folder) extra.emplace_back(folder);
    auto library = std::make_shared<const data::Library>(data::load_library(extra));
    notation::Session session(*library, MAPPA_VERSION, command::computer_players());
    *engine = new mappa_engine{std::move(library), std::move(session)};
  });
}

mappa_code mappa_ask(mappa_engine* engine, const char* request, const char** answer) {
  return api::attempt([&] {
    api::need(engine, "engine");
    api::need(request, "request");
    api::need(answer, "answer");
    engine->answer = engine->session.answer(request);
    *answer = engine->answer.c_str();
  });
}

void mappa_close(mappa_engine* engine) { delete engine; }
