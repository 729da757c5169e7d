# What the game's libraries need on a machine whose own libraries are not here: two that are all templates, of which
# the headers are the same everywhere.
set(headers ${CMAKE_BINARY_DIR}/headers)
file(MAKE_DIRECTORY ${headers})
foreach(library nlohmann fmt)
  file(CREATE_LINK /usr/include/${library} ${headers}/${library} SYMBOLIC)
endforeach()
add_library(headers INTERFACE)
target_include_directories(headers SYSTEM INTERFACE ${headers})
target_compile_definitions(headers INTERFACE FMT_HEADER_ONLY)
foreach(name nlohmann_json::nlohmann_json fmt::fmt)
  add_library(${name} ALIAS headers)
endforeach()
find_package(Threads REQUIRED)
