/* SPDX-License-Identifier: MIT */
/*
** lunarbiter.h -- the public interface of the rules engine.
**
** A game is made of a format, decks, a seed and answers.  The engine runs until a player must
** choose, publishes one decision, and goes on when the decision is answered:
**
**     ArbSetup setup = arb_default_setup();       (then cards, format and decks)
**     ArbGame *game = arb_create(&setup, &error);
**     while (arb_advance(game) == ARB_AWAITING)
**       arb_answer(game, arb_decision(game)->number, &choice, 1);
**     printf("winner: seat %d\n", arb_winner(game));
**
** Every choice of every player goes through arb_answer: people, bots, tests and replays.  The
** same format, decks, seed and answers give the same game, byte for byte.
**
** Threads.  The library has no global state but the hooks (arb_set_hooks).  Games in different
** threads never meet; one game belongs to one thread at a time.  A card pool may be shared by all
** threads.
**
** Errors.  A function that can fail returns a negative ArbStatus and leaves the game as it was;
** arb_error then gives a sentence that says why.
**
** Visitors.  A function that visits gathers first what it tells.  So a visitor may call any
** function but arb_destroy, also on the same game: it is told what was so when the call was made.
**
** Const.  A function that takes a `const ArbGame *` only reads.  A function that takes an
** `ArbGame *` may run card scripts, or work out the open question of a copy again.  Looking at a
** game never changes what happens in it.
**
** Seats are numbered from 0, in turn order.  Texts are UTF-8.
*/
#ifndef LUNARBITER_H
#define LUNARBITER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this header, as a text and as major * 10000 + minor * 100 + patch. */
#define ARB_VERSION     "0.1.0"
#define ARB_VERSION_NUM 100

#if defined(__GNUC__)
#define ARB_API __attribute__((visibility("default")))
#else
#define ARB_API
#endif

/* The version of the library that the program runs with, as ARB_VERSION_NUM counts. */
ARB_API int arb_version(void);

/* What a host may take over.  Functions that are NULL are those of the C library. */
typedef struct ArbHooks {
  size_t size; /* sizeof(ArbHooks); a library of another version refuses another size */
  void *data;  /* the first argument of the functions */
  /* Allocates all memory of the library, as realloc does: a NULL `block` is a new one, a `size` of
  ** 0 frees the block.  NULL means that memory ran out; then the block stays as it was.  Blocks are
  ** aligned for every type.  Threads may call it at the same time. */
  void *(*resize)(void *data, void *block, size_t size);
  /* The engine found itself broken where no answer can be refused.  It may leave with a longjmp
  ** or end the program; when it returns, the program is aborted. */
  void (*fatal)(void *data, const char *what);
} ArbHooks;

/* Sets the hooks for the whole process; NULL sets those of the C library again.  Call it while no
** game, pool or other object of the library exists, and while no other thread uses the library.
** False when the size is of another version; then nothing has changed. */
ARB_API bool arb_set_hooks(const ArbHooks *hooks);

/* Frees memory that the library allocated for the caller; the comment of a function says when that
** is so.  NULL is allowed. */
ARB_API void arb_free(void *block);

enum { ARB_SEATS_MAX = 4, ARB_NO_SEAT = 255, ARB_EVERY_SEAT = 254 };
enum { ARB_ANSWERS_MAX = 64 }; /* answers of one step */

typedef uint8_t ArbSeat;
typedef struct ArbGame ArbGame;   /* a game in play; its creator owns it (arb_destroy) */
typedef struct ArbCards ArbCards; /* a card pool: immutable and reference-counted */
/* Runs the functions of cards.  The bindings make one for Lua: bind_script_host. */
typedef struct ArbScriptHost ArbScriptHost;

/* The name of an object in a game: a card, a player, an ability that waits, a place.  The top
** three bits of `slot` are the kind of object, the others are a one-based index.  `generation`
** counts how often that slot was used before, so an id of an object that is gone never names a
** later one.  All zero means "nothing". */
typedef struct ArbId {
  uint16_t slot, generation;
} ArbId;

/* ---- Status ------------------------------------------------------------- */

