# Writes the files of FOLDER into OUTPUT, a C++ file, as server/page.h wants them.
set(html "text/html; charset=utf-8")
set(css "text/css; charset=utf-8")
set(js "text/javascript; charset=utf-8")
set(svg "image/svg+xml")

file(GLOB_RECURSE files RELATIVE ${FOLDER} ${FOLDER}/*.html ${FOLDER}/*.css ${FOLDER}/*.js ${FOLDER}/*.svg)
set(arrays "")
set(entries "")
set(number 0)
foreach(file ${files})
  file(READ ${FOLDER}/${file} hex HEX)
  string(LENGTH "${hex}" digits)
  math(EXPR size "${digits} / 2")
  string(REGEX REPLACE "(..)" "0x\\1," bytes "${hex}")
  string(REGEX REPLACE ".*\\." "" ending ${file})
  string(APPEND arrays "constexpr unsigned char FILE_${number}[]{${bytes}0};\n")
  string(APPEND entries "    {\"/${file}\", \"${${ending}}\", text_of(FILE_${number}, ${size})},\n")
  math(EXPR number "${number} + 1")
endforeach()
file(WRITE ${OUTPUT} "#include \"server/page.h\"

#include <cstddef>

namespace mappa {

namespace {

${arrays}
std::string_view text_of(const unsigned char* bytes, std::size_t size) {
  return {reinterpret_cast<const char*>(bytes), size};
}

} // namespace

const PageFile* page_file(std::string_view path) {
  static const PageFile FILES[]{
${entries}  };
  for (const PageFile& file : FILES)
    if (file.path == path) return &file;
  return nullptr;
}

} // namespace mappa
")
