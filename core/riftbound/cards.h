/* SPDX-License-Identifier: MIT */
/*
** cards.h -- what a Riftbound card *is*: the read-only pool beside the game.
**
** The bindings read the Lua tables in cards/, scripts/keywords and fill these
** records through an RbBuilder; during play nothing here changes.  Everything
** is an index: abilities into `abilities`, selectors are one-based (0: none),
** script functions are one-based numbers the host understands (0: none).
*/
#ifndef RB_CARDS_H
#define RB_CARDS_H

#include "kernel/cards/build.h"
#include "kernel/game.h"

typedef enum RbType {
  RB_NO_TYPE,
  RB_UNIT,
  RB_GEAR,
  RB_SPELL,
  RB_RUNE,
  RB_BATTLEFIELD,
  RB_LEGEND,
  RB_KEYWORD_CARD, /* no card: what a keyword stands for ... */
  RB_FORMAT_CARD   /* ... and what a format says */
} RbType;
enum { RB_CHAMPION = 1, RB_SIGNATURE = 2, RB_TOKEN = 4, RB_BASIC = 8 }; /* supertypes (133.7) */

/* 134.2, in the order of the rulebook */
enum { RB_FURY, RB_CALM, RB_MIND, RB_BODY, RB_CHAOS, RB_ORDER, RB_DOMAINS };
enum { RB_ANY_DOMAIN = 0x3F, RB_OWN_DOMAIN = 0x40 /* [C], resolved at load: 135.2.e.6 */ };

enum { RB_MIGHTY = 5 }; /* 708 */
enum { RB_TAGS_MAX = 6, RB_POWER_MAX = 3, RB_GIVEN_TAGS_MAX = 32 };

/* Keywords (800): one list gives the enum, the names and the rules.
** `stacks`: how several instances count -- SUM of values, EACH triggers by
** itself, ONCE: further ones are redundant. */
#define RB_KEYWORDS(X)                         \
  X(ACCELERATE, "accelerate", "805", ONCE)     \
  X(ACTION, "action", "806", ONCE)             \
  X(ASSAULT, "assault", "807", SUM)            \
  X(DEATHKNELL, "deathknell", "808", EACH)     \
  X(DEFLECT, "deflect", "809", SUM)            \
  X(GANKING, "ganking", "810", ONCE)           \
  X(HIDDEN, "hidden", "811", ONCE)             \
  X(LEGION, "legion", "812", ONCE)             \
  X(REACTION, "reaction", "813", ONCE)         \
  X(SHIELD, "shield", "814", SUM)              \
  X(TANK, "tank", "815", ONCE)                 \
  X(TEMPORARY, "temporary", "816", ONCE)       \
  X(VISION, "vision", "817", EACH)             \
  X(EQUIP, "equip", "818", EACH)               \
  X(QUICK_DRAW, "quick_draw", "819", ONCE)     \
  X(REPEAT, "repeat", "820", EACH)             \
  X(WEAPONMASTER, "weaponmaster", "821", EACH) \
  X(AMBUSH, "ambush", "822", ONCE)             \
  X(HUNT, "hunt", "823", SUM)                  \
  X(LEVEL, "level", "824", NUMBERED)           \
  X(UNIQUE, "unique", "825", ONCE)             \
  X(BACKLINE, "backline", "826", ONCE)

enum {
#define X(id, name, rule, stacks) RB_KW_##id,
  RB_KEYWORDS(X)
#undef X
      RB_KEYWORD_COUNT
};
/* A pool may have further ones (ArbCards.keywords): RB_KEYWORD_COUNT is the engine's. */
enum { RB_KEYWORDS_MAX = ARB_KEYWORDS_MAX };
extern const uint8_t rb_keyword_stacks[RB_KEYWORD_COUNT];
_Static_assert((int)RB_KEYWORD_COUNT <= (int)RB_KEYWORDS_MAX,
               "an object's keywords are a bit each");

