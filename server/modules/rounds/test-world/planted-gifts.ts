import type { Database } from '#/platform/db/database.ts'
import { heldGifts } from '../store/gift-desk.ts'
import { campaigns } from '../store/vendor-campaigns.ts'
import { setCampaign, stopGifts } from '../vendor-gifts.ts'

const vendorCode = 'PG'

/** A gift of a vendor to this account that is held, as a call above a cap leaves it; the vendor is stopped. */
export async function plantHeldGift(
  { db, transaction }: Database,
  accountId: bigint,
  reason: 'over_call' | 'over_win' = 'over_call',
): Promise<string> {
  const transactionId = `held-${(await heldGifts(db, { waitingOnly: false, before: undefined, atMost: 1_000 })).length}`
  await transaction(async (tx) => {
    await tx
      .insertInto('held_gifts')
      .values({
        ...{ vendor_code: vendorCode, transaction_id: transactionId, operation: 'jackpotWin', account_id: accountId },
        ...{ amount: 700_000_000n, fingerprint: Buffer.alloc(32), reason },
      })
      .execute()
  })
  return transactionId
}

/** A vendor whose gifts an operator stopped. */
export async function plantStop({ transaction }: Database, by: string): Promise<void> {
  await transaction((tx) => stopGifts(tx, vendorCode, by))
}

/** Whoever stopped the vendor before, its gifts are paid now. */
export async function plantNoStop({ transaction }: Database): Promise<void> {
  await transaction(async (tx) => {
    await tx
      .updateTable('vendor_gift_states')
      .set({ stopped_at: null, stop_cause: null, stopped_by: null })
      .where('vendor_code', '=', vendorCode)
      .execute()
  })
}

/** A campaign that gives now. */
export async function plantCampaign({ db, transaction }: Database): Promise<string> {
  const campaignId = `campaign-${(await campaigns(db, { after: undefined, atMost: 1_000 })).length}`
  const [beginsAt, endsAt] = [new Date('2001-01-01'), new Date('2999-01-01')]
  await transaction((tx) =>
    setCampaign(tx, { vendorCode, campaignId, name: 'Spring', beginsAt, endsAt, budget: 10_000_000n }),
  )
  return campaignId
}
