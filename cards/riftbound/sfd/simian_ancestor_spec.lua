-- SPDX-License-Identifier: MIT

scenario "Simian Ancestor: buffing it readies it" {
  rule = "426",
  p1 = { base = { { "Simian Ancestor", exhausted = true } }, hand = { "Pit Rookie" }, pool = { energy = 9, body = 5 } },
  function(t)
    t.p1:play("Pit Rookie"):on("Simian Ancestor")
    t:pass_all()
    t:expect("Simian Ancestor"):buffed():ready()
  end,
}

scenario "Simian Ancestor: not a unit that has a buff already, not another unit" {
  rule = "426.1",
  p1 = { base = { { "Simian Ancestor", exhausted = true, buffs = 1 } }, hand = { "Pit Rookie" },
    pool = { energy = 9, body = 5 } },
  function(t)
    t.p1:play("Pit Rookie"):on("Simian Ancestor")
    t:pass_all()
    t:expect("Simian Ancestor"):exhausted()
  end,
}

scenario "411.1 Simian Ancestor: a team mate who buffs it is not you" {
  rule = "411.1",
  teams = 2,
  turn = "p3",
  p1 = { base = { { "Simian Ancestor", exhausted = true } } },
  p2 = {}, p3 = { hand = { "Fae Dragon" }, pool = { energy = 7, body = 1 } }, p4 = {},
  function(t)
    t.p3:play("Fae Dragon"):on("Simian Ancestor")
    t:resolve()
    t:expect_chain(0)
    t:expect("Simian Ancestor"):buffed():exhausted()
  end,
}
