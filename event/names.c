/* SPDX-License-Identifier: MIT */
/*
** names.c -- who is meant by a name, and whether two names mean the same entrant.
**
** Two names are the same when they have the same words, whatever their case, order, blanks and
** punctuation: "Doe, Jane" is "jane doe".  Two names are near when they are one letter apart.
*/
#include "ledger.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NAME_MAX_BYTES = 120, WORDS_MAX = 16 };

/* A name in the form in which names are compared. */
typedef struct Plain {
  char text[NAME_MAX_BYTES + 1];
} Plain;

static bool is_letter(unsigned char c)
{
  return isalnum(c) || c >= 0x80; /* a byte of UTF-8 belongs to a letter */
}

static int compare_words(const void *a, const void *b)
{
  return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* Splits `text` in place into words of small letters. */
static int words_of(char *text, const char **words)
{
  int count = 0;
  for (char *c = text; *c;) {
    while (*c && !is_letter((unsigned char)*c)) *c++ = '\0';
    if (!*c || count == WORDS_MAX) break;
    words[count++] = c;
    for (; *c && is_letter((unsigned char)*c); c++) *c = (char)tolower((unsigned char)*c);
  }
  return count;
}

static Plain plain(const char *name)
{
  Plain result = {{0}};
  char text[NAME_MAX_BYTES + 1];
  const char *words[WORDS_MAX];
  snprintf(text, sizeof text, "%s", name);
  int count = words_of(text, words);
  qsort(words, (size_t)count, sizeof *words, compare_words);
  size_t used = 0;
  for (int i = 0; i < count; i++)
    used += (size_t)snprintf(result.text + used, sizeof result.text - used, "%s%s", i ? " " : "",
                             words[i]);
  return result;
}

/* Whether `b` comes from `a` by one letter that is added, left out or another one. */
static bool near(const char *a, const char *b)
{
  size_t la = strlen(a), lb = strlen(b);
  if (la > lb) return near(b, a);
  if (la < 4 || lb - la > 1) return false;
  size_t i = 0;
  while (i < la && a[i] == b[i]) i++;
  return strcmp(a + i + (la == lb), b + i + 1) == 0;
}

/* Calls for each member of "A; B", or for the name itself when there are no members. */
static int split(const char *name, const char *members, Plain *parts)
{
  int count = 0;
  char text[2 * NAME_MAX_BYTES + 8];
  snprintf(text, sizeof text, "%s", *members ? members : name);
  for (char *part = strtok(text, ";"); part && count < 3; part = strtok(NULL, ";"))
    parts[count++] = plain(part);
  return count;
}

/* Whether a name can stand on a list: something to read, not too long, no control characters. */
static bool readable(const char *name, EventError *error)
{
  if (strlen(name) > NAME_MAX_BYTES)
    return event_refuse(error, "A name has at most %d bytes.", NAME_MAX_BYTES);
  for (const char *c = name; *c; c++)
    if ((unsigned char)*c < 0x20 || *c == 0x7f)
      return event_refuse(error, "A name has no control characters.");
  return *plain(name).text || event_refuse(error, "An entrant needs a name.");
}

/* 603.2: a team names its two players. */
static bool members_check(const Ledger *ledger, const char *name, const char *members,
                          EventError *error)
{
  Plain parts[3];
  if (ledger->setup.team == 1)
    return !*members || event_refuse(error, "This is not an event of teams.");
  if (strlen(members) > 2 * NAME_MAX_BYTES)
    return event_refuse(error, "The names of a team are too long.");
  if (split(name, members, parts) != 2 || !*parts[0].text || !*parts[1].text)
    return event_refuse(error, "A team registers two players, \"A player; B player\" (603.2).");
  return strcmp(parts[0].text, parts[1].text) != 0 ||
         event_refuse(error, "A team has two different players (603.1).");
}

bool names_check(const Ledger *ledger, const char *name, const char *members, EventError *error)
{
  Plain parts[3], others[3];
  if (!readable(name, error) || !members_check(ledger, name, members, error)) return false;
  int count = split(name, members, parts);
  for (int e = 0; e < ledger->entry_count; e++) {
    const EventEntrant *other = &ledger->entries[e].seen;
    if (strcmp(plain(name).text, plain(other->name).text) == 0)
      return event_refuse(error, "%s is registered already, as number %d.", other->name,
                          other->number);
    int theirs = split(other->name, other->members, others);
    for (int i = 0; i < count; i++)
      for (int j = 0; j < theirs; j++)
        if (strcmp(parts[i].text, others[j].text) == 0)
          return event_refuse(error, "A player of %s is registered already, as number %d (%s).",
                              name, other->number, other->name);
  }
  return true;
}

/* ---- Finding -------------------------------------------------------------------------- */

/* An entrant by number: "7" or "#7". */
static int numbered(const Event *event, const char *name)
{
  char *end;
  long number = strtol(name + (*name == '#'), &end, 10);
  bool is = *end == '\0' && end != name && number >= 1 && number <= event->ledger.entry_count;
  return is ? (int)number : 0;
}

static bool is_called(const EventEntrant *entrant, const char *wanted)
{
  Plain parts[3];
  if (strcmp(plain(entrant->name).text, wanted) == 0) return true;
  int count = split(entrant->name, entrant->members, parts);
  for (int i = 0; i < count; i++)
    if (strcmp(parts[i].text, wanted) == 0) return true;
  return false;
}

static int refuse_unknown(const Event *event, const char *name, EventError *error)
{
  int similar = event_near(event, name);
  if (similar)
    event_refuse(error, "No entrant is called '%.100s'; did you mean %s?", name,
                 event->ledger.entries[similar - 1].seen.name);
  else event_refuse(error, "No entrant is called '%.100s'.", name);
  return 0;
}

int event_find(const Event *event, const char *name, EventError *error)
{
  int number = numbered(event, name), found = 0;
  Plain wanted = plain(name);
  if (number) return number;
  for (int i = 0; i < event->ledger.entry_count; i++)
    if (*wanted.text && is_called(&event->ledger.entries[i].seen, wanted.text)) found = i + 1;
  return found ? found : refuse_unknown(event, name, error);
}

int event_near(const Event *event, const char *name)
{
  Plain wanted = plain(name), parts[3];
  for (int i = 0; i < event->ledger.entry_count; i++) {
    const EventEntrant *entrant = &event->ledger.entries[i].seen;
    int count = split(entrant->name, entrant->members, parts);
    if (near(plain(entrant->name).text, wanted.text)) return i + 1;
    for (int p = 0; p < count; p++)
      if (near(parts[p].text, wanted.text)) return i + 1;
  }
  return 0;
}
