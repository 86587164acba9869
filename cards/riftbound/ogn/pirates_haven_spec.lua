-- SPDX-License-Identifier: MIT

scenario "Pirate's Haven: a unit that I ready gets +1" {
  p1 = { base = { "Pirate's Haven", { "Udyr, Wildman", exhausted = true, buffs = 1 } } },
  function(t)
    t.p1:use("Udyr, Wildman"):choose("mode 3")
    t:pass_all()
    t:expect("Udyr, Wildman"):ready():might(7)
  end,
}

scenario "Pirate's Haven: in my Awaken Phase too, not for the opponent's units" {
  p1 = { base = { "Pirate's Haven", { "Unit 2", exhausted = true } } },
  p2 = { base = { { "Unit 3", exhausted = true } } },
  function(t)
    t:next_turn()
    t:expect("Unit 3"):ready():might(3)
    t:next_turn()
    t:expect("Unit 2"):ready():might(3)
  end,
}

scenario "740.1 Pirate's Haven: you ready a team mate's unit" {
  format = "2v2",
  p1 = { base = { "Pirate's Haven" }, hand = { "Wallop" }, pool = { energy = 2 } },
  p3 = { base = { { "Unit 2", exhausted = true } } },
  function(t)
    t.p1:play("Wallop"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):ready():might(3)
  end,
}

scenario "411.1 Pirate's Haven: a team mate who readies a unit is not you" {
  format = "2v2", turn = "p3",
  p1 = { base = { "Pirate's Haven", { "Unit 2", exhausted = true } } },
  p3 = { hand = { "Wallop" }, pool = { energy = 2 } },
  function(t)
    t.p3:play("Wallop"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):ready():might(2)
  end,
}

scenario "Pirate's Haven: an enemy unit that you ready gets nothing; a friend's Might is for this turn" {
  p1 = { base = { "Pirate's Haven", { "Unit 1", exhausted = true } }, hand = { "Wallop", "Wallop" }, pool = { energy = 4 } },
  p2 = { base = { { "Unit 2", exhausted = true } } },
  function(t)
    t.p1:play("Wallop#1"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):ready():might(2)
    t:expect_no_event("trigger", "Pirate's Haven")
    t.p1:play("Wallop#2"):on("Unit 1")
    t:pass_all()
    t:expect("Unit 1"):might(2)
    t:next_turn()
    t:expect("Unit 1"):might(1)
  end,
}
