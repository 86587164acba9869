/* SPDX-License-Identifier: MIT */
/*
** cards.h -- what a Riftbound card *is*: the read-only pool beside the game.
**
** The bindings read the Lua tables in cards/ and scripts/keywords, and fill in these records
** through an RbBuilder.  Nothing here changes during play.  Records name each other by index:
** abilities by their place in `abilities`; selectors and script functions one-based, 0 for none.
*/
#ifndef RB_CARDS_H
#define RB_CARDS_H

#include "kernel/block/event_set.h"
#include "kernel/cards/build.h"
#include "kernel/game.h"
#include "riftbound/statics.h"

typedef enum RbType {
  RB_NO_TYPE,
  RB_UNIT,
  RB_GEAR,
  RB_SPELL,
  RB_RUNE,
  RB_BATTLEFIELD,
  RB_LEGEND,
  RB_KEYWORD_CARD, /* not a card: the definition that holds the abilities of a keyword */
  RB_FORMAT_CARD   /* not a card: the definition that holds the abilities of a format */
} RbType;
/* The words for the types of cards (133), from RB_UNIT on; ends with NULL. */
extern const char *const rb_type_words[RB_LEGEND + 1];
enum { RB_CHAMPION = 1, RB_SIGNATURE = 2, RB_TOKEN = 4, RB_BASIC = 8 }; /* supertypes (133.7) */

/* 134.2, in the order of the rulebook */
enum { RB_FURY, RB_CALM, RB_MIND, RB_BODY, RB_CHAOS, RB_ORDER, RB_DOMAINS };
extern const char *const rb_domain_words[RB_DOMAINS + 1]; /* "fury" ...; ends with NULL */
extern const char *const rb_domain_names[RB_DOMAINS];     /* "Fury" ..., for people */
enum { RB_ANY_DOMAIN = 0x3F, RB_OWN_DOMAIN = 0x40 /* [C], resolved at load: 135.2.e.6 */ };

enum { RB_MIGHTY = 5 }; /* 708 */
enum { RB_TAGS_MAX = 6, RB_POWER_MAX = 3, RB_GIVEN_TAGS_MAX = 32 };

/* Keywords (800): one list gives the enum, the names, the rules and ARB_STACKS_... (how several
** instances count). */
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
/* The engine's keywords; a pool may have more (ArbCards.keywords), RB_KEYWORDS_MAX in all. */
enum { RB_KEYWORDS_MAX = ARB_KEYWORDS_MAX };
extern const uint8_t rb_keyword_stacks[RB_KEYWORD_COUNT];
_Static_assert((int)RB_KEYWORD_COUNT <= (int)RB_KEYWORDS_MAX,
               "an object's keywords are a bit each");

/* Power in a cost: `amount` times one Power of any of `domains` (a bit each). */
typedef struct RbPower {
  uint8_t domains, amount;
} RbPower;

/* What a cost does to the objects that its payer chooses (356.6). */
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
  uint8_t least, count; /* the fewest and the most objects; count ARB_ANY_NUMBER: no limit */
  uint16_t selector1;   /* the objects; 0 for discard: any card of the hand */
  uint8_t of_choices;   /* 1: it refers to choices (number.target, chosen_in, number.x) */
  ArbNumber is;         /* when present: the number of objects, in place of `least` and `count` */
} RbObjectCost;

/* What a cost does to the object itself. */
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
  uint8_t counted; /* 1: one of the numbers below is present, and is read after choices (355) */
  uint8_t by_x;    /* 1: it depends on the X that its player chooses (355, 356) */
  ArbNumber energy_is, xp_is, power_is[RB_POWER_MAX]; /* amounts that are computed */
} RbCost;

/* The resources that an ability adds (429). */
enum { RB_FOR_ANYTHING, RB_FOR_SPELLS, RB_FOR_GEAR, RB_FOR_SHOWDOWNS, RB_RESTRICTIONS };
enum { RB_ADDS_MAX = 3 };                   /* two of the ability, one of a bonus */
enum { RB_EACH_ENERGY = 1, RB_EACH_POWER }; /* it adds once for each Energy, or Power, paid */
typedef struct RbAdd {
  uint8_t energy;
  uint8_t only;               /* RB_FOR_...: what these resources may pay for */
  RbPower power[RB_ADDS_MAX]; /* several bits in `domains`: universal Power (162.2.b) */
  uint8_t each, reserved;     /* each: RB_EACH_..., or 0 for a fixed amount */
} RbAdd;

