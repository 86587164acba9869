-- SPDX-License-Identifier: MIT

scenario "Darius, Trifarian: the second card in a turn readies him and gives +2" {
  p1 = {
    base = { { "Darius, Trifarian", exhausted = true } }, hand = { "Unit 0", "Unit 0", "Unit 0" },
  },
  function(t)
    t.p1:play("Unit 0")
    t:expect_chain(0)
    t.p1:play("Unit 0#2")
    t:pass_all()
    t:expect("Darius, Trifarian"):ready():might(7)
    t.p1:play("Unit 0#3")
    t:expect_chain(0)
    t:next_turn()
    t:expect("Darius, Trifarian"):might(5)
  end,
}

scenario "Darius, Trifarian: he is himself a card: played second, he sees himself" {
  p1 = { hand = { "Unit 0", "Darius, Trifarian" }, pool = { energy = 5, fury = 1 } },
  function(t)
    t.p1:play("Unit 0")
    t.p1:play("Darius, Trifarian")
    t:pass_all()
    t:expect("Darius, Trifarian"):ready():might(7)
  end,
}

scenario "Darius, Trifarian: the opponent's second card does not count" {
  p1 = { base = { { "Darius, Trifarian", exhausted = true } } },
  p2 = { hand = { "Unit 1", "Unit 2" }, pool = { energy = 3 } },
  turn = "p2",
  function(t)
    t.p2:play("Unit 1"):at("base")
    t.p2:play("Unit 2"):at("base")
    t:expect("Darius, Trifarian"):exhausted():might(5)
  end,
}

scenario "411.4 Darius, Trifarian: your second card, a team mate's does not count" {
  format = "2v2",
  p1 = { base = { { "Darius, Trifarian", exhausted = true } }, hand = { "Unit 1" }, pool = { energy = 1 } },
  p3 = { hand = { "Stupefy" }, pool = { energy = 1 }, base = { "Unit 4" } },
  function(t)
    t.p1:invite()
    t.p3:play("Stupefy"):on("Unit 4")
    t:pass_all()
    t.p1:play("Unit 1")
    t:expect_no_event("trigger", "Darius, Trifarian")
    t:expect("Darius, Trifarian"):exhausted()
  end,
}

scenario "182 Darius, Trifarian: a token is no second card; a token first does not make the first card the second" {
  p1 = {
    base = { { "Darius, Trifarian", exhausted = true } }, hand = { "Unit 0", "Unit 0" },
    legend = { "Herald of the Arcane" }, pool = { energy = 1 },
  },
  function(t)
    t.p1:play("Unit 0")
    t.p1:use("Herald of the Arcane")
    t:pass_all()
    t:expect("Recruit"):at("base")
    t:expect("Darius, Trifarian"):exhausted()
    t.p1:play("Unit 0#2")
    t:pass_all()
    t:expect("Darius, Trifarian"):ready():might(7)
  end,
}

scenario "419.4 Darius, Trifarian: a card that Blind Fury plays is the second, also another player's" {
  p1 = { base = { { "Darius, Trifarian", exhausted = true } }, hand = { "Blind Fury" }, pool = { energy = 4, fury = 2 } },
  p2 = { deck = { "Unit 1" } },
  function(t)
    t.p1:play("Blind Fury")
    t:pass_all()
    t:expect("Unit 1"):controlled_by("p1")
    t:expect("Darius, Trifarian"):ready():might(7)
  end,
}
