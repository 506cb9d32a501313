import { array, assert, bigInt, boolean, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { fingerprintOf } from '#/ledger/posting.ts'
import { beyondStake, Gifts, giftOf, mayBeGift } from './gifts.ts'
import type { MoneyCall } from './money-call.ts'

const callOf = (given: Partial<MoneyCall>): MoneyCall => ({
  ...{ vendorCode: 'PG', operation: 'promoWin', transactionId: 't1', memberId: 1n, asset: 'VND' },
  ...{ stake: 0n, pays: 5n, closesRound: false, isReward: false, parameters: { id: given.transactionId ?? 't1' } },
  ...given,
})
/** As far as these tests are about, stakes answer for everything. */
const wins = { winMultiple: 10n ** 6n, perWin: 10n ** 15n }
const day = { vendorCode: 'PG', day: '2026-11-26', isStopped: false, given: 0n, letPass: 0n }

test.each([
  { call: { operation: 'promoWin' }, hasStake: false, gift: 5n },
  { call: { operation: 'promoWin', pays: 0n }, hasStake: false, gift: 0n },
  { call: { operation: 'jackpotWin' }, hasStake: true, gift: 5n },
  { call: { operation: 'jackpotWin', pays: 0n }, hasStake: false, gift: undefined },
  { call: { operation: 'adjust' }, hasStake: false, gift: 5n },
  { call: { operation: 'adjust', stake: 5n, pays: 0n }, hasStake: false, gift: undefined },
  { call: { operation: 'win' }, hasStake: true, gift: undefined },
  { call: { operation: 'win' }, hasStake: false, gift: 5n },
  { call: { operation: 'win', pays: 0n }, hasStake: false, gift: undefined },
  { call: { operation: 'win', isReward: true }, hasStake: true, gift: 5n },
  { call: { operation: 'betAndWin', stake: 1n }, hasStake: false, gift: undefined },
  { call: { operation: 'betAndWin' }, hasStake: false, gift: 5n },
  { call: { operation: 'betAndWin' }, hasStake: true, gift: undefined },
  { call: { operation: 'buyOut' }, hasStake: false, gift: undefined },
  { call: { operation: 'refund' }, hasStake: false, gift: undefined },
  { call: { operation: 'bet', pays: 0n }, hasStake: false, gift: undefined },
] as const)('[PLAY-04] $call, in a round with a stake: $hasStake, gives $gift', ({ call, hasStake, gift }) => {
  const given = callOf(call)
  expect(giftOf(given, { hasStake })).toBe(gift)
  // Whatever is a gift without a look at its round is known to be one before.
  if (gift !== undefined && gift > 0n && given.operation !== 'win') expect(mayBeGift(given)).toBe(true)
})

test('[PLAY-04] a released gift passes every cap, and nothing but its stop and its campaign', () => {
  const call = callOf({ operation: 'jackpotWin', pays: 1_000n })
  const hold = { vendorCode: 'PG', transactionId: 't1', fingerprint: fingerprintOf(call.parameters) }
  const found = (isStopped: boolean) => ({
    vendors: [{ ...day, isStopped, given: 100n }],
    ...{ campaigns: [], holds: [{ ...hold, state: 'released' as const }] },
  })
  const capsOf = () => ({ perCall: 10n, perDay: 100n, ...wins })
  const passing = new Gifts(found(false), capsOf)
  expect(passing.answer(call, 1_000n)).toBeUndefined()
  expect(passing.changed()).toMatchObject([{ given: 1_100n, letPass: 1_000n }])
  expect(passing.paid).toEqual([call])
  expect(new Gifts(found(true), capsOf).answer(call, 1_000n)).toBe('held')
  const promo = { ...call, operation: 'promoWin' as const, campaignId: 'spring' }
  expect(new Gifts(found(false), capsOf).answer(promo, 1_000n)).toBe('campaign_unknown')
})

test('[PLAY-04] an id that is held belongs to its call; one that was refused stays refused, also while the vendor is stopped', () => {
  const call = callOf({ operation: 'jackpotWin' })
  const hold = { vendorCode: 'PG', transactionId: 't1', fingerprint: fingerprintOf(call.parameters) }
  const gifts = (state: 'held' | 'refused', fingerprint = hold.fingerprint) =>
    new Gifts(
      { vendors: [{ ...day, isStopped: true }], campaigns: [], holds: [{ ...hold, fingerprint, state }] },
      () => ({
        ...{ perCall: 100n, perDay: 100n, ...wins },
      }),
    )
  expect(gifts('refused').answer(call, 5n)).toBe('refused')
  expect(gifts('held', Buffer.alloc(32)).answer(call, 5n)).toBe('conflict')
  expect(gifts('held').answer(call, 5n)).toBe('held')
})

const campaign = { vendorCode: 'PG', campaignId: 'spring', isOpen: true, left: 300n }

test('[PLAY-04] whatever comes, a vendor gives no more than its caps and budgets, and nothing once it passed a cap', () => {
  const arriving = record({ amount: bigInt({ min: 0n, max: 120n }), isPromo: boolean() })
  void assert(
    property(array(arriving, { maxLength: 30 }), bigInt({ min: 0n, max: 400n }), (calls, before) => {
      const gifts = new Gifts({ vendors: [{ ...day, given: before }], campaigns: [campaign], holds: [] }, () => ({
        perCall: 100n,
        perDay: 500n,
        ...wins,
      }))
      let [given, promos, isStopped] = [before, 0n, false]
      for (const [at, { amount, isPromo }] of calls.entries()) {
        const operation = isPromo ? 'promoWin' : 'jackpotWin'
        const call = callOf({ operation, transactionId: `t${at}`, campaignId: 'spring' })
        const isSpent = isPromo && promos + amount > 300n
        const isOver = amount > 100n || given + amount > 500n
        const wanted = isStopped ? 'held' : isSpent ? 'campaign_spent' : isOver ? 'held' : undefined
        expect(gifts.answer(call, amount)).toBe(wanted)
        if (wanted === undefined) given += amount
        if (wanted === undefined && isPromo) promos += amount
        isStopped ||= isOver && !isSpent
      }
      expect(gifts.stops.length).toBe(isStopped ? 1 : 0)
      expect(gifts.changed()[0]?.given ?? before).toBe(given)
      expect(gifts.spent()[0]?.amount ?? 0n).toBe(promos)
      expect(given === before || given <= 500n).toBe(true)
    }),
    { numRuns: 200 },
  )
})

test.each([
  { call: { operation: 'win', pays: 100n }, staked: 10n, paid: 0n, beyond: undefined },
  { call: { operation: 'win', pays: 100n }, staked: 10n, paid: 1n, beyond: 'over_multiple' },
  { call: { operation: 'win', pays: 0n }, staked: 0n, paid: 1_000n, beyond: undefined },
  { call: { operation: 'win', pays: 501n }, staked: 1_000n, paid: 0n, beyond: 'over_win' },
  { call: { operation: 'betAndWin', stake: 10n, pays: 101n }, staked: 0n, paid: 0n, beyond: 'over_multiple' },
  { call: { operation: 'betAndWin', stake: 10n, pays: 100n }, staked: 0n, paid: 0n, beyond: undefined },
  { call: { operation: 'buyOut', pays: 70n }, staked: 0n, paid: 0n, beyond: undefined },
  { call: { operation: 'buyOut', pays: 71n }, staked: 0n, paid: 0n, beyond: 'over_multiple' },
  { call: { operation: 'jackpotWin', pays: 10_000n }, staked: 0n, paid: 0n, beyond: undefined },
] as const)('[PLAY-04] $call of a round that staked $staked and paid $paid is beyond its stake: $beyond', (given) => {
  const known = { roundStaked: given.staked, roundPaid: given.paid, referredStake: 7n }
  const caps = { perCall: 1n, perDay: 1n, winMultiple: 10n, perWin: 500n }
  expect(beyondStake(callOf(given.call), known, caps)).toBe(given.beyond)
})
