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

scenario "Karma, Channeler: spells and gear are cards too; an opponent's recycling is not yours" {
  p1 = { base = { "Karma, Channeler", "Garbage Grabber" }, trash = { "Gust", "Sun Disc", "Block" }, pool = { energy = 1 } },
  p2 = { base = { "Garbage Grabber" }, trash = { "Unit 1", "Unit 2", "Unit 3" }, runes = { fury = 1 } },
  function(t)
    t.p1:use("Garbage Grabber")
    t.p1:on("Karma, Channeler")
    t:pass_all()
    t:expect("Karma, Channeler"):buffed()
    t:forget()
    t:next_turn()
    t.p2:use("Garbage Grabber")
    t:pass_all()
    t:expect_events(3, "recycle")
    t:expect_no_event("trigger", "Karma, Channeler")
  end,
}

scenario "416.1.c Karma, Channeler: cards of others go to other decks than yours" {
  p1 = { base = { "Karma, Channeler", "Forge of the Future" } },
  p2 = { trash = { "Unit 1", "Gust" } },
  function(t)
    t.p1:use("Forge of the Future"):choose("Unit 1", "Gust")
    t:pass_all()
    t:expect_event("recycle", "Unit 1", { by = "p1" })
    t:expect_no_event("trigger", "Karma, Channeler")
    t:expect("Karma, Channeler"):unbuffed()
  end,
}

scenario "416.1 Karma, Channeler: one spell, or one gear, is enough" {
  p1 = { base = { "Karma, Channeler", "Vi, Destructive" }, trash = { "Gust", "Sun Disc" } },
  function(t)
    t.p1:use("Vi, Destructive"):choose("Gust")
    t.p1:on("Vi, Destructive")
    t:pass_all()
    t:expect("Vi, Destructive"):buffed()
    t.p1:use("Vi, Destructive")
    t.p1:on("Karma, Channeler")
    t:pass_all()
    t:expect("Karma, Channeler"):buffed()
  end,
}
