/* SPDX-License-Identifier: MIT */
/*
** names.c -- who is meant by a name, and whether two names mean the same entrant.
**
** Two names are the same when they have the same words, whatever their case, order, blanks and
** punctuation: "Doe, Jane" is "jane doe".  Two names are near when they are one letter apart and
** their digits are the same.  Marks on letters do not count there, and ae, oe and ue may stand for
** letters with two dots.
*/
#include "ledger.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WORDS_MAX = 16, LETTERS_MAX = NAME_MAX_BYTES };

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

/* The letters of a name in UTF-8, up to LETTERS_MAX; returns their number. */
static int letters_of(const char *text, uint32_t *letters)
{
  int count = 0;
  for (const unsigned char *c = (const unsigned char *)text; *c; c++)
    if ((*c & 0xc0) == 0x80 && count) letters[count - 1] = letters[count - 1] << 8 | *c;
    else if (count < LETTERS_MAX) letters[count++] = *c;
  return count;
}

static bool same_letters(const uint32_t *a, const uint32_t *b, int count)
{
  return count == 0 || memcmp(a, b, (size_t)count * sizeof *a) == 0;
}

/* Whether the digits of both are the same: Player 1 and Player 2 are two players. */
static bool same_digits(const char *one, const char *two)
{
  for (;; one++, two++) {
    one += strcspn(one, "0123456789");
    two += strcspn(two, "0123456789");
    if (*one != *two) return false;
    if (!*one) return true;
  }
}

/* Whether `two` comes from `one` by a letter that is added, left out or another one, or by two
** neighbours that changed places. */
static bool near(const char *one, const char *two)
{
  if (!same_digits(one, two)) return false;
  uint32_t a[LETTERS_MAX + 1] = {0}, b[LETTERS_MAX + 1] = {0};
  int la = letters_of(one, a), lb = letters_of(two, b), i = 0;
  if (la > lb) return near(two, one);
  if (la < 4 || lb - la > 1) return false;
  while (i < la && a[i] == b[i]) i++;
  if (i == la) return lb > la;
  if (lb > la) return same_letters(a + i, b + i + 1, la - i);
  if (same_letters(a + i + 1, b + i + 1, la - i - 1)) return true;
  return i + 1 < la && a[i] == b[i + 1] && a[i + 1] == b[i] &&
         same_letters(a + i + 2, b + i + 2, la - i - 2);
}

/* The letters of U+00C0 to U+00FF without their marks; the small ones are 32 later. */
static const char *const latin[] = {"a", "a", "a", "a", "a", "a", "ae", "c", "e",  "e", "e",
                                    "e", "i", "i", "i", "i", "d", "n",  "o", "o",  "o", "o",
                                    "o", "",  "o", "u", "u", "u", "u",  "y", "th", "ss"};
/* Those of U+0100 to U+017F. */
static const char more_latin[] =
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllllll"
    "nnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";

/* The letter of a code point without its mark, or in German ae for a with two dots; NULL: it is
** none of these. */
static const char *without_mark(unsigned point, bool german, char *one)
{
  unsigned at = (point - 0xc0) % 32;
  if (point >= 0x100 && point < 0x180) {
    one[0] = more_latin[point - 0x100];
    return one;
  }
  if (point < 0xc0 || point > 0xff || point == 0xf7) return NULL;
  if (german && at == 4) return "ae";
  if (german && (at == 22 || at == 24)) return "oe";
  if (german && at == 28) return "ue";
  return point == 0xff ? "y" : latin[at];
}

/* A text in letters without marks, up to `size` bytes. */
static void unmark(const char *text, bool german, char *out, size_t size)
{
  char one[2] = "";
  size_t used = 0;
  for (const unsigned char *c = (const unsigned char *)text; *c && used + 3 < size; c++) {
    bool two = (*c & 0xe0) == 0xc0 && (c[1] & 0xc0) == 0x80;
    unsigned point = two ? (*c & 0x1fu) << 6 | (c[1] & 0x3fu) : *c;
    const char *letter = two ? without_mark(point, german, one) : NULL;
    if (letter) c++;
    if (letter) used += (size_t)snprintf(out + used, size - used, "%s", letter);
    else out[used++] = (char)*c;
  }
  out[used] = '\0';
}

/* A plain name in letters without marks. */
static Plain folded(const char *text, bool german)
{
  char out[2 * NAME_MAX_BYTES + 4];
  unmark(text, german, out, sizeof out);
  return plain(out);
}

int event_name_order(const char *one, const char *two)
{
  char a[512], b[512], *x = a, *y = b;
  unmark(one, false, a, sizeof a);
  unmark(two, false, b, sizeof b);
  while (*x && *y) {
    if (isdigit((unsigned char)*x) && isdigit((unsigned char)*y)) {
      unsigned long long of_x = strtoull(x, &x, 10), of_y = strtoull(y, &y, 10);
      if (of_x != of_y) return of_x < of_y ? -1 : 1;
      continue;
    }
    int differ = tolower((unsigned char)*x++) - tolower((unsigned char)*y++);
    if (differ) return differ;
  }
  int rest = (unsigned char)*x - (unsigned char)*y;
  return rest ? rest : strcmp(one, two);
}

