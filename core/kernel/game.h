/* SPDX-License-Identifier: MIT */
/*
** game.h -- what a running game consists of, and what a rules module brings.
**
** The kernel knows blocks, zones, decisions, steps and events.  A game system
** brings one constant ArbRules: tables (zones, frames, attributes, events,
** verbs, actions) and functions.  See docs/adding-a-game.md.
**
** Uses: core/kernel/block
** Used by: core/kernel/cards, core/kernel/step, core/kernel/parts, core/riftbound,
**          core/evolve, bindings/language, bindings/host
*/
#ifndef ARB_GAME_H
#define ARB_GAME_H

#include <string.h>

#include "kernel/block/action.h"
#include "kernel/block/script.h"
#include "kernel/block/state.h"
#include "kernel/block/step.h"

/* ---- Events ------------------------------------------------------------- */

/* A fixed record of something that happened.  It carries what it needs to be
** told later: definitions and who may know them, as they were then. */
struct ArbEvent {
  uint16_t kind1; /* index into the event table, plus one */
  ArbSeat actor;  /* who is responsible, or ARB_NO_SEAT */
  uint8_t flags;  /* the game's */
  uint8_t known;  /* a bit per seat that may know the subject's face */
  uint8_t cause;  /* the game's: what kind of thing did it */
  ArbSeat subject_owner, subject_controller;
  ArbId subject, place, source, other;
  uint16_t subject_def, source_def;
  int16_t amount, aux;
  uint32_t item_serial;   /* the played item that did it, 0: none */
  uint32_t origin_serial; /* ... and the one that had begun that, 0: none */
};
_Static_assert(sizeof(ArbEvent) == 40, "events are plain records without holes");

/* ---- Tables ------------------------------------------------------------- */

enum { ARB_PUBLIC, ARB_PRIVATE /* owner or controller sees */, ARB_SECRET };

/* A card that leaves such a zone for the board keeps its id; with ARB_KEEPS_ID one that
** enters it, from anywhere, does so too (where what is played waits). */
enum { ARB_KEEPS_ID = 1, ARB_KEEPS_ID_LEAVING = 2 };

typedef struct ArbZoneKind {
  const char *name;
  const char *prefix; /* letter of the ids of cards that start there */
  uint8_t shared;     /* one for all players */
  uint8_t privacy;
  uint8_t board;    /* moving between board and non-board makes a new object */
  uint8_t keeps_id; /* ARB_KEEPS_ID... */
  const char *rule;
  const char *types; /* of the cards that may lie there, with blanks between; NULL: any */
} ArbZoneKind;

typedef enum ArbAttributeKind {
  ARB_A_BOOL,
  ARB_A_NUMBER,
  ARB_A_SET,
  ARB_A_TAG,
  ARB_A_KEYWORD,
  ARB_A_NAME,
  ARB_A_RELATION /* to other objects: its field takes a selector */
} ArbAttributeKind;

typedef struct ArbAttribute {
  const char *name;          /* the field a selector uses: cards { name = ... } */
  uint8_t kind;              /* ArbAttributeKind */
  const char *const *values; /* SET: the names of the bits, NULL-terminated */
  const char *rule, *help;
  const char *of;      /* the types of cards that can have it, or "player"; NULL: any */
  const char *against; /* yes-or-no attributes, or values of a set, that no object has together
                       ** with it: "defending base"; NULL: none */
  const char *in;      /* the zones in which something can have it; NULL: any */
} ArbAttribute;

/* The last columns of a row that may be left out: X(..., help) or X(..., help, of, against). */
#define ARB_LAST_TWO(a, b, ...)        a, b
#define ARB_LAST_FOUR(a, b, c, d, ...) a, b, c, d

/* How several instances of a keyword count: further ones are redundant, their values are added
** up, each counts by itself; NUMBERED: redundant, but it has a number that is printed. */
enum { ARB_KEYWORDS_MAX = 32 }; /* an object's are a bit each */
enum { ARB_STACKS_ONCE, ARB_STACKS_SUM, ARB_STACKS_EACH, ARB_STACKS_NUMBERED };

