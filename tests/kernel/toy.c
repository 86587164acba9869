/* SPDX-License-Identifier: MIT */
/* toy.c -- the rules of the toy game, and the moves its tests make. */
#include "kernel/cards/tally.h"
#include "toy.h"

#include <stdio.h>

/* ---- Tables ------------------------------------------------------------------ */

/* A cache: the power on the table, as of one stamp of the state. */
typedef struct ToyTotal {
  uint16_t in_use, reserved;
  uint32_t stamp;
  int32_t total;
} ToyTotal;

static const ArbPoolSpec pools[TOY_POOLS] = {
  ARB_KERNEL_POOLS(8, 8, 2, 8),
  [TOY_COUNTERS] = {"counters", sizeof(ToyCounter), 2, 0},
  [TOY_BODIES] = {"bodies", sizeof(ToyBody), 16, 0},
  [TOY_SCORES] = {"scores", sizeof(ToyScore), 2, ARB_POOL_FIXED},
  [TOY_TOTALS] = {"totals", sizeof(ToyTotal), 1, ARB_POOL_DERIVED | ARB_POOL_FIXED},
};

static const ArbZoneKind zones[TOY_ZONES] = {
  [TOY_DECK] = {.name = "deck", .prefix = "c", .privacy = ARB_SECRET, .rule = "1"},
  [TOY_HAND] = {.name = "hand", .prefix = "c", .privacy = ARB_PRIVATE, .rule = "2"},
  [TOY_TABLE] = {.name = "table", .prefix = "c", .shared = 1, .board = 1, .rule = "3"},
  [TOY_STACK] = {.name = "stack", .prefix = "c", .shared = 1, .keeps_id = 1, .rule = "4"},
  [TOY_TRASH] = {.name = "trash", .prefix = "c", .rule = "5"},
};

static const ArbSectionKind sections[] = {{"Cards", "cards", 0, 0}};

static const char *const suits[] = {"red", "green", "blue", NULL};

static const ArbAttribute attributes[TOY_ATTRIBUTES] = {
  [TOY_POWER] = {.name = "power", .kind = ARB_A_NUMBER},
  [TOY_MINE] = {.name = "mine", .kind = ARB_A_BOOL},
  [TOY_SUIT] = {.name = "suit", .kind = ARB_A_SET, .values = suits},
  [TOY_HAS] = {.name = "counters", .kind = ARB_A_NUMBER},
  [TOY_SCORE] = {.name = "score", .kind = ARB_A_NUMBER},
  [TOY_TURNS] = {.name = "turn", .kind = ARB_A_NUMBER},
  [TOY_TOTAL] = {.name = "total", .kind = ARB_A_NUMBER},
};

static const ArbNamed events[TOY_EVENTS] = {
  {"draw", "1", NULL, NULL},
  {"play", "2", NULL, NULL},
  {"score", "3", NULL, NULL},
  {"bid", "4", NULL, NULL},
};

static const ArbNamed verbs[TOY_VERBS] = {
  [TOY_NO] = {"no", "11", NULL, NULL},        [TOY_YES] = {"yes", "11", NULL, NULL},
  [TOY_PLAY] = {"play", "1", NULL, NULL},     [TOY_SHARE] = {"share", "2", NULL, NULL},
  [TOY_BOTTOM] = {"bottom", "3", NULL, NULL}, [TOY_SHUFFLE] = {"shuffle", "4", NULL, NULL},
  [TOY_BUY] = {"buy", "13", NULL, NULL},      [TOY_REQUEST] = {"request", "5", NULL, NULL},
  [TOY_HOARD] = {"hoard", "6", NULL, NULL},   [TOY_SCRIPT] = {"script", "7", NULL, NULL},
  [TOY_MANY] = {"many", "8", NULL, NULL},     [TOY_START_DUEL] = {"duel", "9", NULL, NULL},
  [TOY_PASS] = {"pass", "10", NULL, NULL},    [TOY_CARD] = {"card", "12", NULL, NULL},
};

/* ---- What the steps are made of ---------------------------------------------- */

static ToyScore *score_of(ArbState *state, ArbSeat seat)
{
  return pool_at(state, TOY_SCORES, seat + 1);
}

static void tell(ArbGame *game, int kind, ArbSeat actor, int card1, int amount)
{
  ArbEvent event = {.kind1 = (uint16_t)(kind + 1), .actor = actor, .amount = (int16_t)amount};
  if (card1) {
    const ArbCard *card = state_card(game->s, card1);
    event.subject = state_card_id(game->s, card1);
    event.subject_def = card->def;
    event.known = card->known;
  }
  arb_event_record(game, &event);
}

static void score(ArbGame *game, ArbSeat seat, int points)
{
  score_of(game->s, seat)->points = (int16_t)(score_of(game->s, seat)->points + points);
  tell(game, TOY_SCORED, seat, 0, points);
}

static void put_counter(ArbGame *game, int card1)
{
  int index1 = arb_game_take(game, TOY_COUNTERS);
  *(ToyCounter *)pool_at(game->s, TOY_COUNTERS, index1) = (ToyCounter){(uint16_t)card1, 1};
}

static void take_counters(ArbGame *game, int card1)
{
  for (int i = game->s->pools[TOY_COUNTERS].used; i > 0; i--) {
    ToyCounter *counter = pool_at(game->s, TOY_COUNTERS, i);
    if (counter->card1 == card1) arb_pool_free(game->s, TOY_COUNTERS, i);
  }
}

