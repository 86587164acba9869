/* SPDX-License-Identifier: MIT */
/*
** act.h -- actions that every game shares (action.h): results, arguments, parameters of rows,
** questions and choices.
**
** An action is a function ACT(name) and a row of the game's table.  A shared action is written here
** once; a game lists it among its own with the rule of its rulebook:
**
**   ACT_YOU("RULE"), ACT_EXISTS("RULE"), {"deal", deal_action, "RULE", ...
*/
#ifndef ARB_ACT_H
#define ARB_ACT_H

#include "kernel/cards/ability.h"
#include "kernel/game.h"

/* An action function.  Its arguments are as its row says; the bindings have checked them. */
#define ACT(name) ArbValue arb_act_##name(ArbGame *g, const ArbContext *c, const ArbValue *a)

/* ---- Results ------------------------------------------------------------ */

static inline ArbValue value_nil(void)
{
  return (ArbValue){.type = ARB_T_NIL};
}
static inline ArbValue value_none(void)
{
  return (ArbValue){.type = ARB_T_NONE};
}
static inline ArbValue value_bool(bool value)
{
  return (ArbValue){.type = ARB_T_BOOL, .number = value};
}
static inline ArbValue value_int(int32_t value)
{
  return value == ARB_NULL ? value_none() : (ArbValue){.type = ARB_T_INT, .number = value};
}
static inline ArbValue value_object(ArbId id)
{
  return id_is_nothing(id) ? value_none() : (ArbValue){.type = ARB_T_ID, .id = id};
}
static inline ArbValue value_list(const ArbId *ids, int count)
{
  return (ArbValue){.type = ARB_T_IDS, .ids = ids, .count = count};
}

static inline ArbValue value_ints(const int32_t *numbers, int count)
{
  return (ArbValue){.type = ARB_T_INTS, .numbers = numbers, .count = count};
}

/* Whether any event was recorded since there were `before` events. */
static inline ArbValue value_happened(const ArbGame *g, uint32_t before)
{
  return value_bool(g->s->events != before);
}
/* Room in the arena for `count` ids and one more. */
static inline ArbId *id_room(ArbGame *g, int count)
{
  return arena_take(g, (size_t)(count + 1) * sizeof(ArbId));
}
/* The cards of a zone as a list, first to last. */
ArbValue arb_act_zone(ArbGame *g, int zone);

/* ---- Arguments ---------------------------------------------------------- */

static inline bool arg_given(const ArbValue *v)
{
  return v->type != ARB_T_NIL && v->type != ARB_T_NONE;
}

/* Whether an optional argument was given as true. */
static inline bool arg_is_true(const ArbValue *v)
{
  return v->type == ARB_T_BOOL && v->number;
}

/* An argument as a number of cards or times: at least 0, at most ARB_INDEX_MAX. */
static inline int arg_count(const ArbValue *v, int otherwise)
{
  if (v->type != ARB_T_INT) return otherwise;
  return v->number < 0 ? 0 : v->number > ARB_INDEX_MAX ? ARB_INDEX_MAX : v->number;
}

/* An argument as an amount, kept within the bounds of a record. */
static inline int arg_amount(const ArbValue *v)
{
  int most = INT16_MAX / 2;
  return v->number > most ? most : v->number < -most ? -most : v->number;
}

/* The objects of an argument that takes one or several.  Returns how many there are. */
static inline int arg_objects(const ArbValue *v, const ArbId **ids)
{
  if (v->type == ARB_T_ID) {
    *ids = &v->id;
    return 1;
  }
  *ids = v->ids;
  return v->type == ARB_T_IDS ? v->count : 0;
}

/* The duration that an argument gives.  Without one the effect lasts as long as the object stays,
** which is 0 in every game. */
static inline int arg_until(const ArbValue *lasts)
{
  return lasts->type == ARB_T_INT ? lasts->number : 0;
}

/* The index of a word in a list that ends with NULL; -1: it is not there. */
int arb_word_of(const char *const *words, const ArbValue *v);

/* The acting player: "you", or the player whom the argument names. */
static inline ArbSeat arg_actor(const ArbContext *c, const ArbValue *by)
{
  if (by && by->type == ARB_T_NONE) return ARB_NO_SEAT;
  return by && by->type == ARB_T_ID ? id_seat(by->id) : c->you;
}

