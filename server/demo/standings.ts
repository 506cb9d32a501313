import { randomBytes } from 'node:crypto'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import { payIn } from '#/modules/cashier/deposits.ts'
import { claim, claimParts } from '#/modules/promotions/claims.ts'
import { playRounds } from '#/modules/rounds/play-rounds.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Database } from '#/platform/db/database.ts'

const dong = 100n
const million = 1_000_000n * dong

/** A slot of the demo's catalogue. */
export const playedGame = { vendorCode: 'PG', gameCode: 'pg-100000' } as const
/** No more than the terms of the bonus let one bet count. */
const stake = million / 2n
/** Payouts of ten rounds each, in tenths of a million: less than was staked, in all. */
const payments = [0n, 12n, 4n, 0n, 7n, 5n, 11n, 0n, 6n, 4n, 3n, 9n, 0n, 8n, 5n, 2n, 10n, 4n, 0n, 13n, 5n, 3n, 7n, 0n]

export interface StandingParts {
  readonly database: Database
  readonly settings: MerchantSettings
  readonly personal: PersonalSecrets
}

interface Standing {
  readonly vip: bigint
  readonly reviewed: bigint
}

/**
 * One deposits 12,000,000 ₫, takes the bonus of the day, checks in and bets 120,000,000 ₫: enough for VIP 2, and for most
 * of what the bonus asks. The other checks in from the same network, which an operator has to look at.
 */
export async function playStandings(given: StandingParts, { vip, reviewed }: Standing): Promise<void> {
  const { database } = given
  const parts = claimParts({ ...given, random: randomBytes })
  const deposit = (accountId: bigint, amount: bigint) =>
    database.transaction((tx) => payIn(tx, { accountId, amount, actor: 'demo' }))
  const take = (accountId: bigint, promotion: string) =>
    claim(parts, { accountId, promotion, cycle: undefined, version: 1, requestId: `demo-${promotion}` })
  await deposit(vip, 12n * million)
  // The bonus before the small gift: beside an open one it would be refused.
  for (const promotion of ['daily-reload', 'check-in', 'wheel']) await take(vip, promotion)
  const rounds = Array.from({ length: 10 * payments.length }, (_, at) => {
    const pays = (payments[at % payments.length] ?? 0n) * (million / 10n)
    return { roundId: `demo-round-${at}`, stake, pays }
  })
  await playRounds(database, { ...playedGame, memberId: vip, rounds })
  await deposit(reviewed, million / 2n)
  await take(reviewed, 'check-in')
}
