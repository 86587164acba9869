/* SPDX-License-Identifier: MIT */
/*
** list_words.c -- the words that cards may use, for Lua tools: the engine's own tables as data.
** scripts/reference/ makes the reference and the annotations for editors from them.
**
**   lunarbiter.words("riftbound") -> {
**     game =, title =, edition =,
**     card_fields = { "id", ... }, text_fields = { "targets", "run" },
**     mode_fields = { "choose", "up_to", ... }, slots = { "destination", ... },
**     -- `begun`: the actions that start it by its name, "later"; `used`: by players, for its cost
**     abilities = { { word =, named =, unnamed =, event =, begun =, used =,
**                     fields = { ... } }, ... },
**     choices = { [field] = { word, ... } },   -- of fields that take one of a few words
**     fields = { name, ... },                  -- of abilities, in the order of their table
**     tables = { { name = "Cost", word = "additional" }, ... }, -- values that are tables
**     statics = { { name =, shown = }, ... },  -- plain fields of statics, and how `show` says them
**     built = { "unit", "up_to", "number.count", ... }, -- only while a file is loaded
**     types = { "unit", ... }, phases = { ... }, who = { ... }, durations = { ... },
**     -- `of`: the types that have it; `zones`: where something has it
**     attributes = { { name =, kind =, values =, rule =, help =, of =, zones = }, ... },
**     -- `of`: types, "player", "" for no subject; `told`: nothing waits for it; `replaced`:
**     -- `instead_of` takes it
**     events = { { name =, rule =, help =, of =, told = true, replaced = true }, ... },
**     verbs = { { name =, rule =, help = }, ... }, switches = { the same },
**     keywords = { "ward", ... },
**     event_fields = { { name =, type = "Object", help = }, ... }, -- of game.event
**     -- words and their meaning (notes.h): of every game, of this one; all words in their order
**     house_notes = { { of =, name =, type =, rule =, help = }, ... }, notes = { the same },
**     every = { { of =, name =, field = true }, ... },
**     a_number = "might",                      -- an attribute for examples
**     -- another game's words: what is written here, or why there is no such word (words.h)
**     others = { { word = "unit units", ours =, rule =, why =, form =,
**                  kinds = { action = true } }, ... },
**     reminders = { ward = { rule =, text = }, ... },   -- N is the value
**     unvalued = { "ward", ... },              -- those whose value changes nothing
**     zones = { { name =, rule =, types =, board =, shared =, privacy = }, ... },
**     -- `of`: the kind of a name, "token"; `words`: the words allowed; `gone`: it may be gone;
**     -- `counts`: it is refused below 0, and `opposite` is the action to use instead
**     actions = { { name =, rule =, help =, mode =, result =,
**                   params = { { name =, type =, optional =, named =, of =, words =, counts =,
**                              opposite = } } }, ... },
**     list_actions = { ... },   -- methods of lists, without the list as their first parameter
**   }
*/
#include <string.h>

#include "host/host.h"
#include "module/module.h"
#include "language/notes.h"
#include "language/words.h"

/* ---- Lists --------------------------------------------------------------- */

/* Sets a field of the table at the top to the texts of a list that ends with NULL or has
** `count` of them. */
static void set_texts(lua_State *L, const char *key, const char *const *texts, int count)
{
  lua_newtable(L);
  for (int i = 0; texts && (count < 0 ? texts[i] != NULL : i < count); i++) {
    lua_pushstring(L, texts[i]);
    lua_rawseti(L, -2, i + 1);
  }
  lua_setfield(L, -2, key);
}

static bool is_in(const char *const *texts, const char *text)
{
  for (; texts && *texts; texts++)
    if (strcmp(*texts, text) == 0) return true;
  return false;
}

static void append(lua_State *L)
{
  lua_rawseti(L, -2, (lua_Integer)lua_rawlen(L, -2) + 1);
}

/* ---- Words of cards ------------------------------------------------------ */

