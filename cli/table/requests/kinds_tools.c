/* SPDX-License-Identifier: MIT */
/* kinds_tools.c -- the rows of asking and of taking a game apart (kinds.h). */
#include "table/inside.h"

#define EYES                 \
  {"seat", OF_NUMBER, false, \
   "as this seat of yours may know; left out: the only one, else as you watch"}
#define TURN {"at", OF_NUMBER, true, "the moment where the game stands now"}

/* ---- Asking ----------------------------------------------------------------------- */

static const HallKind ask_kinds[] = {
  {"explain", RIGHT_WATCHER,
   FIELDS(FIELD_TABLE, EYES, {"object", OF_TEXT, false, "the id of a card, an ability, a player"},
          {"event", OF_NUMBER, false, "the number of an event; 0: the last"}),
   FIELDS({"object", OF_TEXT, false, "its id"}, {"name", OF_TEXT, false, "its name"},
          {"reasons", OF_VALUES, true,
           "each with kind (value, base, effect, holds, fails, replaced, fact), topic, text, rule, "
           "layer, timestamp, amount, value, player, source, source_card"},
          {"reminders", OF_VALUES, false, "keyword: what it means"}),
   "Why something is as it is: `lunarbiter explain --json`.", serve_explain, false},
  {"why", RIGHT_WATCHER, FIELDS(FIELD_TABLE, EYES, {"object", OF_TEXT, true, "the id of a card"}),
   FIELDS({"text", OF_TEXT, true, "why it cannot be played or used now; empty when it can"},
          {"rule", OF_TEXT, false, "the rule that forbids it"}),
   "Why not.", serve_why, false},
  {"show", RIGHT_GUEST,
   FIELDS({"game", OF_TEXT, false, "of the card; left out: any"},
          {"card", OF_TEXT, true, "its id or name"},
          {"table", OF_TEXT, false, "a card of this table, with the mods that it has"},
          {"scenarios", OF_FLAG, false, "run its scenarios to tell what its functions do: slow"}),
   FIELDS({"card", OF_TEXT, true, "its id"},
          {"text", OF_TEXT, true, "the card drawn and told, as `show` prints it"},
          {"facts", OF_VALUES, true, "as `show --as json` writes it"}),
   "A card, in our words.", serve_show, false},
  {"rule", RIGHT_GUEST,
   FIELDS({"game", OF_TEXT, false, "its name; left out: the first one that has the rule"},
          {"rule", OF_TEXT, true, "its number: 461.3"}),
   FIELDS({"rule", OF_TEXT, true, "its number"}, {"exists", OF_FLAG, true, "in the rulebook"},
          {"about", OF_TEXTS, true, "what it is about, in our words"},
          {"state", OF_TEXT, false, "tested, implemented, not observable or missing"},
          {"near", OF_VALUES, true, "rules above and below it that have words: rule, about"}),
   "What a rule is about.", serve_rule, false},
  {0}};

const HallGroup ask_group = {"Asking", ask_kinds, NULL};

/* ---- Taking apart ----------------------------------------------------------------- */

