/* SPDX-License-Identifier: MIT */
/*
** block.h -- the records that a game of Shadowverse: Evolve keeps in the block: zones, events,
** verbs, pools.
**
** ev.h lists the rooms that work with them.
*/
#ifndef EV_BLOCK_H
#define EV_BLOCK_H

#include "evolve/cards.h"
#include "kernel/parts/effect.h"
#include "kernel/game.h"
#include "kernel/cards/item.h"
#include "kernel/step/loop.h"
#include "kernel/cards/tally.h"

/* ---- Zones (4) ---------------------------------------------------------- */
enum { /* kinds of zones */
       EV_Z_LEADER,
       EV_Z_FIELD,
       EV_Z_EX,
       EV_Z_HAND,
       EV_Z_DECK,
       EV_Z_EVOLVE_DECK,
       EV_Z_EVOLVE,
       EV_Z_CEMETERY,
       EV_Z_BANISHED,
       EV_Z_RESOLUTION,
       EV_Z_FORMAT, /* abilities of the format, as a definition that is no card */
       EV_ZONES
};
_Static_assert((int)EV_ZONES <= ARB_TOUCH_GAME, "each kind of zone has a bit (game_touched)");

/* Sections of a deck (6.1.1) */
enum { EV_SECTION_LEADER, EV_SECTION_MAIN, EV_SECTION_EVOLVE, EV_SECTIONS };

enum { EV_FIELD_LIMIT = 5, EV_HAND_LIMIT = 7, EV_EX_LIMIT = 5 }; /* 4.4.4.1, 4.7.3.1, 4.8.3.1 */
enum { EV_POINTS_LIMIT = 10, EV_POINTS_MOST = 99 };    /* 3.2.4.1; the most a format may say */
enum { EV_SECOND_POINTS = 3, EV_LEADER_DEFENSE = 20 }; /* 6.2.1.9, 2.8.3.1 */

/* Numbers of a format (ArbFormat.numbers); 0: as in the rulebook. */
enum {
  EV_N_LEADER_DEFENSE,
  EV_N_POINTS_LIMIT,  /* the most play points (3.2.4.1) */
  EV_N_SECOND_POINTS, /* evolution points of the player who goes second */
  EV_N_DEFENSE_OF,    /* defense of the leader of seat 0, then of seat 1 */
  EV_N_DEFENSE_LAST = EV_N_DEFENSE_OF + 1,
  EV_N_PLAY_POINTS_OF, /* maximum play points at the start, of seat 0, then of seat 1 */
  EV_N_PLAY_POINTS_LAST = EV_N_PLAY_POINTS_OF + 1,
  EV_N_EVOLUTION_OF, /* evolution points of seat 0, then of seat 1, whoever goes first */
  EV_N_EVOLUTION_LAST = EV_N_EVOLUTION_OF + 1,
  EV_FORMAT_NUMBERS
};
_Static_assert((int)EV_FORMAT_NUMBERS <= (int)ARB_FORMAT_NUMBERS_MAX, "a format holds them");
static inline int ev_format(const ArbGame *g, int number, int rulebook)
{
  int said = g->format.numbers[number];
  return said == ARB_FORMAT_NONE ? 0 : said ? said : rulebook;
}
static inline int ev_leader_defense(const ArbGame *g, ArbSeat seat)
{
  return ev_format(g, EV_N_DEFENSE_OF + seat, ev_format(g, EV_N_LEADER_DEFENSE, EV_LEADER_DEFENSE));
}
static inline int ev_points_limit(const ArbGame *g)
{
  return ev_format(g, EV_N_POINTS_LIMIT, EV_POINTS_LIMIT);
}

