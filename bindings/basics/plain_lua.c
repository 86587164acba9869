/* SPDX-License-Identifier: MIT */
/* plain_lua.c -- see plain_lua.h. */
#include "basics/plain_lua.h"

#include "memory.h"

static void *allocate(void *data, void *block, size_t old_size, size_t new_size)
{
  (void)data;
  if (new_size == 0) {
    arb_memory_free(block);
    return NULL;
  }
  void *result = arb_memory_grow(block, new_size);
  return !result && block && new_size <= old_size ? block : result; /* shrinking never fails */
}

int bind_plain_lua_panic(lua_State *L)
{
  const char *what = lua_tostring(L, -1);
  arb_memory_fatal(what ? what : "an error of Lua that nobody caught");
}

lua_State *bind_plain_lua_open(void)
{
  lua_State *L = lua_newstate(allocate, NULL);
  if (L) lua_atpanic(L, bind_plain_lua_panic);
  return L;
}
