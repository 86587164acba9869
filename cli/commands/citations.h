/* SPDX-License-Identifier: MIT */
/*
** citations.h -- which rule numbers a source file cites.
**
** Rules are cited where a reader looks for them: in comments, in string
** literals (tables, refusals, names of scenarios) and in the names of C tests
** (`rule_340_1_newest_item_resolves_first`).  A number counts as a citation when
** it reads as one:
**
**     355.9.b              a dotted number, anywhere in a comment or string
**     rule 478, rules 353-359      the word before it
**     (309), 072, 340: ...         alone between brackets, commas, line ends
**     scenario "116 ..."   what the name of a scenario begins with
**
** "100 steps" is no citation, and neither is "100.5%".  Which numbers a rulebook has and
** when they are sure to be meant, the game's row says (BindNumbering).  In files that
** belong to no game a number is the first game's; another game's stands behind its mark:
**
**     (358.4, SVE 10.6.2.1.1)      a rule of Riftbound and one of Shadowverse: Evolve
*/
#ifndef CLI_CITATIONS_H
#define CLI_CITATIONS_H

#include <stddef.h>

#include "language/games.h"

enum { RULE_NUMBER_MAX = 24 };

/* A test proves what its name says; what it mentions elsewhere is for readers. */
typedef enum CitationPlace {
  CITED_IN_COMMENT,
  CITED_IN_STRING,
  CITED_IN_NAME /* of a scenario, or of a C test where it is defined */
} CitationPlace;

/* Is told of one citation: the number as the rulebook writes it, and where it stands. */
typedef void CitationVisitor(void *data, const char *number, int line, CitationPlace place);
/* Whether a number exists, for the names of tests, where "rule_340_a_unit" may
** mean 340.a or the word "a". */
typedef int RuleExists(void *data, const char *number);

typedef enum SourceKind { SOURCE_C, SOURCE_LUA } SourceKind;

/* Visits every citation of a text, in order.  `marked`: of a game's numbers only those
** behind its mark. */
void citations_scan(const char *text, SourceKind kind, const BindGame *game, bool marked,
                    RuleExists *exists, CitationVisitor *visit, void *data);

#endif