static void set_abilities(lua_State *L, const GameWords *words)
{
  lua_newtable(L);
  for (const AbilityWord *row = words->abilities; row->word; row++) {
    lua_newtable(L);
    bind_module_set_string(L, "word", row->word);
    bind_module_set_flag(L, "named", row->named);
    bind_module_set_flag(L, "unnamed", row->unnamed);
    bind_module_set_string(L, "event", row->event);
    bind_module_set_string(L, "begun", row->begun);
    bind_module_set_flag(L, "used", row->paid != NULL);
    set_texts(L, "fields", row->fields, -1);
    append(L);
  }
  lua_setfield(L, -2, "abilities");
}

static void set_choices(lua_State *L, const GameWords *words)
{
  lua_newtable(L);
  for (const FieldRow *row = words->fields; row->name; row++)
    if (row->choices) set_texts(L, row->name, row->choices, -1);
  lua_setfield(L, -2, "choices");
}

static void set_statics(lua_State *L, const GameWords *words)
{
  lua_newtable(L);
  for (const FieldRow *row = words->fields; row->name; row++) {
    if (!row->shown) continue;
    lua_newtable(L);
    bind_module_set_string(L, "name", row->name);
    bind_module_set_string(L, "shown", row->shown);
    append(L);
  }
  lua_setfield(L, -2, "statics");
}

static void set_modes_and_slots(lua_State *L, const GameWords *words)
{
  set_texts(L, "mode_fields", bind_house_mode_fields, -1);
  lua_getfield(L, -1, "mode_fields");
  for (const FieldRow *row = words->mode_fields; row && row->name; row++) {
    lua_pushstring(L, row->name);
    append(L);
  }
  lua_pop(L, 1);
  lua_newtable(L);
  for (const SlotWord *slot = words->slots; slot && slot->word; slot++) {
    lua_pushstring(L, slot->word);
    append(L);
  }
  lua_setfield(L, -2, "slots");
}

/* Lists what only a file can build as it loads, and no function: selectors, slots, numbers. */
static void set_built(lua_State *L, const GameWords *words)
{
  static const char *const of[] = {"selector", "slot", "bound", "several", "number", NULL};
  const BindNote *const lists[] = {bind_house_notes, words->notes};
  lua_newtable(L);
  for (int i = 0; i < 2; i++)
    for (const BindNote *note = lists[i]; note->of; note++) {
      if (!*note->name || !is_in(of, note->of)) continue;
      bool number = strcmp(note->of, "number") == 0;
      lua_pushfstring(L, "%s%s", number ? "number." : "", note->name);
      append(L);
    }
  lua_setfield(L, -2, "built");
}

/* ---- Tables of the rules ------------------------------------------------- */

static void set_attributes(lua_State *L, const ArbRules *rules)
{
  static const char *const kinds[] = {"bool",    "number", "set",      "tag",
                                      "keyword", "name",   "relation", "place"};
  _Static_assert(sizeof kinds / sizeof *kinds == ARB_A_PLACE + 1, "a word for each kind");
  lua_newtable(L);
  for (int i = 0; i < rules->attribute_count; i++) {
    const ArbAttribute *row = &rules->attributes[i];
    lua_newtable(L);
    bind_module_set_string(L, "name", row->name);
    bind_module_set_string(L, "kind", kinds[row->kind]);
    bind_module_set_string(L, "of", row->of);
    bind_module_set_string(L, "zones", row->in);
    if (row->values) set_texts(L, "values", row->values, -1);
    bind_module_set_string(L, "rule", row->rule);
    bind_module_set_string(L, "help", row->help);
    append(L);
  }
  lua_setfield(L, -2, "attributes");
}

static void set_events(lua_State *L, const ArbRules *rules, const GameWords *words)
{
  lua_newtable(L);
  for (int i = 0; i < rules->event_count; i++) {
    lua_newtable(L);
    bind_module_set_string(L, "name", rules->events[i].name);
    bind_module_set_string(L, "rule", rules->events[i].rule);
    bind_module_set_string(L, "help", rules->events[i].help);
    bind_module_set_string(L, "of", rules->events[i].of);
    if (is_in(words->told, rules->events[i].name)) bind_module_set_flag(L, "told", true);
    for (const int16_t *it = rules->replaceable; it && *it >= 0; it++)
      if (*it == i) bind_module_set_flag(L, "replaced", true);
    append(L);
  }
  lua_setfield(L, -2, "events");
}

