-- SPDX-License-Identifier: MIT

scenario "Blighted Battleaxe: a unit that did not conquer loses it at the end of the turn and is dealt 4" {
  p1 = { base = { { "Unit 5", attached = { "Blighted Battleaxe" } } } },
  function(t)
    t:expect("Unit 5"):might(9)
    t:next_turn()
    t:expect("Blighted Battleaxe"):unattached()
    t:expect_event("damage", "Unit 5", 4)
    t:expect("Unit 5"):at("base"):might(5)
  end,
}

scenario "Blighted Battleaxe: it is detached first, so 4 kills a unit of 4 Might" {
  p1 = { base = { { "Unit 4", attached = { "Blighted Battleaxe" } } } },
  function(t)
    t:next_turn()
    t:expect("Unit 4"):in_zone("trash")
    t:expect("Blighted Battleaxe"):at("base")
  end,
}

scenario "Blighted Battleaxe: one that conquered keeps it" {
  p1 = { base = { { "Unit 5", attached = { "Blighted Battleaxe" } } } },
  function(t)
    t.p1:move("Unit 5", "West Field")
    t:showdown_pass()
    t:next_turn()
    t:expect("Blighted Battleaxe"):attached_to("Unit 5")
    t:expect_no_event("damage")
    t:next_turn() -- the opponent's turn is not its player's
    t:expect("Blighted Battleaxe"):attached_to("Unit 5")
    t:next_turn()
    t:expect("Blighted Battleaxe"):unattached() -- it held, but did not conquer
  end,
}

scenario "Blighted Battleaxe: what another unit conquers is not its conquest" {
  rule = "383.4.c.2.a",
  p1 = { base = { { "Unit 5", attached = { "Blighted Battleaxe" } }, "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t:next_turn()
    t:expect("Blighted Battleaxe"):unattached()
  end,
}