/* Whether `a` adds at least what `b` adds. */
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
  uint8_t of;       /* DESTINATION: the slot whose targets move there, one-based */
  uint16_t beside1; /* DESTINATION: only a place with an object of this selector; 0: any place */
  uint8_t split;    /* 1: `most` damage is divided over the targets (355.14) */
  uint8_t by_unit;  /* 1: a unit deals that damage, so there is no Bonus Damage */
} RbSlot;

typedef enum RbAbilityKind {
  RB_SPELL_TEXT,
  RB_TRIGGERED,
  RB_ACTIVATED,
  RB_STATIC,
  RB_REPLACEMENT,
  RB_MODE,
  RB_AS_PLAYED,   /* runs as the permanent enters; returns the place where it enters, or nothing */
  RB_AS_ATTACHED, /* runs while the card is being attached, not on the chain (725.1) */
  RB_AS_SEEN,     /* runs as its owner looks at it, or reveals it, on the deck (424.1.a.1, A22) */
  RB_BEFORE_MULLIGANS, /* of a format: runs once for each player, when hands are drawn (117) */
  RB_AFTER_MULLIGANS   /* of a format: runs once for each player, after the mulligans (119) */
} RbAbilityKind;

/* The cause of an event: combat, a spell, an ability ... */
enum {
  RB_CAUSE_NONE,
  RB_CAUSE_COMBAT,
  RB_CAUSE_SPELL,
  RB_CAUSE_ABILITY,
  RB_CAUSE_COST,
  RB_CAUSE_CLEANUP,
  RB_CAUSE_CONQUER, /* points of a scored battlefield (466.1) */
  RB_CAUSE_HOLD
};
enum { RB_ASKS_CONTROLLER, RB_ASKS_SUBJECT /* the controller of the event's subject */ };
enum { RB_ANYTIME_NO, RB_ON_ACTION, RB_ON_REACTION }; /* timing permission (806, 813) */

/* Ability flags */
enum {
  RB_MODES_DISTINCT = ARB_GAME_FLAG, /* a mode may be chosen once each turn */
  RB_IS_DEATHKNELL = 1 << 7,         /* 808 */
  RB_KILLED_BY_THIS = 1 << 8, /* the event's cause must be the item that started this (428.5.c) */
  RB_EFFECT_TEXT = 1 << 9,    /* the card's Effect Text (136, 150.2): works where it is attached */
  RB_IS_EQUIP = 1 << 10,      /* 818: attaches the card to the chosen unit */
  RB_TO_ME = 1 << 11,         /* the event's other object, which a card is attached to, is me */
  RB_PAYS_EQUIP = 1 << 12,    /* 821.1.c: costs as much as Equip of the chosen card, less [A] */
  RB_FIRST_TIME = 1 << 13,    /* "the first time I ... each turn": counted for this object */
  RB_ONE_OR_MORE = 1 << 14,   /* several events of one moment trigger it only once */
  RB_CONTINUES = 1 << 15,     /* a replacement that acts before the event, which then happens */
  RB_MODES_APART = 1 << 16,   /* each execution of an item chooses another mode */
  RB_EACH_PLAYER = 1 << 17,   /* "the first time a player ...": counted for each player */
  RB_THEIRS = 1 << 18,        /* controlled by the player whose action triggers it (187.6.a) */
  RB_WHEN_REVEALED = 1 << 19, /* runs as I am revealed only, not as I am looked at (424) */
  RB_COUNTS_ITSELF = 1 << 20, /* "the Nth time I ... each turn": counted for this ability */
  RB_OWNERS = 1 << 21         /* controlled by the owner of the event's subject (187.6.a) */
};

