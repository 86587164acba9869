/* SPDX-License-Identifier: MIT */
/*
** game.h -- what a running game consists of, and what a rules module provides.
**
** The kernel knows blocks, zones, decisions, steps and events.  A game provides
** one constant ArbRules: tables (zones, frames, attributes, events, verbs, actions) and
** functions.  docs/adding-a-game.md shows how to write one.
**
** Uses: core/kernel/block
** Used by: core/kernel/cards, core/kernel/step, core/kernel/parts, core/GAME,
**          bindings/language, bindings/host
*/
#ifndef ARB_GAME_H
#define ARB_GAME_H

#include <string.h>

#include "kernel/block/action.h"
#include "kernel/block/script.h"
#include "kernel/block/state.h"
#include "kernel/block/step.h"

/* ---- Events ------------------------------------------------------------- */

/* Something that happened, as a record of fixed size.  It holds everything that telling it later
** needs: the definitions, and who could know them at the time. */
struct ArbEvent {
  uint16_t kind1; /* index into the event table, plus one */
  ArbSeat actor;  /* the responsible player, or ARB_NO_SEAT */
  uint8_t flags;  /* their meaning is the game's */
  uint8_t known;  /* a bit per seat that may know the subject's face */
  uint8_t cause;  /* the kind of thing that caused it; the numbers are the game's */
  ArbSeat subject_owner, subject_controller;
  ArbId subject, place, source, other;
  uint16_t subject_def, source_def;
  int16_t amount, aux;
  uint32_t item_serial;   /* the item whose effect it is; 0: none */
  uint32_t origin_serial; /* the item that began the effect of item_serial; 0: none */
};
_Static_assert(sizeof(ArbEvent) == 40, "events are plain records without holes");

/* ---- Tables ------------------------------------------------------------- */

/* Who sees the cards of a zone: everybody, the owner or controller, nobody. */
enum { ARB_PUBLIC, ARB_PRIVATE, ARB_SECRET };

/* Which cards of a zone an ability makes visible to everybody. */
typedef enum ArbOpen { ARB_OPEN_NONE, ARB_OPEN_TOP, ARB_OPEN_ALL } ArbOpen;

/* ARB_KEEPS_ID_LEAVING: a card that moves from the zone to the board keeps its id.  ARB_KEEPS_ID:
** so does a card that enters the zone from anywhere; for the zone in which played cards wait. */
enum { ARB_KEEPS_ID = 1, ARB_KEEPS_ID_LEAVING = 2 };

typedef struct ArbZoneKind {
  const char *name;
  const char *prefix; /* first letter of the ids of cards that start in this zone */
  uint8_t shared;     /* 1: one zone for all players */
  uint8_t privacy;    /* ARB_PUBLIC, ARB_PRIVATE, ARB_SECRET */
  uint8_t board;      /* 1: on the board; a card that enters or leaves the board is a new object */
  uint8_t keeps_id;   /* ARB_KEEPS_ID... */
  const char *rule;
  const char *types; /* types of cards that may lie in it, separated by blanks; NULL: any */
} ArbZoneKind;

typedef enum ArbAttributeKind {
  ARB_A_BOOL,
  ARB_A_NUMBER,
  ARB_A_SET,
  ARB_A_TAG,
  ARB_A_KEYWORD,
  ARB_A_NAME,
  ARB_A_RELATION, /* a relation to other objects: its field takes a selector */
  ARB_A_PLACE     /* where it is: a SET of words, or a RELATION to a place that a selector finds */
} ArbAttributeKind;

typedef struct ArbAttribute {
  const char *name;          /* also the field of a selector: cards { name = ... } */
  uint8_t kind;              /* ArbAttributeKind */
  const char *const *values; /* SET, PLACE: the names of the bits, NULL-terminated */
  const char *rule, *help;
  const char *of; /* the types of cards that can have it, or "player"; NULL: any */
  /* Yes-or-no attributes, or values of a set, that no object has together with this one, such as
  ** "defending base"; NULL: none. */
  const char *against;
  const char *in; /* the zones in which something can have it; NULL: any */
  /* The game's masks: the state that it depends on, and the results of the layers. */
  uint32_t looks;
  uint8_t reads;
  uint8_t players; /* 1: players have it, too */
} ArbAttribute;

/* Who is ever at a place that a word means; `mine`: it is the place of the card whose text says the
** word, and `types` are types of that card. */
typedef struct ArbPlaceWord {
  const char *types; /* separated by blanks; NULL: any */
  uint8_t mine;
} ArbPlaceWord;

/* Defaults for the last columns of a row: X(..., help) or X(..., help, of, against). */
#define ARB_LAST_TWO(a, b, ...)        a, b
#define ARB_LAST_FOUR(a, b, c, d, ...) a, b, c, d

enum { ARB_KEYWORDS_MAX = 32 }; /* the keywords of an object are a mask of 32 bits */
/* What a second instance of a keyword on one object does.  ONCE: nothing.  SUM: the values are
** added up.  EACH: it works by itself.  NUMBERED: nothing, but the keyword has a printed number. */
enum { ARB_STACKS_ONCE, ARB_STACKS_SUM, ARB_STACKS_EACH, ARB_STACKS_NUMBERED };

typedef struct ArbWord { /* a word that scripts write, and the value that it stands for */
  const char *word;
  int32_t value;
} ArbWord;

typedef struct ArbNamed { /* a row of the verbs, the events or the switches */
  const char *name, *rule, *help;
  /* events: the types of cards that it happens to, or "player"; "": it has no subject; NULL: any */
  const char *of;
} ArbNamed;