#define ARB_STATUS_LIST(X)                                                \
  X(ARB_OK, 0, "done")                                                    \
  X(ARB_AWAITING, 1, "a decision is open")                                \
  X(ARB_OVER, 2, "the game is over")                                      \
  X(ARB_REFUSED, -1, "the answer is not legal")                           \
  X(ARB_LATE, -2, "the answer is for another decision")                   \
  X(ARB_SCRIPT, -3, "a card script failed")                               \
  X(ARB_SEALED, -4, "the step can no longer be taken back")               \
  X(ARB_FULL, -5, "a hard limit of the game was met")                     \
  X(ARB_CORRUPT, -6, "the data is damaged or belongs to another version") \
  X(ARB_UNSUPPORTED, -7, "the engine cannot execute this exactly")        \
  X(ARB_MEMORY, -8, "out of memory")                                      \
  X(ARB_BUG, -9, "the engine broke one of its own rules")

typedef enum ArbStatus {
#define X(name, value, text) name = value,
  ARB_STATUS_LIST(X)
#undef X
} ArbStatus;

/* ARB_BUG means that the engine broke one of its own rules.  The game is as it was before the
** call, arb_error names the broken rule, and the same answers lead to it again: please report
** format, decks, seed and answers. */

/* A few words for a status; "unknown status" for any other number. */
ARB_API const char *arb_status_text(ArbStatus status);

typedef struct ArbError {
  ArbStatus status;
  char text[400]; /* one sentence, with file, line, card and rule where they apply */
} ArbError;

/* ---- Creating a game ---------------------------------------------------- */

enum { ARB_SHARED_MAX = 8 }; /* cards of ArbSetup.shared */
enum { ARB_SECTIONS_MAX = 8, ARB_FORMAT_NUMBERS_MAX = 55 };

/* The deck of one player: a list of definition numbers of the card pool for each section.  The
** game says which sections a deck has, and in which order: arb_section_find gives the number of
** one. */
typedef struct ArbSection {
  const uint16_t *cards; /* NULL only where there is none */
  int count;             /* from 0 */
} ArbSection;

typedef struct ArbDeck {
  ArbSection sections[ARB_SECTIONS_MAX];
} ArbDeck;

/* Kinds of mulligan.
**   EXCHANGE  the player puts up to `mulligan_max` cards back and draws that many
**   ANEW      the player puts the whole hand back and draws a new one
**   LONDON    the player shuffles the hand into the deck and draws a new one; on keeping a hand the
**             player puts back one card of it for each mulligan that was not free
**   PARIS     like LONDON, but each new hand has one card less for each mulligan that was not
**             free
**   NONE      there is no mulligan */
typedef enum ArbMulligan {
  ARB_MULLIGAN_USUAL, /* the kind that the game's rulebook has */
  ARB_MULLIGAN_EXCHANGE,
  ARB_MULLIGAN_ANEW,
  ARB_MULLIGAN_LONDON,
  ARB_MULLIGAN_PARIS,
  ARB_MULLIGAN_NONE,
  ARB_MULLIGAN_COUNT
} ArbMulligan;

/* A mode of play.  The bindings read it from a format file (bind_format). */
typedef struct ArbFormat {
  char name[32];
  uint8_t players;
  uint8_t teams;        /* number of teams: seat s is in team s % teams; 0: no teams */
  uint8_t games;        /* a match is the best of this number of games; 0 and 1: a single game */
  uint8_t opening_hand; /* cards in an opening hand */
  uint8_t opening_hand_of[ARB_SEATS_MAX]; /* by seat; 0: `opening_hand`; 255: no cards */
  uint8_t opening_draw;   /* cards drawn, of which the hand is kept; 0: as many as are kept */
  uint8_t mulligan;       /* ArbMulligan */
  uint8_t mulligan_max;   /* EXCHANGE: cards at most */
  uint8_t mulligan_times; /* mulligans at most; 0: one, or all that LONDON and PARIS allow */
  uint8_t mulligan_free;  /* LONDON, PARIS: mulligans that cost no card */
  uint8_t numbers[ARB_FORMAT_NUMBERS_MAX]; /* the game's own numbers: arb_format_number */
  uint32_t house; /* rules that differ from the rulebook: a bit for each row of the game's table */
  uint8_t reserved[32]; /* zero; later versions may use it */
} ArbFormat;

