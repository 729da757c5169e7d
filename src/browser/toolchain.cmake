# What the libraries need, for emscripten. Of the machine's own headers only these two, which are all templates, are
# seen: through a folder of links.
set(headers ${CMAKE_BINARY_DIR}/headers)
file(MAKE_DIRECTORY ${headers})
foreach(library nlohmann fmt)
  file(CREATE_LINK /usr/include/${library} ${headers}/${library} SYMBOLIC)
endforeach()
add_library(headers INTERFACE)
target_include_directories(headers SYSTEM INTERFACE ${headers})
# Of fmt what is used: one function for all integers, no long double.
target_compile_definitions(headers INTERFACE FMT_HEADER_ONLY FMT_REDUCE_INT_INSTANTIATIONS=1 FMT_USE_LONG_DOUBLE=0)
foreach(name nlohmann_json::nlohmann_json fmt::fmt)
  add_library(${name} ALIAS headers)
endforeach()
add_library(Threads::Threads INTERFACE IMPORTED) # there is one thread

add_compile_options(-fwasm-exceptions -msimd128 -include ${CMAKE_SOURCE_DIR}/src/browser/ranges.h)
add_link_options(-fwasm-exceptions)