/* The results of the layers that something reads.  If no effect reads any, no effect can change
** another one's (473), and one pass through the layers is enough (471). */
enum {
  RB_READS_MIGHT = 1,
  RB_READS_KEYWORDS = 2,
  RB_READS_DAMAGE = 4, /* not a result of the layers, but reads of it matter, too (460.2.c) */
  RB_READS_TRAITS = 8, /* tags, domains: the results of the first layer */
  RB_READS_RESULTS = RB_READS_MIGHT | RB_READS_KEYWORDS | RB_READS_TRAITS
};
int rb_attribute_reads(int attribute);

/* The state that something reads: zones, a bit for each kind, and the bits below.  A change to such
** state says so (game_touched); any other change touches everything. */
enum {
  RB_TOUCH_READY = 1 << ARB_TOUCH_GAME, /* which objects are exhausted */
  RB_TOUCH_DAMAGE = RB_TOUCH_READY << 1,
  RB_TOUCH_POOL = RB_TOUCH_READY << 2,   /* Rune Pools */
  RB_TOUCH_MEMORY = RB_TOUCH_READY << 3, /* tallies; what was finalized or used this turn */
  RB_TOUCH_TEXT = RB_TOUCH_READY << 4,   /* which text a card on the board has */
  RB_TOUCH_REST = RB_TOUCH_READY << 5,   /* anything else */
  /* All facts of objects and players, except printed ones and where cards are. */
  RB_TOUCH_FACTS =
      RB_TOUCH_READY | RB_TOUCH_DAMAGE | RB_TOUCH_POOL | RB_TOUCH_MEMORY | RB_TOUCH_REST
};
uint32_t rb_attribute_looks(int attribute);
struct RbCardDef;
uint32_t rb_def_facts(const struct RbCardDef *def);

typedef struct RbAbility {
  ARB_ABILITY_HEAD;
  uint8_t timing;      /* RB_ON_ACTION ... */
  uint8_t causes;      /* replacements: RB_CAUSE_... of the event, a bit each; 0: any */
  uint8_t asks;        /* replacements: RB_ASKS_...: who decides and pays */
  uint8_t ends_at;     /* delayed and lasting abilities: RB_UNTIL_... */
  ArbNumber amount;    /* replacements: the new amount of the event (437, 432) */
  ArbNumber less;      /* reduction of its Energy cost, once its targets are chosen */
  ArbNumber measure;   /* measured when it triggers, for the script to read */
  uint32_t from_zones; /* plays: only from these kinds of zones; 0: from anywhere */
  RbCost cost;
  RbAdd add;               /* not all zero: this is an Add ability */
  RbStatic stat;           /* kind RB_STATIC */
  uint32_t looks;          /* statics: RB_TOUCH_... that their part in the layers depends on */
  uint8_t reads;           /* statics: RB_READS_... of the whole static */
  uint8_t condition_reads; /* statics: RB_READS_... of the condition alone */
  uint32_t about;          /* statics: RB_ABOUT_... */
  uint8_t dated;           /* statics: the time at which the condition came true matters (475.1) */
  uint8_t minds_damage;    /* the amount of damage that a unit has, or is dealt, matters */
  uint8_t phases;          /* replacements of phases: RB_PHASE_..., a bit each; 0: any */
} RbAbility;

/* How long an effect lasts. */
enum {
  RB_UNTIL_BOARD, /* as long as the object stays on the board */
  RB_UNTIL_TURN,
  RB_UNTIL_COMBAT,
  RB_UNTIL_CLEANUP,
  RB_UNTIL_EVER,
  RB_UNTIL_SOURCE,   /* as long as the object whose effect it is stays */
  RB_UNTIL_NEXT = 16 /* until the next turn of a player begins; in the block: plus the seat */
};

bool rb_adds_at_once(const RbAbility *ability); /* whether it costs nothing but its object */

enum { RB_COST_GIVEN, RB_COST_PRINTED, RB_COST_BASE };
/* An additional cost of playing the card (356.2). */
typedef struct RbExtra {
  const char *name; /* its name for scripts: game.paid(name) */
  uint8_t optional;
  uint8_t enters_ready;                /* if paid: the card enters ready (805) */
  ArbNumber reduces_energy;            /* if paid: the card costs this much less Energy */
  RbPower reduces_power[RB_POWER_MAX]; /* if paid: less Power, of one domain each or of any */
  ArbNumber reduces_power_by[RB_POWER_MAX];
  uint8_t repeats;  /* if paid: the instructions are executed once more (820) */
  uint8_t ignores;  /* if paid: the base cost is ignored (356.1.b) */
  uint8_t own_cost; /* RB_COST_...: whether its price is `cost` or the card's own cost */
  uint16_t number;  /* its index in the pool */
  RbCost cost;
  ArbCondition if_; /* optional costs: offered only while this holds */
} RbExtra;

