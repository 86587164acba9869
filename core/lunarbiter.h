/* SPDX-License-Identifier: MIT */
/*
** lunarbiter.h -- the public interface of the rules engine, all of it.
**
** A game is *format, decks, seed, answers*.  The engine runs until somebody
** must choose, publishes one decision, and goes on when it is answered:
**
**     ArbGame *game = arb_create(&setup, &error);
**     while (arb_advance(game) == ARB_AWAITING)
**       arb_answer(game, arb_decision(game)->number, &choice, 1);
**     printf("winner: seat %d\n", arb_winner(game));
**
** There is no other door: people, bots, tests and replays all answer here.
** Types are opaque, nothing is global, and games in different threads never
** meet; one game belongs to one thread at a time.  Every function that can
** fail returns a negative ArbStatus, leaves the game as it was, and keeps a
** sentence for arb_error().  Seats count from 0 in turn order.
**
** A call that takes a `const ArbGame *` reads and no more.  One that takes an `ArbGame *` may run
** scripts of cards, or make the question of a copy anew; looking never changes the game.
*/
#ifndef LUNARBITER_H
#define LUNARBITER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version that a program is compiled with, as a text and as a number that grows with it:
** major * 10000 + minor * 100 + patch.  arb_version() is that of the library it runs with. */
#define ARB_VERSION     "0.1.0"
#define ARB_VERSION_NUM 100

#if defined(__GNUC__)
#define ARB_API __attribute__((visibility("default")))
#else
#define ARB_API
#endif

/* The version of the library: ARB_VERSION_NUM as it was when that was compiled. */
ARB_API int arb_version(void);

enum { ARB_SEATS_MAX = 4, ARB_NO_SEAT = 255, ARB_ANSWERS_MAX = 64 };

typedef uint8_t ArbSeat;
typedef struct ArbGame ArbGame;   /* a running game; owned by who created it */
typedef struct ArbCards ArbCards; /* an immutable card pool; reference-counted */
/* What runs the functions of cards; the bindings make one for Lua (bind_script_host). */
typedef struct ArbScriptHost ArbScriptHost;

/* Names a thing in the game: a card, a player, an item that waits, a place.
** `slot` holds the kind in its top three bits and a one-based index below;
** the generation tells a reused slot from what used to live there.  All zero
** means "nothing". */
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

/* ARB_BUG is a fault of the engine and of nobody else.  Like any refusal it leaves the game as it
** was, arb_error() names what was broken, and the same answers lead there again: format, decks,
** seed and answers are the report. */

/* What a status means, a few words; "unknown status" for what is none. */
ARB_API const char *arb_status_text(ArbStatus status);

typedef struct ArbError {
  ArbStatus status;
  char text[400]; /* one sentence: file, line, card and rule as far as they apply */
} ArbError;

/* ---- Creating a game ---------------------------------------------------- */

enum { ARB_SHARED_MAX = 8 };
enum { ARB_SECTIONS_MAX = 8, ARB_FORMAT_NUMBERS_MAX = 55 };

/* What one player brings: definition numbers of the card pool, by section.  Which sections
** a deck has and in which order is the game's to say: arb_section_find. */
typedef struct ArbSection {
  const uint16_t *cards;
  int count;
} ArbSection;

typedef struct ArbDeck {
  ArbSection sections[ARB_SECTIONS_MAX];
} ArbDeck;

/* Kinds of mulligan.  Exchange: up to `mulligan_max` cards are put back for as many new ones.
** Anew: the whole hand is put back for another one.  London: the hand is shuffled into the deck
** for another one, and whoever keeps a hand pays a card of it for each mulligan that was not
** free.  Paris: the same, but the new hand is of a card less for each that was not free.  None: the
** hand is what it is. */
typedef enum ArbMulligan {
  ARB_MULLIGAN_USUAL, /* the kind of the game's rulebook */
  ARB_MULLIGAN_EXCHANGE,
  ARB_MULLIGAN_ANEW,
  ARB_MULLIGAN_LONDON,
  ARB_MULLIGAN_PARIS,
  ARB_MULLIGAN_NONE,
  ARB_MULLIGAN_COUNT
} ArbMulligan;

