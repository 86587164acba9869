/* SPDX-License-Identifier: MIT */
/*
** block.h -- the records that a game of Riftbound keeps in the block: zones, events, verbs, pools.
**
** rb.h lists the rooms that work with them.
*/
#ifndef RB_BLOCK_H
#define RB_BLOCK_H

#include "riftbound/cards.h"
#include "riftbound/house.h"
#include "kernel/parts/effect.h"
#include "kernel/game.h"
#include "kernel/cards/item.h"
#include "kernel/step/loop.h"
#include "kernel/cards/tally.h"

/* ---- Zones (105-108) ---------------------------------------------------- */
enum { /* kinds of zones */
       RB_Z_BOARD,
       RB_Z_RUNES,
       RB_Z_BATTLEFIELDS,
       RB_Z_LEGENDS,
       RB_Z_FACEDOWN,
       RB_Z_CHAIN,
       RB_Z_HAND,
       RB_Z_DECK,
       RB_Z_RUNE_DECK,
       RB_Z_TRASH,
       RB_Z_BANISHMENT,
       RB_Z_CHAMPION,
       RB_Z_ASIDE,
       RB_Z_SIDEBOARD,
       RB_Z_FORMAT, /* abilities of the format; it lies there as a definition, owned by nobody */
       RB_ZONES
};
enum { /* zones off the board in which cards may have abilities (366.1, 383.2, 377.1) */
       RB_ELSEWHERE = 1 << RB_Z_HAND | 1 << RB_Z_TRASH | 1 << RB_Z_BANISHMENT | 1 << RB_Z_CHAMPION
};
_Static_assert((int)RB_ZONES <= ARB_TOUCH_GAME, "each kind of zone has a bit (game_touched)");