/* ---- Events ------------------------------------------------------------- */
/*   id         name             rule     subject; amount; aux */
#define EV_EVENTS(X)                                                                               \
  X(START, "start", "6.2.1.11", "the game begins: the first player", "player")                     \
  X(MULLIGAN, "mulligan", "6.2.1.7", "a player puts cards back and draws anew; how many", "")      \
  X(TURN, "turn", "7.1.1", "a turn begins; its number", "player")                                  \
  X(PHASE, "phase", "7.1.2", "a phase begins; ; which", "player")                                  \
  X(MAIN_PHASE, "main_phase", "7.3.1", "a main phase starts: whose", "player")                     \
  X(END_PHASE, "end_phase", "7.4.1", "an end phase starts: whose", "player")                       \
  X(DRAW, "draw", "5.9", "a card is drawn", "follower amulet spell")                               \
  X(PLAY, "play", "10.6", "a card is played; the play points paid; from where",                    \
    "follower amulet spell")                                                                       \
  X(ACTIVATE, "activate", "10.6", "an activated ability is played; the play points paid")          \
  X(SELECT, "select", "10.6.2.3", "a target is selected")                                          \
  X(TRIGGER, "trigger", "10.7.3", "a pending automatic ability is played")                         \
  X(RESOLVE, "resolve", "10.6.2.7", "a card or ability is resolved")                               \
  X(ENTER, "enter", "5.4", "a card is put onto a field; ; from where", "follower amulet")          \
  X(CONTROL, "control", "10.7.4.3", "a card changes fields", "follower amulet")                    \
  X(PUT, "put", "5.4", "a card is put into the EX area or a deck; ; which zone")                   \
  X(BURY, "bury", "4.9.1", "a card is put into a cemetery; ; from where", "follower amulet spell") \
  X(LEAVE, "leave", "4.4", "a card leaves a field; ; for which zone", "follower amulet")           \
  X(DESTROY, "destroy", "5.5", "a card is destroyed", "follower amulet")                           \
  X(BANISH, "banish", "5.6", "a card is banished; ; from where")                                   \
  X(DISCARD, "discard", "5.11", "a card is discarded", "follower amulet spell")                    \
  X(RETURN, "return_to_hand", "4.7", "a card is put into a hand; ; from where")                    \
  X(CREATE, "create", "9.1.2", "a token is created; ; where")                                      \
  X(ELIMINATE, "eliminate", "9.1.3", "a token ceases to exist")                                    \
  X(ENGAGE, "engage", "5.3", "a card is engaged", "follower amulet")                               \
  X(REFRESH, "refresh", "5.3", "a card is refreshed", "follower amulet")                           \
  X(ATTACK, "attack", "8.4.5", "a follower has attacked; what", "follower")                        \
  X(DAMAGE, "damage", "5.13", "something is dealt damage; how much; of which kinds",               \
    "follower leader")                                                                             \
  X(FOUGHT, "fought", "8.4.9.2", "a follower has fought another one", "follower")                  \
  X(GAIN_DEFENSE, "gain_defense", "2.8", "defense is increased; by how much", "follower leader")   \
  X(LOSE_DEFENSE, "lose_defense", "2.8",                                                           \
    "a leader's defense goes down without damage; by how much", "leader")                          \
  X(EVOLVE, "evolve", "5.15", "a follower evolves", "follower")                                    \
  X(UNLINK, "unlink", "11.6.1", "a card goes back to the evolve deck", "follower")                 \
  X(FACEUP, "faceup", "4.2.3", "a card of the evolve deck is turned faceup")                       \
  X(FACEDOWN, "facedown", "4.2.3", "a used card of the evolve deck is turned facedown")            \
  X(POINTS, "points", "3.2", "a player's play points change; to how many; the maximum", "player")  \
  X(REVEAL, "reveal", "5.20", "a card is revealed")                                                \
  X(LOOK, "look", "5.10", "a player looks at cards of a deck; how many", "player")                 \
  X(SHUFFLE, "shuffle", "5.8", "a deck is shuffled", "player")                                     \
  X(ROLL, "roll", "5.19", "a die is rolled; what it shows", "player")                              \
  X(PASS, "pass", "7.4.4", "a player does nothing in a Quick window", "")                          \
  X(OVERDRAW, "overdraw", "5.9.1.1", "a player has to draw from an empty deck", "player")          \
  X(COUNTERS, "counters", "14.1", "counters are put or removed; how many; which")                  \
  X(LOOP, "loop", "14.2", "a perpetual cycle is broken: by whom, after how many times", "player")  \
  X(EXTRA_TURN, "extra_turn", "7.1.1", "a player will take another turn", "player")                \
  X(EXTRA_PHASE, "extra_phase", "1.3.1", "the turn will have another phase (aux: which)",          \
    "player")                                                                                      \
  X(REPLACED, "replaced", "10.10.1", "something happens otherwise; how much now; what")            \
  X(GIVE, "give", "10.2.1.2", "something is given until later; how much; what")                    \
  X(LOSE, "lose", "11.2", "a player loses", "player")                                              \
  X(CONCEDE, "concede", "1.2.3", "a player concedes", "player")                                    \
  X(WIN, "win", "1.2.1", "a player wins the game", "")                                             \
  X(DRAWN, "drawn", "1.2.2", "the game is drawn", "")                                              \
  X(NAMED_CARD, "named_card", "2.1.1", "a player names a card, for another card")                  \
  X(SECRET, "secret", "1.3.4.1", "what a player chose at once with others is shown; the number")   \
  X(SIGNAL, "signal", "10.7.1", "cards tell of it by a name of their own; ; which")

