-- SPDX-License-Identifier: MIT

scenario "Determined Sentry: it does not move to base, others do" {
  p1 = { at = { ["West Field"] = { "Determined Sentry", "Unit 2" } } },
  function(t)
    t:cannot(t.p1, "move", "Determined Sentry", "054")
    t:can(t.p1, "move", "Unit 2", "base")
  end,
}

scenario "Determined Sentry: from its base it goes to battlefields, and a recall brings it back" {
  rule = "449",
  p1 = { base = { "Determined Sentry" } },
  p2 = { at = { ["East Field"] = { "Unit 5" } } },
  function(t)
    t:can(t.p1, "move", "Determined Sentry", "West Field")
  end,
}
