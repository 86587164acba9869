/* SPDX-License-Identifier: MIT */
/* evolve_face.c -- how Shadowverse: Evolve is shown (face.h). */
#include <string.h>

#include "faces/face.h"
#include "language/games.h"

/* ---- The board ------------------------------------------------------------------ */

static bool is_type(const Board *board, const ArbCardView *card, const char *type)
{
  return card->def && strcmp(arb_card_type(board->cards, card->def), type) == 0;
}

/* " 3/2 Ward, Storm, engaged, evolved" */
static void tell_card(const Board *board, FILE *out, const ArbCardView *card)
{
  char keywords[160] = "";
  const char *between = " ";
  if (is_type(board, card, "follower"))
    fprintf(out, " %d/%d", board_number(board, card, "attack"),
            board_number(board, card, "defense"));
  if (card->def) board_keywords(board, card->id, keywords, sizeof keywords);
  if (*keywords) fprintf(out, " %s", keywords), between = ", ";
  if (board_number(board, card, "engaged")) fprintf(out, "%sengaged", between), between = ", ";
  if (board_look(board, card->id, "evolved")) fprintf(out, "%sevolved", between);
}

static int of_player(const Board *board, ArbSeat seat, const char *attribute)
{
  return (int)board_look(board, arb_player_id(seat), attribute);
}

static void print_hand(const Board *board, FILE *out)
{
  BoardList hand = board_list(board, "hand", board->viewer);
  fprintf(out, "    hand:%s\n", hand.count ? "" : " empty");
  for (int i = 0; i < hand.count; i++) {
    fprintf(out, "      ");
    board_print_card(board, out, &hand.cards[i]);
    fprintf(out, " -- cost %d\n", (int)board_look(board, hand.cards[i].id, "cost"));
  }
  board_list_free(&hand);
}

static void print_player(const Board *board, FILE *out, ArbSeat seat)
{
  fprintf(out,
          " %s%s: defense %d; play points %d of %d, evolution points %d; hand %d, deck %d, "
          "evolve deck %d, cemetery %d\n",
          board->players[seat], seat == board->viewer ? " (you)" : "",
          of_player(board, seat, "defense"), of_player(board, seat, "play_points"),
          of_player(board, seat, "max_play_points"), of_player(board, seat, "evolution_points"),
          board_size(board, "hand", seat), board_size(board, "deck", seat),
          board_size(board, "evolve_deck", seat), board_size(board, "cemetery", seat));
  board_print_zone(board, out, "    leader: ", "leader", seat);
  board_print_zone(board, out, "    field: ", "field", seat);
  board_print_zone(board, out, "    EX area: ", "ex", seat);
}

static void print_board(const Board *board, FILE *out)
{
  fprintf(out, "\n-- turn %d --\n", (int)board_look(board, (ArbId){0, 0}, "turn"));
  for (int seat = 0; seat < arb_seats(board->game); seat++)
    if (seat != board->viewer) print_player(board, out, (ArbSeat)seat);
  if (board->viewer >= arb_seats(board->game)) return;
  print_player(board, out, board->viewer);
  print_hand(board, out);
  board_print_zone(board, out, " being resolved: ", "resolution", ARB_NO_SEAT);
}

static const char *const zones[] = {"hand",   "field",       "ex",       "leader",   "resolution",
                                    "evolve", "evolve_deck", "cemetery", "banished", NULL};
static const char *const explained[] = {"leader", "hand", "ex", "field", NULL};
static const char *const own[] = {"hand", "ex", "field", NULL};
static const FaceNumber numbers[] = {{"cost", "to play"},
                                     {"attack", "attack"},
                                     {"defense", "defense"},
                                     {"damage", "damage"},
                                     {NULL, NULL}};
static const char *const enter_events[] = {"control", "enter", NULL};
static const char *const states[] = {"engaged", "evolved", "token", NULL};

/* ---- Sentences ------------------------------------------------------------------- */

