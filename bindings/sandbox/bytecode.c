/* SPDX-License-Identifier: MIT */
/*
** bytecode.c -- a reader of Lua 5.4's dump format.
**
** A dump is a header and one function; a function holds its code, constants,
** upvalue descriptions, the functions inside it and its debug information.
** Numbers are written seven bits a byte, the last byte marked by its top bit.
*/
#include "sandbox/bytecode.h"

#include <lauxlib.h>
#include <stdint.h>
#include <string.h>

#include "memory.h"
#include "sandbox/sandbox.h"

enum {
  OP_SETUPVAL = 10,
  OP_GETTABUP = 11,
  OP_GETTABLE = 12,
  OP_GETFIELD = 14,
  OP_SETTABUP = 15,
  OP_SETFIELD = 18,
  OP_SELF = 20,
  OP_TAILCALL = 69
};
enum { TAG_INTEGER = 0x03, TAG_FLOAT = 0x13, TAG_SHORT = 0x04, TAG_LONG = 0x14 };
enum { LINE_IS_ABSOLUTE = -128, DEPTH_MAX = 200, C_MAX = 255 /* constants that fit in C */ };

typedef struct Upvalue {
  const char *name;
  uint8_t in_stack, index; /* in_stack: a local of the function around; else its upvalue */
} Upvalue;

typedef struct AbsoluteLine {
  int instruction, line;
} AbsoluteLine;

typedef struct Function {
  struct Function *around, *inside, *next; /* inside: the first function in it */
  int line, last_line, parameters;
  bool varies; /* takes "..." */
  const uint8_t *code;
  int code_count;
  const char **constants; /* NULL: not a string */
  int constant_count;
  Upvalue *upvalues;
  int upvalue_count;
  const int8_t *line_steps;
  int line_count;
  AbsoluteLine *absolute;
  int absolute_count;
  const char *first_local;
} Function;

struct Bytecode {
  uint8_t *bytes;
  size_t size, room, at;
  bool broken, starved; /* it cannot be read; memory ran out */
  void **blocks;        /* everything the reader allocated */
  size_t block_count, block_room;
  Function *root;
};

/* ---- Memory: one list of blocks, freed together -------------------------- */

static void *take(Bytecode *code, size_t count, size_t size)
{
  if (code->broken) return NULL;
  if (code->block_count == code->block_room) {
    size_t room = code->block_room ? code->block_room * 2 : 64;
    void **blocks = arb_memory_grow(code->blocks, room * sizeof *blocks);
    if (!blocks) {
      code->broken = code->starved = true;
      return NULL;
    }
    code->blocks = blocks;
    code->block_room = room;
  }
  void *block = arb_memory_zeroed(count ? count : 1, size);
  if (!block) code->broken = code->starved = true;
  else code->blocks[code->block_count++] = block;
  return block;
}

void bind_bytecode_free(Bytecode *code)
{
  if (!code) return;
  for (size_t i = 0; i < code->block_count; i++) arb_memory_free(code->blocks[i]);
  arb_memory_free(code->blocks);
  arb_memory_free(code->bytes);
  arb_memory_free(code);
}

/* ---- Reading ------------------------------------------------------------- */

static const uint8_t *skip(Bytecode *code, size_t count)
{
  if (code->broken || count > code->size - code->at) {
    code->broken = true;
    return NULL;
  }
  const uint8_t *bytes = code->bytes + code->at;
  code->at += count;
  return bytes;
}

static int read_byte(Bytecode *code)
{
  const uint8_t *byte = skip(code, 1);
  return byte ? *byte : 0;
}

static size_t read_size(Bytecode *code)
{
  size_t value = 0;
  for (;;) {
    int byte = read_byte(code);
    if (code->broken || value > SIZE_MAX >> 8) {
      code->broken = true;
      return 0;
    }
    value = value << 7 | (size_t)(byte & 0x7F);
    if (byte & 0x80) return value;
  }
}

/* Reads a count of things that take at least `least` bytes each, so that a wrong count cannot ask
** for more memory than the dump could fill. */
static int read_count(Bytecode *code, size_t least)
{
  size_t count = read_size(code);
  if (code->broken || count > (code->size - code->at) / least) {
    code->broken = true;
    return 0;
  }
  return (int)count;
}

static const char *read_string(Bytecode *code)
{
  size_t size = read_size(code);
  if (size == 0) return NULL;
  const uint8_t *bytes = skip(code, size - 1);
  char *text = bytes ? take(code, size, 1) : NULL;
  if (text) memcpy(text, bytes, size - 1);
  return text;
}

