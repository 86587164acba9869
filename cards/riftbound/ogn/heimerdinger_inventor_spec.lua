-- SPDX-License-Identifier: MIT

scenario "Heimerdinger, Inventor: has the exhaust abilities of my legend and gear" {
  p1 = {
    base = { "Heimerdinger, Inventor", "Orb of Regret" }, legend = { "Blind Monk" },
    pool = { energy = 1 },
  },
  p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:use("Heimerdinger, Inventor", 1):on("Heimerdinger, Inventor")
    t:pass_all()
    t:expect("Heimerdinger, Inventor"):exhausted()
    t:expect("Orb of Regret"):ready()
    t:expect("Blind Monk"):ready()
  end,
}

scenario "Heimerdinger, Inventor: nothing from the enemy, and nothing while exhausted" {
  p1 = { base = { { "Heimerdinger, Inventor", exhausted = true }, "Orb of Regret" } },
  p2 = { base = { "Heimerdinger, Inventor" }, legend = { "Loose Cannon" } },
  function(t)
    t:cannot(t.p1, "use", "Heimerdinger, Inventor")
    t:next_turn()
    t:cannot(t.p2, "use", "Heimerdinger, Inventor#2")
  end,
}

scenario "Heimerdinger, Inventor: what costs no exhausting is not his" {
  p1 = { base = { "Heimerdinger, Inventor", "Vi, Destructive" }, trash = { "Unit 1" } },
  function(t)
    t:can(t.p1, "use", "Vi, Destructive")
    t:cannot(t.p1, "use", "Heimerdinger, Inventor")
  end,
}

scenario "Heimerdinger, Inventor: a unit's ability, with its limits" {
  p1 = {
    base = { "Heimerdinger, Inventor", { "Lux, Crownguard", exhausted = true } },
    hand = { "Mobilize" },
  },
  function(t)
    t.p1:play("Mobilize")
    t:pass_all()
    t:expect("Heimerdinger, Inventor"):exhausted()
    t:expect_number("p1", "energy", 0)
  end,
}