enum { RB_ACTIVATES = 1, RB_ACTIVATES_ADD = 2 /* while a cost is paid (429.3) */ };
typedef struct RbCardDef {
  ARB_CARD_HEAD;
  uint8_t type, supertypes, domains;
  uint8_t tag_count;
  int16_t energy;             /* printed Energy cost; 0 when there is none */
  int16_t might, might_bonus; /* 143.2; 137, 150.2 */
  RbPower power[RB_POWER_MAX];
  uint16_t tags[RB_TAGS_MAX]; /* indices into tag names */
  uint32_t keywords;          /* printed, a bit each */
  uint16_t keyword_value[RB_KEYWORDS_MAX];
  uint16_t first_extra, extra_count;
  uint16_t plays_to1; /* further battlefields that it may be played to */
  uint8_t basic_rune; /* 163.2: it has the two abilities of a basic rune, and no others */
  /* The fields below are summaries, computed when the pool is finished. */
  uint8_t has_statics;
  uint8_t static_reads; /* RB_READS_... of its statics */
  uint8_t watches_off_board;
  uint8_t minds_damage;     /* the amount of damage matters to one of its abilities */
  uint8_t has_dated;        /* one of its statics is dated (475.1) */
  uint8_t equips;           /* it has an Equip ability (818) */
  uint32_t static_about;    /* RB_ABOUT_... of its statics */
  uint32_t board_about;     /* RB_ABOUT_... of its statics while it is on the board */
  uint32_t own_about;       /* RB_ABOUT_... of its statics and of its printed keywords (366) */
  uint32_t elsewhere_about; /* RB_ABOUT_... of its statics that work off the board */
  uint32_t use_zones;       /* zones off the board in which it or its keywords can be activated */
  uint8_t activates;        /* RB_ACTIVATES_...: abilities that it has or borrows */
  uint8_t acts_as_played;   /* one of its abilities is RB_AS_PLAYED */
  uint8_t acts_as_seen;     /* one of its abilities is RB_AS_SEEN */
  uint8_t gives_text;       /* one of its statics replaces the text of an object */
  uint32_t static_looks;    /* RB_TOUCH_... that its statics depend on */
  uint32_t facts;           /* its printed facts, as rb_opens reads them */
  uint32_t static_gives;    /* keywords that its statics may give, a bit each */
  ArbEventSet watches;      /* events that its abilities wait for */
} RbCardDef;