/* What a mode of play fixes; read from a format's Lua table. */
typedef struct ArbFormat {
  char name[32];
  uint8_t players;
  uint8_t teams; /* how many: seat s is of team s % teams; 0: everybody for himself */
  uint8_t games; /* best of so many; 0 and 1: a single game */
  uint8_t opening_hand;
  uint8_t opening_hand_of[ARB_SEATS_MAX]; /* of a seat; 0: `opening_hand`; 255: no cards */
  uint8_t opening_draw;   /* cards drawn for each hand, of which the hand is kept; 0: as many */
  uint8_t mulligan;       /* ArbMulligan */
  uint8_t mulligan_max;   /* how many cards an exchange is of */
  uint8_t mulligan_times; /* how often; 0: once, of London and Paris while a card is left */
  uint8_t mulligan_free;  /* how many of these two cost no card */
  uint8_t numbers[ARB_FORMAT_NUMBERS_MAX]; /* what else, by the game's table: arb_format_number */
  uint32_t house; /* rules that are other than the rulebook's: a bit each, by the game's table */
  uint8_t reserved[32]; /* zero: room for what later versions fix */
} ArbFormat;

/* Made by arb_default_setup, which fills in `size`: a library knows by it which fields a program
** has that was compiled with another version. */
typedef struct ArbSetup {
  size_t size; /* of this struct, in bytes */
  const ArbCards *cards;
  ArbFormat format;
  ArbDeck decks[ARB_SEATS_MAX];
  ArbSection shared;       /* cards that lie in the game and nobody brings, if the game has such */
  uint64_t seed;
  bool check;              /* run every step twice and compare, and check every invariant */
  bool fixed_first;        /* seat 0 plays first; otherwise the first player is drawn by lot */
  bool named_apart;        /* who watches tells equal cards apart: picks among them are asked */
  bool bare;               /* no set-up: empty zones, for scenarios that build a position */
  const ArbScriptHost *script_host; /* NULL plays cards without scripts only */
} ArbSetup;

/* A set-up in which nothing is set but its size. */
ARB_API ArbSetup arb_default_setup(void);

/* The number of a section by the name it has in deck files ("MainDeck"); -1: the game of
** these cards has none of that name. */
ARB_API int arb_section_find(const ArbCards *cards, const char *name);
/* A number of the format by the name it has in its file ("victory_score"); 0 when the game
** of these cards has none of that name. */
ARB_API int arb_format_number(const ArbCards *cards, const ArbFormat *format, const char *name);

/* The game of that set-up.  Copies everything it needs from it, but for the script host, which
** must outlive the game; the cards are kept (arb_cards_keep).  The caller owns the game.  NULL on
** failure, with `error` (which may be NULL). */
ARB_API ArbGame *arb_create(const ArbSetup *setup, ArbError *error);
ARB_API void arb_destroy(ArbGame *game); /* NULL: nothing */

/* ---- Playing ------------------------------------------------------------ */

typedef enum ArbShape { ARB_PICK, ARB_ORDER, ARB_NUMBER, ARB_SPLIT } ArbShape;

typedef struct ArbDecision {
  uint32_t number; /* an answer names it: a late one is refused */
  uint8_t shape;   /* ArbShape */
  ArbSeat player;
  uint8_t open; /* 1: this step can still be cancelled */
  uint8_t reserved;
  int32_t min, max; /* PICK: how many; NUMBER: bounds; SPLIT: min = max = the total */
  int32_t option_count;
  ArbId source; /* the card or item that asks, or nothing */
} ArbDecision;

enum { ARB_OPTION_MANUAL = 1 }; /* offered behind one key; bots leave it alone */

/* One option: a small value.  Its text is made on request. */
typedef struct ArbOption {
  uint8_t verb, flags;
  uint16_t aux; /* ability, mode or the like, as the verb says */
  ArbId object, place;
  int32_t value; /* SPLIT: the most this option can take */
} ArbOption;

