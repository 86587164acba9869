-- SPDX-License-Identifier: MIT

scenario "Disposal Order: up to three cards of opponents' trashes are recycled" {
  p1 = { hand = { "Disposal Order" }, pool = { energy = 2 }, trash = { "Unit 9" } },
  p2 = { trash = { "Unit 1", "Gust", "Unit 3", "Unit 4" }, deck = { "Unit 5" } },
  function(t)
    t.p1:play("Disposal Order"):choose(1)
    t:expect_no_option("Unit 9")
    t.p1:choose("Unit 1", "Gust", "Unit 4")
    t:pass_all()
    t:expect(t.p2.trash):is { "Unit 3" }
    t:expect(t.p2.deck):starts_with { "Unit 5" }
    t:expect(t.p2.deck):count(4)
  end,
}

scenario "Disposal Order: or draw 1" {
  p1 = { hand = { "Disposal Order" }, pool = { energy = 2 } },
  p2 = { trash = { "Unit 1" } },
  function(t)
    t.p1:play("Disposal Order"):choose(2)
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect(t.p2.trash):count(1)
  end,
}

test_card { id = "t-do1", name = "Bin Watcher", type = "unit", cost = { energy = 1 }, might = 1,
  when { event = "recycle", by = "you", one_or_more = true, run = function(game, me) game.buff(me) end },
}

scenario "411.1 Disposal Order: the owners recycle them, each once" {
  players = 3,
  p1 = { base = { "Bin Watcher" }, hand = { "Disposal Order" }, pool = { energy = 2 } },
  p2 = { base = { "Bin Watcher" }, trash = { "Unit 1", "Unit 2" } },
  p3 = { base = { "Bin Watcher" }, trash = { "Unit 3" } },
  function(t)
    t.p1:play("Disposal Order"):choose("mode 1"):choose("Unit 1", "Unit 2", "Unit 3")
    t:resolve()
    t:expect_chain(2)
    t:pass_all()
    t:expect("p1's Bin Watcher"):unbuffed()
    t:expect("p2's Bin Watcher"):buffed()
    t:expect("p3's Bin Watcher"):buffed()
  end,
}

scenario "740.2 Disposal Order: opponents' trashes, not a team mate's" {
  format = "2v2",
  p1 = { hand = { "Disposal Order" }, pool = { energy = 2 }, trash = { "Unit 1" } },
  p2 = { trash = { "Unit 2" } },
  p3 = { trash = { "Unit 3" } },
  p4 = { trash = { "Unit 4" } },
  function(t)
    t.p1:play("Disposal Order"):choose("mode 1")
    t:expect_option("Unit 2", "Unit 4")
    t:expect_no_option("Unit 1", "Unit 3")
    t.p1:choose("Unit 2")
  end,
}
