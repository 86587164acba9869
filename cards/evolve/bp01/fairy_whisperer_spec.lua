-- SPDX-License-Identifier: MIT

scenario "Fairy Whisperer: a Fairy on the field and one beside it" {
  p1 = { hand = { "Fairy Whisperer" }, play_points = 2 },
  function(t)
    t.p1:play "Fairy Whisperer"
    t:expect(t.p1.field):is { "Fairy Whisperer", "Fairy" }
    t:expect(t.p1.ex):is { "Fairy" }
  end }
