import { expect, test } from 'vitest'
import type { PaymentFact } from '../gateway/gateway-port.ts'
import { insertPayment, noteReversed } from '../store/deposit-payments.ts'
import { differences } from '../store/reconciliation.ts'
import { type DepositWorld, depositWorld } from '../test-world/deposit-world.ts'
import { PayerNames } from './payer-names.ts'
import { reconcile } from './reconcile.ts'

const provider = 'AGGREGATOR'
const day = '2026-11-20'
/** Noon of the day in Vietnam. */
const noon = Date.parse('2026-11-20T05:00:00Z')

const line = (n: number, given: Partial<PaymentFact> = {}): PaymentFact => ({
  ...{ transactionId: `R-${n}`, status: 'paid', orderNumber: undefined, amountMinor: BigInt(10_000_000 + n * 100) },
  ...{ asset: 'VND', at: new Date(noon + n * 1_000) },
  ...given,
})

async function keep(d: DepositWorld, ours: readonly PaymentFact[]): Promise<void> {
  await d.w.database.transaction(async (tx) => {
    for (const { transactionId, asset, amountMinor: amount, at: paidAt, status } of ours) {
      const payer = { payer: undefined, sealedPayer: undefined, payerHash: undefined }
      const rest = { ...payer, content: undefined, receivingAccount: undefined }
      const id = await insertPayment(tx, { provider, transactionId, asset, amount, paidAt, ...rest })
      if (status === 'reversed' && id !== undefined) await noteReversed(tx, id)
    }
  })
}

const partsOf = ({ w }: DepositWorld) => ({
  names: new PayerNames({ personal: w.personal, checksNames: () => false }),
  random: (count: number) => new Uint8Array(count),
  alarm: () => {},
})

const compare = (d: DepositWorld, lines: readonly PaymentFact[]) =>
  reconcile(d.w.database, { provider, day, lines }, partsOf(d))
const listed = (d: DepositWorld) =>
  differences(d.w.database.db, { isOpen: true, provider, after: undefined, atMost: 2_000 })

test('[WAL-06] of 500 planted differences among 2,000 transactions all are found, and no other one', async () => {
  await using d = await depositWorld()
  const ours: PaymentFact[] = []
  const theirs: PaymentFact[] = []
  const planted = new Set<string>()
  for (let n = 0; n < 2_000; n++) {
    const kind = n % 16 === 0 ? (n / 16) % 4 : n % 16 < 4 && n % 16 > 0 ? 3 + (n % 16) : -1
    const one = line(n)
    const [here, there] = planting(kind, one)
    if (here) ours.push(here)
    if (there) theirs.push(there)
    const name = kindOf(kind)
    if (name) planted.add(`${name} ${one.transactionId}`)
  }
  expect(planted.size).toBe(500)
  await keep(d, ours)
  const found = await compare(d, theirs)
  expect(new Set(found.map(({ kind, transactionId }) => `${kind} ${transactionId}`))).toEqual(planted)
  expect(await listed(d)).toHaveLength(500)
  // What was missing here has come with the file; the rest differs as before, and nothing is listed twice.
  const again = await compare(d, theirs)
  expect(again.every(({ kind }) => kind !== 'missing_here')).toBe(true)
  expect(await listed(d)).toHaveLength(500)
})

/** Ours and theirs of a transaction with a difference of this kind. */
function planting(kind: number, one: PaymentFact): readonly [PaymentFact | undefined, PaymentFact | undefined] {
  switch (kindOf(kind)) {
    case 'missing_here':
      return [undefined, one]
    case 'missing_there':
      return [one, undefined]
    case 'amount_differs':
      return [one, { ...one, amountMinor: one.amountMinor + 1n }]
    case 'status_differs':
      return [one, { ...one, status: 'reversed' }]
    default:
      return [one, one]
  }
}

const kinds = ['missing_here', 'missing_there', 'amount_differs', 'status_differs'] as const
const kindOf = (kind: number) => (kind < 0 ? undefined : kinds[kind % 4])

test('[WAL-06] a transaction near midnight that we keep under the next day differs in nothing', async () => {
  await using d = await depositWorld()
  const one = line(1)
  await keep(d, [{ ...one, at: new Date(noon + 86_400_000) }])
  expect(await compare(d, [one])).toEqual([])
})

test('[WAL-06] a payment that only the day file knows is credited by it', async () => {
  await using d = await depositWorld()
  const linh = await d.w.signIn()
  const { number } = await d.order(linh, { channel: 'WALLET' })
  const lost = line(1, { orderNumber: number, amountMinor: 50_000_000n, at: new Date() })
  expect(await compare(d, [lost])).toMatchObject([{ kind: 'missing_here', number }])
  expect((await d.seen(linh, number)).state).toBe('completed')
})

test('[WAL-06] lines that only say that something failed or waits are no money', async () => {
  await using d = await depositWorld()
  const lines = [line(1, { status: 'failed' }), line(2, { status: 'pending' })]
  expect(await compare(d, lines)).toEqual([])
})
