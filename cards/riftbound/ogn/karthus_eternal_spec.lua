-- SPDX-License-Identifier: MIT

test_card { id = "t-kar1", name = "Martyr", type = "unit", cost = { energy = 1 }, might = 1,
  deathknell { run = function(game, me) game.draw(1) end },
}
test_card { id = "t-kar2", name = "Mourner", type = "unit", cost = { energy = 1 }, might = 1,
  when { event = "die", subject = units { friendly = true, other = true },
    run = function(game, me) game.draw(1) end },
}

scenario "Karthus, Eternal: your Deathknells trigger an additional time, each an item of its own" {
  rule = "808.2", id = "RB-RU-175",
  p1 = { base = { "Karthus, Eternal", "Martyr" }, hand = { "Vengeance" },
    pool = { energy = 4, order = 2 } },
  function(t)
    t.p1:play("Vengeance"):on("Martyr")
    t:resolve()
    t:expect_chain(2)
    t:pass_all()
    t:expect(t.p1.hand):count(2)
  end,
}

scenario "Karthus, Eternal: two of him, two additional times" {
  p1 = { base = { "Karthus, Eternal", "Karthus, Eternal", "Martyr" }, hand = { "Vengeance" },
    pool = { energy = 4, order = 2 } },
  function(t)
    t.p1:play("Vengeance"):on("Martyr")
    t:pass_all()
    t:expect(t.p1.hand):count(3)
  end,
}

scenario "Karthus, Eternal: not an opponent's, and no other ability that sees a death" {
  p1 = { base = { "Karthus, Eternal", "Mourner" }, hand = { "Vengeance", "Vengeance" },
    pool = { energy = 8, order = 4 } },
  p2 = { base = { "Martyr" } },
  function(t)
    t.p1:play("Vengeance"):on("Martyr")
    t:pass_all()
    t:expect(t.p2.hand):count(1)
    t.p1:play("Vengeance"):on("Karthus, Eternal")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "484.8.c Karthus, Eternal: your Deathknells, not a team mate's" {
  format = "2v2", turn = "p2",
  p1 = { base = { "Karthus, Eternal" } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p3 = { base = { "Watchful Sentry" } },
  function(t)
    t.p2:play("Vengeance"):on("Watchful Sentry")
    t:pass_all()
    t:expect("Watchful Sentry"):in_zone("trash")
    t:expect(t.p3.hand):count(1)
  end,
}

scenario "404.2 Karthus, Eternal: Ekko can be recycled for one of the two only" {
  p1 = { base = { "Karthus, Eternal", "Ekko, Recurrent" }, hand = { "Vengeance" }, pool = { energy = 4, order = 2 },
    runes = { exhausted = { mind = 2 } } },
  function(t)
    t.p1:play("Vengeance"):on("Ekko, Recurrent")
    t:resolve()
    local both = t:copy()
    t.p1:yes()
    t:expect_chain(1)
    t:pass_all()
    t:expect(t.p1.runes):ready(2)
    both.p1:no():no()
    both:expect_chain(0)
    both:expect("Ekko, Recurrent"):in_zone("trash")
    both:expect(both.p1.runes):exhausted(2)
  end,
}

scenario "808.1.d Karthus, Eternal: a stolen unit's Deathknell is its last controller's" {
  p1 = { base = { "Karthus, Eternal", { "Watchful Sentry", owner = "p2" } }, hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p2 = { base = { "Karthus, Eternal" } },
  function(t)
    t.p1:play("Vengeance"):on("Watchful Sentry")
    t:pass_all()
    t:expect(t.p1.hand):count(2)
    t:expect(t.p2.hand):count(0)
    t:expect(t.p2.trash):has("Watchful Sentry")
  end,
}

scenario "718.3, 472.1.b Karthus, Eternal: with Svellsongur he has his text twice" {
  p1 = { base = { "Karthus, Eternal", "Svellsongur", "Watchful Sentry" }, hand = { "Vengeance" },
    pool = { energy = 5, calm = 1, order = 2 } },
  function(t)
    t.p1:use("Svellsongur"):on("Karthus, Eternal")
    t:pass_all()
    t:expect("Svellsongur"):attached_to("Karthus, Eternal")
    t.p1:play("Vengeance"):on("Watchful Sentry")
    t:pass_all()
    t:expect(t.p1.hand):count(3)
  end,
}

scenario "472.1.b Karthus, Eternal: a Reflection of him is another one" {
  p1 = { base = { "Karthus, Eternal", "Watchful Sentry" }, hand = { "Mirror Image", "Vengeance" },
    pool = { energy = 7, mind = 2, order = 2 } },
  function(t)
    t.p1:play("Mirror Image"):on("Karthus, Eternal")
    t:pass_all()
    t.p1:play("Vengeance"):on("Watchful Sentry")
    t:pass_all()
    t:expect(t.p1.hand):count(3)
  end,
}
