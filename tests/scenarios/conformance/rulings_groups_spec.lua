-- SPDX-License-Identifier: MIT
-- Worked examples and rulings about damage that is split and targets that are a group.

use "../test_cards.lua"

scenario "RB-EX-051 715.3 Volibear with Annie, Fiery splits 6, among up to 6 units" {
  p1 = { base = { "Volibear, Furious", "Annie, Fiery" } },
  p2 = { at = { ["West Field"] = { "Unit 1", "Unit 2", "Unit 3", "Unit 4", "Unit 5", "Unit 6" } } },
  function(t)
    t.p1:move("Volibear, Furious", "West Field")
    t.p1:choose("Unit 1", "Unit 2", "Unit 3", "Unit 4", "Unit 5", "Unit 6")
    t:resolve()
    t:expect_event("damage", "Unit 1", 1)
    t:expect("Unit 6"):damage(1)
    t:expect(t.p2.trash):is { "Unit 1" }
  end }

scenario "RB-EX-051 715.3 Volibear with Annie, Fiery splits 6 in all, wherever they go" {
  p1 = { base = { "Volibear, Furious", "Annie, Fiery" } },
  p2 = { at = { ["West Field"] = { "Unit 8", "Unit 9" } } },
  function(t)
    t.p1:move("Volibear, Furious", "West Field")
    t.p1:choose("Unit 8", "Unit 9")
    t:resolve()
    t.p1:assign { ["Unit 8"] = 5, ["Unit 9"] = 1 }
    t:expect("Unit 8"):damage(5)
    t:expect("Unit 9"):damage(1)
  end }

scenario "RB-EX-051 715.3 Volibear without Annie splits 5, among no more than 5 units" {
  p1 = { base = { "Volibear, Furious" } },
  p2 = { at = { ["West Field"] = { "Unit 1", "Unit 2", "Unit 3", "Unit 4", "Unit 5", "Unit 6" } } },
  function(t)
    t.p1:move("Volibear, Furious", "West Field")
    assert(not t:accepts(t.p1, "Unit 1", "Unit 2", "Unit 3", "Unit 4", "Unit 5", "Unit 6"))
    assert(t:accepts(t.p1, "Unit 1", "Unit 2", "Unit 3", "Unit 4", "Unit 5"))
  end }

scenario "RB-RU-191 355.14.c Alpha Strike chooses as many enemies as its unit has Might, each with its Deflect" {
  p1 = { base = { "Unit 4" }, hand = { "Alpha Strike" }, pool = { energy = 3, calm = 1, any = 2 } },
  p2 = { at = { ["West Field"] = { "Deflector", "Unit 1", "Unit 2", "Unit 3" },
    ["East Field"] = { "Deflector" } } },
  function(t)
    t.p1:play "Alpha Strike"
    assert(not t:accepts(t.p1, "Deflector", "Unit 1", "Unit 2", "Unit 3", "Deflector#2"))
    t.p1:choose("Deflector", "Unit 1", "Unit 2", "Deflector#2")
    t:expect_chain(1)
    t:expect_number("p1", "any", 0)
    t:resolve()
    t:expect("Unit 3"):damage(0)
    t:expect("Unit 2"):damage(1)
  end }

scenario "RB-RU-192 355.14.e the damage is split on resolution, by the Might there is then" {
  p1 = { base = { "Unit 4" }, hand = { "Alpha Strike", "Grow" }, pool = { energy = 4, calm = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 6", "Unit 7", "Unit 8" } } },
  function(t)
    t.p1:play("Alpha Strike"):choose("Unit 6", "Unit 7", "Unit 8")
    t.p1:play("Grow"):on "Unit 4"
    t:resolve()
    t:resolve()
    t.p1:assign { ["Unit 6"] = 4, ["Unit 7"] = 1, ["Unit 8"] = 1 }
    t:expect("Unit 6"):damage(4)
    t:expect("Unit 7"):damage(1)
    t:expect("Unit 8"):damage(1)
  end }

scenario "RB-RU-195 355.14.h five targets and 3 damage: the controller drops two" {
  p1 = { base = { "Unit 5" }, hand = { "Alpha Strike" }, pool = { energy = 3, calm = 1 } },
  p2 = {
    at = { ["West Field"] = { "Unit 6", "Unit 7", "Unit 8", "Unit 9", "Unit 10" } },
    hand = { "Shrink" }, runes = { calm = 1 },
  },
  function(t)
    t.p1:play("Alpha Strike"):choose("Unit 6", "Unit 7", "Unit 8", "Unit 9", "Unit 10"):pass()
    t.p2:play("Shrink"):on "Unit 5"
    t:resolve()
    t:resolve()
    t.p1:choose("Unit 6", "Unit 8", "Unit 10")
    t:expect("Unit 6"):damage(1)
    t:expect("Unit 7"):damage(0)
    t:expect("Unit 8"):damage(1)
    t:expect("Unit 9"):damage(0)
    t:expect("Unit 10"):damage(1)
  end }

scenario "RB-CX-013 355.11.b Fox-Fire on four Recruits, two of them grown: a part that fits" {
  p1 = { hand = { "Fox-Fire" }, pool = { energy = 3 } },
  p2 = {
    at = { ["West Field"] = { "Recruit", "Recruit", "Recruit", "Recruit", "Unit 0" } },
    hand = { "Grow", "Grow" }, runes = { calm = 2 },
  },
  function(t)
    t.p1:play("Fox-Fire"):choose("Recruit#1", "Recruit#2", "Recruit#3", "Recruit#4"):pass()
    t.p2:play("Grow"):on "Recruit#1"
    t.p2:play("Grow"):on "Recruit#2"
    t:resolve()
    t:resolve()
    t:resolve()
    t:expect_no_option "Unit 0"         -- never one that was not chosen
    assert(not t:accepts(t.p1, "Recruit#1", "Recruit#3", "Recruit#4"), "3 + 1 + 1")
    t.p1:choose("Recruit#2", "Recruit#3")
    t:expect(t:at("West Field", 2)):count(3)
  end }

scenario "RB-CX-013 355.11.b Fox-Fire on four Recruits that all moved to another battlefield: they are affected together" {
  p1 = { hand = { "Fox-Fire" }, pool = { energy = 3 } },
  p2 = {
    at = { ["West Field"] = { "Unit 1", "Unit 2" } }, hand = { "Push", "Push" }, runes = { calm = 2 },
  },
  function(t)
    t.p1:play("Fox-Fire"):choose("Unit 1", "Unit 2"):pass()
    t.p2:play("Push"):on("Unit 1"):choose "East Field"
    t.p2:play("Push"):on("Unit 2"):choose "East Field"
    t:pass_all()
    t:expect(t.p2.trash):has("Unit 1"):has "Unit 2"
  end }

scenario "RB-CX-013 355.11.b Fox-Fire on Recruits at two battlefields: those at one of them are affected" {
  p1 = { hand = { "Fox-Fire" }, pool = { energy = 3 } },
  p2 = {
    at = { ["West Field"] = { "Unit 1", "Unit 2" } }, hand = { "Push" }, runes = { calm = 1 },
  },
  function(t)
    t.p1:play("Fox-Fire"):choose("Unit 1", "Unit 2"):pass()
    t.p2:play("Push"):on("Unit 1"):choose "East Field"
    t:resolve()
    t:resolve()
    assert(not t:accepts(t.p1, "Unit 1", "Unit 2"), "not both")
    t.p1:choose "Unit 2"
    t:expect("Unit 2"):in_zone "trash"
    t:expect("Unit 1"):at "East Field"
  end }
