/* SPDX-License-Identifier: MIT */
/*
** libraries.c -- the libraries of a Lua that runs in a page: the standard ones, and LuaFileSystem
** for who requires it.  It replaces Lua's linit.c.
*/
#include <lauxlib.h>
#include <lualib.h>

int luaopen_lfs(lua_State *L);

void luaL_openlibs(lua_State *L)
{
  static const luaL_Reg opened[] = {
    {LUA_GNAME, luaopen_base},          {LUA_LOADLIBNAME, luaopen_package},
    {LUA_COLIBNAME, luaopen_coroutine}, {LUA_TABLIBNAME, luaopen_table},
    {LUA_IOLIBNAME, luaopen_io},        {LUA_OSLIBNAME, luaopen_os},
    {LUA_STRLIBNAME, luaopen_string},   {LUA_MATHLIBNAME, luaopen_math},
    {LUA_UTF8LIBNAME, luaopen_utf8},    {LUA_DBLIBNAME, luaopen_debug},
  };
  for (size_t i = 0; i < sizeof opened / sizeof *opened; i++) {
    luaL_requiref(L, opened[i].name, opened[i].func, 1);
    lua_pop(L, 1);
  }
  luaL_getsubtable(L, LUA_REGISTRYINDEX, LUA_PRELOAD_TABLE);
  lua_pushcfunction(L, luaopen_lfs);
  lua_setfield(L, -2, "lfs");
  lua_pop(L, 1);
}