typedef struct ArbWord { /* a word of scripts for a value */
  const char *word;
  int32_t value;
} ArbWord;

typedef struct ArbNamed { /* verbs, events and the like */
  const char *name, *rule, *help;
  const char *of; /* of an event: the types of cards that it happens to; NULL: any */
} ArbNamed;

typedef struct ArbProfile { /* a name for a set of switches */
  const char *name, *edition;
  uint32_t switches; /* a bit per row of the game's table */
} ArbProfile;

/* A part of a deck (ArbDeck.sections). */
typedef struct ArbSectionKind {
  const char *name;  /* what deck files call it: "MainDeck" */
  const char *field; /* what deck rules and scenarios call it: "main" */
  uint8_t single;    /* it is one card at most, and no list */
  uint8_t apart;     /* only deck rules look at it: its cards do not come into the game */
} ArbSectionKind;

/* A number that a format of the game fixes (ArbFormat.numbers). */
enum {
  ARB_FORMAT_NEEDED = 1,
  ARB_FORMAT_FLAG = 2,   /* true or false in its file, 1 or 0 here */
  ARB_FORMAT_DECK = 4,   /* only deck rules look at it: a game does not know it */
  ARB_FORMAT_ZERO = 8,   /* 0 is not what is left out: it is kept as ARB_FORMAT_NONE */
  ARB_FORMAT_DRAWN = 16, /* of a deck: how many cards lie at least where hands are drawn from */
  ARB_FORMAT_SEAT = 32   /* of one player: this many times the seat plus one, above it nothing */
};
#define ARB_FORMAT_OF(seat) (((seat) + 1) * ARB_FORMAT_SEAT)
enum { ARB_FORMAT_NONE = UINT8_MAX };
typedef struct ArbFormatNumber {
  const char *name;
  uint8_t flags;       /* ARB_FORMAT_... */
  uint8_t least, most; /* bounds */
  uint8_t least_of1;   /* at least that number (index plus one); 0: `least` */
  const char *rule;    /* for refusals; NULL: none */
  const char *unit;    /* what it counts: "cards"; NULL: it says itself */
  uint8_t usual;       /* what the rulebook has, where a format says nothing; 0: nothing */
} ArbFormatNumber;

/* The frame at the bottom is of the first kind, and no other one is. */
typedef struct ArbFrameKind {
  const char *name;
  void (*step)(ArbGame *game);
  uint8_t stages; /* how many it goes through; 0: any */
} ArbFrameKind;

/* What there is once in a game: the game's own record begins like this. */
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
/* The kernel's pools, with room for so many to begin with; ArbCount is in tally.h. */
#define ARB_KERNEL_POOLS(cards, zones, frames, tallies)                \
  [ARB_POOL_CARD] = {"cards", sizeof(ArbCard), cards, 0},              \
  [ARB_POOL_ZONE] = {"zones", sizeof(ArbZone), zones, ARB_POOL_FIXED}, \
  [ARB_POOL_FRAME] = {"frames", sizeof(ArbFrame), frames, 0},          \
  [ARB_POOL_TALLY] = {"tallies", sizeof(ArbCount), tallies, 0}

typedef struct ArbLoops ArbLoops;

/* What the next step asks of the players. */
typedef enum ArbAsking {
  ARB_ASKS_RARELY, /* nothing, or seldom: see flow.c */
  ARB_ASKS_OFTEN,  /* as like as not, in its course */
  ARB_ASKS_FIRST   /* it begins with a question and has written nothing by then */
} ArbAsking;