/* Kinds of events, a bit each: what an ability, a card or the board looks for. */
enum { RB_EVENT_WORDS = 2, RB_EVENTS_MAX = 64 * 2 };
typedef struct RbEventSet {
  uint64_t word[RB_EVENT_WORDS];
} RbEventSet;
static inline void event_set_add(RbEventSet *set, int event)
{
  set->word[event >> 6] |= UINT64_C(1) << (event & 63);
}
static inline void event_set_join(RbEventSet *set, const RbEventSet *other)
{
  for (int i = 0; i < RB_EVENT_WORDS; i++) set->word[i] |= other->word[i];
}
static inline bool event_set_has(const RbEventSet *set, int event)
{
  return set->word[event >> 6] >> (event & 63) & 1;
}

/* Power a cost asks for: `amount`, each paid by one of `domains` (a bit each). */
typedef struct RbPower {
  uint8_t domains, amount;
} RbPower;

/* What a cost does to objects the payer chooses (356.6). */
typedef enum RbPay {
  RB_PAY_NONE,
  RB_PAY_KILL,
  RB_PAY_EXHAUST,
  RB_PAY_SPEND_BUFF,
  RB_PAY_RECYCLE,
  RB_PAY_DISCARD,
  RB_PAY_RETURN,
  RB_PAY_BANISH
} RbPay;

typedef struct RbObjectCost {
  uint8_t pay;          /* RbPay */
  uint8_t least, count; /* from so many to so many; ARB_ANY_NUMBER: no end */
  uint16_t selector1;   /* which objects; 0 for discard: any card of the hand */
  uint8_t of_choices;   /* it speaks of what is chosen (number.target, chosen_in, number.x) */
  ArbNumber is;         /* how many, worked out as it is paid; `least` and `count` do not count */
} RbObjectCost;

/* Costs that name the object itself */
enum {
  RB_EXHAUST_ME = 1,
  RB_KILL_ME = 2,
  RB_RECYCLE_ME = 4,
  RB_BANISH_ME = 8,
  RB_SPEND_MY_BUFF = 16,
  RB_DISCARD_ME = 32
};

typedef struct RbCost {
  int16_t energy;
  uint8_t me; /* RB_EXHAUST_ME ... */
  uint8_t xp;
  RbPower power[RB_POWER_MAX];
  RbObjectCost objects[2];
  uint8_t counted; /* one of these is there: they say how much, of what is chosen (355, 356) */
  uint8_t by_x;    /* something in it is as large as the X that its player chooses (355) */
  ArbNumber energy_is, xp_is, power_is[RB_POWER_MAX];
} RbCost;

/* What an ability adds (429); `only` limits what it pays for. */
enum { RB_FOR_ANYTHING, RB_FOR_SPELLS, RB_FOR_GEAR, RB_FOR_SHOWDOWNS, RB_RESTRICTIONS };
enum { RB_ADDS_MAX = 3 };                   /* two of an ability, one of what is more */
enum { RB_EACH_ENERGY = 1, RB_EACH_POWER }; /* so much for each of it that is paid */
typedef struct RbAdd {
  uint8_t energy;
  uint8_t only;
  RbPower power[RB_ADDS_MAX]; /* domains with several bits: universal Power (162.2.b) */
  uint8_t each, reserved;     /* RB_EACH_... */
} RbAdd;

/* Whether `a` adds whatever `b` does, and perhaps more. */
static inline bool rb_adds_as_much(const RbAdd *a, const RbAdd *b)
{
  if (a->each || b->each) return a->each == b->each;
  for (int i = 0; i < 2; i++)
    if (a->power[i].amount < b->power[i].amount || b->power[i].domains & ~a->power[i].domains)
      return false;
  return a->energy >= b->energy && (a->only == RB_FOR_ANYTHING || a->only == b->only);
}

/* One choice made while an item is played (355), in order. */
typedef enum RbSlotKind { RB_SLOT_TARGET, RB_SLOT_DESTINATION } RbSlotKind;
typedef struct RbSlot {
  ARB_SLOT_HEAD;    /* DESTINATION: without a selector any valid place (355.4) */
  uint8_t kind;     /* RbSlotKind */
  uint8_t of;       /* DESTINATION: whose move (slot number, one-based) */
  uint16_t beside1; /* DESTINATION: only where such an object is; 0: anywhere */
  uint8_t split;    /* they share `most` damage (355.14) */
  uint8_t by_unit;  /* ... that a unit deals, so without Bonus Damage */
} RbSlot;

