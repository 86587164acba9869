/* SPDX-License-Identifier: MIT */
/*
** play_answer.c -- the question to a person, and the lines that answer it.
**
** A text picks an option by the first of these that fits: the option's number; its id; the id or
** name of its card; the beginning of its id or label; any part of these, or of the words about its
** ability; some words of the label in their order ("attack tide" is "attack with Tide Caller").
** Commas separate several options.
*/
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "faces/face.h"
#include "bench/play.h"
#include "common/text.h"

/* ---- Asking --------------------------------------------------------------------- */

static bool shown(const Table *table, ArbGame *game, int option)
{
  return table->manual || !(arb_options(game)[option].flags & ARB_OPTION_MANUAL);
}

static const char *shape_hint(const ArbDecision *decision, char *out, size_t size)
{
  int min = (int)decision->min, max = (int)decision->max;
  switch (decision->shape) {
  case ARB_ORDER: snprintf(out, size, "all numbers in the order you want"); break;
  case ARB_NUMBER: snprintf(out, size, "a number from %d to %d", min, max); break;
  case ARB_SPLIT: snprintf(out, size, "an amount for each, %d in all", max); break;
  default:
    if (max == 1) snprintf(out, size, min ? "one of them" : "one of them, or -");
    else if (min == max) snprintf(out, size, "%d of them", min);
    else snprintf(out, size, "%d to %d of them%s", min, max, min ? "" : ", - for none");
  }
  return out;
}

/* Whether two labels differ at most in the number that tells two of one name apart. */
static bool called_alike(const char *a, const char *b)
{
  while (*a || *b) {
    if (*a == '#') a += 1 + strspn(a + 1, "0123456789");
    if (*b == '#') b += 1 + strspn(b + 1, "0123456789");
    if (*a != *b) return false;
    if (*a) a++, b++;
  }
  return true;
}

/* The thing by which two options differ that are called alike; nothing: they are not, or differ
** in nothing that has an id. */
static ArbId difference(ArbGame *game, int option, int other)
{
  char label[PLAY_LABEL_MAX], other_label[PLAY_LABEL_MAX];
  const ArbOption *a = &arb_options(game)[option], *b = &arb_options(game)[other];
  ArbId thing = !board_same(a->object, b->object) ? a->object
                : !board_same(a->place, b->place) ? a->place
                                                  : (ArbId){0, 0};
  if (a->verb != b->verb || !thing.slot) return (ArbId){0, 0};
  bind_option_label(game, option, label, sizeof label);
  bind_option_label(game, other, other_label, sizeof other_label);
  return called_alike(label, other_label) ? thing : (ArbId){0, 0};
}

/* Whether it makes no difference which of them is taken: they are called alike, and are about
** cards in a hand of which the same is told. */
static bool interchangeable(const Table *table, ArbGame *game, int option, int other)
{
  char facts[160], other_facts[160], label[PLAY_LABEL_MAX], other_label[PLAY_LABEL_MAX];
  const ArbOption *a = &arb_options(game)[option], *b = &arb_options(game)[other];
  if (game != table->board.game) return false;
  bind_option_label(game, option, label, sizeof label);
  bind_option_label(game, other, other_label, sizeof other_label);
  if (!board_in_hand(&table->board, a->object) || !board_in_hand(&table->board, b->object) ||
      !board_same(a->place, b->place) || !called_alike(label, other_label))
    return false;
  board_facts(&table->board, a->object, facts, sizeof facts);
  board_facts(&table->board, b->object, other_facts, sizeof other_facts);
  return strcmp(facts, other_facts) == 0;
}

/* Writes the label of an option.  When another option has the same label, the id of the object that
** the option is about follows. */
static void name_option(const Table *table, ArbGame *game, int option, char *out, size_t size)
{
  char id[24];
  bind_option_label(game, option, out, size);
  for (int other = 0; other < arb_decision(game)->option_count; other++) {
    ArbId thing = difference(game, option, other);
    if (other == option || !thing.slot || interchangeable(table, game, option, other)) continue;
    size_t length = strlen(out);
    arb_id_text(game, thing, id, sizeof id);
    snprintf(out + length, size - length, " <%s>", id);
    return;
  }
}

