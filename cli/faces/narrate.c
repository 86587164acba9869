/* SPDX-License-Identifier: MIT */
/* narrate.c -- see narrate.h. */
#include "faces/narrate.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "faces/face.h"
#include "common/json.h"

/* The rest of the sentence for a kind of event without a row, behind the kind's name. */
static const char plain[] = "%a[, %s][, at %p][, from %o]";

static int compare_kind(const void *key, const void *row)
{
  return strcmp(key, ((const Sentence *)row)->kind);
}

static Sentence find_sentence(const Narrator *narrator, const char *kind)
{
  const Face *face = face_of(narrator->cards);
  const Sentence *row = face->sentence_count
                            ? bsearch(kind, face->sentences, (size_t)face->sentence_count,
                                      sizeof *face->sentences, compare_kind)
                            : NULL;
  return row ? *row : (Sentence){kind, TELL, plain};
}

/* What a card is called that the viewer may not know. */
static const char a_card[] = "a card";

/* ---- Names ---------------------------------------------------------------------- */

static void add_id(const Narrator *narrator, ArbId id, char *out, size_t size)
{
  size_t length = strlen(out);
  char text[24];
  if (!narrator->options.ids || id.slot == 0) return;
  arb_id_text(narrator->game, id, text, sizeof text);
  snprintf(out + length, size - length, " <%s>", text);
}

static ArbSeat seat_named(const Narrator *narrator, ArbId id)
{
  for (int seat = 0; seat < narrator->seats; seat++) {
    ArbId player = arb_player_id((ArbSeat)seat);
    if (player.slot == id.slot) return (ArbSeat)seat;
  }
  return ARB_NO_SEAT;
}

/* Whether a seat belongs to the reader, who is then called "you". */
static bool is_you(const Narrator *narrator, ArbSeat seat)
{
  return narrator->options.you && seat != ARB_NO_SEAT && seat == narrator->viewer;
}

/* What a player is called. */
static const char *called(const Narrator *narrator, ArbSeat seat)
{
  if (is_you(narrator, seat)) return "you";
  return seat < narrator->seats ? narrator->players[seat] : "nobody";
}

static void player_name(const Narrator *narrator, ArbSeat seat, char *out, size_t size)
{
  snprintf(out, size, "%s", called(narrator, seat));
}

/* Where what is remembered of an id stands; -1: nothing is. */
static int slot_of(ArbId id)
{
  int slot = id.slot % (NARRATE_FACES_MAX * 8); /* without the kind */
  return slot < NARRATE_FACES_MAX ? slot : -1;
}

/* The card that was last shown under an id: what it named may be gone by now. */
static uint16_t shown_at(const Narrator *narrator, ArbId id)
{
  int slot = slot_of(id);
  return slot < 0 ? 0 : narrator->faces[slot];
}

static bool is_keyword(const Narrator *narrator, uint16_t def)
{
  return def && strcmp(arb_card_type(narrator->cards, def), "keyword") == 0;
}

static void remember_face(Narrator *narrator, ArbId id, uint16_t def)
{
  int slot = slot_of(id);
  if (slot >= 0 && def && !is_keyword(narrator, def)) narrator->faces[slot] = def;
}

static bool is_kind(const ArbEventView *event, const char *kind)
{
  return kind && strcmp(event->kind, kind) == 0;
}

static void remember_owner(Narrator *narrator, ArbId id, ArbSeat owner)
{
  int slot = slot_of(id);
  if (slot >= 0 && owner < narrator->seats) narrator->owners[slot] = (uint8_t)(owner + 1);
}

static bool is_one_of(const ArbEventView *event, const char *const *kinds)
{
  while (kinds && *kinds && !is_kind(event, *kinds)) kinds++;
  return kinds && *kinds;
}

/* Whose a card is, is told when it enters the board. */
static void learn_owner(Narrator *narrator, const ArbEventView *event)
{
  if (is_one_of(event, face_of(narrator->cards)->enter_events))
    remember_owner(narrator, event->subject, event->actor);
}