static void list_zone(ArbGame *game, int zone, ArbSeat owner, int32_t value)
{
  for (int at = zone_first(game, zone); at; at = card_next(game, at))
    if (owner == ARB_NO_SEAT || state_card(game->s, at)->owner == owner)
      ask_option(game, (ArbOption){
                         .verb = TOY_CARD, .object = state_card_id(game->s, at), .value = value});
}

static int32_t ask_amount(ArbGame *game, ArbSeat seat, const char *text, int max)
{
  ArbAsk ask = {.player = seat, .shape = ARB_NUMBER, .rule = "8", .text = text, .max = max};
  return arb_ask_number(game, &ask);
}

static void draw(ArbGame *game, ArbSeat seat)
{
  int card1 = zone_first(game, zone_at(game, TOY_DECK, seat));
  if (!card1) return;
  arb_zone_move(game, card1, zone_at(game, TOY_HAND, seat), ARB_BOTTOM);
  tell(game, TOY_DREW, seat, card1, 1);
}

/* ---- The verbs --------------------------------------------------------------- */

/* Writes before it asks, so that cancelling has something to take back. */
static void play(ArbGame *game, ArbSeat seat, ArbId card)
{
  int card1 = id_index1(card);
  put_counter(game, card1);
  for (int n = ask_amount(game, seat, "how many more counters", 3); n > 0; n--)
    put_counter(game, card1);
  arb_zone_move(game, card1, zone_at(game, TOY_STACK, seat), ARB_BOTTOM);
  arb_zone_move(game, card1, zone_at(game, TOY_TABLE, seat), ARB_BOTTOM);
  tell(game, TOY_PLAYED, seat, card1, 1);
  ArbSeat other = arb_game_next_seat(game, seat); /* asking him seals the step */
  if (arb_ask_yes(game, other, "1", "does it bow", state_card_id(game->s, card1)))
    score(game, seat, 1);
}

static void list_table(ArbGame *game, const void *data)
{
  list_zone(game, zone_at(game, TOY_TABLE, 0), ARB_NO_SEAT, 3);
}

static void share(ArbGame *game, ArbSeat seat)
{
  ArbAsk ask = {.player = seat,
                .shape = ARB_SPLIT,
                .rule = "2",
                .text = "share four points",
                .min = 4,
                .max = 4,
                .list = list_table};
  ArbPicked shares = arb_ask_split(game, &ask);
  for (int i = 0; i < 40; i++) ask_amount(game, seat, "nothing to choose", 0);
  for (int i = 0; i < shares.count; i++)
    for (int n = 0; n < shares.options[i].value; n++)
      put_counter(game, id_index1(shares.options[i].object));
}

static void list_hand(ArbGame *game, const void *data)
{
  ArbSeat seat = *(const ArbSeat *)data;
  list_zone(game, zone_at(game, TOY_HAND, seat), ARB_NO_SEAT, 0);
}

static void bottom(ArbGame *game, ArbSeat seat)
{
  ArbAsk ask = {.player = seat,
                .shape = ARB_ORDER,
                .rule = "3",
                .text = "order your hand",
                .list = list_hand,
                .data = &seat};
  ArbPicked order = arb_ask_order(game, &ask);
  for (int i = 0; i < order.count; i++)
    arb_zone_move(game, id_index1(order.options[i].object), zone_at(game, TOY_DECK, seat),
                  ARB_BOTTOM);
}

static void list_own_table(ArbGame *game, const void *data)
{
  list_zone(game, zone_at(game, TOY_TABLE, 0), *(const ArbSeat *)data, 0);
}

/* At most two, and never two of the same suit: a PICK with a group limit. */
static bool suits_differ(ArbGame *game, const void *data, const ArbOption *picks, int count,
                         ArbExtent extent)
{
  unsigned seen = 0;
  for (int i = 0; i < count; i++) {
    unsigned suit = 1u << state_card(game->s, id_index1(picks[i].object))->def % 3;
    if (seen & suit) return false;
    seen |= suit;
  }
  return true;
}

static void request(ArbGame *game, ArbSeat seat)
{
  ArbSeat other = arb_game_next_seat(game, seat);
  ArbAsk ask = {.player = other,
                .shape = ARB_PICK,
                .always = true,
                .rule = "5",
                .text = "give up to two of different suits",
                .max = 2,
                .list = list_own_table,
                .data = &other,
                .fits = suits_differ};
  ArbPicked given = arb_ask_pick(game, &ask);
  for (int i = 0; i < given.count; i++) {
    int card1 = id_index1(given.options[i].object);
    take_counters(game, card1);
    arb_zone_move(game, card1, zone_at(game, TOY_TRASH, other), ARB_BOTTOM);
  }
}

static void shuffle(ArbGame *game, ArbSeat seat)
{
  arb_zone_shuffle(game, zone_at(game, TOY_DECK, seat));
  if (arb_ask_yes(game, seat, "4", "draw a card", ARB_NOTHING)) draw(game, seat);
}

static void many(ArbGame *game, ArbSeat seat)
{
  while (ask_amount(game, seat, "0 ends it", 9) > 0) score(game, seat, 1);
}

/* ---- A play with slots: what is bought, and what pays for it ----------------- */

static bool buy_slot(ArbGame *game, const ArbPlan *plan, int n, ArbPlanSlot *out)
{
  static const ArbPlanSlot slots[] = {
    {.min = 1, .max = 1, .rule = "13.1", .text = "what do you buy"},
    {.min = 1, .max = 3, .rule = "13.2", .text = "what pays for it"},
  };
  if (n == 2) return false;
  *out = slots[n];
  return true;
}