static const HallKind apart_kinds[] = {
  {"timeline", RIGHT_OWNER,
   FIELDS(FIELD_TABLE, {"from", OF_NUMBER, false, "the first moment that is wanted; left out: 0"}),
   FIELDS(TURN,
          {"moments", OF_VALUES, true,
           "each with moment, parent, depth, kind (start, answer, cancel, concede, edit, call, "
           "seat), seat, number, turn, label, mine"},
          {"count", OF_NUMBER, true, "how many moments there are"},
          {"branches", OF_VALUES, true, "each with name, moment (or lost: why), turn, question"},
          {"redo", OF_NUMBER, false, "where redo leads in the end"}),
   "The tree of moments. At most 2000 at once: ask again from behind the last.", serve_timeline,
   false},
  {"goto", RIGHT_OWNER,
   FIELDS(FIELD_TABLE, {"moment", OF_NUMBER, false, "its number"},
          {"branch", OF_TEXT, false, "or the name of a branch"}),
   FIELDS(TURN), "Go on from another moment. Bots wait there until somebody answers, or `run`.",
   serve_goto, false},
  {"branch", RIGHT_OWNER,
   FIELDS(FIELD_TABLE, {"name", OF_TEXT, true, "at most 31 letters, no blanks"}), FIELDS(TURN),
   "Give the present moment a name.", serve_branch, false},
  {"settable", RIGHT_OWNER,
   FIELDS(FIELD_TABLE, {"object", OF_TEXT, false, "a card or player; left out: the game"}),
   FIELDS({"rows", OF_VALUES, true,
           "each with name, least, most, help, value (now), seat: the value is a seat"},
          {"zones", OF_TEXTS, true, "where `put` and `move` can put cards"}),
   "What can be edited.", serve_settable, false},
  {"set", RIGHT_OWNER,
   FIELDS(FIELD_TABLE, {"object", OF_TEXT, false, "a card or player; left out: the game"},
          {"name", OF_TEXT, true, "of what is set: damage, exhausted, points ..."},
          {"value", OF_NUMBER, true, "yes is 1; seats count from 0, 255: nobody"}),
   FIELDS(TURN), "Edit a number of the position: mark, ready, give.", serve_set, false},
  {"put", RIGHT_OWNER,
   FIELDS(FIELD_TABLE, FIELD_SEAT, {"zone", OF_TEXT, true, "its name"},
          {"card", OF_TEXT, true, "its id or name"},
          {"place", OF_TEXT, false, "the id of a place, or of the card it is attached to"},
          {"count", OF_NUMBER, false, "1 to 20"}),
   FIELDS(TURN, {"objects", OF_TEXTS, true, "the ids of the new cards"}),
   "Put new cards into the position.", serve_put, false},
  {"move", RIGHT_OWNER,
   FIELDS(FIELD_TABLE, {"object", OF_TEXT, true, "a card"}, {"zone", OF_TEXT, true, "its name"},
          {"place", OF_TEXT, false,
           "the id of a place, of the card it is attached to, or of the player whose it becomes"}),
   FIELDS(TURN), "Move a card of the position: on top of a deck, to the end of other zones.",
   serve_move, false},
  {"as", RIGHT_OWNER, FIELDS(FIELD_TABLE, FIELD_SEAT), FIELDS(TURN),
   "From here on a person answers for the seat, and you sit there.", serve_as, false},
  {"bot", RIGHT_OWNER, FIELDS(FIELD_TABLE, FIELD_SEAT, {"bot", OF_TEXT, true, "its name"}),
   FIELDS(TURN), "From here on a bot answers for the seat.", serve_bot, false},
  {"save", RIGHT_OWNER, FIELDS(FIELD_TABLE),
   FIELDS({"text", OF_TEXT, true, "a replay, as `lunarbiter replay` reads it"},
          {"name", OF_TEXT, true, "a name for the file"}),
   "The game as a text.", serve_save, false},
  {"open", RIGHT_OWNER,
   FIELDS(
       {"text", OF_TEXT, true, "a replay"}, {"name", OF_TEXT, false, "of the table"},
       {"running", OF_FLAG, false, "the game goes on, bots move; else it waits until you go on"}),
   FIELDS(FIELD_TABLE, TURN), "A recorded game as a table. You sit at all seats of persons.",
   serve_open, true},
  {"run", RIGHT_OWNER,
   FIELDS(FIELD_TABLE, {"running", OF_FLAG, true, "whether bots move by themselves"}), NO_FIELDS,
   "Let bots go on, or hold them.", serve_run, false},
  {"scenario", RIGHT_OWNER,
   FIELDS(FIELD_TABLE,
          {"from", OF_NUMBER, false,
           "the moment whose position is given; left out: the last one from which this one can be "
           "reached by answers, at most 20 before it"},
          {"name", OF_TEXT, false, "what it shows"}),
   FIELDS({"text", OF_TEXT, true, "the specification"}, {"passes", OF_FLAG, true, "it was run"},
          {"said", OF_TEXT, false, "what running it said"},
          {"answers", OF_NUMBER, true, "how many of the answers since are in it"},
          {"of", OF_NUMBER, true, "how many there were"},
          {"same", OF_FLAG, true, "all of them are, and every zone ends as it is here"},
          {"differ", OF_TEXTS, true, "zones and cards where it ends otherwise"}),
   "A scenario of ours from a moment and the answers since.", serve_scenario, false},
  {"open_scenario", RIGHT_OWNER,
   FIELDS({"text", OF_TEXT, false, "of a file of scenarios"},
          {"file", OF_TEXT, false, "or its path below the data folder"},
          {"name", OF_TEXT, false, "of one of them; left out: the first"},
          {"game", OF_TEXT, false, "left out: as the file says, else the first one"}),
   FIELDS({"names", OF_TEXTS, true, "of all scenarios of the file"},
          {"name", OF_TEXT, true, "of this one"}, {"game", OF_TEXT, true, ""},
          {"steps", OF_VALUES, true,
           "each with line, text (the step as it stands in the file), passed, message (when it "
           "failed), view, told (lines of the log)"},
          {"passed", OF_FLAG, true, "all of them"}),
   "A scenario step by step, with what is expected.", serve_open_scenario, true},
  {0}};

static const HallNews apart_news[] = {
  {"moment", "owner, at the table",
   FIELDS(FIELD_TABLE, TURN, {"count", OF_NUMBER, true, "the number of moments there are"},
          {"held", OF_FLAG, false, "a bot is asked, and waits until `run`"}),
   "The time line has grown, or the game stands elsewhere."},
  {0}};

const HallGroup apart_group = {"Taking apart", apart_kinds, apart_news};
