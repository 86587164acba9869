-- SPDX-License-Identifier: MIT
test_card { id = "MORE-T361", name = "Verse", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.draw(1) end,
}

scenario "Rehearsal: the first twice, the second once" {
  p1 = { field = { "Rehearsal" }, hand = { "Verse", "Verse" } },
  function(t)
    t.p1:play("Verse")
    t:expect(t.p1.hand):count(3)
    t.p1:play("Verse")
    t:expect(t.p1.hand):count(3)
  end }
