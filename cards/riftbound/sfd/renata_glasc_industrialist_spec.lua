-- SPDX-License-Identifier: MIT

scenario "Renata Glasc, Industrialist: your tokens enter ready, Gold as well" {
  rule = "143.4",
  p1 = { base = { "Renata Glasc, Industrialist" }, hand = { "Desert's Call", "Bushwhack" }, pool = { energy = 4, fury = 1 } },
  function(t)
    t.p1:play("Desert's Call"):no()
    t:pass_all()
    t:expect("Sand Soldier"):ready()
    t.p1:play("Bushwhack")
    t:pass_all()
    t:expect("Gold"):ready()
  end,
}

scenario "Renata Glasc, Industrialist: not cards, not an opponent's tokens" {
  p1 = { base = { "Renata Glasc, Industrialist" }, hand = { "Unit 1", "Walking Roost" }, pool = { energy = 6 } },
  function(t)
    t.p1:play("Unit 1")
    t:expect("Unit 1"):exhausted()
    t.p1:play("Walking Roost")
    t:pass_all()
    t:expect("Bird"):exhausted():controlled_by("p2")
  end,
}

scenario "484.8.c Renata Glasc, Industrialist: a team mate's tokens are not yours" {
  rule = "484.8.c",
  teams = 2,
  p1 = { base = { "Renata Glasc, Industrialist" }, hand = { "Desert's Call" }, pool = { energy = 2 } },
  p2 = {}, p3 = { hand = { "Desert's Call" }, runes = { calm = 2 } }, p4 = {},
  function(t)
    t.p1:play("p1's Desert's Call")
    t:pass_all()
    t:expect("Sand Soldier#1"):ready()
    t:next_turn()
    t:next_turn()
    t.p3:play("p3's Desert's Call"):no()
    t:pass_all()
    t:expect("Sand Soldier#2"):exhausted():controlled_by("p3")
  end,
}