/* What a game is created with.  Begin with arb_default_setup, which fills in `size`: the library
** tells by it which fields a program knows that was compiled with another version. */
typedef struct ArbSetup {
  size_t size; /* of this struct, in bytes */
  const ArbCards *cards;
  ArbFormat format;
  ArbDeck decks[ARB_SEATS_MAX];
  ArbSection shared; /* cards that the format brings, not a player; most formats bring none */
  uint64_t seed;
  bool check;       /* run every step twice, compare, and check every invariant (slow) */
  bool fixed_first; /* seat 0 plays first; else the first player is drawn by lot */
  bool named_apart; /* also ask which one of equal cards is picked; for programs that draw them */
  bool bare;        /* no set-up and empty zones, for a position built by hand */
  const ArbScriptHost *script_host; /* NULL: only cards without functions can be played */
} ArbSetup;

/* A set-up with its size filled in and everything else zero. */
ARB_API ArbSetup arb_default_setup(void);

/* The number of the section that deck files call `name` ("MainDeck"); -1 when the game of these
** cards has no such section. */
ARB_API int arb_section_find(const ArbCards *cards, const char *name);
/* The number that format files call `name` ("victory_score"); 0 when the game of these cards has
** no such number. */
ARB_API int arb_format_number(const ArbCards *cards, const ArbFormat *format, const char *name);

/* Creates a game, which the caller owns.  The set-up is copied; the card pool gets one reference
** more; the script host must be one of the same cards, and outlive the game.  NULL on failure, with
** the reason in `error` (which may be NULL). */
ARB_API ArbGame *arb_create(const ArbSetup *setup, ArbError *error);
ARB_API void arb_destroy(ArbGame *game); /* NULL is allowed */

/* ---- Playing ------------------------------------------------------------ */

typedef enum ArbShape { ARB_PICK, ARB_ORDER, ARB_NUMBER, ARB_SPLIT } ArbShape;

/* A question to one player.  The shape says what an answer looks like: arb_answer. */
typedef struct ArbDecision {
  uint32_t number; /* an answer gives this number, so that a late answer is refused */
  uint8_t shape;   /* ArbShape */
  ArbSeat player;
  uint8_t open; /* 1: the player may still take the whole step back (arb_cancel) */
  uint8_t reserved;
  int32_t min, max; /* PICK: number of picks; NUMBER: bounds; SPLIT: both are the total */
  int32_t option_count;
  ArbId source; /* the card or item whose text asks, or nothing */
} ArbDecision;

/* An option that is rarely useful: programs hide it behind a key, and bots skip it. */
enum { ARB_OPTION_MANUAL = 1 };

/* One option of a decision.  arb_option_id and arb_option_label give its texts. */
typedef struct ArbOption {
  uint8_t verb;  /* what is done: arb_verb gives its name */
  uint8_t flags; /* ARB_OPTION_MANUAL */
  uint16_t aux;  /* an ability, a mode or the like, depending on the verb */
  ArbId object;
  ArbId place;   /* where; of a trigger that is ordered, the other card that it is about */
  int32_t value; /* SPLIT: the largest amount for this option; `aux` is the smallest */
} ArbOption;

/* Runs the game until a decision is open (ARB_AWAITING) or the game is over (ARB_OVER).  Does
** nothing when that is the case already. */
ARB_API ArbStatus arb_advance(ArbGame *game);
/* The open decision, or NULL.  Valid until the next call that changes the game. */
ARB_API const ArbDecision *arb_decision(const ArbGame *game);
/* The `option_count` options of the open decision, valid as long as the decision. */
ARB_API const ArbOption *arb_options(ArbGame *game);
/* The number of the rule that asks the open decision; "" when no decision is open. */
ARB_API const char *arb_decision_rule(const ArbGame *game);
/* These write a text into `out`, at most `size` bytes with the terminating zero.  The question
** names the card that asks.  The id of an option ("play c17", "move b2") is stable: replays use
** it.  The label of an option is for people, and no other option of the decision has the same. 
** Ids and labels hold only what the deciding player may know. */
ARB_API void arb_question(ArbGame *game, char *out, size_t size);
ARB_API void arb_option_id(ArbGame *game, int option, char *out, size_t size);
ARB_API void arb_option_label(ArbGame *game, int option, char *out, size_t size);

