# libmappa: the folders up to src/play behind include/mappa, shared and static, and what `cmake --install` needs for both
# (docs/library.md). Of the shared one nothing is seen but what exported.map names.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

foreach(part game data notation play api)
  set_target_properties(mappa_${part} PROPERTIES POSITION_INDEPENDENT_CODE ON CXX_VISIBILITY_PRESET hidden
                                                 VISIBILITY_INLINES_HIDDEN ON)
  list(APPEND objects $<TARGET_OBJECTS:mappa_${part}>)
endforeach()
target_include_directories(mappa_api PUBLIC ${CMAKE_SOURCE_DIR}/include)
target_precompile_headers(mappa_api PRIVATE <nlohmann/json.hpp> <fmt/format.h>)

set(exported ${CMAKE_SOURCE_DIR}/src/api/exported.map)
add_library(mappa_shared SHARED ${objects})
set_target_properties(mappa_shared PROPERTIES EXPORT_NAME mappa VERSION ${PROJECT_VERSION} SOVERSION 0 LINK_DEPENDS ${exported})
target_link_options(mappa_shared PRIVATE LINKER:--version-script=${exported})
target_link_libraries(mappa_shared PRIVATE fmt::fmt Threads::Threads ${CMAKE_DL_LIBS})
add_library(mappa_static STATIC ${objects})
target_link_libraries(mappa_static PUBLIC fmt::fmt Threads::Threads ${CMAKE_DL_LIBS})
foreach(library mappa_shared mappa_static)
  set_target_properties(${library} PROPERTIES OUTPUT_NAME mappa LINKER_LANGUAGE CXX)
  target_compile_features(${library} INTERFACE cxx_std_17)
  target_include_directories(${library} INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
endforeach()

# A component of its own, which needs no program, with what of the data is read by it.
set(to COMPONENT library)
install(DIRECTORY data/tiles data/maps DESTINATION share/mappa ${to})
install(DIRECTORY licences DESTINATION ${CMAKE_INSTALL_DOCDIR} ${to})
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} ${to})
set(package ${CMAKE_INSTALL_LIBDIR}/cmake/mappa)
install(DIRECTORY include/mappa DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} ${to})
install(TARGETS mappa_shared EXPORT mappa_shared ${to})
install(TARGETS mappa_static EXPORT mappa_static ${to})
foreach(library shared static)
  install(EXPORT mappa_${library} NAMESPACE mappa:: FILE mappa-${library}.cmake DESTINATION ${package} ${to})
endforeach()
file(RELATIVE_PATH prefix_from_pc ${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig ${CMAKE_INSTALL_PREFIX})
configure_file(src/api/mappa.pc.in ${CMAKE_BINARY_DIR}/mappa.pc @ONLY)
install(FILES ${CMAKE_BINARY_DIR}/mappa.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig ${to})
configure_package_config_file(src/api/mappa-config.cmake.in ${CMAKE_BINARY_DIR}/mappa-config.cmake
                              INSTALL_DESTINATION ${package})
write_basic_package_version_file(${CMAKE_BINARY_DIR}/mappa-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_BINARY_DIR}/mappa-config.cmake ${CMAKE_BINARY_DIR}/mappa-config-version.cmake
        DESTINATION ${package} ${to})
