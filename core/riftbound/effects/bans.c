/* SPDX-License-Identifier: MIT */
/*
** bans.c -- what cannot be done, or not now, or not there: "can't" goes before any permission (054,
** A18).
**
** A ban is a static (the list is RB_BANS in cards.h) that affects objects or players.  It may be
** limited to certain cards and to certain places, and to objects or players of which something
** holds.  A card that may be played only sometimes, or only somewhere, bans itself (366.1).
** Everything that lists or does something asks here first.  A banned instruction is impossible
** (055).
*/
#include "riftbound/effects/effects.h"

typedef struct Ban {
  RbForbidden asked;
  ArbSeat player; /* for a ban on playing: who would play the card; else ARB_NO_SEAT */
  uint16_t by;    /* the card that forbids it; 0: none does */
} Ban;

/* Whether a ban is about this place.  A ban on places is not about a question without a place. */
static bool speaks_of_place(ArbGame *g, const RbStatic *stat, const ArbContext *context,
                            const RbForbidden *asked)
{
  bool nowhere = id_is_nothing(asked->place);
  if (asked->what == RB_CANNOT_BE_PLAYED_HERE)
    return !nowhere && id_equal(context->here, asked->place);
  if (stat->ban_at1 && (nowhere || !arb_selector_matches(g, stat->ban_at1, context, asked->place)))
    return false;
  return !stat->ban_except1 ||
         (!nowhere && !arb_selector_matches(g, stat->ban_except1, context, asked->place));
}

/* Whether a ban is about this card.  A ban that names no cards is about every card but tokens
** (182); a ban on moving is about tokens, too. */
static bool speaks_of_card(ArbGame *g, const RbStatic *stat, const ArbContext *context,
                           const RbForbidden *asked)
{
  if (id_is_nothing(asked->card)) return !stat->ban_cards1;
  if (stat->ban_cards1) return arb_selector_matches(g, stat->ban_cards1, context, asked->card);
  return asked->what == RB_CANNOT_MOVE_UNITS ||
         !(card_at(g, id_index1(asked->card))->flags & ARB_CARD_TOKEN);
}

static bool holds_of(ArbGame *g, const RbStatic *stat, const ArbContext *context, ArbId whom)
{
  ArbContext of = *context;
  of.subject = whom;
  int32_t value = stat->ban_where.count ? arb_number_value(g, stat->ban_where, &of) : 1;
  return value != ARB_NULL && value != 0;
}

static bool visit_ban(ArbGame *g, const RbStatic *stat, const ArbContext *context, void *data)
{
  Ban *ban = data;
  const RbForbidden *asked = &ban->asked;
  if (!(stat->cannot >> asked->what & 1)) return true;
  bool player = RB_BANS_PLAYERS >> asked->what & 1;
  bool affects = ban->player == ARB_NO_SEAT
                     ? rb_affects(g, stat, context, asked->whom)
                     : rb_affects_played(g, stat, context, id_index1(asked->whom), ban->player);
  if (!affects || !speaks_of_place(g, stat, context, asked) ||
      (player && !speaks_of_card(g, stat, context, asked)) ||
      !holds_of(g, stat, context, asked->whom))
    return true;
  ban->by = context->def;
  return false;
}

static uint16_t forbidden_by(ArbGame *g, const RbForbidden *asked, ArbSeat player)
{
  Ban ban = {*asked, player, 0};
  bool plays = RB_BANS_PLAY >> asked->what & 1;
  rb_each_static(g, plays ? RB_ABOUT_PLAY_BANS : RB_ABOUT_BANS, visit_ban, &ban);
  return ban.by;
}

uint16_t rb_forbidden_by(ArbGame *g, const RbForbidden *asked)
{
  return forbidden_by(g, asked, ARB_NO_SEAT);
}

/* Whether any ban of a kind may exist; on most boards none does. */
static bool any_forbids(ArbGame *g, int what)
{
  return rb_any_speaks_of(g, RB_BANS_PLAY >> what & 1 ? RB_ABOUT_PLAY_BANS : RB_ABOUT_BANS);
}

bool rb_forbidden(ArbGame *g, int card1, int what, ArbId place)
{
  return any_forbids(g, what) &&
         rb_forbidden_by(g, &(RbForbidden){.whom = id_of(g, card1), .what = what, .place = place});
}

bool rb_player_cannot(ArbGame *g, ArbSeat seat, int what, int card1, ArbId place)
{
  return seat != ARB_NO_SEAT && any_forbids(g, what) &&
         rb_forbidden_by(g, &(RbForbidden){.whom = id_player(seat),
                                           .what = what,
                                           .card = card1 ? id_of(g, card1) : ARB_NOTHING,
                                           .place = place});
}

bool rb_cannot_move(ArbGame *g, int card1, ArbSeat by) /* 054 */
{
  return rb_player_cannot(g, by, RB_CANNOT_MOVE_UNITS, card1, ARB_NOTHING);
}

/* ---- Playing -------------------------------------------------------------- */

bool rb_plays_are_banned(ArbGame *g, int card1)
{
  return rb_speaks_of(g, card1, RB_ABOUT_PLAY_BANS);
}

bool rb_ability_stays(ArbGame *g, ArbId item)
{
  return any_forbids(g, RB_CANNOT_BE_COUNTERED) &&
         rb_forbidden_by(g, &(RbForbidden){.whom = item, .what = RB_CANNOT_BE_COUNTERED});
}

bool rb_spell_stays(ArbGame *g, int card1, ArbSeat controller)
{
  Ban ban = {{.whom = id_of(g, card1), .what = RB_CANNOT_BE_COUNTERED}, controller, 0};
  if (!rb_plays_are_banned(g, card1)) return false;
  rb_own_statics(g, card1, controller, RB_ABOUT_PLAY_BANS, visit_ban, &ban);
  return ban.by || forbidden_by(g, &ban.asked, controller);
}

/* The card that forbids playing it: itself (366.1), a ban on it, or a ban on the player. */
uint16_t rb_play_forbidden_by(ArbGame *g, ArbSeat seat, int card1, ArbId place)
{
  ArbId card = id_of(g, card1);
  if (id_is_nothing(place) && zone_of(g, card1) == RB_Z_FACEDOWN)
    place = rb_body(g, card1)->place; /* it is revealed, and played, there (811.1.d) */
  Ban ban = {{.whom = card, .what = RB_CANNOT_BE_PLAYED, .place = place}, seat, 0};
  if (!rb_plays_are_banned(g, card1)) return 0;
  rb_own_statics(g, card1, seat, RB_ABOUT_PLAY_BANS, visit_ban, &ban);
  if (ban.by) return ban.by;
  if ((ban.by = forbidden_by(g, &ban.asked, seat))) return ban.by;
  ban.asked.what = RB_CANNOT_BE_PLAYED_HERE;
  if ((ban.by = forbidden_by(g, &ban.asked, seat))) return ban.by;
  return rb_forbidden_by(
      g, &(RbForbidden){
           .whom = id_player(seat), .what = RB_CANNOT_PLAY, .card = card, .place = place});
}
