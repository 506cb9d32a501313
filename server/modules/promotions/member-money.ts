import type { EndingBonus, MoneyPlaces } from '@banyan/rules/cashier/money-places.ts'
import { movementType } from '@banyan/rules/money/movement-type.ts'
import { movedByDay, versionsWithin } from '#/ledger/statement.ts'
import { chaseStakesSince, heldForChases, openStakesOf } from '#/modules/lottery/member-bets.ts'
import { openBuyIns, openRoundStakes } from '#/modules/rounds/member-rounds.ts'
import { merchantTimeZone } from '#/modules/system/merchant.ts'
import { vendorResultSince } from '#/modules/vendor-wallets/member-wallets.ts'
import { type LotRow, winningsTakenSince } from '#/modules/wagering/turnover.ts'
import { placesOfMoney } from '#/modules/wallet/places-of-money.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import type { Db } from '#/platform/db/handles.ts'

/**
 * Every place where an account's money is: the one answer to "how much does the member have". Rounds that opened before
 * `since` are left out.
 */
export async function memberMoney(db: Db, accountId: bigint, since: Date): Promise<MoneyPlaces> {
  return await placesOfMoney(db, accountId, {
    chases: await heldForChases(db, accountId),
    lotteryStakes: await openStakesOf(db, accountId),
    roundStakes: await openRoundStakes(db, accountId, since),
  })
}

/** Money that a chase holds, or gives back, is neither staked nor won. */
const chaseKinds = new Set(['chase', 'chase_release'])

/** Results of an open bonus since it was credited. */
export async function endingBonus(db: Db, lot: LotRow): Promise<EndingBonus> {
  const { account_id: accountId, asset, created_at: since, amount: bonus } = lot
  const member = { memberId: accountId, asset }
  const versions = await versionsWithin(db, member, { from: since, until: await databaseNow(db) })
  const moved = await movedByDay(db, member, { ...versions, after: since, timeZone: merchantTimeZone })
  const played = moved.filter(
    ({ movedIn, ...entry }) => movementType(entry, movedIn).group === 'bet' && !chaseKinds.has(entry.kind),
  )
  const balance = played.reduce((sum, { movedIn, movedOut }) => sum + movedIn - movedOut, 0n)
  return {
    bonus,
    // Bets of chases are paid from what the chase holds, which the statement does not show.
    betResult: balance - (await chaseStakesSince(db, accountId, since)),
    openStakes:
      (await openStakesOf(db, accountId, since)) +
      (await openRoundStakes(db, accountId, since)) +
      (await openBuyIns(db, accountId, since)),
    vendorResult: await vendorResultSince(db, accountId, since),
    takenBefore: await winningsTakenSince(db, accountId, asset, since),
  }
}