/* Runs until a decision is open (ARB_AWAITING) or the game is over (ARB_OVER); changes nothing
** where that is so already. */
ARB_API ArbStatus arb_advance(ArbGame *game);
/* The open decision; NULL when there is none.  Valid until the next call that
** changes the game. */
ARB_API const ArbDecision *arb_decision(const ArbGame *game);
/* Its options, `option_count` of them, for as long as it. */
ARB_API const ArbOption *arb_options(ArbGame *game);
/* The number of the rule that asks; "" when nothing is asked. */
ARB_API const char *arb_decision_rule(const ArbGame *game);
/* Renders into `out` (at most `size` bytes, always terminated): the question, which
** names what asks it; the stable id of an option ("play c17", "move b2"); its label for a person,
** which no other option of the question has.
** The id and label hold only what the deciding seat may know. */
ARB_API void arb_question(ArbGame *game, char *out, size_t size);
ARB_API void arb_option_id(ArbGame *game, int option, char *out, size_t size);
ARB_API void arb_option_label(ArbGame *game, int option, char *out, size_t size);

/* Answers the open decision.  PICK: option indices, in any order.  ORDER: all
** indices, first to last.  NUMBER: one value.  SPLIT: one amount per option.
** ARB_OK, or a refusal that left everything unchanged. */
ARB_API ArbStatus arb_answer(ArbGame *game, uint32_t number, const int32_t *values, int count);
/* Whether a partial PICK or ORDER can still be completed to a legal answer. */
ARB_API bool arb_partial(ArbGame *game, const int32_t *values, int count);
/* The answer that does least: no picks, or the first that make a whole answer; the smallest
** numbers; the order given.  Returns how many values were written, at most `max`. */
ARB_API int arb_default(ArbGame *game, int32_t *values, int max);
/* Takes back the open step of `player`: nothing of it remains.  ARB_SEALED when that is too
** late, ARB_REFUSED when he has no such step. */
ARB_API ArbStatus arb_cancel(ArbGame *game, ArbSeat player);
/* Any seat, at any time.  Where the game goes on without him, a step of his own that can
** still be taken back is dropped, any other is finished first, with the default answers
** for him; then he is removed. */
ARB_API ArbStatus arb_concede(ArbGame *game, ArbSeat player);

/* The sentence of the last call that failed; valid until the next one that does. */
ARB_API const char *arb_error(const ArbGame *game);
ARB_API ArbSeat arb_winner(const ArbGame *game);         /* ARB_NO_SEAT while running or drawn */
ARB_API bool arb_won(const ArbGame *game, ArbSeat seat); /* the winner and his team mates */
ARB_API bool arb_in_game(const ArbGame *game, ArbSeat seat); /* false: he has left it */

/* ---- Looking ------------------------------------------------------------ */

/* Everything below is what one seat may know.  ARB_NO_SEAT as the seat is the
** host and sees all.  While a step is open only its player sees it. */
enum { ARB_CARD_NUMBERS_MAX = 4 };
#define ARB_NO_NUMBER INT32_MIN /* what has no such number, or hides it */
typedef struct ArbCardView {
  ArbId id;     /* nothing for a card the seat cannot tell apart */
  uint16_t def; /* definition number, 0 when hidden */
  uint8_t zone; /* index into the game's zone table */
  ArbSeat owner, controller;
  uint8_t facedown, reserved[2];
  ArbId place;       /* where it is on the board */
  ArbId attached_to; /* the card it is attached to, or nothing */
  /* what is to be seen of it at a glance, by the names of arb_card_number; yes is 1 */
  int32_t numbers[ARB_CARD_NUMBERS_MAX];
} ArbCardView;
/* The name of numbers[i], "damage" for example: an attribute of the game's table.  NULL
** behind the last one. */
ARB_API const char *arb_card_number(const ArbGame *game, int i);
/* The place of a name among them; -1: it is not there. */
ARB_API int arb_card_number_find(const ArbGame *game, const char *name);

typedef bool (*ArbCardVisitor)(void *data, const ArbCardView *card);
/* Visits the cards of one zone of one player (`owner` is ignored for shared
** zones), first to last; the visitor returns false to stop (it must return: a longjmp out of it
** would leave the game in the middle of a look).  Returns how many cards the zone holds, 0 for a
** zone or player that is none. */
ARB_API int arb_view_zone(ArbGame *game, ArbSeat seat, int zone, ArbSeat owner,
                          ArbCardVisitor visit, void *data);
