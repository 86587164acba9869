-- SPDX-License-Identifier: MIT
-- @MARK@ is what a file tries at the level at which it is read.
return mod { name = "hostile", version = "1.0", game = "riftbound" }
