-- SPDX-License-Identifier: MIT

scenario "Altar of Blood: in combat its controller may pay three Power for a unit" {
  battlefields = { "Altar of Blood", "East Field" },
  p1 = { base = { "Unit 2" }, pool = { fury = 3 } },
  p2 = { at = { ["Altar of Blood"] = { "Unit 5" } } },
  function(t)
    t.p1:move("Unit 2", "Altar of Blood")
    t:combat()
    t.p1:yes()
    t:expect("Unit 2"):at("base"):exhausted():damage(0)
    t:expect_number("p1", "fury", 0)
    t:expect("Unit 5"):at("Altar of Blood")
  end,
}

scenario "Altar of Blood: also the player who does not control it" {
  battlefields = { "Altar of Blood", "East Field" },
  p1 = { base = { "Unit 5" } },
  p2 = { at = { ["Altar of Blood"] = { "Unit 2" } }, pool = { fury = 3 } },
  function(t)
    t.p1:move("Unit 5", "Altar of Blood")
    t:combat()
    t.p2:yes()
    t:expect("Unit 2"):at("base"):exhausted()
    t:expect_control("Altar of Blood", "p1")
  end,
}

scenario "Altar of Blood: not outside of combat" {
  battlefields = { "Altar of Blood", "East Field" },
  p1 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p2 = { at = { ["Altar of Blood"] = { "Unit 2" } }, pool = { fury = 3 } },
  function(t)
    t.p1:play("Vengeance"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):in_zone("trash")
  end,
}

scenario "Altar of Blood: not with two Power" {
  battlefields = { "Altar of Blood", "East Field" },
  p1 = { base = { "Unit 2" }, pool = { fury = 2 } },
  p2 = { at = { ["Altar of Blood"] = { "Unit 5" } } },
  function(t)
    t.p1:move("Unit 2", "Altar of Blood")
    t:combat()
    t:expect("Unit 2"):in_zone("trash")
  end,
}

scenario "Altar of Blood: not at another battlefield" {
  battlefields = { "Altar of Blood", "East Field" },
  p1 = { base = { "Unit 2" }, pool = { fury = 3 } },
  p2 = { at = { ["East Field"] = { "Unit 5" } } },
  function(t)
    t.p1:move("Unit 2", "East Field")
    t:combat()
    t:expect("Unit 2"):in_zone("trash")
  end,
}

scenario "411.1 Altar of Blood: who controls the unit heals, exhausts and recalls it" {
  battlefields = { "Altar of Blood", "East Field" },
  p1 = { base = { "Unit 2" }, pool = { fury = 3 } },
  p2 = { at = { ["Altar of Blood"] = { "Unit 5" } } },
  function(t)
    t.p1:move("Unit 2", "Altar of Blood")
    t.p1:pass()
    t.p2:pass()
    t.p1:yes()
    t:expect_event("recall", "Unit 2", { by = "p1" })
    t:expect_event("heal", "Unit 2", { by = "p1" })
  end,
}