static void buy_list(ArbGame *game, const ArbPlan *plan, int n, ArbOption **out, int *count,
                     int *room)
{
  int hand = zone_at(game, TOY_HAND, plan->player);
  for (int at = zone_first(game, hand); at; at = card_next(game, at)) {
    ArbOption option = {.verb = TOY_CARD, .object = state_card_id(game->s, at)};
    if (n == 1 && id_equal(option.object, plan->slots[0].picks[0].object)) continue;
    arb_plan_offer(game, option, out, count, room);
  }
}

static int power_of(const ArbGame *game, ArbId card)
{
  return state_resolve(game->s, card)->def;
}

static bool buy_complete(ArbGame *game, const ArbPlan *plan)
{
  int owed = power_of(game, plan->slots[0].picks[0].object);
  for (int i = 0; i < plan->slots[1].count; i++)
    owed -= power_of(game, plan->slots[1].picks[i].object);
  return owed == 0;
}

static ArbPlan *buy_plan(ArbGame *game, ArbSeat seat)
{
  ArbPlan *plan = arena_take(game, sizeof *plan);
  *plan = (ArbPlan){.player = seat, .slot = buy_slot, .list = buy_list, .complete = buy_complete};
  return plan;
}

static void buy(ArbGame *game, ArbSeat seat)
{
  ArbPlan *plan = buy_plan(game, seat);
  while (arb_plan_ask(game, plan)) continue;
  assert_true(buy_complete(game, plan)); /* no accepted answer leads to a dead end */
  for (int i = 0; i < plan->slots[1].count; i++)
    arb_zone_move(game, id_index1(plan->slots[1].picks[i].object), zone_at(game, TOY_TRASH, seat),
                  ARB_TOP);
  score(game, seat, power_of(game, plan->slots[0].picks[0].object));
}

/* ---- The scripts ------------------------------------------------------------- */

enum { DOOMED = 1, ASLEEP = 2 }; /* marks that scripts leave on the turn */

static jmp_buf *running_script; /* of the innermost call; the tests have one thread */

int toy_looks;
bool toy_breaks, toy_stuck;

static bool never(ArbGame *game, void *data)
{
  toy_looks++;
  return false;
}

static void scripted(ArbGame *game, const ArbContext *context, int what, int depth);

bool toy_script_remembers;

static int points_for_a_script(void)
{
  static int calls;
  return toy_script_remembers ? ++calls : 1;
}

/* What an action is to a real script: C that runs, and may ask, inside it. */
static void nested(ArbGame *game, const ArbContext *context, int what, int depth)
{
  ArbValue values[] = {{.type = ARB_T_INT, .number = what}, {.type = ARB_T_INT, .number = depth}};
  arb_script_call(game, 1, ARB_ACT, context, values, 2);
}

static void script_fails(ArbGame *game)
{
  snprintf(game->error, sizeof game->error, "toy.lua:1: the script failed");
  longjmp(*running_script, 1);
}

static void scripted(ArbGame *game, const ArbContext *context, int what, int depth)
{
  ArbSeat seat = context->you;
  switch (what) {
  case TOY_SCRIPT_FINE: score(game, seat, points_for_a_script()); break;
  case TOY_SCRIPT_FAILS: score(game, seat, 1), script_fails(game); break;
  case TOY_SCRIPT_ASKS: score(game, seat, ask_amount(game, seat, "from a script", 3)); break;
  case TOY_SCRIPT_ASKS_FAILS:
    score(game, seat, 1);
    if (ask_amount(game, seat, "1 fails", 3) == 1) script_fails(game);
    break;
  case TOY_SCRIPT_NESTS:
    if (depth < 3) nested(game, context, what, depth + 1);
    else score(game, seat, ask_amount(game, seat, "from three scripts down", 3));
    break;
  case TOY_SCRIPT_DIVES: nested(game, context, what, depth + 1); break;
  case TOY_SCRIPT_HOARDS:
    for (int i = 0; i < 5; i++) put_counter(game, 1);
    break;
  case TOY_SCRIPT_LATE_FAILS: frame_top(game)->flags = DOOMED; break;
  case TOY_SCRIPT_SLEEPS: frame_top(game)->flags = ASLEEP; break;
  case TOY_SCRIPT_FAULTS:
    score(game, seat, 1);
    ARB_HOLDS(game, ask_amount(game, seat, "1 is a fault", 3) != 1 || !toy_breaks,
              "the toy is whole (8)");
    break;
  case TOY_SCRIPT_BREAKS:
    if (toy_breaks) game->s->pools[TOY_COUNTERS].count++;
    break;
  case TOY_SCRIPT_IMPOSSIBLE:
    if (arb_ask_possible(game, never, NULL)) score(game, seat, 10);
    else score(game, seat, 1 + ask_amount(game, seat, "how much more", 3));
    break;
  case TOY_SCRIPT_SPILLS:
    arena_raw(game, 100 << 10);
    for (int more = ask_amount(game, seat, "how many times 20 MiB", 9); more > 0; more--)
      arena_raw(game, 20 << 20);
    break;
  default: break;
  }
}

static int host_call(void *self, ArbGame *game, int function, ArbMode mode,
                     const ArbContext *context, const ArbValue *values, int count, ArbValue *result)
{
  jmp_buf here, *outer = running_script;
  int volatile status = 0;
  running_script = &here;
  if (setjmp(here) != 0) status = -1;
  else if (function == 2) *result = (ArbValue){.type = ARB_T_INT, .number = 40 + context->you};
  else scripted(game, context, values[0].number, count > 1 ? values[1].number : 1);
  running_script = outer;
  return status;
}