/* What the rules keep for the time of one run: a game's own record begins like this.  The first
** `scratch_zeroed` bytes of it are zero when a run, a trial or a look begins; what lies behind them
** is whatever it was.  replace.h says what the trail is. */
enum { ARB_TRAIL_MAX = 16 };
typedef struct ArbReplaced { /* which replacement effect was applied */
  ArbId source, from;
  uint16_t ability, effect1;
} ArbReplaced;
typedef struct ArbTrail { /* what is being applied now, innermost last */
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
  const char *hidden_rule;         /* why a player may not know a card; NULL: no rule says so */
  const char *const *card_numbers; /* of ArbCardView: attributes, ends with NULL; or NULL */
  const ArbPoolSpec *pools;
  int pool_count; /* the kernel's first, then its own from ARB_POOL_GAME on */
  /* Which of them has what the kernel takes, frees and checks; 0: none has. */
  uint8_t table_pool;           /* what there is once (ArbTable), there from the start */
  uint8_t player_pool;          /* a record of each player, there from the start: uint16_t in_use */
  uint8_t body_pool;            /* of each card on the board: uint16_t card1 */
  uint8_t item_pool;            /* what is played or waits (item.h) ... */
  uint8_t pick_pool, past_pool; /* ... and what goes with an item */
  uint32_t scratch_size, scratch_zeroed; /* of its record of a run, in bytes; 0: an ArbScratch */
  const ArbZoneKind *zones;
  int zone_count;
  const ArbFrameKind *frames;
  int frame_count;
  const ArbAttribute *attributes;
  int attribute_count;
  const ArbNamed *events;
  int event_count;
  const int16_t *replaceable; /* events that replacement effects are asked about before they
                              ** happen, from 0 on; ends with -1 */
  const ArbNamed *verbs;
  int verb_count;
  const char *const *keywords;   /* the game's own; a pool may have more: ArbCards.keywords */
  const uint8_t *keyword_stacks; /* ARB_STACKS_... of each; NULL: ONCE */
  int keyword_count;
  int keyword_value1; /* the attribute that is the first keyword's value, those of the others
                      ** behind it; plus one; 0: keywords have no values */
  const ArbAction *actions;
  int action_count;
  /* What is asked of a list of objects, list:where(...): rows like actions, whose first parameter
  ** is the list.  NULL: lists are asked nothing. */
  const ArbAction *list_actions;
  int list_action_count;
  const ArbWord *durations; /* what DURATION takes; ends with one without a word */
  /* What scripts choose as they run (act.h): by which rule, with which verbs. */
  const char *choice_rule;
  uint8_t choice_verb, choice_place_verb, choice_player_verb;
  const ArbNamed *switches; /* rules that a format may have otherwise (ArbFormat.house) */
  int switch_count;
  const ArbProfile *profiles;
  int profile_count;
  const ArbSectionKind *sections; /* of a deck */
  int section_count;
  uint8_t seats_least, seats_most; /* how many may play; 0: two, and as many as there are seats */
  const ArbFormatNumber *format_numbers; /* what a format says beside players and hands */
  int format_number_count;
  const char *shared_field; /* of a format: names of cards that lie in the game and nobody
                             ** brings (ArbSetup.shared); NULL: there are none of that kind */
  const char *shared_rule;

  /* The functions: those that say NULL may be missing, the others are needed. */

  /* Why a card does not belong into that section of a deck (`section_count`: among the shared
  ** ones); NULL when it does.  Itself NULL: anything belongs anywhere. */
  const char *(*section_fault)(const ArbCards *cards, uint16_t def, int section);
  /* Fills an empty block; runs again from its start when a pool has to grow.  The cards of the
  ** decks are such as may be there. */
  ArbStatus (*set_up)(ArbGame *game, const ArbSetup *setup, ArbError *error);
  /* Why the numbers of a format do not go together, a sentence, and in `row` which of
  ** `format_numbers` is the wrong one; NULL: they do.  Itself NULL: they always do. */
  const char *(*format_fault)(const ArbFormat *format, int *row);
  /* One step: game_step, unless there is something to do before or behind it. */
  void (*step)(ArbGame *game);
  ArbAsking (*asking)(const ArbGame *game); /* of the step that comes next */
  /* The card of an ability that waits or is carried out and whose object had this id; 0: there is
  ** none.  NULL: a question whose source has become another object names nothing. */
  uint16_t (*waiting_def)(const ArbGame *game, ArbId source);
  /* An attribute of a card, player or (nothing) the game; ARB_NULL: none. */
  int32_t (*attribute)(ArbGame *game, const ArbContext *context, ArbId object, int attribute);
  /* What a card bears under a name of the cards' own, as counters; ARB_NULL: no card has such a
  ** name.  NULL: a game without these. */
  int32_t (*borne)(ArbGame *game, ArbId object, const char *name);
  /* Whether an event of its kind belongs to a tally of "you"; NULL: no pool has tallies. */
  bool (*counts)(ArbGame *game, const struct ArbTally *tally, const ArbEvent *event,
                 const ArbContext *context);
  bool (*tagged)(ArbGame *game, ArbId object, int tag); /* NULL: no selector asks */
  /* Whether it is called as that definition is; NULL: when it is of that definition. */
  bool (*named)(ArbGame *game, ArbId object, uint16_t def);
  /* Around what happens at one moment, for the shared actions (act.h); they nest.  And such an
  ** event of the cards' own, which happens to an object or to nothing.  NULL: no card of the
  ** game does what asks for them. */
  void (*batch_open)(ArbGame *game);
  void (*batch_close)(ArbGame *game);
  void (*signalled)(ArbGame *game, ArbSeat by, ArbId subject, int amount, int signal);
  /* Whose an object is, also what it was last; ARB_NO_SEAT: nobody knows.  NULL: no action asks. */
  ArbSeat (*controller_of)(const ArbGame *game, ArbId object);
  const ArbLoops *loops; /* loop.h; NULL: nothing looks for loops */
  /* Whether `attribute` knows what a card was that is gone; NULL: never. */
  bool (*remembers)(const ArbGame *game, ArbId card);
  /* Whether an object is so related (attribute) to something the selector finds; NULL: no
  ** attribute is an ARB_A_RELATION. */
  bool (*related)(ArbGame *game, const ArbContext *context, ArbId object, int attribute,
                  int selector1);
  /* Writes at most `max` objects that are no cards, of these kinds of ids (a bit each), players
  ** among them; returns how many there are.  NULL: selectors find cards only. */
  int (*things)(ArbGame *game, uint32_t kinds, ArbId *out, int max);
  /* Whether players have an attribute, for what selectors of players say; NULL: not known. */
  bool (*players_have)(int attribute);
  /* Whether the facts of an object, yes-or-no attributes, are as the gate asks, and whether a
  ** test for `wanted` is one of them: then it is added to the gate (select.h).  Both may be
  ** NULL. */
  bool (*opens)(ArbGame *game, const ArbGate *gate, const ArbContext *context, ArbId object);
  bool (*gate)(const ArbTest *test, int32_t wanted, ArbGate *gate);
  /* Whether the cards of a private zone (ARB_PRIVATE) lie open for everybody now, as a card's
  ** ability says: each is shown as it comes there, and leaves it unhidden.  NULL: never. */
  bool (*lies_open)(ArbGame *game, int zone);
  /* A card goes from a kind of zone (-1: it is made) to another one (-1: it ceases to be), and
  ** has still what it had there; NULL: that is nothing to the game. */
  void (*zone_changed)(ArbGame *game, int card1, int from, int to);
  /* It has entered the board, with an empty record: fills it in.  NULL: no `body_pool`. */
  void (*body_made)(ArbGame *game, int card1);
  /* Whether a game goes on when this seat leaves it (NULL: never).  Then its next step
  ** removes the seats of `leaving` from it; else `concede` ends the game. */
  bool (*goes_on)(const ArbGame *game, ArbSeat seat);
  void (*concede)(ArbGame *game, ArbSeat seat);
  /* NULL: options are called by their verbs and objects. */
  void (*option_label)(ArbGame *game, const ArbOption *option, ArbSeat seat, char *out,
                       size_t size);
  /* The ability that an option is about, and the definition whose text it is (0: nobody knows);
  ** NULL: about none. */
  const struct ArbAbility *(*option_ability)(const ArbGame *game, const ArbOption *option,
                                             uint16_t *def);
  /* A word on `aux`, or "". */
  const char *(*event_detail)(const ArbCards *cards, const ArbEvent *event);
  /* What a player, a place or a thing that is no card is called; NULL: by its id. */
  void (*name_of)(ArbGame *game, ArbId id, ArbSeat seat, char *out, size_t size);
  /* Why a card that the seat knows cannot be played or used now; "" when it can.  NULL: it can when
  ** an option is about it. */
  void (*why_not)(ArbGame *game, ArbSeat seat, ArbId card, char *out, size_t size);
  /* Notes why an object that the seat may know is as it is (explain.h); NULL: its values
  ** are told. */
  void (*explain)(ArbGame *game, ArbSeat seat, ArbId object);
  /* ... how events[at] came about, of the game's record of events. */
  void (*explain_event)(ArbGame *game, ArbSeat seat, const ArbEvent *events, uint32_t at);
  /* What the kernel cannot know of a card on the board: place, numbers ...; NULL: nothing. */
  void (*card_view)(ArbGame *game, int card1, bool sees, ArbCardView *view);
  /* Editing a position: a card was put into a zone; an attribute is set; play begins.  Each may be
  ** NULL; without `set` nothing can be set but what the kernel sets. */
  void (*placed)(ArbGame *game, int card1, ArbId place);
  /* Everything that holds at once in a position, once an edit has changed it; NULL: nothing. */
  void (*edited)(ArbGame *game);
  const ArbWritable *writables; /* what can be set; its rows' bounds are kept by the kernel */
  int writable_count;
  /* The most that row takes in this game; NULL: what the row says. */
  int32_t (*writable_most)(const ArbGame *game, int row);
  /* `row` of the table, or -1 for a name that is not in it; the object is there.  False: not
  ** of this one. */
  bool (*set)(ArbGame *game, ArbId object, int row, const char *name, int32_t value);
  void (*begin)(ArbGame *game);
  /* The game's own invariants of a position, also of one out of a file: nothing is trusted but
  ** what arb_check has looked at before.  NULL: nothing more to check. */
  bool (*check)(const ArbGame *game, ArbError *error);
  /* May the definition lie in this hidden zone? (redeal)  NULL: yes. */
  bool (*may_lie)(const ArbGame *game, int card1, uint16_t def);
  /* What a card is, for positions that are alike (position.h): by itself, or the whole of it,
  ** with what sticks to it and speaks of others; and what there is beside cards, frames and
  ** zones.  NULL: positions are alike whose bytes are. */
  uint64_t (*position_card)(const ArbGame *game, int card1, bool whole);
  uint64_t (*position_rest)(const ArbGame *game);
  /* Whether two cards of one definition, owner and zone are equal in all that lasts on them
  ** (position.h).  NULL: no two are. */
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
  const struct ArbTally *tallies; /* what is counted (tally.h) */
  int tally_count;
  const ArbKeyword *keywords; /* the game's, then the pool's own (build.h) */
  int keyword_count;
  const char *const *signals; /* names of what cards tell each other (build_signal) */
  int signal_count;
  const void *defs; /* the game's records, from 1, each with an ArbCardHead (build_heads) ... */
  size_t def_size;  /* ... or NULL: then these answer for themselves */
  const void *abilities; /* its records, each with an ArbAbility; NULL: it has none of that kind */
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

/* The number of a keyword of the pool; -1: it has no such. */
int cards_keyword(const ArbCards *cards, const char *name);
/* Its kind (ArbAttributeKind): the values of keywords are numbers. */
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
  /* the first zone of each kind, and 1 when each player has one: fixed by rules and seats */
  uint8_t zone_base[32], zone_step[32];
  void *script_context;  /* the bindings' own: the running lua_State */
  ArbState *s;           /* what rules read and write: the base or the working copy */
  ArbState *base, *work; /* the block at the start of the step; the one being written */
  size_t base_room, work_room;

  ArbRun run;       /* step.h: what is running, */
  ArbStop tried;    /* how the last look or trial ended; ARB_GO: it came to its end */
  ArbKept kept;     /* what is kept for the case that an answer is refused, */
  ArbPosed posed;   /* and what is posed */
  ArbAnswerLog log; /* the answers of the running step so far */
  ArbArena arena;
  ArbScratch *scratch; /* the rules' own record of this run; in a trial: of the trial */

  /* events: published, then those of the running step */
  ArbEvent *events;
  uint32_t event_first; /* number of events[0] */
  uint32_t event_count, event_room, published;
  bool keep_events;

  bool distrusted; /* logged answers are checked against their options: they come from a file, or
                      from before a redeal */
  bool reseed;     /* a redealt game draws anew after the running step */
  uint64_t reseed_with;

  bool check;
  bool named_apart; /* ArbSetup */
  ArbFormat format;
  ArbCounters counters;
  char error[400];
  struct ArbRecorder *recorder; /* somebody asks why (explain.h); NULL while a step runs */
};