ARB_API int arb_zone_count(const ArbGame *game);
ARB_API const char *arb_zone_name(const ArbGame *game, int zone); /* NULL: there is none */
ARB_API int arb_zone_find(const ArbGame *game, const char *name); /* -1: none */
/* A named number of the game's attribute table about an object, a player or
** the game (nothing): "damage", "cost", "turn".  false when it has none or
** the seat may not know. */
ARB_API bool arb_look(ArbGame *game, ArbSeat seat, ArbId object, const char *attribute,
                      int32_t *value);
/* The same by the number of the attribute (arb_attribute_find), for who looks often. */
ARB_API bool arb_look_at(ArbGame *game, ArbSeat seat, ArbId object, int attribute,
                         int32_t *value);
/* Writes at most `max` of the things in play that are no cards, oldest first: abilities
** that wait.  All may know them.  Returns how many there are. */
ARB_API int arb_things(ArbGame *game, ArbSeat seat, ArbId *out, int max);
ARB_API ArbId arb_player_id(ArbSeat seat);
ARB_API int arb_seats(const ArbGame *game);
/* The text name of an id: "c17", "p1", "b2", "i3" (see docs/design.md). */
ARB_API void arb_id_text(ArbGame *game, ArbId id, char *out, size_t size);
/* For the host: the card, player or place that is called so now; nothing when none is. */
ARB_API ArbId arb_id_find(ArbGame *game, const char *text);
/* The name of a card, "a hidden card" when the seat may not know it; of what is no card
** what it is called. */
ARB_API void arb_card_name(ArbGame *game, ArbSeat seat, ArbId card, char *out, size_t size);
/* Why the card cannot be played or used now, with the rule; empty when it can.
** One and the same sentence for cards the seat may not see. */
ARB_API void arb_why_not(ArbGame *game, ArbSeat seat, ArbId card, char *out, size_t size);

/* ---- Explaining --------------------------------------------------------- */

/* Why something is as it is: a list of reasons, in the order in which the rules
** work it out.  It is worked out anew, with a recorder, when somebody asks; a
** game in which nobody asks pays nothing for it. */
typedef enum ArbWhy {
  ARB_WHY_VALUE,    /* a characteristic as it is now (value) */
  ARB_WHY_BASE,     /* where it starts: what is printed, what a copy copies */
  ARB_WHY_EFFECT,   /* an effect that changed it, in the order applied */
  ARB_WHY_HOLDS,    /* a condition that is met */
  ARB_WHY_FAILS,    /* one that is not: it cannot be done */
  ARB_WHY_REPLACED, /* a replacement effect that applied to an event */
  ARB_WHY_FACT      /* something that is to be known with it */
} ArbWhy;

typedef struct ArbReason {
  uint8_t kind;   /* ArbWhy */
  ArbSeat player; /* REPLACED: who chose it among several; else ARB_NO_SEAT */
  uint16_t source_def;
  ArbId source;       /* whose effect it is; may be gone, then source_def tells */
  const char *topic;  /* what it is about: "timing", "cost", a number's name ... */
  const char *text;   /* a sentence, or a part of one */
  const char *rule;   /* "" when it needs none */
  const char *layer;  /* EFFECT: which layer and sublayer; else "" */
  uint32_t timestamp; /* EFFECT: when it began to apply */
  int32_t amount;     /* EFFECT: what it adds; REPLACED: how many could have applied */
  int32_t value;      /* VALUE, BASE, EFFECT: what it is then */
} ArbReason;
/* The texts live as long as the call; the visitor may look at the game. */
typedef void (*ArbReasonVisitor)(void *data, const ArbReason *reason);

/* For an object on the board every characteristic with its derivation, and what may
** be done with it; for a card that `seat` might play every condition of play, and
** which one fails.  Returns how many reasons there were, or a negative ArbStatus.
** A card the seat may not know gives one reason that says so. */
ARB_API int arb_explain(ArbGame *game, ArbSeat seat, ArbId object, ArbReasonVisitor visit,
                        void *data);
/* For an event (0: the last one): which replacement effects applied on the way to
** it, in their order, and who chose them.  ARB_REFUSED when the engine has not kept
** that event. */
ARB_API int arb_explain_event(ArbGame *game, ArbSeat seat, uint32_t number,
                              ArbReasonVisitor visit, void *data);