static void __attribute__((noreturn)) host_raise(void *self)
{
  longjmp(*running_script, 1);
}

const ArbScriptHost *toy_host(void)
{
  static const ArbScriptHost host = {.call = host_call, .raise = host_raise};
  return &host;
}

static void run_script(ArbGame *game, ArbSeat seat)
{
  ArbContext context = {.you = seat};
  nested(game, &context, ask_amount(game, seat, "which script", TOY_SCRIPTS - 1), 1);
}

/* ---- The steps --------------------------------------------------------------- */

static void list_menu(ArbGame *game, const void *data)
{
  const ArbFrame *frame = frame_top(game);
  ArbSeat seat = frame->value[0];
  if (frame->flags == ASLEEP) {
    ask_option(game, (ArbOption){.verb = TOY_PASS});
    return;
  }
  int hand = zone_at(game, TOY_HAND, seat), table = zone_at(game, TOY_TABLE, seat);
  for (int at = zone_first(game, hand); at; at = card_next(game, at))
    ask_option(game, (ArbOption){.verb = TOY_PLAY, .object = state_card_id(game->s, at)});
  if (state_zone(game->s, table)->count >= 2) ask_option(game, (ArbOption){.verb = TOY_SHARE});
  for (int verb = TOY_BOTTOM; verb <= TOY_START_DUEL; verb++)
    if (verb != TOY_BUY || arb_plan_completable(game, buy_plan(game, seat)))
      ask_option(game, (ArbOption){.verb = (uint8_t)verb});
  ask_option(game, (ArbOption){.verb = TOY_PASS});
}

static void end_game(ArbGame *game)
{
  int difference = score_of(game->s, 0)->points - score_of(game->s, 1)->points;
  game->s->over = 1;
  game->s->winner = difference == 0 ? ARB_NO_SEAT : difference < 0;
}

static void pass(ArbGame *game)
{
  ArbFrame *frame = frame_top(game);
  frame->value[0] = arb_game_next_seat(game, frame->value[0]);
  frame->value[1]++;
  frame->stage = frame->flags = 0;
  if (frame->value[1] == 12) end_game(game);
}

static void choose_from_menu(ArbGame *game)
{
  ArbSeat seat = frame_top(game)->value[0];
  ArbAsk ask = {.player = seat,
                .shape = ARB_PICK,
                .rule = "0",
                .text = "your turn",
                .min = 1,
                .max = 1,
                .list = list_menu};
  ArbPicked picked = arb_ask_pick(game, &ask);
  switch (picked.options[0].verb) {
  case TOY_PLAY: play(game, seat, picked.options[0].object); break;
  case TOY_SHARE: share(game, seat); break;
  case TOY_BOTTOM: bottom(game, seat); break;
  case TOY_SHUFFLE: shuffle(game, seat); break;
  case TOY_BUY: buy(game, seat); break;
  case TOY_REQUEST: request(game, seat); break;
  case TOY_HOARD:
    for (int i = 0; i < 5; i++) put_counter(game, 1);
    break;
  case TOY_SCRIPT: run_script(game, seat); break;
  case TOY_MANY: many(game, seat); break;
  case TOY_START_DUEL: arb_frame_push(game, TOY_DUEL)->value[0] = seat; break;
  default: pass(game); break;
  }
}

static void turn_step(ArbGame *game)
{
  ArbFrame *frame = frame_top(game);
  if (frame->flags == DOOMED) {
    ArbContext context = {.you = frame->value[0]};
    nested(game, &context, TOY_SCRIPT_FAILS, 1);
  }
  while (toy_stuck) arb_ask_possible(game, never, NULL);
  if (frame->stage == 0) {
    arb_flow_seal(game);
    draw(game, frame->value[0]);
    frame_top(game)->stage = 1;
  } else {
    choose_from_menu(game);
  }
}

static void duel_step(ArbGame *game)
{
  arb_flow_seal(game);
  ArbSeat first = frame_top(game)->value[0], second = arb_game_next_seat(game, first);
  int bids[2];
  bids[0] = ask_amount(game, first, "your bid", 5);
  bids[1] = ask_amount(game, second, "your bid", 5);
  tell(game, TOY_BID, first, 0, bids[0]);
  tell(game, TOY_BID, second, 0, bids[1]);
  if (bids[0] != bids[1]) score(game, bids[0] > bids[1] ? first : second, 1);
  arb_frame_pop(game);
}

static const ArbFrameKind frames[] = {
  [TOY_TURN] = {"turn", turn_step, 2},
  [TOY_DUEL] = {"duel", duel_step, 0},
};

static ArbAsking asking(const ArbGame *game)
{
  const ArbPool *pool = &game->base->pools[ARB_POOL_FRAME];
  const ArbFrame *frame = pool_at(game->base, ARB_POOL_FRAME, pool->used);
  bool window = frame->kind1 == TOY_TURN + 1 && frame->stage == 1 && frame->flags != DOOMED;
  return window ? ARB_ASKS_FIRST : ARB_ASKS_RARELY;
}

/* ---- What the kernel asks of a game ------------------------------------------ */

static int counters_on(const ArbState *state, int card1)
{
  int sum = 0;
  for (int i = 1; i <= state->pools[TOY_COUNTERS].used; i++)
    if (pool_in_use(state, TOY_COUNTERS, i)) {
      const ToyCounter *counter = pool_at(state, TOY_COUNTERS, i);
      if (counter->card1 == card1) sum += counter->amount;
    }
  return sum;
}

