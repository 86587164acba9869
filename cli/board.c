/* SPDX-License-Identifier: MIT */
/* board.c -- see board.h. */
#include "board.h"

#include <string.h>
#include <strings.h>

/* ---- Zones ---------------------------------------------------------------------- */

typedef struct Collect {
  ArbCardView *out;
  int max, count;
} Collect;

/* A zone that all players share is visited once a player: cards that were seen
** are left out by their ids. */
static bool collect(void *data, const ArbCardView *card)
{
  Collect *list = data;
  for (int i = 0; i < list->count && i < list->max; i++)
    if (card->id.slot && list->out[i].id.slot == card->id.slot) return true;
  if (list->count < list->max) list->out[list->count] = *card;
  list->count++;
  return true;
}

int board_cards(const Board *board, const char *zone, ArbSeat owner, ArbCardView *out, int max)
{
  Collect list = {.out = out, .max = max};
  int number = arb_zone_find(board->game, zone);
  if (number < 0) return 0;
  for (int seat = 0; seat < arb_seats(board->game); seat++)
    if (owner == ARB_NO_SEAT || owner == seat)
      arb_view_zone(board->game, board->viewer, number, (ArbSeat)seat, collect, &list);
  return list.count;
}

static int cards_in(const Board *board, const char *zone, ArbSeat owner, ArbCardView *out)
{
  int count = board_cards(board, zone, owner, out, BOARD_CARDS_MAX);
  return count < BOARD_CARDS_MAX ? count : BOARD_CARDS_MAX;
}

static int zone_size(const Board *board, const char *zone, ArbSeat owner)
{
  int number = arb_zone_find(board->game, zone);
  return number < 0 ? 0 : arb_view_zone(board->game, board->viewer, number, owner, NULL, NULL);
}

/* A player, by id or name, or an ability on the chain. */
static ArbId find_thing(const Board *board, const char *text)
{
  ArbId things[BOARD_CARDS_MAX];
  char word[96];
  for (int seat = 0; seat < arb_seats(board->game); seat++) {
    arb_id_text(board->game, arb_player_id((ArbSeat)seat), word, sizeof word);
    if (strcasecmp(word, text) == 0 || strcasecmp(board->players[seat], text) == 0)
      return arb_player_id((ArbSeat)seat);
  }
  int count = arb_things(board->game, board->viewer, things, BOARD_CARDS_MAX);
  for (int i = 0; i < count && i < BOARD_CARDS_MAX; i++) {
    arb_id_text(board->game, things[i], word, sizeof word);
    if (strcasecmp(word, text) == 0) return things[i];
    arb_card_name(board->game, board->viewer, things[i], word, sizeof word);
    if (strcasecmp(word, text) == 0) return things[i];
  }
  return (ArbId){0, 0};
}

ArbId board_find(const Board *board, const char *text)
{
  static const char *const zones[] = {"hand", "champion", "board", "runes", "legends",
                                      "battlefields", "facedown", "chain", "trash", "banishment"};
  ArbCardView cards[BOARD_CARDS_MAX];
  char id[24];
  for (size_t z = 0; z < sizeof zones / sizeof *zones; z++) {
    int count = cards_in(board, zones[z], ARB_NO_SEAT, cards);
    for (int i = 0; i < count; i++) {
      if (cards[i].id.slot == 0) continue;
      arb_id_text(board->game, cards[i].id, id, sizeof id);
      if (strcasecmp(id, text) == 0 ||
          (cards[i].def && strcasecmp(arb_card_title(board->cards, cards[i].def), text) == 0))
        return cards[i].id;
    }
  }
  return find_thing(board, text);
}

/* ---- Cards ---------------------------------------------------------------------- */

static int32_t look(const Board *board, ArbId object, const char *attribute)
{
  int32_t value = 0;
  return arb_look(board->game, board->viewer, object, attribute, &value) ? value : 0;
}

static void append(char *out, size_t size, const char *separator, const char *text)
{
  size_t length = strlen(out);
  snprintf(out + length, size - length, "%s%s", length ? separator : "", text);
}

static void append_number(char *out, size_t size, int32_t value, const char *what)
{
  char text[48];
  snprintf(text, sizeof text, "%d %s", (int)value, what);
  append(out, size, ", ", text);
}

/* Keywords are attributes too: their value, where they count, or just their name. */
static void append_keywords(const Board *board, ArbId card, char *out, size_t size)
{
  static const char *const names[] = {"accelerate", "action", "ambush", "assault", "backline",
                                      "deflect", "ganking", "hidden", "legion", "quick_draw",
                                      "reaction", "shield", "tank", "temporary", "weaponmaster"};
  char text[48];
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    int32_t value = look(board, card, names[i]);
    if (value <= 0) continue;
    if (value == 1) snprintf(text, sizeof text, "%s", names[i]);
    else snprintf(text, sizeof text, "%s %d", names[i], (int)value);
    append(out, size, ", ", text);
  }
}

