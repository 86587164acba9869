-- SPDX-License-Identifier: MIT

scenario "Corina Veraza: moving to a battlefield brings three Recruits" {
  p1 = { base = { "Corina Veraza" } },
  function(t)
    t.p1:move("Corina Veraza", "West Field")
    t:resolve()
    t:expect(t:at("West Field")):is { "Corina Veraza", "Recruit", "Recruit", "Recruit" }
    t:expect("Recruit#1"):exhausted()
  end,
}

scenario "Corina Veraza: not moving home" {
  p1 = { at = { ["West Field"] = { "Corina Veraza" } } },
  function(t)
    t.p1:move("Corina Veraza", "base")
    t:expect_chain(0)
  end,
}