static bool learn_start(void *data, const ArbCardView *card)
{
  remember_owner(data, card->id, card->controller);
  remember_face(data, card->id, card->def);
  return true;
}

/* Remembers the cards that were there before the first event. */
static void learn_starts(Narrator *narrator)
{
  const char *name = face_of(narrator->cards)->start_zone;
  int zone = name ? arb_zone_find(narrator->game, name) : -1;
  for (int seat = 0; zone >= 0 && seat < narrator->seats; seat++)
    arb_view_zone(narrator->game, narrator->viewer, zone, (ArbSeat)seat, learn_start, narrator);
}

/* Whose the unit of an id is; ARB_NO_SEAT when that was not told. */
static ArbSeat owner_of(const Narrator *narrator, ArbId id)
{
  int slot = slot_of(id);
  int owner = slot < 0 ? 0 : narrator->owners[slot];
  return owner ? (ArbSeat)(owner - 1) : ARB_NO_SEAT;
}

static void owner_name(const Narrator *narrator, ArbId id, char *out, size_t size)
{
  ArbSeat owner = owner_of(narrator, id);
  snprintf(out, size, "%s", owner == ARB_NO_SEAT ? "" : narrator->players[owner]);
}

/* "the base of A", or "your base". */
static void base_name(const Narrator *narrator, ArbSeat seat, char *out, size_t size)
{
  if (is_you(narrator, seat)) snprintf(out, size, "your base");
  else snprintf(out, size, "the base of %s", narrator->players[seat]);
}

/* Writes the name of a place: a base, a battlefield, or the card that it is. */
static void place_name(const Narrator *narrator, ArbId id, char *out, size_t size)
{
  char text[24];
  arb_id_text(narrator->game, id, text, sizeof text);
  if (strncmp(text, "base", 4) == 0 && text[4] >= '1' && text[4] < '1' + narrator->seats)
    base_name(narrator, (ArbSeat)(text[4] - '1'), out, size);
  else if (shown_at(narrator, id))
    snprintf(out, size, "%s", arb_card_title(narrator->cards, shown_at(narrator, id)));
  else arb_card_name(narrator->game, narrator->viewer, id, out, size);
  char letter = face_of(narrator->cards)->place_letter;
  bool is_place = letter && *text == letter && isdigit((unsigned char)text[1]);
  if (is_place && (narrator->twins || narrator->options.ids)) {
    size_t length = strlen(out);
    snprintf(out + length, size - length, " <%s>", text);
  }
}

/* Writes the name of a subject of an event: a card by its definition, because its id may be stale
** by now; the ability of a keyword by its card; a player; a place. */
static void thing_name(const Narrator *narrator, ArbId id, uint16_t def, char *out, size_t size)
{
  ArbSeat seat = seat_named(narrator, id);
  uint16_t owner = is_keyword(narrator, def) ? shown_at(narrator, id) : 0;
  *out = 0;
  if (seat != ARB_NO_SEAT) player_name(narrator, seat, out, size);
  else if (owner)
    snprintf(out, size, "%s of %s", arb_card_title(narrator->cards, def),
             arb_card_title(narrator->cards, owner));
  else if (def) snprintf(out, size, "%s", arb_card_title(narrator->cards, def));
  else if (id.slot) place_name(narrator, id, out, size);
  if (def) add_id(narrator, id, out, size);
}

/* ---- Sentences ------------------------------------------------------------------ */

typedef struct Names {
  char actor[NARRATE_NAME_MAX], subject[NARRATE_NAME_MAX], place[NARRATE_NAME_MAX],
      source[NARRATE_NAME_MAX], owner[NARRATE_NAME_MAX], place_owner[NARRATE_NAME_MAX];
} Names;

static void name_all(const Narrator *narrator, const ArbEventView *event, Names *names)
{
  player_name(narrator, event->actor, names->actor, sizeof names->actor);
  thing_name(narrator, event->subject, event->subject_def, names->subject, sizeof names->subject);
  thing_name(narrator, event->place, 0, names->place, sizeof names->place);
  owner_name(narrator, event->subject, names->owner, sizeof names->owner);
  owner_name(narrator, event->place, names->place_owner, sizeof names->place_owner);
  thing_name(narrator, event->source, event->source_def, names->source, sizeof names->source);
}

