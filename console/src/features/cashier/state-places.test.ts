import { depositStates, depositTransitions } from '@banyan/rules/cashier/deposit-states.ts'
import { withdrawalStates, withdrawalTransitions } from '@banyan/rules/cashier/withdrawal-states.ts'
import { expect, test } from 'vitest'
import { depositGraph, depositLayouts } from '#/src/features/deposits/deposit-drawing.ts'
import { withdrawalGraph, withdrawalLayouts } from '#/src/features/withdrawals/withdrawal-drawing.ts'
import { drawingSize, edgePath, type Layout, placeOf, type StateGraph } from './state-places.ts'

const drawings: readonly { graph: StateGraph<string>; layout: Layout }[] = [
  { graph: depositGraph, layouts: depositLayouts },
  { graph: withdrawalGraph, layouts: withdrawalLayouts },
].flatMap(({ graph, layouts: { wide, narrow } }) =>
  [false, true].flatMap((isMirrored) => [
    { graph, layout: { ...wide, isUpright: false, isMirrored } },
    { graph, layout: { ...narrow, isUpright: true, isMirrored } },
  ]),
)

test.each([
  { graph: depositGraph as StateGraph<string>, states: depositStates, transitions: depositTransitions },
  { graph: withdrawalGraph as StateGraph<string>, states: withdrawalStates, transitions: withdrawalTransitions },
])('[OPS-05] a drawing has every state, every pair that the table joins, and no other', (given) => {
  const joined = Object.entries(given.transitions).flatMap(([from, events]) =>
    Object.values<string>(events)
      .filter((to) => to !== from)
      .map((to) => `${from} ${to}`),
  )
  expect(given.graph.states.toSorted()).toEqual(given.states.toSorted())
  expect(given.graph.edges.map(({ from, to }) => `${from} ${to}`).toSorted()).toEqual([...new Set(joined)].toSorted())
})

test.each(drawings)('[OPS-05] no two states overlap, and all are within the drawing ($layout)', ({ graph, layout }) => {
  const { width, height } = drawingSize(graph, layout)
  const places = graph.states.map((state) => placeOf(state, graph, layout))
  for (const [at, { x, y }] of places.entries()) {
    expect(x - layout.box.width / 2).toBeGreaterThanOrEqual(0)
    expect(x + layout.box.width / 2).toBeLessThanOrEqual(width)
    expect(y - layout.box.height / 2).toBeGreaterThanOrEqual(0)
    expect(y + layout.box.height / 2).toBeLessThanOrEqual(height)
    for (const other of places.slice(at + 1)) {
      const isApart = Math.abs(x - other.x) >= layout.box.width || Math.abs(y - other.y) >= layout.box.height
      expect(isApart).toBe(true)
    }
  }
})

test('[OPS-05] every transition leads on, along the line of reading or down the page; a held order alone goes back', () => {
  const back = new Set<string>()
  for (const { graph, layout } of drawings) {
    for (const { from, to } of graph.edges) {
      const [start, end] = [placeOf(from, graph, layout), placeOf(to, graph, layout)]
      const along = layout.isUpright ? end.y - start.y : (end.x - start.x) * (layout.isMirrored ? -1 : 1)
      if (along <= 0) back.add(`${from} ${to}`)
      expect(edgePath({ from, to }, graph, layout)).toMatch(/^M-?[\d.]+ /)
    }
  }
  expect([...back]).toEqual(['onHold review'])
})

/** Points of a curve, as `edgePath` writes it. */
function pointsOf(path: string): { x: number; y: number }[] {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = path.match(/-?[\d.]+/g)?.map(Number) ?? []
  const at = (t: number, a: number, b: number, c: number, d: number) =>
    (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d
  return Array.from({ length: 51 }, (_, place) => ({
    x: at(place / 50, x0, x1, x2, x3),
    y: at(place / 50, y0, y1, y2, y3),
  }))
}

const ofWithdrawals = drawings.filter(({ graph }) => graph === withdrawalGraph)

test.each(ofWithdrawals)(
  '[OPS-05] no line of a withdrawal runs through a box or leaves the drawing ($layout)',
  (given) => {
    const { graph, layout } = given
    const { width, height } = drawingSize(graph, layout)
    for (const edge of graph.edges)
      for (const { x, y } of pointsOf(edgePath(edge, graph, layout))) {
        expect([edge, x >= 0 && x <= width && y >= 0 && y <= height]).toEqual([edge, true])
        for (const state of graph.states) {
          if (state === edge.from || state === edge.to) continue
          const box = placeOf(state, graph, layout)
          const isInside = Math.abs(x - box.x) < layout.box.width / 2 && Math.abs(y - box.y) < layout.box.height / 2
          expect([edge, state, isInside]).toEqual([edge, state, false])
        }
      }
  },
)
