/* SPDX-License-Identifier: MIT */
/*
** test_faces.c -- each kind of event of both games has a sentence, and no sentence is left over;
** and verbs as they follow "you".
**
** The narrator searches the sentences by halves, so a row out of order is a row that is not found:
** the event is then told by its bare name.
*/
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <string.h>

#include "evolve/block.h"
#include "faces/face.h"
#include "faces/narrate.h"
#include "riftbound/block.h"

#define KIND(id, name, ...) name,
static const char *const riftbound_kinds[] = {RB_EVENTS(KIND)};
static const char *const evolve_kinds[] = {EV_EVENTS(KIND)};
#undef KIND

static const Sentence *sentence_of(const Face *face, const char *kind)
{
  for (int i = 0; i < face->sentence_count; i++)
    if (strcmp(face->sentences[i].kind, kind) == 0) return &face->sentences[i];
  return NULL;
}

static void one_sentence_each(const Face *face, const char *const *kinds, int count)
{
  for (int i = 0; i < count; i++)
    if (!sentence_of(face, kinds[i])) fail_msg("%s: '%s' has no sentence", face->game, kinds[i]);
  for (int i = 1; i < face->sentence_count; i++)
    if (strcmp(face->sentences[i - 1].kind, face->sentences[i].kind) >= 0)
      fail_msg("%s: '%s' stands behind '%s'", face->game, face->sentences[i].kind,
               face->sentences[i - 1].kind);
  assert_int_equal(face->sentence_count, count); /* each kind has one, so none is left over */
}

static void riftbound(void **state)
{
  (void)state;
  one_sentence_each(&riftbound_face, riftbound_kinds,
                    (int)(sizeof riftbound_kinds / sizeof *riftbound_kinds));
}

static void evolve(void **state)
{
  (void)state;
  one_sentence_each(&evolve_face, evolve_kinds, (int)(sizeof evolve_kinds / sizeof *evolve_kinds));
}

/* The verbs of the sentences, as they follow a name and as they follow "you". */
static const char *const verbs[][2] = {
  {"adds", "add"},       {"becomes", "become"}, {"chooses", "choose"}, {"concedes", "concede"},
  {"dies", "die"},       {"does", "do"},        {"draws", "draw"},     {"goes", "go"},
  {"has", "have"},       {"is", "are"},         {"loses", "lose"},     {"passes", "pass"},
  {"readies", "ready"},  {"reaches", "reach"},  {"uses", "use"},       {"will", "will"},
  {"selects", "select"},
};

static void verbs_follow_you(void **state)
{
  (void)state;
  for (size_t i = 0; i < sizeof verbs / sizeof *verbs; i++) {
    Text text = {0};
    narrate_your_verb(&text, verbs[i][0], strlen(verbs[i][0]));
    assert_string_equal(text.bytes, verbs[i][1]);
    text_free(&text);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(riftbound), cmocka_unit_test(evolve),
                                     cmocka_unit_test(verbs_follow_you)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