enum {
#define X(id, name, rule, ...) EV_E_##id,
  EV_EVENTS(X)
#undef X
      EV_EVENT_COUNT
};
_Static_assert((int)EV_EVENT_COUNT <= ARB_EVENTS_MAX, "an ArbEventSet holds a bit per event");

/* Kinds of damage (5.13): `aux` of the event. */
enum { EV_BY_ATTACK = 1, EV_BY_COMBAT = 2, EV_BY_ABILITY = 4 };

/* ---- Verbs of options --------------------------------------------------- */
#define EV_VERBS(X)                                                                     \
  X(NO, "no", "", "no to a question")                                                   \
  X(YES, "yes", "", "yes to it")                                                        \
  X(PASS, "pass", "7.4.4", "does nothing in a Quick window")                            \
  X(END, "end", "7.3.3", "ends the main phase")                                         \
  X(PLAY, "play", "8.2", "begins to play the card")                                     \
  X(USE, "use", "8.3", "begins to use an ability of the card: activated, evolve, race") \
  X(ATTACK, "attack", "8.4", "begins to attack with the follower")                      \
  X(TARGET, "target", "8.4.3", "what is attacked")                                      \
  X(SELECT, "select", "10.6.2.3", "a target of a card or ability")                      \
  X(CARD, "card", "", "a card, in a choice that an effect asks for")                    \
  X(TOKEN, "token", "9.1.2", "a token, of several that may be made")                    \
  X(CARD_NAME, "card_name", "2.1.1", "a card's name that is named")                     \
  X(PLAYER, "player", "6.2.1.5", "a player: who goes first")                            \
  X(MODE, "mode", "5.17", "one of several modes")                                       \
  X(REVEAL, "reveal", "12.2.2", "a card that is revealed")                              \
  X(OPTION, "option", "10.6.2.2.1", "an option of playing the card that is taken")      \
  X(GIVE, "give", "10.4.2", "what a cost is paid with")                                 \
  X(REPLACEMENT, "replacement", "10.10.2", "a replacement effect that comes first")     \
  X(X, "x", "10.6.2.2", "the number that X is, as something is played")                 \
  X(PAY, "pay", "12.2.3", "with play points, or an evolution point")                    \
  X(TRIGGER, "trigger", "10.7.3", "an automatic ability that is played first")

enum {
#define X(id, ...) EV_V_##id,
  EV_VERBS(X)
#undef X
      EV_VERB_COUNT
};

/* ---- The pools ---------------------------------------------------------- */
enum {
  EV_POOL_TABLE = ARB_POOL_GAME,
  EV_POOL_PLAYER,
  EV_POOL_BODY,
  EV_POOL_ITEM,
  EV_POOL_PICK,
  EV_POOL_PAST,
  EV_POOL_EFFECT,
  EV_POOL_DERIVED,
  EV_POOL_MARK,
  EV_POOL_DELAYED,
  EV_POOL_LOOP,
  EV_POOLS
};

enum {                      /* flags of a card, after the kernel's */
       EV_CARD_FACEUP = 2,  /* in the evolve deck: it has been used (11.6.1, S4) */
       EV_CARD_REVEALED = 4 /* the running effect has revealed it where it lies (5.20.1.1) */
};

