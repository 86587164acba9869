-- SPDX-License-Identifier: MIT
test_card { id = "more-t2", name = "Whisper", type = "spell", domains = { "mind" }, cost = { energy = 0 },
  run = function(game) game.gain_xp(1) end,
}

scenario "Toll Keeper: the second spell costs one more, the third two" {
  p1 = { base = { "Toll Keeper" } }, p2 = { hand = { "Whisper", "Whisper", "Whisper" }, pool = { energy = 2 } }, turn = "p2",
  function(t)
    t.p2:play("Whisper")
    t:pass_all()
    t:expect_number("p2", "energy", 2)
    t.p2:play("Whisper")
    t:pass_all()
    t:expect_number("p2", "energy", 1)
    t:cannot(t.p2, "play", "Whisper")
    t:next_turn()
    t:expect("Toll Keeper"):attribute("remembered", 0)
  end }
