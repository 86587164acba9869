/* SPDX-License-Identifier: MIT */
/* house.c -- the table of switches and the profiles made of them. */
#include "riftbound/house.h"

const ArbNamed rb_switches[] = {
#define X(id, name, rule, help) {name, rule, help, NULL},
  RB_SWITCHES(X)
#undef X
};

/* The switches of the earlier edition. */
const ArbProfile rb_profiles[] = {
  {"riftbound", "Core Rules 2026-03-30", 0},
  {"riftbound-2025", "Core Rules 2025 (as far as they differ)", (1u << RB_SWITCH_COUNT) - 1},
};

_Static_assert(sizeof rb_profiles / sizeof *rb_profiles == RB_PROFILE_COUNT, "count them");
_Static_assert(sizeof rb_switches / sizeof *rb_switches == RB_SWITCH_COUNT, "one row each");
