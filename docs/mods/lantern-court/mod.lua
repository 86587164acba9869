-- SPDX-License-Identifier: MIT
return mod {
  name = "lantern-court", version = "1.0", game = "riftbound",
  title = "The Lantern Court",
  text = "Ten cards and a token: a court of lamplighters, and the moths that follow them.",
}