static void add_list(Text *text, const NarrateList *list)
{
  for (int i = 0; i < list->count; i++) {
    if (i) text_add(text, "; ");
    bool hidden = strcmp(list->names[i], a_card) == 0;
    if (hidden && list->times[i] > 1) text_add(text, "%d cards", list->times[i]);
    else if (list->times[i] > 1) text_add(text, "%dx %s", list->times[i], list->names[i]);
    else text_add(text, "%s", list->names[i]);
  }
}

static int points_with(const Narrator *narrator, const ArbEventView *event)
{
  return event->actor < narrator->seats ? narrator->points[event->actor] + event->amount : 0;
}

/* Whether a word names a number that cards have. */
static bool is_number(const Narrator *narrator, const char *word)
{
  for (const FaceNumber *row = face_of(narrator->cards)->numbers; row->attribute; row++)
    if (strcmp(row->attribute, word) == 0) return true;
  return false;
}

/* How many cards a list names. */
static int list_count(const NarrateList *list)
{
  int count = 0;
  for (int i = 0; list && i < list->count; i++) count += list->times[i];
  return list ? count : 1;
}

/* A detail that names a zone is told by the zone's title: "ex" is the EX area. */
static void add_detail(const Narrator *narrator, const char *detail, Text *text)
{
  const FaceArea *area = face_of(narrator->cards)->areas;
  while (area && area->zone && strcmp(area->zone, detail) != 0) area++;
  const char *said = area && area->zone ? area->title : detail;
  bool capitals = isupper((unsigned char)said[0]) && isupper((unsigned char)said[1]);
  if (said == detail || capitals) text_add(text, "%s", said);
  else text_add(text, "%c%s", tolower((unsigned char)*said), said + 1);
}

/* Appends what %c stands for; false when that is not known. */
static bool add_part(const Narrator *narrator, Text *text, char c, const ArbEventView *event,
                     const Names *names, const NarrateList *list)
{
  const char *name = c == 'a'   ? names->actor
                     : c == 'p' ? names->place
                     : c == 'o' ? names->source
                     : c == 'w' ? names->owner
                     : c == 'v' ? names->place_owner
                                : names->subject;
  switch (c) {
  case 'N': text_add(text, "%d", list_count(list)); return true;
  case 'n': text_add(text, "%d", event->amount); return true;
  case '+': text_add(text, "%+d", event->amount); return true;
  case 't': text_add(text, "%d", points_with(narrator, event)); return true;
  case 'y':
    if (is_number(narrator, event->detail)) text_add(text, "%+d ", event->amount);
    return true;
  case 'x': add_detail(narrator, event->detail, text); return *event->detail != 0;
  case 'c':
    if (event->actor < narrator->seats && seat_named(narrator, event->subject) == event->actor) {
      text_add(text, "%d", event->amount);
      return true;
    }
    break;
  case 'S':
    if (list && list->count) {
      add_list(text, list);
      return true;
    }
    break;
  default: break;
  }
  text_add(text, "%s", *name ? name : c == 'p' ? "a place" : c == 'o' ? "something" : a_card);
  return *name != 0;
}

/* ---- "You" ------------------------------------------------------------------------ */

void narrate_your_verb(Text *text, const char *verb, size_t length)
{
  static const char *const special[][2] = {{"is", "are"}, {"has", "have"}, {"does", "do"}};
  for (size_t i = 0; i < sizeof special / sizeof *special; i++)
    if (strlen(special[i][0]) == length && strncmp(verb, special[i][0], length) == 0) {
      text_add(text, "%s", special[i][1]);
      return;
    }
  const char *end = verb + length;
  bool readies = length > 4 && strncmp(end - 3, "ies", 3) == 0;
  bool passes =
      length > 4 && (strncmp(end - 4, "sses", 4) == 0 || strncmp(end - 4, "ches", 4) == 0);
  bool goes = length > 3 && strncmp(end - 3, "oes", 3) == 0;
  size_t cut = readies ? 3 : passes || goes ? 2 : length > 1 && end[-1] == 's' ? 1 : 0;
  text_add(text, "%.*s%s", (int)(length - cut), verb, readies ? "y" : "");
}