/* ---- Building a position (scenarios, sandbox play) ---------------------- */

/* For games created with `bare`, before arb_begin, or for a host that edits a running game at
** an open question, when nothing was answered in the running step yet.  Refused are a game that
** is over, and an edit after which an invariant would not hold; then nothing has changed.
**
** `zone` is a zone name; `place` says where, in zones that have places, or what the card is
** attached to (nothing: the owner's own).  Nothing is drawn, paid or triggered.  The null id
** with arb_error() when it cannot be. */
ARB_API ArbId arb_put(ArbGame *game, uint16_t def, ArbSeat owner, const char *zone, ArbId place);
/* Sets an attribute as far as the game lets it be written: of a card ("damage",
** "controller" ...), of a player, or of the game (nothing: "turn", "turn_player" ...). */
ARB_API ArbStatus arb_set(ArbGame *game, ArbId object, const char *attribute, int32_t value);
/* What can be set, by number from 0; NULL behind the last.  A game may have more whose
** names its cards bring (counters). */
typedef enum ArbWritableOf { ARB_OF_CARD, ARB_OF_PLAYER, ARB_OF_GAME } ArbWritableOf;
typedef struct ArbWritable {
  const char *name;
  uint8_t of; /* ArbWritableOf */
  int32_t least, most;
  const char *help;
} ArbWritable;
ARB_API const ArbWritable *arb_writable(const ArbGame *game, int i);
/* The most that one of these can be set to in this game, whose format may have its own bounds; 0
** where there is no such row. */
ARB_API int32_t arb_writable_most(const ArbGame *game, int i);
/* Starts a bare game at a point where the player whose turn it is may act; ARB_REFUSED when it has
** begun.  Until then it can be neither advanced nor conceded. */
ARB_API ArbStatus arb_begin(ArbGame *game);

/* ---- Events ------------------------------------------------------------- */

/* What happened, as far as one seat may know it: masked, never left out. */
typedef struct ArbEventView {
  uint32_t number;  /* from 1, without gaps */
  const char *kind; /* a name from the game's event table */
  const char *rule;
  ArbSeat actor;
  ArbId subject, place, source;
  uint16_t subject_def, source_def; /* 0 when hidden */
  int32_t amount, aux;
  const char *detail; /* a word on what `aux` says: a keyword, a phase ...; or "" */
} ArbEventView;
typedef void (*ArbEventVisitor)(void *data, const ArbEventView *event);
/* Visits the events after number `after`; returns the last number. The engine
** keeps the events of the steps since arb_forget_events.  With a NULL visitor it
** only tells the last number: where to go on from later. */
ARB_API uint32_t arb_events(ArbGame *game, ArbSeat seat, uint32_t after,
                            ArbEventVisitor visit, void *data);
/* Drops what has happened; events that a running step has still to publish stay. */
ARB_API void arb_forget_events(ArbGame *game);
/* Off: nothing is recorded, only counted.  Forgets, either way. */
ARB_API void arb_keep_events(ArbGame *game, bool keep);

/* ---- Copies, files, hashes ---------------------------------------------- */

/* A game of its own, which the caller owns, without the events so far; NULL: out of memory. */
ARB_API ArbGame *arb_clone(const ArbGame *game);
/* Makes `to` equal to `from`, reusing its memory: how search and undo go fast.  Both are games
** of the same cards. */
ARB_API ArbStatus arb_copy(ArbGame *to, const ArbGame *from);
/* Replaces everything `seat` does not know by something else that it could be, drawn with
** `seed`, and the generator.  For copies: the game is another one then.  When another seat is
** asked, or has answered in the running step, the question is put anew, with a new number, to
** whoever has to choose then.  ARB_REFUSED when no other deal fits what was answered in the
** running step, or when there is no such seat. */
ARB_API ArbStatus arb_redeal(ArbGame *game, ArbSeat seat, uint64_t seed);
/* Bytes for arb_save; the save holds the block and the answers of the running step. */
ARB_API size_t arb_save_size(const ArbGame *game);
/* Writes them, at any alignment; how many, or 0 when `size` is too small. */
ARB_API size_t arb_save(const ArbGame *game, void *out, size_t size);
/* The game that was saved, with the same cards; the caller owns it.  The bytes are not trusted:
** NULL with ARB_CORRUPT, or ARB_MEMORY, in `error`. */
ARB_API ArbGame *arb_load(const ArbCards *cards, const ArbScriptHost *script_host,
                          const void *data, size_t size, ArbError *error);