/* ---- Events ------------------------------------------------------------- */
/*   id             name              rule     subject; place; amount */
#define RB_EVENTS(X)                                                                               \
  X(PLAY, "play", "419.4", "a card or token was played; where it is")                              \
  X(DIE, "die", "428", "a permanent was killed; where it was", "unit gear")                        \
  X(DISCARD, "discard", "422", "a card was discarded", "unit gear spell")                          \
  X(DRAW, "draw", "413", "a card was drawn", "unit gear spell")                                    \
  X(MILL, "mill", "431.1.b", "a card was put from the Main Deck into the trash",                   \
    "unit gear spell")                                                                             \
  X(MOVE, "move", "420", "a unit moved; its destination", "unit")                                  \
  X(ATTACK, "attack", "383.4.e", "a unit became an attacker; the battlefield", "unit")             \
  X(DEFEND, "defend", "383.4.f", "a unit became a defender; the battlefield", "unit")              \
  X(ATTACK_BATTLEFIELD, "attack_battlefield", "459.2.b.1", "a player attacks; the battlefield",    \
    "battlefield")                                                                                 \
  X(DEFEND_BATTLEFIELD, "defend_battlefield", "459.2.b.2", "a player defends; the battlefield",    \
    "battlefield")                                                                                 \
  X(CONQUER, "conquer", "464.1",                                                                   \
    "a battlefield was conquered; that battlefield; 1 if somebody controlled it before",           \
    "battlefield")                                                                                 \
  X(HOLD, "hold", "464.2", "a battlefield was held; that battlefield; the points gained of it",    \
    "battlefield")                                                                                 \
  X(SCORE, "score", "463", "a battlefield was scored; that battlefield", "battlefield")            \
  X(BUFF, "buff", "426", "a unit was buffed; where it is", "unit")                                 \
  X(STUN, "stun", "423", "a unit was stunned; where it is", "unit")                                \
  X(READY, "ready", "415", "something was readied; where it is",                                   \
    "unit gear rune battlefield legend")                                                           \
  X(EXHAUST, "exhaust", "414", "something was exhausted; where it is",                             \
    "unit gear rune battlefield legend")                                                           \
  X(CHOOSE, "choose", "383.4.b", "an object became a target; where it is")                         \
  X(BEGINNING, "beginning", "315.2.a", "a Beginning Phase started", "player")                      \
  X(MAIN_PHASE, "main_phase", "316", "a Main Phase started", "player")                             \
  X(TURN_END, "turn_end", "317.1", "an Ending Step started", "player")                             \
  X(HIDE, "hide", "421", "a card was hidden; the battlefield", "unit gear spell")                  \
  X(CHANNEL, "channel", "430", "a rune was channeled", "rune")                                     \
  X(RECYCLE, "recycle", "416", "a card was recycled", "unit gear spell rune")                      \
  X(DAMAGE, "damage", "417", "a unit was dealt damage; where it is; how much", "unit")             \
  X(HEAL, "heal", "418", "a unit was healed; where it is; how much", "unit")                       \
  X(RECALL, "recall", "449", "a permanent was recalled; its base", "unit gear rune")               \
  X(BANISH, "banish", "427", "a card was banished; where it was")                                  \
  X(RETURN, "return_to_hand", "108.7", "a card was returned to a hand; where it was")              \
  X(REVEAL, "reveal", "424", "a card was revealed")                                                \
  X(SPEND_BUFF, "spend_buff", "702.2.b", "a buff was spent from a unit; where it is", "unit")      \
  X(GAIN_XP, "gain_xp", "730.1", "a player gained XP; how much", "player")                         \
  X(SPEND_XP, "spend_xp", "730.2", "a player spent XP; how much", "player")                        \
  X(SPEND_POWER, "spend_power", "162.2", "a player spent Power from the pool; ; how much",         \
    "player")                                                                                      \
  X(WIN_COMBAT, "win_combat", "461.3", "a player won a combat; the battlefield", "battlefield")    \
  X(LOSE_COMBAT, "lose_combat", "461.3", "a player lost a combat; the battlefield", "battlefield") \
  X(LEAVE_BOARD, "leave_board", "107", "a permanent leaves the board; where it was", "unit gear")  \
  X(NEXT_GAME, "next_game", "481.6", "the next game of the match begins; its number", "")          \
  X(START, "start", "119", "the game begins: the first player", "")                                \
  X(MULLIGAN, "mulligan", "118", "a player set cards aside; how many", "")                         \
  X(TURN, "turn", "304", "a turn begins; its number", "player")                                    \
  X(PHASE, "phase", "314", "a phase begins; which (aux)", "player")                                \
  X(DECLARE, "declare", "354", "a card is put onto the chain")                                     \
  X(ACTIVATE, "activate", "377.3", "an ability is activated")                                      \
  X(USE, "use", "377.2.a", "an activated ability resolved: of what")                               \
  X(TRIGGER, "trigger", "383.3", "an ability triggers and is put onto the chain")                  \
  X(FINALIZE, "finalize", "359", "an item is finalized")                                           \
  X(RESOLVE, "resolve", "340.1", "an item resolves")                                               \
  X(DROP, "drop", "402.3", "an item leaves the chain without effect")                              \
  X(COUNTER, "counter", "425", "an item is countered")                                             \
  X(PASS, "pass", "339", "a player passes", "")                                                    \
  X(ENTER, "enter", "359.2", "a permanent enters the board; where", "unit gear")                   \
  X(SHOWDOWN, "showdown", "344", "a showdown begins; the battlefield", "battlefield")              \
  X(SHOWDOWN_END, "showdown_end", "348",                                                           \
    "a showdown ends, that of a combat, too; the battlefield", "battlefield")                      \
  X(COMBAT, "combat", "459", "a combat begins; the battlefield", "battlefield")                    \
  X(COMBAT_END, "combat_end", "461.7", "a combat ends; the battlefield", "battlefield")            \
  X(CONTROL, "control", "187.4", "control of a battlefield changes; that battlefield",             \
    "battlefield")                                                                                 \
  X(POINTS, "points", "466.1", "a player gains points; a battlefield that was scored; how many",   \
    "player")                                                                                      \
  X(LOSE_POINTS, "lose_points", "002", "a player loses points; how many", "player")                \
  X(BURN_OUT, "burn_out", "431", "a player burns out", "player")                                   \
  X(ADD, "add", "429", "a player adds resources: Energy (amount) or Power (aux: domain)", "")      \
  X(MIGHT, "might", "472.3", "a unit's Might is changed by an effect; by how much", "unit")        \
  X(GRANT, "grant", "801.3", "a keyword is given (aux: which)")                                    \
  X(SHUFFLE, "shuffle", "115", "a deck is shuffled", "")                                           \
  X(LOOK, "look", "431.1.c", "a player looks at cards; how many", "")                              \
  X(REPLACED, "replaced", "370", "an event was replaced")                                          \
  X(DECLINED, "declined", "371.1", "a replacement effect was not used: of what; ; of how many")    \
  X(TIE, "tie", "461.1.a.2", "both sides of a combat survive; the battlefield", "battlefield")     \
  X(PLAY_TOKEN, "play_token", "182.1.a", "a token is about to be played; ; how many")              \
  X(REVEAL_DECK, "reveal_deck", "424", "top cards are about to be revealed: whose; ; how many")    \
  X(TAKE_CONTROL, "take_control", "188", "control of a permanent changes; where it is",            \
    "unit gear battlefield")                                                                       \
  X(COPY, "become_copy", "472.1.b", "a permanent becomes a copy; where it is", "unit gear")        \
  X(CREATE, "create", "439", "an object is created; where it is")                                  \
  X(REPLACE, "replace", "438", "an object is replaced, or swapped back; where it is")              \
  X(CEASE, "cease", "183.1", "a token ceases to exist")                                            \
  X(MIGHTY, "become_mighty", "709", "a unit became Mighty; where it is", "unit")                   \
  X(ATTACH, "attach", "434", "a card was attached (other: to what); where it is", "unit gear")     \
  X(DETACH, "detach", "435", "a card was detached (other: from what); where it is", "unit gear")   \
  X(CONCEDE, "concede", "650", "a player concedes", "")                                            \
  X(LEAVE, "leave", "652", "a player, or their battlefield, leaves the game")                      \
  X(EXTRA_TURN, "extra_turn", "735", "a player gets an additional turn", "player")                 \
  X(EXTRA_PHASE, "extra_phase", "002", "the turn will have another phase (aux: which)", "player")  \
  X(INVITE, "invite", "484.8.a", "a player invites a team mate to act; ; the seat", "")            \
  X(WIN, "win", "467", "a player wins the game", "")                                               \
  X(LOOP, "loop", "T505.7", "a loop is stopped by a player; after how many times more", "")        \
  X(DRAWN, "drawn", "T404.3", "the game is drawn", "")                                             \
  X(SIGNAL, "signal", "383.1", "cards tell of it by a name of their own; which")                   \
  X(NAMED, "named", "133.8", "a player names a tag, for an object")                                \
  X(NAMED_CARD, "named_card", "132", "a player names a card, for an object")                       \
  X(SECRET, "secret", "355.17", "what a player chose at once with others is shown; ; the number")  \
  X(TIME, "time", "T408.2", "an additional turn begins after time was called; how many follow",    \
    "")                                                                                            \
  X(NEXT_POINT, "next_point", "T408.4.c.3", "after time was called, the next point wins", "")      \
  X(ROLL, "roll", "002", "a die is rolled; what it shows", "player")                               \
  X(LOSE, "lose", "651", "a player loses by an effect, and has not conceded", "player")

