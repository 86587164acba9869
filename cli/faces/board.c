/* SPDX-License-Identifier: MIT */
/* board.c -- see board.h. */
#include "faces/board.h"
#include "faces/face.h"
#include "common/text.h"
#include "host/tell.h"
#include "memory.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- Zones ---------------------------------------------------------------------- */

/* A zone that all players share is visited once a player: cards that were seen are left out by
** their ids. */
static bool collect(void *data, const ArbCardView *card)
{
  BoardList *list = data;
  for (int i = 0; i < list->count; i++)
    if (card->id.slot && list->cards[i].id.slot == card->id.slot) return true;
  if ((list->count & (list->count - 1)) == 0) /* full at each power of two */
    list->cards =
        must_take(list->cards, (size_t)(list->count ? 2 * list->count : 1) * sizeof *list->cards);
  list->cards[list->count++] = *card;
  return true;
}

BoardList board_list(const Board *board, const char *zone, ArbSeat owner)
{
  BoardList list = {NULL, 0};
  int number = arb_zone_find(board->game, zone);
  if (number < 0) return list;
  for (int seat = 0; seat < arb_seats(board->game); seat++)
    if (owner == ARB_NO_SEAT || owner == seat)
      arb_view_zone(board->game, board->viewer, number, (ArbSeat)seat, collect, &list);
  return list;
}

void board_list_free(BoardList *list)
{
  free(list->cards);
  *list = (BoardList){NULL, 0};
}

int board_size(const Board *board, const char *zone, ArbSeat owner)
{
  int number = arb_zone_find(board->game, zone);
  return number < 0 ? 0 : arb_view_zone(board->game, board->viewer, number, owner, NULL, NULL);
}

/* A player, by id or name, or an ability on the chain. */
static ArbId find_thing(const Board *board, const char *text)
{
  char word[96];
  for (int seat = 0; seat < arb_seats(board->game); seat++) {
    arb_id_text(board->game, arb_player_id((ArbSeat)seat), word, sizeof word);
    if (strcasecmp(word, text) == 0 || strcasecmp(board->players[seat], text) == 0)
      return arb_player_id((ArbSeat)seat);
  }
  int count;
  ArbId *things = bind_things(board->game, board->viewer, &count), found = {0, 0};
  for (int i = 0; i < count && !found.slot; i++) {
    arb_id_text(board->game, things[i], word, sizeof word);
    if (strcasecmp(word, text) == 0) found = things[i];
    arb_card_name(board->game, board->viewer, things[i], word, sizeof word);
    if (strcasecmp(word, text) == 0) found = things[i];
  }
  arb_memory_free(things);
  return found;
}

ArbId board_find(const Board *board, const char *text)
{
  const char *const *zones = face_of(board->cards)->zones;
  ArbId found = {0, 0};
  char id[24];
  const char *zone;
  for (int z = 0; !found.slot && (zone = face_zone(zones, board->game, z)); z++) {
    BoardList list = board_list(board, zone, ARB_NO_SEAT);
    for (int i = 0; i < list.count && !found.slot; i++) {
      const ArbCardView *card = &list.cards[i];
      if (card->id.slot == 0) continue;
      arb_id_text(board->game, card->id, id, sizeof id);
      if (strcasecmp(id, text) == 0 ||
          (card->def && strcasecmp(arb_card_title(board->cards, card->def), text) == 0))
        found = card->id;
    }
    board_list_free(&list);
  }
  return found.slot ? found : find_thing(board, text);
}

int board_named(const Board *board, const char *text, bool part, BoardMatch *out, int max)
{
  const char *const *zones = face_of(board->cards)->zones;
  const char *zone;
  int found = 0;
  for (int z = 0; (zone = face_zone(zones, board->game, z)); z++) {
    BoardList list = board_list(board, zone, ARB_NO_SEAT);
    for (int i = 0; i < list.count; i++) {
      const ArbCardView *card = &list.cards[i];
      if (!card->id.slot || !card->def) continue;
      const char *title = arb_card_title(board->cards, card->def);
      if (part ? !text_has(title, text) : strcasecmp(title, text) != 0) continue;
      if (found < max) out[found] = (BoardMatch){card->id, title, zone, card->controller};
      found++;
    }
    board_list_free(&list);
  }
  return found;
}

void board_print_match(const Board *board, FILE *out, const BoardMatch *match)
{
  char id[24];
  arb_id_text(board->game, match->id, id, sizeof id);
  fprintf(out, "%s <%s> (%s%s%s)", match->title, id,
          match->controller < arb_seats(board->game) ? board->players[match->controller] : "",
          match->controller < arb_seats(board->game) ? ", " : "", match->zone);
}

/* ---- Cards ---------------------------------------------------------------------- */

