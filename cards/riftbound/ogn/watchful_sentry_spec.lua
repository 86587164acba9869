-- SPDX-License-Identifier: MIT

scenario "Watchful Sentry: a card for its controller when it dies" {
  p1 = { base = { "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Watchful Sentry" } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:combat()
    t:pass_all()
    t:expect(t.p2.hand):count(1)
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "Watchful Sentry: none when it goes to the hand" {
  p1 = { at = { ["West Field"] = { "Watchful Sentry" } }, hand = { "Gust" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Gust"):on("Watchful Sentry")
    t:pass_all()
    t:expect(t.p1.hand):is { "Watchful Sentry" }
  end,
}

scenario "472.1.b, 816 Watchful Sentry: a Reflection of it has the Deathknell, and dies of Temporary" {
  p1 = { hand = { "Mirror Image" }, pool = { energy = 3, mind = 2 }, base = { "Watchful Sentry" } },
  function(t)
    t.p1:play("Mirror Image"):on("Watchful Sentry")
    t:pass_all()
    t:expect(t.p1.base):count(2)
    t:next_turn()
    t:expect(t.p1.hand):count(0)
    t:next_turn()
    t:expect(t.p1.base):is { "Watchful Sentry" }
    t:expect(t.p1.hand):count(2) -- the Deathknell's and the turn's
    t:expect(t.p1.trash):is { "Mirror Image" }
  end,
}
