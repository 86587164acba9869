-- SPDX-License-Identifier: MIT
scenario "Wallop: readies a unit for its cost" {
  p1 = { hand = { "Wallop" }, pool = { energy = 2 }, base = { { "Unit 3", exhausted = true } } },
  function(t)
    t.p1:play("Wallop"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):ready()
    t:expect_number("p1", "energy", 0)
  end }

scenario "Wallop: for a buff the spell's own cost is ignored" {
  rule = "356.1.b",
  p1 = { hand = { "Wallop" }, base = { { "Unit 3", exhausted = true, buffs = 1 } } },
  function(t)
    t.p1:play("Wallop"):on "Unit 3"          -- the buff is all he can pay
    t:pass_all()
    t:expect("Unit 3"):ready():unbuffed()
  end }

scenario "Wallop: without Energy and without a buff of one's own it cannot be played" {
  p1 = { hand = { "Wallop" }, base = { { "Unit 3", exhausted = true } } },
  p2 = { base = { { "Unit 2", buffs = 1 } } },
  function(t) t:cannot(t.p1, "play", "Wallop") end }

scenario "Wallop: what it costs more is still paid: Deflect" {
  rule = "356.1.b.3",
  p1 = { hand = { "Wallop" }, base = { { "Unit 3", buffs = 1 } } },
  p2 = { base = { { "Poppy, Paragon", exhausted = true } } },
  function(t)
    t.p1:play("Wallop"):on "Unit 3"
    t:expect_no_event("choose", "Poppy, Paragon")
  end }

scenario "484.8.c Wallop: a team mate's buff is not yours to spend" {
  format = "2v2",
  p1 = { hand = { "Wallop" }, base = { { "Unit 3", exhausted = true } } },
  p3 = { base = { { "Unit 2", buffs = 1 } } },
  function(t) t:cannot(t.p1, "play", "Wallop", "357") end,
}

scenario "309.1.a Wallop: in a showdown of the opponent's turn, but not in response" {
  p1 = { base = { "Unit 6" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { hand = { "Wallop" }, pool = { energy = 2 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t.p1:play("Stupefy"):on("Unit 6"):pass()
    t:cannot(t.p2, "play", "Wallop", "309.1.a")
    t:pass_all()
    t:can(t.p2, "play", "Wallop")
  end,
}

scenario "702.2.b.2 Wallop: only a buff of one's own is offered" {
  format = "2v2",
  p1 = { hand = { "Wallop" }, base = { { "Unit 3", exhausted = true, buffs = 1 } } },
  p2 = { base = { { "Unit 1", buffs = 1 } } },
  p3 = { base = { { "Unit 2", buffs = 1 } } },
  function(t)
    t.p1:play("Wallop"):on("Unit 3")
    t:expect_event("spend_buff", "Unit 3")
    t:expect("Unit 2"):buffed()
    t:expect("Unit 1"):buffed()
  end,
}
