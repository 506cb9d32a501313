import { type Forfeit, forfeitOf } from '@banyan/rules/cashier/money-places.ts'
import { available, debt, promotionCosts } from '#/ledger/chart.ts'
import { Draft } from '#/ledger/draft.ts'
import { lockAccounts } from '#/modules/accounts/accounts.ts'
import { takeBackChases } from '#/modules/lottery/member-chases.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import { findLot, forfeitLot, type LotRow, lockLot } from '#/modules/wagering/turnover.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { endingBonus, memberMoney } from '../member-money.ts'
import { bonusReference, promotionSource } from './pay-reward.ts'
import { tellRewards } from './rewards-topic.ts'

interface BonusEnd {
  readonly accountId: bigint
  readonly lotId: bigint
  readonly as: 'forfeited' | 'expired'
  readonly actor: string
  /**
   * Money that is at stake, at a vendor or on its way: `refuse` with bonus_in_play, or let the member owe it. Without the
   * refusal an open bet would be insured: its win is the member's, its loss the brand's.
   */
  readonly outOfReach: 'refuse' | 'owed'
}

/**
 * Ends an open bonus and takes it back with what was won since (domain section 4.3), from the main wallet, then from
 * chases. The deposit stays, and so does its wagering requirement. bonus_not_found, bonus_over, bonus_in_play; giving up
 * twice answers alike.
 */
export async function giveUpBonus(
  tx: Tx,
  { accountId, lotId, as, actor, outOfReach }: BonusEnd,
): Promise<{ readonly taken: bigint }> {
  await lockAccounts(tx, [accountId])
  const found = await findLot(tx, accountId, lotId)
  if (found && isPromotions(found) && found.state === as && found.taken !== null) return { taken: found.taken }
  const { fromChases: wanted } = await bonusToGiveUp(tx, accountId, lotId)
  if (wanted > 0n) await takeBackChases(tx, { accountId, wanted, actor })

  const asset = merchantCurrency.code
  const own = available(accountId, asset)
  const draft = await Draft.lock(tx, [own, debt(accountId, asset), promotionCosts(asset)])
  const lot = openBonus(await lockLot(tx, accountId, lotId))
  const { due: taken, fromChases, missing } = await forfeitNow(tx, lot)
  // Chases that still hold a part of it could not be cancelled.
  if (outOfReach === 'refuse' && fromChases + missing > 0n) throw new Refusal('bonus_in_play')
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
      shortfall: 'owed',
    })
    await draft.write(tx)
  }
  await forfeitLot(tx, lotId, { state: as, taken })
  await tellRewards(tx, [accountId])
  return { taken }
}

/** An open bonus, with what giving it up would take; bonus_not_found, bonus_over. */
export async function bonusToGiveUp(
  db: Db,
  accountId: bigint,
  lotId: bigint,
): Promise<Forfeit & { readonly bonus: bigint }> {
  const lot = openBonus(await findLot(db, accountId, lotId))
  return { bonus: lot.amount, ...(await forfeitNow(db, lot)) }
}

async function forfeitNow(db: Db, lot: LotRow): Promise<Forfeit> {
  return forfeitOf(await memberMoney(db, lot.account_id, lot.created_at), await endingBonus(db, lot))
}

function openBonus(lot: LotRow | undefined): LotRow {
  if (!lot || !isPromotions(lot)) throw new Refusal('bonus_not_found')
  if (lot.state !== 'active') throw new Refusal('bonus_over')
  return lot
}

/** Whether a lot was made for something that a promotion gave. */
function isPromotions({ source, reference }: Pick<LotRow, 'source' | 'reference'>): boolean {
  return source === 'bonus' && reference.startsWith(bonusReference(''))
}
