/* SPDX-License-Identifier: MIT */
/*
** opening.c -- opening hands and mulligans, as the format has them.
**
** A format in which no game could be played is refused with a sentence, whether it comes from a
** file, a host or a save.
*/
#include "kernel/game.h"

/* The size of a seat's hand, as the format gives it; 0: it gives none. */
static int hand_of(const ArbFormat *format, ArbSeat seat)
{
  int said = format->opening_hand_of[seat];
  return said == ARB_FORMAT_NONE ? 0 : said ? said : format->opening_hand;
}

static int paid_for(const ArbFormat *format, int taken)
{
  return taken > format->mulligan_free ? taken - format->mulligan_free : 0;
}

int arb_opening_mulligan(const ArbGame *game, int usual)
{
  int kind = game->format.mulligan;
  return kind == ARB_MULLIGAN_USUAL ? usual : kind;
}

int arb_opening_hand(const ArbGame *game, ArbSeat seat)
{
  return hand_of(&game->format, seat);
}

int arb_opening_drawn(const ArbGame *game, ArbSeat seat)
{
  int hand = arb_opening_hand(game, seat), drawn = game->format.opening_draw;
  return drawn ? drawn : hand;
}

int arb_opening_times(const ArbGame *game, ArbSeat seat, int kind)
{
  const ArbFormat *format = &game->format;
  if (kind == ARB_MULLIGAN_NONE) return 0;
  if (format->mulligan_times) return format->mulligan_times;
  bool costs = kind == ARB_MULLIGAN_LONDON || kind == ARB_MULLIGAN_PARIS;
  return costs ? arb_opening_hand(game, seat) + format->mulligan_free : 1;
}

int arb_opening_kept(const ArbGame *game, ArbSeat seat, int taken)
{
  return arb_opening_hand(game, seat) - paid_for(&game->format, taken);
}

/* ---- What does not go together ------------------------------------------- */

uint16_t arb_cards_format(const ArbCards *cards, const char *name)
{
  static const char prefix[] = ARB_FORMAT_ID;
  for (int def = 1; def <= cards->card_count; def++) {
    const char *id = cards->card_id(cards, (uint16_t)def);
    if (strncmp(id, prefix, sizeof prefix - 1) == 0 && strcmp(id + sizeof prefix - 1, name) == 0)
      return (uint16_t)def;
  }
  return 0;
}

static const char *hands_fault(const ArbFormat *f, const char **field)
{
  static const char *const of[] = {"opening_hand_p1", "opening_hand_p2", "opening_hand_p3",
                                   "opening_hand_p4"};
  _Static_assert(sizeof of / sizeof *of == ARB_SEATS_MAX, "a name for each seat");
  for (int seat = f->players; seat < ARB_SEATS_MAX; seat++)
    if (f->opening_hand_of[seat]) {
      *field = of[seat];
      return "an opening hand is given to a player who is not in the game";
    }
  for (ArbSeat seat = 0; seat < f->players; seat++)
    if (f->opening_draw && f->opening_draw < hand_of(f, seat)) {
      *field = "opening_draw";
      return "'opening_draw' is less than an opening hand: the hand is kept of the cards drawn";
    }
  return NULL;
}

/* Whether the last of the format's mulligans could not be paid with cards. */
static bool too_often(const ArbFormat *f)
{
  for (ArbSeat seat = 0; seat < f->players; seat++)
    if (paid_for(f, f->mulligan_times) > hand_of(f, seat)) return true;
  return false;
}

static const char *mulligan_fault(const ArbFormat *f, const char **field)
{
  int kind = f->mulligan;
  bool london = kind == ARB_MULLIGAN_LONDON, none = kind == ARB_MULLIGAN_NONE;
  bool costs = london || kind == ARB_MULLIGAN_PARIS;
  *field = "mulligan";
  if (kind >= ARB_MULLIGAN_COUNT) return "there is no such kind of mulligan";
  *field = "mulligan_free";
  if (f->mulligan_free && !costs)
    return "'mulligan_free': only the mulligans \"london\" and \"paris\" cost cards, of which "
           "some may be free";
  if (f->mulligan_times && f->mulligan_free > f->mulligan_times)
    return "'mulligan_free' is more than 'mulligan_times': that many are never taken";
  *field = "mulligan_times";
  if (f->mulligan_times && none)
    return "'mulligan_times': with the mulligan \"none\" there is nothing to repeat";
  if (costs && too_often(f))
    return "'mulligan_times': that many mulligans cost more cards than an opening hand has";
  *field = "mulligan_max";
  if (f->mulligan_max && kind > ARB_MULLIGAN_EXCHANGE)
    return "'mulligan_max' is how many cards the mulligan \"exchange\" is of: the other kinds are "
           "of the whole hand";
  if (!f->mulligan_max && kind == ARB_MULLIGAN_EXCHANGE)
    return "'mulligan_max' is missing: how many cards may be exchanged";
  *field = "opening_draw";
  if (f->opening_draw && !london && !none)
    return "'opening_draw': only with the mulligans \"london\" and \"none\" are cards of a new "
           "hand put back";
  return NULL;
}

/* Checks the format's numbers that are the game's own. */
static const char *numbers_fault(const ArbRules *rules, const ArbFormat *f, const char **field)
{
  for (int i = 0; i < rules->format_number_count; i++) {
    const ArbFormatNumber *row = &rules->format_numbers[i];
    *field = row->name;
    if (f->numbers[i] && row->flags / ARB_FORMAT_SEAT > f->players)
      return "the format says something of a player who is not in the game";
  }
  int row = 0;
  const char *fault = rules->format_fault ? rules->format_fault(f, &row) : NULL;
  if (fault) *field = rules->format_numbers[row].name;
  return fault;
}

const char *arb_format_fault(const ArbRules *rules, const ArbFormat *format, const char **field)
{
  *field = "players";
  if (format->players < 1 || format->players > ARB_SEATS_MAX)
    return "a game has one to four players";
  const char *fault = hands_fault(format, field);
  if (!fault) fault = mulligan_fault(format, field);
  return fault ? fault : numbers_fault(rules, format, field);
}