typedef enum RbAbilityKind {
  RB_SPELL_TEXT,
  RB_TRIGGERED,
  RB_ACTIVATED,
  RB_STATIC,
  RB_REPLACEMENT,
  RB_MODE,
  RB_AS_PLAYED,   /* done as the permanent enters; gives the place where it does, or nothing */
  RB_AS_ATTACHED, /* done while the card is being attached, not on the chain (725.1) */
  RB_AS_SEEN,     /* ... as its owner looks at it, or reveals it, on his deck (424.1.a.1, A22) */
  RB_BEFORE_MULLIGANS, /* of a format: done once for each player, when hands are drawn (117) ... */
  RB_AFTER_MULLIGANS   /* ... and when the mulligans are over (119) */
} RbAbilityKind;

/* What makes something happen: combat, a spell, an ability ... */
enum {
  RB_CAUSE_NONE,
  RB_CAUSE_COMBAT,
  RB_CAUSE_SPELL,
  RB_CAUSE_ABILITY,
  RB_CAUSE_COST,
  RB_CAUSE_CLEANUP
};
enum { RB_ASKS_CONTROLLER, RB_ASKS_SUBJECT /* the controller of what it happens to */ };
enum { RB_ANYTIME_NO, RB_ON_ACTION, RB_ON_REACTION }; /* timing permission (806, 813) */

/* Ability flags */
enum {
  RB_MODES_DISTINCT = ARB_GAME_FLAG, /* a mode may be chosen once each turn */
  RB_IS_DEATHKNELL = 128,            /* 808 */
  RB_KILLED_BY_THIS = 256,   /* the event's cause must be the item that started this (428.5.c) */
  RB_EFFECT_TEXT = 512,      /* of the card's Effect Text (136): works where the card is attached */
  RB_IS_EQUIP = 1024,        /* 818: attaches me to what was chosen */
  RB_TO_ME = 2048,           /* the event's other object is me: what something is attached to */
  RB_PAYS_EQUIP = 4096,      /* 821.1.c: costs what Equip of the chosen card costs, less [A] */
  RB_FIRST_TIME = 8192,      /* "the first time I ... each turn": of this object */
  RB_ONE_OR_MORE = 16384,    /* several such events of one moment trigger it once */
  RB_CONTINUES = 32768,      /* a replacement that only does something before the event */
  RB_EACH_PLAYER = 131072,   /* "the first time a player ...": counted for each */
  RB_MODES_APART = 65536,    /* each execution of an item chooses another mode */
  RB_WHEN_REVEALED = 524288, /* as I am revealed only, not as I am looked at (424) */
  RB_COUNTS_ITSELF = 1048576, /* "the Nth time I ... each turn": counted for this ability */
  RB_THEIRS = 262144,         /* controlled by the player who did what triggers it (187.6.a) */
  RB_OWNERS = 2097152         /* controlled by the owner of the event's subject (187.6.a) */
};

/* Which results of the layers something looks at: without that, no effect can
** change another one's (473), and one sequence of the layers is enough (471). */
enum {
  RB_READS_MIGHT = 1,
  RB_READS_KEYWORDS = 2,
  RB_READS_DAMAGE = 4, /* no result, but whether it is looked at matters too (460.2.c) */
  RB_READS_TRAITS = 8, /* tags, domains: what the first layer gives */
  RB_READS_RESULTS = RB_READS_MIGHT | RB_READS_KEYWORDS | RB_READS_TRAITS
};
int rb_attribute_reads(int attribute);

/* What something looks at in the state: zones, a bit a kind, and these.  A mutation that
** touches nothing else says so (game_touched); any other touches everything. */
enum {
  RB_TOUCH_READY = 1 << ARB_TOUCH_GAME, /* what is exhausted */
  RB_TOUCH_DAMAGE = RB_TOUCH_READY << 1,
  RB_TOUCH_POOL = RB_TOUCH_READY << 2,   /* Rune Pools */
  RB_TOUCH_MEMORY = RB_TOUCH_READY << 3, /* tallies, what was finalized or used this turn */
  RB_TOUCH_TEXT = RB_TOUCH_READY << 4,   /* what a card on the board is, or has appended */
  RB_TOUCH_REST = RB_TOUCH_READY << 5,   /* anything else */
  /* whatever can be said of objects and players, but for what is printed and where cards are */
  RB_TOUCH_FACTS =
      RB_TOUCH_READY | RB_TOUCH_DAMAGE | RB_TOUCH_POOL | RB_TOUCH_MEMORY | RB_TOUCH_REST
};
uint32_t rb_attribute_looks(int attribute);
struct RbCardDef;
uint32_t rb_def_facts(const struct RbCardDef *def);