enum {
#define X(id, name, rule, ...) RB_E_##id,
  RB_EVENTS(X)
#undef X
      RB_EVENT_COUNT
};
/* 357: whether what happens can be given up as a cost.  Of a death the actor tells (verbs.c). */
static inline bool rb_may_be_paid(int event)
{
  switch (event) {
  case RB_E_EXHAUST:
  case RB_E_DISCARD:
  case RB_E_RECYCLE:
  case RB_E_BANISH:
  case RB_E_RETURN:
  case RB_E_SPEND_BUFF: return true;
  default: return false;
  }
}
_Static_assert((int)RB_EVENT_COUNT <= ARB_EVENTS_MAX, "an ArbEventSet holds a bit per event");

enum { RB_DEALT_BY_UNIT = 1 }; /* flag of DAMAGE: a unit, not the spell, dealt it (417.6.b.3) */
/* Flags of DIE (428.5.d-e).  WITH_ANOTHERS: the responsible player does not control what killed.
** BEGUN_BY_SPELL: a spell had begun it.  BEGUN_WITH_OWN: the responsible player controlled that
** spell. */
enum { RB_WITH_ANOTHERS = 1, RB_BEGUN_BY_SPELL = 2, RB_BEGUN_WITH_OWN = 4 };

/* ---- Verbs of options --------------------------------------------------- */
/* The rows: id, name, rule, what is chosen. */
#define RB_VERBS(X)                                                               \
  X(NO, "no", "", "no to a question")                                             \
  X(YES, "yes", "", "yes to it")                                                  \
  X(PASS, "pass", "338.1.c", "does nothing, the next player may act")             \
  X(END, "end", "316.6", "ends the turn")                                         \
  X(PLAY, "play", "349", "begins to play the card")                               \
  X(USE, "use", "377", "begins to use an ability of the card or rune")            \
  X(MOVE, "move", "144", "begins to move units to that place")                    \
  X(HIDE, "hide", "421", "hides the card at a battlefield")                       \
  X(UNIT, "unit", "", "a unit that moves, or to which something happens first")   \
  X(CARD, "card", "", "a card, as an effect or a cost asks")                      \
  X(PLACE, "place", "355.2", "a place, where something is played or moved")       \
  X(TARGET, "target", "355.6", "a target")                                        \
  X(MODE, "mode", "355.3", "one of several modes")                                \
  X(EXTRA, "extra", "356.2", "an optional additional cost that is paid")          \
  X(PAY, "pay", "357", "one way of paying")                                       \
  X(BY_HAND, "by_hand", "357.1.a", "pays step by step")                           \
  X(DONE, "done", "357", "the payment is whole")                                  \
  X(TRIGGER, "trigger", "383.3.d", "the trigger that comes onto the chain first") \
  X(REPLACEMENT, "replacement", "372", "a replacement effect that comes first")   \
  X(DAMAGE, "damage", "460.2.c", "damage for this unit")                          \
  X(PLAYER, "player", "", "a player")                                             \
  X(TOP, "top", "436", "a card that lies so far from the top")                    \
  X(INVITE, "invite", "484.8.a", "invites a team mate to act")                    \
  X(RECYCLE, "recycle", "416", "recycles the rune for Power, paying by hand")     \
  X(LESS, "less", "356.4", "what a discount takes off")                           \
  X(PRICE, "price", "356.1.a", "another price for it")                            \
  X(COME_TO, "come_to", "356.4.d.1", "what its discounts come to")                \
  X(NAME, "name", "133.8", "a tag that is named")                                 \
  X(CARD_NAME, "card_name", "132", "a card's name that is named")                 \
  X(TOKEN, "token", "438.7.b", "a token that was replaced and is put back")       \
  X(X, "x", "355", "the number that X is, as something is played")