static void read_constants(Bytecode *code, Function *f)
{
  f->constant_count = read_count(code, 1);
  f->constants = take(code, (size_t)f->constant_count, sizeof *f->constants);
  for (int i = 0; i < f->constant_count && !code->broken; i++) {
    int tag = read_byte(code);
    if (tag == TAG_INTEGER) skip(code, sizeof(lua_Integer));
    else if (tag == TAG_FLOAT) skip(code, sizeof(lua_Number));
    else if (tag == TAG_SHORT || tag == TAG_LONG) f->constants[i] = read_string(code);
  }
}

static void read_upvalues(Bytecode *code, Function *f)
{
  f->upvalue_count = read_count(code, 3);
  f->upvalues = take(code, (size_t)f->upvalue_count, sizeof *f->upvalues);
  for (int i = 0; i < f->upvalue_count && !code->broken; i++) {
    f->upvalues[i].in_stack = (uint8_t)read_byte(code);
    f->upvalues[i].index = (uint8_t)read_byte(code);
    read_byte(code); /* kind: constant, to be closed, ... */
  }
}

static void read_debug(Bytecode *code, Function *f)
{
  f->line_count = read_count(code, 1);
  f->line_steps = (const int8_t *)skip(code, (size_t)f->line_count);
  f->absolute_count = read_count(code, 2);
  f->absolute = take(code, (size_t)f->absolute_count, sizeof *f->absolute);
  for (int i = 0; i < f->absolute_count && !code->broken; i++) {
    f->absolute[i].instruction = (int)read_size(code);
    f->absolute[i].line = (int)read_size(code);
  }
  int locals = read_count(code, 3);
  for (int i = 0; i < locals && !code->broken; i++) {
    const char *name = read_string(code);
    read_size(code); /* where it begins */
    read_size(code); /* and ends */
    if (i == 0) f->first_local = name;
  }
  int names = read_count(code, 1);
  for (int i = 0; i < names && !code->broken; i++) {
    const char *name = read_string(code);
    if (i < f->upvalue_count) f->upvalues[i].name = name;
  }
}

static Function *read_function(Bytecode *code, Function *around, int depth)
{
  Function *f = take(code, 1, sizeof *f);
  if (!f || depth > DEPTH_MAX) {
    code->broken = true;
    return NULL;
  }
  f->around = around;
  read_string(code); /* the source's name */
  f->line = (int)read_size(code);
  f->last_line = (int)read_size(code);
  f->parameters = read_byte(code);
  f->varies = read_byte(code) != 0;
  read_byte(code); /* registers */
  f->code_count = read_count(code, 4);
  f->code = skip(code, (size_t)f->code_count * 4);
  read_constants(code, f);
  read_upvalues(code, f);
  int inside = read_count(code, 1);
  Function **end = &f->inside;
  for (int i = 0; i < inside && !code->broken; i++) {
    *end = read_function(code, f, depth + 1);
    if (*end) end = &(*end)->next;
  }
  read_debug(code, f);
  return f;
}

static bool read_header(Bytecode *code)
{
  static const uint8_t data[6] = {0x19, 0x93, '\r', '\n', 0x1A, '\n'};
  const uint8_t *start = skip(code, 4);
  if (!start || memcmp(start, LUA_SIGNATURE, 4) != 0) return false;
  /* Each read_byte takes the next byte. NOLINTBEGIN(misc-redundant-expression) */
  if (read_byte(code) != 0x54 || read_byte(code) != 0) return false; /* version, format */
  const uint8_t *marks = skip(code, sizeof data);
  if (!marks || memcmp(marks, data, sizeof data) != 0) return false;
  if (read_byte(code) != 4) return false; /* bytes of an instruction */
  if (read_byte(code) != sizeof(lua_Integer) || read_byte(code) != sizeof(lua_Number)) return false;
  /* NOLINTEND(misc-redundant-expression) */
  skip(code, sizeof(lua_Integer) + sizeof(lua_Number)); /* samples of both */
  read_byte(code);                                      /* upvalues of the root */
  return !code->broken;
}