/* look.c: the open question, when it is this seat's (ARB_NO_SEAT: anybody's); NULL: it is not.
** What others are asked, by which rule and with which words, is not his to know. */
const struct ArbAsk *asked_of(const ArbGame *game, ArbSeat seat);
/* look.c: what an option of the open decision is about, asked of the rules (option_ability). */
const struct ArbAbility *look_option_ability(ArbGame *game, int option, uint16_t *def);

/* ---- Flow: the step driver ---------------------------------------------- */

/* Leaves the running step at once; from a script through its host. */
_Noreturn void flow_stop(ArbGame *game, ArbStop why);
/* Refuses the answer that led here with a sentence; printf-like. */
_Noreturn void flow_refuse(ArbGame *game, const char *format, ...)
    __attribute__((cold, format(printf, 2, 3)));
/* Stops the run with "a fault of the engine: WHAT": the answer that led there is refused with
** ARB_BUG, and the game is as it was.  Outside of a run the program ends. */
_Noreturn void flow_fault(ArbGame *game, const char *what) __attribute__((cold));
/* What holds by the engine's own doing, whatever scripts do.  `what` says it, with its rule. */
#define ARB_HOLDS(game, condition, what)        \
  do {                                          \
    if (!(condition)) flow_fault((game), what); \
  } while (0)
