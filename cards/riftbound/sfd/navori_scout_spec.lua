-- SPDX-License-Identifier: MIT

scenario "Navori Scout: opponents pay one Power to choose it" {
  rule = "809",
  p1 = { base = { "Navori Scout" } },
  p2 = { hand = { "Stupefy" }, pool = { energy = 1, any = 1 } }, turn = "p2",
  function(t)
    t.p2:play("Stupefy"):on("Navori Scout")
    t:expect_number("p2", "any", 0)
    t:pass_all()
    t:expect_event("might", "Navori Scout")
  end,
}

scenario "Navori Scout: without that Power they cannot; its controller need not" {
  rule = "809",
  p1 = { base = { "Navori Scout" }, hand = { "Discipline" }, pool = { energy = 2 } },
  p2 = { hand = { "Stupefy" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Discipline"):on("Navori Scout"):pass()
    t:cannot(t.p2, "play", "Stupefy")
  end,
}
