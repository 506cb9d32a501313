import './deposit-tables.ts'
import { openDepositStates } from '@banyan/rules/cashier/deposit-states.ts'
import { sql } from 'kysely'
import type { Db } from '#/platform/db/handles.ts'
import type { DepositRow } from './deposits.ts'

/** Orders that a member can still pay. */
export async function openDepositsOf(db: Db, accountId: bigint): Promise<Pick<DepositRow, 'channel' | 'amount'>[]> {
  return await db
    .selectFrom('deposits')
    .select(['channel', 'amount'])
    .where('account_id', '=', accountId)
    .where('state', 'in', openDepositStates)
    .execute()
}

/** Seconds until a member may open an order of a channel again, of which it let `atMost` expire in an hour; 0 for now. */
export async function secondsUntilFewerUnpaid(
  db: Db,
  { accountId, channel, atMost }: { readonly accountId: bigint; readonly channel: string; readonly atMost: number },
): Promise<number> {
  const last = await db
    .selectFrom('deposits')
    .select(secondsUntil(3_600).as('seconds'))
    .where('account_id', '=', accountId)
    .where('channel', '=', channel)
    .where('state', '=', 'expired')
    .where(sql<boolean>`finished_at > clock_now() - interval '1 hour'`)
    .orderBy('finished_at', 'desc')
    .offset(atMost - 1)
    .limit(1)
    .executeTakeFirst()
  return last?.seconds ?? 0
}

/** Seconds until a member may try a card again, of whose cards `atMost` were none in 24 hours; 0 for now. */
export async function secondsUntilFewerBadCards(db: Db, accountId: bigint, atMost: number): Promise<number> {
  const last = await db
    .selectFrom('deposits')
    .select(secondsUntil(24 * 3_600).as('seconds'))
    .where('account_id', '=', accountId)
    .where('kind', '=', 'scratchCard')
    .where('state', '=', 'failed')
    .where('reason', '=', 'bad_card')
    .where(sql<boolean>`finished_at > clock_now() - interval '24 hours'`)
    .orderBy('finished_at', 'desc')
    .offset(atMost - 1)
    .limit(1)
    .executeTakeFirst()
  return last?.seconds ?? 0
}

const secondsUntil = (after: number) =>
  sql<number>`greatest(1, ceil(extract(epoch from finished_at - clock_now()) + ${after}))::int`

/** Whether a card was tried within the last 24 hours. One that could not be sent, by nobody's fault, was not. */
export async function wasCardTried(db: Db, cardMark: Uint8Array): Promise<boolean> {
  const { tried } = await db
    .selectNoFrom((given) =>
      given
        .exists(
          given
            .selectFrom('deposits')
            .select('id')
            .where('card_mark', '=', cardMark)
            .where(sql<boolean>`created_at > clock_now() - interval '24 hours'`)
            .where(sql<boolean>`(state <> 'failed' or coalesce(reason, '') not in ('maintenance', 'not_sent'))`),
        )
        .as('tried'),
    )
    .executeTakeFirstOrThrow()
  return Boolean(tried)
}

/** What a transfer says without our code: enough to find its order by. */
export interface BareTransfer {
  readonly provider: string
  readonly asset: string
  readonly amount: bigint
  readonly receivingAccount: string
}

/** Open orders that a transfer of this amount to this account may pay; two are as good as many. */
export async function ordersOfTransfer(
  db: Db,
  { provider, asset, amount, receivingAccount }: BareTransfer,
): Promise<Pick<DepositRow, 'number' | 'account_id'>[]> {
  return await db
    .selectFrom('deposits')
    .select(['number', 'account_id'])
    .where('kind', '=', 'bankQr')
    .where('provider', '=', provider)
    .where('asset', '=', asset)
    .where('amount', '=', amount)
    .where('account_number', '=', receivingAccount)
    .where('state', 'in', openDepositStates)
    .where(sql<boolean>`expires_at > clock_now()`)
    .limit(2)
    .execute()
}
