// SPDX-License-Identifier: MIT
import type { PaneProps } from './index'

export default function AskPane({ table }: PaneProps) {
  return <p class="quiet">{table?.id}</p>
}