/* Whether two plain names may be two spellings of one: José and Jose. */
static bool resembling(const char *one, const char *two)
{
  if (!*one || !*two || strcmp(one, two) == 0) return false;
  if (near(one, two)) return true;
  for (int german = 0; german < 2; german++) {
    Plain a = folded(one, german), b = folded(two, german);
    if (strcmp(a.text, b.text) == 0 || near(a.text, b.text)) return true;
  }
  return false;
}

/* The members of "A; B", at most three; none for an entrant without members. */
static int split(const char *members, Plain *parts)
{
  int count = 0;
  char text[2 * NAME_MAX_BYTES + 8], *rest = text;
  snprintf(text, sizeof text, "%s", members);
  for (char *part = strtok_r(text, ";", &rest); part && count < 3;
       part = strtok_r(NULL, ";", &rest))
    parts[count++] = plain(part);
  return count;
}

/* Whether a text is UTF-8: each character begins as its length asks for, and the rest follows. */
static bool is_utf8(const char *text)
{
  const unsigned char *c = (const unsigned char *)text;
  while (*c) {
    int more = *c < 0x80 ? 0 : *c >= 0xc2 && *c < 0xe0 ? 1 : *c >= 0xe0 && *c < 0xf0 ? 2 : 3;
    if (*c >= 0xf5 || (*c >= 0x80 && *c < 0xc2)) return false;
    if ((*c == 0xe0 && c[1] < 0xa0) || (*c == 0xf0 && c[1] < 0x90)) return false;   /* too long */
    if ((*c == 0xed && c[1] >= 0xa0) || (*c == 0xf4 && c[1] >= 0x90)) return false; /* no letter */
    for (c++; more > 0; more--, c++)
      if ((*c & 0xc0) != 0x80) return false;
  }
  return true;
}

/* Whether a text consists of characters that can be printed. */
static bool legible(const char *text, EventError *error)
{
  for (const char *c = text; *c; c++)
    if ((unsigned char)*c < 0x20 || *c == 0x7f)
      return event_refuse(error, "A name has no control characters.");
  if (*text && strchr("=+-@", *text)) /* a spreadsheet would run it as a formula */
    return event_refuse(error, "A name does not begin with '%c'.", *text);
  return is_utf8(text) || event_refuse(error, "A name is written in UTF-8.");
}

/* Whether a name can stand on a list: something to read, and not too long. */
static bool readable(const char *name, EventError *error)
{
  if (strlen(name) > NAME_MAX_BYTES)
    return event_refuse(error, "A name has at most %d bytes.", NAME_MAX_BYTES);
  if (!legible(name, error)) return false;
  Plain words = plain(name);
  if (*words.text && !words.text[strspn(words.text, "0123456789 ")])
    return event_refuse(error, "A name is more than a number, which stands for an entrant.");
  return *words.text || event_refuse(error, "An entrant needs a name.");
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
  if (!legible(members, error)) return false;
  if (split(members, parts) != 2 || !*parts[0].text || !*parts[1].text)
    return event_refuse(error, "A team registers two players, \"A player; B player\" (603.2).");
  return strcmp(parts[0].text, parts[1].text) != 0 ||
         event_refuse(error, "A team has two different players (603.1).");
}

void names_keep(Entry *entry)
{
  Plain parts[3], name = plain(entry->seen.name);
  int count = split(entry->seen.members, parts);
  memcpy(entry->plain[0], name.text, sizeof name.text);
  for (int i = 0; i < count && i < 2; i++)
    memcpy(entry->plain[i + 1], parts[i].text, sizeof parts[i].text);
}

/* Whether an entrant or one of its members has that name. */
static bool is_called(const Entry *entry, const char *wanted)
{
  for (int i = 0; i < 3; i++)
    if (*wanted && strcmp(entry->plain[i], wanted) == 0) return true;
  return false;
}

bool names_check(const Ledger *ledger, const char *name, const char *members, EventError *error)
{
  Plain wanted = plain(name), parts[3];
  if (!readable(name, error) || !members_check(ledger, name, members, error)) return false;
  int count = split(members, parts);
  for (int e = 0; e < ledger->entry_count; e++) {
    const Entry *other = &ledger->entries[e];
    if (is_called(other, wanted.text))
      return event_refuse(error, "%s is registered already, as number %d%s.", other->seen.name,
                          other->seen.number,
                          other->seen.dropped ? ", and has left: who left may return (414.7)" : "");
    for (int i = 0; i < count; i++)
      if (is_called(other, parts[i].text))
        return event_refuse(error, "A player of %s is registered already, as number %d (%s).", name,
                            other->seen.number, other->seen.name);
  }
  return true;
}

/* ---- Finding ---------------- */

/* An entrant by number: "7" or "#7". */
static int numbered(const Event *event, const char *name)
{
  char *end;
  long number = strtol(name + (*name == '#'), &end, 10);
  bool is = *end == '\0' && end != name && number >= 1 && number <= event->ledger.entry_count;
  return is ? (int)number : 0;
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
    if (is_called(&event->ledger.entries[i], wanted.text)) found = i + 1;
  return found ? found : refuse_unknown(event, name, error);
}

int event_near(const Event *event, const char *name)
{
  Plain wanted = plain(name);
  for (int i = 0; i < event->ledger.entry_count; i++)
    for (int p = 0; p < 3; p++)
      if (resembling(event->ledger.entries[i].plain[p], wanted.text)) return i + 1;
  return 0;
}