/* The facts that a game has once. */
typedef struct EvTable {
  ARB_TABLE_HEAD;
  uint8_t evolved;          /* 1: an evolve ability was played this turn (8.3.2) */
  uint8_t fighting;         /* 1: the attack's target was a follower: combat (8.4.5.1) */
  ArbId attacker, attacked; /* of the running attack */
  uint32_t serial;          /* of items */
  uint16_t running1;        /* the item that is being resolved */
  uint8_t texts;            /* 1: an effect has replaced the text of some card (EV_F_TEXT) */
  uint8_t phase;            /* EV_PHASE_..., 7.1.2; 0: before the first turn */
} EvTable;
_Static_assert(sizeof(EvTable) == 24, "what there is once is a plain record without holes");

typedef struct EvPlayer {
  uint16_t in_use;
  uint16_t turns; /* turns of this player so far */
  uint16_t cards; /* cards brought into the game: none is ever lost */
  uint8_t play_points, max_play_points, evolution_points;
  uint8_t played;    /* cards played this turn */
  uint8_t overdrawn; /* 1: drew from an empty deck since the last rules handling (11.2.2) */
  uint8_t extra_turns;
  uint8_t bled; /* 1: the leader lost defense this turn (13.5.2) */
  uint8_t reserved;
} EvPlayer;
_Static_assert(sizeof(EvPlayer) == 14, "a plain record without holes");

enum { /* body flags */
       EV_ENGAGED = 1,
       EV_NEW = 2,         /* came onto this field after the turn began (8.4.2.1) */
       EV_EVOLVED_NOW = 4, /* evolved this turn */
       EV_TAKEN = 16       /* EV_NEW only because it changed fields (10.7.4.3) */
};

/* The record of a leader, of a card on a field, or of a card in the evolve zone. */
typedef struct EvBody {
  uint16_t card1;
  uint16_t flags;
  uint16_t face; /* the definition whose information it has (10.9.1.1.1) */
  int16_t lost;  /* defense lost so far; below 0: gained (2.8.2) */
  uint32_t timestamp;
  ArbId link; /* in the evolve zone: the follower it is linked to, or nothing */
} EvBody;
_Static_assert(sizeof(EvBody) == 16, "a plain record without holes");

typedef enum EvItemKind { EV_I_CARD = 1, EV_I_ACTIVATED, EV_I_AUTOMATIC } EvItemKind;
enum { EV_NO_ABILITY = 0xFFFF };
/* Options number abilities of keywords from EV_OF_KEYWORD on, and those that a card was given from
** EV_OF_GIFT on. */
enum { EV_OF_KEYWORD = 64, EV_OF_GIFT = 512 };

/* A card or ability that is being played and resolved (10.6.2), or an automatic ability that waits
** (10.7.2). */
typedef struct EvItem {
  ARB_ITEM_HEAD;      /* kind1: EvItemKind; ability: EV_NO_ABILITY: a card without a text */
  uint32_t timestamp; /* when it was played (10.9.1.6.2) */
  ArbId card;         /* the card being played */
  ArbId source;       /* the object whose ability it is */
  ArbId reveal;       /* the card revealed as a cost (12.2.2) */
  uint16_t def;       /* the definition whose text it is */
  ArbSeat controller;
  uint8_t pending;   /* 10.7.2 */
  uint8_t from_zone; /* kind of the zone that the card was played from (5.4.3) */
  uint8_t paid;
  uint8_t x;                        /* the X chosen for its costs (10.6.2.2) */
  uint8_t processed;                /* 1: its process was paid (10.4.7.4) */
  uint16_t spellchain, necrocharge; /* spells, and cards, in its controller's cemetery as it
                                    ** began to be resolved (13.3.1.4, 13.5.1.3.2) */
  uint16_t begun;                   /* number of effects that it has begun so far */
  uint16_t reserved;
  ArbId refs[ARB_REFS_MAX]; /* objects that a delayed trigger was begun with */
  ArbEvent event;           /* the event that triggered it */
} EvItem;
_Static_assert(sizeof(EvItem) == 56 + sizeof(ArbEvent), "a plain record without holes");

