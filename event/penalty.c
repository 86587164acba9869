/* SPDX-License-Identifier: MIT */
/*
** penalty.c -- the infractions of TR 702 to 704 and their penalties.
**
** A row of the table is an infraction: its base penalty by level of enforcement, the remedy, and
** when the penalty is another one.  Upgrades for repetition are computed from the penalties that
** were given before.
*/
#include "inside.h"

#include <stdio.h>
#include <string.h>

#define SAME(p) {PENALTY_##p, PENALTY_##p, PENALTY_##p}

/* clang-format off */
static const EventInfraction infractions[] = {
  /* 702: errors of play */
  {"missed-trigger", "702.2", "Missed trigger", INFRACTION_PLAY, SAME(NONE), false, true,
   "Missed in an earlier turn: play on. Else the next opponent in turn order chooses: it "
   "resolves now, or never.",
   "A warning when the trigger was mandatory and missing it helped its player (702.2.e)."},
  {"missed-point", "702.3", "Forgetting to score a point", INFRACTION_PLAY, SAME(NONE), false,
   true,
   "The right score is known and at most a round cycle has passed: set it. Else play on.", NULL},
  {"missed-draw", "702.4", "Forgetting to draw cards", INFRACTION_PLAY, SAME(NONE), false, true,
   "The draws are known and at most a round cycle has passed: draw them now. Else play on.",
   "A warning when not drawing helped the player (702.4.b)."},
  {"extra-cards-seen", "702.5", "Looking at extra cards", INFRACTION_PLAY, SAME(WARNING),
   false, true,
   "While the cards are being looked at, the next opponent sees them and chooses which extra "
   "ones are shuffled back. Later: play on.",
   NULL},
  {"too-many-runes", "702.6", "Channeling too many runes", INFRACTION_PLAY, SAME(WARNING),
   false, true,
   "Paid with them: rewind if possible. At most a round cycle ago: shuffle the extra runes "
   "back. Else play on.", NULL},
  {"too-few-runes", "702.7", "Channeling too few runes", INFRACTION_PLAY, SAME(NONE), false, true,
   "At most a round cycle ago: channel the missing runes. Else play on.",
   "A warning when channeling fewer helped the player (702.7.c)."},
  {"overpayment", "702.8", "Overpayment for a cost", INFRACTION_PLAY, SAME(NONE), false, true,
   "In the same turn the surplus is in the player's pool.",
   "A warning when overpaying helped the player (702.8.b.1.a); a general error when something "
   "else came of it (702.8.b.1.b)."},
  {"mispayment", "702.9", "Mispayment for a cost", INFRACTION_PLAY, SAME(WARNING), false, true,
   "Rewind to before the card or ability was played; else pay what is missing; else play on.",
   NULL},
  {"secret-seen", "702.10", "Looking at secret information", INFRACTION_PLAY, SAME(WARNING),
   false, true,
   "Randomise the cards with those they came from; else show them to everybody.", NULL},
  {"private-seen", "702.11", "Looking at an opponent's private information", INFRACTION_PLAY,
   SAME(WARNING), false, true,
   "The opponent decides whether the cards are randomised with those they came from.", NULL},
  {"extra-cards-drawn", "702.12", "Drawing extra cards", INFRACTION_PLAY, SAME(WARNING),
   false, true,
   "Not yet among other cards, or in an opening hand before the mulligan: shuffle them back. "
   "Else the next opponent sees the hand and chooses what is shuffled back.",
   NULL},
  {"facedown-card", "702.13", "Facedown card error", INFRACTION_PLAY, SAME(WARNING), false, true,
   "Noticed at once by its player: take it back. Before new cards came to where it lay: "
   "replace it by a legal card from there at random.",
   "A game loss when no legal card is there (702.13.b.2.a) or cards came to that zone since "
   "(702.13.b.2.b)."},
  {"mulligan", "702.14", "Mulligan procedure error", INFRACTION_PLAY, SAME(WARNING), false, true,
   "Too many cards replaced: the next opponent sees the hand and may have as many recycled and "
   "replaced. After play began: play on.", NULL},
  {"not-readied", "702.15", "Forgetting to ready in the Awaken Phase", INFRACTION_PLAY,
   SAME(NONE), false, true,
   "Still that turn: ready everything, without triggers. Later: play on.",
   "A warning when not readying helped the player (702.15.b)."},
  {"general-error", "702.16", "General error of play", INFRACTION_PLAY, SAME(WARNING), false,
   true,
   "Rewind if possible; else play on.", NULL},
  {"game-state", "702.17", "Failure to maintain the game state", INFRACTION_PLAY,
   SAME(WARNING), false, false,
   "It is noted and never upgraded, unless the head judge says so (702.17.b).", NULL},
  /* 703: errors of the tournament */
  {"slow-play", "703.2", "Slow play", INFRACTION_TOURNAMENT, SAME(WARNING), false, true,
   "Ask for a reasonable pace and watch it. Stalling on purpose is cheating (703.2.c).", NULL},
  {"decklist-error", "703.3", "Decklist error", INFRACTION_TOURNAMENT, SAME(GAME_LOSS), true,
   false,
   "The list is mended with as little change as possible and the deck made to match "
   "(703.3.b.1). Legal decks that differ from the list: the list is changed (703.3.b.2).",
   NULL},
  {"deck-presentation", "703.4", "Deck presentation error", INFRACTION_TOURNAMENT,
   SAME(WARNING), false, true,
   "Before opening hands, or when its player notices it and it is easy: put the deck right.",
   "A game loss when somebody else noticed it after opening hands (703.4.b.3), when it cannot "
   "be put right (703.4.b.4), or, at professional level, for other cards in the deck box "
   "(703.4.a.5.a)."},
  {"communication", "703.5", "Communication violation", INFRACTION_TOURNAMENT, SAME(WARNING),
   false, true,
   "Say what is right; rewind decisions that came of it, if possible.", NULL},
  {"marked-cards", "703.6", "Marked cards", INFRACTION_TOURNAMENT, SAME(WARNING), false, true,
   "Sleeves or cards are replaced now or before the next round; the head judge may issue a "
   "proxy.", NULL},
  {"randomization", "703.7", "Insufficient randomization", INFRACTION_TOURNAMENT,
   SAME(WARNING), false, true,
   "The deck is shuffled again, by its player or by a judge.", NULL},
  {"late", "703.8", "Late to a match", INFRACTION_TOURNAMENT, SAME(WARNING), false, true,
   "Give the match as much time as was lost.",
   "Up to 2 minutes a warning; up to 10 minutes a warning, at high level a game loss; after 10 "
   "minutes a match loss; who never comes also leaves the event (703.8.a-d)."},
  {"outside-assistance", "703.9", "Outside assistance", INFRACTION_TOURNAMENT,
   SAME(MATCH_LOSS), false, false,
   "Also to a spectator who plays in the event (703.9.c).",
   "A warning for who refused the advice by calling a judge; none when it was malicious "
   "(703.9.a)."},
  {"improper-winner", "703.10", "Improperly determining a winner", INFRACTION_TOURNAMENT,
   SAME(MATCH_LOSS), false, false,
   "Offering it counts as well as accepting it (703.10.c).", NULL},
  /* 704: conduct */
  {"unsporting-minor", "704.2", "Unsporting conduct, minor", INFRACTION_UNSPORTING,
   SAME(WARNING), false, true,
   "Tell the player what to change, and see that it changes.", NULL},
  {"unsporting-major", "704.3", "Unsporting conduct, major", INFRACTION_UNSPORTING,
   SAME(DISQUALIFICATION), false, false,
   "Officials may have the player leave the venue (704.3.b).", NULL},
  {"angle-shooting", "704.4", "Angle shooting", INFRACTION_UNSPORTING, SAME(WARNING), false, true,
   "Take away what was gained by it, where a rewind can.", NULL},
  {"bribery", "704.5", "Bribery", INFRACTION_UNSPORTING, SAME(MATCH_LOSS), false, false,
   "Making and accepting an offer count; merely receiving one does not when a judge is told "
   "(704.5.a.3).", NULL},
  {"wagering", "704.6", "Wagering", INFRACTION_UNSPORTING, SAME(DISQUALIFICATION), false, false,
   "Anybody at the event is meant, not players alone.", NULL},
  {"theft", "704.7", "Theft", INFRACTION_UNSPORTING, SAME(DISQUALIFICATION), false, false,
   "Tell the organiser.", NULL},
  {"cheating", "704.8", "Cheating", INFRACTION_UNSPORTING, SAME(DISQUALIFICATION), false, false,
   "The head judge decides, after an investigation (701.6).", NULL},
};
/* clang-format on */

