/* SPDX-License-Identifier: MIT */
/* kinds_studio.c -- the rows of writing, measuring and decks (kinds.h). */
#include "table/inside.h"

#define MOD   {"mod", OF_TEXT, true, "its name"}
#define PATH  {"path", OF_TEXT, true, "of a file, from the mod's folder: `cards/hound.lua`"}
#define TEXT  {"text", OF_TEXT, true, "what stands there, as it is written"}
#define GAME  {"game", OF_TEXT, true, "its name"}
#define PLACE {"at", OF_NUMBER, true, "the place, in bytes from 0"}
#define SIM   {"sim", OF_NUMBER, true, "the number of the series"}

/* ---- Writing ---------------------------------------------------------------------- */

static const HallKind write_kinds[] = {
  {"files", RIGHT_OWNER, NO_FIELDS,
   FIELDS({"mods", OF_VALUES, true,
           "each with name, title, game, wrong (why it cannot be loaded), files: path, kind"}),
   "The mods that may be written, with their files.", serve_studio, false},
  {"read", RIGHT_OWNER, FIELDS(MOD, PATH),
   FIELDS(TEXT, {"stamp", OF_TEXT, true, "of this text: `write` names it"}), "A file.",
   serve_studio, false},
  {"write", RIGHT_OWNER,
   FIELDS(MOD, PATH, TEXT,
          {"stamp", OF_TEXT, false,
           "of the text that was read, or empty: the file is new; when it is another one by now, "
           "nothing is written"}),
   FIELDS({"stamp", OF_TEXT, true, "of the new text"}),
   "Write a file, whole or not at all, and never outside of the mod's folder.", serve_studio, true},
  {"new", RIGHT_OWNER,
   FIELDS({"what", OF_TEXT, true, "mod, card, keyword or format"},
          {"name", OF_TEXT, true, "for people"},
          {"mod", OF_TEXT, false, "where, unless it is a mod itself"},
          {"game", OF_TEXT, false, "of a mod; left out: the first one"},
          {"kind", OF_TEXT, false, "of a card: unit, spell ...; left out: the usual one"}),
   FIELDS({"mod", OF_TEXT, true, "its name"}, {"files", OF_TEXTS, true, "that were written"}),
   "A tested skeleton, as `lunarbiter new` writes it.", serve_studio, false},
  {"change", RIGHT_OWNER, FIELDS(GAME, {"card", OF_TEXT, true, "the id of a shipped card"}),
   FIELDS(MOD, PATH),
   "A copy of the card in a mod of the user's, where it may be written; `reload` with that mod "
   "takes it into a game.",
   serve_studio, false},
  {"bring", RIGHT_OWNER,
   FIELDS(MOD, {"paths", OF_TEXTS, true, "of all its files"},
          {"texts", OF_TEXTS, true, "what stands in them, in the same order"},
          {"replace", OF_FLAG, false, "a mod of that name gets these files and no others"}),
   FIELDS({"taken", OF_FLAG, true,
           "no: there is a mod of that name with other files, and it stays as it is"}),
   "A mod that came with a game, into the folder of the user's mods.", serve_studio, true},
  {"warm", RIGHT_OWNER, FIELDS(GAME), NO_FIELDS,
   "Load what checks of texts of that game need, before somebody waits for one.", serve_studio,
   false},
  {"check", RIGHT_OWNER, FIELDS(MOD, PATH, TEXT),
   FIELDS(
       {"problems", OF_VALUES, true, "each with line, column, severity, code, message, hint, rule"},
       {"game", OF_TEXT, false, "of the mod"}),
   "What is wrong with a text that stands in for the file.", serve_studio, true},
  {"complete", RIGHT_OWNER, FIELDS(GAME, TEXT, PLACE),
   FIELDS({"from", OF_NUMBER, true, "where the word begins that an item replaces"},
          {"items", OF_VALUES, true, "each with label, kind, detail, info"}),
   "What may stand there.", serve_studio, true},
  {"hover", RIGHT_OWNER, FIELDS(GAME, TEXT, PLACE),
   FIELDS({"from", OF_NUMBER, false, "where the word begins"},
          {"to", OF_NUMBER, false, "where it ends"}, {"title", OF_TEXT, false, "the word"},
          {"text", OF_TEXT, false, "what it means, with its rule"},
          {"params", OF_VALUES, false, "of a function: name, type, doc, optional"}),
   "What the word there means; nothing, where nothing is to be said.", serve_studio, true},
  {"draw_card", RIGHT_OWNER, FIELDS(MOD, PATH, TEXT),
   FIELDS({"text", OF_TEXT, true, "the card drawn and told; empty: the text declares none"},
          {"facts", OF_VALUES, false, "as `show --as json` writes it"}),
   "The card of a text, as `show` sees it.", serve_studio, true},
  {"test", RIGHT_OWNER, FIELDS(MOD, PATH),
   FIELDS({"passed", OF_NUMBER, true, ""}, {"failed", OF_NUMBER, true, ""},
          {"scenarios", OF_VALUES, true,
           "each with name, file, line, status, failed_line, message, situation"},
          {"coverage", OF_VALUES, true, "each with file, lines (how many), missed (which)"}),
   "Play the scenarios of a file, or those beside it, as they stand on the disk.", serve_studio,
   false},
  {"reload", RIGHT_OWNER,
   FIELDS(FIELD_TABLE, {"anyhow", OF_FLAG, false, "go on from the first move that does not fit"},
          {"mod", OF_TEXT, false, "a mod that comes into the game, with the cards it replaces"}),
   FIELDS({"taken", OF_FLAG, true, "the game goes on with the scripts as they are now"},
          {"changed", OF_TEXT, false, "the ids of cards that are others; -: none"},
          {"unfit", OF_TEXT, false, "the first decision that no longer fits"},
          {"lost", OF_NUMBER, false, "how many moves are lost with it"}),
   "Changed scripts in a running game: it is played again from its start with the same moves.",
   serve_reload, false},
  {0}};

