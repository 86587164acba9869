-- SPDX-License-Identifier: MIT
test_card { id = "more-t203", name = "Bellows", type = "gear", domains = { "fury" }, cost = { energy = 0 },
  activated { cost = { exhaust = "me", discard = 1 }, run = function(game) game.draw(1) end },
}
test_card { id = "more-t204", name = "Lassitude", type = "spell", domains = { "fury" }, cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, it) game.exhaust(it) end,
}

scenario "Levy of Steel: for each cost of an opponent, the gear and the card" {
  p1 = { base = { "Levy of Steel" } }, p2 = { base = { "Bellows" }, hand = { "Unit 1" } }, turn = "p2",
  function(t)
    t.p2:use("Bellows")
    t.p1:order { 1, 2 }
    t:pass_all()
    t:expect_number("p1", "xp", 2)
  end }

scenario "Levy of Steel: not for what an effect exhausts, nor for its own player's costs" {
  p1 = { base = { "Levy of Steel", "Bellows" }, hand = { "Unit 2" } }, p2 = { hand = { "Lassitude" }, base = { "Unit 1" } },
  function(t)
    t.p1:use("Bellows")
    t:pass_all()
    t:expect_number("p1", "xp", 0)
    t:next_turn()
    t.p2:play("Lassitude"):on("Unit 1")
    t:pass_all()
    t:expect("Unit 1"):exhausted()
    t:expect_number("p1", "xp", 0)
  end }
