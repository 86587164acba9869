/* SPDX-License-Identifier: MIT */
/*
** limited.c -- what a player of a limited match changes between two games (Tournament Rules
** T602.4.a.7, T602.4.b.8): legend, Chosen Champion, cards of the main deck one for one, and runes.
**
** A deck is of any three domains, or of those of its legend and one more.  So an answer is offered
** when the questions that follow can still be answered: for some set of domains that is allowed,
** every card outside of it can leave the deck, and the sideboard has as many within it.
*/
#include "riftbound/effects/effects.h"
#include "riftbound/rb.h"
#include "riftbound/timing/timing.h"

enum { DOMAIN_SETS = 1 << RB_DOMAINS };

/* The answers so far to the questions of one player between two games. */
typedef struct Change {
  ArbSeat seat;
  int legend1, champion1; /* 0: none */
  int before1;            /* the Chosen Champion of the game before; 0: none */
  bool whole;             /* no further card leaves the deck */
  ArbPicked out, in;
} Change;

/* ---- Domains ---------------------------------------------------------------- */

static int domains_of(const ArbGame *g, int card1)
{
  return card1 ? rb_def_of(g, card1)->domains : 0;
}

static int bits(int set)
{
  int count = 0;
  for (; set; set &= set - 1) count++;
  return count;
}

static bool allowed(int set, int legend) /* T602.4.a.3 */
{
  return bits(set) <= 3 || bits(set & ~legend) <= 1;
}

static bool within(const ArbGame *g, int card1, int set)
{
  return !(domains_of(g, card1) & ~set);
}

static bool is_picked(ArbPicked picked, int card1)
{
  for (int i = 0; i < picked.count; i++)
    if (id_index1(picked.options[i].object) == card1) return true;
  return false;
}

static bool is_main(const ArbGame *g, int card1)
{
  int type = rb_def_of(g, card1)->type;
  return type == RB_UNIT || type == RB_GEAR || type == RB_SPELL;
}

static int from_side(const ArbGame *g, const Change *c)
{
  return c->champion1 && zone_of(g, c->champion1) == RB_Z_SIDEBOARD;
}

static bool is_in_side(const ArbGame *g, const Change *c, int card1)
{
  return is_main(g, card1) && card1 != c->champion1;
}

/* How many cards of the deck that stay so far are of no domain of the set, or of the sideboard,
** that may come in, of such domains. */
static int outside(const ArbGame *g, const Change *c, int set)
{
  int count = 0;
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_DECK, c->seat)))
    count += card1 != c->champion1 && !is_picked(c->out, card1) && !within(g, card1, set);
  return count;
}

static int inside(const ArbGame *g, const Change *c, int set)
{
  int count = 0;
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_SIDEBOARD, c->seat)))
    count += is_in_side(g, c, card1) && !is_picked(c->in, card1) && within(g, card1, set);
  return count;
}

/* How many cards can still leave the deck. */
static int leaving(const ArbGame *g, const Change *c)
{
  int count = 0;
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_DECK, c->seat)))
    count += card1 != c->champion1 && !is_picked(c->out, card1);
  return count;
}

static bool completes_in(const ArbGame *g, const Change *c, int set)
{
  int leave = outside(g, c, set), extra = from_side(g, c);
  if (c->whole && leave) return false;
  if (c->out.count + leaving(g, c) < extra) return false; /* one leaves for a new champion */
  for (int i = 0; i < c->in.count; i++)
    if (!within(g, id_index1(c->in.options[i].object), set)) return false;
  int out = c->out.count + leave;
  if (out < extra) out = extra;
  return within(g, c->champion1, set) && out - extra - c->in.count <= inside(g, c, set);
}

/* Whether the deck can still become a legal one of as many cards. */
static bool completes(const ArbGame *g, const Change *c)
{
  for (int set = 0; set < DOMAIN_SETS; set++)
    if (allowed(set, domains_of(g, c->legend1)) && completes_in(g, c, set)) return true;
  return false;
}

/* With its legend, another one of the sideboard, or none. */
static bool completes_with_any(const ArbGame *g, Change c)
{
  if (completes(g, &c)) return true;
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_SIDEBOARD, c.seat))) {
    if (rb_def_of(g, card1)->type != RB_LEGEND) continue;
    c.legend1 = card1;
    if (completes(g, &c)) return true;
  }
  c.legend1 = 0;
  return completes(g, &c);
}

/* ---- Questions ---------------------------------------------------------------- */