static int32_t total_on_table(ArbGame *game)
{
  ToyTotal *total = pool_at(game->s, TOY_TOTALS, 1);
  if (total->in_use && total->stamp == game->s->change) return total->total;
  if (!total->in_use) assert_int_equal(arb_pool_take(game->s, TOY_TOTALS), 1);
  *total = (ToyTotal){.in_use = 1, .stamp = game->s->change};
  int table = zone_at(game, TOY_TABLE, 0);
  for (int at = zone_first(game, table); at; at = card_next(game, at))
    total->total += state_card(game->s, at)->def;
  return total->total;
}

static int32_t attribute(ArbGame *game, const ArbContext *context, ArbId object, int which)
{
  const ArbCard *card = state_resolve(game->s, object);
  ArbSeat seat = id_seat(object);
  switch (which) {
  case TOY_POWER: return card ? card->def : ARB_NULL;
  case TOY_MINE: return card ? card->controller == context->you : ARB_NULL;
  case TOY_SUIT: return card ? 1 << card->def % 3 : ARB_NULL;
  case TOY_HAS: return card ? counters_on(game->s, id_index1(object)) : ARB_NULL;
  case TOY_SCORE: return seat < 2 ? score_of(game->s, seat)->points : ARB_NULL;
  case TOY_TURNS: return id_is_nothing(object) ? frame_top(game)->value[1] + 1 : ARB_NULL;
  case TOY_TOTAL: return id_is_nothing(object) ? total_on_table(game) : ARB_NULL;
  default: return ARB_NULL;
  }
}

/* Tag n is on the definitions that n divides. */
static bool tagged(ArbGame *game, ArbId object, int tag)
{
  const ArbCard *card = state_resolve(game->s, object);
  return card && card->def % tag == 0;
}

static void body_made(ArbGame *game, int card1)
{
  const ArbCard *card = state_card(game->s, card1);
  ((ToyBody *)pool_at(game->s, TOY_BODIES, card->body1))->power = card->def;
}

static void concede(ArbGame *game, ArbSeat seat)
{
  game->s->gone |= (uint8_t)(1u << seat);
  game->s->over = 1;
  game->s->winner = (ArbSeat)!seat;
}

static void option_label(ArbGame *game, const ArbOption *option, ArbSeat seat, char *out,
                         size_t size)
{
  snprintf(out, size, "%s", verbs[option->verb].name);
}

static void why_not(ArbGame *game, ArbSeat seat, ArbId card, char *out, size_t size)
{
  const ArbCard *found = state_resolve(game->s, card);
  bool in_hand = found && found->owner == seat && zone_kind(game, found->zone) == TOY_HAND;
  snprintf(out, size, "%s", in_hand ? "" : "not in your hand (2)");
}

static void card_view(ArbGame *game, int card1, bool sees, ArbCardView *view)
{
  view->numbers[0] = sees ? state_card(game->s, card1)->def : ARB_NULL;
}

/* Edits: any card anywhere, and the points of a player. */
static void placed(ArbGame *game, int card1, ArbId place)
{
}
static void begin(ArbGame *game)
{
}

static bool set(ArbGame *game, ArbId object, int row, const char *name, int32_t value)
{
  if (row >= 0 || id_seat(object) > 1 || strcmp(name, "score") != 0) return false;
  score_of(game->s, id_seat(object))->points = (int16_t)value;
  return true;
}

static bool wrong(ArbError *error, const char *what)
{
  *error = (ArbError){.status = ARB_BUG};
  snprintf(error->text, sizeof error->text, "%s", what);
  return false;
}

static bool frames_are_right(const ArbState *state)
{
  int used = state->pools[ARB_POOL_FRAME].used;
  if (used < 1 || used > 2) return false;
  for (int i = 1; i <= used; i++) {
    const ArbFrame *frame = pool_at(state, ARB_POOL_FRAME, i);
    if (frame->kind1 != (i == 1 ? TOY_TURN : TOY_DUEL) + 1 || frame->value[0] > 1) return false;
    if (frame->stage > 1 || frame->flags > ASLEEP) return false;
  }
  return true;
}

static bool check(const ArbGame *game, ArbError *error)
{
  const ArbState *state = game->base;
  if (state->seats != 2) return wrong(error, "a toy game has two seats");
  if (!frames_are_right(state)) return wrong(error, "the game stands nowhere");
  for (int i = 1; i <= state->pools[TOY_COUNTERS].used; i++) {
    const ToyCounter *counter = pool_at(state, TOY_COUNTERS, i);
    if (counter->card1 && !pool_in_use(state, ARB_POOL_CARD, counter->card1))
      return wrong(error, "a counter is on no card");
  }
  return true;
}

static bool counts(ArbGame *game, const ArbTally *tally, const ArbEvent *event,
                   const ArbContext *context)
{
  return event->actor == context->you;
}

static bool may_lie(const ArbGame *game, int card1, uint16_t def)
{
  return true;
}

static uint64_t position_card(const ArbGame *game, int card1, bool whole)
{
  const ArbCard *card = state_card(game->s, card1);
  return card->def | (uint64_t)card->owner << 16 | (uint64_t)card->controller << 24;
}

static uint64_t position_rest(const ArbGame *game)
{
  uint64_t hash = 0;
  for (ArbSeat seat = 0; seat < 2; seat++)
    hash = arb_hash_bytes(hash, score_of(game->s, seat), sizeof(ToyScore));
  return hash;
}