/* Appends "you" or "your", with a capital at the beginning of a sentence. */
static void add_you(Text *text, const char *word)
{
  text_add(text, "%c%s", text->length ? 'y' : 'Y', word + 1);
}

/*
** Appends what stands for "%a" and the like when it is the reader, or the reader's.  `c` is behind
** the percent sign; returns what is left of the sentence, NULL when it is not about the reader.
*/
static const char *add_yours(const Narrator *narrator, Text *text, const char *c,
                             const ArbEventView *event, const Names *names)
{
  if (*c == 'a' && is_you(narrator, event->actor)) {
    bool possessive = strncmp(c + 1, "'s", 2) == 0;
    add_you(text, possessive ? "your" : "you");
    return c + (possessive ? 3 : 1);
  }
  if (*c == 's' && text->length == 0 && is_you(narrator, seat_named(narrator, event->subject))) {
    add_you(text, "you");
    return c + 1 + (strncmp(c + 1, "[ of %w]", 8) == 0 ? 8 : 0);
  }
  bool subject = strncmp(c, "s[ of %w]", 9) == 0 && event->subject_def;
  bool place = strncmp(c, "p[ of %v]", 9) == 0;
  const char *name = subject ? names->subject : names->place;
  ArbId id = subject ? event->subject : event->place;
  if (!(subject || place) || !*name || !is_you(narrator, owner_of(narrator, id))) return NULL;
  add_you(text, "your");
  text_add(text, " %s", name);
  return c + 9;
}

/* Appends the verb that `c` begins with, which follows "you"; returns what is behind it. */
static const char *add_your_verb(Text *text, const char *c)
{
  size_t length = 0;
  while (islower((unsigned char)c[length])) length++;
  narrate_your_verb(text, c, length);
  return c + length;
}

/* Whether the sentence is about what the reader does: then its verbs follow "you". */
static bool is_your_deed(const Text *text)
{
  return text->length == 3 && strcmp(text->bytes, "You") == 0;
}

/* Fills a sentence in. */
static void add_sentence(const Narrator *narrator, Text *text, const char *sentence,
                         const ArbEventView *event, const Names *names, const NarrateList *list)
{
  const char *bar = strchr(sentence, '|');
  if (bar && event->amount == 0) sentence = bar + 1;
  bool one = strstr(sentence, "%N") ? list_count(list) == 1 : event->amount == 1;
  size_t bracket = 0;
  bool known = true, yours = false;
  for (const char *c = sentence; *c && *c != '|'; c++) {
    if (*c == '[') {
      bracket = text->length;
      known = true;
    } else if (*c == ']') {
      if (!known) text_cut(text, bracket);
    } else if (*c == '{') {
      if (one) c += strcspn(c, "}");
    } else if (*c == '%') {
      const char *rest = add_yours(narrator, text, ++c, event, names);
      if (!rest) known &= add_part(narrator, text, *c, event, names, list);
      else if (is_your_deed(text) && *rest == ' ') {
        yours = true;
        text_add(text, " ");
        c = add_your_verb(text, rest + 1) - 1;
      } else c = rest - 1;
    } else if (yours && strncmp(c, " and ", 5) == 0) {
      text_add(text, " and ");
      c = add_your_verb(text, c + 5) - 1;
    } else if (*c != '}') {
      text_add(text, "%c", *c);
    }
  }
}

/* " A 3, B 5"; team mates together: " A + C 3, B + D 5". */
static void add_score(const Narrator *narrator, Text *text, const int *points)
{
  int sides = narrator->teams ? narrator->teams : narrator->seats;
  for (int side = 0; side < sides; side++) {
    int sum = 0;
    for (int seat = side; seat < narrator->seats; seat += sides) {
      const char *before = seat > side ? " +" : side ? "," : "";
      text_add(text, "%s %s", before, called(narrator, (ArbSeat)seat));
      sum += points[seat];
    }
    text_add(text, " %d", sum);
  }
}

