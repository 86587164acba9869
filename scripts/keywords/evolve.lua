-- SPDX-License-Identifier: MIT
-- Words that are short for `when` (docs/abilities.md). The keywords that only say a word (Ward,
-- Storm ...) are the engine's own.

shorthand "fanfare" { event = "enter", subject = "me" } -- 12.4
shorthand "last_words" { event = "bury", subject = "me", from = "field" } -- 12.5
shorthand "on_evolve" { event = "evolve", subject = "me" } -- 12.6
shorthand "strike" { event = "attack", subject = "me" } -- 12.7
shorthand "on_race" { signal = "race", subject = "me" } -- CP01 (evolve-racing.lua)