enum {
#define X(id, ...) RB_V_##id,
  RB_VERBS(X)
#undef X
      RB_VERB_COUNT
};

/* ---- The pools ---------------------------------------------------------- */
enum {
  RB_POOL_TABLE = ARB_POOL_GAME,
  RB_POOL_PLAYER,
  RB_POOL_BODY,
  RB_POOL_ITEM,
  RB_POOL_PICK,
  RB_POOL_PAST,
  RB_POOL_EFFECT,
  RB_POOL_DERIVED,
  RB_POOL_SUMMARY,
  RB_POOL_LOOP,
  RB_POOLS
};

enum {                       /* flags of a card, after the kernel's */
       RB_CARD_WAS_USED = 2, /* a battlefield that an earlier game of the match used (481.5) */
       RB_CARD_STAYS = 4,    /* a battlefield of a drawn game: it is used again */
       RB_CARD_SHARED = 8,   /* brought by the format, not by a player (478.4); or the format */
       RB_CARD_UNCOUNTED = ARB_CARD_TOKEN | RB_CARD_SHARED /* in no player's deck */
};

/* The chain item that began an ability, by itself or through abilities that it began.  Kills are
** credited to this item, too (428.5.d). */
typedef struct RbOrigin {
  uint32_t serial; /* 0: there is none */
  ArbSeat seat;    /* the item's controller */
  uint8_t cause;   /* RB_CAUSE_SPELL or RB_CAUSE_ABILITY */
  uint8_t reserved[2];
} RbOrigin;

