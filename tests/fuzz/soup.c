/* SPDX-License-Identifier: MIT */
/* soup.c -- see soup.h. */
#define _GNU_SOURCE /* mkdtemp */
#include "soup.h"

#include <ctype.h>
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { WORDS_MAX = 1 << 13, STIRS_FEW = 4, STIRS_MAX = 24 };

/* ---- Files ----------------------------------------------------------------------------- */

static char *read_text(const char *path)
{
  FILE *file = fopen(path, "rb");
  char *text = malloc(SOUP_TEXT_MAX);
  if (!file || !text) fuzz_failed(path, "cannot be read");
  text[fread(text, 1, SOUP_TEXT_MAX - 1, file)] = '\0';
  fclose(file);
  return text;
}

static bool ends_in(const char *text, const char *ending)
{
  size_t length = strlen(text), tail = strlen(ending);
  return length >= tail && strcmp(text + length - tail, ending) == 0;
}

/* Of more files than there is room for some from everywhere are taken. */
void soup_read(SoupFiles *files)
{
  char pattern[512];
  glob_t found;
  if (files->count) return;
  snprintf(pattern, sizeof pattern, "%s/%s", ARB_DATA_DIR, files->pattern);
  if (glob(pattern, 0, NULL, &found) != 0) fuzz_failed(pattern, "no files");
  size_t step = found.gl_pathc / SOUP_FILES_MAX + 1;
  for (size_t i = 0; i < found.gl_pathc; i += step)
    if (!files->not_ending || !ends_in(found.gl_pathv[i], files->not_ending))
      files->texts[files->count++] = read_text(found.gl_pathv[i]);
  globfree(&found);
}

static char folder[64], written[128];

static void remove_folder(void)
{
  if (written[0]) unlink(written);
  rmdir(folder);
}

const char *soup_file(const char *ending, const char *text, size_t size)
{
  if (!folder[0]) {
    snprintf(folder, sizeof folder, "/tmp/fuzz-XXXXXX");
    if (!mkdtemp(folder)) fuzz_failed(folder, "cannot be made");
    atexit(remove_folder);
  }
  snprintf(written, sizeof written, "%s/stirred%s", folder, ending);
  FILE *file = fopen(written, "wb");
  if (!file || fwrite(text, 1, size, file) != size) fuzz_failed(written, "cannot be written");
  fclose(file);
  return written;
}

/* ---- Words ------------------------------------------------------------------------------- */

typedef struct Word {
  const char *at;
  int length;
} Word;

typedef struct Words {
  Word words[WORDS_MAX];
  int count;
} Words;

static int length_of(const char *at)
{
  int n = 1;
  if (isalnum((unsigned char)*at) || *at == '_')
    while (isalnum((unsigned char)at[n]) || at[n] == '_') n++;
  else if (isspace((unsigned char)*at))
    while (isspace((unsigned char)at[n])) n++;
  return n;
}

static void cut(Words *words, const char *text)
{
  words->count = 0;
  for (int n; *text && words->count < WORDS_MAX / 2; text += n)
    words->words[words->count++] = (Word){text, n = length_of(text)};
}

static int below(Bytes *bytes, int bound)
{
  int drawn = bytes_below(bytes, 256) << 8;
  return bound > 0 ? (drawn | bytes_below(bytes, 256)) % bound : 0;
}

static void insert(Words *words, int at, Word word)
{
  if (words->count == WORDS_MAX) return;
  memmove(words->words + at + 1, words->words + at,
          (size_t)(words->count - at) * sizeof *words->words);
  words->words[at] = word;
  words->count++;
}

static void drop(Words *words, int at, int count)
{
  if (count > words->count - at) count = words->count - at;
  memmove(words->words + at, words->words + at + count,
          (size_t)(words->count - at - count) * sizeof *words->words);
  words->count -= count;
}

/* What no file says, and what is at a bound. */
static Word odd_word(Bytes *bytes)
{
  static const char *const odd[] = {"-1",
                                    "0",
                                    "0xff",
                                    "0x10000",
                                    "2147483647",
                                    "-2147483648",
                                    "9223372036854775807",
                                    "1e308",
                                    "0/0",
                                    "{}",
                                    "nil",
                                    "\"\"",
                                    "\n",
                                    "\"",
                                    "[[",
                                    "--",
                                    "#",
                                    "\\",
                                    "..",
                                    "\x1b[",
                                    "\xff",
                                    "true",
                                    "function() end",
                                    "0x1p-3"};
  const char *word = odd[bytes_below(bytes, (int)(sizeof odd / sizeof *odd))];
  return (Word){word, (int)strlen(word)};
}

static int class_of(Word word)
{
  unsigned char first = (unsigned char)*word.at;
  return isdigit(first) ? 0 : isalpha(first) || first == '_' ? 1 : isspace(first) ? 2 : 3;
}

/* Any word of the text; where `like` is one, the next of its class. */
static Word gift(const Words *from, const Word *like, Bytes *bytes)
{
  int at = below(bytes, from->count);
  for (int i = 0; like && i < from->count; i++) {
    Word word = from->words[(at + i) % from->count];
    if (class_of(word) == class_of(*like)) return word;
  }
  return from->words[at];
}

static void stir(Words *words, const Words *others, Bytes *bytes)
{
  int at = below(bytes, words->count), kind = bytes_below(bytes, 12);
  if (words->count == 0) kind = 7;
  switch (kind) {
  case 0: drop(words, at, 1 + bytes_below(bytes, 4)); break;
  case 1: drop(words, at, 1 + bytes_below(bytes, 64)); break;
  case 2: {
    int with = below(bytes, words->count);
    Word word = words->words[at];
    words->words[at] = words->words[with], words->words[with] = word;
    break;
  }
  case 3:
    for (int i = 0, n = 1 + bytes_below(bytes, 32); i < n && at + 2 * i < words->count; i++)
      insert(words, at + i, words->words[at + 2 * i]);
    break;
  case 4: words->words[at] = odd_word(bytes); break;
  case 5: insert(words, at, odd_word(bytes)); break;
  case 6: words->words[at] = gift(others, NULL, bytes); break;
  case 7: insert(words, at, gift(others, NULL, bytes)); break;
  default: words->words[at] = gift(others, &words->words[at], bytes); break;
  }
}

char *soup_of_text(const char *text, const char *others, Bytes *bytes)
{
  static Words words, gifts;
  static char out[SOUP_TEXT_MAX];
  size_t length = 0;
  cut(&words, text), cut(&gifts, others);
  if (gifts.count == 0) cut(&gifts, "0");
  int most = bytes_below(bytes, 4) ? STIRS_FEW : STIRS_MAX;
  for (int n = bytes_below(bytes, most); n > 0; n--) stir(&words, &gifts, bytes);
  for (int i = 0; i < words.count; i++) {
    size_t more = (size_t)words.words[i].length;
    if (length + more >= sizeof out) break;
    memcpy(out + length, words.words[i].at, more);
    length += more;
  }
  out[length] = '\0';
  return out;
}

char *soup_of_files(SoupFiles *files, Bytes *bytes)
{
  soup_read(files);
  const char *text = files->texts[below(bytes, files->count)];
  return soup_of_text(text, files->texts[below(bytes, files->count)], bytes);
}
