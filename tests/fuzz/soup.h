/* SPDX-License-Identifier: MIT */
/*
** soup.h -- texts that are almost right: words of files of the tree, stirred by bytes.
**
** A text is cut into words, numbers, blanks and single marks.  The bytes say which of them are
** dropped, doubled, swapped, or replaced by one of another file of the same kind.
*/
#ifndef TESTS_SOUP_H
#define TESTS_SOUP_H

#include "fuzz.h"

enum { SOUP_TEXT_MAX = 1 << 16, SOUP_FILES_MAX = 256 };

/* Files of one kind, read once.  `pattern` is one of glob(3), below the tree. */
typedef struct SoupFiles {
  const char *pattern, *not_ending; /* NULL: all of them */
  char *texts[SOUP_FILES_MAX];
  int count;
} SoupFiles;
void soup_read(SoupFiles *files);

/* One of the files, stirred; it lies in a buffer that the next call uses again. */
char *soup_of_files(SoupFiles *files, Bytes *bytes);
/* The same of one text; `others` gives words, and may be it. */
char *soup_of_text(const char *text, const char *others, Bytes *bytes);

/* A file of this ending that holds the text; its path stays valid, and the next call writes it
** anew.  The folder goes away with the program. */
const char *soup_file(const char *ending, const char *text, size_t size);

#endif
