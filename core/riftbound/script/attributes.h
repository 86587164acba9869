/* SPDX-License-Identifier: MIT */
/*
** attributes.h -- the attributes of Riftbound, a row each.
**
** A row says everything about an attribute but its value (attribute.c): the name in selectors,
** numbers and scripts; the help of `check`, the reference and the annotations; the results that
** must be computed before it; and the state that must change before its value can.
**
**   reads    the results of the layers that it depends on: RB_READS_..., NOTHING, ANYTHING
**   looks    the state that it depends on, so that caches know when to look again:
**              REST       facts of objects and players (RB_TOUCH_REST); READY, DAMAGE: these, too
**              HAND ...   the number of cards there; MEMORY: whose turn it is, tallies
**              FINALIZED  both REST and MEMORY
**              ALL        anything: always right, and what a new attribute begins with
**   whose    OBJECTS, or PLAYERS when players have it, too
**   The last columns may be left out: the types of cards that can have it, the attributes that no
**   object has together with it, the zones in which something can have it (ArbAttribute).
*/
#ifndef RB_ATTRIBUTES_H
#define RB_ATTRIBUTES_H

#include "riftbound/cards.h"

/* RB_FACEUP: all zones but that of facedown cards, which have no keywords (129.4, 801).
** RB_PLACED: the zones in which an object has a place: it is on the board, or about to be. */
#define RB_FACEUP                                                                               \
  "board runes battlefields legends chain hand deck rune_deck trash banishment champion aside " \
  "sideboard"
#define RB_PLACED "board runes battlefields legends facedown chain"