/* The slots of an item's picks (ArbPick).  A target slot is counted from 0, in the text itself
** (round 0) or in one of its modes (`round`). */
enum {
  EV_PICK_SHARE = 0x40,  /* plus a slot: the units that each target of it gets (10.6.2.4) */
  EV_PICK_GIVEN = 0xFD,  /* cards given up to pay */
  EV_PICK_OPTION = 0xFE, /* an option that was taken: its number in the pool, plus one */
  EV_PICK_MODE = 0xFF    /* a mode that was chosen, in `round` (5.17) */
};

/* A card as it was when it left the field, or was given up (10.7.4.1.2, 10.11.1).  It is freed with
** the item that may still refer to it. */
typedef struct EvPast {
  uint16_t item1; /* begins like ArbPast */
  uint16_t def;
  ArbId id; /* its id at that time */
  uint16_t face;
  uint16_t flags; /* of its body */
  int16_t attack, defense, lost, cost;
  uint32_t keywords, traits; /* traits: those given (10.9.1.3) */
  ArbSeat owner, controller;
  uint8_t token;
  uint8_t zone;  /* kind of the zone it left */
  uint16_t text; /* the definition whose text it had; 0: it had lost its text (10.9.1.2) */
  uint16_t reserved;
} EvPast;
_Static_assert(sizeof(EvPast) == 36, "a plain record without holes");

/* Persistent effects on one object (10.2.1.2). */
typedef enum EvEffectKind {
  EV_F_ATTACK = 1, /* adds the amount to its attack */
  EV_F_DEFENSE,    /* adds the amount to its defense */
  EV_F_COST,       /* adds the amount to the cost of playing it */
  EV_F_KEYWORD,    /* amount 1: gives a keyword; 0: takes one away */
  EV_F_SET_ATTACK,
  EV_F_SET_DEFENSE,
  EV_F_SET_COST,
  EV_F_LOSES_ALL,  /* it loses all abilities; with an amount only those of its own text */
  EV_F_TRAIT,      /* gives a trait; `keyword` is its bit of EvCards.given_traits */
  EV_F_ABILITY,    /* a named ability applies to it; with an amount it was given the ability */
  EV_F_COPY,       /* it is a copy of the definition in the amount (10.9.1.1) */
  EV_F_NUMBER,     /* it remembers a number: the amount */
  EV_F_NAMED_CARD, /* it remembers a card's name: that of the definition `amount` */
  EV_F_CARD,       /* it remembers a card: the source */
  EV_F_PLAYED,     /* the object, a player, has played a card this turn (13.2.1): the source, as the
                  ** card lies since; the serial says in which order */
  EV_F_TEXT,       /* its own text is that of the definition `amount` (10.9.1.2) */
  EV_EFFECT_KINDS
} EvEffectKind;
/* How long they last: while the card stays where it is; until the end of this turn; until the end
** of the next turn of the controller's opponent. */
enum { EV_UNTIL_LEAVES, EV_UNTIL_END_OF_TURN, EV_UNTIL_OPPONENTS_TURN };
typedef struct EvEffect {
  ARB_EFFECT_HEAD;
  uint16_t turn; /* the turn in which it began */
  uint16_t reserved;
} EvEffect;
_Static_assert(sizeof(EvEffect) == sizeof(ArbEffect) + 4, "a plain record without holes");

/* Card information after persistent effects (10.9), for each body; and two more records, for cards
** that have no body.  It can always be computed again. */
typedef struct EvDerived {
  uint16_t in_use;
  int16_t attack, defense; /* before damage */
  uint16_t busy;           /* for cards without a body: 1 while it is being computed */
  uint32_t keywords, traits;
  uint32_t lost;      /* the timestamp, plus one, of the effect that took its abilities; or 0 */
  uint32_t muted;     /* 1: it has lost its own text, but keeps abilities that it was given */
  uint16_t text;      /* the definition whose text replaces its own; 0: none does */
  uint16_t by_itself; /* 1: a passive ability of its own put that text there */
  uint32_t stamp;     /* first record only: ArbState.change when all records were computed */
  uint16_t value[EV_KEYWORDS_MAX]; /* by keyword: its value, or its instances if it has no value */
} EvDerived;
_Static_assert(sizeof(EvDerived) == 32 + 2 * EV_KEYWORDS_MAX, "a plain record without holes");

