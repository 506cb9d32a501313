import type { BodyOf } from '@banyan/contract/call.ts'
import type { openDeposit } from '@banyan/contract/wallet/deposit-calls.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Gateway, Opening } from '../gateway/gateway-port.ts'
import { type DepositRow, lockDeposit } from '../store/deposits.ts'
import { changeDeposit } from './change-deposit.ts'

export type Card = NonNullable<BodyOf<typeof openDeposit>['card']>

export interface PageParts {
  readonly database: Database
  /** By the provider's code. */
  readonly gateways: ReadonlyMap<string, Gateway>
  /** Where the provider sends the browser back to, which credits nothing. */
  returnUrl(number: string): URL
  /** Where the provider tells what became of an order. */
  callbackUrl(provider: string): URL
}

/**
 * Asks the provider for the page of an order, or to charge its card; the same number again, however often, is the same
 * payment to it. Silence leaves the order unknown.
 */
export async function askForPage(parts: PageParts, deposit: DepositRow, card?: Card): Promise<void> {
  const { database, gateways, returnUrl, callbackUrl } = parts
  const { number, provider, amount, asset, content, expires_at: expiresAt } = deposit
  const opening = await gateways.get(provider)?.open?.({
    ...{ number, amountMinor: amount, asset, content, expiresAt },
    returnUrl: returnUrl(number),
    callbackUrl: callbackUrl(provider),
    ...(card && { card }),
  })
  if (!opening || opening.is === 'unknown') return
  await database.transaction(async (tx) => {
    const now = await lockDeposit(tx, number)
    // Its callback may have come before our answer.
    if (now?.state !== 'unknown') return
    await changeDeposit(tx, now, opening.is === 'opened' ? 'opened' : 'failed', {
      actor: `provider:${provider}`,
      changes: changesOf(opening),
    })
  })
}

function changesOf(opening: Exclude<Opening, { is: 'unknown' }>) {
  if (opening.is === 'refused') return { reason: opening.reason.slice(0, 500) }
  return { page: opening.address ?? null, reference: opening.reference }
}