static void set_event_fields(lua_State *L)
{
  static const char *const fields[][3] = {
#define X(field, type, help, push) {#field, type, help},
    HOST_EVENT_FIELDS(X)
#undef X
  };
  lua_newtable(L);
  for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
    lua_newtable(L);
    bind_module_set_string(L, "name", fields[i][0]);
    bind_module_set_string(L, "type", fields[i][1]);
    bind_module_set_string(L, "help", fields[i][2]);
    append(L);
  }
  lua_setfield(L, -2, "event_fields");
}

static void set_zones(lua_State *L, const ArbRules *rules)
{
  static const char *const privacy[] = {
    [ARB_PUBLIC] = "public", [ARB_PRIVATE] = "private", [ARB_SECRET] = "secret"};
  lua_newtable(L);
  for (int i = 0; i < rules->zone_count; i++) {
    const ArbZoneKind *row = &rules->zones[i];
    lua_newtable(L);
    bind_module_set_string(L, "name", row->name);
    bind_module_set_string(L, "rule", row->rule);
    bind_module_set_string(L, "types", row->types);
    bind_module_set_flag(L, "board", row->board);
    bind_module_set_flag(L, "shared", row->shared);
    bind_module_set_string(L, "privacy", privacy[row->privacy]);
    append(L);
  }
  lua_setfield(L, -2, "zones");
}

/* Lists what positions and hand edits may set of cards, players and the game. */
static void set_writables(lua_State *L, const ArbRules *rules)
{
  static const char *const of[] = {
    [ARB_OF_CARD] = "card", [ARB_OF_PLAYER] = "player", [ARB_OF_GAME] = "game"};
  lua_newtable(L);
  for (int i = 0; i < rules->writable_count; i++) {
    lua_newtable(L);
    bind_module_set_string(L, "name", rules->writables[i].name);
    bind_module_set_string(L, "of", of[rules->writables[i].of]);
    bind_module_set_integer(L, "least", rules->writables[i].least);
    bind_module_set_integer(L, "most", rules->writables[i].most);
    append(L);
  }
  lua_setfield(L, -2, "writables");
}

static const char *type_name(int type)
{
  static const char *const names[] = {
    [ARB_T_NIL] = "nothing",       [ARB_T_NONE] = "none",     [ARB_T_BOOL] = "boolean",
    [ARB_T_INT] = "integer",       [ARB_T_ID] = "object",     [ARB_T_IDS] = "objects",
    [ARB_T_INTS] = "integers",     [ARB_T_NAME] = "name",     [ARB_T_KEYWORD] = "keyword",
    [ARB_T_SELECTOR] = "selector", [ARB_T_PLAYER] = "player", [ARB_T_DURATION] = "duration",
    [ARB_T_PLACE] = "place",       [ARB_T_CHOICE] = "choice", [ARB_T_DEALS] = "deals",
    [ARB_T_WAS] = "object",        [ARB_T_NAMES] = "names"};
  return names[type];
}

static void set_params(lua_State *L, const ArbAction *action, int first)
{
  lua_newtable(L);
  for (int i = first; i < ARB_PARAMS_MAX && action->params[i].name; i++) {
    lua_newtable(L);
    bind_module_set_string(L, "name", action->params[i].name);
    bind_module_set_string(L, "type", type_name(action->params[i].type));
    bind_module_set_flag(L, "optional", action->params[i].optional);
    bind_module_set_flag(L, "named", action->params[i].named);
    bind_module_set_string(L, "of", action->params[i].of);
    bind_module_set_flag(L, "counts", action->params[i].counts);
    bind_module_set_string(L, "opposite", action->params[i].opposite);
    if (action->params[i].type == ARB_T_WAS) bind_module_set_flag(L, "gone", true);
    const char *const *words = action->params[i].words;
    if (action->params[i].type == ARB_T_PLACE) words = bind_host_place_words;
    if (words) set_texts(L, "words", words, -1);
    append(L);
  }
  lua_setfield(L, -2, "params");
}

