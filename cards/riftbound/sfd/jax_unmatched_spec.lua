-- SPDX-License-Identifier: MIT

scenario "RB-RU-046 Jax, Unmatched: an Equipment in the hand is a Reaction and attaches itself" {
  rule = "819.1.d",
  p1 = { at = { ["West Field"] = { "Jax, Unmatched" } }, hand = { "Doran's Blade" },
    pool = { energy = 2 } },
  p2 = { base = { "Unit 6" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 6", "West Field")
    t.p2:pass()
    t.p1:play("Doran's Blade")
    t:resolve()
    t:expect("Doran's Blade"):attached_to("Jax, Unmatched"):attribute("quick_draw", 1)
    t:expect("Jax, Unmatched"):might(7):attribute("deflect", 1)
  end,
}

scenario "Jax, Unmatched: no other gear, not the opponent's, and not without him" {
  p1 = { base = { "Jax, Unmatched" }, hand = { "Orb of Regret", "Doran's Blade" } },
  p2 = { hand = { "Doran's Blade" } },
  function(t)
    t:expect("p1's Doran's Blade"):attribute("quick_draw", 1)
    t:expect("Doran's Blade#2"):attribute("quick_draw", 0)
    t:expect("Orb of Regret"):attribute("quick_draw", 0)
  end,
}

scenario "484.8.c Jax, Unmatched: a team mate's Equipment is not yours" {
  rule = "484.8.c",
  teams = 2,
  p1 = { base = { "Jax, Unmatched" }, hand = { "Doran's Blade" } },
  p2 = {}, p3 = { base = { "B.F. Sword" } }, p4 = {},
  function(t)
    t:expect("Doran's Blade"):keyword("quick_draw")
    t:expect("B.F. Sword"):no_keyword("quick_draw")
  end,
}