/* What a static speaks of, a bit each. */
enum {
  RB_ABOUT_COST = 1,
  RB_ABOUT_READY = 2,
  RB_ABOUT_PLACES = 4,
  RB_ABOUT_BONUS = 8,
  RB_ABOUT_BORROWING = 16,
  RB_ABOUT_LAYERS = 32,
  RB_ABOUT_LAST = 64,
  RB_ABOUT_LETHAL = 128,
  RB_ABOUT_TRIGGERS = 512,
  RB_ABOUT_SCRIPT = 256, /* ... and a script has a say in them */
  RB_ABOUT_EXTRAS = 1024,
  RB_ABOUT_MOVES = 2048, /* who may not move, what moving costs, what can be hidden there */
  RB_ABOUT_GRANTS = 4096,
  RB_ABOUT_CHOICE = 8192, /* changes of costs that rest on what is chosen (discount.c) */
  RB_ABOUT_REACH = 16384, /* keywords of cards that are not on the board */
  RB_ABOUT_BANS = 32768,
  RB_ABOUT_PLAY_BANS = 65536, /* those on playing cards */
  RB_ABOUT_VICTORY = 262144,  /* how many points win */
  RB_ABOUT_FROM = 131072,     /* zones and prices for which cards may be played (permit.c) */
  RB_ABOUT_LOSSES = 524288,   /* keywords or all abilities that objects lose (472.2.a) */
  RB_ABOUT_LIMITS = 1048576,  /* how many buffs there can be, what hiding costs instead */
  RB_ABOUT_PARTS = 2097152,   /* what Repeat, hiding, Equip cost (356.4.c) */
  RB_ABOUT_HANDS = 16777216,  /* whose hands are played revealed */
  RB_ABOUT_ADDS = 8388608,    /* what abilities of other things add more */
  RB_ABOUT_LEAST = 4194304,   /* Might, which they lower no further than to some number */
  /* of the card itself these matter only while it is played, off the board */
  RB_ABOUT_PLAYS = RB_ABOUT_COST | RB_ABOUT_READY | RB_ABOUT_PLACES | RB_ABOUT_EXTRAS |
                   RB_ABOUT_PLAY_BANS | RB_ABOUT_FROM | RB_ABOUT_CHOICE,
  /* ... and are found with the card, wherever it is (rb_own_statics) */
  RB_ABOUT_ITSELF = RB_ABOUT_PLAYS | RB_ABOUT_REACH
};

/* What can be forbidden (A18): "can't" goes before any permission (054).  Whom it
** forbids it: objects (the static affects "me", a selector, a ref) or players (it
** affects "you", "opponents", "players", a ref). */
/* clang-format off */
#define RB_BANS(X)                                                                                \
  X(BE_CHOSEN, "be_chosen", "355.6", OBJECTS, "by enemy spells and abilities")                    \
  X(MOVE, "move", "420", OBJECTS, "at all")                                                       \
  X(MOVE_TO_BASE, "move_to_base", "420", OBJECTS, "to a base")                                    \
  X(BE_READIED, "be_readied", "415", OBJECTS, "by anything, the Awaken Phase included")           \
  X(BE_READIED_BY_EFFECTS, "be_readied_by_effects", "415", OBJECTS, "by spells and abilities")    \
  X(BE_PLAYED, "be_played", "366.1", OBJECTS, "wherever it is played from")                       \
  X(BE_PLAYED_HERE, "be_played_here", "355.2", OBJECTS, "where the static is")                    \
  X(DEAL_COMBAT_DAMAGE, "deal_combat_damage", "460.1", OBJECTS, "in a combat")                    \
  X(TAKE_DAMAGE, "take_damage", "460.2.c.9", OBJECTS, "of any kind")                              \
  X(PLAY, "play", "349", PLAYERS, "cards, or the `cards` it names")                               \
  X(MOVE_UNITS, "move_units", "420", PLAYERS, "units, or the `cards` it names")                   \
  X(HIDE, "hide", "421", PLAYERS, "cards, or the `cards` it names")                               \
  X(SCORE, "score", "466", PLAYERS, "by conquering or holding")                                   \
  X(GAIN_POINTS, "gain_points", "463.1", PLAYERS, "in any way")
