/* SPDX-License-Identifier: MIT */
/* fields.c -- see fields.h. */
#include "common/fields.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "basics/guess.h"

static const struct {
  const char *wants, *type;
} kinds[OF_KINDS] = {
  [OF_TEXT] = {"a text", "string"},
  [OF_TEXTS] = {"a text, or a list of texts", "string | string[]"},
  [OF_NUMBER] = {"a whole number", "number"},
  [OF_SEED] = {"a whole number from 0 on, or a text that is one", "number | string"},
  [OF_FLAG] = {"true or false", "boolean"},
  [OF_NUMBERS] = {"a list of whole numbers", "number[]"},
  [OF_VALUES] = {"a list, or an object of amounts", "(number | string)[] | Record<string, number>"},
  [OF_KEY] = {"a whole number or a text", "number | string"},
};

const char *field_wants(FieldKind kind)
{
  return kinds[kind].wants;
}

const char *field_type(FieldKind kind)
{
  return kinds[kind].type;
}

static bool is_list_of(const json_t *list, bool texts)
{
  const json_t *item;
  size_t i;
  if (!json_is_array(list)) return false;
  json_array_foreach(list, i, item)
  {
    if (texts ? !json_is_string(item) : !json_is_integer(item)) return false;
  }
  return true;
}

bool field_seed(const json_t *value, uint64_t *seed)
{
  const char *text = json_string_value(value);
  char *end;
  if (!text) {
    *seed = (uint64_t)json_integer_value(value);
    return json_is_integer(value) && json_integer_value(value) >= 0;
  }
  errno = 0;
  *seed = strtoull(text, &end, 0);
  return *text >= '0' && *text <= '9' && !*end && errno == 0;
}

static bool is_of_kind(const json_t *value, FieldKind kind)
{
  uint64_t seed;
  switch (kind) {
  case OF_TEXT: return json_is_string(value);
  case OF_TEXTS: return json_is_string(value) || is_list_of(value, true);
  case OF_NUMBER: return json_is_integer(value);
  case OF_SEED: return field_seed(value, &seed);
  case OF_FLAG: return json_is_boolean(value);
  case OF_NUMBERS: return is_list_of(value, false);
  case OF_VALUES: return json_is_array(value) || json_is_object(value);
  case OF_KEY: return json_is_integer(value) || json_is_string(value);
  case OF_KINDS: break;
  }
  return false;
}

/* Whether the message may have the field, with that value; `why` says what is wrong. */
static bool field_fits(const Field *fields, const char *type, const char *name, const json_t *value,
                       char *why, size_t size)
{
  char hint[80];
  Guess guess = bind_guess_begin(name);
  for (; fields->name; fields++) {
    bind_guess_try(&guess, fields->name);
    if (strcmp(fields->name, name) != 0) continue;
    if (is_of_kind(value, fields->kind)) return true;
    char *got = json_dumps(value, JSON_COMPACT | JSON_ENCODE_ANY);
    snprintf(why, size, "%s: '%s' is %s, not %.60s", type, name, field_wants(fields->kind),
             got ? got : "this");
    free(got);
    return false;
  }
  snprintf(why, size, "%s: unknown field '%.40s'%s", type, name,
           bind_guess_text(&guess, hint, sizeof hint));
  return false;
}

bool fields_fit(const Field *fields, const json_t *message, const char *type, char *why,
                size_t size)
{
  const char *key;
  const json_t *value;
  json_object_foreach((json_t *)(uintptr_t)message, key, value)
  {
    if (strcmp(key, "type") != 0 && !field_fits(fields, type, key, value, why, size)) return false;
  }
  for (; fields->name; fields++) {
    if (!fields->needed || json_object_get(message, fields->name)) continue;
    snprintf(why, size, "%s: the field '%s' is missing", type, fields->name);
    return false;
  }
  return true;
}