void board_facts(const Board *board, ArbId card, char *out, size_t size)
{
  static const char *const numbers[] = {"energy", "power", "might", "damage", "buffs"};
  static const char *const words[] = {"Energy", "Power", "Might", "damage", "buffs"};
  static const char *const states[] = {"exhausted", "stunned", "attacking", "defending",
                                       "contested"};
  int32_t value;
  *out = 0;
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
    if (arb_look(board->game, board->viewer, card, numbers[i], &value) && value != 0)
      append_number(out, size, value, words[i]);
  for (size_t i = 0; i < sizeof states / sizeof *states; i++)
    if (look(board, card, states[i])) append(out, size, ", ", states[i]);
  append_keywords(board, card, out, size);
}

/* "Chemtech Enforcer <u12> 2 Might, exhausted" */
static void print_card(const Board *board, FILE *out, const ArbCardView *card)
{
  char id[24] = "";
  if (card->id.slot) arb_id_text(board->game, card->id, id, sizeof id);
  fprintf(out, "%s%s%s%s", card->def ? arb_card_title(board->cards, card->def) : "a hidden card",
          *id ? " <" : "", id, *id ? ">" : "");
  if (card->def && strcmp(arb_card_type(board->cards, card->def), "unit") == 0) {
    fprintf(out, " %d Might", (int)card->might);
    if (card->damage) fprintf(out, " (%d damage)", (int)card->damage);
  }
  if (look(board, card->id, "buffs")) fprintf(out, " buffed");
  if (look(board, card->id, "stunned")) fprintf(out, " stunned");
  if (card->exhausted) fprintf(out, " exhausted");
}

static bool same_place(ArbId a, ArbId b)
{
  return a.slot == b.slot && a.generation == b.generation;
}

/* What is attached to a card stands behind it: "Unit <c3> 5 Might [with Long Sword <c9>]". */
static void print_attached(const Board *board, FILE *out, const ArbCardView *cards, int count,
                           ArbId top)
{
  int printed = 0;
  for (int i = 0; i < count && top.slot; i++) {
    if (!same_place(cards[i].attached_to, top)) continue;
    fprintf(out, "%s", printed++ ? ", " : " [with ");
    print_card(board, out, &cards[i]);
  }
  if (printed) fprintf(out, "]");
}

/* What of a list `seat` controls at a place; prints nothing when that is nothing. */
static void print_at(const Board *board, FILE *out, const char *heading, const ArbCardView *cards,
                     int count, ArbSeat seat, ArbId place)
{
  int printed = 0;
  for (int i = 0; i < count; i++) {
    if (cards[i].controller != seat || !same_place(cards[i].place, place)) continue;
    if (cards[i].attached_to.slot) continue;
    fprintf(out, "%s", printed++ ? "; " : heading);
    print_card(board, out, &cards[i]);
    print_attached(board, out, cards, count, cards[i].id);
  }
  if (printed) fprintf(out, "\n");
}

/* ---- The parts of the picture --------------------------------------------------- */

static void print_battlefields(const Board *board, FILE *out)
{
  ArbCardView fields[8], units[BOARD_CARDS_MAX], hidden[BOARD_CARDS_MAX];
  int field_count = board_cards(board, "battlefields", ARB_NO_SEAT, fields, 8);
  int unit_count = cards_in(board, "board", ARB_NO_SEAT, units);
  int hidden_count = cards_in(board, "facedown", ARB_NO_SEAT, hidden);
  for (int i = 0; i < field_count && i < 8; i++) {
    fprintf(out, " ");
    print_card(board, out, &fields[i]);
    if (fields[i].controller < arb_seats(board->game))
      fprintf(out, ", held by %s", board->players[fields[i].controller]);
    fprintf(out, "%s\n", look(board, fields[i].id, "contested") ? ", contested" : "");
    for (int seat = 0; seat < arb_seats(board->game); seat++) {
      char heading[96];
      snprintf(heading, sizeof heading, "    %s: ", board->players[seat]);
      print_at(board, out, heading, units, unit_count, (ArbSeat)seat, fields[i].id);
      snprintf(heading, sizeof heading, "    %s, facedown: ", board->players[seat]);
      print_at(board, out, heading, hidden, hidden_count, (ArbSeat)seat, fields[i].id);
    }
  }
}

