/* SPDX-License-Identifier: MIT */
/*
** fuzz_decks.c -- stirred deck lists: refused with file and line, or a deck that every format
** checks without a fault of its own.
*/
#include "soup.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static SoupFiles lists = {.pattern = "decks/*/*.txt"};

static void ignore(void *data, const char *rule, const char *text)
{
  (void)rule;
  if (!text[0]) fuzz_failed(data, "a problem without words");
}

static void ignore_mistake(void *data, int line, const char *text)
{
  if (line < 0 || !text[0]) fuzz_failed(data, "a mistake without a line or words");
}

static void must_tell(bool good, const ArbError *error, const char *what)
{
  if (!good && !error->text[0]) fuzz_failed(what, "it is refused without a sentence");
}

static void check(const Deck *deck, const FuzzTable *table, Bytes *bytes)
{
  static const char *const formats[] = {"duel", "ffa4", "2v2", "sealed", "standard", "match"};
  static char what[] = "checking a deck";
  ArbError error = {0};
  ArbDeck view = bind_deck_view(deck);
  const char *format = formats[bytes_below(bytes, 6)];
  int problems = bind_check_deck(&table->session.paths, format, table->session.cards, &view, ignore,
                                 what, &error);
  must_tell(problems >= 0, &error, what);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
  static char what[] = "a deck";
  static Deck deck, again;
  Bytes bytes = {data, data + size};
  FuzzTable *table = fuzz_table(bytes_below(&bytes, 2) ? FUZZ_EVOLVE : 0);
  const BindGame *game = bytes_below(&bytes, 2) ? table->session.game : NULL;
  bool raw = bytes_below(&bytes, 16) == 15;
  const char *text = raw ? (const char *)bytes.at : soup_of_files(&lists, &bytes);
  const char *path = soup_file(".txt", text, raw ? (size_t)(bytes.end - bytes.at) : strlen(text));
  ArbError error = {0}, why = {0};
  bool good = bind_deck_read(&deck, path, game, &error);
  must_tell(good, &error, "reading a deck");
  good = good && bind_deck_resolve(&deck, table->session.cards, &error);
  must_tell(good, &error, "looking the cards of a deck up");
  if (good && deck.game == table->session.game) check(&deck, table, &bytes);
  bind_deck_diagnose(&again, path, game, table->session.cards,
                     &(DeckMistakes){ignore_mistake, what}, &why);
  return 0;
}
