import { randomBytes } from 'node:crypto'
import { drawNumber } from '#/platform/crypto/order-number.ts'
import type { Database } from '#/platform/db/database.ts'
import { changeDeposit } from '../deposits/change-deposit.ts'
import { drawContent } from '../deposits/draw-content.ts'
import { payIn } from '../deposits/pay-in.ts'
import { assignPayment, insertPayment } from '../store/deposit-payments.ts'
import { insertDeposit } from '../store/deposits.ts'
import { differences, keepReconciliation } from '../store/reconciliation.ts'

const amount = 50_000_000n

/** An order of a member that is reviewed, or credited; answers its number. */
export async function plantDeposit(
  database: Database,
  accountId: bigint,
  state: 'review' | 'completed',
): Promise<string> {
  if (state === 'completed') return await plantPaidDeposit(database, accountId, amount)
  const number = drawNumber(randomBytes)
  await database.transaction(async (tx) => {
    const order = await insertDeposit(tx, {
      ...{ number, accountId, requestId: `planted-${number}`, fingerprint: Buffer.from(number), channel: 'VIETQR' },
      ...{ kind: 'bankQr', provider: 'BANKFEED', asset: 'VND', amount, feePpm: 0, bonusPpm: 0, state: 'created' },
      ...{ content: drawContent(randomBytes), payTo: undefined, review: undefined, minutes: 15 },
      ...{ askAfterSeconds: undefined, actor: 'test' },
    })
    await changeDeposit(tx, order, 'paidOtherwise', { actor: 'test', changes: { review: 'name_differs' } })
    const payment = await insertPayment(tx, aPayment())
    if (payment !== undefined) await assignPayment(tx, payment, order.id)
  })
  return number
}

/** A deposit of so much, in minor units, that is credited now; answers its number. */
export async function plantPaidDeposit(database: Database, accountId: bigint, minor: bigint): Promise<string> {
  return await database.transaction((tx) => payIn(tx, { accountId, amount: minor, actor: 'test' }))
}

/** A transfer that belongs to no order; answers its id. */
export async function plantPayment(database: Database): Promise<string> {
  return String(await database.transaction((tx) => insertPayment(tx, aPayment())))
}

/** A transfer that the bank reported. */
function aPayment() {
  const transactionId = drawNumber(randomBytes)
  const payer = { payer: undefined, sealedPayer: undefined, payerHash: undefined }
  const rest = { ...payer, content: undefined, receivingAccount: undefined }
  return { provider: 'BANKFEED', transactionId, asset: 'VND', amount, paidAt: new Date(), ...rest }
}

/** Lists so many differences of a day of a provider; answers the id of the newest one. */
export async function plantDifferences(database: Database, provider: string, count: number): Promise<string> {
  const planted = Array.from({ length: count }, (_, n) => ({
    ...{ kind: 'missing_there' as const, transactionId: `planted-${n}`, number: null, theirs: null, ours: 100n },
  }))
  await database.transaction((tx) => keepReconciliation(tx, { provider, day: '2026-11-01', lines: count }, planted))
  const [newest] = await differences(database.db, { isOpen: false, provider, after: undefined, atMost: 1 })
  return String(newest?.id)
}
