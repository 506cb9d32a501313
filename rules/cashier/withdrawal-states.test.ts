import { expect, test } from 'vitest'
import {
  endOfWithdrawal,
  isWithdrawalOver,
  type WithdrawalEvent,
  type WithdrawalState,
  withdrawalEvents,
  withdrawalStateAfter,
  withdrawalStates,
} from './withdrawal-states.ts'

/** Domain section 5.5, written out a second time. */
const allowed: readonly (readonly [WithdrawalState, WithdrawalEvent, WithdrawalState])[] = [
  ['checking', 'passed', 'approved'],
  ['checking', 'flagged', 'review'],
  ['checking', 'cancelled', 'cancelled'],
  ['review', 'approved', 'approved'],
  ['review', 'rejected', 'rejected'],
  ['review', 'held', 'onHold'],
  ['review', 'cancelled', 'cancelled'],
  ['onHold', 'resumed', 'review'],
  ['onHold', 'rejected', 'rejected'],
  ['onHold', 'cancelled', 'cancelled'],
  ['approved', 'sent', 'paying'],
  ['paying', 'paid', 'paid'],
  ['paying', 'partlyPaid', 'partlyPaid'],
  ['paying', 'failed', 'failed'],
  ['paid', 'returned', 'returned'],
  ['paid', 'partlyReturned', 'partlyPaid'],
  ['partlyPaid', 'returned', 'returned'],
  ['partlyPaid', 'partlyReturned', 'partlyPaid'],
]

for (const state of withdrawalStates)
  for (const event of withdrawalEvents) {
    const after = allowed.find(([from, on]) => from === state && on === event)?.[2]
    test(`[WAL-07] ${state}, ${event}: ${after ?? 'forbidden'}`, () => {
      expect(withdrawalStateAfter(state, event)).toBe(after)
    })
  }

test('[WAL-07] a member takes back what is not approved, and nothing else', () => {
  expect(withdrawalStates.filter((state) => withdrawalStateAfter(state, 'cancelled'))).toEqual([
    ...['checking', 'review', 'onHold'],
  ])
})

test('[WAL-07] while money is held or on its way, a withdrawal is not over', () => {
  expect(withdrawalStates.filter((state) => !isWithdrawalOver(state))).toEqual([
    ...['checking', 'review', 'onHold', 'approved', 'paying'],
  ])
})

test.each([
  [100n, 100n, 'paid'],
  [100n, 99n, 'partlyPaid'],
  [100n, 1n, 'partlyPaid'],
  [100n, 0n, 'failed'],
] as const)('[WAL-07] of %d arrived %d: %s', (net, received, end) => {
  expect(endOfWithdrawal(net, received)).toBe(end)
})