/* Answers the open decision `number` with `count` values.
**   PICK    the indices of the picked options, in any order
**   ORDER   the indices of all options, first to last
**   NUMBER  the number
**   SPLIT   an amount for each option, in their order
** ARB_OK, or a refusal that left the game unchanged. */
ARB_API ArbStatus arb_answer(ArbGame *game, uint32_t number, const int32_t *values, int count);
/* Whether these first values of a PICK or ORDER can be completed to a legal answer. */
ARB_API bool arb_partial(ArbGame *game, const int32_t *values, int count);
/* Whether these values are a legal answer as they are, of any shape. */
ARB_API bool arb_complete(ArbGame *game, const int32_t *values, int count);
/* Writes the legal answer that does least: the fewest picks, the smallest number, the order as
** given.  Returns the number of values written, at most `max`. */
ARB_API int arb_default(ArbGame *game, int32_t *values, int max);
/* Takes back everything `player` has answered in the running step.  ARB_SEALED when it is too
** late: a random number was drawn, a hidden card was shown, or another player was asked. 
** ARB_REFUSED when the player has no such step. */
ARB_API ArbStatus arb_cancel(ArbGame *game, ArbSeat player);
/* `player` concedes; possible for any seat at any time.  Where the game goes on without that
** player, their running step is taken back if it can be, else finished with default answers; then
** the player is removed. */
ARB_API ArbStatus arb_concede(ArbGame *game, ArbSeat player);

/* Calls that the host of a match makes, beside the answers of players.
**   TIME                the time of the round is over: the game's rules say how the match ends
**   ELIMINATION_TIME    the same in a round that needs a winner
**   DRAW                the players agree that the running game is drawn
**   DRAW_MATCH          the players agree that the match is drawn
**   CONCEDE_MATCH       `player` concedes the match, where arb_concede concedes one game of it */
typedef enum ArbCall {
  ARB_CALL_TIME,
  ARB_CALL_ELIMINATION_TIME,
  ARB_CALL_DRAW,
  ARB_CALL_DRAW_MATCH,
  ARB_CALL_CONCEDE_MATCH,
  ARB_CALL_COUNT
} ArbCall;

/* Makes a call (ArbCall), at any moment.  `player` says who concedes; the other calls ignore it.
** A call for time leaves the open question as it is, and the game goes on to its end by the rules;
** between two games of a match, and with all other calls, the running step is dropped.
** ARB_REFUSED when the call makes no sense now, ARB_UNSUPPORTED when the game's rules know no such
** call; then nothing has changed. */
ARB_API ArbStatus arb_call(ArbGame *game, int call, ArbSeat player);
/* The word for a call: "time", "elimination-time", "draw", "draw-match", "concede-match"; NULL for
** any other number.  arb_call_find gives the call that has a word; -1 when no call has it. */
ARB_API const char *arb_call_word(int call);
ARB_API int arb_call_find(const char *word);

/* The sentence of the last call that failed.  Valid until another call fails. */
ARB_API const char *arb_error(const ArbGame *game);
ARB_API ArbSeat arb_winner(const ArbGame *game);         /* ARB_NO_SEAT: in play, or drawn */
ARB_API bool arb_won(const ArbGame *game, ArbSeat seat); /* true for the winner's team mates, too */
ARB_API bool arb_in_game(const ArbGame *game, ArbSeat seat); /* false: the player has left */

/* ---- Looking ------------------------------------------------------------ */

