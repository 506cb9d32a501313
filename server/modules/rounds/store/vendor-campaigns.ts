import './round-tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

export interface Campaign {
  readonly vendorCode: string
  readonly campaignId: string
  readonly name: string
  readonly beginsAt: Date
  readonly endsAt: Date
  readonly budget: bigint
}

export interface StoredCampaign extends Campaign {
  readonly spent: bigint
  readonly state: 'ahead' | 'open' | 'over'
}

const columns = [
  ...(['vendor_code as vendorCode', 'campaign_id as campaignId', 'name'] as const),
  ...(['begins_at as beginsAt', 'ends_at as endsAt', 'budget', 'spent'] as const),
] as const

const state = sql<StoredCampaign['state']>`
  case when clock_now() < begins_at then 'ahead' when clock_now() < ends_at then 'open' else 'over' end
`

/** A place in the list of campaigns. */
export interface CampaignPlace {
  readonly vendorCode: string
  readonly campaignId: string
}

/** Campaigns by vendor and id, behind a place. */
export async function campaigns(
  db: Db,
  { after, atMost }: { readonly after: CampaignPlace | undefined; readonly atMost: number },
): Promise<StoredCampaign[]> {
  return await db
    .selectFrom('vendor_campaigns')
    .select(columns)
    .select(state.as('state'))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(vendor_code, campaign_id) > (${after?.vendorCode}, ${after?.campaignId})`),
    )
    .orderBy('vendor_code')
    .orderBy('campaign_id')
    .limit(atMost)
    .execute()
}

export async function campaignOf(
  tx: Tx,
  { vendorCode, campaignId }: CampaignPlace,
): Promise<StoredCampaign | undefined> {
  return await tx
    .selectFrom('vendor_campaigns')
    .select(columns)
    .select(state.as('state'))
    .where('vendor_code', '=', vendorCode)
    .where('campaign_id', '=', campaignId)
    .executeTakeFirst()
}

/** Keeps a campaign, new or changed; the vendor's row is locked. */
export async function putCampaign(tx: Tx, campaign: Campaign): Promise<void> {
  const { vendorCode, campaignId, name, beginsAt, endsAt, budget } = campaign
  const told = { name, begins_at: beginsAt, ends_at: endsAt, budget }
  await tx
    .insertInto('vendor_campaigns')
    .values({ vendor_code: vendorCode, campaign_id: campaignId, ...told })
    .onConflict((conflict) => conflict.columns(['vendor_code', 'campaign_id']).doUpdateSet(told))
    .execute()
}

/** Ends a campaign now, also one that has not begun. */
export async function setCampaignEnded(tx: Tx, { vendorCode, campaignId }: CampaignPlace): Promise<void> {
  await tx
    .updateTable('vendor_campaigns')
    .set({ begins_at: sql<Date>`least(begins_at, clock_now())`, ends_at: sql<Date>`clock_now()` })
    .where('vendor_code', '=', vendorCode)
    .where('campaign_id', '=', campaignId)
    .execute()
}