static ArbStatus set_up(ArbGame *game, const ArbSetup *setup, ArbError *error)
{
  for (ArbSeat seat = 0; seat < 2; seat++) {
    arb_zone_fill(game, &setup->decks[seat].sections[0], seat, TOY_DECK);
    arb_zone_shuffle(game, zone_at(game, TOY_DECK, seat));
  }
  arb_frame_push(game, TOY_TURN);
  return ARB_OK;
}

const ArbRules toy_rules = {
  .name = "toy",
  .edition = "1",
  .pools = pools,
  .pool_count = TOY_POOLS,
  .player_pool = TOY_SCORES,
  .body_pool = TOY_BODIES,
  .seats_most = 2,
  .zones = zones,
  .zone_count = TOY_ZONES,
  .frames = frames,
  .frame_count = 2,
  .attributes = attributes,
  .attribute_count = TOY_ATTRIBUTES,
  .events = events,
  .event_count = TOY_EVENTS,
  .verbs = verbs,
  .verb_count = TOY_VERBS,
  .sections = sections,
  .section_count = 1,
  .set_up = set_up,
  .step = arb_game_step,
  .asking = asking,
  .attribute = attribute,
  .counts = counts,
  .tagged = tagged,
  .body_made = body_made,
  .concede = concede,
  .option_label = option_label,
  .why_not = why_not,
  .card_view = card_view,
  .placed = placed,
  .set = set,
  .begin = begin,
  .check = check,
  .may_lie = may_lie,
  .position_card = position_card,
  .position_rest = position_rest,
};

/* ---- The card pool ----------------------------------------------------------- */

static const ArbTerm terms[] = {
  /* 0 to 9: the constants */
  {.op = ARB_N_CONST, .value = 0},
  {.op = ARB_N_CONST, .value = 1},
  {.op = ARB_N_CONST, .value = 2},
  {.op = ARB_N_CONST, .value = 3},
  {.op = ARB_N_CONST, .value = 4},
  {.op = ARB_N_CONST, .value = 5},
  {.op = ARB_N_CONST, .value = 6},
  {.op = ARB_N_CONST, .value = 7},
  {.op = ARB_N_CONST, .value = 8},
  {.op = ARB_N_CONST, .value = 9},
  /* 10 to 14: over the table */
  {.op = ARB_N_COUNT, .a = TOY_ON_TABLE},
  {.op = ARB_N_SUM, .a = TOY_ON_TABLE, .b = TOY_POWER},
  {.op = ARB_N_HIGHEST, .a = TOY_ON_TABLE, .b = TOY_POWER},
  {.op = ARB_N_HIGHEST, .a = TOY_IN_TRASH, .b = TOY_POWER},
  {.op = ARB_N_SUM, .a = TOY_IN_TRASH, .b = TOY_POWER},
  /* 15: max(min(3 + 4, 9) * 2 - 5, 1) */
  {.op = ARB_N_CONST, .value = 3},
  {.op = ARB_N_CONST, .value = 4},
  {.op = ARB_N_ADD},
  {.op = ARB_N_CONST, .value = 9},
  {.op = ARB_N_MIN},
  {.op = ARB_N_CONST, .value = 2},
  {.op = ARB_N_MUL},
  {.op = ARB_N_CONST, .value = 5},
  {.op = ARB_N_SUB},
  {.op = ARB_N_CONST, .value = 1},
  {.op = ARB_N_MAX},
  /* 26: the highest of nothing, plus one */
  {.op = ARB_N_HIGHEST, .a = TOY_IN_TRASH, .b = TOY_POWER},
  {.op = ARB_N_CONST, .value = 1},
  {.op = ARB_N_ADD},
  /* 29 to 37: the context */
  {.op = ARB_N_ME, .a = TOY_POWER},
  {.op = ARB_N_SUBJECT, .a = TOY_POWER},
  {.op = ARB_N_REF, .a = TOY_POWER, .value = 1},
  {.op = ARB_N_YOU, .a = TOY_SCORE},
  {.op = ARB_N_OPPONENT, .a = TOY_SCORE},
  {.op = ARB_N_ARG, .value = 0},
  {.op = ARB_N_EVENT},
  {.op = ARB_N_TALLY, .a = TOY_DRAWN},
  {.op = ARB_N_SCRIPT, .value = 2},
  /* 38: is there more than one card on the table? */
  {.op = ARB_N_COUNT, .a = TOY_ON_TABLE},
  {.op = ARB_N_CONST, .value = 1},
  {.op = ARB_N_COMPARE, .a = ARB_MORE},
  /* 41: is the highest of nothing not 1? */
  {.op = ARB_N_HIGHEST, .a = TOY_IN_TRASH, .b = TOY_POWER},
  {.op = ARB_N_CONST, .value = 1},
  {.op = ARB_N_COMPARE, .a = ARB_NOT_EQUAL},
};

ArbNumber toy_number(ToyNumber which)
{
  static const ArbNumber numbers[TOY_NUMBERS] = {
    [TOY_N_COUNT] = {10, 1},         [TOY_N_SUM] = {11, 1},
    [TOY_N_HIGHEST] = {12, 1},       [TOY_N_HIGHEST_NOTHING] = {13, 1},
    [TOY_N_SUM_NOTHING] = {14, 1},   [TOY_N_ARITHMETIC] = {15, 11},
    [TOY_N_NONE_PLUS_ONE] = {26, 3}, [TOY_N_ME] = {29, 1},
    [TOY_N_SUBJECT] = {30, 1},       [TOY_N_REF] = {31, 1},
    [TOY_N_YOU] = {32, 1},           [TOY_N_OPPONENT] = {33, 1},
    [TOY_N_ARG] = {34, 1},           [TOY_N_EVENT] = {35, 1},
    [TOY_N_TALLY] = {36, 1},         [TOY_N_SCRIPT] = {37, 1},
    [TOY_N_ENOUGH] = {38, 3},        [TOY_N_NONE_COMPARED] = {41, 3},
  };
  return numbers[which];
}

