/* SPDX-License-Identifier: MIT */
/*
** fuzz_protocol.c -- lines of bots: wrong with a sentence, or an answer that the game accepts or
** refuses like any other.
*/
#include "soup.h"

#include <stdlib.h>
#include <string.h>

#include "bots/protocol.h"

enum { LINES = 60 };

static const char said[] =
    "{\"type\":\"answer\",\"values\":[0,1],\"number\":3}\n"
    "{\"type\":\"answer\",\"values\":{\"c17\":2,\"u4\":-1}}\n"
    "{\"type\":\"answer\",\"values\":[\"play c17\",\"pass\",4294967296,0.5,null,[],true]}\n"
    "{\"type\":\"hello\",\"protocol\":1,\"name\":\"b\",\"version\":\"1\",\"view\":true,"
    "\"events\":false}\n"
    "{\"type\":\"concede\",\"seat\":1}\n{\"type\":\"error\",\"message\":\"\\u0000\\ud800\"}\n";

/* A good answer in words of its own: the ids of the options. */
static char *good_line(ArbGame *game, Bytes *bytes)
{
  static char line[400];
  char id[128] = "";
  const ArbDecision *d = arb_decision(game);
  int option = bytes_below(bytes, 256);
  if (d->option_count) bind_tell_option_id(game, option % d->option_count, id, sizeof id);
  snprintf(line, sizeof line, "{\"type\":\"answer\",\"values\":[\"%s\"],\"number\":%u}", id,
           (unsigned)d->number);
  return line;
}

static void read_line(ArbGame *game, const char *line)
{
  static BotAnswer answer;
  char why[200] = "";
  json_t *message;
  ProtocolWishes wishes;
  ProtocolSaid kind = protocol_read(line, &message, why, sizeof why);
  int count = 0;
  if (kind == SAID_HELLO && !protocol_wishes(message, &wishes, why, sizeof why)) kind = SAID_WRONG;
  if (kind == SAID_ANSWER) count = protocol_values(message, game, &answer, why, sizeof why);
  if ((kind == SAID_WRONG || count < 0) && !why[0]) fuzz_failed(line, "wrong without a sentence");
  if (kind == SAID_ANSWER && count >= 0 &&
      arb_answer(game, arb_decision(game)->number, answer.values, count) == ARB_BUG)
    fuzz_failed(line, arb_error(game));
  json_decref(message);
}

/* What is told of the position is valid, whatever was answered. */
static void tell(const FuzzTable *table, ArbGame *game)
{
  json_t *message = protocol_decision(game, table->session.cards, true);
  char *text = message ? json_dumps(message, JSON_COMPACT) : NULL;
  if (!text) fuzz_failed("a decision", "it is no JSON");
  free(text);
  json_decref(message);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
  Bytes bytes = {data, data + size};
  FuzzTable *table = fuzz_table(bytes_below(&bytes, FUZZ_TABLES));
  ArbGame *game = fuzz_game(table, (uint64_t)bytes_below(&bytes, 16));
  for (int i = 0; i < LINES && bytes_left(&bytes) && arb_advance(game) == ARB_AWAITING; i++) {
    tell(table, game);
    int kind = bytes_below(&bytes, 8);
    char *text = kind < 4 ? good_line(game, &bytes) : soup_of_text(said, said, &bytes);
    if (kind == 3) text = soup_of_text(text, said, &bytes);
    for (char *line = text; line;) {
      char *end = strchr(line, '\n');
      if (end) *end++ = '\0';
      if (arb_decision(game)) read_line(game, line);
      line = end;
    }
    fuzz_sound(game, "after a line");
  }
  arb_destroy(game);
  return 0;
}
