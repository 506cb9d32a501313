import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import * as desk from './store/gift-desk.ts'
import * as kept from './store/vendor-campaigns.ts'

/** A campaign of a vendor's, with what was given of its budget. */
export type StoredCampaign = kept.StoredCampaign

/** Registers a campaign, or changes one, from the next gift on; campaign_below_spent. Answers how it was before. */
export async function setCampaign(tx: Tx, campaign: kept.Campaign): Promise<StoredCampaign | undefined> {
  await desk.lockVendorGifts(tx, campaign.vendorCode)
  const before = await kept.campaignOf(tx, campaign)
  if (before && campaign.budget < before.spent) throw new Refusal('campaign_below_spent')
  await kept.putCampaign(tx, campaign)
  return before
}

/** Ends a campaign now; campaign_not_found, nothing_to_change. Answers how it was before. */
export async function endCampaign(tx: Tx, named: kept.CampaignPlace): Promise<StoredCampaign> {
  await desk.lockVendorGifts(tx, named.vendorCode)
  const before = await kept.campaignOf(tx, named)
  if (!before) throw new Refusal('campaign_not_found')
  if (before.state === 'over') throw new Refusal('nothing_to_change')
  await kept.setCampaignEnded(tx, named)
  return before
}

/** Stops a vendor's gifts until two operators lift the stop; nothing_to_change. */
export async function stopGifts(tx: Tx, vendorCode: string, by: string): Promise<void> {
  const { stoppedAt } = await desk.lockVendorGifts(tx, vendorCode)
  if (stoppedAt) throw new Refusal('nothing_to_change')
  await desk.setStopped(tx, vendorCode, by)
}

/**
 * Lets a stopped vendor give again; nothing_to_change. What was held up to `seen` is paid when the vendor sends it again,
 * whatever the caps; a cap counts anew from now on.
 */
export async function liftStop(tx: Tx, { vendorCode, seen, by }: { vendorCode: string; seen: bigint; by: string }) {
  const before = await desk.lockVendorGifts(tx, vendorCode)
  if (!before.stoppedAt || !before.cause) throw new Refusal('nothing_to_change')
  const { stoppedAt, cause } = before
  return { before: { stoppedAt, cause }, released: await desk.setLifted(tx, vendorCode, seen, by) }
}

/** Lets a win pass that was held, which is paid when its vendor sends it again; held_gift_not_found. */
export async function releaseHeldWin(
  tx: Tx,
  { vendorCode, transactionId, by }: { vendorCode: string; transactionId: string; by: string },
) {
  await desk.lockVendorGifts(tx, vendorCode)
  const released = await desk.setWinReleased(tx, vendorCode, transactionId, by)
  if (!released) throw new Refusal('held_gift_not_found')
  return released
}

/** Refuses a held gift for good, which its vendor is told when it sends it again; held_gift_not_found. */
export async function refuseHeldGift(
  tx: Tx,
  { vendorCode, transactionId, by }: { vendorCode: string; transactionId: string; by: string },
) {
  await desk.lockVendorGifts(tx, vendorCode)
  const refused = await desk.setGiftRefused(tx, vendorCode, transactionId, by)
  if (!refused) throw new Refusal('held_gift_not_found')
  return refused
}
