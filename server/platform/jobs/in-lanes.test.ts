import { expect, test, vi } from 'vitest'
import { inLanes } from './in-lanes.ts'

/** Items named by their lane and a number, whose work ends when the test says so. */
function heldItems(...names: string[]) {
  const begun: string[] = []
  const ends = new Map(names.map((name) => [name, Promise.withResolvers<void>()]))
  const done = inLanes(
    names,
    (name) => name[0] ?? '',
    async (name) => {
      begun.push(name)
      await ends.get(name)?.promise
    },
  )
  return { begun, done, end: (name: string) => ends.get(name)?.resolve() }
}

test('a lane that hangs has a few items under way, and holds up no other lane', async () => {
  const { begun, done, end } = heldItems('a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'b1')
  expect(begun).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'b1'])
  end('a3')
  await vi.waitUntil(() => begun.length === 7)
  expect(begun.at(-1)).toBe('a6')
  for (const name of begun) end(name)
  await done
})

test('after a second nothing more is begun', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  const { begun, done, end } = heldItems('a1', 'a2', 'a3', 'a4', 'a5', 'a6')
  now.mockReturnValue(1_000)
  for (const name of begun) end(name)
  await done
  expect(begun).toEqual(['a1', 'a2', 'a3', 'a4', 'a5'])
  now.mockRestore()
})

test('what fails stops nothing else, and is thrown at the end', async () => {
  const done: number[] = []
  const run = (failing: readonly number[]) =>
    inLanes(
      [1, 2, 3, 4, 5, 6, 7],
      () => 'a',
      async (item) => {
        if (failing.includes(item)) throw new Error(`no ${item}`)
        done.push(item)
      },
    )
  await expect(run([2])).rejects.toThrow('no 2')
  await expect(run([1, 7])).rejects.toMatchObject({ message: '2 of 7 items failed', errors: [{}, {}] })
  expect(done.toSorted()).toEqual([1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7])
})
