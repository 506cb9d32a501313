import { expect, test } from 'vitest'
import {
  endedLegStates,
  isLegOver,
  type LegEvent,
  type LegState,
  legEvents,
  legStateAfter,
  legStates,
  moneyOfEvent,
} from './leg-states.ts'

/** Domain section 5.5, with a provider that does not answer; written out a second time. */
const allowed: readonly (readonly [LegState, LegEvent, LegState])[] = [
  ['queued', 'asked', 'unknown'],
  ['unknown', 'accepted', 'sending'],
  ['unknown', 'refused', 'failed'],
  ['unknown', 'paid', 'sent'],
  ['unknown', 'paidOtherwise', 'partial'],
  ['sending', 'refused', 'failed'],
  ['sending', 'paid', 'sent'],
  ['sending', 'paidOtherwise', 'partial'],
  ['sent', 'received', 'received'],
  ['sent', 'partly', 'partial'],
  ['sent', 'denied', 'disputed'],
  ['sent', 'lapsed', 'autoReceived'],
  ['sent', 'forced', 'forcedReceived'],
  ['sent', 'refused', 'failed'],
  ['partial', 'forced', 'forcedReceived'],
  ['partial', 'refunded', 'refunded'],
  ['partial', 'replaced', 'replaced'],
  ['disputed', 'forced', 'forcedReceived'],
  ['disputed', 'refunded', 'refunded'],
  ['disputed', 'replaced', 'replaced'],
  ['disputed', 'refused', 'failed'],
  ['received', 'bounced', 'bounced'],
  ['received', 'returned', 'returned'],
  ['autoReceived', 'bounced', 'bounced'],
  ['autoReceived', 'returned', 'returned'],
  ['bounced', 'forced', 'forcedReceived'],
  ['bounced', 'returned', 'returned'],
]

for (const state of legStates)
  for (const event of legEvents) {
    const after = allowed.find(([from, on]) => from === state && on === event)?.[2]
    test(`[WAL-08] ${state}, ${event}: ${after ?? 'forbidden'}`, () => {
      expect(legStateAfter(state, event)).toBe(after)
    })
  }

test('[WAL-08] what has ended stays: an answer after automatic or forced receipt changes nothing', () => {
  const returns = ['bounced', 'returned', 'forced']
  for (const state of endedLegStates)
    expect(legEvents.filter((event) => legStateAfter(state, event) && !returns.includes(event))).toEqual([])
  for (const state of ['forcedReceived', 'returned'] as const)
    expect(legEvents.filter((event) => legStateAfter(state, event))).toEqual([])
  expect(legStates.filter(isLegOver)).toEqual([...endedLegStates])
})

test('[WAL-08] what nobody has answered for is neither sent anew nor given back', () => {
  for (const event of ['asked', 'refunded', 'replaced', 'forced', 'lapsed'] as const)
    expect(legStateAfter('unknown', event)).toBeUndefined()
})

test.each([
  ['received', 0n, { received: 200n, refunded: 0n, replaced: 0n }],
  ['lapsed', 0n, { received: 200n, refunded: 0n, replaced: 0n }],
  ['partly', 0n, { received: 150n, refunded: 0n, replaced: 0n }],
  ['paidOtherwise', 0n, { received: 150n, refunded: 0n, replaced: 0n }],
  ['forced', 150n, { received: 50n, refunded: 0n, replaced: 0n }],
  ['refunded', 150n, { received: 0n, refunded: 50n, replaced: 0n }],
  ['refused', 0n, { received: 0n, refunded: 200n, replaced: 0n }],
  ['replaced', 150n, { received: 0n, refunded: 0n, replaced: 50n }],
  ['bounced', 200n, { received: 0n, refunded: 0n, replaced: 0n }],
  ['returned', 200n, { received: -200n, refunded: 200n, replaced: 0n }],
  ['denied', 0n, { received: 0n, refunded: 0n, replaced: 0n }],
] as const)('[WAL-08] %s moves what is left of a leg of 200 after %d arrived', (event, received, moved) => {
  expect(moneyOfEvent({ amount: 200n, received }, event, 150n)).toEqual(moved)
})