const HallGroup write_group = {"Writing", write_kinds, NULL};

/* ---- Measuring -------------------------------------------------------------------- */

static const HallKind measure_kinds[] = {
  {"sim", RIGHT_OWNER,
   FIELDS({"decks", OF_TEXTS, false, "one for all players or one for each; left out: the game's"},
          {"game", OF_TEXT, false, "left out: as format and decks say"},
          {"format", OF_TEXT, false, "left out: the first one that the decks may play"},
          {"bots", OF_TEXTS, false, "one for all decks or one for each; left out: greedy"},
          {"games", OF_NUMBER, false, "of each pairing; left out: 200"},
          {"seed", OF_SEED, false, "left out: 1"},
          {"cards", OF_TEXTS, false, "cards whose games are counted apart"},
          {"all_cards", OF_FLAG, false, "all cards of the decks"},
          {"compare", OF_TEXT, false, "the same games again, with this deck in place of the first"},
          {"matrix", OF_FLAG, false, "every deck against every other one"}),
   FIELDS(SIM), "Start a series of games between bots. It is told of by `sim_progress`.", serve_sim,
   false},
  {"sims", RIGHT_OWNER, NO_FIELDS, FIELDS({"sims", OF_VALUES, true, "each as in `sim_progress`"}),
   "The series that there are.", serve_sims, false},
  {"sim_cancel", RIGHT_OWNER, FIELDS(SIM), NO_FIELDS,
   "Stop: what was played counts, and the result may be asked for.", serve_sim_cancel, false},
  {"sim_forget", RIGHT_OWNER, FIELDS(SIM), NO_FIELDS, "Forget a series that is over.",
   serve_sim_forget, false},
  {"sim_result", RIGHT_OWNER, FIELDS(SIM),
   FIELDS(
       SIM, {"done", OF_NUMBER, true, "games played"},
       {"games", OF_NUMBER, true, "games of the series"}, {"finished", OF_FLAG, true, ""},
       {"cancelled", OF_FLAG, true, ""},
       {"message", OF_TEXT, false, "why the games could not be played"},
       {"seed", OF_TEXT, true, ""},
       {"lines", OF_VALUES, true,
        "for each pairing: decks (name, bot), wins, first (of who begins), draws, errors, games, "
        "format, lengths (by turn), curve (as games were played), cards (win-rates.md); shares "
        "have wins, games, share, low, high"},
       {"compared", OF_VALUES, false, "pairs, only_first, only_other, value, low, high"}),
   "What came of it.", serve_sim_result, false},
  {"sim_games", RIGHT_OWNER,
   FIELDS(SIM, {"line", OF_NUMBER, false, "which pairing, from 0"},
          {"deck", OF_NUMBER, false, "the deck whose games are meant, from 0"},
          {"outcome", OF_TEXT, false, "won, lost (by the deck), draw or error"},
          {"turn", OF_NUMBER, false, "in which they ended"},
          {"card", OF_TEXT, false, "the id of a card that was counted"},
          {"event", OF_TEXT, false, "drawn, played ...; left out: drawn"},
          {"with", OF_FLAG, false, "that happened; else that did not"}),
   FIELDS(
       {"games", OF_VALUES, true, "each with game (its number), turn, outcome (a deck, -1, -2)"}),
   "The games behind a number.", serve_sim_games, false},
  {"sim_game", RIGHT_OWNER,
   FIELDS(SIM, {"line", OF_NUMBER, false, "which pairing, from 0"},
          {"game", OF_NUMBER, true, "its number"}),
   FIELDS({"text", OF_TEXT, true, "a replay: `open` makes a table of it"},
          {"name", OF_TEXT, true, "for the table"}),
   "One game of a series, played again from its seed.", serve_sim_game, false},
  {0}};