typedef struct ArbProfile { /* a name for several switches together */
  const char *name, *edition;
  uint32_t switches; /* a bit per row of the game's table */
} ArbProfile;

/* A part of a deck (ArbDeck.sections). */
typedef struct ArbSectionKind {
  const char *name;  /* what deck files call it: "MainDeck" */
  const char *field; /* what deck rules and scenarios call it: "main" */
  uint8_t single;    /* 1: it holds one card at most; scenarios write it without a list */
  uint8_t apart;     /* 1: only deck rules read it; its cards do not come into the game */
} ArbSectionKind;

/* Flags of a number that a format fixes (ArbFormat.numbers). */
enum {
  ARB_FORMAT_NEEDED = 1, /* every format file must give it */
  ARB_FORMAT_FLAG = 2,   /* the format file says true or false; the number is 1 or 0 */
  ARB_FORMAT_DECK = 4,   /* only deck rules read it; ArbFormat.numbers does not hold it */
  ARB_FORMAT_ZERO = 8,   /* a file that gives 0 means 0: ARB_FORMAT_NONE in ArbFormat.numbers */
  ARB_FORMAT_DRAWN = 16, /* the least number of cards in the section that hands are drawn from */
  ARB_FORMAT_SEAT = 32   /* the seat's own number: bits above hold the seat plus one */
};
#define ARB_FORMAT_OF(seat) (((seat) + 1) * ARB_FORMAT_SEAT)
enum { ARB_FORMAT_NONE = UINT8_MAX };
typedef struct ArbFormatNumber {
  const char *name;
  uint8_t flags;       /* ARB_FORMAT_... */
  uint8_t least, most; /* bounds, inclusive */
  uint8_t least_of1;   /* row (plus one) of the number that is the lower bound; 0: `least` */
  const char *rule;    /* cited when a value is refused; NULL: none */
  const char *unit;    /* the things that it counts: "cards"; NULL: the name says it */
  uint8_t usual;       /* the rulebook's value, for formats that give none; 0: none */
} ArbFormatNumber;

/* A kind of frame.  The frame at the bottom of the stack is of kind 0, and no other frame is. */
typedef struct ArbFrameKind {
  const char *name;
  void (*step)(ArbGame *game);
  uint8_t stages; /* how many stages it has; 0: any number */
} ArbFrameKind;

/* The facts that a game has once.  A game's own record of them begins with these fields. */
#define ARB_TABLE_FIELDS \
  uint16_t in_use, turn; \
  ArbSeat turn_player, first_player;
typedef struct ArbTable {
  ARB_TABLE_FIELDS
} ArbTable;
#define ARB_TABLE_HEAD ARB_HEAD(ArbTable, ARB_TABLE_FIELDS)

/* Rows of the tables below, from a game's list of X(id, name, rule, help ...). */
#define ARB_EVENT_ROW(id, name, rule, ...) {name, rule, ARB_LAST_TWO(__VA_ARGS__, NULL, )},
#define ARB_VERB_ROW(id, name, rule, help) {name, rule, help, NULL},
#define ARB_KEYWORD_ROW(id, name, ...)     name,
/* The rows of the kernel's pools, with their first capacities.  ArbCount is in tally.h. */
#define ARB_KERNEL_POOLS(cards, zones, frames, tallies)                \
  [ARB_POOL_CARD] = {"cards", sizeof(ArbCard), cards, 0},              \
  [ARB_POOL_ZONE] = {"zones", sizeof(ArbZone), zones, ARB_POOL_FIXED}, \
  [ARB_POOL_FRAME] = {"frames", sizeof(ArbFrame), frames, 0},          \
  [ARB_POOL_TALLY] = {"tallies", sizeof(ArbCount), tallies, 0}

typedef struct ArbLoops ArbLoops;

/* Whether the next step asks the players something. */
typedef enum ArbAsking {
  ARB_ASKS_RARELY, /* never or seldom: flow.c runs the step in place */
  ARB_ASKS_OFTEN,  /* often, somewhere in its course */
  ARB_ASKS_FIRST   /* it begins with a question, and has written nothing before that */
} ArbAsking;

/* The scratch: what the rules keep for the time of one run.  A game's own scratch begins with
** these fields.  When a run, a trial or a look begins, its first `scratch_zeroed` bytes are zero
** and the others are uninitialised.  replace.h explains the trail. */
enum { ARB_TRAIL_MAX = 16 };
typedef struct ArbReplaced { /* a replacement effect that was applied */
  ArbId source, from;
  uint16_t ability, effect1;
} ArbReplaced;
typedef struct ArbTrail { /* the replacement effects that are being applied, innermost last */
  int count;
  ArbReplaced list[ARB_TRAIL_MAX];
} ArbTrail;
#define ARB_SCRATCH_FIELDS ArbTrail trail;
typedef struct ArbScratch {
  ARB_SCRATCH_FIELDS
} ArbScratch;
#define ARB_SCRATCH_HEAD ARB_HEAD(ArbScratch, ARB_SCRATCH_FIELDS)

/* What cards say, as data (cards/select.h). */
typedef struct ArbTerm ArbTerm;
typedef struct ArbTest ArbTest;
typedef struct ArbSelector ArbSelector;
typedef struct ArbGate ArbGate;

