import { movementType } from '@banyan/rules/money/movement-type.ts'
import { available, promotionCosts } from '#/ledger/chart.ts'
import { Draft } from '#/ledger/draft.ts'
import { movedByDay, versionsWithin } from '#/ledger/statement.ts'
import { lockAccounts } from '#/modules/accounts/accounts.ts'
import { merchantCurrency, merchantTimeZone } from '#/modules/system/merchant.ts'
import { giveUpLot, type LotRow, lockLot } from '#/modules/wallet/turnover.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { bonusReference, promotionSource } from './pay-reward.ts'
import { tellRewards } from './rewards-topic.ts'

/**
 * Gives up a bonus that is not betted yet, or ends it when its time is over: the bonus goes back, and what games gave
 * since it was credited, as far as the money is there (domain section 4.3). What was deposited stays, and what must be
 * betted for the deposit itself too.
 */
export async function giveUpBonus(
  tx: Tx,
  {
    accountId,
    lotId,
    as,
    actor,
  }: {
    readonly accountId: bigint
    readonly lotId: bigint
    readonly as: 'forfeited' | 'expired'
    readonly actor: string
  },
): Promise<{ readonly taken: bigint }> {
  const { lot, bonus, won } = await bonusToGiveUp(tx, accountId, lotId)
  const asset = merchantCurrency.code
  const own = available(accountId, asset)
  const draft = await Draft.lock(tx, [own, promotionCosts(asset)])
  const [wanted, balance] = [bonus + won, draft.balanceOf(own)]
  const taken = wanted < balance ? wanted : balance
  if (taken > 0n) {
    draft.add({
      key: {
        source: promotionSource,
        kind: as === 'expired' ? 'bonus_expired' : 'bonus_forfeited',
        externalId: lot.reference,
      },
      parameters: { lot: String(lotId) },
      actor,
      legs: [{ debit: own, credit: promotionCosts(asset), amount: taken }],
      subject: own,
    })
    await draft.write(tx)
  }
  await giveUpLot(tx, lotId, as)
  await tellRewards(tx, [accountId])
  return { taken }
}

/** Locks an open bonus, and says what giving it up would take if the money is there, in minor units. */
export async function bonusToGiveUp(tx: Tx, accountId: bigint, lotId: bigint) {
  await lockAccounts(tx, [accountId])
  const lot = await lockLot(tx, accountId, lotId)
  if (!lot || !isPromotions(lot)) throw new Refusal('bonus_not_found')
  if (lot.state !== 'active') throw new Refusal('bonus_over')
  return { lot, bonus: lot.amount, won: await wonSince(tx, lot) }
}

/** Whether a lot was made for something that a promotion gave. */
function isPromotions({ source, reference }: Pick<LotRow, 'source' | 'reference'>): boolean {
  return source === 'bonus' && reference.startsWith(bonusReference(''))
}

/** What games gave since the bonus was credited, in minor units; nothing where they took. */
async function wonSince(db: Db, { account_id: memberId, asset, created_at: from }: LotRow): Promise<bigint> {
  const member = { memberId, asset }
  const versions = await versionsWithin(db, member, { from, until: await databaseNow(db) })
  const moved = await movedByDay(db, member, { ...versions, after: from, timeZone: merchantTimeZone })
  const won = moved.reduce(
    (sum, { movedIn, movedOut, ...entry }) =>
      movementType(entry, movedIn).group === 'bet' ? sum + movedIn - movedOut : sum,
    0n,
  )
  return won > 0n ? won : 0n
}
