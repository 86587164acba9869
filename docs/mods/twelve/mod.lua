-- SPDX-License-Identifier: MIT
-- A worked mod: twelve designs that are hard to say, each a card with its scenarios (README.md).
return mod {
  name = "twelve", version = "1.0", game = "riftbound",
  title = "Twelve hard designs",
  text = "Cards whose texts ask for something that few cards do.",
}