struct ArbTally;
typedef struct ArbRules {
  const char *name, *edition;
  const char *hidden_rule;         /* the rule by which players may not know a card; or NULL */
  const char *const *card_numbers; /* attributes of ArbCardView.numbers, then NULL; or NULL */
  const ArbPoolSpec *pools;
  int pool_count; /* the kernel's pools first, the game's own from ARB_POOL_GAME on */
  /* The pools that the kernel itself reads, by number; 0: the game has no such pool. */
  uint8_t table_pool;  /* one record for the game (ArbTable), always in use */
  uint8_t player_pool; /* one record per player, always in use; begins with uint16_t in_use */
  uint8_t body_pool;   /* one record per card on the board; begins with uint16_t card1 */
  uint8_t item_pool;   /* the items (item.h) */
  uint8_t pick_pool, past_pool; /* choices and past objects that belong to an item (item.h) */
  uint32_t scratch_size, scratch_zeroed; /* of the game's scratch, in bytes; 0: an ArbScratch */
  const ArbZoneKind *zones;
  int zone_count;
  const ArbFrameKind *frames;
  int frame_count;
  const ArbAttribute *attributes;
  int attribute_count;
  const ArbNamed *events;
  int event_count;
  const int16_t *replaceable; /* events that may be replaced: numbers from 0, then -1 */
  const ArbNamed *verbs;
  int verb_count;
  const char *const *keywords;   /* the game's own; a pool may add more: ArbCards.keywords */
  const uint8_t *keyword_stacks; /* ARB_STACKS_... of each; NULL: ONCE */
  int keyword_count;
  /* The attribute, plus one, that is the value of keyword 0; the values of the other keywords
  ** are the attributes after it.  0: keywords have no values. */
  int keyword_value1;
  const ArbAction *actions; /* ends with a row without a name */
  /* Methods of lists of objects, list:where(...): rows like actions, whose first parameter is the
  ** list.  NULL: lists have no methods. */
  const ArbAction *list_actions;
  const ArbWord *durations; /* the words of a DURATION; ends with a row without a word */
  /* The rule and the verbs of choices that scripts make while they run (act.h). */
  const char *choice_rule;
  uint8_t choice_verb, choice_place_verb, choice_player_verb;
  const ArbNamed *switches; /* rules that a format may change (ArbFormat.house) */
  int switch_count;
  const ArbProfile *profiles;
  int profile_count;
  const ArbSectionKind *sections; /* the sections of a deck */
  int section_count;
  uint8_t seats_least, seats_most;       /* numbers of players; 0: 2 and ARB_SEATS_MAX */
  const ArbFormatNumber *format_numbers; /* a format's numbers beside players and hands */
  int format_number_count;
  /* The field of a format file that names the cards which no player brings (ArbSetup.shared);
  ** NULL: the game has no such cards. */
  const char *shared_field;
  const char *shared_rule;

  /* The functions.  A function is required unless its comment says what NULL means. */

  /* Says why a card does not belong into a section of a deck; NULL when it does.  `section` equal
  ** to `section_count` stands for the shared cards.  NULL: any card belongs anywhere. */
  const char *(*section_fault)(const ArbCards *cards, uint16_t def, int section);
  /* Fills an empty block.  It runs again from its start when a pool has to grow.  The kernel has
  ** checked that the cards of the decks belong into their sections. */
  ArbStatus (*set_up)(ArbGame *game, const ArbSetup *setup, ArbError *error);
  /* Says in a sentence why the numbers of a format contradict each other, and writes the wrong
  ** row of `format_numbers` to `row`; NULL when they do not.  NULL: they never do. */
  const char *(*format_fault)(const ArbFormat *format, int *row);
  /* Runs one step.  Most games use arb_game_step; a game may do more before or after it. */
  void (*step)(ArbGame *game);
  ArbAsking (*asking)(const ArbGame *game); /* whether the next step asks something */
  /* The definition of a waiting or resolving ability whose object had the id `source`; 0: there is
  ** no such ability.  NULL: a question whose source is now another object names no card. */
  uint16_t (*waiting_def)(const ArbGame *game, ArbId source);
  /* An attribute of a card, of a player, or (`object` is nothing) of the game; ARB_NULL: none. */
  int32_t (*attribute)(ArbGame *game, const ArbContext *context, ArbId object, int attribute);
  /* The number that a card has under a name that cards define, such as a counter; ARB_NULL: cards
  ** define no such name.  NULL: cards of this game define none. */
  int32_t (*named_count)(ArbGame *game, ArbId object, const char *name);
  /* Whether an event, which has the tally's kind, counts for a tally of the context's player.
  ** NULL: no pool has tallies. */
  bool (*counts)(ArbGame *game, const struct ArbTally *tally, const ArbEvent *event,
                 const ArbContext *context);
  bool (*tagged)(ArbGame *game, ArbId object, int tag); /* NULL: no selector asks */
  /* Whether an object has the name of the definition `def`.  NULL: its own definition decides. */
  bool (*named)(ArbGame *game, ArbId object, uint16_t def);
  /* batch_open and batch_close enclose events of one moment in the shared actions (act.h); they
  ** nest.  `signalled` records an event that cards define, which happens to an object or to
  ** nothing.  NULL: no action of the game needs them. */
  void (*batch_open)(ArbGame *game);
  void (*batch_close)(ArbGame *game);
  void (*signalled)(ArbGame *game, ArbSeat by, ArbId subject, int amount, int signal);
  /* Records what a player chose in secret, when it is shown: an object, or nothing and a number.
  ** NULL: no action of the game needs it. */
  void (*chose)(ArbGame *game, ArbSeat by, ArbId object, int number);
  uint8_t choice_name_verb; /* the verb for a card's name that is named; 0: nobody names one */
  /* The controller of an object, or its last controller when it is gone; ARB_NO_SEAT: unknown.
  ** NULL: no action asks. */
  ArbSeat (*controller_of)(const ArbGame *game, ArbId object);
  /* Who owned and who controlled a card that is gone, as long as the context can refer to it.
  ** False: the game does not know.  NULL: it remembers none. */
  bool (*last_sides)(const ArbGame *game, const ArbContext *context, ArbId card, ArbSeat *owner,
                     ArbSeat *controller);
  const ArbLoops *loops; /* loop.h; NULL: the game does not watch for loops */
  /* Whether `attribute` still answers for a card that is gone, as it last was; NULL: never. */
  bool (*remembers)(const ArbGame *game, ArbId card);
  /* Whether the relation `attribute` holds between an object and something that the selector
  ** finds; NULL: no attribute is an ARB_A_RELATION. */
  bool (*related)(ArbGame *game, const ArbContext *context, ArbId object, int attribute,
                  int selector1);
  /* Writes the objects that are not cards, of the kinds of ids in `kinds` (a bit each), players
  ** included; at most `max`.  Returns how many there are.  NULL: selectors find cards only. */
  int (*things)(ArbGame *game, uint32_t kinds, ArbId *out, int max);
  /* Fills in what an item is about: card, source, place, controller, pending, and its targets with
  ** arb_item_targets.  NULL: nothing is told of items. */
  void (*item_view)(ArbGame *game, int item1, ArbItemView *view);
  const ArbPlaceWord *place_words; /* a row for each value of the attributes of places; or NULL */
  /* Whether players have an attribute: checks selectors of players.  NULL: that is not checked. */
  bool (*players_have)(int attribute);
  /* `opens`: whether the facts of an object (its yes-or-no attributes) pass the gate.  `gate`: when
  ** the test for `wanted` is about a fact, adds it to the gate and returns true (select.h).
  ** Both may be NULL. */
  bool (*opens)(ArbGame *game, const ArbGate *gate, const ArbContext *context, ArbId object);
  bool (*gate)(const ArbTest *test, int32_t wanted, ArbGate *gate);
  /* Which cards of a zone that is not public an ability makes visible to everybody now.  In a
  ** private zone (ARB_PRIVATE) that is all of them: a card is shown as it enters, and is not hidden
  ** as it leaves.  NULL: never. */
  ArbOpen (*lies_open)(ArbGame *game, int zone);
  /* Whether `lies_open` could name a card of any zone now.  It is only there for speed: true where
  ** none lies open costs time, false where one does is a fault.  NULL: each zone is asked. */
  bool (*any_lies_open)(ArbGame *game);
  /* A card moves between kinds of zones: it still has the record of the old zone.  `from` -1: it
  ** is being created; `to` -1: it ceases to exist.  NULL: the game need not know. */
  void (*zone_changed)(ArbGame *game, int card1, int from, int to);
  /* Fills in the zeroed body of a card that has entered the board.  NULL: no `body_pool`. */
  void (*body_made)(ArbGame *game, int card1);
  /* Whether the game goes on when this seat leaves it (NULL: never).  If so, the next step removes
  ** the seats of ArbState.leaving.  If not, `concede` ends the game. */
  bool (*goes_on)(const ArbGame *game, ArbSeat seat);
  void (*concede)(ArbGame *game, ArbSeat seat);
  /* `call_fault` returns a sentence that says why a call of the host (ArbCall) makes no sense now,
  ** or NULL.  `call` makes the call, and returns true when the running step is dropped.  Both
  ** NULL: the game knows no calls. */
  const char *(*call_fault)(const ArbGame *game, int call, ArbSeat seat);
  bool (*call)(ArbGame *game, int call, ArbSeat seat);
  /* Writes the label of an option as the seat may know it.  NULL: verb and object. */
  void (*option_label)(ArbGame *game, const ArbOption *option, ArbSeat seat, char *out,
                       size_t size);
  /* The ability that an option is about, and in `def` the definition whose text it is (0: not
  ** known).  NULL: the option is about no ability. */
  const struct ArbAbility *(*option_ability)(const ArbGame *game, const ArbOption *option,
                                             uint16_t *def);
  /* A word for the event's `aux`, or "". */
  const char *(*event_detail)(const ArbCards *cards, const ArbEvent *event);
  /* Writes the display name of a player, place or item.  NULL: its id is its name. */
  void (*name_of)(ArbGame *game, ArbId id, ArbSeat seat, char *out, size_t size);
  /* Writes why a card that the seat knows cannot be played or used now; "" when it can.  NULL: it
  ** can when some option is about it. */
  void (*why_not)(ArbGame *game, ArbSeat seat, ArbId card, char *out, size_t size);
  /* Notes why an object that the seat may know is as it is (explain.h).  NULL: only its values
  ** are told. */
  void (*explain)(ArbGame *game, ArbSeat seat, ArbId object);
  /* Notes why the event events[at] happened as it did.  `events` is the game's record. */
  void (*explain_event)(ArbGame *game, ArbSeat seat, const ArbEvent *events, uint32_t at);
  /* Fills in the part of a card's view that is the game's: place, numbers ...  NULL: nothing. */
  void (*card_view)(ArbGame *game, int card1, bool sees, ArbCardView *view);
  /* Editing a position.  `placed`: a card was put into a zone.  NULL: nothing to do. */
  void (*placed)(ArbGame *game, int card1, ArbId place);
  /* Moves a card by hand into a zone of the kind, where its type may lie; `place` as for arb_move.
  ** Returns the card as it lies then (arb_zone_lay); 0: it has ceased to exist.  NULL: it lies in
  ** its owner's zone. */
  int (*relocate)(ArbGame *game, int card1, int kind, ArbId place);
  const ArbWritable *writables; /* what can be set; the kernel checks the rows' bounds */
  int writable_count;
  /* The largest value for a row in this game; NULL: the row's own bound. */
  int32_t (*writable_most)(const ArbGame *game, int row);
  /* Sets row `row` of the table, or, when `row` is -1, the number that cards call `name`.  The
  ** object exists.  False: this object has no such number.  NULL: only the kernel's own numbers
  ** can be set. */
  bool (*set)(ArbGame *game, ArbId object, int row, const char *name, int32_t value);
  /* Starts play from an edited position.  NULL: nothing to do. */
  void (*begin)(ArbGame *game);
  /* Checks the game's own invariants of a position.  The position may come from a file: only what
  ** arb_check checked before this call may be relied on.  NULL: there is nothing more to check. */
  bool (*check)(const ArbGame *game, ArbError *error);
  /* Whether a redeal may turn a card of a hidden zone into the definition.  NULL: yes. */
  bool (*may_lie)(const ArbGame *game, int card1, uint16_t def);
  /* Hashes for comparing positions (position.h).  `position_card`: of a card; `whole` adds its
  ** effects and what refers to other objects.  `position_rest`: of everything that is not a card,
  ** frame or zone.  NULL: positions are alike when their blocks are equal. */
  uint64_t (*position_card)(const ArbGame *game, int card1, bool whole);
  uint64_t (*position_rest)(const ArbGame *game);
  /* Whether two cards of one definition, owner and zone are equal in everything that lasts on
  ** them (position.h).  NULL: no two are. */
  bool (*twins)(const ArbGame *game, int card1, int other1);
} ArbRules;

