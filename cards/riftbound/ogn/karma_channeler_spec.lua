-- SPDX-License-Identifier: MIT

scenario "Karma, Channeler: recycling a card with her own Vision buffs a friendly unit" {
  p1 = { hand = { "Karma, Channeler" }, pool = { energy = 6, order = 1 }, deck = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play("Karma, Channeler")
    t:resolve()
    t.p1:choose("Unit 1")
    t:resolve()
    t:expect("Karma, Channeler"):buffed()
  end,
}

scenario "Karma, Channeler: several at once are one occasion" {
  p1 = {
    base = { "Karma, Channeler", "Unit 3" }, hand = { "Stacked Deck" }, pool = { energy = 1 },
    deck = { "Unit 1", "Unit 2", "Unit 4", "Unit 5" },
  },
  function(t)
    t.p1:play("Stacked Deck")
    t:resolve()
    t.p1:choose("Unit 1")
    t.p1:on("Unit 3")
    t:expect_chain(1)
    t:resolve()
    t:expect("Unit 3"):buffed()
    t:expect("Karma, Channeler"):unbuffed()
  end,
}

scenario "Karma, Channeler: not for a rune, not for keeping the card" {
  p1 = { base = { "Karma, Channeler" }, hand = { "Mystic Poro", "Charm" }, pool = { energy = 3 }, runes = { calm = 1 } },
  p2 = { base = { "Unit 1" } },
  function(t)
    t.p1:play("Charm"):on("Unit 1"):choose("West Field")
    t:expect_event("recycle", "Calm Rune")
    t:pass_all()
    t:showdown_pass()
    t:expect("Karma, Channeler"):unbuffed()
    t.p1:play("Mystic Poro")
    t:resolve()
    t.p1:choose()
    t:expect_chain(0)
  end,
}
