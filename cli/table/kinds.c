/* SPDX-License-Identifier: MIT */
/* kinds.c -- see kinds.h. */
#include "table/kinds.h"

#include <string.h>

const HallGroup *const hall_groups[] = {&lobby_group, &play_group,    &ask_group,  &apart_group,
                                        &write_group, &measure_group, &deck_group, NULL};

static const char *const rights[RIGHTS] = {
  [RIGHT_ANYBODY] = "anybody", [RIGHT_GUEST] = "guest", [RIGHT_WATCHER] = "watcher",
  [RIGHT_PLAYER] = "player",   [RIGHT_OWNER] = "owner",
};

const HallKind *hall_kind(const char *type)
{
  for (int group = 0; hall_groups[group]; group++)
    for (const HallKind *kind = hall_groups[group]->kinds; kind && kind->type; kind++)
      if (strcmp(kind->type, type) == 0) return kind;
  return NULL;
}

/* ---- As a page -------------------------------------------------------------------- */

static void write_fields(FILE *out, const Field *fields)
{
  for (; fields->name; fields++)
    fprintf(out, "  - `%s`%s: %s%s%s\n", fields->name, fields->needed ? "" : " (optional)",
            field_wants(fields->kind), *fields->help ? "; " : "", fields->help);
}

static void write_kind(FILE *out, const HallKind *kind)
{
  fprintf(out, "- **%s** (%s): %s\n", kind->type, rights[kind->right], kind->help);
  write_fields(out, kind->fields);
  if (!kind->reply->name) return;
  fprintf(out, "  - answer:\n");
  for (const Field *field = kind->reply; field->name; field++)
    fprintf(out, "    - `%s`%s: %s\n", field->name, field->needed ? "" : " (optional)",
            *field->help ? field->help : field_wants(field->kind));
}

void kinds_write_page(FILE *out)
{
  for (int at = 0; hall_groups[at]; at++) {
    const HallGroup *group = hall_groups[at];
    fprintf(out, "%s### %s\n\n", at ? "\n" : "", group->title);
    for (const HallKind *kind = group->kinds; kind && kind->type; kind++) write_kind(out, kind);
    if (!group->news) continue;
    fprintf(out, "\n%s: pushes\n\n", group->title);
    for (const HallNews *news = group->news; news->type; news++) {
      fprintf(out, "- **%s** (to %s)%s%s\n", news->type, news->to, *news->help ? ": " : "",
              news->help);
      write_fields(out, news->fields);
    }
  }
}

/* ---- As types --------------------------------------------------------------------- */

/* What no list of kinds says more of is unknown to the types, too: the page narrows it. */
static const char *loose(FieldKind kind)
{
  return kind == OF_VALUES ? "any" : field_type(kind);
}

static void write_members(FILE *out, const Field *fields, bool said)
{
  for (; fields->name; fields++)
    fprintf(out, "  %s%s: %s\n", fields->name, fields->needed ? "" : "?",
            said ? field_type(fields->kind) : loose(fields->kind));
}

static void write_interface(FILE *out, const char *prefix, const char *type)
{
  fprintf(out, "export interface %s_%s {\n", prefix, type);
}

void kinds_write_types(FILE *out)
{
  fprintf(out, "// SPDX-License-Identifier: MIT\n"
               "// Written by `lunarbiter table --protocol types` (cli/table/kinds.h).\n\n");
  for (int at = 0; hall_groups[at]; at++) {
    for (const HallKind *kind = hall_groups[at]->kinds; kind && kind->type; kind++) {
      write_interface(out, "Ask", kind->type);
      fprintf(out, "  type: '%s'\n", kind->type);
      write_members(out, kind->fields, true);
      fprintf(out, "}\n");
      write_interface(out, "Reply", kind->type);
      write_members(out, kind->reply, false);
      fprintf(out, "}\n");
    }
    for (const HallNews *news = hall_groups[at]->news; news && news->type; news++) {
      write_interface(out, "Push", news->type);
      fprintf(out, "  type: '%s'\n", news->type);
      write_members(out, news->fields, false);
      fprintf(out, "}\n");
    }
  }
  fprintf(out, "export interface Replies {\n");
  for (int at = 0; hall_groups[at]; at++)
    for (const HallKind *kind = hall_groups[at]->kinds; kind && kind->type; kind++)
      fprintf(out, "  %s: Reply_%s\n", kind->type, kind->type);
  fprintf(out, "}\nexport type Ask =\n");
  for (int at = 0; hall_groups[at]; at++)
    for (const HallKind *kind = hall_groups[at]->kinds; kind && kind->type; kind++)
      fprintf(out, "  | Ask_%s\n", kind->type);
  fprintf(out, "export type Push =\n");
  for (int at = 0; hall_groups[at]; at++)
    for (const HallNews *news = hall_groups[at]->news; news && news->type; news++)
      fprintf(out, "  | Push_%s\n", news->type);
}