/* ---- The card pool, as far as the kernel sees it ------------------------ */

struct ArbCards {
  const ArbRules *rules;
  uint64_t hash;
  int refs; /* atomic */
  const ArbTerm *terms;
  const ArbTest *tests;
  const ArbSelector *selectors;
  int selector_count;
  const struct ArbTally *tallies; /* tally.h */
  int tally_count;
  const ArbKeyword *keywords; /* the game's, then the pool's own (build.h) */
  int keyword_count;
  const char *const *signals; /* names of events that cards define (arb_build_signal) */
  int signal_count;
  /* The game's definitions, numbered from 1; each begins with an ArbCardHead (arb_build_heads).
  ** NULL: the functions below answer instead. */
  const void *defs;
  size_t def_size;
  const void *abilities; /* the game's abilities, each with an ArbAbility head; or NULL */
  size_t ability_size;
  const char *(*card_name)(const ArbCards *cards, uint16_t def);
  const char *(*card_id)(const ArbCards *cards, uint16_t def);
  const char *(*card_type)(const ArbCards *cards, uint16_t def);
  const char *(*card_unsupported)(const ArbCards *cards, uint16_t def);
  bool (*card_named)(const ArbCards *cards, uint16_t def, const char *name); /* name, id or alias */
  bool (*card_token)(const ArbCards *cards, uint16_t def);
  uint64_t (*card_hash)(const ArbCards *cards, uint16_t def);
  int card_count;
  char **strings; /* all texts of the pool (build.h) */
  int string_count;
  void (*destroy)(ArbCards *cards);
  void *scripts;
  void (*free_scripts)(void *scripts);
};