/* The facts that a game has once. */
typedef struct RbTable {
  ARB_TABLE_HEAD;
  uint8_t cleanup_due;  /* 1: the last step did something, so a cleanup follows (319) */
  uint8_t idle;         /* 1: the running step only passed priority or Focus on */
  uint8_t fepr;         /* 1: an item was finalized since the Expiration Step began (317.2.f) */
  ArbSeat queue;        /* the seat that had the last turn of the repeating order (737) */
  uint8_t invited;      /* the seat, plus one, that acts with a team mate's priority (484.8.a) */
  uint8_t declined;     /* 1: an invitation has just been declined */
  uint32_t serial;      /* the last serial given to a chain item */
  uint32_t last_serial; /* the item that resolved immediately before (428.5.c) */
  ArbSeat last_player;  /* the player of that item */
  uint8_t last_kind;    /* RB_CAUSE_... of that item */
  uint8_t sees_mighty;  /* 1: RB_WAS_MIGHTY is kept up to date, because something looks for it */
  uint8_t finished;     /* 1: this game of the match is over, the next has not begun (481.6) */
  uint8_t game;         /* number of the game within the match */
  ArbSeat last_winner;  /* of the game before; ARB_NO_SEAT: it was drawn */
  uint16_t running1;    /* the item that is being executed, or 0 */
  RbOrigin last_origin; /* the origin of item `last_serial` */
} RbTable;
_Static_assert(sizeof(RbTable) == 36, "what there is once is a plain record without holes");

/* The part of a player's Rune Pool with one restriction (165, A12): RB_FOR_... */
typedef struct RbMana {
  uint8_t energy;
  uint8_t power[RB_DOMAINS];
  uint8_t universal; /* Power of every domain (162.2.b) */
} RbMana;

typedef struct RbPlayer {
  uint16_t in_use;
  int16_t points;
  uint16_t turns; /* turns of this player so far */
  uint16_t xp;
  uint8_t finalized; /* cards finalized this turn (812.1.c) */
  uint8_t burned;    /* Burn Outs in the running sequence (431.3.b) */
  uint16_t cards;    /* cards brought into the game: none is ever lost */
  uint16_t excess;   /* excess damage assigned in the running combat (460.2.c.4) */
  uint16_t champion; /* definition of the Chosen Champion (103.2.a.3); 0: none */
  uint8_t wins;      /* games of the match won (481.6) */
  uint8_t played;    /* cards played to the end this turn (E728.1.c) */
  RbMana mana[RB_RESTRICTIONS];
} RbPlayer;

enum { /* body flags */
       RB_EXHAUSTED = 1,
       RB_STUNNED = 2,
       RB_ATTACKER = 4,
       RB_DEFENDER = 8,
       RB_ATTACKED = 16, /* its attack triggers were considered in this combat (383.4.e.2.a) */
       RB_DEFENDED = 32, /* the same of its defend triggers (383.4.f.2.a) */
       RB_STAGED_SHOWDOWN = 64, /* battlefields (323.8) */
       RB_STAGED_COMBAT = 128,  /* battlefields (323.9) */
       RB_CONTESTED = 256,
       RB_TOP_MOST = 512,      /* a card is attached to it (719) */
       RB_WAS_MIGHTY = 1024,   /* its Might was 5 or more when it was last checked (709) */
       RB_HURT_BY_UNITS = 2048 /* `damaged_by` only made units deal damage to it (417.6.b.3) */
};