static int collect(lua_State *L, const void *bytes, size_t size, void *data)
{
  (void)L;
  Bytecode *code = data;
  if (code->size + size > code->room) {
    size_t room = code->room ? code->room * 2 : 4096;
    while (room < code->size + size) room *= 2;
    uint8_t *grown = arb_memory_grow(code->bytes, room);
    if (!grown) return code->starved = true;
    code->bytes = grown;
    code->room = room;
  }
  memcpy(code->bytes + code->size, bytes, size);
  code->size += size;
  return 0;
}

static bool read_all(lua_State *L, Bytecode *code)
{
  if (lua_dump(L, collect, code, 0) != 0 || !read_header(code)) return false;
  code->root = read_function(code, NULL, 0);
  return !code->broken && code->at == code->size;
}

Bytecode *bind_bytecode_read(lua_State *L)
{
  Bytecode *code = arb_memory_zeroed(1, sizeof *code);
  if (code && read_all(L, code)) return code;
  if (!code || code->starved) bind_sandbox_of(L)->starved = true;
  bind_bytecode_free(code);
  return NULL;
}

/* ---- Asking -------------------------------------------------------------- */

static uint32_t instruction(const Function *f, int index)
{
  uint32_t word;
  memcpy(&word, f->code + (size_t)index * 4, 4);
  return word;
}
static int op_of(uint32_t word)
{
  return (int)(word & 0x7F);
}
static int a_of(uint32_t word)
{
  return (int)(word >> 7 & 0xFF);
}
static int b_of(uint32_t word)
{
  return (int)(word >> 16 & 0xFF);
}
static int c_of(uint32_t word)
{
  return (int)(word >> 24 & 0xFF);
}

/* The line of an instruction.  Lines are kept as steps from the instruction before; a step too
** large for a byte is in a list of its own. */
static int line_of(const Function *f, int index)
{
  int line = f->line, absolute = 0;
  for (int i = 0; i <= index && i < f->line_count; i++) {
    if (f->line_steps[i] != LINE_IS_ABSOLUTE) line += f->line_steps[i];
    else if (absolute < f->absolute_count) line = f->absolute[absolute].line;
    absolute += absolute < f->absolute_count && f->absolute[absolute].instruction == i;
  }
  return line;
}

static const char *upvalue_name(const Function *f, int index)
{
  const char *name = index < f->upvalue_count ? f->upvalues[index].name : NULL;
  return name ? name : "?";
}

static const char *constant(const Function *f, int index)
{
  return index < f->constant_count ? f->constants[index] : NULL;
}

/* Whether upvalue `index` of `f` is a variable that still exists after a call of the function that
** was read. */
static bool outlives(const Function *f, int index, bool chunk)
{
  while (f->around && index < f->upvalue_count && !f->upvalues[index].in_stack) {
    index = f->upvalues[index].index;
    f = f->around;
  }
  if (!f->around) return true;               /* from outside of what was read */
  return chunk && f->around->around == NULL; /* a local of the file itself */
}

static bool kept_in(const Function *f, bool chunk, BytecodeKept *kept)
{
  for (int i = 0; i < f->code_count; i++) {
    uint32_t word = instruction(f, i);
    if (op_of(word) != OP_SETUPVAL || !outlives(f, b_of(word), chunk)) continue;
    *kept = (BytecodeKept){upvalue_name(f, b_of(word)), line_of(f, i)};
    return true;
  }
  for (const Function *inner = f->inside; inner; inner = inner->next)
    if (kept_in(inner, chunk, kept)) return true;
  return false;
}

bool bind_bytecode_kept(const Bytecode *code, bool chunk, BytecodeKept *kept)
{
  return kept_in(code->root, chunk, kept);
}

/* Finds the use that an instruction makes of a named table; false when it makes none. */
static bool use_of(const Function *f, int index, BytecodeUse *use)
{
  uint32_t word = instruction(f, index);
  int op = op_of(word), table;
  *use = (BytecodeUse){0};
  switch (op) {
  case OP_GETTABUP:
    use->table = upvalue_name(f, b_of(word));
    use->name = constant(f, c_of(word));
    return use->name != NULL;
  case OP_SETTABUP:
    use->table = upvalue_name(f, a_of(word));
    use->name = constant(f, b_of(word));
    use->writes = true;
    return use->name != NULL;
  case OP_GETFIELD:
  case OP_SELF:
    table = b_of(word);
    use->name = constant(f, c_of(word));
    use->method = op == OP_SELF;
    break;
  case OP_SETFIELD:
    table = a_of(word);
    use->name = constant(f, b_of(word));
    use->writes = true;
    break;
  default: return false;
  }
  use->table = f->first_local;
  return table == 0 && f->parameters > 0 && use->table && use->name;
}