/* The number of a keyword of the pool by its name; -1: there is none. */
int arb_cards_keyword(const ArbCards *cards, const char *name);
/* The kind of an attribute (ArbAttributeKind).  The value of a keyword is a number. */
static inline int cards_attribute_kind(const ArbCards *cards, int attribute)
{
  return attribute < cards->rules->attribute_count ? cards->rules->attributes[attribute].kind
                                                   : ARB_A_NUMBER;
}

/* ---- A running game ----------------------------------------------------- */

typedef struct ArbAsk ArbAsk;

struct ArbGame {
  const ArbRules *rules;
  const ArbCards *cards;
  const ArbScriptHost *script;
  /* The first zone of each kind; and 1 when each player has one, else 0.  Rules and the number of
  ** seats fix both. */
  uint8_t zone_base[32], zone_step[32];
  void *script_context;  /* the bindings' own: the running lua_State */
  ArbState *s;           /* what rules read and write: the base or the working copy */
  ArbState *base, *work; /* the block at the start of the step; the one being written */
  size_t base_room, work_room;

  ArbRun run;       /* the running step (step.h) */
  ArbStop tried;    /* how the last look or trial ended; ARB_GO: it came to its end */
  ArbKept kept;     /* where the game goes back to when an answer is refused (step.h) */
  ArbPosed posed;   /* the question that players see (step.h) */
  ArbAnswerLog log; /* the answers of the running step so far */
  ArbArena arena;
  ArbScratch *scratch; /* the rules' own record of this run, or of the running trial */

  /* The events: `published` ones, then those of the running step. */
  ArbEvent *events;
  uint32_t event_first; /* number of events[0] */
  uint32_t event_count, event_room, published;
  bool keep_events;

