import { expect, test } from 'vitest'
import type { Tx } from '#/platform/db/handles.ts'
import { removeInBatches } from './remove-in-batches.ts'

/** Removes `left` rows in one run of a slot of which `done` was done before; how many are left, and which items were. */
async function removed(left: number, done: readonly string[] = []) {
  const items: string[] = []
  await removeInBatches(
    {
      slot: new Date('2026-12-01T00:00:00Z'),
      async once(item, work) {
        items.push(item)
        if (!done.includes(item)) await work({} as Tx)
        return !done.includes(item)
      },
    },
    async (_, atMost) => {
      const now = Math.min(left, atMost)
      left -= now
      return now
    },
  )
  return { left, items }
}

test.each([
  { rows: 0, items: 1 },
  { rows: 4_999, items: 1 },
  // Nobody knows that it was the last one until the next finds nothing.
  { rows: 5_000, items: 2 },
  { rows: 12_000, items: 3 },
])('$rows rows go in $items transactions', async ({ rows, items }) => {
  expect(await removed(rows)).toMatchObject({ left: 0, items: { length: items } })
})

test('a run that was broken off goes on after what it removed', async () => {
  expect(await removed(6_000, ['batch 0', 'batch 1'])).toEqual({
    left: 0,
    items: ['batch 0', 'batch 1', 'batch 2', 'batch 3'],
  })
})

test('one run ends, however much there is', async () => {
  const { left, items } = await removed(2_000_000)
  expect([left, items.length]).toEqual([1_000_000, 200])
})
