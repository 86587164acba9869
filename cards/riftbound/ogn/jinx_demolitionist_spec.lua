-- SPDX-License-Identifier: MIT

scenario "Jinx, Demolitionist: discards two when played" {
  p1 = {
    hand = { "Jinx, Demolitionist", "Unit 1", "Unit 2", "Unit 3" }, pool = { energy = 3, fury = 1 },
  },
  function(t)
    t.p1:play("Jinx, Demolitionist")
    t:pass_all()
    t.p1:choose("Unit 1", "Unit 3")
    t:expect(t.p1.hand):is { "Unit 2" }
    t:expect(t.p1.trash):is { "Unit 1", "Unit 3" }
    t:expect("Jinx, Demolitionist"):exhausted()
  end,
}

scenario "Jinx, Demolitionist: discards what there is" {
  rule = "422.4",
  p1 = { hand = { "Jinx, Demolitionist", "Unit 1" }, pool = { energy = 4, fury = 2 } },
  function(t)
    t.p1:play("Jinx, Demolitionist"):yes()
    t:pass_all()
    t:expect("Jinx, Demolitionist"):ready()
    t:expect(t.p1.trash):is { "Unit 1" }
  end,
}

scenario "Jinx, Demolitionist: Assault 2 only while attacking" {
  rule = "807",
  p1 = { base = { "Jinx, Demolitionist" } },
  p2 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t:expect("Jinx, Demolitionist"):might(4)
    t.p1:move("Jinx, Demolitionist", "West Field")
    t:expect("Jinx, Demolitionist"):might(6)
    t:combat()
    t:expect("Jinx, Demolitionist"):might(4)
  end,
}
