-- SPDX-License-Identifier: MIT

scenario "Lux, Crownguard: two Energy for a spell" {
  rule = "429.3",
  p1 = { base = { "Lux, Crownguard" }, hand = { "Mobilize" } },
  function(t)
    t.p1:play("Mobilize")
    t:pass_all()
    t:expect("Lux, Crownguard"):exhausted()
    t:expect(t.p1.runes):count(1)
  end,
}

scenario "Lux, Crownguard: not for a unit, not for an ability" {
  rule = "429.3", id = "RB-RU-223",
  p1 = {
    base = { "Lux, Crownguard", "Unit 3" }, hand = { "Unit 2" }, legend = { "Blind Monk" },
  },
  function(t)
    t:cannot(t.p1, "play", "Unit 2")
    t:cannot(t.p1, "use", "Blind Monk")
  end,
}

scenario "Lux, Crownguard: an exhausted one pays nothing" {
  p1 = { base = { { "Lux, Crownguard", exhausted = true } }, hand = { "Mobilize" } },
  function(t)
    t:cannot(t.p1, "play", "Mobilize")
  end,
}

scenario "Lux, Crownguard: together with runes, also on the opponent's turn" {
  p1 = { base = { "Lux, Crownguard" }, hand = { "Smoke Screen" }, runes = { mind = 1 } },
  p2 = { hand = { "Discipline" }, pool = { energy = 2 }, base = { "Unit 6" } },
  turn = "p2",
  function(t)
    t.p2:play("Discipline"):choose("Unit 6"):pass()
    t.p1:play("Smoke Screen"):choose("Unit 6")
    t:pass_all()
    t:expect("Unit 6"):might(4)
    t:expect("Lux, Crownguard"):exhausted()
  end,
}

scenario "Lux, Crownguard: what is left can only pay for spells" {
  p1 = { base = { "Lux, Crownguard" }, hand = { "Stupefy", "Stupefy", "Unit 1" } },
  function(t)
    t.p1:play("Stupefy"):on("Lux, Crownguard")
    t:pass_all()
    t:cannot(t.p1, "play", "Unit 1")
    t.p1:play("Stupefy"):on("Lux, Crownguard")
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 1", "Filler", "Filler" }
  end,
}

scenario "Lux, Crownguard: cannot pay for Deflect, which is Power" {
  p1 = { base = { "Lux, Crownguard" }, hand = { "Incinerate" } },
  p2 = { at = { ["West Field"] = { "Pouty Poro" } } },
  function(t)
    t:cannot(t.p1, "play", "Incinerate")
  end,
}

scenario "Lux, Crownguard: not for hiding a card" {
  p1 = { at = { ["West Field"] = { "Lux, Crownguard" } }, hand = { "Consult the Past" } },
  function(t)
    t:cannot(t.p1, "hide", "Consult the Past")
  end,
}