static void show_option(const Table *table, ArbGame *game, int option)
{
  char label[PLAY_LABEL_MAX];
  const ArbOption *o = &arb_options(game)[option];
  name_option(table, game, option, label, sizeof label);
  printf("  %2d  %s", option + 1, label);
  if (arb_decision(game)->shape == ARB_SPLIT) printf(" (%d to %d)", o->aux, (int)o->value);
  printf("%s\n", o->flags & ARB_OPTION_MANUAL ? "  [manual]" : "");
}

void play_show_options(const Table *table, ArbGame *game)
{
  char text[PLAY_LABEL_MAX];
  const ArbDecision *decision = arb_decision(game);
  int hidden = 0;
  arb_question(game, text, sizeof text);
  printf("%s (%s)%s\n", *text ? text : "choose", arb_decision_rule(game),
         decision->open ? "  [cancel takes this step back]" : "");
  for (int i = 0; i < decision->option_count; i++) {
    if (shown(table, game, i)) show_option(table, game, i);
    else hidden++;
  }
  if (hidden) printf("      and %d manual options (m)\n", hidden);
}

/* The board is shown when asked for, once each turn, and whenever a turn's player is
** free to act. */
static bool board_is_due(Table *table)
{
  int32_t turn = 0;
  ArbGame *game = table->timeline.game;
  const char *rule = face_of(table->board.cards)->free_rule;
  arb_look(game, table->seat, (ArbId){0, 0}, "turn", &turn);
  bool due = table->draw || turn != table->drawn_turn ||
             (table->fresh && rule && strcmp(arb_decision_rule(game), rule) == 0);
  table->drawn_turn = turn;
  table->draw = table->fresh = false;
  return due;
}

/* Whether a person answers for more than one seat. */
static bool hot_seat(const Table *table)
{
  int persons = 0;
  for (int seat = 0; seat < table->session->seats; seat++)
    persons += seats_person(play_seats(table), (ArbSeat)seat);
  return persons > 1 || table->seat != table->home;
}

void play_show_decision(Table *table)
{
  char hint[80];
  const ArbDecision *decision = arb_decision(table->timeline.game);
  if (board_is_due(table)) board_print(&table->board, stdout);
  printf("\n");
  if (hot_seat(table)) printf("p%d, %s: ", table->seat + 1, table->names.name[table->seat]);
  play_show_options(table, table->timeline.game);
  printf("%s> ", shape_hint(decision, hint, sizeof hint));
  fflush(stdout);
}

/* ---- Answering ------------------------------------------------------------------ */

static void reserve_values(Table *table, int count)
{
  if (count < table->values.room) return;
  table->values.room = count + 64;
  table->values.values =
      must_take(table->values.values, (size_t)table->values.room * sizeof *table->values.values);
}

/* How an option may be meant, the surest way first. */
enum { BY_ID, BY_CARD_ID, BY_CARD, BY_BEGINNING, BY_PART, BY_WORDS, BY_EACH_WORD, WAYS };

/* Whether all words of a text stand in a label, in their order: "attack arisa". */
static bool has_each_word(const char *label, const char *text)
{
  char word[PLAY_LABEL_MAX];
  const char *from = label;
  for (const char *at = text; *at;) {
    size_t length = strcspn(at, " ");
    snprintf(word, sizeof word, "%.*s", (int)length, at);
    while (*from && !play_begins(from, word)) from++;
    if (!*from) return false;
    from += length;
    at += length + strspn(at + length, " ");
  }
  return *text != 0;
}

static bool means(const Table *table, int option, const char *text, int way)
{
  char id[PLAY_LABEL_MAX], name[PLAY_LABEL_MAX];
  ArbGame *game = table->timeline.game;
  const ArbOption *o = &arb_options(game)[option];
  const ArbId things[] = {o->object, o->place};
  arb_option_id(game, option, id, sizeof id);
  if (way == BY_ID) return strcmp(id, text) == 0;
  if (!shown(table, game, option)) return false;
  for (int i = 0; i < 2 && (way == BY_CARD_ID || way == BY_CARD); i++) {
    if (!things[i].slot) continue;
    if (way == BY_CARD) arb_card_name(game, table->seat, things[i], name, sizeof name);
    else arb_id_text(game, things[i], name, sizeof name);
    if (strcasecmp(name, text) == 0) return true;
  }
  if (way < BY_BEGINNING) return false;
  if (way >= BY_WORDS) bind_option_label(game, option, name, sizeof name);
  else arb_option_label(game, option, name, sizeof name);
  if (way == BY_EACH_WORD) return has_each_word(name, text);
  return way == BY_BEGINNING ? play_begins(id, text) || play_begins(name, text)
                             : text_has(name, text);
}