enum { INFRACTIONS = sizeof infractions / sizeof *infractions };

int event_infraction_count(void)
{
  return INFRACTIONS;
}

const EventInfraction *event_infraction(int index)
{
  return &infractions[index];
}

const EventInfraction *event_infraction_find(const char *word)
{
  for (int i = 0; i < INFRACTIONS; i++)
    if (strcmp(infractions[i].word, word) == 0) return &infractions[i];
  return NULL;
}

/* ---- Upgrades ---------------- */

/* Warnings of an entrant: of one infraction, and of all that count of its class. */
typedef struct Warnings {
  int same, all;
} Warnings;

static Warnings warnings_of(const Ledger *ledger, int entrant, const EventInfraction *infraction)
{
  Warnings count = {0, 0};
  for (int i = 0; i < ledger->given_count; i++) {
    const Given *given = &ledger->given[i];
    if (given->entrant != entrant || !given->infraction->counts ||
        given->infraction->kind != infraction->kind || given->penalty < PENALTY_WARNING)
      continue;
    count.all++;
    count.same += given->infraction == infraction;
  }
  return count;
}

/* The number of warnings of one infraction, the newest included, from which it is a game loss. */
static int same_limit(InfractionClass class)
{
  return class == INFRACTION_UNSPORTING ? 2 : 3; /* 704.1.b; 702.1.b.1, 703.1.b.1 */
}

