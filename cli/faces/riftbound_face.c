/* SPDX-License-Identifier: MIT */
/* riftbound_face.c -- how Riftbound is shown (face.h). */
#include <string.h>

#include "faces/face.h"

/* ---- The board ------------------------------------------------------------------ */

/* " 2 Might (1 damage) assault 2, tank buffed stunned exhausted" */
static void tell_card(const Board *board, FILE *out, const ArbCardView *card)
{
  char keywords[160] = "";
  if (card->def) board_keywords(board, card->id, keywords, sizeof keywords);
  if (card->def && strcmp(arb_card_type(board->cards, card->def), "unit") == 0) {
    int damage = board_number(board, card, "damage");
    fprintf(out, " %d Might", board_number(board, card, "might"));
    if (damage) fprintf(out, " (%d damage)", damage);
  }
  if (*keywords) fprintf(out, " %s", keywords);
  if (board_look(board, card->id, "buffs")) fprintf(out, " buffed");
  if (board_look(board, card->id, "stunned")) fprintf(out, " stunned");
  if (board_number(board, card, "exhausted")) fprintf(out, " exhausted");
}

static void print_battlefields(const Board *board, FILE *out)
{
  BoardList fields = board_list(board, "battlefields", ARB_NO_SEAT);
  BoardList units = board_list(board, "board", ARB_NO_SEAT);
  BoardList hidden = board_list(board, "facedown", ARB_NO_SEAT);
  for (int i = 0; i < fields.count; i++) {
    const ArbCardView *field = &fields.cards[i];
    fprintf(out, " ");
    board_print_card(board, out, field);
    if (field->controller < arb_seats(board->game))
      fprintf(out, ", held by %s", board->players[field->controller]);
    fprintf(out, "\n");
    for (int seat = 0; seat < arb_seats(board->game); seat++) {
      char heading[96];
      snprintf(heading, sizeof heading, "    %s: ", board->players[seat]);
      board_print_at(board, out, heading, &units, (ArbSeat)seat, field->id);
      snprintf(heading, sizeof heading, "    %s, facedown: ", board->players[seat]);
      board_print_at(board, out, heading, &hidden, (ArbSeat)seat, field->id);
    }
  }
  board_list_free(&fields);
  board_list_free(&units);
  board_list_free(&hidden);
}

/* Runes by name: "Fury Rune 3 (1 exhausted)". */
static void print_runes(const Board *board, FILE *out, ArbSeat seat)
{
  BoardList list = board_list(board, "runes", seat);
  const ArbCardView *runes = list.cards;
  int count = list.count, kinds = 0;
  fprintf(out, "    runes: ");
  for (int i = 0; i < count; i++) {
    int all = 0, exhausted = 0;
    bool told = false;
    for (int j = 0; j < i; j++) told |= runes[j].def == runes[i].def;
    if (told) continue;
    for (int j = i; j < count; j++) {
      all += runes[j].def == runes[i].def;
      if (runes[j].def == runes[i].def) exhausted += board_number(board, &runes[j], "exhausted");
    }
    fprintf(out, "%s%d %s", kinds++ ? ", " : "", all,
            runes[i].def ? arb_card_title(board->cards, runes[i].def) : "?");
    if (exhausted) fprintf(out, " (%d exhausted)", exhausted);
  }
  fprintf(out, "%s\n", count ? "" : "none");
  board_list_free(&list);
}

/* Cards in a base: on the board, at no battlefield. */
static void print_base(const Board *board, FILE *out, ArbSeat seat)
{
  BoardList list = board_list(board, "board", ARB_NO_SEAT);
  BoardList fields = board_list(board, "battlefields", ARB_NO_SEAT);
  int printed = 0;
  for (int i = 0; i < list.count; i++) {
    const ArbCardView *card = &list.cards[i];
    bool away = card->controller != seat || card->attached_to.slot;
    for (int f = 0; f < fields.count; f++) away |= board_same(card->place, fields.cards[f].id);
    if (away) continue;
    fprintf(out, "%s", printed++ ? "; " : "    base: ");
    board_print_card(board, out, card);
    board_print_attached(board, out, &list, card->id);
  }
  if (printed) fprintf(out, "\n");
  board_list_free(&list);
  board_list_free(&fields);
}