/* The record of a card on the board: a permanent, rune, legend, battlefield or facedown card. */
typedef struct RbBody {
  uint16_t card1;
  uint16_t flags;
  ArbId place;        /* a battlefield's id, or the base of a seat (rb_base) */
  uint32_t timestamp; /* when it entered (475) */
  int16_t damage;     /* marked on a unit (143.3) */
  uint8_t buffs;
  ArbSeat contested_by; /* battlefields, with RB_CONTESTED */
  uint16_t text_def;    /* attached cards: the definition its Effect Text is copied from, or 0 */
  uint16_t modes;       /* modes chosen this turn, a bit each */
  uint16_t since_turn;  /* facedown cards: the turn hidden in; permanents: the turn played in */
  uint8_t scored;       /* battlefields: seats, a bit each, that scored it this turn */
  uint8_t barred;       /* battlefields: seats that cannot score it this turn (484.8.b) */
  uint32_t damaged_by;  /* serial of the last item that dealt damage to it */
  ArbId top;            /* the Top-Most Card that it is attached to, or nothing (718) */
  uint16_t moves, wins; /* this turn: moves (420), combats won (461.3) */
  /* Units: conquests this turn.  Battlefields: seats, a bit each, that conquered it this turn.
  ** Gear: 1 if it was attached this turn to what it is attached to now. */
  uint16_t this_turn;
  uint8_t hurt_by; /* seats, a bit each, whose damage is marked on it */
  uint8_t reserved;
} RbBody;
_Static_assert(sizeof(RbBody) == 40, "a plain record without holes");

/* The characteristics of a body after the layers (a derived pool: layers.h). */
typedef struct RbDerived {
  uint16_t card1;
  uint16_t traits; /* the definition whose traits it has so far (472.1.b) */
  uint32_t stamp;  /* 0: not computed since the card came here */
  uint32_t keywords;
  int16_t might; /* signed: 143.2.b */
  int16_t base;  /* Might set in the layer of traits (472.1.a.1); else the printed Might */
  uint32_t tags; /* tags given to it, a bit each (RbCards.given_tags) */
  uint32_t lost; /* it has lost all abilities older than this timestamp; 0: none */
  uint16_t text; /* with `lost`: the definition whose text it has instead of its own; 0: none */
  uint16_t by_itself; /* with `text`: a static of its own, which still works, gives that text */
  uint32_t asleep;    /* attached cards: inactive printed keywords, a bit each (135.4.b) */
  uint16_t value[RB_KEYWORDS_MAX];
} RbDerived;

/* A summary of the whole board (a derived pool of one record).  It holds the state that the results
** of the layers depend on, and an outline of the abilities printed on the board or begun by
** effects.  Most questions of play are about things that are nowhere on the board, and the outline
** tells that at once. */
enum { RB_LOOK_LAYERS, RB_LOOK_OUTLINE, RB_LOOK_CLEANUP }; /* ArbState.touched */
enum { RB_FIELDS_SURVEYED = 8 };
typedef struct RbSummary {
  uint16_t in_use;
  uint8_t dated;    /* 1: a static whose date matters is printed on the board (475.1) */
  uint8_t surveyed; /* 1: `seats` is valid until something is touched (cleanup.c) */
  uint8_t seats[RB_FIELDS_SURVEYED]; /* seats, a bit each, with units at each battlefield */
  uint32_t about;                    /* RB_ABOUT_... of all statics, active or not */
  uint32_t looks;      /* state that the layers depend on: RB_TOUCH_...; 0: not computed */
  uint32_t outlined;   /* 1: the outline is valid until the board is touched */
  uint32_t gives;      /* keywords that statics and effects may give */
  uint32_t keywords;   /* keywords that are printed on the board */
  uint32_t rests;      /* state that Might, keywords, conditions depend on: RB_TOUCH_... */
  ArbEventSet watches; /* events that printed abilities wait for */
} RbSummary;

typedef enum RbItemKind { RB_I_CARD = 1, RB_I_TOKEN, RB_I_ACTIVATED, RB_I_TRIGGERED } RbItemKind;
enum {
  RB_IGNORE_ENERGY = 1,
  RB_IGNORE_POWER = 2,
  RB_ENTER_READY = 4,
  RB_ENTER_EXHAUSTED = 8,
  RB_FROM_HIDDEN = 16,
  RB_PLACE_FIXED = 32,
  RB_IS_REFLEXIVE = 64,
  RB_IS_DELAYED = 128,
  RB_NO_YOU = 256, /* the battlefield is uncontrolled: "you" is nobody (187.6.c) */
  RB_NEEDS_ACTION = 512,
  RB_NEEDS_REACTION = 1024, /* it was begun when only cards with Reaction may be (358.3) */
  RB_FOR_COST = 2048,       /* the base costs are for_energy and for_any (356.1.a) */
  RB_IGNORE_ALL = 4096,     /* "any and all costs": also the additional costs */
  RB_OWN_ACCORD = 8192,     /* the player plays it, no effect does: permissions count (419.2) */
  RB_CREATED = 16384,       /* created on the chain, or a copy: it is not played (439.2.b.1) */
  RB_PLACE_ADDED = 32768    /* the unit may be played to `place`, too (355.2.b) */
};

