import { expect, test } from 'vitest'
import { Coalesced } from './coalesced.ts'

/** Work whose runs end when the test says so. */
function heldWork() {
  const runs: PromiseWithResolvers<void>[] = []
  const work = new Coalesced(() => {
    const run = Promise.withResolvers<void>()
    runs.push(run)
    return run.promise
  })
  return { runs, work }
}

test('whoever asks while a run is under way makes one run more, and waits for it', async () => {
  const { runs, work } = heldWork()
  const ends: string[] = []
  const asked = ['first', 'second', 'third'].map((name) => work.ask().then(() => ends.push(name)))
  expect(runs).toHaveLength(1)
  runs[0]?.resolve()
  await expect.poll(() => runs.length).toBe(2)
  expect(ends).toEqual([])
  runs[1]?.resolve()
  await Promise.all(asked)
  expect(runs).toHaveLength(2)
  expect(work.isRunning).toBe(false)
})

test('a run that fails is told to all who asked, and the next asking runs again', async () => {
  const { runs, work } = heldWork()
  const asked = [work.ask(), work.ask()]
  runs[0]?.reject(new Error('away'))
  for (const outcome of await Promise.allSettled(asked)) expect(outcome.status).toBe('rejected')
  const again = work.ask()
  expect(runs).toHaveLength(2)
  runs[1]?.resolve()
  await again
})

test('disposing waits for the run under way and begins no other', async () => {
  const { runs, work } = heldWork()
  void work.ask()
  void work.ask()
  const closed = work[Symbol.asyncDispose]()
  runs[0]?.resolve()
  await closed
  await work.ask()
  expect(runs).toHaveLength(1)
})

test.each([0, 1, 2, 3, 4, 5])('asking %i turns after a run has ended is never lost', async (turns) => {
  const { runs, work } = heldWork()
  void work.ask()
  runs[0]?.resolve()
  for (let turn = 0; turn < turns; turn++) await undefined
  const again = work.ask()
  await expect.poll(() => runs.length).toBe(2)
  runs[1]?.resolve()
  await again
})
