import { randomBytes } from 'node:crypto'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import { drawNumber } from '#/platform/crypto/order-number.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { insertDeposit } from '../store/deposits.ts'
import { creditDeposit } from './credit-deposit.ts'
import { drawContent } from './draw-content.ts'

interface PaidIn {
  readonly accountId: bigint
  /** In minor units. */
  readonly amount: bigint
  readonly actor: string
}

/** A bank transfer that is ordered and credited at once, for the demo and for tests of what follows from it; answers its number. */
export async function payIn(tx: Tx, { accountId, amount, actor }: PaidIn): Promise<string> {
  const number = drawNumber(randomBytes)
  const order = await insertDeposit(tx, {
    ...{ number, accountId, requestId: `paid-${number}`, fingerprint: Buffer.from(number), channel: 'VIETQR' },
    ...{ kind: 'bankQr', provider: 'BANKFEED', asset: merchantCurrency.code, amount, feePpm: 0, bonusPpm: 0 },
    ...{ state: 'created', content: drawContent(randomBytes), payTo: undefined, review: undefined, minutes: 15 },
    ...{ askAfterSeconds: undefined, actor },
  })
  await creditDeposit(tx, order, { event: 'paid', amount, isLate: false, hasBonus: false, actor })
  return number
}
