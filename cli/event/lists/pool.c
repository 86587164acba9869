/* SPDX-License-Identifier: MIT */
/* pool.c -- `event pool`: registers what a player was given in a limited event (TR 602.4.a.8). */
#include <stdio.h>
#include <stdlib.h>

#include "event/lists/lists.h"

typedef struct Registered {
  const char *player, *path;
  char *text;
  int cards;
} Registered;

static bool read_pool(const EventSetup *setup, Registered *of, EventError *error)
{
  ArbError why = {0};
  Session session = {0};
  if (!lists_open(&session, setup, NULL, error)) {
    session_close(&session);
    return false;
  }
  Deck *deck = &session.decks[0];
  bool good = bind_deck_read(deck, of->path, session.game, &why) &&
              bind_deck_resolve(deck, session.cards, &why);
  of->cards = good ? bind_deck_count(deck, "Pool") : 0;
  of->text = good && of->cards ? desk_read_file(of->path) : NULL;
  if (!good) snprintf(error->text, sizeof error->text, "%.380s", why.text);
  else if (!of->cards)
    snprintf(error->text, sizeof error->text,
             "%.200s names no cards under a line 'Pool:', one card a line.", of->path);
  session_close(&session);
  return of->text != NULL;
}

static bool make_pool(const Event *event, void *data, EventFact *fact, EventError *error)
{
  Registered *of = data;
  int entrant = event_find(event, of->player, error);
  if (!entrant || !read_pool(event_setup(event), of, error)) return false;
  *fact =
      (EventFact){.at = desk_now(), .kind = FACT_POOL, .numbers = {entrant}, .texts = {of->text}};
  return true;
}

int verb_pool(int argc, char **argv)
{
  int count;
  bool json = false;
  Registered of = {0};
  const Option table[] = {JSON_OPTION(&json)};
  const Usage usage = {
    .name = "event pool",
    .synopsis = "[options] FILE PLAYER POOL",
    .text = "Registers the cards that a player, or a team (603.6), was given in a limited event:\n"
            "a file with a line 'Pool:' and a card on each line below, as in deck files. Deck\n"
            "lists are then held against it (602.1.a.1).",
    .examples = "event pool sealed.event \"Ann Lee\" ann.txt\n",
    .options = table,
    .option_count = 1,
    .min_arguments = 3,
    .max_arguments = 3,
  };
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  of.player = argv[1];
  of.path = argv[2];
  int code = desk_add(argv[0], json, make_pool, &of);
  free(of.text);
  return code;
}