static void print_hand(const Board *board, FILE *out)
{
  char facts[160];
  BoardList hand = board_list(board, "hand", board->viewer);
  fprintf(out, "    hand:%s\n", hand.count ? "" : " empty");
  for (int i = 0; i < hand.count; i++) {
    fprintf(out, "      ");
    board_print_name(board, out, &hand.cards[i]);
    board_facts(board, hand.cards[i].id, facts, sizeof facts);
    fprintf(out, " -- %s\n", *facts ? facts : "free");
  }
  board_list_free(&hand);
}

static void print_player(const Board *board, FILE *out, ArbSeat seat)
{
  int points = (int)board_look(board, arb_player_id(seat), "points");
  fprintf(out, " %s%s: %d points; hand %d, deck %d, rune deck %d, trash %d\n", board->players[seat],
          seat == board->viewer ? " (you)" : "", points, board_size(board, "hand", seat),
          board_size(board, "deck", seat), board_size(board, "rune_deck", seat),
          board_size(board, "trash", seat));
  board_print_zone(board, out, "    legend: ", "legends", seat);
  board_print_zone(board, out, "    champion: ", "champion", seat);
  print_runes(board, out, seat);
  print_base(board, out, seat);
}

static void print_board(const Board *board, FILE *out)
{
  fprintf(out, "\n-- turn %d, %d points win --\n", (int)board_look(board, (ArbId){0, 0}, "turn"),
          board->goal);
  for (int seat = 0; seat < arb_seats(board->game); seat++)
    if (seat != board->viewer) print_player(board, out, (ArbSeat)seat);
  print_battlefields(board, out);
  print_player(board, out, board->viewer);
  print_hand(board, out);
  board_print_zone(board, out, " on the chain: ", "chain", ARB_NO_SEAT);
  board_print_things(board, out, " abilities on the chain: ");
}

static const char *const zones[] = {"hand",    "champion",     "board",    "runes",
                                    "legends", "battlefields", "facedown", "chain",
                                    "trash",   "banishment",   NULL};
static const char *const explained[] = {"legends", "champion",     "hand",
                                        "board",   "battlefields", NULL};
static const char *const own[] = {"legends", "champion", "hand", NULL};
static const FaceNumber numbers[] = {{"energy", "Energy"}, {"power", "Power"}, {"might", "Might"},
                                     {"damage", "damage"}, {"buffs", "buffs"}, {NULL, NULL}};
static const char *const enter_events[] = {"enter", NULL};
static const char *const begins[] = {"activate", "declare", "trigger", NULL};
static const char *const states[] = {"exhausted", "stunned", "attacking", "defending", NULL};

/* ---- Sentences ------------------------------------------------------------------- */

