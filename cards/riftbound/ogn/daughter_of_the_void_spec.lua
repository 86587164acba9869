-- SPDX-License-Identifier: MIT

scenario "Daughter of the Void: a Power of any domain, for a spell" {
  p1 = { legend = { "Daughter of the Void" }, hand = { "Charm" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Charm"):on("Unit 3"):choose("West Field")
    t:expect("Daughter of the Void"):exhausted()
    t:pass_all()
    t:expect("Unit 3"):at("West Field")
  end,
}

scenario "Daughter of the Void: not for a unit" {
  p1 = { legend = { "Daughter of the Void" }, hand = { "Clockwork Keeper", "Captain Farron" }, pool = { energy = 4 } },
  function(t)
    t:cannot(t.p1, "play", "Captain Farron")
  end,
}
