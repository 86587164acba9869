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