/* Lists the rows of a table of actions, each without its first `without` parameters. */
static void set_actions(lua_State *L, const char *key, const ArbAction *rows, int count,
                        int without)
{
  static const char *const modes[] = {[ARB_READ] = "read", [ARB_COST] = "cost", [ARB_ACT] = "act"};
  lua_newtable(L);
  for (int i = 0; i < count; i++) {
    const ArbAction *row = &rows[i];
    lua_newtable(L);
    bind_module_set_string(L, "name", row->name);
    bind_module_set_string(L, "rule", row->rule);
    bind_module_set_string(L, "help", row->help);
    bind_module_set_string(L, "mode", modes[row->mode]);
    bind_module_set_string(L, "result", type_name(row->result));
    set_params(L, row, without);
    append(L);
  }
  lua_setfield(L, -2, key);
}

/* Lists the reminder texts of the engine's keywords. */
static void set_reminders(lua_State *L, const BindGame *game)
{
  lua_newtable(L);
  for (int i = 0; i < game->rules->keyword_count; i++) {
    const BindNote *note = bind_note_of(game, "keyword", game->rules->keywords[i]);
    if (!note) continue;
    lua_newtable(L);
    bind_module_set_string(L, "rule", note->rule);
    bind_module_set_string(L, "text", note->help);
    lua_setfield(L, -2, note->name);
  }
  lua_setfield(L, -2, "reminders");
}

/* Lists the keywords whose values are not added up and whose instances do not count one by one. */
static void set_unvalued(lua_State *L, const ArbRules *rules)
{
  lua_newtable(L);
  for (int i = 0; i < rules->keyword_count; i++) {
    if (rules->keyword_stacks && rules->keyword_stacks[i] != ARB_STACKS_ONCE) continue;
    lua_pushstring(L, rules->keywords[i]);
    append(L);
  }
  lua_setfield(L, -2, "unvalued");
}

static void set_durations(lua_State *L, const ArbRules *rules)
{
  lua_newtable(L);
  for (const ArbWord *word = rules->durations; word && word->word; word++) {
    lua_pushstring(L, word->word);
    append(L);
  }
  lua_setfield(L, -2, "durations");
}

/* Lists the sections of a deck: what files call them, what deck tables call them, whether a section
** holds one card at most. */
static void set_sections(lua_State *L, const ArbRules *rules)
{
  lua_newtable(L);
  for (int i = 0; i < rules->section_count; i++) {
    lua_createtable(L, 0, 3);
    bind_module_set_string(L, "name", rules->sections[i].name);
    bind_module_set_string(L, "field", rules->sections[i].field);
    bind_module_set_flag(L, "single", rules->sections[i].single);
    append(L);
  }
  lua_setfield(L, -2, "sections");
}

/* ---- What words mean ------------------------------------------------------- */

static void set_named(lua_State *L, const char *key, const ArbNamed *rows, int count)
{
  lua_newtable(L);
  for (int i = 0; i < count; i++) {
    lua_newtable(L);
    bind_module_set_string(L, "name", rows[i].name);
    bind_module_set_string(L, "rule", rows[i].rule);
    bind_module_set_string(L, "help", rows[i].help);
    append(L);
  }
  lua_setfield(L, -2, key);
}

static void set_notes(lua_State *L, const char *key, const BindNote *notes)
{
  lua_newtable(L);
  for (; notes && notes->of; notes++) {
    lua_newtable(L);
    bind_module_set_string(L, "of", notes->of);
    bind_module_set_string(L, "name", notes->name);
    bind_module_set_string(L, "type", notes->type);
    bind_module_set_string(L, "rule", notes->rule);
    bind_module_set_string(L, "help", notes->help);
    append(L);
  }
  lua_setfield(L, -2, key);
}

