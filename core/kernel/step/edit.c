/* SPDX-License-Identifier: MIT */
/*
** edit.c -- building a position by hand (scenarios, sandbox play), and the
** invariants that every position must keep.
*/
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kernel/step/flow.h"
#include "kernel/step/loop.h"
#include "kernel/cards/tally.h"

typedef void Edit(ArbGame *game, void *data);

ArbStatus arb_flow_not_begun(ArbGame *game)
{
  return arb_flow_fail(game, ARB_REFUSED, "the game has not begun: arb_begin starts it");
}

/* Runs the edit on a copy of the base.  ARB_GO: the copy is the base now. */
static ArbStop edit_once(ArbGame *game, Edit *change, void *data)
{
  jmp_buf here;
  arb_flow_forget_run(game);
  if (!arb_flow_reserve(&game->work, &game->work_room, game->base->size)) return ARB_STOP_MEMORY;
  memcpy(game->work, game->base, game->base->size);
  game->s = game->work;
  game->run = (ArbRun){.unwind = &here, .seat = ARB_NO_SEAT};
  if (setjmp(here) == 0) {
    change(game, data);
    arb_know_open(game);
    memcpy(game->base, game->work, game->work->size);
  }
  game->run.unwind = NULL;
  return game->run.stopping;
}

/* Runs the edit, again after each pool that had to grow. */
static ArbStatus edit_base(ArbGame *game, Edit *change, void *data)
{
  do game->run.stopping = edit_once(game, change, data);
  while (game->run.stopping == ARB_STOP_GROW && arb_flow_grow(game));
  game->s = game->base;
  if (game->run.stopping == ARB_GO) return ARB_OK;
  if (game->run.stopping == ARB_STOP_GROW) game->run.stopping = ARB_STOP_MEMORY;
  return arb_flow_failure(game);
}

/* Checks the position: the rules could not go on from one that breaks an invariant. */
static ArbStatus edit_holds(ArbGame *game)
{
  ArbError broken = {0};
  if (arb_check(game, &broken)) return ARB_OK;
  char text[sizeof game->error];
  snprintf(text, sizeof text, "the game could not go on from there: %.300s", broken.text);
  return arb_flow_fail(game, ARB_REFUSED, text);
}

/* Drops the log of the running step, which holds only the engine's own answers: the engine gives
** these again, and the events of the step are recorded again. */
static ArbStatus ask_anew(ArbGame *game)
{
  log_empty(&game->log);
  if (!posed_any(&game->posed)) return ARB_OK;
  arb_step_pose(game, ARB_POSE_NOTHING);
  ArbStatus status = arb_flow_run(game);
  return status < 0 ? status : ARB_OK;
}

typedef struct EditTry {
  Edit *change;
  void *data;
} EditTry;

static ArbStatus edit_and_ask(ArbGame *copy, void *data)
{
  const EditTry *edit = data;
  copy->event_count = copy->published;
  ArbStatus status = edit_base(copy, edit->change, edit->data);
  if (status == ARB_OK) status = edit_holds(copy);
  if (status < 0) return status;
  copy->published = copy->event_count;
  arb_step_kept(copy, ARB_BACK_NOTHING);
  return ask_anew(copy);
}

static ArbStatus edit(ArbGame *game, Edit *change, void *data)
{
  if (game->base->over) return arb_flow_fail(game, ARB_REFUSED, "the game is over");
  if (arb_decide_has_given(&game->log))
    return arb_flow_fail(game, ARB_REFUSED, "a step is running: answer or cancel it first");
  return arb_handle_try(game, edit_and_ask, &(EditTry){change, data});
}

typedef struct PutEdit {
  uint16_t def;
  ArbSeat owner;
  const char *zone;
  ArbId place, made;
} PutEdit;

static void change_put(ArbGame *game, void *data)
{
  PutEdit *put = data;
  int kind = arb_zone_find(game, put->zone);
  if (kind < 0) arb_flow_refuse(game, "there is no zone \"%s\"", put->zone);
  if (put->def == 0 || put->def > game->cards->card_count) arb_flow_refuse(game, "no such card");
  if (put->owner >= game->s->seats) arb_flow_refuse(game, "no such player");
  int card1 = arb_zone_create(game, put->def, put->owner, zone_at(game, kind, put->owner), 0);
  put->made = state_card_id(game->s, card1);
  if (game->rules->placed) game->rules->placed(game, card1, put->place);
  game_changed(game);
}