/* clang-format on */
enum { RB_FORBIDS_OBJECTS, RB_FORBIDS_PLAYERS };
enum {
#define X(id, name, rule, whom, help) RB_CANNOT_##id,
  RB_BANS(X)
#undef X
      RB_BAN_COUNT
};
_Static_assert((int)RB_BAN_COUNT <= 32, "what a static forbids is a bit each");
enum { /* those that are about playing, and those that name players, a bit each */
       RB_BANS_PLAY =
           1 << RB_CANNOT_BE_PLAYED | 1 << RB_CANNOT_BE_PLAYED_HERE | 1 << RB_CANNOT_PLAY,
#define X(id, name, rule, whom, help) | RB_FORBIDS_##whom << RB_CANNOT_##id
       RB_BANS_PLAYERS = 0 RB_BANS(X)
#undef X
};

/* Kinds of triggered abilities that other abilities speak of (383.4, 808, 816). */
enum {
  RB_CLASS_NONE,
  RB_CLASS_PLAY,
  RB_CLASS_DEATHKNELL,
  RB_CLASS_CONQUER,
  RB_CLASS_HOLD,
  RB_CLASS_ATTACK,
  RB_CLASS_DEFEND,
  RB_CLASS_TEMPORARY
};

/* Statics say what they change. */
enum {
  RB_AFFECTS_SELECTOR,
  RB_AFFECTS_ME,
  RB_AFFECTS_YOU,
  RB_AFFECTS_REF, /* refs[selector1 - 1] of an ability started by name */
  RB_AFFECTS_OPPONENTS,
  RB_AFFECTS_PLAYERS, /* all of them */
  RB_AFFECTS_TEAM     /* you and your allies (740.1) */
};