  /* The logged answers come from a file, or from before a redeal: each is checked against the
  ** options of its question. */
  bool distrusted;
  /* A redeal for this seat draws with `secret_draw` the answers that the seat may not know yet;
  ** NULL: none is drawn. */
  ArbState *secret_draw;
  ArbSeat secret_for;
  bool reseed; /* after the running step, the random generator starts anew from `reseed_with` */
  uint64_t reseed_with;

  bool check;
  bool named_apart; /* ArbSetup */
  ArbFormat format;
  ArbCounters counters;
  char error[400];
  struct ArbRecorder *recorder; /* collects reasons (explain.h); NULL while a step runs */
};

/* look.c: the open question when it is this seat's (ARB_NO_SEAT: any seat's), else NULL.  A seat
** may not know what another player is asked, nor the rule or the words. */
const struct ArbAsk *arb_asked_of(const ArbGame *game, ArbSeat seat);
/* look.c: the ability that an option of the open decision is about (ArbRules.option_ability). */
const struct ArbAbility *arb_look_option_ability(ArbGame *game, int option, uint16_t *def);

/* ---- Flow: the step driver ---------------------------------------------- */

/* Leaves the running step at once.  Inside a script, the host's `raise` leaves the script. */
_Noreturn void arb_flow_stop(ArbGame *game, ArbStop why);
/* Refuses the answer that led here, with a sentence.  The arguments are printf's. */
_Noreturn void arb_flow_refuse(ArbGame *game, const char *format, ...)
    __attribute__((cold, format(printf, 2, 3)));
/* Stops the run with "a fault of the engine: WHAT".  The answer that led there is refused with
** ARB_BUG, and the game is as it was.  Outside of a run the program ends. */
_Noreturn void arb_flow_fault(ArbGame *game, const char *what) __attribute__((cold));
/* A condition that no script can break: when it does not hold, the engine has a fault.  `what`
** names the condition, with its rule. */
#define ARB_HOLDS(game, condition, what)            \
  do {                                              \
    if (!(condition)) arb_flow_fault((game), what); \
  } while (0)
/* Runs `look` on a copy of the block and then drops the copy: no event, answer or seal remains.
** False when `look` did not reach its end, for example because it asked a question. */
bool arb_flow_trial(ArbGame *game, void (*look)(ArbGame *game, void *data), void *data);
/* From here on the step cannot be cancelled, and every player sees it. */
void arb_flow_seal(ArbGame *game);
/* Draws `wanted` of the objects by chance into `out`, or all if there are fewer.  Returns how many
** it drew. */
int arb_flow_at_random(ArbGame *g, const ArbId *cards, int count, int wanted, ArbId *out);
static inline ArbFrame *frame_top(ArbGame *game)
{
  int used = game->s->pools[ARB_POOL_FRAME].used;
  return used ? (ArbFrame *)pool_items(game->s, ARB_POOL_FRAME) + (used - 1) : NULL;
}
/* Runs the frame on top, or what follows from a loop; then watches for loops. */
void arb_game_step(ArbGame *game);
ArbFrame *arb_frame_push(ArbGame *game, int kind);
void arb_frame_pop(ArbGame *game);
/* The one-based index of the topmost frame of a kind; 0: none. */
int arb_frame_find(ArbGame *game, int kind);

/* Takes an item of a pool and returns its index1.  A full pool grows by unwinding the run. */
int arb_game_take(ArbGame *game, int pool);
/* Memory beside an arena that is full. */
void *arb_arena_spill(ArbGame *game, size_t bytes) __attribute__((cold));
/* Memory that lives until the run of the step ends.  It is not zeroed. */
static inline void *arena_raw(ArbGame *game, size_t bytes)
{
  ArbArena *arena = &game->arena;
  bytes = (bytes + 15) & ~(size_t)15;
  if (bytes > arena->size - arena->used) return arb_arena_spill(game, bytes);
  void *result = arena->bytes + arena->used;
  arena->used += bytes;
  return result;
}
static inline void *arena_take(ArbGame *game, size_t bytes) /* like arena_raw, but zeroed */
{
  return memset(arena_raw(game, bytes), 0, bytes);
}

/* Marks what changed, so that values derived from it are computed again.  There is a bit for each
** kind of zone (its cards, their order, their faces); the bits after these are the game's own.
** game_changed marks everything. */
enum { ARB_TOUCH_GAME = 20 /* the game's own bits follow from here */ };
static inline void game_touched(ArbGame *game, uint32_t what)
{
  game->s->change++;
  for (int look = 0; look < ARB_LOOKS; look++) game->s->touched[look] |= what;
}
static inline void game_changed(ArbGame *game)
{
  game_touched(game, UINT32_MAX);
}
static inline bool game_seat_in(const ArbGame *game, ArbSeat seat)
{
  return seat < game->s->seats && !(game->s->gone & 1u << seat);
}
static inline bool game_has_seat(const ArbGame *game, int seat)
{
  return seat < game->s->seats;
}
/* The seat whose turn it is; ARB_NO_SEAT in a game without an ArbTable. */
static inline ArbSeat game_turn_player(const ArbGame *game)
{
  int pool = game->rules->table_pool;
  return pool ? ((const ArbTable *)pool_at(game->s, pool, 1))->turn_player : ARB_NO_SEAT;
}
/* The next seat in turn order that has not left the game. */
ArbSeat arb_game_next_seat(const ArbGame *game, ArbSeat seat);

/* ---- For script hosts --------------------------------------------------- */