int32_t board_look(const Board *board, ArbId object, const char *attribute)
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

static void append_keyword(const Board *board, ArbId card, const ArbKeyword *keyword, char *out,
                           size_t size)
{
  char text[48];
  int32_t value = board_look(board, card, keyword->name);
  if (value <= 0) return;
  if (keyword->takes_value || value > 1)
    snprintf(text, sizeof text, "%s %d", keyword->name, (int)value);
  else snprintf(text, sizeof text, "%s", keyword->name);
  append(out, size, ", ", text);
}

/* Keywords are attributes too: their value, where they have one, or just their name. */
void board_keywords(const Board *board, ArbId card, char *out, size_t size)
{
  for (int i = 0; i < arb_keywords_count(board->cards); i++)
    append_keyword(board, card, arb_keyword(board->cards, i), out, size);
}

void board_facts(const Board *board, ArbId card, char *out, size_t size)
{
  const Face *face = face_of(board->cards);
  int32_t value;
  *out = 0;
  for (const FaceNumber *number = face->numbers; number->attribute; number++)
    if (arb_look(board->game, board->viewer, card, number->attribute, &value) && value != 0)
      append_number(out, size, value, number->word);
  for (int i = 0; face->states[i]; i++)
    if (board_look(board, card, face->states[i])) append(out, size, ", ", face->states[i]);
  board_keywords(board, card, out, size);
}

int board_number(const Board *board, const ArbCardView *card, const char *name)
{
  int at = arb_card_number_find(board->game, name);
  return at < 0 || card->numbers[at] == ARB_NO_NUMBER ? 0 : (int)card->numbers[at];
}

void board_print_name(const Board *board, FILE *out, const ArbCardView *card)
{
  char id[24] = "";
  if (card->id.slot) arb_id_text(board->game, card->id, id, sizeof id);
  fprintf(out, "%s%s%s%s", card->def ? arb_card_title(board->cards, card->def) : "a hidden card",
          *id ? " <" : "", id, *id ? ">" : "");
}

void board_print_card(const Board *board, FILE *out, const ArbCardView *card)
{
  board_print_name(board, out, card);
  if (face_of(board->cards)->tell_card) face_of(board->cards)->tell_card(board, out, card);
}

bool board_same(ArbId a, ArbId b)
{
  return a.slot == b.slot && a.generation == b.generation;
}

bool board_in_hand(const Board *board, ArbId card)
{
  BoardList hand = board_list(board, "hand", board->viewer);
  bool there = false;
  for (int i = 0; i < hand.count; i++) there |= card.slot && board_same(hand.cards[i].id, card);
  board_list_free(&hand);
  return there;
}

void board_print_attached(const Board *board, FILE *out, const BoardList *list, ArbId top)
{
  int printed = 0;
  for (int i = 0; i < list->count && top.slot; i++) {
    if (!board_same(list->cards[i].attached_to, top)) continue;
    fprintf(out, "%s", printed++ ? ", " : " [with ");
    board_print_card(board, out, &list->cards[i]);
  }
  if (printed) fprintf(out, "]");
}

void board_print_at(const Board *board, FILE *out, const char *heading, const BoardList *list,
                    ArbSeat seat, ArbId place)
{
  int printed = 0;
  for (int i = 0; i < list->count; i++) {
    const ArbCardView *card = &list->cards[i];
    if (card->controller != seat || !board_same(card->place, place)) continue;
    if (card->attached_to.slot) continue;
    fprintf(out, "%s", printed++ ? "; " : heading);
    board_print_card(board, out, card);
    board_print_attached(board, out, list, card->id);
  }
  if (printed) fprintf(out, "\n");
}

void board_print_zone(const Board *board, FILE *out, const char *heading, const char *zone,
                      ArbSeat seat)
{
  BoardList list = board_list(board, zone, seat);
  for (int i = 0; i < list.count; i++) {
    fprintf(out, "%s", i ? "; " : heading);
    board_print_card(board, out, &list.cards[i]);
  }
  if (list.count) fprintf(out, "\n");
  board_list_free(&list);
}

void board_print_things(const Board *board, FILE *out, const char *heading)
{
  char name[96], id[24];
  int count;
  ArbId *things = bind_things(board->game, board->viewer, &count);
  for (int i = 0; i < count; i++) {
    arb_card_name(board->game, board->viewer, things[i], name, sizeof name);
    arb_id_text(board->game, things[i], id, sizeof id);
    fprintf(out, "%s%s <%s>", i ? "; " : heading, name, id);
  }
  if (count) fprintf(out, "\n");
  arb_memory_free(things);
}

void board_print(const Board *board, FILE *out)
{
  face_of(board->cards)->print_board(board, out);
}