/* A player's present score; `otherwise` when the player has none. */
static int score_now(const Narrator *narrator, ArbSeat seat, int otherwise)
{
  int32_t score = otherwise;
  const char *name = face_of(narrator->cards)->score;
  if (name) arb_look(narrator->game, ARB_NO_SEAT, arb_player_id(seat), name, &score);
  return (int)score;
}

/* "score: A 3, B 5 (8 to win)" */
static void add_scores(const Narrator *narrator, Text *text)
{
  const Face *face = face_of(narrator->cards);
  int scores[ARB_SEATS_MAX];
  for (int seat = 0; seat < narrator->seats; seat++)
    scores[seat] =
        face->score_event ? narrator->points[seat] : score_now(narrator, (ArbSeat)seat, 0);
  text_add(text, "%s:", face->score_word);
  add_score(narrator, text, scores);
  if (narrator->goal) text_add(text, " (%d to win)", narrator->goal);
}

/* Prints a line, or gives it to who takes it. */
static void put_line(const Narrator *narrator, NarrateLine kind, const char *text, const char *rule)
{
  static const char *const around[][2] = {[NARRATE_TOLD] = {"   ", ""},
                                          [NARRATE_ASIDE] = {"     . ", ""},
                                          [NARRATE_HEADING] = {"\n== ", " =="},
                                          [NARRATE_SCORE] = {"   ", ""}};
  if (narrator->take) {
    narrator->take(narrator->take_data, kind, text, rule);
    return;
  }
  fprintf(narrator->out, "%s%s", around[kind][0], text);
  if (narrator->options.rules && *rule) fprintf(narrator->out, " (%s)", rule);
  fprintf(narrator->out, "%s\n", around[kind][1]);
}

static void heading(const Narrator *narrator, const char *title, const char *rule)
{
  Text score = {0};
  put_line(narrator, NARRATE_HEADING, title, rule);
  if (!face_of(narrator->cards)->score) return;
  add_scores(narrator, &score);
  put_line(narrator, NARRATE_SCORE, score.bytes, "");
  text_free(&score);
}

/* Told only because everything is. */
static bool is_aside(const Narrator *narrator, Telling telling)
{
  return telling == ASIDE || telling == PAUSE || (telling == LATE && narrator->options.all);
}

static void print_sentence(const Narrator *narrator, const ArbEventView *event,
                           const NarrateList *list)
{
  Sentence sentence = find_sentence(narrator, event->kind);
  Text text = {0};
  Names names;
  name_all(narrator, event, &names);
  if (sentence.text == plain) text_add(&text, "%s: ", event->kind);
  add_sentence(narrator, &text, sentence.text, event, &names, list);
  if (sentence.telling == HEADING) heading(narrator, text.bytes, event->rule);
  else
    put_line(narrator, is_aside(narrator, sentence.telling) ? NARRATE_ASIDE : NARRATE_TOLD,
             text.bytes, event->rule);
  text_free(&text);
}

/* ---- Joining -------------------------------------------------------------------- */

static void let_go(Narrator *narrator)
{
  if (narrator->held_list.count == 0) return;
  print_sentence(narrator, &narrator->held, &narrator->held_list);
  narrator->held_list.count = 0;
}

/* Whether two events differ in nothing the sentence says but the subject. */
static bool joins(const Narrator *narrator, const ArbEventView *event)
{
  const ArbEventView *held = &narrator->held;
  if (narrator->held_list.count == 0 || strcmp(held->kind, event->kind) != 0) return false;
  const char *text = find_sentence(narrator, event->kind).text;
  return (held->actor == event->actor || !strstr(text, "%a")) &&
         (held->place.slot == event->place.slot || !strstr(text, "%p")) &&
         (held->source.slot == event->source.slot || !strstr(text, "%o"));
}

