-- SPDX-License-Identifier: MIT
--
-- keywords.lua -- the keywords of Shadowverse: Evolve in a few words of our own.

return {
  quick = { title = "Quick", rule = "12.3",
    text = "it may also be played in an opponent's turn: after an attack, and in the end phase" },
  ward = { title = "Ward", rule = "12.8",
    text = "its player may engage it as it comes and in the end phase; while it is engaged, enemy " ..
      "followers can only attack followers with Ward" },
  storm = { title = "Storm", rule = "12.9",
    text = "it may attack followers and leaders in the turn it comes onto the field" },
  rush = { title = "Rush", rule = "12.10",
    text = "it may attack followers in the turn it comes onto the field" },
  assail = { title = "Assail", rule = "12.11", text = "it may attack followers that are not engaged" },
  intimidate = { title = "Intimidate", rule = "12.12", text = "followers cannot attack it" },
  drain = { title = "Drain", rule = "12.13",
    text = "what it deals by attacking is given to your leader as defense" },
  bane = { title = "Bane", rule = "12.14", text = "a follower that it fights is destroyed" },
  aura = { title = "Aura", rule = "12.15", text = "opponents' abilities cannot select it" },
  race = { title = "Race", rule = "1.3.1",
    text = "1 play point and a Carrot of your evolve deck, turned faceup: this follower races" },
  racing = { title = "Racing", rule = "1.3.1", text = "it has raced: it has Rush" },
  stack = { title = "Stack", rule = "13.3.2",
    text = "it comes onto the field with a Stack counter; where it would leave, a counter goes " ..
      "instead; its counters may be moved to another amulet with Stack" },
}
