// SPDX-License-Identifier: MIT
//
// Plots of shares with their intervals (uPlot). The numbers stand in a table beside each plot, so
// nothing is told by the picture alone.
import { useEffect, useRef } from 'preact/hooks'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'

interface Point {
  x: number
  share: number
  low: number
  high: number
}

interface Props {
  label: string
  points: Point[]
  bars?: boolean
}

function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim() || '#888'
}

/** `light-dark(a, b)` is no colour of a canvas: the browser resolves it on an element. */
function resolved(host: HTMLElement, name: string): string {
  const probe = host.appendChild(document.createElement('span'))
  probe.style.color = `var(${name})`
  const value = getComputedStyle(probe).color
  probe.remove()
  return value || colour(name)
}

export function Plot({ label, points, bars = false }: Props) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const at = host.current!
    const accent = resolved(at, '--accent')
    const ink = resolved(at, '--ink-2')
    const line = resolved(at, '--line')
    const axis = { stroke: ink, grid: { stroke: line }, ticks: { stroke: line } }
    const width = () => Math.max(220, at.clientWidth)
    const plot = new uPlot(
      {
        width: width(),
        height: 180,
        legend: { show: false },
        cursor: { show: false },
        scales: { x: { time: false }, y: { range: [0, 1] } },
        axes: [
          axis,
          { ...axis, values: (_, ticks) => ticks.map((y) => `${Math.round(y * 100)} %`) },
        ],
        bands: bars
          ? []
          : [{ series: [3, 2], fill: accent.replace(/^rgb\((.*)\)$/, 'rgba($1, 0.18)') }],
        series: [
          {},
          {
            stroke: accent,
            width: 2,
            points: { show: bars, size: 6, fill: accent },
            ...(bars ? { paths: () => null } : {}),
          },
          { stroke: bars ? accent : 'transparent', ...(bars ? { paths: () => null } : {}) },
          { stroke: 'transparent', ...(bars ? { paths: () => null } : {}) },
        ],
        hooks: bars ? { draw: [(u) => drawIntervals(u, accent)] } : {},
      },
      [
        points.map((p) => p.x),
        points.map((p) => p.share),
        points.map((p) => p.low),
        points.map((p) => p.high),
      ],
      at,
    )
    const watch = new ResizeObserver(() => plot.setSize({ width: width(), height: 180 }))
    watch.observe(at)
    return () => {
      watch.disconnect()
      plot.destroy()
    }
  }, [points, bars])
  return <div class="plot" role="img" aria-label={label} ref={host} />
}

function drawIntervals(u: uPlot, stroke: string): void {
  const { ctx } = u
  ctx.save()
  ctx.strokeStyle = stroke
  ctx.lineWidth = 1.5
  u.data[0].forEach((x, i) => {
    const at = u.valToPos(x, 'x', true)
    ctx.beginPath()
    ctx.moveTo(at, u.valToPos(u.data[2]![i]!, 'y', true))
    ctx.lineTo(at, u.valToPos(u.data[3]![i]!, 'y', true))
    ctx.stroke()
  })
  ctx.restore()
}
