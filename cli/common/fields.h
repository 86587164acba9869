/* SPDX-License-Identifier: MIT */
/*
** fields.h -- the fields of JSON messages, checked against a table.
**
** A kind of message has a list of fields; each has a name and a kind of value.  A message that has
** a field which is not in the list, lacks one that it needs, or has a value of another kind is
** refused with a sentence, before anything else looks at it.
*/
#ifndef CLI_FIELDS_H
#define CLI_FIELDS_H

#include <jansson.h>
#include <stdbool.h>
#include <stdint.h>

typedef enum FieldKind {
  OF_TEXT,
  OF_TEXTS,
  OF_NUMBER,
  OF_SEED,
  OF_FLAG,
  OF_NUMBERS,
  OF_VALUES,
  OF_KEY, /* of a request: a number or a text, which the answer repeats */
  OF_KINDS
} FieldKind;

typedef struct Field {
  const char *name; /* NULL behind the last field of a list */
  FieldKind kind;
  bool needed;
  const char *help; /* what the field says, for documentation; may be NULL */
} Field;

/* What a value of the kind is, in words: "a text, or a list of texts". */
const char *field_wants(FieldKind kind);
/* The same as a type of TypeScript: "string | string[]". */
const char *field_type(FieldKind kind);
/* Whether the message has only fields of the list (and "type"), with the right kinds of values, and
** all that are needed.  Else `why` gets a sentence that names the message and the field. */
bool fields_fit(const Field *fields, const json_t *message, const char *type, char *why,
                size_t size);
/* Reads a seed: a number, or a text for numbers that JSON does not hold exactly (above 2^53).
** False when the value is neither. */
bool field_seed(const json_t *value, uint64_t *seed);

#endif