ArbId arb_put(ArbGame *game, uint16_t def, ArbSeat owner, const char *zone, ArbId place)
{
  PutEdit put = {def, owner, zone, place, ARB_NOTHING};
  return edit(game, change_put, &put) < 0 ? ARB_NOTHING : put.made;
}

typedef struct MoveEdit {
  ArbId card;
  const char *zone;
  ArbId place, now;
} MoveEdit;

static void change_move(ArbGame *game, void *data)
{
  MoveEdit *move = data;
  int kind = arb_zone_find(game, move->zone), card1 = id_index1(move->card);
  const ArbCard *card =
      id_kind(move->card) == ARB_KIND_CARD ? state_resolve(game->s, move->card) : NULL;
  if (kind < 0) arb_flow_refuse(game, "there is no zone \"%s\"", move->zone);
  if (!card) arb_flow_refuse(game, "no such card");
  if (!arb_zone_takes(game, kind, card->def))
    arb_flow_refuse(game, "a %s does not lie in the zone \"%s\"",
                    arb_card_type(game->cards, card->def), move->zone);
  card1 = game->rules->relocate ? game->rules->relocate(game, card1, kind, move->place)
                                : arb_zone_lay(game, card1, zone_at(game, kind, card->owner));
  move->now = card1 ? state_card_id(game->s, card1) : ARB_NOTHING;
  game_changed(game);
}

ArbStatus arb_move(ArbGame *game, ArbId card, const char *zone, ArbId place, ArbId *now)
{
  MoveEdit move = {card, zone, place, ARB_NOTHING};
  ArbStatus status = edit(game, change_move, &move);
  if (now) *now = status < 0 ? ARB_NOTHING : move.now;
  return status;
}

typedef struct SetEdit {
  ArbId object;
  const char *attribute;
  int32_t value;
} SetEdit;

/* The attribute that the kernel itself can set; it comes after the game's own. */
static const ArbWritable on_top = {"top", ARB_OF_CARD, 1, 1,
                                   "it lies on top of the deck that it is in"};

const ArbWritable *arb_writable(const ArbGame *game, int i)
{
  const ArbRules *rules = game->rules;
  if (i < 0 || i > rules->writable_count) return NULL;
  return i < rules->writable_count ? &rules->writables[i] : &on_top;
}

int32_t arb_writable_most(const ArbGame *game, int i)
{
  const ArbRules *rules = game->rules;
  bool own = rules->writable_most && i >= 0 && i < rules->writable_count;
  const ArbWritable *row = arb_writable(game, i);
  if (!row) return 0;
  return own ? rules->writable_most(game, i) : row->most;
}

static int writable_of(ArbId object)
{
  if (id_kind(object) == ARB_KIND_CARD) return ARB_OF_CARD;
  return id_kind(object) == ARB_KIND_PLAYER ? ARB_OF_PLAYER : ARB_OF_GAME;
}

/* The row of an attribute; -1: cards of the game may define it. */
static int find_writable(const ArbGame *game, const SetEdit *set)
{
  const ArbWritable *row;
  for (int i = 0; (row = arb_writable(game, i)); i++)
    if (row->of == writable_of(set->object) && strcmp(row->name, set->attribute) == 0) return i;
  return -1;
}

/* Puts a card on top of its zone, if nobody may look into the zone: a deck. */
static bool put_on_top(ArbGame *game, ArbId object)
{
  const ArbCard *card = state_resolve(game->s, object);
  if (!card) return false;
  const ArbZoneKind *kind = &game->rules->zones[zone_kind(game, card->zone)];
  if (kind->privacy != ARB_SECRET) return false;
  arb_zone_move(game, id_index1(object), card->zone, ARB_TOP);
  return true;
}

static bool is_there(const ArbGame *game, ArbId object)
{
  if (id_kind(object) == ARB_KIND_CARD) return state_resolve(game->s, object) != NULL;
  return id_kind(object) != ARB_KIND_PLAYER || game_has_seat(game, id_seat(object));
}

static void change_set(ArbGame *game, void *data)
{
  SetEdit *set = data;
  int i = find_writable(game, set);
  int32_t value = set->value;
  const ArbWritable *row = i >= 0 ? arb_writable(game, i) : NULL;
  if (row && (value < row->least || value > row->most))
    arb_flow_refuse(game, "\"%s\" cannot be set to %d: it goes from %d to %d", row->name,
                    (int)value, (int)row->least, (int)row->most);
  bool done = false;
  if (row == &on_top) done = put_on_top(game, set->object);
  else if (game->rules->set && is_there(game, set->object))
    done = game->rules->set(game, set->object, i, set->attribute, value);
  if (!done) arb_flow_refuse(game, "\"%s\" cannot be set to %d here", set->attribute, (int)value);
  game_changed(game);
}

