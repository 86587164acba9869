-- SPDX-License-Identifier: MIT

scenario "Overt Operation: some spend their buff and are readied, then all are buffed" {
  p1 = {
    hand = { "Overt Operation" }, pool = { energy = 5, body = 2 },
    base = {
      { "Unit 1", buffs = 1, exhausted = true }, { "Unit 2", buffs = 1, exhausted = true },
      { "Unit 3", exhausted = true },
    },
  },
  function(t)
    t.p1:play("Overt Operation")
    t:resolve()
    t:expect_no_option("Unit 3")
    t.p1:choose("Unit 1")
    t:expect("Unit 1"):ready():buffed()
    t:expect("Unit 2"):exhausted():buffed()
    t:expect("Unit 3"):exhausted():buffed()
    t:expect_event("spend_buff", "Unit 1")
    t:expect_no_event("spend_buff", "Unit 2")
  end,
}

scenario "Overt Operation: nobody need spend; enemies get nothing" {
  p1 = { hand = { "Overt Operation" }, pool = { energy = 5, body = 2 }, base = { { "Unit 1", exhausted = true } } },
  p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Overt Operation")
    t:pass_all()
    t:expect("Unit 1"):exhausted():buffed()
    t:expect("Unit 2"):unbuffed()
  end,
}

scenario "702.2.b.2 Overt Operation: a team mate's buff is not yours to spend, but friendly units are buffed" {
  format = "2v2",
  p1 = { hand = { "Overt Operation" }, pool = { energy = 5, body = 2 }, base = { { "Unit 2", buffs = 1, exhausted = true } } },
  p2 = { base = { "Unit 1" } },
  p3 = { base = { { "Unit 5", buffs = 1, exhausted = true }, "Unit 4" } },
  function(t)
    t.p1:play("Overt Operation")
    t:pass_all()
    t.p1:choose("Unit 2", "Unit 5")
    t:expect_event("spend_buff", "Unit 2")
    t:expect_no_event("spend_buff", "Unit 5")
    t:expect("Unit 2"):ready():buffed()
    t:expect("Unit 5"):exhausted():buffed()
    t:expect("Unit 4"):buffed()
    t:expect("Unit 1"):unbuffed()
  end,
}

scenario "309.1.a Overt Operation: in a showdown of the opponent's turn, but not in response" {
  p1 = { base = { "Unit 6" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { hand = { "Overt Operation" }, pool = { energy = 5, any = 2 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t.p1:play("Stupefy"):on("Unit 6"):pass()
    t:cannot(t.p2, "play", "Overt Operation", "309.1.a")
    t:pass_all()
    t:can(t.p2, "play", "Overt Operation")
  end,
}

scenario "702.3 Overt Operation: of several buffs one is spent for a unit, and enemies' are no choice" {
  p1 = { hand = { "Overt Operation" }, pool = { energy = 5, body = 2 },
    base = { { "Lee Sin, Ascetic", buffs = 3, exhausted = true }, { "Unit 1", buffs = 1, exhausted = true } } },
  p2 = { base = { { "Unit 5", buffs = 1, exhausted = true } } },
  function(t)
    t.p1:play("Overt Operation")
    t:resolve()
    t:expect_no_option("Unit 5")
    t.p1:choose("Lee Sin, Ascetic")
    t:expect("Lee Sin, Ascetic"):ready():attribute("buffs", 3) -- one spent, one given
    t:expect("Unit 1"):exhausted():attribute("buffs", 1)
    t:expect("Unit 5"):exhausted():attribute("buffs", 1)
  end,
}
