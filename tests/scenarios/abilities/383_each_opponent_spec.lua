-- SPDX-License-Identifier: MIT
--
-- 383.1.b: "the second time an opponent ..." counts what each opponent does, not what all of them do.

test_card { id = "eo-1", name = "Watcher", type = "gear", domains = { "mind" }, cost = { energy = 1 },
  when { event = "play", by = "opponent", nth = 2, run = function(game) game.gain_xp(1) end },
}

test_card { id = "eo-2", name = "Spell Watcher", type = "gear", domains = { "mind" }, cost = { energy = 1 },
  when { event = "play", by = "opponent", subject = spell { enemy = true }, nth = 2, run = function(game) game.gain_xp(1) end },
}

test_card { id = "eo-3", name = "Note", type = "spell", domains = { "mind" }, cost = { energy = 0 }, keywords = { "reaction" },
  run = function(game) game.gain_xp(0) end,
}

for _, watcher in ipairs { "Watcher", "Spell Watcher" } do
  scenario("383.1.b: " .. watcher .. ", the second of one opponent, not one of each") {
    format = "ffa3", p1 = { base = { watcher } }, p2 = { hand = { "Note", "Note", "Note" } }, p3 = { hand = { "Note" } },
    turn = "p2",
    function(t)
      t.p2:play("Note")
      t.p2:pass()
      t.p3:play("Note")
      t:pass_all()
      t:expect_number("p1", "xp", 0)
      t.p2:play("Note")
      t:pass_all()
      t:expect_number("p1", "xp", 1)
      t.p2:play("Note")
      t:pass_all()
      t:expect_number("p1", "xp", 1)
    end }
end