/* Runs `look` on a copy of the block, which is thrown away, to see what would come of it:
** no event, no answer and no seal is left.  False when it did not come to its end, as when
** it has something to ask. */
bool flow_trial(ArbGame *game, void (*look)(ArbGame *game, void *data), void *data);
/* From here on the step can no longer be cancelled and is seen by all. */
void flow_seal(ArbGame *game);
static inline ArbFrame *frame_top(ArbGame *game)
{
  int used = game->s->pools[ARB_POOL_FRAME].used;
  return used ? (ArbFrame *)pool_items(game->s, ARB_POOL_FRAME) + (used - 1) : NULL;
}
/* What the frame on top does next, or what comes of a loop; then loops are looked for. */
void game_step(ArbGame *game);
ArbFrame *frame_push(ArbGame *game, int kind);
void frame_pop(ArbGame *game);
int frame_find(ArbGame *game, int kind); /* one-based, from the top; 0: none */

/* Takes an item of a pool, growing it by unwinding when it is full. Returns index1. */
int game_take(ArbGame *game, int pool);
/* When the arena is full: beside it. */
void *arena_spill(ArbGame *game, size_t bytes) __attribute__((cold));
/* Lives until the run of the step ends; not zeroed: for lists that are filled at once. */
static inline void *arena_raw(ArbGame *game, size_t bytes)
{
  ArbArena *arena = &game->arena;
  bytes = (bytes + 15) & ~(size_t)15;
  if (bytes > arena->size - arena->used) return arena_spill(game, bytes);
  void *result = arena->bytes + arena->used;
  arena->used += bytes;
  return result;
}
static inline void *arena_take(ArbGame *game, size_t bytes) /* the same, zeroed */
{
  return memset(arena_raw(game, bytes), 0, bytes);
}