/* The options a text might mean, as far as they fit: "2 play Gust, 5 play Gusty". */
static void list_meant(const Table *table, const char *text, int way, char *out, size_t size)
{
  char label[PLAY_LABEL_MAX];
  size_t used = 0;
  for (int i = 0; i < arb_decision(table->timeline.game)->option_count && used < size; i++) {
    if (!means(table, i, text, way)) continue;
    name_option(table, table->timeline.game, i, label, sizeof label);
    used += (size_t)snprintf(out + used, size - used, "%s%d %s", used ? ", " : "", i + 1, label);
  }
}

/* -1: none, or several; `why` says which. */
static int option_named(const Table *table, const char *text, char *why, size_t size)
{
  ArbGame *game = table->timeline.game;
  bool one_only = arb_decision(game)->max == 1;
  for (int way = 0; way < WAYS; way++) {
    int found = -1, count = 0;
    for (int i = 0; i < arb_decision(game)->option_count; i++) {
      if (!means(table, i, text, way)) continue;
      if (found >= 0 && one_only && interchangeable(table, game, found, i)) continue;
      if (found < 0) found = i;
      count++;
    }
    if (count == 1) return found;
    if (count > 1) {
      char meant[300] = "";
      list_meant(table, text, way, meant, sizeof meant);
      snprintf(why, size, "'%s' could be %s", text, meant);
      return -1;
    }
  }
  snprintf(why, size, "'%s' is neither an answer nor a command (help)", text);
  return -1;
}

/* Reads numbers parted by blanks or commas; false when something else stands there. */
static bool read_numbers(Table *table, const char *line)
{
  table->values.count = 0;
  for (const char *at = line; *at;) {
    char *end;
    long number = strtol(at, &end, 10);
    if (end == at || (*end && !isspace((unsigned char)*end) && *end != ',')) return false;
    reserve_values(table, table->values.count + 1);
    table->values.values[table->values.count++] = (int32_t)number;
    at = end + strspn(end, " ,\t");
  }
  return true;
}

/* Without blanks and quotes around it. */
static void cut_name(const char *from, size_t length, char *out, size_t size)
{
  while (length && isspace((unsigned char)*from)) from++, length--;
  while (length && isspace((unsigned char)from[length - 1])) length--;
  if (length > 1 && *from == '"' && from[length - 1] == '"') from++, length -= 2;
  snprintf(out, size, "%.*s", (int)length, from);
}

/* Names parted by commas that are not in quotes.  A name that has a comma itself is tried as
** a whole first. */
static bool read_names(Table *table, const char *line, char *why, size_t size)
{
  char name[PLAY_LINE_MAX];
  cut_name(line, strlen(line), name, sizeof name);
  int whole = option_named(table, name, why, size);
  reserve_values(table, 1);
  table->values.count = 1;
  if (whole >= 0) {
    table->values.values[0] = whole;
    return true;
  }
  table->values.count = 0;
  for (const char *at = line; strchr(line, ',') && *at;) {
    size_t length = 0;
    for (bool quoted = false; at[length] && (quoted || at[length] != ','); length++)
      quoted ^= at[length] == '"';
    cut_name(at, length, name, sizeof name);
    int option = option_named(table, name, why, size);
    if (option < 0) return false;
    reserve_values(table, table->values.count + 1);
    table->values.values[table->values.count++] = option;
    at += length;
    at += *at == ',';
  }
  return table->values.count > 0;
}

/* An example of an answer to a split: each object gets its least amount, and the first ones get the
** rest. */
static void example_split(ArbGame *game, char *out, size_t size)
{
  const ArbDecision *decision = arb_decision(game);
  const ArbOption *options = arb_options(game);
  int left = (int)decision->max;
  size_t used = 0;
  for (int i = 0; i < decision->option_count; i++) left -= options[i].aux;
  for (int i = 0; i < decision->option_count && used < size; i++) {
    int room = (int)options[i].value - options[i].aux, more = room < left ? room : left;
    used += (size_t)snprintf(out + used, size - used, "%s%d", i ? " " : "", options[i].aux + more);
    left -= more;
  }
}