enum { /* parts of costs that a change can be about (A11) */
       RB_PART_TOTAL,
       RB_PART_ADDITIONAL, /* each optional additional cost (356.2.b) */
       RB_PART_REPEAT,     /* each Repeat cost (820) */
       RB_PART_HIDE,       /* what hiding a card costs (811.1.b) */
       RB_PART_EQUIP       /* what Equip costs (818) */
};
enum { RB_IGNORES_ENERGY = 1, RB_IGNORES_POWER = 2 };
typedef struct RbStatic {
  ARB_STATIC_HEAD; /* affects: RB_AFFECTS_...; keywords are layer 2 (472.2), what is `bounded` is
                   ** Might (472.3.d.2.b); `cannot`: RB_CANNOT_... (054) */
  uint8_t enters_ready;  /* affected cards enter the board ready */
  ArbNumber set_might;   /* layer 1: becomes (472.1.a.1) */
  uint32_t tags;         /* ... is, a bit each (RbCards.given_tags) */
  ArbNumber might;       /* layer 3 */
  ArbNumber buff_might;  /* each buff gives this much more */
  ArbNumber cost_energy; /* added to the Energy cost of affected cards as they are played */
  ArbNumber cost_power;  /* ... to the Power of any domain */
  uint8_t cost_domain1;  /* ... of this domain only, plus one */
  uint8_t reserved7;
  int16_t cost_minimum; /* of a discount, or -1 (356.4.e) */
  uint16_t choosing1;   /* the discount needs such a thing to be chosen */
  uint8_t either;       /* a discount of Energy or of Power, as the player says */
  uint8_t part;         /* of which part of the cost: RB_PART_... (356.4.c) */
  uint8_t of_choices;   /* ... what it is speaks of what is chosen */
  uint8_t everywhere;   /* the keywords reach affected cards in any zone */
  uint8_t enters_exhausted;
  uint8_t assigned_last;      /* affected units are assigned combat damage last (460.2.c) */
  uint8_t lethal;             /* any damage of yours is enough to kill affected units */
  uint8_t holds_are_conquers; /* hold effects are conquer effects too, and the other way */
  uint16_t trigger_place1;    /* what triggers otherwise (`trigger_more`) does at such places */
  uint8_t reserved3;
  uint16_t ban_cards1;  /* what it `cannot` it cannot with such cards only */
  uint16_t ban_at1;     /* ... at such places only */
  uint16_t ban_except1; /* ... everywhere but at such places */
  uint16_t reserved4;
  ArbNumber ban_where;       /* ... while this holds of the affected (the subject) */
  ArbNumber bonus_damage;    /* of "you": what your spells and abilities deal more (712) */
  ArbNumber bonus_damage_to; /* what spells and abilities deal more to affected units */
  uint8_t priced;     /* they are played for the cost of this ability instead of the printed one */
  uint8_t ignores;    /* ... or for that, without RB_IGNORES_... (356.1.b) */
  uint16_t plays_to1; /* battlefields affected cards may be played to (355.2.b) */
  uint16_t text_of1;  /* it has the text of what this finds first, in place of its own */
  uint16_t borrows1;  /* objects whose abilities with an exhaust cost I have */
  uint16_t extra1;    /* an additional cost of affected cards (index plus one) */
  uint8_t plays_timing;          /* RB_ON_...: what they have when played to `plays_to1` */
  uint8_t open_to_moves;         /* units can move to this battlefield from anywhere (184.9) */
  int8_t victory_score;          /* so many points more, or fewer, are needed to win (478.3) */
  int8_t hides_more;             /* so many more, or fewer, cards fit facedown there (107.3.b.1) */
  uint8_t move_tax;              /* Power an opponent pays for each further unit that moves here */
  uint8_t adds_energy, adds_any; /* affected objects add so much more (429) */
  uint8_t any_buffs;             /* affected units can have any number of buffs (702.3) */
  uint8_t hides_for1;    /* "you" can hide for so much Energy (plus one) instead (811.1.b) */
  uint8_t next;          /* it ends with the next affected card that is finalized */
  uint8_t hand_revealed; /* affected players play with their hands revealed */
} RbStatic;

typedef struct RbAbility {
  ARB_ABILITY_HEAD;
  uint8_t timing;      /* RB_ON_ACTION ... */
  uint8_t causes;      /* a replacement: of these RB_CAUSE_... only, a bit each; 0: any */
  uint8_t asks;        /* ... who decides and pays: RB_ASKS_... */
  uint8_t ends_at;     /* delayed and lasting: RB_UNTIL_... */
  ArbNumber amount;    /* a replacement: how much it is from now on (437, 432) */
  ArbNumber less;      /* how much less Energy it costs, once its targets are chosen */
  ArbNumber measure;   /* measured when it triggers, for the script to read */
  uint32_t from_zones; /* of a play: only from these zone kinds; 0: from anywhere */
  RbCost cost;
  RbAdd add;      /* an Add ability when it adds anything */
  RbStatic stat;  /* kind RB_STATIC */
  uint32_t looks; /* statics: RB_TOUCH_..., what their part in the layers rests on */
  uint8_t reads;  /* ... RB_READS_..., what they look at; of that, their conditions: */
  uint8_t condition_reads;
  uint32_t about;       /* ... RB_ABOUT_... */
  uint8_t dated;        /* ... when the condition came true can matter (475.1) */
  uint8_t minds_damage; /* how much damage a unit has, or is dealt, can make a difference */
} RbAbility;

/* How long an effect lasts. */
enum {
  RB_UNTIL_BOARD /* while the object stays */,
  RB_UNTIL_TURN,
  RB_UNTIL_COMBAT,
  RB_UNTIL_CLEANUP,
  RB_UNTIL_EVER,
  RB_UNTIL_SOURCE,   /* while the object whose effect it is stays */
  RB_UNTIL_NEXT = 16 /* until "your" next turn begins; in the block: plus that seat */
};

bool rb_adds_at_once(const RbAbility *ability); /* it costs nothing but the object itself */

