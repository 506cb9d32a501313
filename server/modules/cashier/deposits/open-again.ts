import { drawNumber, type Random } from '#/platform/crypto/order-number.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { type DepositRow, insertDeposit } from '../store/deposits.ts'
import { drawContent } from './draw-content.ts'

/** An order that a second payment is credited through lives for the least time there is: it is paid at once. */
const minutes = 5

/**
 * Opens an order of its own for a second payment of one order (domain section 7, 'pays twice'): of what was paid, on the
 * same terms but without a bonus.
 */
export async function openAgain(tx: Tx, deposit: DepositRow, amount: bigint, random: Random): Promise<DepositRow> {
  const number = drawNumber(random)
  return await insertDeposit(tx, {
    ...{ number, accountId: deposit.account_id, requestId: `again ${number}`, fingerprint: deposit.fingerprint },
    ...{ channel: deposit.channel, kind: deposit.kind, provider: deposit.provider, asset: deposit.asset, amount },
    turnover: deposit.turnover,
    ...{ feePpm: deposit.fee_ppm, bonusPpm: 0, state: 'created', content: drawContent(random), minutes },
    payTo:
      deposit.bin === null || deposit.account_number === null || deposit.holder === null
        ? undefined
        : { bin: deposit.bin, number: deposit.account_number, holder: deposit.holder },
    review: undefined,
    askAfterSeconds: undefined,
    actor: `provider:${deposit.provider}`,
  })
}
