/* SPDX-License-Identifier: MIT */
/*
** citations.h -- the rule numbers that a source file cites.
**
** Rules are cited in comments, in string literals (tables, refusals, names of scenarios) and in the
** names of C tests (`rule_340_1_newest_item_resolves_first`).  A number counts as a citation when
** it reads as one:
**
**     355.9.b              a dotted number, anywhere in a comment or string
**     rule 478, rules 353-359      after the word "rule"
**     (309), 072, 340: ...         alone between brackets, commas, line ends
**     scenario "116 ..."   at the start of a scenario's name
**
** "100 steps" is no citation, and neither is "100.5%".  The game's row says which numbers its
** rulebook has, and when a number is surely a rule (BindNumbering).  In files that belong to no
** game, a number is the first game's; a rule of another game comes after its mark:
**
**     (358.4, SVE 10.6.2.1.1)      a rule of Riftbound and one of Shadowverse: Evolve
*/
#ifndef CLI_CITATIONS_H
#define CLI_CITATIONS_H

#include <stddef.h>

#include "language/games.h"

enum { RULE_NUMBER_MAX = 24 };

/* A test proves what its name says; other mentions in it are for readers. */
typedef enum CitationPlace {
  CITED_IN_COMMENT,
  CITED_IN_STRING,
  CITED_IN_NAME /* of a scenario, or of a C test where it is defined */
} CitationPlace;

/* Visits one citation: the number as the rulebook writes it, its line and place. */
typedef void CitationVisitor(void *data, const char *number, int line, CitationPlace place);
/* Whether a number exists.  Needed for names of tests: "rule_340_a_unit" may mean 340.a, or 340 and
** the word "a". */
typedef int RuleExists(void *data, const char *number);

typedef enum SourceKind { SOURCE_C, SOURCE_LUA } SourceKind;

/* Visits every citation of a text, in order.  `marked`: only numbers of the game that come after
** its mark. */
void citations_scan(const char *text, SourceKind kind, const BindGame *game, bool marked,
                    RuleExists *exists, CitationVisitor *visit, void *data);

#endif