static bool join(NarrateList *list, const char *name)
{
  int i = 0;
  while (i < list->count && strcmp(list->names[i], name) != 0) i++;
  if (i == NARRATE_LIST_MAX) return false;
  if (i == list->count) {
    snprintf(list->names[i], sizeof list->names[i], "%s", name);
    list->times[list->count++] = 0;
  }
  list->times[i]++;
  return true;
}

static void hold(Narrator *narrator, const ArbEventView *event)
{
  char name[NARRATE_NAME_MAX];
  thing_name(narrator, event->subject, event->subject_def, name, sizeof name);
  if (!*name) snprintf(name, sizeof name, "%s", a_card);
  if (joins(narrator, event) && join(&narrator->held_list, name)) return;
  let_go(narrator);
  narrator->held = *event;
  join(&narrator->held_list, name);
}

/* Whether something else has begun, or ended, since this event's subject has. */
static bool comes_late(Narrator *narrator, const ArbEventView *event)
{
  bool late = narrator->begun.slot != event->subject.slot;
  narrator->begun = (ArbId){0};
  return late;
}

static void tell(Narrator *narrator, const ArbEventView *event)
{
  Telling telling = find_sentence(narrator, event->kind).telling;
  if (is_one_of(event, face_of(narrator->cards)->begins)) narrator->begun = event->subject;
  if (telling == PAUSE || telling == LATE) let_go(narrator);
  bool told = telling == LATE ? comes_late(narrator, event) : telling != ASIDE && telling != PAUSE;
  if (!told && !narrator->options.all) return;
  if (telling == JOIN) {
    hold(narrator, event);
    return;
  }
  let_go(narrator);
  print_sentence(narrator, event, NULL);
}

/* ---- JSON ----------------------------------------------------------------------- */

static json_t *json_id(const Narrator *narrator, ArbId id)
{
  char text[24];
  if (id.slot == 0) return json_null();
  arb_id_text(narrator->game, id, text, sizeof text);
  return json_text(text);
}

static json_t *json_card(const Narrator *narrator, uint16_t def)
{
  return def ? json_text(arb_card_id(narrator->cards, def)) : json_null();
}

static void tell_json(const Narrator *narrator, const ArbEventView *event)
{
  Text text = {0};
  Names names;
  name_all(narrator, event, &names);
  add_sentence(narrator, &text, find_sentence(narrator, event->kind).text, event, &names, NULL);
  json_t *line = json_object();
  json_object_set_new(line, "number", json_integer(event->number));
  json_object_set_new(line, "kind", json_text(event->kind));
  json_object_set_new(line, "rule", json_text(event->rule));
  json_object_set_new(line, "actor",
                      event->actor == ARB_NO_SEAT ? json_null() : json_integer(event->actor));
  json_object_set_new(line, "subject", json_id(narrator, event->subject));
  json_object_set_new(line, "card", json_card(narrator, event->subject_def));
  json_object_set_new(line, "place", json_id(narrator, event->place));
  json_object_set_new(line, "source", json_id(narrator, event->source));
  json_object_set_new(line, "source_card", json_card(narrator, event->source_def));
  json_object_set_new(line, "amount", json_integer(event->amount));
  json_object_set_new(line, "aux", json_integer(event->aux));
  json_object_set_new(line, "text", json_text(text.bytes));
  text_free(&text);
  json_write(line, narrator->out, JSON_COMPACT);
  fputc('\n', narrator->out);
  json_decref(line);
}

/* ---- The narrator --------------------------------------------------------------- */

void narrate_start(Narrator *narrator, FILE *out, const ArbCards *cards, ArbSeat viewer,
                   const NarrateOptions *options, const ArbFormat *format,
                   const char *const *players)
{
  const char *goal = face_of(cards)->goal;
  *narrator = (Narrator){.out = out,
                         .cards = cards,
                         .viewer = viewer,
                         .options = *options,
                         .seats = format->players,
                         .teams = format->teams,
                         .games = format->games,
                         .goal = goal ? arb_format_number(cards, format, goal) : 0};
  for (int seat = 0; seat < narrator->seats; seat++)
    snprintf(narrator->players[seat], sizeof narrator->players[seat], "%s", players[seat]);
}