/* clang-format off */
/* id, name, kind, values, rule, reads, looks, whose, help ... */
#define RB_ATTRIBUTES(X)                                                                          \
  X(TYPE, "type", SET, types, "133", NOTHING, REST, PLAYERS,                                      \
    "unit, gear, spell, rune, battlefield, legend, ability, player")                              \
  X(FRIENDLY, "friendly", BOOL, NULL, "740.1", NOTHING, REST, PLAYERS,                            \
    "you or a team mate controls it", NULL, "enemy")                                              \
  X(ENEMY, "enemy", BOOL, NULL, "740.2", NOTHING, REST, PLAYERS, "an opponent controls it")       \
  X(MINE, "mine", BOOL, NULL, "186", NOTHING, REST, PLAYERS,                                      \
    "you control it, or own it off the board")                                                    \
  X(OWNED, "owned", BOOL, NULL, "127", NOTHING, REST, OBJECTS, "you own it")                      \
  X(AT, "at", PLACE, places, "146", NOTHING, REST, OBJECTS, "where it is", NULL, NULL, RB_PLACED) \
  X(FROM, "from", SET, zones, "419.1.a", NOTHING, ALL, OBJECTS,                                   \
    "the zone it is played, or would be played, from")                                            \
  X(EXHAUSTED, "exhausted", BOOL, NULL, "414", NOTHING, READY, OBJECTS,                           \
    "it is exhausted", NULL, "ready", "board runes battlefields legends")                         \
  X(READY, "ready", BOOL, NULL, "415", NOTHING, READY, OBJECTS,                                   \
    "it is ready", NULL, NULL, "board runes battlefields legends")                                \
  X(STUNNED, "stunned", BOOL, NULL, "423", NOTHING, REST, OBJECTS,                                \
    "it is stunned", "unit", NULL, "board")                                                       \
  X(BUFFED, "buffed", BOOL, NULL, "702", NOTHING, REST, OBJECTS,                                  \
    "it has a buff", "unit", NULL, "board")                                                       \
  X(DAMAGED, "damaged", BOOL, NULL, "142", NOTHING, DAMAGE, OBJECTS,                              \
    "it has damage", "unit", NULL, "board")                                                       \
  X(ATTACKING, "attacking", BOOL, NULL, "459.2.b.3", NOTHING, REST, OBJECTS,                      \
    "it is an attacker", "unit", "defending base my_base", "board")                               \
  X(DEFENDING, "defending", BOOL, NULL, "459.2.b.4", NOTHING, REST, OBJECTS,                      \
    "it is a defender", "unit", "base my_base", "board")                                          \
  X(IN_COMBAT, "in_combat", BOOL, NULL, "741.3", NOTHING, REST, OBJECTS,                          \
    "it is in combat", "unit", "base my_base", "board")                                           \
  X(IN_SHOWDOWN, "in_showdown", BOOL, NULL, "341", NOTHING, ALL, OBJECTS,                         \
    "a showdown is going on where it is", NULL, "base my_base", "board battlefields")             \
  X(ALONE, "alone", BOOL, NULL, "741.1", NOTHING, REST, OBJECTS,                                  \
    "no other friendly unit is where it is", NULL, NULL, "board")                                 \
  X(ONE_ON_ONE, "one_on_one", BOOL, NULL, "741.2", NOTHING, ALL, OBJECTS,                         \
    "it and one enemy are alone where it is", NULL, NULL, "board")                                \
  X(MIGHTY, "mighty", BOOL, NULL, "708", MIGHT, REST, OBJECTS, "its Might is 5 or more", "unit")  \
  X(LEGION, "legion", BOOL, NULL, "812.1.c", NOTHING, ALL, OBJECTS,                               \
    "its controller finalized another card this turn")                                            \
  X(TOKEN, "token", BOOL, NULL, "176", NOTHING, REST, OBJECTS, "it is a token")                   \
  X(GIVEN, "given", BOOL, NULL, "386", NOTHING, ALL, OBJECTS, "this ability was started with it") \
  X(HAPPENED_TO, "happened_to", BOOL, NULL, "383", NOTHING, ALL, PLAYERS,                         \
    "it is the subject of the event that triggered this; with `one_or_more` of one of them")      \
  X(CHOSEN_IN, "chosen_in", NUMBER, NULL, "355.5", NOTHING, ALL, PLAYERS,                         \
    "the slot of this execution that chose it; 0: none")                                          \
  X(TRIGGERED, "triggered", BOOL, NULL, "382", NOTHING, ALL, OBJECTS,                             \
    "an ability on the chain that triggered", "ability", "activated")                             \
  X(ACTIVATED, "activated", BOOL, NULL, "376", NOTHING, ALL, OBJECTS,                             \
    "an ability on the chain that was activated", "ability")                                      \
  X(CHOOSES, "chooses", RELATION, NULL, "359.3.e.3", ANYTHING, ALL, OBJECTS,                      \
    "a spell or ability on the chain that chooses such a thing")                                  \
  X(CHOOSES_NO, "chooses_no", RELATION, NULL, "359.3.e.3", ANYTHING, ALL, OBJECTS,                \
    "a spell or ability on the chain that chooses no such thing")                                 \
  X(SOURCE, "source", RELATION, NULL, "188.4.a", ANYTHING, ALL, OBJECTS,                          \
    "an ability on the chain of such a thing")                                                    \
  X(CHAMPION, "champion", BOOL, NULL, "133.7.a", NOTHING, REST, OBJECTS,                          \
    "it is a champion", "unit legend")                                                            \
  X(CHOSEN_CHAMPION, "chosen_champion", BOOL, NULL, "103.2.a.3", NOTHING, ALL, OBJECTS,           \
    "it is its owner's Chosen Champion, or has its name")                                         \
  X(SIGNATURE, "signature", BOOL, NULL, "133.7.b", NOTHING, REST, OBJECTS,                        \
    "it is a signature card", "unit gear spell")                                                  \
  X(FACEDOWN, "facedown", BOOL, NULL, "129.4", NOTHING, REST, OBJECTS,                            \
    "it is facedown", NULL, NULL, "facedown")                                                     \
  X(ATTACHED, "attached", BOOL, NULL, "718", NOTHING, ALL, OBJECTS,                               \
    "it is attached to something", NULL, NULL, "board")                                           \
  X(EQUIPPED, "equipped", BOOL, NULL, "818.3.b", NOTHING, ALL, OBJECTS,                           \
    "an Equipment is attached to it", "unit", NULL, "board")                                      \
  X(ON_ME, "attached_to_me", BOOL, NULL, "718", NOTHING, ALL, OBJECTS,                            \
    "it is attached to me", NULL, NULL, "board")                                                  \
  X(ON_SUBJECT, "attached_to_subject", BOOL, NULL, "718", NOTHING, ALL, OBJECTS,                  \
    "it is attached to what a static looks at", NULL, NULL, "board")                              \
  X(HAS_ME, "has_me_attached", BOOL, NULL, "719", NOTHING, ALL, OBJECTS,                          \
    "I am attached to it", NULL, NULL, "board")                                                   \
  X(WITH_REF, "with_ref", BOOL, NULL, "386", NOTHING, ALL, OBJECTS,                               \
    "it is where the first ref is, and another object")                                           \
  X(NAMED_TAG, "named_tag", BOOL, NULL, "133.8", TRAITS, ALL, OBJECTS,                            \
    "it has the tag that was named for me")                                                       \
  X(NAMED_CARD, "named_card", BOOL, NULL, "132", TRAITS, ALL, OBJECTS,                            \
    "it has the card's name that was named for me")                                               \
  X(WITH_ME, "banished_with_me", BOOL, NULL, "427", NOTHING, ALL, OBJECTS,                        \
    "it was banished with me", NULL, NULL, "banishment")                                          \
  X(OPEN, "open", BOOL, NULL, "169.10.c", NOTHING, ALL, OBJECTS,                                  \
    "a battlefield without units and controller", "battlefield", "occupied")                      \
  X(OCCUPIED, "occupied", BOOL, NULL, "169.10.a", NOTHING, ALL, OBJECTS,                          \
    "a battlefield with units", "battlefield")                                                    \
  X(CONTROLLED, "controlled", BOOL, NULL, "169.10.b", NOTHING, ALL, OBJECTS,                      \
    "a battlefield that somebody controls", "battlefield")                                        \
  X(MIGHT, "might", NUMBER, NULL, "143.2", MIGHT, REST, OBJECTS, "Might", "unit")                 \
  X(BASE_MIGHT, "base_might", NUMBER, NULL, "472.1.a.1", MIGHT, REST, OBJECTS,                    \
    "Might as printed or assigned", "unit")                                                       \
  X(MIGHT_BONUS, "might_bonus", NUMBER, NULL, "137", NOTHING, ALL, OBJECTS,                       \
    "printed Might Bonus", "gear")                                                                \
  X(DAMAGE, "damage", NUMBER, NULL, "142", DAMAGE, DAMAGE, OBJECTS,                               \
    "damage marked", "unit", NULL, "board")                                                       \
  X(BUFFS, "buffs", NUMBER, NULL, "702", NOTHING, REST, OBJECTS, "buffs", "unit", NULL, "board")  \
  X(ENERGY, "energy", NUMBER, NULL, "131.2", NOTHING, ALL, PLAYERS,                               \
    "printed Energy cost; of a player: Energy in the pool")                                       \
  X(POWER, "power", NUMBER, NULL, "131.3", NOTHING, REST, OBJECTS, "printed Power cost")          \
  X(TAGS, "tags", TAG, NULL, "133.8", NOTHING, REST, OBJECTS, "its tags")                         \
  X(KEYWORD, "keyword", KEYWORD, NULL, "801", KEYWORDS, REST, OBJECTS,                            \
    "its keywords", NULL, NULL, RB_FACEUP)                                                        \
  X(NAME, "name", NAME, NULL, "132", NOTHING, REST, OBJECTS, "its name")                          \
  X(DOMAIN, "domain", SET, rb_domain_words, "134", NOTHING, REST, OBJECTS,                        \
    "its domains")                                                                                \
  X(CONTROLLER, "controller", NUMBER, NULL, "185", NOTHING, REST, PLAYERS,                        \
    "the seat that controls it")                                                                  \
  X(OWNER, "owner", NUMBER, NULL, "127", NOTHING, REST, OBJECTS, "the seat that owns it")         \
  X(POINTS, "points", NUMBER, NULL, "463", NOTHING, REST, PLAYERS, "of a player", "player")       \
  X(XP, "xp", NUMBER, NULL, "728", NOTHING, REST, PLAYERS, "of a player", "player")               \
  X(EXCESS, "excess", NUMBER, NULL, "460.2.c.4", NOTHING, ALL, PLAYERS,                           \
    "excess damage a player assigned in the running combat", "player")                            \
  X(MOVES, "moves", NUMBER, NULL, "420", NOTHING, ALL, OBJECTS,                                   \
    "how often a unit has moved this turn", "unit", NULL, "board")                                \
  X(WINS, "wins", NUMBER, NULL, "461.3", NOTHING, ALL, OBJECTS,                                   \
    "how many combats a unit has won this turn", "unit", NULL, "board")                           \
  X(CONQUESTS, "conquests", NUMBER, NULL, "464.1", NOTHING, ALL, OBJECTS,                         \
    "how often a unit has conquered this turn", "unit", NULL, "board")                            \
  X(CONQUERED, "conquered", BOOL, NULL, "464.1", NOTHING, ALL, OBJECTS,                           \
    "a battlefield you conquered this turn", "battlefield")                                       \
  X(REMEMBERED, "remembered", NUMBER, NULL, "359.3.e.13", NOTHING, ALL, OBJECTS,                  \
    "the number that it remembers; 0: none")                                                      \
  X(REMEMBERED_BY_ME, "remembered_by_me", BOOL, NULL, "359.3.e.13", NOTHING, ALL, PLAYERS,        \
    "I remember it")                                                                              \
  X(PLAYED_THIS_TURN, "played_this_turn", BOOL, NULL, "419.4", NOTHING, ALL, OBJECTS,             \
    "a card that somebody has played this turn", "unit gear spell")                               \
  X(LAST_PLAYED, "last_played", BOOL, NULL, "419.4", NOTHING, ALL, OBJECTS,                       \
    "the last card that the player who played it has played this turn", "unit gear spell")        \
  X(JUST_ATTACHED, "just_attached", BOOL, NULL, "434", NOTHING, ALL, OBJECTS,                     \
    "it was attached this turn to what it is attached to", NULL, NULL, "board")                   \
  X(LOCATION, "location", NUMBER, NULL, "146", NOTHING, ALL, OBJECTS,                             \
    "where it is, as a number to compare")                                                        \
  X(YOUR_UNITS, "your_units", NUMBER, NULL, "169.10.a", NOTHING, ALL, OBJECTS,                    \
    "units you control at a battlefield", "battlefield")                                          \
  X(FRIENDLY_UNITS, "friendly_units", NUMBER, NULL, "169.10.a", NOTHING, ALL, OBJECTS,            \
    "units at a battlefield that you or a team mate controls (740.1)", "battlefield")             \
  X(ENEMY_UNITS, "enemy_units", NUMBER, NULL, "169.10.a", NOTHING, ALL, OBJECTS,                  \
    "units that opponents control at a battlefield", "battlefield")                               \
  X(ENEMY_ALONE, "enemy_alone", BOOL, NULL, "741.1", NOTHING, ALL, OBJECTS,                       \
    "a battlefield where an enemy unit is alone", "battlefield")                                  \
  X(GIVEN_UP_HERE, "given_up_here", BOOL, NULL, "822.3", NOTHING, ALL, OBJECTS,                   \
    "a battlefield where something is given up to pay for the play", "battlefield")               \
  X(ATTACKED, "attacked", BOOL, NULL, "459.2.b.1", NOTHING, ALL, OBJECTS,                         \
    "a battlefield where you are the attacker", "battlefield")                                    \
  X(IN_BEGINNING, "in_beginning_phase", NUMBER, NULL, "315.2", NOTHING, ALL, PLAYERS,             \
    "whether it is this player's Beginning Phase", "player")                                      \
  X(HAND, "hand", NUMBER, NULL, "108.7", NOTHING, HAND, PLAYERS,                                  \
    "cards in a player's hand", "player")                                                         \
  X(DECK, "deck", NUMBER, NULL, "108.4", NOTHING, DECK, PLAYERS,                                  \
    "cards in a player's Main Deck", "player")                                                    \
  X(TRASH, "trash", NUMBER, NULL, "108.2", NOTHING, TRASH, PLAYERS,                               \
    "cards in a player's trash", "player")                                                        \
  X(RUNES, "runes", NUMBER, NULL, "160", NOTHING, RUNES, PLAYERS,                                 \
    "runes a player has on the board", "player")                                                  \
  X(FINALIZED, "finalized", NUMBER, NULL, "812.1.c", NOTHING, FINALIZED, PLAYERS,                 \
    "cards a player finalized this turn", "player")                                               \
  X(TURNS, "turns", NUMBER, NULL, "304", NOTHING, ALL, PLAYERS,                                   \
    "turns a player has had", "player")                                                           \
  X(SEAT, "seat", NUMBER, NULL, "478", NOTHING, ALL, PLAYERS,                                     \
    "of a player: in the order of the decks, from 1; of a card: its controller's")                \
  X(FURY, "fury", NUMBER, NULL, "162.2", NOTHING, ALL, PLAYERS,                                   \
    "Power in a player's pool", "player")                                                         \
  X(CALM, "calm", NUMBER, NULL, "162.2", NOTHING, ALL, PLAYERS,                                   \
    "Power in a player's pool", "player")                                                         \
  X(MIND, "mind", NUMBER, NULL, "162.2", NOTHING, ALL, PLAYERS,                                   \
    "Power in a player's pool", "player")                                                         \
  X(BODY, "body", NUMBER, NULL, "162.2", NOTHING, ALL, PLAYERS,                                   \
    "Power in a player's pool", "player")                                                         \
  X(CHAOS, "chaos", NUMBER, NULL, "162.2", NOTHING, ALL, PLAYERS,                                 \
    "Power in a player's pool", "player")                                                         \
  X(ORDER, "order", NUMBER, NULL, "162.2", NOTHING, ALL, PLAYERS,                                 \
    "Power in a player's pool", "player")                                                         \
  X(ANY, "any", NUMBER, NULL, "162.2.b", NOTHING, ALL, PLAYERS,                                   \
    "Power of every domain in a player's pool", "player")                                         \
  X(TURN_PLAYER, "turn_player", NUMBER, NULL, "304", NOTHING, MEMORY, PLAYERS,                    \
    "whether it is this player's turn; of the game: whose")                                       \
  X(OPPONENTS_TURN, "opponents_turn", NUMBER, NULL, "740.2", NOTHING, ALL, PLAYERS,               \
    "whether it is the turn of an opponent of this player", "player")                             \
  X(TEAM, "team", NUMBER, NULL, "478.2.a", NOTHING, ALL, PLAYERS,                                 \
    "a player's team; each is one without teams", "player")                                       \
  X(GAMES_WON, "games_won", NUMBER, NULL, "481.6", NOTHING, ALL, PLAYERS,                         \
    "games a player has won in the match", "player")                                              \
  X(TURN, "turn", NUMBER, NULL, "304", NOTHING, ALL, OBJECTS, "the number of the turn")           \
  X(PHASE, "phase", SET, phases, "314", NOTHING, ALL, PLAYERS,                                    \
    "the phase of the turn; the Scoring Step is of the Beginning Phase, too")                     \
  X(CHAIN, "chain", NUMBER, NULL, "328", NOTHING, ALL, OBJECTS,                                   \
    "items on the chain; of one of them its place on it, 1 the oldest")                           \
  X(VICTORY_SCORE, "victory_score", NUMBER, NULL, "478.3", NOTHING, ALL, PLAYERS,                 \
    "points that win, as things are; of a player or the game")                                    \
  X(OPPONENTS_POINTS, "opponents_points", NUMBER, NULL, "463", NOTHING, REST, PLAYERS,            \
    "of a player: the most points that an opponent (or a team of opponents) has", "player")       \
  X(SCORE, "score", NUMBER, NULL, "478.3", NOTHING, REST, PLAYERS,                                \
    "of a player: what is compared with the Victory Score, in teams the points of all", "player") \
  X(TIME, "time", NUMBER, NULL, "T408", NOTHING, ALL, OBJECTS,                                    \
    "of the game, once time was called: 1 a lead decides, 2 there is a winner, 3 the next point") \
  X(TURNS_LEFT, "turns_left", NUMBER, NULL, "T408.2.a", NOTHING, ALL, OBJECTS,                    \
    "of the game, once time was called: additional turns that are still to begin")
/* clang-format on */

enum {
#define X(id, ...) RB_A_##id,
  RB_ATTRIBUTES(X)
#undef X
      RB_A_KEYWORDS, /* from here on: the value of each keyword, 0 without it */
  RB_ATTRIBUTE_COUNT = RB_A_KEYWORDS + RB_KEYWORD_COUNT
};

#endif