static bool visit_uses(const Function *f, BytecodeVisitor *visit, void *data)
{
  BytecodeUse use;
  for (int i = 0; i < f->code_count; i++) {
    if (!use_of(f, i, &use)) continue;
    use.line = line_of(f, i);
    if (!visit(data, &use)) return false;
  }
  for (const Function *inner = f->inside; inner; inner = inner->next)
    if (!visit_uses(inner, visit, data)) return false;
  return true;
}

void bind_bytecode_uses(const Bytecode *code, BytecodeVisitor *visit, void *data)
{
  visit_uses(code->root, visit, data);
}

/* Whether the instruction may read that field. */
static bool reads_field(const Function *f, uint32_t word, const char *field)
{
  const char *name = NULL;
  switch (op_of(word)) {
  case OP_GETTABLE: return (f->parameters > 0 && b_of(word) == 0) || f->constant_count > C_MAX;
  case OP_GETTABUP:
  case OP_GETFIELD:
  case OP_SELF: name = constant(f, c_of(word)); break;
  default: break;
  }
  return name && strcmp(name, field) == 0;
}

static bool reads_in(const Function *f, const char *field)
{
  for (int i = 0; i < f->code_count; i++)
    if (reads_field(f, instruction(f, i), field)) return true;
  for (const Function *inner = f->inside; inner; inner = inner->next)
    if (reads_in(inner, field)) return true;
  return false;
}

bool bind_bytecode_reads(const Bytecode *code, const char *field)
{
  return reads_in(code->root, field);
}

static bool says_in(const Function *f, const char *text)
{
  for (int i = 0; i < f->constant_count; i++)
    if (f->constants[i] && strcmp(f->constants[i], text) == 0) return true;
  for (const Function *inner = f->inside; inner; inner = inner->next)
    if (says_in(inner, text)) return true;
  return false;
}

bool bind_bytecode_says(const Bytecode *code, const char *text)
{
  return says_in(code->root, text);
}

static bool takes_two(const Function *f)
{
  if (f->around && (f->parameters > 1 || f->varies)) return true;
  for (const Function *inner = f->inside; inner; inner = inner->next)
    if (takes_two(inner)) return true;
  return false;
}

bool bind_bytecode_takes_two(const Bytecode *code)
{
  return takes_two(code->root);
}

static void visit_function(const Function *f, const BytecodeVisit *visit)
{
  if (f->around) {
    visit->function(visit->data, f->line, f->last_line);
    for (int i = f->varies; i < f->line_count; i++) /* the first one only takes the "..." */
      visit->line(visit->data, line_of(f, i));
  }
  for (const Function *inner = f->inside; inner; inner = inner->next) visit_function(inner, visit);
}

void bind_bytecode_functions(const Bytecode *code, const BytecodeVisit *visit)
{
  visit_function(code->root, visit);
}

const char *bind_bytecode_first(const Bytecode *code)
{
  return code->root->parameters ? code->root->first_local : NULL;
}

int bind_bytecode_last_call(const Bytecode *code)
{
  const Function *f = code->root;
  for (int i = f->code_count - 1; i >= 0; i--)
    if (op_of(instruction(f, i)) == OP_TAILCALL) return line_of(f, i);
  return 0;
}

/* ---- Does it work here? -------------------------------------------------- */

static bool judge(lua_State *L, const char *text, const char *variable, int line)
{
  if (luaL_loadstring(L, text) != LUA_OK) {
    lua_pop(L, 1);
    return false;
  }
  BytecodeKept kept = {NULL, 0};
  Bytecode *code = bind_bytecode_read(L);
  lua_pop(L, 1);
  bool found = code && bind_bytecode_kept(code, true, &kept);
  bool right = code && bind_bytecode_last_call(code) == line && !found;
  if (variable) right = found && kept.line == line && strcmp(kept.variable, variable) == 0;
  bind_bytecode_free(code);
  return right;
}

bool bind_bytecode_works(lua_State *L)
{
  return judge(L, "local a, n = 1, 0\nreturn function(g)\n  g(function() n = n + 1 end)\nend", "n",
               3) &&
         judge(L,
               "local a <const> = 3\nreturn function(g)\n  local n = 0\n"
               "  return g(function() n = n + a end)\nend, g\n",
               NULL, 0) &&
         judge(L, "local card = card\nreturn card {\n}", NULL, 2);
}