/* Whether the step is unwinding: the error that leaves the script is no mistake of the script. */
static inline bool script_unwinds(const ArbGame *game)
{
  return game->run.stopping != ARB_GO;
}
/* Whether the running script must stop before its next action: the step is unwinding, or the object
** whose ability it runs is gone. */
static inline bool script_must_stop(const ArbGame *game)
{
  return script_unwinds(game) || (game->run.ceased && game->run.script_depth == 1);
}
/* Keeps the sentence that arb_error gives when the call of a script has failed. */
void arb_script_failed(ArbGame *game, const char *format, ...)
    __attribute__((cold, format(printf, 2, 3)));

/* ---- Decisions ---------------------------------------------------------- */

typedef void ArbLister(ArbGame *game, const void *data);

/* Whether picks are a whole answer, or a part to which others may be added. */
typedef enum ArbExtent { ARB_PART, ARB_WHOLE } ArbExtent;

/* A question.  The lister adds its options with ask_option; it is called only when the log does
** not yet hold the answer.  The engine itself answers a PICK that can be answered in one way only,
** unless `always` is set. */
struct ArbAsk {
  ArbSeat player;
  uint8_t shape;
  bool alike; /* PICK: equal options are interchangeable, and nothing remembers which was picked */
  bool always;
  const char *rule;
  const char *text; /* the question to the player, a few words */
  ArbId source;
  int32_t min, max;
  ArbLister *list;
  const void *data;
  /* Several players choose at once: how many they are, and how many of them are asked before this
  ** one, directly one after the other.  Until all have answered, nobody may know an answer, and a
  ** redeal draws the others' anew.  0: the answer is known to all. */
  uint8_t together, before;
  /* PICK, ARB_WHOLE: whether these picks are a complete answer.  ARB_PART: whether more picks can
  ** make them one.  NULL: any number of picks between min and max is a complete answer. */
  bool (*fits)(ArbGame *game, const void *data, const ArbOption *picks, int count,
               ArbExtent extent);
  /* PICK: the fewest picks, computed when the options are listed; NULL: min. */
  int (*fewest)(ArbGame *game, const void *data);
};

typedef struct ArbPicked {
  const ArbOption *options;
  int count;
} ArbPicked;

/* Whether the log holds more answers for this run.  If so, the next question was published in an
** earlier run, so checks that were made before publishing need not be made again. */
static inline bool ask_replays(const ArbGame *game)
{
  return game->run.answer_next < game->log.count;
}

/* Makes room for more options; for ask_option. */
void arb_ask_more_room(ArbGame *game) __attribute__((cold));
/* Adds an option; for listers. */
static inline void ask_option(ArbGame *game, ArbOption option)
{
  if (game->posed.count == game->posed.room) arb_ask_more_room(game);
  game->posed.options[game->posed.count++] = option;
}
ArbPicked arb_ask_pick(ArbGame *game, const ArbAsk *ask);  /* gives the options picked */
ArbPicked arb_ask_order(ArbGame *game, const ArbAsk *ask); /* gives all options, first to last */
ArbPicked arb_ask_split(ArbGame *game,
                        const ArbAsk *ask); /* gives all options; `value`: the amount */
int32_t arb_ask_number(ArbGame *game, const ArbAsk *ask);
bool arb_ask_yes(ArbGame *game, ArbSeat player, const char *rule, const char *text, ArbId source);
/* Whether something is possible, as `possible` says.  The first run that comes here evaluates it;
** later runs of the same step take the result from the log.  `possible` writes nothing. */
bool arb_ask_possible(ArbGame *game, bool (*possible)(ArbGame *game, void *data), void *data);
/* Asks the player for one of the lister's options, also when there is only one.  The
** lister's data is the player's seat. */
ArbOption arb_ask_window(ArbGame *game, ArbSeat player, const char *rule, const char *text,
                         ArbLister *list);
/* A seat in the arena, as the data of a lister. */
static inline const ArbSeat *ask_seat(ArbGame *game, ArbSeat seat)
{
  ArbSeat *data = arena_take(game, sizeof *data);
  *data = seat;
  return data;
}

/* ---- Zones and knowledge ------------------------------------------------ */

/* The zone of a kind.  Zones are created in the order of their kinds, one for each player or one
** for all; `owner` is ignored for the latter. */
static inline int zone_at(const ArbGame *game, int kind, ArbSeat owner)
{
  return game->zone_base[kind] + game->zone_step[kind] * owner;
}
static inline int zone_kind(const ArbGame *game, int zone)
{
  return state_zone(game->s, zone)->kind1 - 1;
}
/* The card with an index; the id of that card; the kind of the zone that it lies in. */
static inline ArbCard *card_at(const ArbGame *game, int card1)
{
  return state_card(game->s, card1);
}
static inline ArbId id_of(const ArbGame *game, int card1)
{
  return state_card_id(game->s, card1);
}
static inline int zone_of(const ArbGame *game, int card1)
{
  return zone_kind(game, card_at(game, card1)->zone);
}
static inline int zone_first(const ArbGame *game, int zone)
{
  return state_zone(game->s, zone)->first1;
}
static inline int card_next(const ArbGame *game, int card1)
{
  return card_at(game, card1)->next1;
}

/* for (ZONE_EACH(game, card1, zone)): visits the cards of a zone.  The body may move card1. */
#define ZONE_EACH(game, card1, zone)                                                     \
  int card1 = zone_first(game, zone), card1##_next = card1 ? card_next(game, card1) : 0; \
  card1;                                                                                 \
  card1 = card1##_next, card1##_next = card1 ? card_next(game, card1) : 0

