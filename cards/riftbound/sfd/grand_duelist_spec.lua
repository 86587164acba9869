-- SPDX-License-Identifier: MIT

scenario "Grand Duelist: a unit becomes Mighty, exhaust for an exhausted rune" {
  rule = "709",
  p1 = { legend = "Grand Duelist", base = { "Unit 1" }, hand = { "Punch First" },
    pool = { energy = 1, body = 2 } },
  function(t)
    t.p1:play("Punch First"):on("Unit 1")
    t:resolve()
    t.p1:yes()
    t:pass_all()
    t:expect(t.p1.runes):exhausted(1)
    t:expect("Grand Duelist"):exhausted()
  end,
}

scenario "Grand Duelist: exhausted, she cannot" {
  rule = "414.4",
  p1 = { legend = { "Grand Duelist", exhausted = true }, base = { "Unit 1" },
    hand = { "Punch First" }, pool = { energy = 1, body = 2 } },
  function(t)
    t.p1:play("Punch First"):on("Unit 1")
    t:resolve()
    t:expect_chain(0)
    t:expect(t.p1.runes):count(0)
  end,
}

scenario "Grand Duelist: not for an enemy unit" {
  p1 = { legend = "Grand Duelist", hand = { "Punch First" }, pool = { energy = 1, body = 2 } },
  p2 = { base = { "Unit 1" } },
  function(t)
    t.p1:play("Punch First"):on("Unit 1")
    t:pass_all()
    t:expect("Grand Duelist"):ready()
  end,
}

scenario "484.8.c Grand Duelist: a team mate's unit that becomes Mighty is none of yours" {
  format = "2v2",
  p1 = { legend = "Grand Duelist" },
  p3 = { base = { { "Unit 4", exhausted = true } }, hand = { "Feral Strength" }, pool = { energy = 2 } },
  function(t)
    t.p1:invite()
    t.p3:play("Feral Strength"):on("Unit 4")
    t:pass_all()
    t:expect_event("become_mighty", "Unit 4")
    t:expect_no_event("trigger", "Grand Duelist")
  end,
}