/* These functions tell what the player of one seat may know.  ARB_NO_SEAT stands for the host, who
** sees everything.  A step that can still be taken back is seen by its player alone. */
enum { ARB_CARD_NUMBERS_MAX = 4 };
#define ARB_NO_NUMBER INT32_MIN /* the object has no such number, or hides it */
typedef struct ArbCardView {
  ArbId id;     /* nothing when the seat cannot tell the card from others */
  uint16_t def; /* definition number, 0 when hidden */
  uint8_t zone; /* its number: arb_zone_name */
  ArbSeat owner, controller;
  uint8_t facedown, reserved[2];
  ArbId place;       /* where it is on the board */
  ArbId attached_to; /* the card it is attached to, or nothing */
  /* numbers to show beside the card; arb_card_number names them; yes is 1 */
  int32_t numbers[ARB_CARD_NUMBERS_MAX];
} ArbCardView;
/* The attribute that ArbCardView.numbers[i] holds, for example "damage"; NULL behind the last. */
ARB_API const char *arb_card_number(const ArbGame *game, int i);
/* The index in ArbCardView.numbers of an attribute; -1 when it is not there. */
ARB_API int arb_card_number_find(const ArbGame *game, const char *name);

typedef bool (*ArbCardVisitor)(void *data, const ArbCardView *card);
/* Visits the cards of a zone, first to last.  `owner` is ignored for zones that all players share.
** The visitor returns false to stop; it must not leave by longjmp.  Returns the number of cards in
** the zone, or 0 when there is no such zone or player. */
ARB_API int arb_view_zone(ArbGame *game, ArbSeat seat, int zone, ArbSeat owner,
                          ArbCardVisitor visit, void *data);
ARB_API int arb_zone_count(const ArbGame *game);
ARB_API const char *arb_zone_name(const ArbGame *game, int zone); /* NULL: there is none */
ARB_API int arb_zone_find(const ArbGame *game, const char *name); /* -1: none */
/* Reads an attribute of an object or player, or of the game (`object` is nothing): "damage",
** "cost", "turn".  False when the object has no such attribute, or the seat may not know it. */
ARB_API bool arb_look(ArbGame *game, ArbSeat seat, ArbId object, const char *attribute,
                      int32_t *value);
/* The same by the number of the attribute (arb_attribute_find), which is faster. */
ARB_API bool arb_look_at(ArbGame *game, ArbSeat seat, ArbId object, int attribute, int32_t *value);
/* Writes the ids of abilities that wait to resolve, oldest first, at most `max`.  Every seat may
** know them.  Returns how many there are. */
ARB_API int arb_things(ArbGame *game, ArbSeat seat, ArbId *out, int max);

/* A card or an ability that waits to resolve. */
typedef struct ArbItemView {
  ArbId id;     /* its own name, as arb_things gives it */
  ArbId card;   /* the card that is being played, or nothing */
  ArbId source; /* the object whose ability it is, or nothing */
  ArbId place;  /* the place that the card will enter, or nothing */
  ArbSeat controller;
  uint8_t pending; /* 1: its choices are still being made */
  uint16_t target_count;
  const ArbId *targets; /* chosen for it, in the order of the text; only while it is visited */
} ArbItemView;
typedef void (*ArbItemVisitor)(void *data, const ArbItemView *item);
/* Visits the items that wait to resolve, oldest first, played cards included.  Objects that the
** seat cannot tell apart from others are left out of an item.  Returns how many items there are. */
ARB_API int arb_view_items(ArbGame *game, ArbSeat seat, ArbItemVisitor visit, void *data);
ARB_API ArbId arb_player_id(ArbSeat seat);
ARB_API int arb_seats(const ArbGame *game);
/* Writes the name of an id: "c17", "p1", "b2", "i3" (docs/design.md). */
ARB_API void arb_id_text(ArbGame *game, ArbId id, char *out, size_t size);
/* The id that has this name now; nothing when there is none.  For the host: it looks everywhere. */
ARB_API ArbId arb_id_find(ArbGame *game, const char *text);
/* Writes the name of `card` as the seat may know it: the card's name, "a hidden card", or the
** display name of a player, place or item. */
ARB_API void arb_card_name(ArbGame *game, ArbSeat seat, ArbId card, char *out, size_t size);
/* Writes why the card cannot be played or used now, with the rule; "" when it can.  The sentence
** is the same for all cards that the seat may not see. */
ARB_API void arb_why_not(ArbGame *game, ArbSeat seat, ArbId card, char *out, size_t size);

