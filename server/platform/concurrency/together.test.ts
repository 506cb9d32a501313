import { expect, test } from 'vitest'
import { together } from './together.ts'

function looks(atMost = 10) {
  const asked: (readonly number[])[] = []
  const held: PromiseWithResolvers<void>[] = []
  const ask = together(atMost, async (these: readonly number[]) => {
    asked.push(these)
    const gate = Promise.withResolvers<void>()
    held.push(gate)
    await gate.promise
    return these.map((number) => number * 2)
  })
  return { ask, asked, held }
}

test('who asks in one turn is answered by one look, and who asks while it is under way by the next', async () => {
  const { ask, asked, held } = looks()
  const first = [ask(1), ask(2)]
  await expect.poll(() => held.length).toBe(1)
  const others = [ask(3), ask(4), ask(5)]
  held[0]?.resolve()
  expect(await Promise.all(first)).toEqual([2, 4])
  await expect.poll(() => held.length).toBe(2)
  held[1]?.resolve()
  expect(await Promise.all(others)).toEqual([6, 8, 10])
  expect(asked).toEqual([
    [1, 2],
    [3, 4, 5],
  ])
})

test('a look is for so many at most', async () => {
  const { ask, asked, held } = looks(2)
  const answers = [ask(1), ask(2), ask(3)]
  for (let look = 0; look < 2; look++) {
    await expect.poll(() => held.length).toBe(look + 1)
    held[look]?.resolve()
  }
  expect(await Promise.all(answers)).toEqual([2, 4, 6])
  expect(asked).toEqual([[1, 2], [3]])
})

test('a look that fails fails for those whom it was for', async () => {
  const { ask, held } = looks(1)
  const [first, second] = [ask(1), ask(2)]
  first.catch(() => {})
  await expect.poll(() => held.length).toBe(1)
  held[0]?.reject(new Error('the database is away'))
  await expect(first).rejects.toThrow('away')
  await expect.poll(() => held.length).toBe(2)
  held[1]?.resolve()
  expect(await second).toBe(4)
})