/* A mark on an object, which lasts while the object stays where it is. */
typedef enum EvMarkKind {
  EV_M_COUNTERS = 1, /* counters of a name (14.1): the amount */
  EV_M_USED,         /* an ability was used, or triggered, this turn */
  EV_M_STATE,        /* the state that an ability waits for has been reached (10.7.6.1) */
  EV_M_EVOLVE_COST,  /* the cost of its evolve ability is the amount instead */
  EV_M_COUNTED       /* how often an event that the ability counts itself happened this turn */
} EvMarkKind;
typedef struct EvMark {
  uint16_t kind1; /* EvMarkKind */
  uint16_t what;  /* index of a name of counters, or of an ability */
  int16_t amount;
  uint16_t reserved;
  ArbId object;
} EvMark;
_Static_assert(sizeof(EvMark) == 12, "a plain record without holes");

/* A delayed trigger: an automatic ability that an effect has begun (10.7.5). */
typedef struct EvDelayed {
  uint16_t in_use, ability, def;
  ArbSeat controller;
  uint8_t until; /* EV_UNTIL_... */
  uint32_t serial;
  ArbId source;
  ArbId refs[ARB_REFS_MAX];
} EvDelayed;
_Static_assert(sizeof(EvDelayed) == 32, "a plain record without holes");

static inline EvTable *ev_table(const ArbGame *g)
{
  return pool_at(g->s, EV_POOL_TABLE, 1);
}
static inline EvPlayer *ev_player(const ArbGame *g, ArbSeat seat)
{
  return pool_at(g->s, EV_POOL_PLAYER, seat + 1);
}
static inline EvItem *ev_item(const ArbGame *g, int item1)
{
  return pool_at(g->s, EV_POOL_ITEM, item1);
}
static inline const EvCardDef *ev_def(const ArbGame *g, uint16_t def)
{
  return &ev_cards(g->cards)->defs[def];
}
static inline const EvAbility *ev_ability(const ArbGame *g, int ability)
{
  return &ev_cards(g->cards)->abilities[ability];
}
static inline const EvStatic *ev_static(const ArbGame *g, const EvAbility *ability)
{
  return &ev_cards(g->cards)->statics[ability->static1 - 1];
}
static inline const EvReplacement *ev_replacement(const ArbGame *g, const EvAbility *ability)
{
  return &ev_cards(g->cards)->replacements[ability->replacement1 - 1];
}
static inline EvEffect *ev_effect(const ArbGame *g, int effect1)
{
  return pool_at(g->s, EV_POOL_EFFECT, effect1);
}
/* The record of a card that has a body; else NULL. */
static inline EvBody *ev_body(const ArbGame *g, int card1)
{
  int body1 = card_at(g, card1)->body1;
  return body1 ? (EvBody *)pool_items(g->s, EV_POOL_BODY) + (body1 - 1) : NULL;
}
/* The definition whose information a card has now (10.9.1.1): its own, or that of the card
** it is linked to. */
static inline uint16_t ev_face_number(const ArbGame *g, int card1)
{
  const EvBody *body = ev_body(g, card1);
  return body ? body->face : card_at(g, card1)->def;
}
static inline const EvCardDef *ev_face(const ArbGame *g, int card1)
{
  return ev_def(g, ev_face_number(g, card1));
}
static inline bool ev_is_private(const ArbGame *g, int kind) /* 4.1.2 */
{
  return g->rules->zones[kind].privacy != ARB_PUBLIC;
}
static inline int ev_count(const ArbGame *g, int kind, ArbSeat seat)
{
  return state_zone(g->s, zone_at(g, kind, seat))->count;
}
static inline ArbSeat ev_other(ArbSeat seat)
{
  return (ArbSeat)!seat;
} /* 1.1.1 */
/* The card that an id names if it is in a zone of that kind; else 0. */
static inline int ev_find_in(const ArbGame *g, ArbId id, int kind)
{
  const ArbCard *card = state_resolve(g->s, id);
  return card && zone_kind(g, card->zone) == kind ? id_index1(id) : 0;
}
static inline int ev_on_field(const ArbGame *g, ArbId id)
{
  return ev_find_in(g, id, EV_Z_FIELD);
}
static inline bool ev_over(const ArbGame *g)
{
  return g->s->over;
}

#endif
