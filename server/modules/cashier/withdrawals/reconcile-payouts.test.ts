import { expect, test } from 'vitest'
import type { PayoutFact } from '../gateway/gateway-port.ts'
import { differences } from '../store/reconciliation.ts'
import { withdrawalWorld } from '../test-world/withdrawal-world.ts'
import { reconcilePayouts } from './reconcile-payouts.ts'

test('[WAL-07] a day file settles what was unknown, and lists what differs, once', async () => {
  // 19:00 of 1 March in Vietnam.
  await using d = await withdrawalWorld({}, 'stopped')
  const alarms: object[] = []
  const parts = { database: d.w.database, receiptMinutes: () => 30, alarm: (event: object) => void alarms.push(event) }
  const [unknown, known, silent] = [await d.payee(1_000), await d.payee(1_000), await d.payee(1_000)]
  d.aggregator.answers = { payouts: { raw: '', status: 200 } }
  const lost = await d.withdrawn(unknown, 1_000)
  await d.poll('send-payouts')
  d.aggregator.answers = {}
  const [paid, missing] = [await d.paidOut(known, 1_000), await d.paidOut(silent, 1_000)]
  const line = (payoutId: string, change: Partial<PayoutFact> = {}): PayoutFact => ({
    ...{ payoutId, reference: 'R', status: 'paid', amountMinor: 100_000_000n, asset: 'VND' },
    ...{ at: new Date('2026-03-01T12:00:00Z'), ...change },
  })
  const lines = [
    line(`${lost.number}-1`),
    line(`${paid.number}-1`),
    line('STRANGER-1'),
    line('X-1', { status: 'pending' }),
  ]
  const day = { provider: 'AGGREGATOR', day: '2026-03-01', lines }
  const found = [
    { kind: 'missing_here', transactionId: 'payout STRANGER-1', theirs: 100_000_000n, ours: null },
    { kind: 'missing_there', transactionId: `payout ${missing.number}-1`, theirs: null, ours: 100_000_000n },
  ]
  expect(await reconcilePayouts(parts, day)).toMatchObject(found)
  expect((await d.withdrawal(unknown, lost.number)).legs).toMatchObject([{ state: 'sent', reference: 'R' }])
  expect(alarms).toMatchObject([{ payoutId: 'STRANGER-1', outcome: 'unmatched' }])
  // The same file again finds the same and lists nothing twice; another amount, and a bank that sent it back, are told.
  await d.call(known, 'confirmLeg', { number: paid.number, place: 1 })
  const other = [line(`${paid.number}-1`, { status: 'failed' }), line(`${missing.number}-1`, { amountMinor: 1n })]
  await reconcilePayouts(parts, { ...day, lines: [...lines.slice(0, 1), ...other, ...lines.slice(2)] })
  const listed = await differences(d.w.database.db, { isOpen: true, provider: undefined, after: undefined, atMost: 9 })
  expect(listed.toReversed().map(({ kind, transaction_id: id }) => [kind, id])).toEqual([
    ['amount_differs', `payout ${missing.number}-1`],
    ['status_differs', `payout ${paid.number}-1`],
    ['missing_there', `payout ${missing.number}-1`],
    ['missing_here', 'payout STRANGER-1'],
  ])
})