/* The player whose cards are meant: `by` when the argument is missing; ARB_NO_SEAT when the named
** player is none. */
static inline ArbSeat arg_whose(const ArbContext *c, const ArbValue *whose, ArbSeat by)
{
  return whose->type == ARB_T_NIL ? by : arg_actor(c, whose);
}

/* A copy of a text argument that outlives the call; NULL when the argument is missing. */
const char *arb_act_text(ArbGame *g, const ArbValue *v);

/* ---- Parameters of rows -------------------------------------------------- */

/* Parameters of a row: its name, its ArbType.
**   ARG        required          ARG_OPT    may be left out
**   ARG_MUST   required, named   ARG_NAMED  named, may be left out
**   ARG_WERE   required, objects of which those that are gone count as they last were
** With _COUNT: a number of cards, times, points or the like, which is refused below 0; with _OR
** the refusal names the action `o`, which does the opposite.
** With _OF: a text that names something of the kind `what`.  With _IN: a word of `list`. */
#define ARG(n, t)          {.name = n, .type = ARB_T_##t}
#define ARG_COUNT(n)       {.name = n, .type = ARB_T_INT, .counts = 1}
#define ARG_OPT_COUNT(n)   {.name = n, .type = ARB_T_INT, .optional = 1, .counts = 1}
#define ARG_NAMED_COUNT(n) {.name = n, .type = ARB_T_INT, .optional = 1, .named = 1, .counts = 1}
#define ARG_COUNT_OR(n, o) {.name = n, .type = ARB_T_INT, .counts = 1, .opposite = o}
#define ARG_OPT_COUNT_OR(n, o) \
  {.name = n, .type = ARB_T_INT, .optional = 1, .counts = 1, .opposite = o}