/* ---- Explaining --------------------------------------------------------- */

/* Why an object is as it is: a list of reasons, in the order in which the rules apply them.  The
** engine works the object out again with a recorder when it is asked, so games in which nobody
** asks are not slower. */
typedef enum ArbWhy {
  ARB_WHY_VALUE,    /* a characteristic as it is now: `value` */
  ARB_WHY_BASE,     /* its base value: as printed, or as copied */
  ARB_WHY_EFFECT,   /* an effect that changed it; effects come in the order applied */
  ARB_WHY_HOLDS,    /* a condition that is met */
  ARB_WHY_FAILS,    /* a condition that is not met */
  ARB_WHY_REPLACED, /* a replacement effect that applied to an event */
  ARB_WHY_FACT      /* other information */
} ArbWhy;

typedef struct ArbReason {
  uint8_t kind;   /* ArbWhy */
  ArbSeat player; /* REPLACED: the player who chose it among several; else ARB_NO_SEAT */
  uint16_t source_def;
  ArbId source;       /* the object whose effect it is; may be gone: source_def names its card */
  const char *topic;  /* "timing", "cost", the name of an attribute ... */
  const char *text;   /* a sentence, or a part of one */
  const char *rule;   /* the rule's number, or "" */
  const char *layer;  /* EFFECT: which layer and sublayer; else "" */
  uint32_t timestamp; /* EFFECT: when it began to apply */
  int32_t amount;     /* EFFECT: what it adds; REPLACED: effects that could have applied */
  int32_t value;      /* VALUE, BASE, EFFECT: the characteristic from here on */
} ArbReason;
/* The texts are valid during the call. */
typedef void (*ArbReasonVisitor)(void *data, const ArbReason *reason);

/* Visits the reasons for an object.  On the board: each characteristic with its derivation, and
** whether its abilities can be used.  Elsewhere: each condition for playing the card, and whether
** it is met.  A card that the seat may not know gives one reason, which says that.  Returns the
** number of reasons, or a negative ArbStatus. */
ARB_API int arb_explain(ArbGame *game, ArbSeat seat, ArbId object, ArbReasonVisitor visit,
                        void *data);
/* Visits the replacement effects that led to event `number` (0: the last one), in the order in
** which they applied, with the player who chose each.  ARB_REFUSED when the event is no longer
** kept. */
ARB_API int arb_explain_event(ArbGame *game, ArbSeat seat, uint32_t number, ArbReasonVisitor visit,
                              void *data);

/* ---- Building a position (scenarios, sandbox play) ---------------------- */

/* Edits are for games created with `bare`, before arb_begin, and for games in play at an open
** decision while nothing has been answered in the running step.  An edit is refused when the game
** is over, or when the position would break an invariant; then nothing has changed.  An edit
** draws, pays and triggers nothing. */

/* Puts a new card into a zone and gives its id.  `place` is where it is, in zones with places, or
** the card it is attached to; nothing stands for the owner's own place.  The null id on failure. */
ARB_API ArbId arb_put(ArbGame *game, uint16_t def, ArbSeat owner, const char *zone, ArbId place);
/* Moves a card into a zone: on top of one that nobody may look into, to the end of any other.
** `place` is as for arb_put, or a player, whose part of the zone it is and who controls the card
** then.  Within the board a card stays the object that it is, with what is on it and what is
** attached to it; in any other zone it is a new object.  `now` (or NULL) gets its id there: nothing
** when it was a token that does not exist there. */
ARB_API ArbStatus arb_move(ArbGame *game, ArbId card, const char *zone, ArbId place, ArbId *now);
/* Sets an attribute that can be written: of a card ("damage", "controller"), of a player, or of
** the game (`object` is nothing: "turn", "turn_player"). */
ARB_API ArbStatus arb_set(ArbGame *game, ArbId object, const char *attribute, int32_t value);
/* The attributes that can be written: row `i`, from 0; NULL behind the last.  Counters that cards
** define can be set by their names, too. */
typedef enum ArbWritableOf { ARB_OF_CARD, ARB_OF_PLAYER, ARB_OF_GAME } ArbWritableOf;
typedef struct ArbWritable {
  const char *name;
  uint8_t of; /* ArbWritableOf */
  int32_t least, most;
  const char *help;
} ArbWritable;
ARB_API const ArbWritable *arb_writable(const ArbGame *game, int i);
/* The largest value for row `i` in this game; its format may lower it.  0 when there is no such
** row. */
ARB_API int32_t arb_writable_most(const ArbGame *game, int i);
/* Starts a bare game at a point where the turn player may act.  Before that the game can be
** neither advanced nor conceded.  ARB_REFUSED when it has begun already. */
ARB_API ArbStatus arb_begin(ArbGame *game);