/* Runes by name: "Fury Rune 3 (1 exhausted)". */
static void print_runes(const Board *board, FILE *out, ArbSeat seat)
{
  ArbCardView runes[BOARD_CARDS_MAX];
  int count = cards_in(board, "runes", seat, runes), kinds = 0;
  fprintf(out, "    runes: ");
  for (int i = 0; i < count; i++) {
    int all = 0, exhausted = 0;
    bool told = false;
    for (int j = 0; j < i; j++) told |= runes[j].def == runes[i].def;
    if (told) continue;
    for (int j = i; j < count; j++) {
      all += runes[j].def == runes[i].def;
      exhausted += runes[j].def == runes[i].def && runes[j].exhausted;
    }
    fprintf(out, "%s%d %s", kinds++ ? ", " : "",
            all, runes[i].def ? arb_card_title(board->cards, runes[i].def) : "?");
    if (exhausted) fprintf(out, " (%d exhausted)", exhausted);
  }
  fprintf(out, "%s\n", count ? "" : "none");
}

static void print_list(const Board *board, FILE *out, const char *heading, const char *zone,
                       ArbSeat seat)
{
  ArbCardView cards[BOARD_CARDS_MAX];
  int count = cards_in(board, zone, seat, cards), printed = 0;
  for (int i = 0; i < count; i++) {
    fprintf(out, "%s", printed++ ? "; " : heading);
    print_card(board, out, &cards[i]);
  }
  if (printed) fprintf(out, "\n");
}

/* Cards in a base: on the board, at no battlefield. */
static void print_base(const Board *board, FILE *out, ArbSeat seat)
{
  ArbCardView cards[BOARD_CARDS_MAX], fields[8];
  int count = cards_in(board, "board", ARB_NO_SEAT, cards), printed = 0;
  int field_count = board_cards(board, "battlefields", ARB_NO_SEAT, fields, 8);
  for (int i = 0; i < count; i++) {
    bool away = cards[i].controller != seat || cards[i].attached_to.slot;
    for (int f = 0; f < field_count && f < 8; f++)
      away |= same_place(cards[i].place, fields[f].id);
    if (away) continue;
    fprintf(out, "%s", printed++ ? "; " : "    base: ");
    print_card(board, out, &cards[i]);
    print_attached(board, out, cards, count, cards[i].id);
  }
  if (printed) fprintf(out, "\n");
}

static void print_hand(const Board *board, FILE *out)
{
  ArbCardView cards[BOARD_CARDS_MAX];
  char facts[160];
  int count = cards_in(board, "hand", board->viewer, cards);
  fprintf(out, "    hand:%s\n", count ? "" : " empty");
  for (int i = 0; i < count; i++) {
    fprintf(out, "      ");
    print_card(board, out, &cards[i]);
    board_facts(board, cards[i].id, facts, sizeof facts);
    fprintf(out, " -- %s\n", *facts ? facts : "free");
  }
}

static void print_player(const Board *board, FILE *out, ArbSeat seat)
{
  fprintf(out, " %s%s: %d points; hand %d, deck %d, rune deck %d, trash %d\n", board->players[seat],
          seat == board->viewer ? " (you)" : "", (int)look(board, arb_player_id(seat), "points"),
          zone_size(board, "hand", seat), zone_size(board, "deck", seat),
          zone_size(board, "rune_deck", seat), zone_size(board, "trash", seat));
  print_list(board, out, "    legend: ", "legends", seat);
  print_list(board, out, "    champion: ", "champion", seat);
  print_runes(board, out, seat);
  print_base(board, out, seat);
}

/* The abilities that wait on the chain. */
static void print_abilities(const Board *board, FILE *out)
{
  ArbId things[BOARD_CARDS_MAX];
  char name[96], id[24];
  int count = arb_things(board->game, board->viewer, things, BOARD_CARDS_MAX);
  if (count > BOARD_CARDS_MAX) count = BOARD_CARDS_MAX;
  for (int i = 0; i < count; i++) {
    arb_card_name(board->game, board->viewer, things[i], name, sizeof name);
    arb_id_text(board->game, things[i], id, sizeof id);
    fprintf(out, "%s%s <%s>", i ? "; " : " abilities on the chain: ", name, id);
  }
  if (count) fprintf(out, "\n");
}

void board_print(const Board *board, FILE *out)
{
  fprintf(out, "\n-- turn %d, %d points win --\n", (int)look(board, (ArbId){0, 0}, "turn"),
          board->goal);
  for (int seat = 0; seat < arb_seats(board->game); seat++)
    if (seat != board->viewer) print_player(board, out, (ArbSeat)seat);
  print_battlefields(board, out);
  print_player(board, out, board->viewer);
  print_hand(board, out);
  print_list(board, out, " on the chain: ", "chain", ARB_NO_SEAT);
  print_abilities(board, out);
}