ArbStatus arb_set(ArbGame *game, ArbId object, const char *attribute, int32_t value)
{
  SetEdit set = {object, attribute, value};
  return edit(game, change_set, &set);
}

static void change_begin(ArbGame *game, void *data)
{
  (void)data;
  game->s->bare = 0;
  if (game->rules->begin) game->rules->begin(game);
}

ArbStatus arb_begin(ArbGame *game)
{
  if (!game->base->bare) return arb_flow_fail(game, ARB_REFUSED, "the game has begun already");
  return edit(game, change_begin, NULL);
}

/* ---- Checking ----------------------------------------------------------- */

bool arb_check_fault(ArbError *error, const char *text, int number)
{
  if (error) {
    error->status = ARB_BUG;
    snprintf(error->text, sizeof error->text, "%s (%d)", text, number);
  }
  return false;
}

/* Checks that the zones are those of a game with this number of players, in their order
** (zone_at). */
static bool check_zone_kinds(const ArbGame *game, ArbError *error)
{
  const ArbState *s = game->base;
  int zone = 0;
  for (int kind = 0; kind < game->rules->zone_count; kind++) {
    bool shared = game->rules->zones[kind].shared;
    for (int owner = 0; owner < (shared ? 1 : s->seats); owner++, zone++) {
      const ArbZone *z = state_zone(s, zone);
      if (zone >= s->pools[ARB_POOL_ZONE].used || z->kind1 != kind + 1 ||
          z->owner != (shared ? ARB_NO_SEAT : owner))
        return arb_check_fault(error, "no such zone", zone);
    }
  }
  return zone == s->pools[ARB_POOL_ZONE].used || arb_check_fault(error, "no such zone", zone);
}

/* Checks that every card lies in exactly one zone, and that links run both ways. */
static bool check_zones(const ArbGame *game, ArbError *error)
{
  const ArbState *s = game->base;
  int cards = s->pools[ARB_POOL_CARD].used, linked = 0;
  for (int zone = 0; zone < s->pools[ARB_POOL_ZONE].used; zone++) {
    const ArbZone *z = state_zone(s, zone);
    int prev1 = 0, count = 0;
    for (int at = z->first1; at; at = state_card(s, at)->next1) {
      if (at > cards || !pool_in_use(s, ARB_POOL_CARD, at))
        return arb_check_fault(error, "a zone holds no card", at);
      const ArbCard *card = state_card(s, at);
      if (card->zone != zone || card->prev1 != prev1)
        return arb_check_fault(error, "a zone's links are broken", at);
      if (card->def > game->cards->card_count)
        return arb_check_fault(error, "a card has no definition", at);
      if (card->owner >= s->seats) return arb_check_fault(error, "a card has no owner", at);
      if (++count > z->count) return arb_check_fault(error, "a zone counts wrongly", zone);
      prev1 = at;
    }
    if (count != z->count || z->last1 != prev1)
      return arb_check_fault(error, "a zone counts wrongly", zone);
    linked += count;
  }
  if (linked != s->pools[ARB_POOL_CARD].count)
    return arb_check_fault(error, "a card is in no zone", linked);
  return true;
}

static bool check_pools(const ArbGame *game, ArbError *error)
{
  const ArbState *s = game->base;
  for (uint32_t i = 0; i < s->pool_count; i++) {
    const ArbPool *p = &s->pools[i];
    int count = 0;
    if (game->rules->pools[i].flags & ARB_POOL_DERIVED) continue;
    for (int index1 = 1; index1 <= p->used; index1++) count += pool_in_use(s, (int)i, index1);
    if (count != p->count) return arb_check_fault(error, "a pool counts wrongly", (int)i);
  }
  return true;
}

static bool check_frames(const ArbGame *game, ArbError *error)
{
  const ArbState *s = game->base;
  if (s->pools[ARB_POOL_FRAME].used == 0)
    return arb_check_fault(error, "the game stands nowhere", 0);
  for (int i = 1; i <= s->pools[ARB_POOL_FRAME].used; i++) {
    const ArbFrame *frame = pool_at(s, ARB_POOL_FRAME, i);
    if (frame->kind1 == 0 || frame->kind1 > game->rules->frame_count ||
        (frame->kind1 == 1) != (i == 1))
      return arb_check_fault(error, "no such frame", i);
    int stages = game->rules->frames[frame->kind1 - 1].stages;
    if (stages && frame->stage >= stages) return arb_check_fault(error, "a frame is nowhere", i);
  }
  return true;
}