/* An item on the chain (328-329). */
typedef struct RbItem {
  ARB_ITEM_HEAD; /* kind1: RbItemKind; ability: 0xFFFF: none */
  ArbId card;    /* the card or token being played */
  ArbId source;  /* the object whose ability it is */
  uint16_t def;  /* the definition whose text it is */
  ArbSeat controller;
  uint8_t pending;
  uint8_t from_zone; /* kind of the zone that the card was played from */
  uint8_t repeats;   /* how many more times its instructions are executed (820) */
  uint16_t flags;
  ArbId place;                 /* where a permanent enters; where a hidden card was */
  uint8_t for_energy, for_any; /* with RB_FOR_COST: Energy, and Power of any domain */
  uint8_t leaves_to1;          /* kind of zone, plus one, that a spell goes to; 0: the trash */
  uint8_t bonus;               /* Bonus Damage that it has as "the next spell" (712) */
  uint16_t extras;             /* additional costs that are paid, a bit each */
  uint8_t spent_energy, spent_power;
  ArbId from;    /* the attached card whose text it is, or nothing */
  uint16_t less; /* Energy by which an effect reduces its cost */
  uint16_t x;    /* the X chosen for its costs; of a play effect: the X of that play */
  ArbId refs[ARB_REFS_MAX];
  ArbEvent event;   /* the event that triggered it */
  int32_t measured; /* the number that its ability measured when it triggered */
  RbOrigin origin;
} RbItem;

/* Slots of an ArbPick, for one execution of an item's instructions: the mode, whose number is in
** the id; the targets, counted from 1; a further object that the item was started with. */
enum { RB_PICK_MODE, RB_PICK_GIVEN = 255 };
static inline bool rb_is_chosen(const ArbPick *pick) /* whether it is a target or destination */
{
  return pick->slot != RB_PICK_MODE && pick->slot != RB_PICK_GIVEN;
}

/* An object as it was before an item moved it, as a cost or by its effect; or as it was when it
** triggered the item (359.3.e.13, 808.1.d.3).  It is freed with the item. */
typedef struct RbPast { /* begins like ArbPast */
  uint16_t item1;
  uint8_t pay;   /* RbPay: the cost that it was given up for */
  uint8_t alone; /* 1: it was alone at its place (741.1) */
  ArbId id;      /* its id at that time */
  ArbId place;
  uint16_t def;
  int16_t might;
  uint32_t keywords;
  ArbSeat owner, controller;
  uint8_t buffs, reserved;
  uint16_t flags; /* of its body */
  int16_t damage;
} RbPast;

