import { expect, test } from 'vitest'
import { nextSpan, type Span } from './drawn-span.ts'

const view: Span = { from: 100, to: 103 }

test('while a table moves, nothing is drawn as long as what stands suffices', () => {
  const drawn = { from: 98, to: 105 }
  expect(nextSpan(drawn, view, false, 1_000)).toEqual(drawn)
})

test('blocks in view are drawn at once, wherever a table is scrolled to', () => {
  for (const drawn of [
    { from: 0, to: 4 },
    { from: 90, to: 101 },
    { from: 102, to: 140 },
  ]) {
    const next = nextSpan(drawn, view, false, 1_000)
    expect(next.from).toBeLessThanOrEqual(view.from)
    expect(next.to).toBeGreaterThanOrEqual(view.to)
  }
})

test('at rest a table grows by two blocks a frame, to a bound', () => {
  let drawn: Span = view
  for (let frame = 0; frame < 100; frame++) {
    const next = nextSpan(drawn, view, true, 1_000)
    expect(next.to - next.from - (drawn.to - drawn.from)).toBeLessThanOrEqual(2)
    drawn = next
  }
  expect(drawn).toEqual({ from: 68, to: 135 })
})