enum { ARB_TOP, ARB_BOTTOM };

/* Creates a card (or token) of definition `def` at the end of a zone.  Returns its card1. */
int arb_zone_create(ArbGame *game, uint16_t def, ArbSeat owner, int zone, int flags);
/* Creates the cards of a deck's section in their owner's zone of the kind. */
void arb_zone_fill(ArbGame *game, const ArbSection *section, ArbSeat owner, int kind);
/* The same in random order: the id of a hidden card does not tell its place in the deck list. */
void arb_zone_fill_mixed(ArbGame *game, const ArbSection *section, ArbSeat owner, int kind);
/* Moves a card to another zone; nothing else does.  A card that leaves the board or enters it
** becomes a new object, and its old id is stale.  A seat that knew the card still knows it,
** unless the card is hidden among others. */
void arb_zone_move(ArbGame *game, int card1, int zone, int end);
/* Moves a card on top of a zone that nobody may look into, a deck, and to the end of any other.
** Returns the card as it lies then: among hidden cards it may have another slot. */
int arb_zone_lay(ArbGame *game, int card1, int zone);
/* The sum of `now` and `more` for a record that can hold `most`.  A larger sum is refused with
** `what`, so nothing is lost. */
int arb_flow_sum(ArbGame *game, int now, int more, int most, const char *what);
/* Whether a card of the definition may lie in a zone of the kind (ArbZoneKind.types).  Everything
** that moves cards asks this, and so do the invariants. */
bool arb_zone_takes(const ArbGame *game, int kind, uint16_t def);
/* Removes a token from the game. */
void arb_zone_destroy(ArbGame *game, int card1);
/* Shuffles a zone.  The order is random, and the definitions are dealt anew over the cards, so
** that the id, the place and the age of a card tell nothing. */
void arb_zone_shuffle(ArbGame *game, int zone);
/* Shuffles some cards of a zone that lie next to each other. */
void arb_zone_scatter(ArbGame *game, const ArbId *cards, int count);
/* Shows a card's face to the seats in `mask`.  Seals the step when one of them did not know it. */
void arb_know_show(ArbGame *game, int card1, unsigned mask);
bool arb_know_sees(const ArbGame *game, const ArbState *state, int card1, ArbSeat seat);
/* The card that an event happened to, where the seat may be told which one it is: it sees the card,
** or everybody sees that it lies there (arb_view_zone).  Else, and for what is no card, nothing. */
ArbId arb_know_subject(const ArbGame *game, const ArbEvent *event, ArbSeat seat);
/* Shows everybody the cards that abilities make visible now (ArbRules.lies_open).  The kernel calls
** it before each question and after each action of a script; the rules call it at the end of each
** step, and between cards that are drawn one by one. */
void arb_know_open(ArbGame *game);
/* Whether everybody has been shown those cards; for checks. */
bool arb_know_open_is_shown(ArbGame *game);
/* What a seat calls a card whose name is `name`; the card may be gone, or hidden from the seat. */
const char *arb_know_called(const ArbGame *game, ArbId card, ArbSeat seat, const char *name);
/* What all players may call a card: the text of a question is the same for every seat.  A card
** that is gone was the source of an ability, and abilities are public. */
const char *arb_know_public(const ArbGame *game, ArbId card, const char *name);

/* ---- Recording events --------------------------------------------------- */

/* Numbers and records an event, which the caller has filled in.  Only the seats in `known` may know
** the subject; source and place are public. */
void arb_event_record(ArbGame *game, const ArbEvent *event);

/* A hash that is equal for positions that are alike (position.h); for loops and searches. */
uint64_t arb_game_position(const ArbGame *game);

/* ---- How a game opens (opening.c) ---------------------------------------- */

/* Says in a sentence why no game can be played in the format, and in `field` which field is
** wrong; NULL when a game can be played. */
const char *arb_format_fault(const ArbRules *rules, const ArbFormat *format, const char **field);
/* The kind of mulligan of the format; `usual` is the kind that the game's rulebook has. */
int arb_opening_mulligan(const ArbGame *game, int usual);
/* The size of a seat's opening hand, and the number of cards drawn for it. */
int arb_opening_hand(const ArbGame *game, ArbSeat seat);
int arb_opening_drawn(const ArbGame *game, ArbSeat seat);
/* How many mulligans of the kind a seat may take, and how many cards it keeps after `taken`. */
int arb_opening_times(const ArbGame *game, ArbSeat seat, int kind);
int arb_opening_kept(const ArbGame *game, ArbSeat seat, int taken);

/* The definition that holds the abilities which a format adds; 0: the pool has none. */
#define ARB_FORMAT_ID   "format-" /* how its id begins */
#define ARB_FORMAT_TYPE "format"  /* its type; no card has it */
uint16_t arb_cards_format(const ArbCards *cards, const char *name);

/* ---- Words -------------------------------------------------------------- */

/* Writes behind the text that `out` holds, as much as fits into its `size` bytes in all. */
void arb_text_add(char *out, size_t size, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* ---- Refusing ----------------------------------------------------------- */

/* Fills an error, which may be NULL; the text is copied. */
void arb_set_error(ArbError *error, ArbStatus status, const char *text);
/* Reports what is wrong with a position, for ArbRules.check.  Always returns false. */
bool arb_check_fault(ArbError *error, const char *text, int number);

#endif
