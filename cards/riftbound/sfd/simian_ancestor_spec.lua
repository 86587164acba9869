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