enum { RB_COST_GIVEN, RB_COST_PRINTED, RB_COST_BASE };
/* An additional cost of playing the card (356.2). */
typedef struct RbExtra {
  const char *name; /* scripts ask game.paid(name) */
  uint8_t optional;
  uint8_t enters_ready;                /* if paid (805) */
  ArbNumber reduces_energy;            /* if paid, the card costs this much less ... */
  RbPower reduces_power[RB_POWER_MAX]; /* ... Power of one domain each, or of any */
  ArbNumber reduces_power_by[RB_POWER_MAX];
  uint8_t repeats;  /* if paid, the instructions are executed once more (820) */
  uint8_t ignores;  /* if paid, the base cost is ignored (356.1.b) */
  uint8_t own_cost; /* RB_COST_...: the price is the card's own */
  uint16_t number;  /* its index in the pool */
  RbCost cost;
  ArbCondition if_; /* optional ones: only while this holds */
} RbExtra;

enum { RB_ACTIVATES = 1, RB_ACTIVATES_ADD = 2 /* what pays costs while it is paid (429.3) */ };
typedef struct RbCardDef {
  ARB_CARD_HEAD;
  uint8_t type, supertypes, domains;
  uint8_t tag_count;
  int16_t energy; /* printed Energy cost, 0 for what has none */
  int16_t might, might_bonus;
  RbPower power[RB_POWER_MAX];
  uint16_t tags[RB_TAGS_MAX]; /* indices into tag names */
  uint32_t keywords;          /* printed, a bit each */
  uint8_t keyword_value[RB_KEYWORDS_MAX];
  uint16_t first_extra, extra_count;
  uint16_t plays_to1; /* further battlefields it may be played to */
  uint8_t basic_rune; /* 163.2: the two abilities of a basic rune, and no other */
  uint8_t has_statics;
  uint8_t static_reads; /* what any of its statics looks at: RB_READS_... */
  uint8_t watches_off_board;
  uint8_t minds_damage;     /* any of its abilities does */
  uint8_t has_dated;        /* a static of it is dated (475.1) */
  uint8_t equips;           /* it has an Equip ability (818) */
  uint32_t static_about;    /* what its statics speak of: RB_ABOUT_... */
  uint32_t board_about;     /* ... while it is on the board */
  uint32_t own_about;       /* ... and those of its printed keywords, of itself (366) */
  uint32_t elsewhere_about; /* ... those of them that work off the board speak of so much */
  uint32_t use_zones;       /* zones off the board in which it, or they, can be activated */
  uint8_t activates;        /* RB_ACTIVATES_...: it has, or borrows, such abilities */
  uint8_t acts_as_played;   /* an ability of it is RB_AS_PLAYED */
  uint8_t acts_as_seen;     /* ... RB_AS_SEEN */
  uint8_t gives_text;       /* a static of it puts another text in the place of one */
  uint32_t static_looks;    /* what its statics look at in the state: RB_TOUCH_... */
  uint32_t facts;           /* what is printed on it, of what rb_opens looks at */
  uint32_t static_gives;    /* keywords they may give, a bit each */
  RbEventSet watches;       /* events its abilities look for */
} RbCardDef;

