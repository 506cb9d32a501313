import { expect, test } from 'vitest'
import {
  type DepositEvent,
  type DepositState,
  depositEvents,
  depositStateAfter,
  depositStates,
  isDepositOver,
} from './deposit-states.ts'

/** Domain section 5.3, with a provider that does not answer and a proof that is handed in; written out a second time. */
const allowed: readonly (readonly [DepositState, DepositEvent, DepositState])[] = [
  ['unknown', 'opened', 'created'],
  ['unknown', 'paid', 'completed'],
  ['unknown', 'paidOtherwise', 'review'],
  ['unknown', 'failed', 'failed'],
  ['unknown', 'expired', 'expired'],
  ['created', 'submitted', 'submitted'],
  ['created', 'handedIn', 'review'],
  ['created', 'paid', 'completed'],
  ['created', 'paidOtherwise', 'review'],
  ['created', 'failed', 'failed'],
  ['created', 'cancelled', 'cancelled'],
  ['created', 'expired', 'expired'],
  ['submitted', 'paid', 'completed'],
  ['submitted', 'paidOtherwise', 'review'],
  ['submitted', 'failed', 'failed'],
  ['submitted', 'expired', 'expired'],
  ['review', 'approved', 'completed'],
  ['review', 'rejected', 'rejected'],
  ['completed', 'reversed', 'reversed'],
  ['expired', 'paid', 'completed'],
  ['expired', 'paidOtherwise', 'review'],
  ['cancelled', 'paid', 'completed'],
  ['cancelled', 'paidOtherwise', 'review'],
  ['failed', 'paid', 'completed'],
  ['failed', 'paidOtherwise', 'review'],
]

for (const state of depositStates)
  for (const event of depositEvents) {
    const after = allowed.find(([from, on]) => from === state && on === event)?.[2]
    test(`[WAL-06] ${state}, ${event}: ${after ?? 'forbidden'}`, () => {
      expect(depositStateAfter(state, event)).toBe(after)
    })
  }

test('[WAL-06] money is credited once: a credited, refused or reversed deposit takes no payment', () => {
  for (const state of ['completed', 'rejected', 'reversed'] as const)
    for (const event of ['paid', 'paidOtherwise', 'approved'] as const)
      expect(depositStateAfter(state, event)).toBeUndefined()
})

test('[WAL-06] while a member can pay or an operator decides, a deposit is not over', () => {
  expect(depositStates.filter((state) => !isDepositOver(state))).toEqual(['unknown', 'created', 'submitted', 'review'])
})
