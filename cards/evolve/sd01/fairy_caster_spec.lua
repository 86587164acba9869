-- SPDX-License-Identifier: MIT

scenario "Fairy Caster: three Fairies" {
  p1 = { hand = { "Fairy Caster" }, play_points = 4 },
  function(t)
    t.p1:play "Fairy Caster"
    t:expect(t.p1.field):count(4)
    t:expect(t.p1.ex):count(0)
  end }

scenario "Fairy Caster: what does not fit goes into the EX area" {
  p1 = { hand = { "Fairy Caster" }, field = { "Fighter", "Goblin", "Goliath" }, play_points = 4 },
  function(t)
    t.p1:play "Fairy Caster"
    t:expect(t.p1.field):count(5)
    t:expect(t.p1.ex):is { "Fairy", "Fairy" }
  end }

scenario "Fairy Caster: its printed numbers" {
  p1 = { hand = { "Fairy Caster" } },
  function(t)
    t:expect("Fairy Caster"):attribute("cost", 4):attribute("attack", 3):attribute("defense", 3)
  end,
}

scenario "Fairy Caster: as the fifth card of the field, all three into the EX area" {
  p1 = { hand = { "Fairy Caster" }, field = { "Fighter", "Goblin", "Goliath", "Amulet" }, play_points = 4 },
  function(t)
    t.p1:play "Fairy Caster"
    t:expect(t.p1.field):count(5):lacks "Fairy"
    t:expect(t.p1.ex):is { "Fairy", "Fairy", "Fairy" }
  end }

scenario "4.8.3.2 Fairy Caster: what finds no room there either does not come" {
  p1 = { hand = { "Fairy Caster" }, field = { "Fighter", "Goblin", "Goliath" },
    ex = { "Knight", "Knight", "Knight", "Knight" }, play_points = 4 },
  function(t)
    t.p1:play "Fairy Caster"
    t:expect(t.p1.field):count(5):has("Fairy", 1)
    t:expect(t.p1.ex):count(5):has("Fairy", 1)
    t:expect(t.p1.cemetery):count(0)
  end }
