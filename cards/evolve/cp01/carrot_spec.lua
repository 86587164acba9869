-- SPDX-License-Identifier: MIT
scenario "10.4.2 Carrot: a play point and a Carrot, turned faceup, and the follower has Rush" {
  p1 = { field = { { "Sirius Symboli", new = true } }, evolve_deck = { "Carrot", "Carrot" }, play_points = 1 },
  p2 = { field = { { "Follower 2/2", engaged = true } } },
  function(t)
    t:cannot(t.p1, "attack", "Sirius Symboli")
    t.p1:use("Sirius Symboli")
    t:expect_event("faceup", "Carrot#1")
    t:expect_event("signal", "Sirius Symboli")
    t:expect("Sirius Symboli"):keyword("racing", "rush")
    t:expect_number("p1", "play_points", 0)
    t:can(t.p1, "attack", "Sirius Symboli", "Follower 2/2")
    t:cannot(t.p1, "attack", "Sirius Symboli", "p2's leader")
  end }


scenario "10.4.2.2 Carrot: nobody races without one that is facedown, for nothing, or on an opponent's Carrot" {
  p1 = { field = { "Sirius Symboli" }, evolve_deck = { { "Carrot", faceup = true }, "Evolver" }, play_points = 1 },
  p2 = { evolve_deck = { "Carrot" } },
  function(t) t:cannot(t.p1, "use", "Sirius Symboli") end }


scenario "10.4.4 Carrot: nor without a play point" {
  p1 = { field = { "Sirius Symboli" }, evolve_deck = { "Carrot" }, evolution_points = 1 },
  function(t) t:cannot(t.p1, "use", "Sirius Symboli") end }


scenario "10.4.2 Carrot: as often as there are Carrots and play points; each time is a race" {
  p1 = { field = { "Haru Urara" }, evolve_deck = { "Carrot", "Carrot" }, play_points = 3 },
  function(t)
    t.p1:use("Haru Urara")
    t.p1:use("Haru Urara")
    t:expect("Haru Urara"):attack(4):defense(4)
    t:cannot(t.p1, "use", "Haru Urara")
  end }


scenario "4.1.4 Carrot: who leaves the field and comes back races no more" {
  p1 = { field = { "Sirius Symboli" }, hand = { "Call Back" }, evolve_deck = { "Carrot" }, play_points = 5 },
  function(t)
    t.p1:use("Sirius Symboli")
    t.p1:play("Call Back")
    t.p1:play("Sirius Symboli")
    t:expect("Sirius Symboli"):no_keyword("racing"):no_keyword("rush")
  end }


scenario "5.15.3 Carrot: who evolves races on, but its evolved face does not serve another one" {
  p1 = { field = { "Silence Suzuka" }, evolve_deck = { "Carrot", "Carrot", "Silence Suzuka" }, play_points = 4 },
  function(t)
    t.p1:use("Silence Suzuka")
    t.p1:evolve("Silence Suzuka")
    t:expect("Silence Suzuka"):evolved():keyword("racing", "rush")
    t:cannot(t.p1, "use", "Silence Suzuka")
  end }

test_card { id = "T-CALL", name = "Call Back", type = "spell", class = "neutral", cost = 0,
  targets = { follower { friendly = true } }, run = function(game, me, it) game.return_to_hand(it) end,
}

scenario "6.1.1.5 Carrot: ten in the evolve deck are legal" {
  deck = { leader = "Arisa", main = {}, evolve = { { "Carrot", 10 } } },
  function(d) d:expect_legal() end }