static const ArbTest tests[] = {
  /* 0 */ {.attribute = TOY_POWER, .compare = ARB_AT_LEAST, .number = {5, 1}},
  /* 1, 2 */ {.attribute = TOY_MINE, .compare = ARB_EQUAL, .number = {1, 1}},
  {.attribute = TOY_POWER, .compare = ARB_AT_LEAST, .number = {5, 1}},
  /* 3, 4, 5: red or card 7, and below nine */
  {.attribute = TOY_SUIT, .compare = ARB_HAS_ANY, .or_next = 1, .number = {1, 1}},
  {.compare = ARB_NAMED, .number = {7, 1}},
  {.attribute = TOY_POWER, .compare = ARB_LESS, .number = {9, 1}},
  /* 6 */ {.attribute = TOY_POWER, .compare = ARB_LESS, .number = {3, 1}},
  /* 7 */ {.compare = ARB_TAGGED, .number = {2, 1}},
  /* 8 */ {.attribute = TOY_POWER, .compare = ARB_AT_MOST, .number = {34, 1}},
  /* 9 */ {.attribute = TOY_SUIT, .compare = ARB_HAS_NONE, .number = {1, 1}},
  /* 10: a card has no score, so that nothing can be said of it */
  {.attribute = TOY_SCORE, .compare = ARB_NOT_EQUAL, .number = {9, 1}},
};

static const ArbSelector selectors[] = {
  [TOY_ON_TABLE - 1] = {.zones = 1u << TOY_TABLE},
  [TOY_STRONG - 1] = {.first_test = 0, .test_count = 1, .zones = 1u << TOY_TABLE},
  [TOY_MINE_STRONG - 1] = {.first_test = 1, .test_count = 2, .zones = 1u << TOY_TABLE},
  [TOY_OTHERS - 1] = {.zones = 1u << TOY_TABLE, .not_me = 1},
  [TOY_RED_OR_SEVEN - 1] = {.first_test = 3, .test_count = 3, .zones = 1u << TOY_TABLE},
  [TOY_HAND_OR_WEAK - 1] = {.zones = 1u << TOY_HAND, .or_else1 = TOY_WEAK},
  [TOY_WEAK - 1] = {.first_test = 6, .test_count = 1, .zones = 1u << TOY_TABLE},
  [TOY_EVEN - 1] = {.first_test = 7, .test_count = 1, .zones = 1u << TOY_TABLE},
  [TOY_AT_MOST_ARG - 1] = {.first_test = 8, .test_count = 1, .zones = 1u << TOY_TABLE},
  [TOY_ONLY_ME - 1] = {.zones = 1u << TOY_TABLE, .only_me = 1},
  [TOY_NOT_RED - 1] = {.first_test = 9, .test_count = 1, .zones = 1u << TOY_TABLE},
  [TOY_SCORELESS - 1] = {.first_test = 10, .test_count = 1, .zones = 1u << TOY_TABLE},
  [TOY_IN_TRASH - 1] = {.zones = 1u << TOY_TRASH},
};

static const char *card_name(const ArbCards *cards, uint16_t def)
{
  static const char *const names[TOY_DEFS + 1] = {"",     "One",    "Two",   "Three", "Four",
                                                  "Five", "Six",    "Seven", "Eight", "Nine",
                                                  "Ten",  "Eleven", "Twelve"};
  return names[def];
}

static const char *card_id(const ArbCards *cards, uint16_t def)
{
  static const char *const ids[TOY_DEFS + 1] = {"",       "toy-01", "toy-02", "toy-03", "toy-04",
                                                "toy-05", "toy-06", "toy-07", "toy-08", "toy-09",
                                                "toy-10", "toy-11", "toy-12"};
  return ids[def];
}

static const char *card_type(const ArbCards *cards, uint16_t def)
{
  return "toy";
}
static const char *card_unsupported(const ArbCards *cards, uint16_t def)
{
  return NULL;
}
static bool card_token(const ArbCards *cards, uint16_t def)
{
  return false;
}

static bool card_named(const ArbCards *cards, uint16_t def, const char *name)
{
  return strcmp(card_name(cards, def), name) == 0 || strcmp(card_id(cards, def), name) == 0;
}

static uint64_t card_hash(const ArbCards *cards, uint16_t def)
{
  return def * 77u;
}
static void destroy(ArbCards *cards)
{
}

static const ArbTally tallies[TOY_TALLIES] = {
  [TOY_DRAWS] = {.event = TOY_DREW},
  [TOY_DRAWN] = {.event = TOY_DREW, .sums = 1},
  [TOY_BIG_DRAWS] = {.event = TOY_DREW, .least = 3},
  [TOY_PLAYS] = {.event = TOY_PLAYED},
};