/* What changed, for whom values were derived from it: a bit for each kind of zone (which
** cards lie there, in which order, with which faces), then the game's own.  Whoever is in
** doubt says game_changed: anything may have. */
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
/* ARB_NO_SEAT: a game without an ArbTable. */
static inline ArbSeat game_turn_player(const ArbGame *game)
{
  int pool = game->rules->table_pool;
  return pool ? ((const ArbTable *)pool_at(game->s, pool, 1))->turn_player : ARB_NO_SEAT;
}
/* The next seat in turn order that is still in the game. */
ArbSeat game_next_seat(const ArbGame *game, ArbSeat seat);

/* ---- Decisions ---------------------------------------------------------- */

typedef void ArbLister(ArbGame *game, const void *data);

/* A question.  The lister is called only when the answer is not there yet; it
** adds options with ask_option.  A PICK that can only be answered in one way
** is answered by the engine itself unless `always`. */
struct ArbAsk {
  ArbSeat player;
  uint8_t shape;
  bool alike; /* PICK: of equal options one is as good as another, nothing remembers them */
  bool always;
  const char *rule;
  const char *text; /* what is asked, a few words for the player */
  ArbId source;
  int32_t min, max;
  ArbLister *list;
  const void *data;
  /* PICK: are these picks a whole answer, or (whole false) can they still become
  ** one?  NULL: any number between min and max. */
  bool (*fits)(ArbGame *game, const void *data, const ArbOption *picks, int count, bool whole);
  /* PICK: the fewest picks, worked out when the options are listed; NULL: min. */
  int (*fewest)(ArbGame *game, const void *data);
};

