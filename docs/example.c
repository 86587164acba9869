/* SPDX-License-Identifier: MIT */
/* example.c -- one whole game: load cards, seat two decks, answer every question. */
#include <bindings.h>
#include <lunarbiter.h>
#include <stdio.h>

#define NAMED(name) arb_cards_find(cards, name)

int main(int argc, char **argv)
{
  char scripts[512], sets[512];
  snprintf(scripts, sizeof scripts, "%s/scripts", argc > 1 ? argv[1] : ".");
  snprintf(sets, sizeof sets, "%s/cards/riftbound", argc > 1 ? argv[1] : ".");
  BindPaths paths = {.scripts = scripts, .cards = (const char *[]){sets}, .card_count = 1};
  ArbError error = {0};
  ArbSetup setup = arb_default_setup();
  ArbCards *cards = bind_load(&paths, &error);
  BindHost *host = cards ? bind_host_new(cards, &error) : NULL;
  if (!host || !bind_format(&paths, "duel", &setup.format, &error)) return puts(error.text), 1;

  static const char *const names[] = {"Chemtech Enforcer", "Magma Wurm", "Void Seeker", "Gust"};
  uint16_t deck[40], runes[12], fields[] = {NAMED("Zaun Warrens")};
  uint16_t legend = NAMED("Loose Cannon"), champion = NAMED("Jinx, Demolitionist");
  for (int i = 0; i < 40; i++) deck[i] = NAMED(names[i % 4]);
  for (int i = 0; i < 12; i++) runes[i] = NAMED(i % 2 ? "Fury Rune" : "Chaos Rune");
  const struct {
    const char *name;
    ArbSection cards;
  } sections[] = {{"Legend", {&legend, 1}},
                  {"Champion", {&champion, 1}},
                  {"MainDeck", {deck, 40}},
                  {"Battlefields", {fields, 1}},
                  {"Runes", {runes, 12}}};
  for (int seat = 0; seat < 2; seat++)
    for (int i = 0; i < 5; i++)
      setup.decks[seat].sections[arb_section_find(cards, sections[i].name)] = sections[i].cards;
  setup.seed = 2026, setup.cards = cards, setup.script_host = bind_script_host(host);

  ArbGame *game = arb_create(&setup, &error);
  if (!game) return puts(error.text), 1;
  for (uint32_t dice = 1; arb_advance(game) == ARB_AWAITING; dice = dice * 1664525 + 1013904223) {
    const ArbDecision *decision = arb_decision(game);
    int32_t answer[64] = {(int32_t)(dice >> 16) % (decision->option_count + 1)};
    if (decision->shape != ARB_PICK || arb_answer(game, decision->number, answer, 1) != ARB_OK)
      arb_answer(game, decision->number, answer, arb_default(game, answer, 64));
  }
  unsigned answers = (unsigned)arb_counters(game)->answers;
  printf("seat %d wins after %u answers\n", arb_winner(game), answers);
  arb_destroy(game), bind_host_free(host), arb_cards_release(cards);
  return 0;
}
