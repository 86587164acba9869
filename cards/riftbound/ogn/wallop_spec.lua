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