/* The same for warnings of any infraction of the class; 0: they are not added up. */
static int total_limit(InfractionClass class, EventLevel level)
{
  if (class == INFRACTION_UNSPORTING || level == EVENT_CASUAL) return 0;
  return level == EVENT_PROFESSIONAL ? 5 : 6; /* 702.1.b.2-3, 703.1.b.2-3 */
}

static const char *const upgrade_rules[INFRACTION_CLASSES] = {"702.1.b", "703.1.b", "704.1.b"};

EventPenalty event_penalty_base(const Event *event, const EventInfraction *infraction)
{
  return (EventPenalty)infraction->base[event->ledger.setup.level];
}

EventPenalty event_penalty_due(const Event *event, int entrant, const EventInfraction *infraction,
                               EventPenalty found, char *why, size_t size)
{
  EventLevel level = event->ledger.setup.level;
  snprintf(why, size, "%s: %s (%s)", infraction->title, event_penalty_word(found),
           infraction->rule);
  if (found != PENALTY_WARNING || !infraction->counts) return found;
  Warnings before = warnings_of(&event->ledger, entrant, infraction);
  int same = before.same + 1, all = before.all + 1;
  int total = total_limit(infraction->kind, level);
  if (same >= same_limit(infraction->kind)) {
    snprintf(why, size, "%s: game-loss, warning number %d for it (%s, %s)", infraction->title, same,
             infraction->rule, upgrade_rules[infraction->kind]);
    return PENALTY_GAME_LOSS;
  }
  if (total && all >= total) {
    snprintf(why, size, "%s: game-loss, warning number %d of its kind at this level (%s, %s)",
             infraction->title, all, infraction->rule, upgrade_rules[infraction->kind]);
    return PENALTY_GAME_LOSS;
  }
  return found;
}

/* 703.8.a-c */
EventPenalty event_penalty_late(EventLevel level, int minutes)
{
  if (minutes > 10) return PENALTY_MATCH_LOSS;
  return minutes > 2 && level != EVENT_CASUAL ? PENALTY_GAME_LOSS : PENALTY_WARNING;
}
