import Type, { type Static } from 'typebox'
import { defineCall } from '#/call.ts'
import { game, vendorCode } from '#/games/game.ts'
import { usernameInput } from '#/identity/login-calls.ts'
import { pageOf, pageQuery } from '#/keyset-page.ts'
import { fourEyesCall } from '#/operator-call.ts'
import { moment, shape } from '#/system/content.ts'
import { campaignId, transactionId } from '#/vendor/wallet.ts'
import { memberAmount } from '#/wallet/wallet-balance.ts'
import { namedMember, orNull } from '../identity/member-words.ts'
import { operatorCall, reason, rowId } from '../operator-call.ts'

const read = { ...operatorCall, method: 'GET', body: undefined, origin: 'ours' } as const
const act = { ...operatorCall, method: 'POST', query: shape({}), value: shape({}), origin: 'ours' } as const
const count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
const who = Type.String({ maxLength: 60 })

export const giftStopCauses = ['over_call', 'over_day', 'operator'] as const
export const giftHoldReasons = [
  'stopped',
  'over_call',
  'over_day',
  'over_multiple',
  'over_win',
  'campaign_unknown',
  'campaign_closed',
  'campaign_spent',
] as const

const giftVendor = shape({
  vendor: vendorCode,
  name: Type.String({ maxLength: 120, description: 'Empty where the catalogue has no such vendor' }),
  given: { ...memberAmount, description: 'Since the merchant’s midnight' },
  counted: { ...memberAmount, description: 'What of it counts against the cap of a day' },
  perCall: memberAmount,
  perDay: memberAmount,
  stop: orNull(shape({ at: moment, cause: Type.Enum([...giftStopCauses]), by: orNull(who) })),
  held: shape({ count, amount: memberAmount, newest: orNull(rowId) }),
})
export type GiftVendor = Static<typeof giftVendor>

/** A gift is money that a vendor gives without a stake to answer for. Those that are stopped come first. */
const vendorGifts = defineCall({
  ...read,
  id: 'vendorGifts',
  summary: 'What game vendors gave today against their caps, and which are stopped.',
  path: '/wps/operator/vendors/gifts',
  query: shape({}),
  value: shape({ vendors: Type.Array(giftVendor, { maxItems: 1_000 }) }),
  errors: [],
})

const heldGift = shape({
  number: rowId,
  vendor: vendorCode,
  transaction: transactionId,
  operation: Type.Enum(['promoWin', 'jackpotWin', 'win', 'betAndWin', 'buyOut', 'adjust']),
  campaign: orNull(campaignId),
  member: namedMember,
  amount: memberAmount,
  reason: Type.Enum([...giftHoldReasons]),
  state: Type.Enum(['held', 'released', 'paid', 'refused'], {
    description: 'released: paid when the vendor sends it again',
  }),
  tries: { ...count, description: 'How often the vendor sent it in vain' },
  heldAt: moment,
  lastAt: moment,
  decidedBy: orNull(who),
})
export type HeldGift = Static<typeof heldGift>

const listHeldGifts = defineCall({
  ...read,
  id: 'listHeldGifts',
  summary: 'Gifts of vendors that were held, the newest first.',
  path: '/wps/operator/vendors/gifts/held',
  query: shape({
    vendor: Type.Optional(vendorCode),
    state: Type.Enum(['waiting', 'any'], { default: 'waiting' }),
    ...pageQuery,
  }),
  value: shape(pageOf(heldGift)),
  errors: [],
})

/** Alone: whoever sees that something is wrong stops it first. What a vendor sends meanwhile is held. */
const stopVendorGifts = defineCall({
  ...act,
  id: 'stopVendorGifts',
  summary: 'Stops what a vendor gives without a stake.',
  path: '/wps/operator/vendors/gifts/stop',
  body: shape({ vendor: vendorCode, reason }),
  errors: ['vendor_not_found', 'nothing_to_change'],
})

