# Writes the files of FOLDER into OUTPUT, a C++ file, as server/page.h wants them.
set(type_html "text/html; charset=utf-8")
set(type_css "text/css; charset=utf-8")
set(type_js "text/javascript; charset=utf-8")
set(type_svg "image/svg+xml")
set(type_woff2 "font/woff2")
set(type_json "application/json")
set(type_png "image/png")
set(type_jpg "image/jpeg")
set(type_wasm "application/wasm")

# The assembler copies the bytes (.incbin): compiling them as lists of numbers takes minutes and gigabytes.
# Appends a symbol for the bytes of a file to `arrays`, and sets NAME_size.
macro(include_bytes name symbol file)
  file(SIZE ${file} ${name}_size)
  string(APPEND arrays "asm(\".pushsection .rodata\\n${symbol}: .incbin \\\"${file}\\\"\\n.popsection\");\n")
  string(APPEND arrays "extern \"C\" const unsigned char ${symbol}[];\n")
endmacro()

file(GLOB_RECURSE files RELATIVE ${FOLDER} ${FOLDER}/*)
set(arrays "")
set(entries "")
set(number 0)
foreach(file ${files})
  string(REGEX REPLACE ".*\\." "" ending ${file})
  if(NOT DEFINED type_${ending})
    message(FATAL_ERROR "${FOLDER}/${file}: of what type is it?")
  endif()
  include_bytes(plain PAGE_FILE_${number} ${FOLDER}/${file})
  set(gzip "{}")
  if(NOT ending MATCHES "^(woff2|png|jpg)$") # those are compressed already
    set(packed ${CMAKE_CURRENT_BINARY_DIR}/page_file_${number}.gz)
    file(ARCHIVE_CREATE OUTPUT ${packed} PATHS ${FOLDER}/${file} FORMAT raw COMPRESSION GZip COMPRESSION_LEVEL 9)
    include_bytes(gzip PAGE_GZIP_${number} ${packed})
    set(gzip "text_of(PAGE_GZIP_${number}, ${gzip_size})")
  endif()
  string(APPEND entries "      {\"/${file}\", \"${type_${ending}}\", text_of(PAGE_FILE_${number}, ${plain_size}), "
                        "${gzip}},\n")
  math(EXPR number "${number} + 1")
endforeach()
file(WRITE ${OUTPUT} "#include \"server/page.h\"

#include <cstddef>
#include <vector>

${arrays}
namespace mappa::server {

namespace {

[[maybe_unused]] std::string_view text_of(const unsigned char* bytes, std::size_t size) {
  return {reinterpret_cast<const char*>(bytes), size};
}

} // namespace

const std::vector<PageFile>& page_files() {
  static const std::vector<PageFile> FILES{
${entries}  };
  return FILES;
}

const PageFile* page_file(std::string_view path) {
  for (const PageFile& file : page_files())
    if (file.path == path) return &file;
  return nullptr;
}

} // namespace mappa::server
")