static void offer(ArbGame *g, const Change *c, int card1)
{
  if (completes(g, c))
    ask_option(g, (ArbOption){.verb = card1 ? RB_V_CARD : RB_V_NO,
                              .object = card1 ? id_of(g, card1) : ARB_NOTHING});
}

/* The one that it was, the others, none. */
static void list_legends(ArbGame *g, const void *data)
{
  Change c = *(const Change *)data;
  if (c.legend1) offer(g, &c, c.legend1);
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_SIDEBOARD, c.seat))) {
    if (rb_def_of(g, card1)->type != RB_LEGEND) continue;
    c.legend1 = card1;
    offer(g, &c, card1);
  }
  c.legend1 = 0;
  offer(g, &c, 0);
}

static void list_champions(ArbGame *g, const void *data) /* T602.4.a.3.a */
{
  Change c = *(const Change *)data;
  const int zones[] = {RB_Z_DECK, RB_Z_SIDEBOARD};
  c.champion1 = c.before1;
  if (c.before1) offer(g, &c, c.before1);
  for (int i = 0; i < 2; i++)
    for (ZONE_EACH(g, card1, zone_at(g, zones[i], c.seat))) {
      const RbCardDef *def = rb_def_of(g, card1);
      if (def->type != RB_UNIT || !(def->supertypes & RB_CHAMPION) || card1 == c.before1) continue;
      c.champion1 = card1;
      offer(g, &c, card1);
    }
  c.champion1 = 0;
  offer(g, &c, 0);
}

static void list_deck(ArbGame *g, const void *data)
{
  const Change *c = data;
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_DECK, c->seat)))
    if (card1 != c->champion1)
      ask_option(g, (ArbOption){.verb = RB_V_CARD, .object = id_of(g, card1)});
}

static void list_side(ArbGame *g, const void *data)
{
  const Change *c = data;
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_SIDEBOARD, c->seat)))
    if (is_in_side(g, c, card1))
      ask_option(g, (ArbOption){.verb = RB_V_CARD, .object = id_of(g, card1)});
}

static bool out_fits(ArbGame *g, const void *data, const ArbOption *picks, int count,
                     ArbExtent extent)
{
  Change c = *(const Change *)data;
  c.out = (ArbPicked){picks, count};
  c.whole = extent == ARB_WHOLE;
  return completes(g, &c);
}

static bool in_fits(ArbGame *g, const void *data, const ArbOption *picks, int count,
                    ArbExtent extent)
{
  Change c = *(const Change *)data;
  (void)extent; /* their number is given */
  c.in = (ArbPicked){picks, count};
  c.whole = true;
  return completes(g, &c);
}

static ArbAsk question(const Change *c, ArbLister *list, const char *text)
{
  return (ArbAsk){.player = c->seat,
                  .shape = ARB_PICK,
                  .rule = "T602.4.a.7",
                  .text = text,
                  .min = 1,
                  .max = 1,
                  .list = list,
                  .data = c};
}

static int ask_card(ArbGame *g, const Change *c, ArbLister *list, const char *text)
{
  ArbAsk ask = question(c, list, text);
  ArbPicked picked = arb_ask_pick(g, &ask);
  return picked.count && picked.options[0].verb == RB_V_CARD ? id_index1(picked.options[0].object)
                                                             : 0;
}

static void ask_main(ArbGame *g, Change *c)
{
  int extra = from_side(g, c), side = 0;
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_SIDEBOARD, c->seat))) side += is_in_side(g, c, card1);
  if (side + extra == 0) return;
  ArbAsk out = question(c, list_deck, "Sideboard: which cards leave your main deck?");
  out.min = extra, out.max = side + extra, out.fits = out_fits;
  c->out = arb_ask_pick(g, &out);
  ArbAsk in = question(c, list_side, "Sideboard: which cards come in?");
  in.min = in.max = c->out.count - extra, in.fits = in_fits;
  c->in = arb_ask_pick(g, &in);
}

/* ---- Runes (T602.4.a.4, T602.1.a.2) --------------------------------------------- */

static uint16_t basic_rune(const ArbGame *g, int domain)
{
  const RbCards *cards = rb_cards(g->cards);
  for (int def = 1; def <= g->cards->card_count; def++)
    if (cards->defs[def].type == RB_RUNE && cards->defs[def].domains == 1 << domain)
      return (uint16_t)def;
  return 0;
}

static bool rune_fits(const ArbGame *g, int domain, int domains, int legend)
{
  return basic_rune(g, domain) && allowed(domains | 1 << domain, legend);
}