/**
 * What was held up to `seen`, the newest that the operator saw, is paid when the vendor sends it again, whatever the caps;
 * what came later is judged by them. What the vendor has given today counts against them no more.
 */
const liftVendorGifts = defineCall({
  ...fourEyesCall,
  id: 'liftVendorGifts',
  summary: 'Lifts the stop of what a vendor gives without a stake.',
  method: 'POST',
  path: '/wps/operator/vendors/gifts/lift',
  query: shape({}),
  body: shape({ vendor: vendorCode, seen: orNull(rowId), reason }),
  errors: ['nothing_to_change'],
})

/** A win that is more than its stake answers for is paid when the vendor sends it again. */
const releaseHeldWin = defineCall({
  ...fourEyesCall,
  id: 'releaseHeldWin',
  summary: 'Lets a win pass that was held.',
  method: 'POST',
  path: '/wps/operator/vendors/gifts/release',
  query: shape({}),
  body: shape({ vendor: vendorCode, transaction: transactionId, reason }),
  errors: ['held_gift_not_found'],
})

/** For good: the vendor is told so when it sends the call again. */
const refuseHeldGift = defineCall({
  ...act,
  id: 'refuseHeldGift',
  summary: 'Refuses a held gift for good.',
  path: '/wps/operator/vendors/gifts/refuse',
  body: shape({ vendor: vendorCode, transaction: transactionId, reason }),
  errors: ['held_gift_not_found'],
})

const campaignFields = {
  vendor: vendorCode,
  campaign: campaignId,
  name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  from: moment,
  until: moment,
  budget: Type.String({ pattern: '^(0|[1-9]\\d{0,12})\\.\\d{2}$', description: "Amount in the merchant's currency" }),
}

const campaign = shape({
  ...campaignFields,
  budget: memberAmount,
  spent: memberAmount,
  state: Type.Enum(['ahead', 'open', 'over']),
})
export type VendorCampaign = Static<typeof campaign>

const listVendorCampaigns = defineCall({
  ...read,
  id: 'listVendorCampaigns',
  summary: 'Campaigns of vendors, by vendor and id.',
  path: '/wps/operator/vendors/campaigns',
  query: shape(pageQuery),
  value: shape(pageOf(campaign)),
  errors: [],
})

/** Registers a campaign, or changes it; rules beyond the schema: moment, order. The budget is never below what was given. */
const setVendorCampaign = defineCall({
  ...act,
  id: 'setVendorCampaign',
  summary: "Registers or changes a vendor's campaign.",
  path: '/wps/operator/vendors/campaigns',
  body: shape({ ...campaignFields, reason }),
  errors: ['vendor_not_found', 'campaign_below_spent'],
})

const endVendorCampaign = defineCall({
  ...act,
  id: 'endVendorCampaign',
  summary: "Ends a vendor's campaign now.",
  path: '/wps/operator/vendors/campaigns/end',
  body: shape({ vendor: vendorCode, campaign: campaignId, reason }),
  errors: ['campaign_not_found', 'nothing_to_change'],
})

/** For a vendor's engineer, who holds the wallet against the conformance suite by it. */
const openTestLaunch = defineCall({
  ...operatorCall,
  id: 'openTestLaunch',
  summary: 'A launch of a game for a test member: its one-time token, with which the vendor begins a session.',
  method: 'POST',
  path: '/wps/operator/test-launch',
  query: shape({}),
  body: shape({ username: usernameInput, vassalage: vendorCode, gameCode: game.properties.gameCode }),
  value: shape({
    launchToken: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', description: 'Good for 60 s' }),
  }),
  // A username that the environment does not list as a test member is answered like an unknown one.
  errors: ['account_not_found', 'vendor_not_found'],
  origin: 'ours',
})

export const vendorGiftCalls = {
  openTestLaunch,
  vendorGifts,
  listHeldGifts,
  stopVendorGifts,
  liftVendorGifts,
  releaseHeldWin,
  refuseHeldGift,
  listVendorCampaigns,
  setVendorCampaign,
  endVendorCampaign,
} as const