typedef struct ArbPicked {
  const ArbOption *options;
  int count;
} ArbPicked;

/* Whether this run has further answers ahead: what was found out before the next
** question, on the way to publishing it, holds and need not be found out again. */
static inline bool ask_replays(const ArbGame *game)
{
  return game->run.answer_next < game->log.count;
}

void ask_more_room(ArbGame *game) __attribute__((cold));
static inline void ask_option(ArbGame *game, ArbOption option) /* for listers */
{
  if (game->posed.count == game->posed.room) ask_more_room(game);
  game->posed.options[game->posed.count++] = option;
}
ArbPicked ask_pick(ArbGame *game, const ArbAsk *ask);  /* options picked */
ArbPicked ask_order(ArbGame *game, const ArbAsk *ask); /* options, first to last */
ArbPicked ask_split(ArbGame *game, const ArbAsk *ask); /* all options; value: the amount */
int32_t ask_number(ArbGame *game, const ArbAsk *ask);
bool ask_yes(ArbGame *game, ArbSeat player, const char *rule, const char *text, ArbId source);
/* Whether something can be done, as `possible` says: looked at in the first run that comes here
** and known in later runs of the same step, whichever questions follow.  `possible` writes
** nothing. */
bool ask_possible(ArbGame *game, bool (*possible)(ArbGame *game, void *data), void *data);
/* The one thing that a player does of those that are listed; he is asked also when there is
** but one.  The lister's data is his seat. */
ArbOption ask_window(ArbGame *game, ArbSeat player, const char *rule, const char *text,
                     ArbLister *list);
/* A seat as the data of a lister. */
static inline const ArbSeat *ask_seat(ArbGame *game, ArbSeat seat)
{
  ArbSeat *data = arena_take(game, sizeof *data);
  *data = seat;
  return data;
}

/* ---- Zones and knowledge ------------------------------------------------ */

/* Zones are made in the order of their kinds, one for each player or one for all
** (then the owner does not matter). */
static inline int zone_at(const ArbGame *game, int kind, ArbSeat owner)
{
  return game->zone_base[kind] + game->zone_step[kind] * owner;
}
static inline int zone_kind(const ArbGame *game, int zone)
{
  return state_zone(game->s, zone)->kind1 - 1;
}
/* A card by its index, its id, and the kind of the zone it lies in. */
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