static const char *const rune_texts[RB_DOMAINS] = {
  "How many Fury Runes?", "How many Calm Runes?",  "How many Mind Runes?",
  "How many Body Runes?", "How many Chaos Runes?", "How many Order Runes?"};

static int ask_count(ArbGame *g, const Change *c, int domain, int most)
{
  return arb_ask_number(g, &(ArbAsk){.player = c->seat,
                                     .shape = ARB_NUMBER,
                                     .rule = "T602.4.a.4",
                                     .text = rune_texts[domain],
                                     .min = 0,
                                     .max = most});
}

/* Asks how many runes of each domain; the last domain that the deck may have gets the rest. */
static void count_runes(ArbGame *g, const Change *c, int domains)
{
  int legend = domains_of(g, c->legend1), zone = zone_at(g, RB_Z_RUNE_DECK, c->seat);
  int rune1 = zone_first(g, zone), left = state_zone(g->s, zone)->count;
  for (int domain = 0; domain < RB_DOMAINS && left > 0; domain++) {
    bool more = false;
    if (!rune_fits(g, domain, domains, legend)) continue;
    for (int later = domain + 1; later < RB_DOMAINS; later++)
      more |= rune_fits(g, later, domains, legend);
    int count = more ? ask_count(g, c, domain, left) : left;
    if (count > 0) domains |= 1 << domain;
    left -= count;
    for (; count > 0; count--, rune1 = card_next(g, rune1))
      card_at(g, rune1)->def = basic_rune(g, domain);
  }
}

/* The player may keep the runes that fit the deck as it is now. */
static void ask_runes(ArbGame *g, const Change *c, int domains)
{
  int with_runes = domains;
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_RUNE_DECK, c->seat))) with_runes |= domains_of(g, card1);
  bool fit = allowed(with_runes, domains_of(g, c->legend1));
  if (fit && !arb_ask_yes(g, c->seat, "T602.4.a.4", "Do you change your runes?", ARB_NOTHING))
    return;
  count_runes(g, c, domains);
  game_changed(g);
}

/* ---- The whole of it ------------------------------------------------------------- */

static void move_all(ArbGame *g, ArbPicked picked, int zone)
{
  for (int i = 0; i < picked.count; i++)
    arb_zone_move(g, id_index1(picked.options[i].object), zone, ARB_BOTTOM);
}

static void change_legend(ArbGame *g, ArbSeat seat, int legend1)
{
  int zone = zone_at(g, RB_Z_LEGENDS, seat), now1 = zone_first(g, zone);
  if (now1 == legend1) return;
  if (now1) arb_zone_move(g, now1, zone_at(g, RB_Z_SIDEBOARD, seat), ARB_BOTTOM);
  if (legend1) arb_zone_move(g, legend1, zone, ARB_BOTTOM);
}

static int domains_of_deck(const ArbGame *g, const Change *c)
{
  int domains = domains_of(g, c->champion1);
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_DECK, c->seat))) domains |= domains_of(g, card1);
  return domains;
}

static int champion_before(const ArbGame *g, ArbSeat seat)
{
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_DECK, seat)))
    if (rb_player(g, seat)->champion && card_at(g, card1)->def == rb_player(g, seat)->champion)
      return card1;
  return 0;
}

void rb_limited_exchange(ArbGame *g, ArbSeat seat)
{
  Change *c = arena_take(g, sizeof *c);
  int side = zone_at(g, RB_Z_SIDEBOARD, seat), deck = zone_at(g, RB_Z_DECK, seat);
  *c = (Change){.seat = seat, .legend1 = zone_first(g, zone_at(g, RB_Z_LEGENDS, seat))};
  if (!completes_with_any(g, *c)) return; /* a deck that was never legal stays as it is */
  c->before1 = champion_before(g, seat);
  c->legend1 = ask_card(g, c, list_legends, "Which is your legend?");
  c->champion1 = ask_card(g, c, list_champions, "Which is your Chosen Champion?");
  ask_main(g, c);
  rb_player(g, seat)->champion = c->champion1 ? card_at(g, c->champion1)->def : 0;
  if (c->champion1) arb_zone_move(g, c->champion1, zone_at(g, RB_Z_ASIDE, seat), ARB_BOTTOM);
  move_all(g, c->out, side);
  move_all(g, c->in, deck);
  ask_runes(g, c, domains_of_deck(g, c));
  change_legend(g, seat, c->legend1);
  rb_shuffle(g, seat, RB_Z_RUNE_DECK);
}
