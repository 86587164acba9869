-- SPDX-License-Identifier: MIT

test_card { id = "t-jm1", name = "Pointer", type = "unit", cost = { energy = 1 }, might = 1,
  when_played { targets = { unit { other = true } }, run = function() end },
}

scenario "Jae Medarda: choosing it with a spell draws 1" {
  rule = "383.4.b",
  p1 = { base = { "Jae Medarda" }, hand = { "Feral Strength" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Feral Strength"):on("Jae Medarda")
    t:resolve()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Jae Medarda: not with an ability, not when an opponent chooses it" {
  p1 = { base = { "Jae Medarda" }, hand = { "Pointer" }, pool = { energy = 1 } },
  p2 = { hand = { "Stupefy" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Pointer")
    t:expect_chain(1)
    t.p1:pass()
    t.p2:play("Stupefy"):on("Jae Medarda")
    t:expect_chain(2)
    t:pass_all()
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "Jae Medarda: a spell that chooses it twice draws 2" {
  rule = "383.4.b.2",
  p1 = { base = { "Jae Medarda", "Unit 1" }, hand = { "Feral Strength" }, pool = { energy = 4 } },
  function(t)
    t.p1:play("Feral Strength"):yes():on("Jae Medarda", "Jae Medarda")
    t:pass_all()
    t:expect(t.p1.hand):count(2)
  end,
}

scenario "Jae Medarda: a team mate's spell that chooses him draws nothing" {
  format = "2v2",
  p1 = { base = { "Jae Medarda" } }, p2 = {},
  p3 = { hand = { "Punch First" }, pool = { energy = 1, body = 2 } }, p4 = {},
  turn = "p3",
  function(t)
    t.p3:play("Punch First"):on("Jae Medarda")
    t:pass_all()
    t:expect("Jae Medarda"):might(10)
    t:expect(t.p1.hand):count(0)
    t:expect(t.p3.hand):count(0)
  end }
