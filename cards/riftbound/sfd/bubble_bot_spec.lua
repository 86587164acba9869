-- SPDX-License-Identifier: MIT

scenario "Bubble Bot: readies another friendly Mech" {
  rule = "415",
  p1 = { hand = { "Bubble Bot" }, pool = { energy = 3 },
    base = { { "Mech", exhausted = true }, { "Unit 1", exhausted = true } } },
  function(t)
    t.p1:play("Bubble Bot")
    t:pass_all()
    t:expect("Mech"):ready()
    t:expect("Unit 1"):exhausted()
    t:expect("Bubble Bot"):exhausted()
  end,
}

scenario "Bubble Bot: not itself, and no enemy Mech" {
  p1 = { hand = { "Bubble Bot" }, pool = { energy = 3 } },
  p2 = { base = { { "Mech", exhausted = true } } },
  function(t)
    t.p1:play("Bubble Bot")
    t:expect_chain(0)
    t:expect("Mech"):exhausted()
    t:expect("Bubble Bot"):exhausted()
  end,
}

scenario "740.1 Bubble Bot: a team mate's Mech is friendly" {
  rule = "740.1",
  teams = 2,
  p1 = { hand = { "Bubble Bot" }, pool = { energy = 3 } },
  p2 = {}, p3 = { base = { { "Mech", exhausted = true } } }, p4 = {},
  function(t)
    t.p1:play("Bubble Bot")
    t:pass_all()
    t:expect("Mech"):ready()
    t:expect("Bubble Bot"):exhausted()
  end,
}