/* Checks the game's own record and those of the players, if the game has such pools. */
static bool check_table(const ArbGame *game, ArbError *error)
{
  const ArbState *s = game->base;
  const ArbRules *rules = game->rules;
  for (int i = 1; rules->player_pool && i <= s->seats; i++)
    if (!pool_in_use(s, rules->player_pool, i))
      return arb_check_fault(error, "a player is missing", i);
  if (rules->loops && !arb_loop_holds(game)) return arb_check_fault(error, "no memory of loops", 0);
  if (!rules->table_pool) return true;
  if (!pool_in_use(s, rules->table_pool, 1)) return arb_check_fault(error, "nobody's turn", 0);
  const ArbTable *table = pool_at(s, rules->table_pool, 1);
  return (table->turn_player < s->seats && table->first_player < s->seats) ||
         arb_check_fault(error, "nobody's turn", table->turn_player);
}

/* Checks that the controller is in the game, and that a card on the board has a body. */
static bool check_card(const ArbGame *game, int card1, ArbError *error)
{
  const ArbState *s = game->base;
  const ArbCard *card = state_card(s, card1);
  int pool = game->rules->body_pool;
  if (card->controller != ARB_NO_SEAT && card->controller >= s->seats)
    return arb_check_fault(error, "nobody controls a card", card1);
  if (!pool) return true;
  if (game->rules->zones[state_zone(s, card->zone)->kind1 - 1].board != (card->body1 != 0))
    return arb_check_fault(error, "a record on the board is missing or left over", card1);
  if (!card->body1) return true;
  return (pool_in_use(s, pool, card->body1) &&
          *(const uint16_t *)pool_at(s, pool, card->body1) == card1) ||
         arb_check_fault(error, "a record on the board is another card's", card1);
}

static bool check_cards(const ArbGame *game, ArbError *error)
{
  const ArbState *s = game->base;
  int pool = game->rules->body_pool, bodies = 0;
  for (int card1 = 1; card1 <= s->pools[ARB_POOL_CARD].used; card1++) {
    if (!pool_in_use(s, ARB_POOL_CARD, card1)) continue;
    if (!check_card(game, card1, error)) return false;
    bodies += state_card(s, card1)->body1 != 0;
  }
  return !pool || bodies == s->pools[pool].count ||
         arb_check_fault(error, "records on the board are left over", bodies);
}

/* Checks that records which belong to an item have an item. */
static bool check_items(const ArbGame *game, ArbError *error)
{
  const ArbState *s = game->base;
  const int pools[] = {game->rules->pick_pool, game->rules->past_pool};
  for (int n = 0; n < 2; n++)
    for (int i = 1; pools[n] && i <= s->pools[pools[n]].used; i++) {
      int item1 = *(const uint16_t *)pool_at(s, pools[n], i);
      if (item1 && !pool_in_use(s, game->rules->item_pool, item1))
        return arb_check_fault(error, "something goes with no item", i);
    }
  return true;
}

static bool check_tallies(const ArbGame *game, ArbError *error)
{
  const ArbState *s = game->base;
  for (int i = 1; i <= s->pools[ARB_POOL_TALLY].used; i++) {
    const ArbCount *count = pool_at(s, ARB_POOL_TALLY, i);
    if (count->tally1 > game->cards->tally_count || count->seat >= s->seats)
      return arb_check_fault(error, "a count is of no tally", i);
  }
  return true;
}

typedef struct CheckLook {
  ArbError *error;
  bool good;
} CheckLook;

static void look_at_position(ArbGame *game, void *data)
{
  CheckLook *look = data;
  game->s = game->base;
  look->good = !game->rules->check || game->rules->check(game, look->error);
}

/* The status of a check that stopped; a script that fails breaks no invariant. */
static ArbStatus status_of_stop(ArbStop why)
{
  return why == ARB_STOP_SCRIPT   ? ARB_SCRIPT
         : why == ARB_STOP_REFUSE ? ARB_REFUSED
         : why == ARB_STOP_MEMORY ? ARB_MEMORY
                                  : ARB_BUG;
}

bool arb_check(ArbGame *game, ArbError *error)
{
  if (!check_pools(game, error) || !check_zone_kinds(game, error) || !check_zones(game, error) ||
      !check_frames(game, error) || !check_tallies(game, error) || !check_table(game, error) ||
      !check_cards(game, error) || !check_items(game, error))
    return false;
  CheckLook look = {error, false};
  if (arb_flow_try(game, look_at_position, &look)) return look.good;
  arb_set_error(error, status_of_stop(game->tried), game->error);
  return false;
}