static const Sentence sentences[] = {
  {"activate", TELL, "%a uses %s"},
  {"add", ASIDE, "%a adds %n %x"},
  {"attach", TELL, "%s is attached to %o"},
  {"attack", JOIN, "attacking at %p: %S"},
  {"attack_battlefield", ASIDE, "%a attacks %p"},
  {"banish", TELL, "%s is banished"},
  {"become_copy", TELL, "%s[ of %w] becomes a copy"},
  {"become_mighty", ASIDE, "%s[ of %w] becomes Mighty"},
  {"beginning", ASIDE, "%a's Beginning Phase"},
  {"buff", TELL, "%s[ of %w] is buffed"},
  {"burn_out", TELL, "%a burns out"},
  {"cease", ASIDE, "%s ceases to exist"},
  {"channel", JOIN, "%a channels %S"},
  {"choose", JOIN, "%a chooses %S[ for %o]"},
  {"combat", TELL, "combat at %p"},
  {"combat_end", ASIDE, "the combat at %p is over"},
  {"concede", TELL, "%a concedes"},
  {"conquer", TELL, "%a conquers %p"},
  {"control", TELL, "%a controls %p"},
  {"counter", TELL, "%s is countered"},
  {"create", TELL, "%s is created"},
  {"damage", TELL, "%s[ of %w] takes %n damage[ from %o]"},
  {"declare", TELL, "%a plays %s"},
  {"declined", ASIDE, "%a does not let %o act: %s will %x"},
  {"defend", JOIN, "defending at %p: %S"},
  {"defend_battlefield", ASIDE, "%a defends %p"},
  {"detach", TELL, "%s is detached[ from %o]"},
  {"die", TELL, "%s[ of %w] dies[ at %p]"},
  {"discard", JOIN, "%a discards %S"},
  {"draw", JOIN, "%a draws %S"},
  {"drawn", TELL, "nobody wins the game"},
  {"drop", TELL, "%s leaves the chain without effect"},
  {"enter", TELL, "%s enters[ at %p]"},
  {"exhaust", JOIN, "%a exhausts %S"},
  {"extra_phase", TELL, "after this phase %a will have another one: %x"},
  {"extra_turn", TELL, "%a will take a turn after this one"},
  {"finalize", ASIDE, "%s is finalized"},
  {"gain_xp", TELL, "%a gains %n XP"},
  {"grant", TELL, "%s[ of %w] is given %x{ %n}[ by %o]"},
  {"heal", JOIN, "healed: %S"},
  {"hide", TELL, "%a hides %s at %p"},
  {"hold", TELL, "%a holds %p"},
  {"invite", TELL, "%a invites a team mate to act"},
  {"leave", TELL, "%a is out of the game|%p is from now on a battlefield without text"},
  {"leave_board", ASIDE, "%s leaves the board"},
  {"look", TELL, "%a looks at the top {%n }card{s} of a deck"},
  {"loop", TELL, "%a stops a loop after %n more time{s}|%a stops a loop"},
  {"lose", TELL, "%a loses"},
  {"lose_combat", ASIDE, "%a loses the combat at %p"},
  {"lose_points", TELL, "%a loses %n point{s}"},
  {"main_phase", ASIDE, "%a's Main Phase"},
  {"might", TELL, "%s[ of %w] gets %+ Might[ from %o]"},
  {"mill", JOIN, "%a puts %N card{s} from the deck into the trash: %S"},
  {"move", JOIN, "%a moves %S to %p"},
  {"mulligan", TELL, "%a sets %n card{s} aside and draws anew|%a keeps the opening hand"},
  {"named", TELL, "%a names %x[ for %s]"},
  {"named_card", TELL, "%a names %x[ for %s]"},
  {"next_game", HEADING, "Game %n of the match"},
  {"next_point", TELL, "nobody leads: the next point wins"},
  {"pass", ASIDE, "%a passes"},
  {"phase", PAUSE, "%a: %x"},
  {"play", ASIDE, "%a has played %s"},
  {"play_token", ASIDE, "%s is about to be played"},
  {"points", TELL, "%a gains %n point{s} and has %t"},
  {"ready", JOIN, "%a readies %S"},
  {"recall", TELL, "%s[ of %w] is recalled[ to %p]"},
  {"recycle", JOIN, "%a recycles %S"},
  {"replace", TELL, "%s[ of %w] takes another's place"},
  {"replaced", TELL, "%o acts instead: %s would %x"},
  {"resolve", LATE, "%s resolves"},
  {"return_to_hand", TELL, "%s[ of %w] returns to its owner's hand"},
  {"reveal", JOIN, "%a reveals %S"},
  {"reveal_deck", ASIDE, "%a is about to reveal cards of a deck"},
  {"roll", TELL, "%a rolls a die: %n"},
  {"score", ASIDE, "%a scores %p"},
  {"secret", TELL, "%a has chosen in secret: %c"},
  {"showdown", TELL, "a showdown begins at %p"},
  {"showdown_end", ASIDE, "the showdown at %p ends"},
  {"shuffle", ASIDE, "%a shuffles a deck"},
  {"signal", ASIDE, "cards tell of %x[: %s]"},
  {"spend_buff", TELL, "%s spends its buff"},
  {"spend_power", ASIDE, "%a spends %n Power"},
  {"spend_xp", TELL, "%a spends %n XP"},
  {"start", TELL, "%a plays first"},
  {"stun", TELL, "%s[ of %w] is stunned"},
  {"take_control", TELL, "%a takes control of %s"},
  {"tie", ASIDE, "both sides of the combat at %p survive"},
  {"time", TELL,
   "time was called: %n more turn{s} after this one|time was called: this turn is the last"},
  {"trigger", TELL, "%s triggers"},
  {"turn", HEADING, "Turn %n: %a"},
  {"turn_end", ASIDE, "%a's turn ends"},
  {"use", ASIDE, "%a has used %s"},
  {"win", TELL, "%a wins the game"},
  {"win_combat", TELL, "%a wins the combat at %p"},
};