/* Whether a split gives each option an amount that it may have, and all of them the right sum. */
static bool is_split(const Table *table, char *why, size_t size)
{
  char example[160] = "", label[PLAY_LABEL_MAX];
  ArbGame *game = table->timeline.game;
  const ArbDecision *decision = arb_decision(game);
  const Values *values = &table->values;
  long long sum = 0;
  example_split(game, example, sizeof example);
  if (values->count != decision->option_count) {
    snprintf(why, size, "%d amount%s; expected one for each of the %d options, %d in all: %s",
             values->count, values->count == 1 ? "" : "s", decision->option_count,
             (int)decision->max, example);
    return false;
  }
  for (int i = 0; i < values->count; i++) {
    const ArbOption *o = &arb_options(game)[i];
    sum += values->values[i];
    if (values->values[i] >= o->aux && values->values[i] <= o->value) continue;
    bind_option_label(game, i, label, sizeof label);
    snprintf(why, size, "%d is out of range for %s: %d to %d; write for example %s",
             (int)values->values[i], label, o->aux, (int)o->value, example);
    return false;
  }
  if (sum == (long long)decision->max) return true;
  snprintf(why, size, "these are %lld in all; expected %d in all, for example %s", sum,
           (int)decision->max, example);
  return false;
}

/* Whether an order names every option once. */
static bool is_order(const Table *table, char *why, size_t size)
{
  const ArbDecision *decision = arb_decision(table->timeline.game);
  const Values *values = &table->values;
  bool once = values->count == decision->option_count;
  for (int i = 0; once && i < values->count; i++)
    for (int k = 0; k < i; k++) once &= values->values[i] != values->values[k];
  if (!once)
    snprintf(why, size, "%d number%s; expected each from 1 to %d once, first to last, as 1 2%s",
             values->count, values->count == 1 ? "" : "s", decision->option_count,
             decision->option_count > 2 ? " ..." : "");
  return once;
}

/* Whether all numbers of an answer may be said; `why` tells the first that may not, or that they
** are too many or too few. */
static bool in_range(const Table *table, char *why, size_t size)
{
  char hint[80];
  const ArbDecision *decision = arb_decision(table->timeline.game);
  const Values *values = &table->values;
  bool pick = decision->shape == ARB_PICK, indices = pick || decision->shape == ARB_ORDER;
  if (decision->shape == ARB_SPLIT) return is_split(table, why, size);
  shape_hint(decision, hint, sizeof hint);
  for (int i = 0; indices && i < values->count; i++) {
    if (values->values[i] >= 0 && values->values[i] < decision->option_count) continue;
    snprintf(why, size, "there is no option %lld, they go from 1 to %d; expected %s",
             values->values[i] + 1LL, (int)decision->option_count, hint);
    return false;
  }
  if (decision->shape == ARB_NUMBER && values->count == 1 &&
      (values->values[0] < decision->min || values->values[0] > decision->max)) {
    snprintf(why, size, "%d is out of range; expected %s", (int)values->values[0], hint);
    return false;
  }
  if (decision->shape == ARB_ORDER) return is_order(table, why, size);
  if (!pick || (values->count >= (int)decision->min && values->count <= (int)decision->max))
    return true;
  snprintf(why, size, "%d chosen; expected %s", values->count, hint);
  return false;
}

static void give_answer(Table *table)
{
  ArbError error = {0};
  if (timeline_answer(&table->timeline, table->values.values, table->values.count, true, &error)) {
    table->fresh = true;
    play_tell(table);
  } else play_tell_refusal(table, &error);
}

bool play_answer(Table *table, const char *line, char *why, size_t size)
{
  const ArbDecision *decision = arb_decision(table->timeline.game);
  if (!decision) {
    snprintf(why, size, "the game is over");
    return false;
  }
  if (!seats_person(play_seats(table), decision->player)) {
    snprintf(why, size, "'%.200s' is not a command (help); p%d is asked: as p%d", line,
             decision->player + 1, decision->player + 1);
    return false;
  }
  bool indices = decision->shape == ARB_PICK || decision->shape == ARB_ORDER;
  if (strcmp(line, "-") == 0) {
    reserve_values(table, 1);
    table->values.count = 0;
  } else if (read_numbers(table, line)) {
    for (int i = 0; indices && i < table->values.count; i++)
      table->values.values[i] -= table->values.values[i] > INT32_MIN;
  } else if (!indices) {
    char hint[80];
    snprintf(why, size, "'%s' is neither an answer nor a command (help); expected %s", line,
             shape_hint(decision, hint, sizeof hint));
    return false;
  } else if (!read_names(table, line, why, size)) {
    return false;
  }
  if (!in_range(table, why, size)) return false;
  give_answer(table);
  return true;
}
