// SPDX-License-Identifier: MIT
//
// Lines over the board: from what waits to resolve to where it comes from and what it is aimed at,
// and from an attacker to its target.
import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Line } from './layout'

const SVG = 'http://www.w3.org/2000/svg'

function find(board: HTMLElement, id: string): Element | null {
  const quoted = CSS.escape(id)
  return board.querySelector(`[data-id="${quoted}"], [data-drop="${quoted}"]`)
}

function draw(svg: SVGSVGElement, board: HTMLElement, lines: readonly Line[]): void {
  const drawn = svg.querySelector('g')!
  if (lines.length === 0) return drawn.replaceChildren() // and the board is not measured
  const frame = board.getBoundingClientRect()
  const left = frame.left - board.scrollLeft
  const top = frame.top - board.scrollTop
  const paths: SVGPathElement[] = []
  for (const line of lines) {
    const source = find(board, line.from)
    const waits = source?.closest('.stack') != null
    const from = source?.getBoundingClientRect()
    const to = find(board, line.to)?.getBoundingClientRect()
    if (!from || !to || from.width === 0 || to.width === 0) continue
    const x2 = to.left + to.width / 2 - left
    const y2 = to.top + to.height / 2 - top
    let x1 = from.left + from.width / 2 - left
    let y1 = from.top + from.height / 2 - top
    if (waits) {
      // from the edge of what waits to resolve: its words stay free
      const far = Math.max(
        (2 * Math.abs(x2 - x1)) / from.width,
        (2 * Math.abs(y2 - y1)) / from.height,
        1,
      )
      const [dx, dy] = [(x2 - x1) / far, (y2 - y1) / far]
      x1 += dx
      y1 += dy
    }
    const bend = Math.min(60, Math.hypot(x2 - x1, y2 - y1) / 4)
    const path = document.createElementNS(SVG, 'path')
    path.setAttribute('d', `M${x1},${y1} Q${(x1 + x2) / 2},${(y1 + y2) / 2 - bend} ${x2},${y2}`)
    path.setAttribute('class', `line-${line.kind}`)
    path.setAttribute('marker-end', `url(#tip-${line.kind})`)
    paths.push(path)
  }
  drawn.replaceChildren(...paths)
}

interface LinesProps {
  lines: Line[]
  board: RefObject<HTMLDivElement | null>
  version: unknown // changes when the board does
}

export function Lines({ lines, board, version }: LinesProps) {
  const ref = useRef<SVGSVGElement>(null)
  useEffect(() => {
    const element = board.current
    const svg = ref.current
    if (!element || !svg) return
    let frame = 0
    const soon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => draw(svg, element, lines))
    }
    soon()
    if (lines.length === 0) return () => cancelAnimationFrame(frame)
    const settled = window.setTimeout(soon, 320) // cards have stopped moving
    const observer = new ResizeObserver(soon)
    observer.observe(element)
    element.addEventListener('scroll', soon, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.clearTimeout(settled)
      observer.disconnect()
      element.removeEventListener('scroll', soon, { capture: true })
    }
  }, [version, lines.length])
  return (
    <svg class="lines" ref={ref} aria-hidden="true">
      <defs>
        {(['source', 'target', 'attack'] as const).map((kind) => (
          <marker
            key={kind}
            id={`tip-${kind}`}
            viewBox="0 0 10 10"
            refX="8"
            refY="5"
            markerWidth="7"
            markerHeight="7"
            orient="auto-start-reverse"
          >
            <path class={`tip-${kind}`} d="M0,0 L10,5 L0,10 z" />
          </marker>
        ))}
      </defs>
      <g />
    </svg>
  )
}
