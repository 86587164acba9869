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