ARB_API uint64_t arb_hash(const ArbGame *game);          /* every byte that matters */
ARB_API uint64_t arb_position_hash(ArbGame *game); /* without numbering or history */
ARB_API size_t arb_bytes_in_use(const ArbGame *game);    /* of the block: what a copy costs */
/* Checks every invariant; false with a sentence in `error`: ARB_BUG, or ARB_SCRIPT and ARB_REFUSED
** where a script of the position fails, so that not all can be looked at. */
ARB_API bool arb_check(ArbGame *game, ArbError *error);

typedef struct ArbCounters {
  uint64_t windows;   /* questions put or answered by the engine itself */
  uint64_t decisions; /* those with two or more options that are not manual */
  uint64_t steps, answers, grows;
  uint64_t reruns; /* times that what followed an answer was run again, on copies (flow.c) */
  uint32_t answers_per_step[ARB_ANSWERS_MAX + 1];
} ArbCounters;
/* Of this handle since it was made: copies do not take them over.  Valid as long as the game. */
ARB_API const ArbCounters *arb_counters(const ArbGame *game);

/* ---- The card pool ------------------------------------------------------ */

/* One reference more, one less: the last to go frees the pool.  Any thread may. */
ARB_API const ArbCards *arb_cards_keep(const ArbCards *cards);
ARB_API void arb_cards_release(const ArbCards *cards); /* NULL: nothing */
/* Definition numbers run from 1 to this.  Of any other number the functions below answer "", 0,
** false or NULL.  Texts live as long as the pool. */
ARB_API int arb_cards_count(const ArbCards *cards);
/* By name, id or alias; 0: none. */
ARB_API uint16_t arb_cards_find(const ArbCards *cards, const char *name_or_id);
ARB_API const char *arb_card_id(const ArbCards *cards, uint16_t def);
ARB_API const char *arb_card_title(const ArbCards *cards, uint16_t def); /* its name */
ARB_API const char *arb_card_type(const ArbCards *cards, uint16_t def);  /* as its game calls it */
ARB_API uint64_t arb_card_hash(const ArbCards *cards, uint16_t def);     /* of its script */
ARB_API bool arb_card_token(const ArbCards *cards, uint16_t def);
/* What its author wrote of it in his own words; the name of the mod it comes with.  NULL: none. */
ARB_API const char *arb_card_text(const ArbCards *cards, uint16_t def);
ARB_API const char *arb_card_mod(const ArbCards *cards, uint16_t def);

/* What a keyword of the pool is: the game's own come first, then those that only a script
** defines (scripts/keywords, mods). */
typedef struct ArbKeyword {
  const char *name;
  const char *reminder; /* what it stands for, in the words of its file; or NULL */
  const char *file;     /* where it is defined; NULL: in the engine */
  int line;
  uint8_t own;          /* of the pool: the engine does not know it */
  uint8_t takes_value;  /* a number goes with it: keywords = { NAME = 2 } */
  uint8_t stacks, reserved;
} ArbKeyword;
ARB_API int arb_keywords_count(const ArbCards *cards);
ARB_API const ArbKeyword *arb_keyword(const ArbCards *cards, int keyword); /* from 0; or NULL */
/* The name of a verb (ArbOption.verb): "play", "pass" ...; NULL when it is none.  They run from 0
** without gaps. */
ARB_API const char *arb_verb(const ArbCards *cards, int verb);
/* The name of an attribute, for arb_look_at; NULL when it is none.  They run from 0; that of a
** keyword's value is the keyword's.  The number of a name; -1: the game has none of that name. */
ARB_API const char *arb_attribute(const ArbCards *cards, int attribute);
ARB_API int arb_attribute_find(const ArbCards *cards, const char *name);
ARB_API const char *arb_rules_edition(const ArbCards *cards); /* "Core Rules 2026-03-30" */
ARB_API const char *arb_card_unsupported(const ArbCards *cards, uint16_t def); /* NULL: supported */

#ifdef __cplusplus
}
#endif
#endif
