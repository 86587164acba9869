-- SPDX-License-Identifier: MIT
scenario "Blind Draw: one of the enemy units, and a card of the hand, whichever chance takes" {
  p1 = { hand = { "Blind Draw" }, base = { "Unit 9" }, pool = { energy = 2 } },
  p2 = { base = { "Unit 4", "Unit 5" }, hand = { "Unit 1", "Unit 2" } },
  function(t)
    local hit = t:over_seeds(30, function(t)
      t.p1:play("Blind Draw")
      t:pass_all()
      t:expect(t.p2.hand):count(1)
      t:expect("Unit 9"):damage(0)
      return t:now() and t.p2.trash:names()[1]
    end)
    hit:sometimes("Unit 1", "Unit 2")
    hit:only("Unit 1", "Unit 2")
  end }

scenario "Blind Draw: nobody is there to be hit, nothing to be discarded" {
  p1 = { hand = { "Blind Draw" }, pool = { energy = 2 } }, p2 = {},
  function(t)
    t.p1:play("Blind Draw")
    t:pass_all()
    t:expect("Blind Draw"):in_zone("trash")
  end }
