import { expect, test } from 'vitest'
import type { Job } from './job.ts'
import { dueSlots, slotAt } from './slots.ts'

const job = (parts: Partial<Job>): Job => ({
  ...{ name: 'count-days', everyMinutes: 1_440, atMinute: 1_230, missed: 'each', run: async () => {} },
  ...parts,
})
const at = (text: string) => new Date(`2026-03-${text}:00Z`)

test.each([
  ['10T20:29', '09T20:30'],
  ['10T20:30', '10T20:30'],
  ['11T00:00', '10T20:30'],
])('[I26] a moment belongs to the slot that began last: %s', (moment, slot) => {
  expect(slotAt(job({}), at(moment))).toEqual(at(slot))
})

test('[I26] slots that were missed are due one by one, or the last of them alone', () => {
  const [last, now] = [at('10T20:30'), at('13T21:00')]
  expect(dueSlots(job({}), last, now, 100)).toEqual([at('11T20:30'), at('12T20:30'), at('13T20:30')])
  expect(dueSlots(job({}), last, now, 2)).toEqual([at('11T20:30'), at('12T20:30')])
  expect(dueSlots(job({ missed: 'last' }), last, now, 100)).toEqual([at('13T20:30')])
  expect(dueSlots(job({}), at('13T20:30'), now, 100)).toEqual([])
  // A clock that went back makes nothing due twice.
  expect(dueSlots(job({}), at('14T20:30'), now, 100)).toEqual([])
  expect(dueSlots(job({ missed: 'last' }), at('14T20:30'), now, 100)).toEqual([])
  // Nothing was promised before the job was there.
  expect(dueSlots(job({}), undefined, now, 100)).toEqual([at('13T20:30')])
})