static const Sentence sentences[] = {
  {"activate", TELL, "%a plays an ability of %s"},
  {"attack", TELL, "%s[ of %w] attacks %p[ of %v]"},
  {"banish", TELL, "%s is banished"},
  {"bury", ASIDE, "%s is put into the cemetery"},
  {"concede", TELL, "%a concedes"},
  {"control", TELL, "%a takes control of %s"},
  {"counters", TELL, "%s[ of %w] gets %+ counters"},
  {"create", TELL, "%s is created"},
  {"damage", TELL, "%s[ of %w] takes %n damage[ from %o]"},
  {"destroy", TELL, "%s[ of %w] is destroyed"},
  {"discard", JOIN, "%a discards %S"},
  {"draw", JOIN, "%a draws %S"},
  {"drawn", TELL, "nobody wins"},
  {"eliminate", ASIDE, "%s ceases to exist"},
  {"end_phase", ASIDE, "%a's end phase"},
  {"engage", ASIDE, "%s is engaged"},
  {"enter", ASIDE, "%s enters the field"},
  {"evolve", TELL, "%s[ of %w] evolves"},
  {"extra_phase", TELL, "after this phase %a will have another one: %x"},
  {"extra_turn", TELL, "%a will take a turn after this one"},
  {"facedown", TELL, "%s is turned facedown"},
  {"faceup", TELL, "%s is turned faceup"},
  {"fought", ASIDE, "%s[ of %w] has fought"},
  {"gain_defense", TELL, "%s[ of %w] gains %n defense"},
  {"give", TELL, "%s[ of %w] is given %y%x[ by %o]|%s[ of %w] loses %x[ to %o]"},
  {"leave", ASIDE, "%s leaves the field"},
  {"look", TELL, "%a looks at the top {%n }card{s} of a deck"},
  {"loop", TELL, "%a stops a loop after %n more time{s}|%a stops a loop"},
  {"lose", TELL, "%a loses"},
  {"lose_defense", TELL, "%s[ of %w] loses %n defense"},
  {"main_phase", ASIDE, "%a's main phase"},
  {"mulligan", TELL, "%a puts %n card{s} back and draws anew|%a keeps the opening hand"},
  {"named_card", TELL, "%a names %x[ for %s]"},
  {"overdraw", TELL, "%a has no card left to draw"},
  {"pass", ASIDE, "%a does nothing"},
  {"phase", ASIDE, "%a: %x phase"},
  {"play", TELL, "%a plays %s"},
  {"points", ASIDE, "%a has %n play point{s}"},
  {"put", TELL, "%s[ of %w] is put into the %x[ by %o]"},
  {"refresh", ASIDE, "%s is refreshed"},
  {"replaced", TELL, "%o acts instead: %s would %x"},
  {"resolve", ASIDE, "%s resolves"},
  {"return_to_hand", TELL, "%s[ of %w] returns to its owner's hand"},
  {"reveal", JOIN, "%a reveals %S"},
  {"roll", TELL, "%a rolls a die: %n"},
  {"secret", TELL, "%a has chosen in secret: %c"},
  {"select", JOIN, "%a selects %S"},
  {"shuffle", ASIDE, "%a shuffles a deck"},
  {"signal", ASIDE, "cards tell of %x[: %s]"},
  {"start", TELL, "%a goes first"},
  {"trigger", TELL, "%s triggers"},
  {"turn", HEADING, "Turn %n: %a"},
  {"unlink", ASIDE, "%s goes back to the evolve deck"},
  {"win", TELL, "%a wins the game"},
};

static const FaceRated rated[] = {
  {"draw", "drawn", false},
  {"play", "played", false},
  {"evolve", "evolved", true},
  {0},
};

/* ---- Pages --------------------------------------------------------------------- */

static const FaceArea areas[] = {
  {"resolution", "stack", "Being resolved"},
  {"field", "row", "Field"},
  {"ex", "row", "EX area"},
  {"leader", "hero", "Leader"},
  {"hand", "hand", "Hand"},
  {"deck", "pile", "Deck"},
  {"evolve_deck", "pile", "Evolve deck"},
  {"cemetery", "pile", "Cemetery"},
  {"evolve", "aside", "Linked"},
  {"banished", "aside", "Banished"},
  {"format", "aside", "Format"},
  {NULL, NULL, NULL},
};

static const FacePlayer numbers_of_player[] = {
  {"defense", "defense", "score"},
  {"play_points", "play points", "resource"},
  {"max_play_points", "max play points", "resource"},
  {"evolution_points", "evolution points", "resource"},
  {"spellchain", "Spellchain", "resource"},
  {"necrocharge", "Necrocharge", "resource"},
  {"hand", "in hand", "count"},
  {"deck", "in deck", "count"},
  {"cemetery", "in cemetery", "count"},
  {NULL, NULL, NULL},
};

/* ---- The row -------------------------------------------------------------------- */

static const char *const free_rules[] = {"7.3.3", "7.4.4", "8.4.7", NULL};

const Face evolve_face = {
  .game = "evolve",
  .print_board = print_board,
  .tell_card = tell_card,
  .zones = zones,
  .explained = explained,
  .own = own,
  .numbers = numbers,
  .states = states,
  .sentences = sentences,
  .sentence_count = sizeof sentences / sizeof *sentences,
  .score = "defense",
  .score_word = "defense",
  .enter_events = enter_events,
  .start_zone = "leader",
  .put_zone = "field",
  .areas = areas,
  .player = numbers_of_player,
  .turned = "engaged",
  .free_rule = "7.3.3",
  .free_rules = free_rules,
  .rated = rated,
  .judge = &evolve_judge,
};
