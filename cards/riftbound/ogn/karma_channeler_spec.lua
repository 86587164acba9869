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

scenario "740.1 Karma, Channeler: you recycle; the friendly unit may be a team mate's" {
  format = "2v2",
  p1 = { base = { "Karma, Channeler", "Garbage Grabber" }, trash = { "Unit 0", "Unit 1", "Unit 3" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 6" } },
  p3 = { base = { "Unit 4", "Karma, Channeler" } },
  function(t)
    t.p1:use("Garbage Grabber")
    t:expect_option("Unit 4", "p1's Karma, Channeler", "p3's Karma, Channeler")
    t:expect_no_option("Unit 6")
    t.p1:choose("Unit 4")
    t:pass_all()
    t:expect("Unit 4"):buffed()
    t:expect("p3's Karma, Channeler"):unbuffed()
  end,
}
