import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLegOver, type LegEvent, type LegState, legEvents, legStateAfter, moneyOfEvent } from './leg-states.ts'
import { splitLegs } from './split-legs.ts'
import { endOfWithdrawal } from './withdrawal-states.ts'

interface Leg {
  state: LegState
  readonly amount: bigint
  received: bigint
  refunded: bigint
}

const bounds = fc
  .tuple(fc.bigInt(1n, 1_000n), fc.bigInt(0n, 5_000n))
  .map(([least, more]) => ({ least, most: 2n * least + more }))

test('[WAL-07] legs are the amount, none above the most, none below the least unless all of it is', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 50_000n), bounds, (amount, { least, most }) => {
      const legs = splitLegs(amount, { least, most })
      expect(legs.reduce((sum, leg) => sum + leg, 0n)).toBe(amount)
      for (const leg of legs) expect(leg <= most && (leg >= least || amount < least)).toBe(true)
    }),
  )
})

const chosen = fc.record({ leg: fc.nat(), event: fc.constantFrom(...legEvents), part: fc.bigInt(1n, 10_000n) })

test('[WAL-08] whatever happens to the legs, what was received and what came back are the amount without its fee', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 20_000n), bounds, fc.array(chosen, { maxLength: 60 }), (net, limits, happenings) => {
      const legs: Leg[] = splitLegs(net, limits).map((amount) => newLeg(amount))
      for (const { leg, event, part } of happenings) happen(legs, legs[leg % legs.length], event, part)
      // Whoever is left says that everything arrived, or the provider that it paid nothing.
      for (const leg of legs)
        for (const event of ['asked', 'refused', 'received', 'forced'] as const) happen(legs, leg, event, 1n)
      expect(legs.every(({ state }) => isLegOver(state))).toBe(true)
      const received = legs.reduce((sum, leg) => sum + leg.received, 0n)
      const refunded = legs.reduce((sum, leg) => sum + leg.refunded, 0n)
      expect(received + refunded).toBe(net)
      expect(endOfWithdrawal(net, received)).toBe(received === net ? 'paid' : received === 0n ? 'failed' : 'partlyPaid')
    }),
  )
})

const newLeg = (amount: bigint): Leg => ({ state: 'queued', amount, received: 0n, refunded: 0n })

function happen(legs: Leg[], leg: Leg | undefined, event: LegEvent, part: bigint): void {
  const state = leg && legStateAfter(leg.state, event)
  if (!leg || !state || (state === 'partial' && part >= leg.amount)) return
  const moved = moneyOfEvent(leg, event, part)
  leg.state = state
  leg.received += moved.received
  leg.refunded += moved.refunded
  if (moved.replaced > 0n) legs.push(newLeg(moved.replaced))
}