static const FaceRated rated[] = {
  {"draw", "drawn", false},
  {"play", "played", false},
  {0},
};

/* ---- Pages --------------------------------------------------------------------- */

static const FaceArea areas[] = {
  {"battlefields", "places", "Battlefields"},
  {"board", "board", "Base"},
  {"facedown", "board", "Facedown"},
  {"chain", "stack", "Chain"},
  {"runes", "small", "Runes"},
  {"legends", "hero", "Legend"},
  {"champion", "hero", "Chosen Champion"},
  {"hand", "hand", "Hand"},
  {"deck", "pile", "Main Deck"},
  {"rune_deck", "pile", "Rune Deck"},
  {"trash", "pile", "Trash"},
  {"banishment", "aside", "Banishment"},
  {"aside", "aside", "Set aside"},
  {"sideboard", "aside", "Sideboard"},
  {"format", "aside", "Format"},
  {NULL, NULL, NULL},
};

static const FacePlayer of_player[] = {
  {"points", "points", "score"},    {"games_won", "games", "resource"},
  {"energy", "Energy", "resource"}, {"any", "Power of any domain", "resource"},
  {"fury", "Fury", "resource"},     {"calm", "Calm", "resource"},
  {"mind", "Mind", "resource"},     {"body", "Body", "resource"},
  {"chaos", "Chaos", "resource"},   {"order", "Order", "resource"},
  {"xp", "XP", "resource"},         {"hand", "in hand", "count"},
  {"deck", "in deck", "count"},     {"runes", "runes", "count"},
  {"trash", "in trash", "count"},   {NULL, NULL, NULL},
};

/* ---- The row -------------------------------------------------------------------- */

static const char *const free_rules[] = {"316.2.a", "338.1", "347", NULL};

const Face riftbound_face = {
  .game = "riftbound",
  .print_board = print_board,
  .tell_card = tell_card,
  .zones = zones,
  .explained = explained,
  .own = own,
  .numbers = numbers,
  .states = states,
  .sentences = sentences,
  .sentence_count = sizeof sentences / sizeof *sentences,
  .score = "points",
  .score_word = "score",
  .score_event = "points",
  .loss_event = "lose_points",
  .reset_event = "next_game",
  .goal = "victory_score",
  .enter_events = enter_events,
  .begins = begins,
  .put_zone = "board",
  .place_zone = "battlefields",
  .place_letter = 'b',
  .areas = areas,
  .player = of_player,
  .turned = "exhausted",
  .combat = {"attacking", "defending"},
  .free_rule = "316.2.a",
  .free_rules = free_rules,
  .rated = rated,
  .judge = &riftbound_judge,
};
