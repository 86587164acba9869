-- SPDX-License-Identifier: MIT

scenario "Shadow's Call: a friendly unit becomes Temporary, 2 cards" {
  rule = "801.3.a.3",
  p1 = { hand = { "Shadow's Call" }, pool = { energy = 2 }, base = { "Unit 1", "Sprite" } },
  function(t)
    t.p1:play("Shadow's Call")
    t:pass_all()
    t:expect("Unit 1"):attribute("temporary", 1)
    t:expect(t.p1.hand):count(2)
    t:next_turn()
    t:expect("Unit 1"):at("base")
    t.p2:end_turn()
    t.p1:order { 1, 2 }
    t:pass_all()
    t:expect("Unit 1"):in_zone("trash")
  end,
}

scenario "Shadow's Call: not one that is Temporary" {
  p1 = { hand = { "Shadow's Call" }, pool = { energy = 2 }, base = { "Sprite" } },
  function(t) t:cannot(t.p1, "play", "Shadow's Call") end,
}

scenario "740.1 Shadow's Call: a team mate's unit dies in the team mate's Beginning Phase, not before" {
  format = "2v2",
  p1 = { hand = { "Shadow's Call" }, pool = { energy = 2 } },
  p2 = { base = { "Unit 2" } },
  p3 = { base = { "Unit 1" } },
  function(t)
    t.p1:play("Shadow's Call"):on("Unit 1")
    t:pass_all()
    t:expect(t.p1.hand):count(2)
    t:next_turn()
    t:expect("Unit 1"):at("base"):keyword("temporary")
    t:next_turn()
    t:expect_decision("p3", "turn")
    t:expect("Unit 1"):in_zone("trash")
  end,
}