typedef enum RbEffectKind {
  RB_F_MIGHT = 1,   /* adds the amount to an object's Might */
  RB_F_KEYWORD,     /* gives a keyword to an object */
  RB_F_STATIC,      /* a named static ability that an effect started */
  RB_F_DELAYED,     /* a named triggered ability that waits */
  RB_F_REPLACEMENT, /* a named replacement that waits */
  RB_F_USED,        /* an ability of an object was used this turn (383.3.f) */
  RB_F_SET_MIGHT,   /* an object's Might becomes the amount (472.1.a.1) */
  RB_F_SINCE,       /* the time since which a conditional ability of an object applies (475.1) */
  /* An additional turn that waits (735).  With a def, the delayed ability of the object, which is a
  ** player, begins with it. */
  RB_F_EXTRA_TURN,
  RB_F_CONTROL, /* the controller controls an object; amount: the controller before (188) */
  RB_F_COPY,    /* an object is a copy of the def; ability: the definition before (472.1.b) */
  RB_F_PREVENT, /* prevents damage: the amount; INT16_MAX: all (437) */
  /* An object stands for the card refs[0]; or for a token of the def, whose owner is the amount
  ** (438.7). */
  RB_F_REPLACED,
  RB_F_LOSES,   /* an object loses a keyword or, with an amount, all abilities (472.2.a) */
  RB_F_ABILITY, /* an object also has the ability (472.2.a) */
  RB_F_LINK,    /* the source banished the object, which is still in the banishment */
  RB_F_BOUND,   /* a static of the source lowers the object's Might by `amount` at most (472.3.b) */
  RB_F_NAMED,   /* a tag, the amount, was named for the object (133.8) */
  RB_F_SEES,    /* the controller can look at facedown cards of the object, a player (129.4) */
  RB_F_NAMED_CARD, /* the object remembers a card's name: that of the definition `amount` */
  RB_F_NUMBER,     /* the object remembers a number: the amount */
  RB_F_CARD,       /* the object remembers a card or another object: refs[0] */
  RB_F_PLAYED,     /* the object, a player, has played the card refs[0] this turn (419.4) */
  RB_F_TIMES,      /* how often the event of an object's ability happened this turn: the amount */
  RB_F_COUNTERS,   /* an object has counters: the amount; x: their name */
  RB_F_ENTERS_BUFFED, /* an object that is being played enters with a buff (426) */
  RB_EFFECT_KINDS
} RbEffectKind;
/* The kinds of effects that are an object's memory, a bit each: what it remembers, and its
** counters.  They are kept when it leaves, while an ability of it waits or is resolved, because
** that ability may ask for them (808.1.d.3). */
enum {
  RB_MEMORY = 1 << RB_F_NUMBER | 1 << RB_F_CARD | 1 << RB_F_NAMED | 1 << RB_F_NAMED_CARD |
              1 << RB_F_COUNTERS
};

typedef struct RbEffect {
  ARB_EFFECT_HEAD; /* kind1: RbEffectKind; until: RB_UNTIL_...; amount: fixed (472.3.b) */
  ArbId refs[ARB_REFS_MAX];
  RbOrigin origin; /* the origin of the items that it begins */
  uint16_t
      x; /* the X of the item that began it; lost text: the definition that replaces it, or 0 */
  uint16_t reserved;
} RbEffect;

static inline RbTable *rb_table(const ArbGame *g)
{
  return pool_at(g->s, RB_POOL_TABLE, 1);
}
static inline RbPlayer *rb_player(const ArbGame *g, ArbSeat seat)
{
  return (RbPlayer *)pool_items(g->s, RB_POOL_PLAYER) + seat;
}
static inline const RbCardDef *rb_def(const ArbGame *g, uint16_t def)
{
  return &rb_cards(g->cards)->defs[def];
}
static inline const RbCardDef *rb_def_of(const ArbGame *g, int card1)
{
  return rb_def(g, card_at(g, card1)->def);
}
static inline const RbAbility *rb_ability(const ArbGame *g, int ability)
{
  return &rb_cards(g->cards)->abilities[ability];
}
/* The record of a card on the board; NULL when it has none. */
static inline RbBody *rb_body(const ArbGame *g, int card1)
{
  int body1 = card_at(g, card1)->body1;
  return body1 ? (RbBody *)pool_items(g->s, RB_POOL_BODY) + (body1 - 1) : NULL;
}
/* The same for an id; NULL also when the id is stale. */
static inline RbBody *rb_body_of(const ArbGame *g, ArbId id)
{
  return state_resolve(g->s, id) ? rb_body(g, id_index1(id)) : NULL;
}
static inline ArbId rb_base(ArbSeat seat)
{
  return id_make(ARB_KIND_PLACE, seat + 1, 0);
}
static inline bool rb_is_base(ArbId place)
{
  return id_kind(place) == ARB_KIND_PLACE;
}
static inline bool rb_is_battlefield(ArbId place)
{
  return id_kind(place) == ARB_KIND_CARD;
}

/* The topmost frame of a kind; NULL when there is none. */
static inline ArbFrame *rb_frame(const ArbGame *g, int kind)
{
  ArbFrame *frames = pool_items(g->s, ARB_POOL_FRAME);
  for (int i = g->s->pools[ARB_POOL_FRAME].used; i > 0; i--)
    if (frames[i - 1].kind1 == kind + 1) return &frames[i - 1];
  return NULL;
}

#endif