const ArbCards *toy_cards(void)
{
  static ArbCards cards = {
    .rules = &toy_rules,
    .hash = 1234,
    .refs = 1,
    .terms = terms,
    .tests = tests,
    .selectors = selectors,
    .selector_count = TOY_SELECTOR_END - 1,
    .tallies = tallies,
    .tally_count = TOY_TALLIES,
    .card_name = card_name,
    .card_id = card_id,
    .card_type = card_type,
    .card_unsupported = card_unsupported,
    .card_hash = card_hash,
    .card_named = card_named,
    .card_token = card_token,
    .card_count = TOY_DEFS,
    .destroy = destroy,
  };
  return &cards;
}

/* ---- Games and moves --------------------------------------------------------- */

static ArbGame *create(const ArbCards *pool, uint64_t seed, bool check_steps, int cards_each)
{
  static const uint16_t deck[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
  ArbSetup setup = {.size = sizeof(ArbSetup),
                    .cards = pool,
                    .seed = seed,
                    .check = check_steps,
                    .fixed_first = true,
                    .script_host = toy_host(),
                    .format = {.name = "toy", .players = 2}};
  for (int seat = 0; seat < 2; seat++)
    setup.decks[seat] = (ArbDeck){.sections = {{deck, cards_each}}};
  ArbError error = {0};
  ArbGame *game = arb_create(&setup, &error);
  if (!game) fail_msg("the toy game was not created: %s", error.text);
  return game;
}

ArbGame *toy_new(uint64_t seed, bool check_steps)
{
  return create(toy_cards(), seed, check_steps, 10);
}
ArbGame *toy_new_of(const ArbCards *pool, uint64_t seed)
{
  return create(pool, seed, true, 10);
}
ArbGame *toy_bare(void)
{
  return create(toy_cards(), 1, false, 0);
}

int toy_points(ArbGame *game, ArbSeat seat)
{
  int32_t points = 0;
  assert_true(arb_look(game, ARB_NO_SEAT, arb_player_id(seat), "score", &points));
  return points;
}

int toy_zone_count(ArbGame *game, int kind, ArbSeat owner)
{
  return arb_view_zone(game, ARB_NO_SEAT, kind, owner, NULL, NULL);
}

static bool keep_first(void *data, const ArbCardView *card)
{
  *(ArbId *)data = card->id;
  return false;
}

ArbId toy_first(ArbGame *game, int kind, ArbSeat owner)
{
  ArbId first = ARB_NOTHING;
  arb_view_zone(game, ARB_NO_SEAT, kind, owner, keep_first, &first);
  return first;
}

const ArbDecision *toy_advance(ArbGame *game)
{
  assert_int_equal(arb_advance(game), ARB_AWAITING);
  const ArbDecision *decision = arb_decision(game);
  assert_non_null(decision);
  return decision;
}

int toy_find(ArbGame *game, int verb)
{
  const ArbDecision *decision = arb_decision(game);
  for (int i = 0; decision && i < decision->option_count; i++)
    if (arb_options(game)[i].verb == verb) return i;
  return -1;
}

ArbStatus toy_try(ArbGame *game, int32_t value)
{
  return arb_answer(game, toy_advance(game)->number, &value, 1);
}

void toy_answer(ArbGame *game, int32_t value)
{
  if (toy_try(game, value) != ARB_OK) fail_msg("refused: %s", arb_error(game));
}

void toy_choose(ArbGame *game, int verb)
{
  toy_advance(game);
  int option = toy_find(game, verb);
  if (option < 0) fail_msg("the menu has no %s", verbs[verb].name);
  toy_answer(game, option);
}

static uint32_t roll(uint64_t *seed, uint32_t bound)
{
  *seed = *seed * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t)((*seed >> 33) % bound);
}

static void mix(int32_t *values, int count, uint64_t *seed)
{
  for (int i = 0; i < count; i++) values[i] = i;
  for (int i = count - 1; i > 0; i--) {
    int j = (int)roll(seed, (uint32_t)i + 1);
    int32_t value = values[i];
    values[i] = values[j], values[j] = value;
  }
}

static int random_pick(ArbGame *game, uint64_t *seed, int32_t *values)
{
  const ArbDecision *d = arb_decision(game);
  int32_t order[64];
  int wanted = d->min + (int)roll(seed, (uint32_t)(d->max - d->min) + 1), count = 0;
  assert_in_range(d->option_count, 0, 64);
  mix(order, d->option_count, seed);
  for (int i = 0; i < d->option_count && count < wanted; i++) {
    values[count] = order[i];
    if (arb_partial(game, values, count + 1)) count++;
  }
  return count;
}

int toy_random_answer(ArbGame *game, uint64_t *seed, int32_t *values, int max)
{
  const ArbDecision *d = arb_decision(game);
  assert_true(max >= 64 && d->option_count <= 64);
  switch (d->shape) {
  case ARB_PICK: return random_pick(game, seed, values);
  case ARB_ORDER: mix(values, d->option_count, seed); return d->option_count;
  case ARB_NUMBER: values[0] = d->min + (int)roll(seed, (uint32_t)(d->max - d->min) + 1); return 1;
  default: return arb_default(game, values, max);
  }
}

void toy_play_out(ArbGame *game, uint64_t seed)
{
  int32_t values[64];
  ArbError error = {0};
  while (arb_advance(game) == ARB_AWAITING) {
    int count = toy_random_answer(game, &seed, values, 64);
    ArbStatus status = arb_answer(game, arb_decision(game)->number, values, count);
    if (status != ARB_OK && status != ARB_SCRIPT && status != ARB_REFUSED)
      fail_msg("%s: %s", arb_status_text(status), arb_error(game));
    if (!arb_check(game, &error)) fail_msg("%s", error.text);
  }
  assert_int_equal(arb_advance(game), ARB_OVER);
}