/* ---- Events ------------------------------------------------------------- */

/* Something that happened, as one seat may know it.  Facts that the seat may not know are masked;
** the event is told all the same. */
typedef struct ArbEventView {
  uint32_t number;  /* from 1, without gaps */
  const char *kind; /* its name: "draw", "move" ... */
  const char *rule;
  ArbSeat actor; /* the responsible player, or ARB_NO_SEAT */
  ArbId subject, place, source;
  uint16_t subject_def, source_def; /* 0 when hidden */
  int32_t amount, aux;
  const char *detail; /* a word for `aux`: a keyword, a phase ...; or "" */
} ArbEventView;
typedef void (*ArbEventVisitor)(void *data, const ArbEventView *event);
/* Visits the events behind number `after` and returns the number of the last event.  Pass that
** number the next time to go on from there.  A NULL visitor only asks for the number.  Events are
** kept until arb_forget_events; the visitor is not told of those that it drops or takes back. */
ARB_API uint32_t arb_events(ArbGame *game, ArbSeat seat, uint32_t after, ArbEventVisitor visit,
                            void *data);
/* Drops the events so far.  Events of a step that is not published yet stay. */
ARB_API void arb_forget_events(ArbGame *game);
/* Switches the record of events on or off, and drops the events so far.  Events are numbered in
** either case. */
ARB_API void arb_keep_events(ArbGame *game, bool keep);

/* ---- Copies, files, hashes ---------------------------------------------- */

/* A copy of the game, which the caller owns.  It has no events.  NULL when memory runs out. */
ARB_API ArbGame *arb_clone(const ArbGame *game);
/* Makes `to` a copy of `from` and reuses its memory, for search and undo.  ARB_REFUSED when their
** card pools hold different cards. */
ARB_API ArbStatus arb_copy(ArbGame *to, const ArbGame *from);
/* Redeals the cards that `seat` does not know, and the random generator, with `seed`: the game
** becomes another one that looks the same to that seat.  Meant for copies.  When another seat is
** asked, or has answered in the running step, the question is asked again under a new number.
** With ARB_EVERY_SEAT only the cards that no seat knows are redealt, and an open step is dropped.
** A judge takes a game back to an earlier copy in this way (docs/formats.md).
** ARB_REFUSED when no other deal fits the answers of the running step, or when there is no such
** seat. */
ARB_API ArbStatus arb_redeal(ArbGame *game, ArbSeat seat, uint64_t seed);
/* The size of a save in bytes.  A save holds the block and the answers of the running step. */
ARB_API size_t arb_save_size(const ArbGame *game);
/* Writes a save to `out`, which needs no alignment.  The number of bytes written, or 0 when
** `size` is too small. */
ARB_API size_t arb_save(const ArbGame *game, void *out, size_t size);
/* Loads a save with the card pool that it was made with, and a script host of these cards, and
** advances the game; the caller owns it.  A game that failed before anybody answered fails again:
** arb_advance says why.  The bytes are not trusted.  NULL on failure, with ARB_CORRUPT, ARB_MEMORY
** or, for a host of other cards, ARB_REFUSED in `error`. */
ARB_API ArbGame *arb_load(const ArbCards *cards, const ArbScriptHost *script_host, const void *data,
                          size_t size, ArbError *error);