typedef struct RbCards {
  ArbCards base;
  RbCardDef *defs; /* 1-based: defs[1] .. defs[base.card_count] */
  RbAbility *abilities;
  int ability_count;
  RbSlot *slots;
  RbExtra *extras;
  int extra_count;
  const char **counters; /* names of counters that cards define */
  int counter_count;
  const char **tags;
  int tag_count;
  int equipment_tag;                      /* the number of the tag Equipment, or -1 */
  uint16_t given_tags[RB_GIVEN_TAGS_MAX]; /* tags that statics give */
  int given_tag_count;
  uint16_t keyword_defs[RB_KEYWORDS_MAX]; /* definitions that hold keywords' abilities; 0: none */
  /* The fields below are summaries of the whole pool. */
  ArbEventSet watched;                     /* events that tallies count */
  ArbEventSet keyword_watches;             /* events that keywords' abilities wait for */
  ArbEventSet off_board_watches;           /* events that abilities off the board wait for */
  ArbEventSet off_board_replaced;          /* events that abilities off the board replace */
  uint32_t off_board_keywords;             /* keywords that trigger or replace off the board */
  uint32_t use_zones;                      /* zones off the board with activated abilities */
  uint32_t static_zones, elsewhere_about;  /* zones off the board with statics; RB_ABOUT_... */
  ArbEventSet elsewhere_watches;           /* events that abilities granted by these await */
  uint32_t acting_keywords;                /* keywords with activated or replacement abilities */
  uint32_t extra_keywords;                 /* keywords with additional costs */
  uint32_t static_keywords;                /* keywords with statics */
  uint32_t any_buffs;                      /* 1: a static lets units have more than one buff */
  uint32_t plays_from;                     /* zones that statics let cards be played from */
  uint32_t damage_keywords;                /* keywords to which the amount of damage matters */
  uint32_t dated_keywords;                 /* keywords with dated statics */
  ArbEventSet awaited;                     /* events that triggered abilities wait for */
  uint8_t victory_changes;                 /* 1: a static changes how many points win */
  uint8_t plays_open;                      /* 1: a static has hands or decks played revealed */
  uint8_t asks_played;                     /* 1: a card asks which cards were played this turn */
  uint8_t bounded;                         /* 1: a static lowers Might, but not below a number */
  uint8_t cost_minimums;                   /* 1: a static gives a cost a minimum */
  int prices;                              /* how many statics are prices of cards */
  uint16_t blank_battlefield;              /* a token battlefield without abilities (652.2.a) */
  uint32_t keyword_looks;                  /* RB_TOUCH_... that keywords' statics depend on */
  uint32_t keyword_gives, keyword_about;   /* keywords given by them; RB_ABOUT_... of them */
  uint32_t event_keywords[ARB_EVENTS_MAX]; /* for each event: the keywords that wait for it */
} RbCards;

static inline const RbCards *rb_cards(const ArbCards *cards)
{
  return (const RbCards *)cards;
}

/* ---- Building a pool (used once, by the bindings and by tests) ---------- */

/* A builder copies everything that it is given, strings included. */
typedef struct RbBuilder RbBuilder;

/* A builder with nothing in it; NULL: out of memory.  Its ArbBuilder.lost is set before it is
** opened. */
RbBuilder *rb_builder_bare(void);
void rb_builder_open(RbBuilder *builder);
void rb_builder_free(RbBuilder *builder);
/* The kernel's part of the builder (build.h): strings, numbers, selectors. */
ArbBuilder *rb_builder_base(RbBuilder *builder);
const char *rb_builder_string(RbBuilder *builder, const char *text);
/* The functions that add something return its index. */
/* The number of a name of counters, which is added if need be. */
int rb_builder_counter(RbBuilder *builder, const char *name);
/* Whether a name of counters was added. */
bool rb_builder_has_counter(const RbBuilder *builder, const char *name);
int rb_builder_tag(RbBuilder *builder, const char *name);
void rb_builder_asks_played(RbBuilder *builder);       /* sets RbCards.asks_played */
int rb_builder_given_tag(RbBuilder *builder, int tag); /* its bit; -1: there are too many */
int rb_builder_slots(RbBuilder *builder, const RbSlot *slots, int count); /* first index */
/* The abilities of one card must be added in a row, and the modes of one ability, too. */
int rb_builder_ability(RbBuilder *builder, const RbAbility *ability);
const RbAbility *rb_builder_abilities(const RbBuilder *builder); /* so far */
int rb_builder_extra(RbBuilder *builder, const RbExtra *extra);
int rb_builder_card(RbBuilder *builder, const RbCardDef *def); /* definition number */
/* Makes `def` the definition that holds the abilities of a keyword. */
void rb_builder_keyword(RbBuilder *builder, int keyword, uint16_t def);
/* Finishes the pool and frees the builder.  Computes the summaries and the pool's hash. */
ArbCards *rb_builder_finish(RbBuilder *builder);

extern const ArbRules rb_rules;

/* Kinds of zones, a bit each, on the board and off it, in which abilities of the kind can work. */
uint32_t rb_board_zones(void);
uint32_t rb_other_zones(RbAbilityKind kind);

/* Events that replacement effects can replace (367-375); ends with -1. */
extern const int16_t rb_replaceable[];
/* Events that "me" can do; ends with -1. */
extern const int16_t rb_of_me[];

/* Numbers of attributes, events and zones, from the tables in rb_rules. */
int rb_find_attribute(const char *name);
int rb_find_event(const char *name);
int rb_find_zone(const char *name);

#endif