#define ARG_CARD(n)        {.name = n, .type = ARB_T_ID, .cards = 1}
#define ARG_CARDS(n)       {.name = n, .type = ARB_T_IDS, .cards = 1}
#define ARG_WERE(n)        {.name = n, .type = ARB_T_IDS, .gone = 1}
#define ARG_OPT(n, t)      {.name = n, .type = ARB_T_##t, .optional = 1}
#define ARG_NAMED(n, t)    {.name = n, .type = ARB_T_##t, .optional = 1, .named = 1}
#define ARG_MUST(n, t)     {.name = n, .type = ARB_T_##t, .named = 1}
#define ARG_OF(n, t, what) {.name = n, .type = ARB_T_##t, .of = what}
#define ARG_NAMED_OF(n, t, what) \
  {.name = n, .type = ARB_T_##t, .optional = 1, .named = 1, .of = what}
#define ARG_IN(n, list) {.name = n, .type = ARB_T_NAME, .words = list}
#define ARG_NAMED_IN(n, list) \
  {.name = n, .type = ARB_T_NAME, .optional = 1, .named = 1, .words = list}
#define ARG_REFS ARG_OPT("ref1", ID), ARG_OPT("ref2", ID), ARG_OPT("ref3", ID), ARG_OPT("ref4", ID)

/* The running card's ability with this name.  An unknown name is an error of the script. */
int arb_act_named(ArbGame *g, const ArbContext *c, const char *name);
/* Reads the objects that a started ability remembers; false when one of them is gone. */
bool arb_act_take_refs(const ArbValue *values, ArbId *refs);

/* ---- Doing ---------------------------------------------------------------- */

/* Calls `each` for every card of `what` that still exists, all at one moment (ArbRules.batch_open).
** True when something happened. */
typedef void ActEach(ArbGame *g, int card1, ArbSeat by);
ArbValue arb_act_to_each(ArbGame *g, const ArbValue *what, ArbSeat by, ActEach *each);
/* Calls `all` once for the cards of `what` that still exist.  `all` returns the number of cards to
** which it happened, without those whose event was replaced (375).  True when it happened to
** any. */
typedef int ActAll(ArbGame *g, const ArbId *ids, int count, ArbSeat by);
ArbValue arb_act_to_all(ArbGame *g, const ArbValue *what, ArbSeat by, ActAll *all);

/* ---- Lists -------------------------------------------------------------- */

/* The objects of `of` that the selector `where` fits.  `arg` is the number for its hole. */
ArbValue arb_act_matching(ArbGame *g, const ArbContext *c, const ArbValue *of,
                          const ArbValue *where, const ArbValue *arg);
/* The objects of `of` that the player controls; all of them where no player is given. */
ArbValue arb_act_of(ArbGame *g, const ArbValue *of, const ArbValue *player);

/* ---- Taking from the top of a deck ----------------------------------------- */

/* The parameters of ACT_TAKE, in their order. */
enum {
  ACT_TAKE_COUNT,
  ACT_TAKE_N,
  ACT_TAKE_OPTIONAL,
  ACT_TAKE_WHERE,
  ACT_TAKE_ARG,
  ACT_TAKE_REVEAL,
  ACT_TAKE_TO,
  ACT_TAKE_REST,
  ACT_TAKE_BY,
  ACT_TAKE_OF,
  ACT_TAKE_REVEALED,
  ACT_TAKE_TEXT
};
/* Asks which of the seen cards are taken, with the game's own ACT_CHOOSE, and returns them as a
** list.  Afterwards `seen` holds the cards that still exist. */
ArbValue arb_act_take(ArbGame *g, const ArbContext *c, ArbActionFunction *choose, ArbValue *seen,
                      const ArbValue *a);

/* ---- Choosing while a script runs ----------------------------------------- */

typedef struct ActChoice {
  const ArbId *ids;
  int count, min, max;
  ArbSeat by;
  bool always; /* ask also when there is only one possible answer */
  const char *text;
} ActChoice;

/* Whether an effect may have the player choose this object while it is carried out.  Where one is
** passed, NULL stands for a game that forbids no such choice. */
typedef bool ActChoosable(ArbGame *g, ArbSeat by, ArbId object);

/* The choice that arguments of ACT_CHOOSE ask for. */
ActChoice arb_act_choice_of(ArbGame *g, const ArbContext *c, ActChoosable *choosable,
                            const ArbValue *a);
/* Asks a choice.  Returns one id, or a list when more than one may be picked. */
ArbValue arb_act_ask_choice(ArbGame *g, const ArbContext *c, const ActChoice *choice);
/* A list of ids as options of a question: arb_act_listed makes ArbAsk.data, arb_act_list is
** ArbAsk.list. */
const void *arb_act_listed(ArbGame *g, const ArbId *ids, int count, int verb);
void arb_act_list(ArbGame *g, const void *listed);

/* Asks how a whole amount is divided over objects, at least 1 to each, and writes the amounts.
** `total` must be at least `count`. */
void arb_act_split(ArbGame *g, const ArbAsk *ask, int verb, const ArbId *ids, int count, int total,
                   int32_t *amounts);

/* The name of a signal by its number; "" when there is none. */
const char *arb_cards_signal(const ArbCards *cards, int signal);

/* Lets one player after the other choose with the game's own ACT_CHOOSE, and returns the list of
** all that was chosen (ACT_CHOOSE_EACH); what several players chose stands there several times. */
ArbValue arb_act_choose_each(ArbGame *g, const ArbContext *c, ArbActionFunction *choose,
                             const ArbValue *a);
/* Asks players, all at once, what each of them chooses, and returns a list with the choices of one
** player after the other.  `reveal` is the game's own action that reveals cards to everybody. */
ArbValue arb_act_choose_secretly(ArbGame *g, const ArbContext *c, ArbActionFunction *reveal,
                                 ActChoosable *choosable, const ArbValue *a);
/* Asks the player for the name of a card.  Tokens have no part in it.  The card is of one of
** `types`, whose list ends with NULL.  `a` are the arguments of ACT_NAME_CARD: when they give a
** type, of that type only.  Returns a definition that has the name; 0: there is no such card. */
uint16_t arb_act_ask_card_name(ArbGame *g, const ArbContext *c, ArbSeat by, const char *rule,
                               const char *const *types, const ArbValue *a);

/* ---- Shared actions --------------------------------------------------------- */

ACT(yes);
ACT(poll); /* the players who say yes to a question that each is asked in turn */
ACT(number);
ACT(secret_numbers);
ACT(random);
ACT(value);
ACT(x);
ACT(you);
ACT(opponent);
ACT(players);
ACT(turn_player);
ACT(controller);
ACT(owner);
ACT(exists);
ACT(is);
ACT(signal);
ACT(found);    /* everything that a selector finds */
ACT(found_of); /* everything that a selector finds, or only what one player controls: game.all */
ACT(count_of);
ACT(where); /* the objects of a list that match */
ACT(of_player);
ACT(summed); /* list:sum */
ACT(rest);   /* a list without the objects of another one: game.rest and list:without */
ACT(joined); /* several lists as one: game.list */

/* The most objects, lists and selectors that game.list joins. */
enum { ACT_JOINED_MAX = 6 };

/* clang-format off */
/* `...`: parameters of the game's own, behind those of every game; `more`: what they mean. */
#define ACT_CHOOSE(function, rule, more, ...)                                                  \
  {"choose", function, rule, ARB_ACT, ARB_T_IDS,                                               \
   {ARG("from", CHOICE), ARG_NAMED("n", INT), ARG_NAMED("max", INT), ARG_NAMED("by", PLAYER),  \
    ARG_NAMED("optional", BOOL), ARG_NAMED("text", NAME), ARG_NAMED("where", SELECTOR),        \
    ARG_NAMED("arg", INT), ARG_NAMED("of", PLAYER), __VA_ARGS__},                              \
   "a choice made on resolution: one id (a list of one), or a list with n or max above 1" more}
#define ACT_CHOOSE_EACH(function, rule)                                                        \
  {"choose_each", function, rule, ARB_ACT, ARB_T_IDS,                                          \
   {ARG("from", SELECTOR), ARG_NAMED("n", INT), ARG_NAMED("optional", BOOL),                   \
    ARG_NAMED("players", IDS), ARG_NAMED("text", NAME)},                                       \
   "each player in turn order, or each of `players`, chooses `n` (1) of those that they "      \
   "control (or own, off the board); gives all that were chosen, as a list"}
#define ACT_TAKE(function, rule, places)                                                       \
  {"take_from_top", function, rule, ARB_ACT, ARB_T_IDS,                                        \
   {ARG_COUNT("count"), ARG_NAMED_COUNT("n"), ARG_NAMED("optional", BOOL),                      \
    ARG_NAMED("where", SELECTOR), ARG_NAMED("arg", INT), ARG_NAMED("reveal", BOOL),            \
    ARG_NAMED_IN("to", places), ARG_NAMED_IN("rest", places), ARG_NAMED("by", PLAYER),         \
    ARG_NAMED("of", PLAYER), ARG_NAMED("revealed", BOOL), ARG_NAMED("text", NAME)},            \
   "looks at the top cards of a deck, takes `n` of them (1; with `optional` at most `n`) "     \
   "that match `where`, puts these `to` and the `rest` elsewhere; where nothing is said "      \
   "they stay; `reveal`: what is taken is revealed, `revealed`: all are; gives what was "      \
   "taken as it lies then"}
#define ACT_REST(rule)                                                                         \
  {"rest", arb_act_rest, rule, ARB_READ, ARB_T_IDS, {ARG("cards", IDS), ARG("taken", IDS)},    \
   "those of a list that are not in another one: list:without(taken)"}
#define ACT_LIST(rule)                                                                         \
  {"list", arb_act_joined, rule, ARB_READ, ARB_T_IDS,                                          \
   {ARG("first", IDS), ARG_OPT("more1", IDS), ARG_OPT("more2", IDS), ARG_OPT("more3", IDS),    \
    ARG_OPT("more4", IDS), ARG_OPT("more5", IDS)},                                             \
   "one list of these objects, lists and selectors, each object once"}
/* Methods of lists: list:where(...). */
#define ACT_LIST_WHERE(rule)                                                                   \
  {"where", arb_act_where, rule, ARB_READ, ARB_T_IDS,                                          \
   {ARG_WERE("list"), ARG("selector", SELECTOR), ARG_NAMED("arg", INT)},                       \
   "those of the list that match, in their order, what is gone as it last was; where the "     \
   "selector names no zone, wherever they are"}
#define ACT_LIST_WITHOUT(rule)                                                                 \
  {"without", arb_act_rest, rule, ARB_READ, ARB_T_IDS, {ARG_WERE("list"), ARG_WERE("others")}, \
   "those of the list that are none of the others"}
#define ACT_LIST_OF(rule)                                                                      \
  {"of", arb_act_of_player, rule, ARB_READ, ARB_T_IDS,                                         \
   {ARG_WERE("list"), ARG("player", PLAYER)},                                                  \
   "those of the list that the player controls, or last controlled; of cards that nobody "     \
   "controls, that the player owns"}
#define ACT_LIST_SUM(rule)                                                                     \
  {"sum", arb_act_summed, rule, ARB_READ, ARB_T_INT,                                           \
   {ARG_WERE("list"), ARG_OF("attribute", NAME, "attribute")},                                 \
   "the sum of a number of all of them, what is gone as it last was: list:sum \"cost\""}
#define ACT_ALL(rule)                                                                          \
  {"all", arb_act_found_of, rule, ARB_READ, ARB_T_IDS,                                         \
   {ARG("selector", SELECTOR), ARG_NAMED("of", PLAYER)},                                       \
   "everything that matches; `of`: that the player controls"}
#define ACT_COUNT(rule)                                                                        \
  {"count", arb_act_count_of, rule, ARB_READ, ARB_T_INT,                                       \
   {ARG("selector", SELECTOR), ARG_NAMED("of", PLAYER)},                                       \
   "how many match; `of`: that the player controls"}
#define ACT_YES(rule)                                                                          \
  {"yes", arb_act_yes, rule, ARB_ACT, ARB_T_BOOL,                                              \
   {ARG("question", NAME), ARG_NAMED("by", PLAYER)},                                           \
   "asks yes or no"}
#define ACT_POLL(rule)                                                                         \
  {"poll", arb_act_poll, rule, ARB_ACT, ARB_T_IDS,                                             \
   {ARG("question", NAME), ARG_NAMED("players", IDS)},                                         \
   "asks each player in turn order, or each of `players` in theirs, yes or no, before "        \
   "anything is done; gives the players who said yes"}
#define ACT_NUMBER(rule)                                                                       \
  {"number", arb_act_number, rule, ARB_ACT, ARB_T_INT,                                         \
   {ARG("least", INT), ARG("most", INT), ARG_NAMED("by", PLAYER), ARG_NAMED("text", NAME)},    \
   "asks for a number between these"}
#define ACT_SECRET_NUMBERS(rule)                                                               \
  {"secret_numbers", arb_act_secret_numbers, rule, ARB_ACT, ARB_T_INTS,                        \
   {ARG("least", INT), ARG("most", INT), ARG_NAMED("players", IDS), ARG_NAMED("text", NAME)},  \
   "players choose a number each, at once: nobody knows another's before all have chosen; "    \
   "gives the numbers, as `players` gives the players: all of them in turn order"}
#define ACT_SECRET_CHOICES(function, rule)                                                     \
  {"secret_choices", function, rule, ARB_ACT, ARB_T_IDS,                                       \
   {ARG("from", CHOICE), ARG_NAMED("n", INT), ARG_NAMED("own", BOOL),                          \
    ARG_NAMED("optional", BOOL), ARG_NAMED("reveal", BOOL), ARG_NAMED("players", IDS),         \
    ARG_NAMED("text", NAME)},                                                                  \
   "players choose, at once: nobody knows another's choice before all have chosen; `own`: "    \
   "each among what they control (or own, off the board); `reveal`: the cards are revealed "   \
   "together; gives what they chose, one player after the other, `n` (1) of each, with `none` " \
   "for those that are missing"}
#define ACT_NAME_CARD(function, rule, types)                                                   \
  {"name_card", function, rule, ARB_ACT, ARB_T_BOOL,                                           \
   {ARG_NAMED_IN("type", types), ARG_NAMED("by", PLAYER), ARG_NAMED("text", NAME)},            \
   "a player names a card of a deck, of that type; this object remembers the name: what "      \
   "selectors find with `named_card = true`"}
#define ACT_RANDOM(rule)                                                                       \
  {"random", arb_act_random, rule, ARB_ACT, ARB_T_IDS,                                         \
   {ARG("from", CHOICE), ARG_OPT_COUNT("n")},                                                  \
   "n of these at random: one id (a list of one), or a list with n above 1"}
#define ACT_VALUE(rule)                                                                        \
  {"value", arb_act_value, rule, ARB_READ, ARB_T_INT, {ARG("number", INT)},                    \
   "what a number that is worked out (`number.tally { ... }`) comes to now"}
#define ACT_X(rule)                                                                            \
  {"x", arb_act_x, rule, ARB_READ, ARB_T_INT, {{0}},                                           \
   "the X that was chosen for what this costs (`number.x()`), or what this play effect's card did"}
#define ACT_SIGNAL(rule)                                                                       \
  {"signal", arb_act_signal, rule, ARB_ACT, ARB_T_BOOL,                                        \
   {ARG_OF("name", NAME, "signal"), ARG_OPT("subjects", IDS), ARG_NAMED("amount", INT),        \
    ARG_NAMED("by", PLAYER)},                                                                  \
   "tells by a name of your own that something has happened, to each of these: "               \
   "when { signal = \"name\" } waits for it"}
#define ACT_HAND(function, rule)                                                               \
  {"hand", function, rule, ARB_READ, ARB_T_IDS, {ARG_OPT("player", PLAYER)}, "the cards of a hand"}
/* `counted`: 1: amounts below 0 are refused. */
#define ACT_DEAL_EACH(function, rule, whom, counted)                                           \
  {"deal_each", function, rule, ARB_ACT, ARB_T_BOOL,                                           \
   {{.name = "deals", .type = ARB_T_DEALS, .counts = counted}},                                \
   "deals different amounts at once: { " whom ", amount, by = " whom " } each"}
#define ACT_WIN(function, rule)                                                                \
  {"win", function, rule, ARB_ACT, ARB_T_BOOL, {ARG_OPT("player", PLAYER)},                     \
   "that player wins the game, at once"}
#define ACT_EXTRA_TURN(function, rule)                                                         \
  {"extra_turn", function, rule, ARB_ACT, ARB_T_BOOL, {ARG_OPT("player", PLAYER)},              \
   "that player takes another turn after this one"}
#define ACT_EXTRA_PHASE(function, rule, phases)                                                \
  {"extra_phase", function, rule, ARB_ACT, ARB_T_BOOL, {ARG_IN("phase", phases)},              \
   "the turn has another phase of this name after the running one; of several the last "       \
   "that was added comes first"}
#define ACT_ROLL(function, rule)                                                               \
  {"roll", function, rule, ARB_ACT, ARB_T_INT,                                                 \
   {ARG_OPT("sides", INT), ARG_NAMED("by", PLAYER)},                                           \
   "rolls a die, of six sides if nothing is said; gives what it shows"}
#define ACT_END_TURN(function, rule)                                                           \
  {"end_turn", function, rule, ARB_ACT, ARB_T_BOOL, {{0}},                                     \
   "the turn goes to its end, as soon as what is going on is over"}
#define ACT_PHASE(function, rule)                                                              \
  {"phase", function, rule, ARB_READ, ARB_T_NAME, {{0}},                                       \
   "which phase of the turn it is: its name"}
#define ACT_LATER(function, rule, what)                                                        \
  {"later", function, rule, ARB_ACT, ARB_T_BOOL,                                               \
   {ARG_OF("ability", NAME, "ability"), ARG_REFS},                                             \
   "starts a " what " ability of this card"}
#define ACT_CONTROLLER(rule, type)                                                             \
  {"controller", arb_act_controller, rule, ARB_READ, ARB_T_ID, {ARG("object", type)},          \
   "who controls it"}
#define ACT_OWNER(rule)                                                                        \
  {"owner", arb_act_owner, rule, ARB_READ, ARB_T_ID, {ARG("card", WAS)}, "who owns it"}
#define ACT_EXISTS(rule)                                                                       \
  {"exists", arb_act_exists, rule, ARB_READ, ARB_T_BOOL, {ARG("object", ID)},                  \
   "whether it is still there"}
#define ACT_IS(rule, type)                                                                     \
  {"is", arb_act_is, rule, ARB_READ, ARB_T_BOOL,                                               \
   {ARG("object", type), ARG("selector", SELECTOR)},                                           \
   "whether it matches"}
#define ACT_PLAYERS(rule)                                                                      \
  {"players", arb_act_players, rule, ARB_READ, ARB_T_IDS, {ARG_NAMED("from", PLAYER)},         \
   "the players in turn order, from the turn player on"}
#define ACT_YOU(rule)                                                                          \
  {"you", arb_act_you, rule, ARB_READ, ARB_T_ID, {{0}}, "who controls this ability"}
#define ACT_OPPONENT(rule)                                                                     \
  {"opponent", arb_act_opponent, rule, ARB_READ, ARB_T_ID, {{0}}, "the next opponent"}
#define ACT_TURN_PLAYER(rule)                                                                  \
  {"turn_player", arb_act_turn_player, rule, ARB_READ, ARB_T_ID, {{0}},                        \
   "the player whose turn it is"}
/* clang-format on */

#endif
