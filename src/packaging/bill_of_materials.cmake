# The bill of materials, SPDX 2.3: the packages of third_party/README.md with their versions and licences, so that a row
# there is the one place where they are written down. Makes ${CMAKE_CURRENT_BINARY_DIR}/four-corners.spdx; `date` is that of
# the release.

# The table's word for a licence as SPDX spells it; what has no short name there is not asserted.
function(spdx_licence word answer)
  set(known MIT BSD-2-Clause BSD-3-Clause CC0-1.0 FTL OFL-1.1 Apache-2.0 ISC)
  set(${answer} NOASSERTION PARENT_SCOPE)
  if(word IN_LIST known)
    set(${answer} ${word} PARENT_SCOPE)
  elseif(word STREQUAL "zlib")
    set(${answer} Zlib PARENT_SCOPE)
  elseif(word STREQUAL "public domain")
    set(${answer} blessing PARENT_SCOPE)
  endif()
endfunction()

set(bill "SPDXVersion: SPDX-2.3
DataLicense: CC0-1.0
SPDXID: SPDXRef-DOCUMENT
DocumentName: four-corners-${PROJECT_VERSION}
DocumentNamespace: ${PROJECT_HOMEPAGE_URL}/spdx/four-corners-${PROJECT_VERSION}
Creator: Organization: The Four Corners developers
Created: ${FC_RELEASE_DATE}T00:00:00Z

PackageName: four-corners
SPDXID: SPDXRef-four-corners
PackageVersion: ${PROJECT_VERSION}
PackageDownloadLocation: NOASSERTION
FilesAnalyzed: false
PackageLicenseConcluded: MIT
PackageLicenseDeclared: MIT
PackageCopyrightText: Copyright (c) 2026 The Four Corners developers
Relationship: SPDXRef-DOCUMENT DESCRIBES SPDXRef-four-corners
")
file(STRINGS ${PROJECT_SOURCE_DIR}/third_party/README.md lines)
set(relation "")
foreach(line IN LISTS lines)
  if(line STREQUAL "## In the programs")
    set(relation "SPDXRef-four-corners DEPENDS_ON @")
  elseif(line STREQUAL "## To build and test")
    set(relation "@ DEV_DEPENDENCY_OF SPDXRef-four-corners")
  elseif(relation AND line MATCHES "^\\| ([^|]+) \\| ([a-z0-9][a-z0-9.+ -]*) \\| ([^|]+) \\| ([^|]+) \\|")
    set(names ${CMAKE_MATCH_2})
    string(REPLACE ", " ";" versions "${CMAKE_MATCH_3}")
    string(REPLACE ", " ";" licences "${CMAKE_MATCH_4}")
    string(REPLACE " " ";" names "${names}")
    foreach(name IN LISTS names)
      # A row of several packages may have a version and a licence for each, or one for all.
      list(FIND names ${name} place)
      foreach(of IN ITEMS version licence)
        list(LENGTH ${of}s count)
        set(at 0)
        if(place LESS count)
          set(at ${place})
        endif()
        list(GET ${of}s ${at} ${of})
      endforeach()
      spdx_licence("${licence}" spelled)
      string(REGEX REPLACE "[^A-Za-z0-9.-]" "-" id ${name})
      string(REPLACE "@" "SPDXRef-${id}" told "${relation}")
      string(REPLACE "+" "%2B" escaped ${name})
      string(APPEND bill "
PackageName: ${name}
SPDXID: SPDXRef-${id}
PackageVersion: ${version}
PackageDownloadLocation: NOASSERTION
FilesAnalyzed: false
PackageLicenseConcluded: ${spelled}
PackageLicenseDeclared: ${spelled}
PackageCopyrightText: NOASSERTION
ExternalRef: PACKAGE-MANAGER purl pkg:deb/debian/${escaped}?distro=bookworm
Relationship: ${told}
")
    endforeach()
  endif()
endforeach()
file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/four-corners.spdx CONTENT "@bill@" @ONLY)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/third_party/README.md)
