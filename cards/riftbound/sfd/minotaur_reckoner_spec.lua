-- SPDX-License-Identifier: MIT

scenario "Minotaur Reckoner: no unit moves to base, itself and enemies included" {
  p1 = { at = { ["West Field"] = { "Unit 2", "Minotaur Reckoner" } } },
  p2 = { at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    t:cannot(t.p1, "move", "Unit 2", "054")
    t:cannot(t.p1, "move", "Minotaur Reckoner", "054")
    t:next_turn()
    assert(not t:offered(t.p2, "move", "Unit 3", "base"))
  end,
}

scenario "451.3 Minotaur Reckoner: attackers that do not win are recalled all the same" {
  p1 = { base = { "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Minotaur Reckoner", "Unit 1" } }, hand = { "Rune Prison", "Rune Prison" },
    pool = { energy = 4, calm = 2 } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t.p1:pass()
    t.p2:play("Rune Prison"):on("Minotaur Reckoner")
    t:resolve()
    t.p1:pass()
    t.p2:play("Rune Prison"):on("Unit 1")
    t:combat()
    t.p1:order { "Minotaur Reckoner", "Unit 1" }
    t:combat()
    t:expect("Unit 3"):at("base"):exhausted()
    t:expect_event("recall", "Unit 3")
    t:expect_no_event("move", "Unit 3", { at = "base" })
    t:expect("Minotaur Reckoner"):at("West Field")
    t:expect_points("p1", 0)
  end,
}
