import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Polling } from './polling.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Steps of a poll of which each has its own end; what it answers says whether more waits. */
function heldPoll(name: string) {
  const steps: PromiseWithResolvers<boolean>[] = []
  const poll = {
    name,
    step: () => {
      const step = Promise.withResolvers<boolean>()
      steps.push(step)
      return step.promise
    },
  }
  return { steps, poll }
}

test('a look takes step after step until nothing waits, and a slow poll holds up no other', async () => {
  const [slow, quick] = [heldPoll('send-slowly'), heldPoll('send-quickly')]
  const polling = new Polling([slow.poll, quick.poll], () => {})
  polling.begin()
  await vi.advanceTimersByTimeAsync(250)
  expect([slow.steps.length, quick.steps.length]).toEqual([1, 1])
  quick.steps[0]?.resolve(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(quick.steps).toHaveLength(2)
  quick.steps[1]?.resolve(false)
  await vi.advanceTimersByTimeAsync(250)
  expect([slow.steps.length, quick.steps.length]).toEqual([1, 3])
  const stopped = polling[Symbol.asyncDispose]()
  // Those under way end; more is not begun, even where it waits.
  for (const step of [slow.steps[0], quick.steps[2]]) step?.resolve(true)
  await stopped
  await vi.advanceTimersByTimeAsync(1_000)
  expect([slow.steps.length, quick.steps.length]).toEqual([1, 3])
})

test('a run that fails after several looks is told once, and tried again', async () => {
  const { steps, poll } = heldPoll('send-payouts')
  const failed: unknown[] = []
  await using polling = new Polling([poll], (error, name) => failed.push([name, error]))
  polling.begin()
  await vi.advanceTimersByTimeAsync(1_000)
  steps[0]?.reject('away')
  await vi.advanceTimersByTimeAsync(250)
  expect(failed).toEqual([['send-payouts', 'away']])
  expect(steps).toHaveLength(2)
  steps[1]?.resolve(false)
})

test('one poll is run by its name; there is none of another name', async () => {
  const ran: string[] = []
  const poll = (name: string) => ({ name, step: async () => ran.push(name) < 0 })
  await using polling = new Polling([poll('send-payouts'), poll('ask-vendors')], () => {})
  await polling.polled('ask-vendors')
  expect(ran).toEqual(['ask-vendors'])
  await polling.polled()
  expect(ran.toSorted()).toEqual(['ask-vendors', 'ask-vendors', 'send-payouts'])
  await expect(polling.polled('ask-banks')).rejects.toThrow("there is no poll 'ask-banks'")
})