ARB_API uint64_t arb_hash(const ArbGame *game);    /* of the whole state and the running answers */
ARB_API uint64_t arb_position_hash(ArbGame *game); /* equal positions have equal hashes */
ARB_API size_t arb_bytes_in_use(const ArbGame *game); /* the bytes that a copy copies */
/* Checks every invariant.  False with a sentence in `error`: ARB_BUG when an invariant is broken,
** ARB_SCRIPT or ARB_REFUSED when a card script fails and so not all of them can be checked. */
ARB_API bool arb_check(ArbGame *game, ArbError *error);

typedef struct ArbCounters {
  uint64_t windows;   /* questions, including those that the engine answered itself */
  uint64_t decisions; /* questions with two or more options that are not manual */
  uint64_t steps, answers, grows;
  uint64_t reruns; /* answers after which steps ran again on copies (flow.c) */
  uint32_t answers_per_step[ARB_ANSWERS_MAX + 1];
} ArbCounters;
/* Counts of this handle since it was created; a copy begins at zero.  Valid as long as the game. */
ARB_API const ArbCounters *arb_counters(const ArbGame *game);

/* ---- The card pool ------------------------------------------------------ */

/* Adds a reference, removes one; removing the last frees the pool.  Safe from any thread. */
ARB_API const ArbCards *arb_cards_keep(const ArbCards *cards);
ARB_API void arb_cards_release(const ArbCards *cards); /* NULL is allowed */
/* The number of cards.  Definition numbers run from 1 to it; for any other number the functions
** below give "", 0, false or NULL.  Texts are valid as long as the pool. */
ARB_API int arb_cards_count(const ArbCards *cards);
/* The card with this name, id or alias; 0 when there is none. */
ARB_API uint16_t arb_cards_find(const ArbCards *cards, const char *name_or_id);
ARB_API const char *arb_card_id(const ArbCards *cards, uint16_t def);
ARB_API const char *arb_card_title(const ArbCards *cards, uint16_t def); /* its name */
ARB_API const char *arb_card_type(const ArbCards *cards, uint16_t def);  /* as its game calls it */
ARB_API uint64_t arb_card_hash(const ArbCards *cards, uint16_t def);     /* hash of its script */
ARB_API bool arb_card_token(const ArbCards *cards, uint16_t def);
/* The text that the card's author wrote, and the mod that the card comes with; or NULL. */
ARB_API const char *arb_card_text(const ArbCards *cards, uint16_t def);
ARB_API const char *arb_card_mod(const ArbCards *cards, uint16_t def);

/* A keyword of the pool.  The engine's keywords come first, then those that scripts define
** (scripts/keywords, mods). */
typedef struct ArbKeyword {
  const char *name;
  const char *reminder; /* what the keyword means, in the words of its file; or NULL */
  const char *file;     /* the file that defines it; NULL: the engine does */
  int line;
  uint8_t own;         /* 1: a script defines it */
  uint8_t takes_value; /* 1: it has a number, as in keywords = { NAME = 2 } */
  uint8_t stacks, reserved;
} ArbKeyword;
ARB_API int arb_keywords_count(const ArbCards *cards);
ARB_API const ArbKeyword *arb_keyword(const ArbCards *cards, int keyword); /* from 0; or NULL */
/* The name of a verb (ArbOption.verb): "play", "pass" ...  Verbs are numbered from 0 without gaps;
** NULL for any other number. */
ARB_API const char *arb_verb(const ArbCards *cards, int verb);
/* The name of an attribute by its number, or NULL; the number of an attribute by its name, or -1.
** The value of a keyword is an attribute with the keyword's name. */
ARB_API const char *arb_attribute(const ArbCards *cards, int attribute);
ARB_API int arb_attribute_find(const ArbCards *cards, const char *name);
ARB_API const char *arb_rules_edition(const ArbCards *cards); /* "Core Rules 2026-03-30" */
/* Why the engine cannot execute the card exactly; NULL when it can. */
ARB_API const char *arb_card_unsupported(const ArbCards *cards, uint16_t def);

#ifdef __cplusplus
}
#endif
#endif
