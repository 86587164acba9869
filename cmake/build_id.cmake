# SPDX-License-Identifier: MIT
#
# Writes OUT, a header with a hash of all sources of the engine in the folders FOLDERS (with commas, below
# ROOT): what was kept of one engine is not taken for what another one says.  cmake -P.

string(REPLACE "," ";" folders ${FOLDERS})
set(all "")
foreach(folder IN LISTS folders)
  file(GLOB_RECURSE found RELATIVE ${ROOT} ${ROOT}/${folder}/*.c ${ROOT}/${folder}/*.h)
  list(SORT found)
  foreach(source IN LISTS found)
    file(SHA256 ${ROOT}/${source} hash)
    string(APPEND all "${source} ${hash}\n")
  endforeach()
endforeach()
string(SHA256 id "${all}")
string(SUBSTRING ${id} 0 16 id)
set(text "#define ARB_BUILD_ID \"${id}\"\n")
set(before "")
if(EXISTS ${OUT})
  file(READ ${OUT} before)
endif()
if(NOT before STREQUAL text)
  file(WRITE ${OUT} "${text}")
endif()