static void visit(void *data, const ArbEventView *event)
{
  Narrator *narrator = data;
  remember_face(narrator, event->subject, event->subject_def);
  remember_face(narrator, event->source, event->source_def);
  learn_owner(narrator, event);
  if (narrator->options.json) tell_json(narrator, event);
  else tell(narrator, event);
  const Face *face = face_of(narrator->cards);
  if (is_kind(event, face->score_event) && event->actor < narrator->seats)
    narrator->points[event->actor] += event->amount;
  if (is_kind(event, face->loss_event) && event->actor < narrator->seats)
    narrator->points[event->actor] -= event->amount;
  if (is_kind(event, face->reset_event)) memset(narrator->points, 0, sizeof narrator->points);
}

/* An undo went back behind what was told: the score is what it was then. */
static void went_back(Narrator *narrator)
{
  for (int seat = 0; seat < narrator->seats; seat++)
    narrator->points[seat] = score_now(narrator, (ArbSeat)seat, 0);
}

typedef struct Fields {
  uint16_t defs[16];
  int count;
  bool twins;
} Fields;

static bool compare_field(void *data, const ArbCardView *card)
{
  Fields *fields = data;
  for (int i = 0; i < fields->count; i++) fields->twins |= fields->defs[i] == card->def;
  if (fields->count < 16) fields->defs[fields->count++] = card->def;
  return true;
}

static bool has_twins(const Narrator *narrator)
{
  Fields fields = {.count = 0};
  const char *zone = face_of(narrator->cards)->place_zone;
  if (!zone) return false;
  arb_view_zone(narrator->game, ARB_NO_SEAT, arb_zone_find(narrator->game, zone), 0, compare_field,
                &fields);
  return fields.twins;
}

void narrate(Narrator *narrator, ArbGame *game)
{
  narrator->game = game;
  narrator->twins = has_twins(narrator);
  if (narrator->last == 0) learn_starts(narrator);
  uint32_t last = arb_events(game, narrator->viewer, narrator->last, visit, narrator);
  if (last < narrator->last) went_back(narrator);
  narrator->last = last;
  let_go(narrator);
  if (narrator->out) fflush(narrator->out);
}

/* "Winner: A (score: A 8, B 3)", or that nobody won. */
static void add_result(const Narrator *narrator, ArbGame *game, Text *text)
{
  if (arb_winner(game) == ARB_NO_SEAT) text_add(text, "The game is drawn");
  for (int seat = 0, told = 0; seat < narrator->seats; seat++)
    if (arb_won(game, (ArbSeat)seat))
      text_add(text, "%s%s", told++ ? " and " : "Winner: ", called(narrator, (ArbSeat)seat));
  const Face *face = face_of(narrator->cards);
  if (!face->score) return;
  int points[ARB_SEATS_MAX];
  for (int seat = 0; seat < narrator->seats; seat++)
    points[seat] = score_now(narrator, (ArbSeat)seat, narrator->points[seat]);
  text_add(text, " (");
  if (narrator->games > 1) {
    int32_t wins[ARB_SEATS_MAX] = {0};
    for (int seat = 0; seat < narrator->seats; seat++)
      arb_look(game, ARB_NO_SEAT, arb_player_id((ArbSeat)seat), "games_won", &wins[seat]);
    text_add(text, "games: %s %d, %s %d; ", called(narrator, 0), (int)wins[0], called(narrator, 1),
             (int)wins[1]);
  }
  text_add(text, "%s:", face->score_word);
  add_score(narrator, text, points);
  text_add(text, ")");
}

void narrate_result(Narrator *narrator, ArbGame *game)
{
  Text text = {0};
  narrator->game = game;
  if (narrator->options.json) return;
  add_result(narrator, game, &text);
  if (narrator->take) narrator->take(narrator->take_data, NARRATE_HEADING, text.bytes, "");
  else fprintf(narrator->out, "\n%s\n", text.bytes);
  text_free(&text);
}