static const HallNews measure_news[] = {
  {"sim_progress", "owners",
   FIELDS(SIM, {"done", OF_NUMBER, true, "games played"},
          {"games", OF_NUMBER, true, "games of the series"},
          {"finished", OF_FLAG, true, "no more will be played"},
          {"cancelled", OF_FLAG, true, "somebody stopped it"},
          {"message", OF_TEXT, false, "why they cannot be played"}),
   "How far a series is."},
  {0}};

const HallGroup measure_group = {"Measuring", measure_kinds, measure_news};

/* ---- Decks ------------------------------------------------------------------------ */

#define CHAMPION \
  {"champion", OF_TEXT, false, "the chosen champion, where the text does not say it; or `none`"}
#define FAULTS {"faults", OF_VALUES, false, "why not: each with where, line, text"}

static const HallKind deck_kinds[] = {
  {"deck_cards", RIGHT_OWNER,
   FIELDS(GAME, {"renew", OF_FLAG, false, "read the cards of mods again"}),
   FIELDS(
       {"cards", OF_VALUES, true,
        "each with id, name, type, section, word (in deck files), cost, power, domains, tags ..."},
       {"sections", OF_VALUES, true, "each with name, field, single"},
       {"formats", OF_TEXTS, true, "their names"}, {"format", OF_TEXT, true, "the game's own"}),
   "The cards that decks of a game are built of.", serve_studio, false},
  {"deck_forms", RIGHT_OWNER, NO_FIELDS,
   FIELDS({"forms", OF_VALUES, true, "each with name, title, game, reads, writes"}),
   "The forms of decks that can be read and written (deck-formats.md).", serve_studio, false},
  {"deck_read", RIGHT_OWNER,
   FIELDS(TEXT, {"from", OF_TEXT, false, "its form; left out: what it looks like"},
          {"game", OF_TEXT, false, "left out: as the text says"}, CHAMPION,
          {"format", OF_TEXT, false, "that it is held against; left out: the game's own"}),
   FIELDS(FAULTS, {"game", OF_TEXT, false, ""}, {"from", OF_TEXT, false, "its form"},
          {"sections", OF_VALUES, false, "by field: lists of id, name, count"},
          {"more", OF_TEXTS, false, "further legends or leaders"},
          {"format", OF_TEXT, false, "that it was held against"},
          {"problems", OF_VALUES, false, "all of them: text, rule"},
          {"text", OF_TEXT, false, "as a deck file"}),
   "A deck in any form, with all that a format says against it.", serve_studio, true},
  {"deck_write", RIGHT_OWNER,
   FIELDS(TEXT, {"to", OF_TEXT, true, "the form"}, {"from", OF_TEXT, false, "of the text"},
          {"game", OF_TEXT, false, "of the text"}, CHAMPION,
          {"no_sideboard", OF_FLAG, false, "leave the sideboard out"}),
   FIELDS(FAULTS, {"text", OF_TEXT, false, "the deck"}), "A deck in another form.", serve_studio,
   true},
  {0}};

const HallGroup deck_group = {"Decks", deck_kinds, NULL};