typedef struct RbCards {
  ArbCards base;
  RbCardDef *defs; /* 1-based: defs[1] .. defs[base.card_count] */
  RbAbility *abilities;
  int ability_count;
  RbSlot *slots;
  RbExtra *extras;
  int extra_count;
  const char **counters; /* names of the cards' own, which objects may bear */
  int counter_count;
  const char **tags;
  int tag_count;
  int equipment_tag;                      /* the number of the tag Equipment, or -1 */
  uint16_t given_tags[RB_GIVEN_TAGS_MAX]; /* tags that some static gives */
  int given_tag_count;
  uint16_t keyword_defs[RB_KEYWORDS_MAX]; /* the pseudo-card with a keyword's abilities; 0: none */
  RbEventSet watched;                     /* events any tally looks for */
  RbEventSet keyword_watches;             /* ... any keyword's abilities */
  RbEventSet off_board_watches;           /* ... any ability that works off the board */
  RbEventSet off_board_replaced;          /* ... any replacement that does */
  uint32_t off_board_keywords;            /* keywords that trigger or replace off the board */
  uint32_t use_zones;                     /* zones off the board where any ability is activated */
  uint32_t static_zones, elsewhere_about; /* ... where any static works, and what they speak of */
  RbEventSet elsewhere_watches;           /* ... events that abilities they grant look for */
  uint32_t acting_keywords;               /* keywords with what is activated, or replaces */
  uint32_t extra_keywords;                /* keywords whose definition has additional costs */
  uint32_t static_keywords;               /* keywords whose definition has a static */
  uint32_t any_buffs;                     /* whether a static lets anything have more than one */
  uint32_t plays_from;                    /* zones that any static lets cards be played from */
  uint32_t damage_keywords;               /* ... whose definition minds damage */
  uint32_t dated_keywords;                /* ... one that is dated */
  RbEventSet awaited;                     /* some triggered ability of the pool waits for them */
  uint8_t victory_changes;                /* a static of the pool changes how many points win */
  uint8_t reveals_hands;                  /* a static of the pool reveals hands */
  uint8_t asks_played;                    /* some card asks which cards were played this turn */
  uint8_t bounded;                        /* ... lowers Might no further than to some number */
  uint8_t cost_minimums;                  /* some static gives a cost a minimum */
  uint16_t blank_battlefield;             /* a token battlefield without abilities (652.2.a) */
  uint32_t keyword_looks;                 /* what any of these looks at */
  uint32_t keyword_gives, keyword_about;  /* ... gives, and speaks of */
  uint32_t event_keywords[RB_EVENTS_MAX]; /* of each event: keywords that look for it */
} RbCards;

static inline const RbCards *rb_cards(const ArbCards *cards)
{
  return (const RbCards *)cards;
}

/* ---- Building a pool (used once, by the bindings and by tests) ---------- */

/* Owns everything it is given a copy of; strings are copied. */
typedef struct RbBuilder RbBuilder;

/* A builder with nothing in it; NULL: out of memory.  Its ArbBuilder.lost is set before it is
** opened. */
RbBuilder *rb_builder_bare(void);
void rb_builder_open(RbBuilder *builder);
void rb_builder_free(RbBuilder *builder);
/* The kernel's part of it (build.h): strings, numbers, selectors. */
ArbBuilder *rb_builder_base(RbBuilder *builder);
const char *rb_builder_string(RbBuilder *builder, const char *text);
/* Each returns the index of what was added. */
/* A name of counters, the same for the same name; whether some card or keyword lists it. */
int rb_builder_counter(RbBuilder *builder, const char *name);
bool rb_builder_has_counter(const RbBuilder *builder, const char *name);
int rb_builder_tag(RbBuilder *builder, const char *name);
void rb_builder_asks_played(RbBuilder *builder);       /* which cards were played is remembered */
int rb_builder_given_tag(RbBuilder *builder, int tag); /* its bit; -1: too many */
int rb_builder_slots(RbBuilder *builder, const RbSlot *slots, int count); /* first index */
/* Abilities of one card must be added in a row, modes right after each other. */
int rb_builder_ability(RbBuilder *builder, const RbAbility *ability);
const RbAbility *rb_builder_abilities(const RbBuilder *builder); /* so far */
int rb_builder_extra(RbBuilder *builder, const RbExtra *extra);
int rb_builder_card(RbBuilder *builder, const RbCardDef *def); /* definition number */
void rb_builder_keyword(RbBuilder *builder, int keyword, uint16_t def);
/* Freezes the pool; the builder is gone.  Computes watches, has_statics,
** basic_rune and the pool's hash. */
ArbCards *rb_builder_finish(RbBuilder *builder);

extern const ArbRules rb_rules;

/* Kinds of zones from which such an ability can work, a bit each: on the board, and off it. */
uint32_t rb_board_zones(void);
uint32_t rb_other_zones(RbAbilityKind kind);

/* Events that pass by replacement effects before they happen (367-375). */
extern const int16_t rb_replaceable[];
/* Events of which it can be said that they are by "me". */
extern const int16_t rb_of_me[];

/* Event and attribute numbers, from the tables in rb_rules. */
int rb_find_attribute(const char *name);
extern const int rb_chosen_in; /* the attribute that asks which slot chose it */
int rb_find_event(const char *name);
int rb_find_zone(const char *name);

#endif