/* for (ZONE_EACH(game, card1, zone)): the cards of a zone; the body may move card1 */
#define ZONE_EACH(game, card1, zone)                                                     \
  int card1 = zone_first(game, zone), card1##_next = card1 ? card_next(game, card1) : 0; \
  card1;                                                                                 \
  card1 = card1##_next, card1##_next = card1 ? card_next(game, card1) : 0

enum { ARB_TOP, ARB_BOTTOM };

/* A new card (or token) of definition `def` at the end of a zone. Returns card1. */
int zone_create(ArbGame *game, uint16_t def, ArbSeat owner, int zone, int flags);
/* The cards of a deck's section, in their owner's zone of that kind. */
void zone_fill(ArbGame *game, const ArbSection *section, ArbSeat owner, int kind);
/* The same in an order drawn by lot: of what stays hidden no id says where in the list it stood. */
void zone_fill_mixed(ArbGame *game, const ArbSection *section, ArbSeat owner, int kind);
/* The one way a card changes its zone.  Board to elsewhere and back makes a new
** object: the old id is stale.  Who could see it before still knows it, unless
** it is hidden among others. */
void zone_move(ArbGame *game, int card1, int zone, int end);
/* now + more: what a record is to hold.  Refuses what it cannot: nothing is dropped. */
int flow_sum(ArbGame *game, int now, int more, int most, const char *what);
/* Whether a card of that definition may lie in a zone of that kind (ArbZoneKind.types): every
** mover asks it, and so do the invariants. */
bool zone_takes(const ArbGame *game, int kind, uint16_t def);
/* A token leaves the game. */
void zone_destroy(ArbGame *game, int card1);
/* Shuffles a zone: random order, and the definitions are dealt anew over the
** cards, so that an id, its order and its age say nothing. */
void zone_shuffle(ArbGame *game, int zone);
/* The same for some cards that lie next to each other. */
void zone_scatter(ArbGame *game, const ArbId *cards, int count);
/* Shows a card's face to the seats in `mask`; seals the step when that is news. */
void know_show(ArbGame *game, int card1, unsigned mask);
bool know_sees(const ArbGame *game, const ArbState *state, int card1, ArbSeat seat);
/* What a seat calls a card whose name is that: it may be gone, or hidden from it. */
const char *know_called(const ArbGame *game, ArbId card, ArbSeat seat, const char *name);
/* What all players may call it: texts of questions are the same for every seat.  What is gone was
** an ability's source, and abilities are public. */
const char *know_public(const ArbGame *game, ArbId card, const char *name);

/* ---- Recording events --------------------------------------------------- */

/* Numbers and records an event that its maker has filled in: what is known of
** the subject is the subject's own; source and place are public. */
void event_record(ArbGame *game, const ArbEvent *event);

/* The same for positions that are alike, for loops and searches. */
uint64_t game_position(const ArbGame *game);

/* ---- How a game opens (opening.c) ---------------------------------------- */

/* Why no game could be played in that format, a sentence, and in `field` what is wrong with it;
** NULL: nothing. */
const char *format_fault(const ArbRules *rules, const ArbFormat *format, const char **field);
/* The kind of mulligan, where the rulebook of the game has `usual`. */
int opening_mulligan(const ArbGame *game, int usual);
/* How many cards the hand of a seat is of, and how many are drawn for it. */
int opening_hand(const ArbGame *game, ArbSeat seat);
int opening_drawn(const ArbGame *game, ArbSeat seat);
/* How often a seat may take a mulligan of that kind, and how many cards the seat keeps after
** `taken` of them. */
int opening_times(const ArbGame *game, ArbSeat seat, int kind);
int opening_kept(const ArbGame *game, ArbSeat seat, int taken);

/* The definition of what a format says in abilities; 0: the pool knows of none. */
#define ARB_FORMAT_ID "format-" /* what its id begins with */
uint16_t cards_format(const ArbCards *cards, const char *name);

/* ---- Refusing ----------------------------------------------------------- */

void set_error(ArbError *error, ArbStatus status, const char *text);
/* What is wrong with a position, for ArbRules.check: always false. */
bool check_fault(ArbError *error, const char *text, int number);

#endif
