-- SPDX-License-Identifier: MIT
return mod { name = "loops", version = "1.0", game = "riftbound" }
