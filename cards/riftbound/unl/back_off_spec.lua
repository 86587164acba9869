-- SPDX-License-Identifier: MIT

scenario "Back Off: stuns a unit, and from the hand a card is drawn" {
  p1 = { hand = { "Back Off" }, pool = { energy = 3 } },
  p2 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Back Off"):on("Unit 4")
    t:pass_all()
    t:expect("Unit 4"):stunned()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Back Off: not from facedown" {
  p1 = {
    facedown = { ["West Field"] = "Back Off" }, at = { ["West Field"] = { "Unit 2" } },
  },
  function(t)
    t.p1:play("Back Off"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):stunned()
    t:expect(t.p1.hand):count(0)
  end,
}
