import type { BodyOf } from '@banyan/contract/call.ts'
import { vendorGiftCalls as calls } from '@banyan/contract/rounds/operator-vendor-gift-calls.ts'
import { momentOf } from '@banyan/rules/content/moment.ts'
import { minorOf } from '@banyan/rules/money/amount.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Database } from '#/platform/db/database.ts'
import { type Binding, bind, bindAction, bindFourEyes } from '#/platform/http/bind.ts'
import { InvalidInput } from '#/platform/http/invalid-input.ts'
import { nameFor } from '#/platform/http/languages.ts'
import type { StoredCampaign } from '../store/vendor-campaigns.ts'
import { requireVendor, type VendorKeys } from '../use-cases/known-vendor.ts'
import { amountOf, campaignsPage, heldGiftsPage, vendorGifts } from '../use-cases/vendor-gifts.ts'
import { endCampaign, liftStop, refuseHeldGift, releaseHeldWin, setCampaign, stopGifts } from '../vendor-gifts.ts'

/** What operators see and decide of money that vendors give without a stake to answer for. */
export function vendorGiftBindings({ db }: Database, settings: MerchantSettings, keys: VendorKeys): Binding[] {
  return [
    bind(calls.vendorGifts, async (_input, tongues) => ({
      vendors: await vendorGifts(db, settings, (names) => nameFor(names, tongues)),
    })),
    bind(calls.listHeldGifts, ({ query }) => heldGiftsPage(db, query)),
    bind(calls.listVendorCampaigns, ({ query }) => campaignsPage(db, query)),
    ...stopBindings(keys),
    ...campaignBindings(keys),
  ]
}

function stopBindings(keys: VendorKeys): Binding[] {
  return [
    bindAction(calls.stopVendorGifts, ({ body: { vendor, reason } }, { principal }, record) =>
      record(async (tx) => {
        await requireVendor(tx, keys, vendor)
        await stopGifts(tx, vendor, principal.name)
        return {
          value: {},
          object: `vendor ${vendor}`,
          before: { gifts: 'given' },
          after: { gifts: 'stopped' },
          reason,
        }
      }),
    ),
    bindFourEyes(calls.liftVendorGifts, async (tx, { vendor, seen }, { by }) => {
      const { before, released } = await liftStop(tx, { vendorCode: vendor, seen: BigInt(seen ?? 0), by })
      return {
        object: `vendor ${vendor}`,
        before: { gifts: 'stopped', cause: before.cause, since: before.stoppedAt.toISOString() },
        after: { gifts: 'given', heldThatPass: released.count, heldAmount: amountOf(released.amount) },
      }
    }),
    bindFourEyes(
      calls.releaseHeldWin,
      async (tx, { vendor, transaction }, { by }) => {
        const { amount } = await releaseHeldWin(tx, { vendorCode: vendor, transactionId: transaction, by })
        const about = { transaction, amount: amountOf(amount) }
        return {
          object: `vendor ${vendor}`,
          before: { ...about, state: 'held' },
          after: { ...about, state: 'released' },
        }
      },
      { askedOnce: 'carriedOut' },
    ),
    bindAction(calls.refuseHeldGift, ({ body: { vendor, transaction, reason } }, { principal }, record) =>
      record(async (tx) => {
        const named = { vendorCode: vendor, transactionId: transaction, by: principal.name }
        const { amount } = await refuseHeldGift(tx, named)
        const about = { transaction, amount: amountOf(amount) }
        const [before, after] = [
          { ...about, state: 'held' },
          { ...about, state: 'refused' },
        ]
        return { value: {}, object: `vendor ${vendor}`, before, after, reason }
      }),
    ),
  ]
}

function campaignBindings(keys: VendorKeys): Binding[] {
  return [
    bindAction(calls.setVendorCampaign, ({ body }, _context, record) =>
      record(async (tx) => {
        const campaign = campaignIn(body)
        await requireVendor(tx, keys, body.vendor)
        const before = await setCampaign(tx, campaign)
        const after = audited({ ...campaign, spent: before?.spent ?? 0n })
        return {
          value: {},
          object: `vendor ${body.vendor}`,
          before: before ? audited(before) : { campaign: null },
          after,
          reason: body.reason,
        }
      }),
    ),
    bindAction(calls.endVendorCampaign, ({ body: { vendor, campaign, reason } }, _context, record) =>
      record(async (tx) => {
        const before = await endCampaign(tx, { vendorCode: vendor, campaignId: campaign })
        return {
          value: {},
          object: `vendor ${vendor}`,
          before: audited(before),
          after: { campaign, state: 'over' },
          reason,
        }
      }),
    ),
  ]
}

function campaignIn({ vendor, campaign, name, from, until, budget }: BodyOf<typeof calls.setVendorCampaign>) {
  const [beginsAt, endsAt] = [momentOf(from), momentOf(until)]
  if (!beginsAt) throw new InvalidInput([{ path: '/body/from', rule: 'moment' }])
  if (!endsAt) throw new InvalidInput([{ path: '/body/until', rule: 'moment' }])
  if (endsAt <= beginsAt) throw new InvalidInput([{ path: '/body/until', rule: 'order' }])
  const minor = minorOf(budget, merchantCurrency.exponent)
  return { vendorCode: vendor, campaignId: campaign, name, beginsAt, endsAt, budget: minor }
}

const audited = ({ campaignId, name, beginsAt, endsAt, budget, spent }: Omit<StoredCampaign, 'state'>) => ({
  ...{ campaign: campaignId, name, from: beginsAt.toISOString(), until: endsAt.toISOString() },
  ...{ budget: amountOf(budget), spent: amountOf(spent) },
})
