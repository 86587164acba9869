-- SPDX-License-Identifier: MIT

scenario "Riposte: counters a spell and gives a friendly unit its Energy cost as Might" {
  rule = "425",
  p1 = { base = { "Unit 1" }, hand = { "Riposte" }, pool = { energy = 2, body = 1, order = 1 } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } }, turn = "p2",
  function(t)
    t.p2:play("Vengeance"):on("Unit 1"):pass()
    t.p1:play("Riposte"):on("Unit 1", "Vengeance")
    t:pass_all()
    t:expect("Vengeance"):in_zone("trash")
    t:expect("Unit 1"):at("base"):might(5)
  end,
}

scenario "Riposte: without a spell to counter it cannot be played" {
  rule = "355.8",
  p1 = { base = { "Unit 1" }, hand = { "Riposte" }, pool = { energy = 2, body = 2 } },
  function(t)
    t:cannot(t.p1, "play", "Riposte", "355.8")
  end,
}

scenario "Riposte: if the spell is gone, there is no number to give" {
  rule = "359.3.e.12",
  p1 = { base = { "Unit 1" }, hand = { "Riposte", "Riposte" },
    pool = { energy = 4, body = 2, order = 2 } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } }, turn = "p2",
  function(t)
    t.p2:play("Vengeance"):on("Unit 1"):pass()
    t.p1:play("Riposte"):on("Unit 1", "Vengeance")
    t.p1:play("Riposte#2"):on("Unit 1", "Vengeance")
    t:pass_all()
    t:expect("Unit 1"):might(5)
  end,
}

scenario "740.1 Riposte: strengthens a team mate's unit" {
  rule = "740.1",
  teams = 2,
  p1 = { hand = { "Riposte" }, pool = { energy = 2, body = 2 } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p3 = { base = { "Unit 2" } }, p4 = {}, turn = "p2",
  function(t)
    t.p2:play("Vengeance"):on("Unit 2"):pass()
    t.p3:pass()
    t.p4:pass()
    t.p1:play("Riposte"):on("Unit 2", "Vengeance")
    t:pass_all()
    t:expect("Unit 2"):at("base"):might(6)
  end,
}