static void add_word(void *data, const char *of, const char *name, bool field)
{
  lua_State *L = data;
  lua_newtable(L);
  bind_module_set_string(L, "of", of);
  bind_module_set_string(L, "name", name);
  if (field) bind_module_set_flag(L, "field", true);
  append(L);
}

static void set_fields_and_tables(lua_State *L, const GameWords *words)
{
  lua_newtable(L);
  for (const FieldRow *row = words->fields; row->name; row++) {
    lua_pushstring(L, row->name);
    append(L);
  }
  lua_setfield(L, -2, "fields");
  lua_newtable(L);
  for (const WordTable *table = words->tables; table && table->name; table++) {
    lua_newtable(L);
    bind_module_set_string(L, "name", table->name);
    bind_module_set_string(L, "word", table->word);
    append(L);
  }
  lua_setfield(L, -2, "tables");
}

static void set_others(lua_State *L, const OtherWord *others)
{
  static const char *const kinds[] = {"action", "ability", "field", "attribute"};
  _Static_assert(OTHER_ACTION == 1 && OTHER_ATTRIBUTE == 8, "in the order of OTHER_...");
  lua_newtable(L);
  for (; others && others->word; others++) {
    lua_newtable(L);
    bind_module_set_string(L, "word", others->word);
    bind_module_set_string(L, "ours", others->ours);
    bind_module_set_string(L, "rule", others->rule);
    bind_module_set_string(L, "why", others->why);
    bind_module_set_string(L, "form", others->form);
    if (others->kinds) {
      lua_newtable(L);
      for (int i = 0; i < 4; i++)
        if (others->kinds >> i & 1) bind_module_set_flag(L, kinds[i], true);
      lua_setfield(L, -2, "kinds");
    }
    append(L);
  }
  lua_setfield(L, -2, "others");
}

void bind_module_push_words(lua_State *L, const BindGame *game)
{
  const ArbRules *rules = game->rules;
  const CardReader *reader = game->reader;
  GameWords own = bind_words_of(game);
  const GameWords *words = &own;
  lua_newtable(L);
  bind_module_set_string(L, "game", game->name);
  bind_module_set_string(L, "title", game->title);
  bind_module_set_string(L, "edition", rules->edition);
  bind_module_set_string(L, "format", game->format);
  set_texts(L, "card_fields", reader->card_fields, -1);
  set_texts(L, "text_fields", words->text_fields, -1);
  set_texts(L, "types", words->types, -1);
  set_texts(L, "phases", words->phases, -1);
  set_texts(L, "who", bind_who_names, -1);
  set_built(L, words);
  set_texts(L, "keywords", rules->keywords, rules->keyword_count);
  set_reminders(L, game);
  set_unvalued(L, rules);
  set_abilities(L, words);
  set_choices(L, words);
  set_statics(L, words);
  set_modes_and_slots(L, words);
  set_attributes(L, rules);
  set_events(L, rules, words);
  set_event_fields(L);
  set_zones(L, rules);
  set_writables(L, rules);
  set_actions(L, "actions", rules->actions, arb_actions_in(rules->actions), 0);
  set_actions(L, "list_actions", rules->list_actions, arb_actions_in(rules->list_actions), 1);
  set_durations(L, rules);
  set_sections(L, rules);
  set_named(L, "verbs", rules->verbs, rules->verb_count);
  set_named(L, "switches", rules->switches, rules->switch_count);
  set_fields_and_tables(L, words);
  set_others(L, words->others);
  set_notes(L, "house_notes", bind_house_notes);
  set_notes(L, "notes", words->notes);
  bind_module_set_string(L, "a_number", words->a_number);
  lua_newtable(L);
  bind_notes_each_word(game, add_word, L);
  lua_setfield(L, -2, "every");
}

/* lunarbiter.words(game) */
int bind_module_words(lua_State *L)
{
  ArbError error = {ARB_OK, ""};
  const BindGame *game = bind_game(luaL_optstring(L, 1, NULL), &error);
  if (!game) return bind_module_fail(L, error.text);
  bind_module_push_words(L, game);
  return 1;
}
