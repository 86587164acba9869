/* SPDX-License-Identifier: MIT */
/* put.c -- see put.h. */
#include "bench/put.h"

#include <string.h>
#include <strings.h>

#include "common/text.h"
#include "faces/face.h"

/* The section of a deck that lies in the zone; -1: none does. */
static int section_of(const ArbRules *rules, const char *zone)
{
  int section = -1;
  for (int i = 0; i < rules->section_count; i++)
    if (strncasecmp(zone, rules->sections[i].field, strlen(rules->sections[i].field)) == 0)
      section = i;
  return section;
}

uint16_t put_card_named(const ArbCards *cards, const char *zone, const char *name)
{
  uint16_t def = bind_find_card(cards, name, section_of(cards->rules, zone));
  for (int i = 1; !def && i <= arb_cards_count(cards); i++)
    if (strcasecmp(arb_card_title(cards, (uint16_t)i), name) == 0 &&
        !session_is_keyword(arb_card_id(cards, (uint16_t)i)))
      def = (uint16_t)i;
  return def;
}

bool put_may_lie(const Session *session, uint16_t def, const char *zone)
{
  int section = section_of(session->cards->rules, zone);
  return section < 0 || !session->game->fits || session->game->fits(session->cards, def, section);
}

/* Into a deck: on top of it, where it will be drawn. */
static bool lay_on_top(const Board *host, const Put *put, PutEdit *edit, void *data)
{
  Text text = {0};
  char id[24] = "";
  BoardList list = board_list(host, put->zone, (ArbSeat)put->seat);
  ArbId last = list.count ? list.cards[list.count - 1].id : (ArbId){0, 0};
  board_list_free(&list);
  if (!last.slot) return true;
  arb_id_text(host->game, last, id, sizeof id);
  text_add(&text, "set %s top 1", id);
  bool made = edit(data, text.bytes, false, false);
  text_free(&text);
  return made;
}

static bool is_secret(const Board *host, const char *zone)
{
  return host->cards->rules->zones[arb_zone_find(host->game, zone)].privacy == ARB_SECRET;
}

static bool is_nobodys_place(const Board *host, ArbId place)
{
  const char *zone = face_of(host->cards)->place_zone;
  BoardList list = zone ? board_list(host, zone, ARB_NO_SEAT) : (BoardList){NULL, 0};
  bool nobodys = false;
  for (int i = 0; i < list.count; i++)
    if (place.slot && board_same(list.cards[i].id, place))
      nobodys = list.cards[i].controller == ARB_NO_SEAT;
  board_list_free(&list);
  return nobodys;
}

/* The only player who controls something there; ARB_NO_SEAT: none, or several. */
static ArbSeat alone_at(const Board *host, const char *zone, ArbId place)
{
  BoardList list = board_list(host, zone, ARB_NO_SEAT);
  ArbSeat alone = ARB_NO_SEAT;
  bool several = false;
  for (int i = 0; i < list.count; i++) {
    if (!board_same(list.cards[i].place, place)) continue;
    several |= alone != ARB_NO_SEAT && list.cards[i].controller != alone;
    alone = list.cards[i].controller;
  }
  board_list_free(&list);
  return several ? ARB_NO_SEAT : alone;
}

/* A place that nobody controls becomes the player's who has alone something there. */
static bool take_place(const Board *host, const char *zone, const char *at, PutEdit *edit,
                       void *data)
{
  Text text = {0};
  ArbId place = arb_id_find(host->game, at);
  ArbSeat seat = is_nobodys_place(host, place) ? alone_at(host, zone, place) : ARB_NO_SEAT;
  if (seat == ARB_NO_SEAT) return true;
  text_add(&text, "set %s controller %d", at, seat);
  bool made = edit(data, text.bytes, false, true);
  text_free(&text);
  return made;
}

bool put_make(const Board *host, const Put *put, PutEdit *edit, void *data)
{
  Text text = {0};
  bool made = true;
  text_add(&text, "put p%d %s %s%s%s", put->seat + 1, put->zone, put->card, *put->place ? " " : "",
           put->place);
  for (int i = 0; made && i < put->count; i++) {
    made = edit(data, text.bytes, i == 0, true);
    if (made && is_secret(host, put->zone)) lay_on_top(host, put, edit, data);
  }
  take_place(host, put->zone, put->place, edit, data);
  text_free(&text);
  return made;
}

bool put_move(const Board *host, const char *card, const char *zone, const char *place,
              PutEdit *edit, void *data)
{
  Text text = {0};
  text_add(&text, "move %s %s%s%s", card, zone, *place ? " " : "", place);
  bool made = edit(data, text.bytes, true, true);
  if (made) take_place(host, zone, place, edit, data);
  text_free(&text);
  return made;
}
