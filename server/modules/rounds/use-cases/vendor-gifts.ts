import type { ValueOf } from '@banyan/contract/call.ts'
import type {
  GiftVendor,
  HeldGift,
  VendorCampaign,
  vendorGiftCalls,
} from '@banyan/contract/rounds/operator-vendor-gift-calls.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import { namesOf } from '#/modules/accounts/members.ts'
import { catalogueVendors } from '#/modules/games/manage-games.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { numberBehind, pageFrom, readCursor } from '#/platform/calls/cursor.ts'
import type { Db } from '#/platform/db/handles.ts'
import { giftCapsOf } from '../sections.ts'
import { type GiftStanding, giftStandings, heldGifts } from '../store/gift-desk.ts'
import { campaigns, type StoredCampaign } from '../store/vendor-campaigns.ts'

const vendorsAtMost = 500

export const amountOf = (minor: bigint): string => toAmount(minor, merchantCurrency.exponent)

/** Every vendor of the catalogue, and every other one that ever gave: those that are stopped first. */
export async function vendorGifts(
  db: Db,
  settings: MerchantSettings,
  nameFor: (names: Readonly<Record<string, string>>) => string,
): Promise<GiftVendor[]> {
  const [known, standings] = await Promise.all([catalogueVendors(db), giftStandings(db, vendorsAtMost)])
  const names = new Map(known.map(({ code, names }) => [code, nameFor(names)]))
  const own = settings.current('vendorGifts')
  const present = (standing: GiftStanding): GiftVendor => {
    const { vendorCode: vendor, given, letPass, stoppedAt, cause, stoppedBy, held, heldAmount, newestHeld } = standing
    const { perCall, perDay } = giftCapsOf(own, vendor)
    return {
      ...{ vendor, name: names.get(vendor) ?? '', given: amountOf(given), counted: amountOf(given - letPass) },
      ...{ perCall: amountOf(perCall), perDay: amountOf(perDay) },
      stop: stoppedAt && cause && { at: stoppedAt.toISOString(), cause, by: stoppedBy },
      held: { count: held, amount: amountOf(heldAmount), newest: newestHeld === null ? null : String(newestHeld) },
    }
  }
  const seen = new Set(standings.map(({ vendorCode }) => vendorCode))
  const quiet = known.filter(({ code }) => !seen.has(code)).map(({ code }) => ({ ...nothing, vendorCode: code }))
  return [...standings, ...quiet].map(present)
}

const nothing: Omit<GiftStanding, 'vendorCode'> = {
  ...{ given: 0n, letPass: 0n, stoppedAt: null, cause: null, stoppedBy: null },
  ...{ held: 0, heldAmount: 0n, newestHeld: null },
}

interface Page {
  readonly after?: string | undefined
  readonly size: number
}

export async function heldGiftsPage(
  db: Db,
  { vendor, state, after, size }: Page & { readonly vendor?: string | undefined; readonly state: 'waiting' | 'any' },
): Promise<ValueOf<typeof vendorGiftCalls.listHeldGifts>> {
  const before = numberBehind(after)
  const read = await heldGifts(db, { vendor, waitingOnly: state === 'waiting', before, atMost: size + 1 })
  const { rows, next } = pageFrom(read, size, (row) => [String(row.number)])
  const members = await namesOf(
    db,
    rows.map(({ memberId }) => memberId),
  )
  return {
    rows: rows.map(({ vendorCode, transactionId, operation, campaignId, memberId, reason, ...row }) => {
      const member = members.get(memberId)
      if (!member) throw new Error(`account ${memberId} has no name`)
      return {
        ...{ vendor: vendorCode, transaction: transactionId, campaign: campaignId, member },
        // What the table may hold is the contract's list: the rules write it.
        ...{ operation: operation as HeldGift['operation'], reason: reason as HeldGift['reason'] },
        ...{ number: String(row.number), amount: amountOf(row.amount), state: row.state, tries: row.tries },
        ...{ heldAt: row.heldAt.toISOString(), lastAt: row.lastAt.toISOString(), decidedBy: row.decidedBy },
      }
    }),
    next,
  }
}

export async function campaignsPage(
  db: Db,
  { after, size }: Page,
): Promise<ValueOf<typeof vendorGiftCalls.listVendorCampaigns>> {
  const [vendorCode, campaignId] = readCursor(after, ['text', 'text']) ?? []
  const place = vendorCode === undefined || campaignId === undefined ? undefined : { vendorCode, campaignId }
  const read = await campaigns(db, { after: place, atMost: size + 1 })
  const { rows, next } = pageFrom(read, size, (row) => [row.vendorCode, row.campaignId])
  return { rows: rows.map(presentCampaign), next }
}

function presentCampaign({
  vendorCode,
  campaignId,
  beginsAt,
  endsAt,
  budget,
  spent,
  ...row
}: StoredCampaign): VendorCampaign {
  return {
    ...{ vendor: vendorCode, campaign: campaignId, ...row },
    ...{ from: beginsAt.toISOString(), until: endsAt.toISOString() },
    ...{ budget: amountOf(budget), spent: amountOf(spent) },
  }
}
