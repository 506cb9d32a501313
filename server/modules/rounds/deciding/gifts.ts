import type { OutcomeCode } from '@banyan/contract/vendor/outcomes.ts'
import { fingerprintOf } from '#/ledger/posting.ts'
import type { GiftCaps, KnownCall, MoneyCall, StoppedGifts } from './money-call.ts'

/** Why a gift is not paid now. The campaign's are told to the vendor as they are, the others as `held`. */
export type HoldReason =
  | 'stopped'
  | 'over_call'
  | 'over_day'
  | 'over_multiple'
  | 'over_win'
  | 'campaign_unknown'
  | 'campaign_closed'
  | 'campaign_spent'

/** What a vendor has given today, read under the lock of its row. */
export interface VendorGifts {
  readonly vendorCode: string
  /** The merchant's, such as 2026-11-26. */
  readonly day: string
  readonly isStopped: boolean
  readonly given: bigint
  /** So much of it does not count against the cap. */
  readonly letPass: bigint
}

export interface KnownCampaign {
  readonly vendorCode: string
  readonly campaignId: string
  readonly isOpen: boolean
  readonly left: bigint
}

/** A gift that was held before, under the same id. */
export interface KnownHold {
  readonly vendorCode: string
  readonly transactionId: string
  readonly fingerprint: Uint8Array
  readonly state: 'held' | 'released' | 'paid' | 'refused'
}

export interface FoundGifts {
  readonly vendors: readonly VendorGifts[]
  readonly campaigns: readonly KnownCampaign[]
  readonly holds: readonly KnownHold[]
}

/** A gift that is to be held. */
export interface Hold {
  readonly call: MoneyCall
  readonly amount: bigint
  readonly reason: HoldReason
}

/** What a call gives without a stake to answer for, in minor units; a promotion is a gift even of nothing. */
export function giftOf(call: MoneyCall, known: Pick<KnownCall, 'hasStake'>): bigint | undefined {
  if (call.operation === 'promoWin') return call.pays
  return call.pays > 0n && isWithoutStake(call, known) ? call.pays : undefined
}

function isWithoutStake({ operation, isReward, stake }: MoneyCall, { hasStake }: Pick<KnownCall, 'hasStake'>): boolean {
  if (operation === 'win') return isReward || !hasStake
  if (operation === 'betAndWin') return stake === 0n && !hasStake
  return operation === 'jackpotWin' || operation === 'adjust'
}

/** Whether a call may be a gift, before the state around it is read. */
export function mayBeGift({ operation, isReward, pays, stake }: MoneyCall): boolean {
  if (operation === 'win') return isReward
  if (operation === 'betAndWin') return stake === 0n && pays > 0n
  return operation === 'promoWin' || operation === 'jackpotWin' || (operation === 'adjust' && pays > 0n)
}

type Beyond = 'over_multiple' | 'over_win'

/** Why a payment that has a stake is more than the stake answers for; undefined where it is not. */
export function beyondStake(
  { operation, stake, pays }: MoneyCall,
  known: Pick<KnownCall, 'roundStaked' | 'roundPaid' | 'referredStake'>,
  { winMultiple, perWin }: GiftCaps,
): Beyond | undefined {
  if (pays === 0n || (operation !== 'win' && operation !== 'betAndWin' && operation !== 'buyOut')) return undefined
  if (pays > perWin) return 'over_win'
  const [staked, paid] =
    operation === 'buyOut' ? [known.referredStake, 0n] : [known.roundStaked + stake, known.roundPaid]
  return paid + pays > staked * winMultiple ? 'over_multiple' : undefined
}

interface Standing {
  readonly day: string
  isStopped: boolean
  given: bigint
  letPass: bigint
}

/**
 * Gifts of one transaction, decided one after the other in memory: each sees what those before it gave. Whatever an operator
 * can put right is held and not kept in the book, so that the same call is paid when it comes again.
 */
export class Gifts {
  readonly holds: Hold[] = []
  /** Held before, paid now. */
  readonly paid: MoneyCall[] = []
  readonly stops: StoppedGifts[] = []
  readonly #capsOf: (vendorCode: string) => GiftCaps
  readonly #standings: ReadonlyMap<string, Standing>
  readonly #campaigns: ReadonlyMap<string, KnownCampaign>
  readonly #known: ReadonlyMap<string, KnownHold>
  readonly #spent = new Map<KnownCampaign, bigint>()
  readonly #given = new Set<string>()

  constructor({ vendors, campaigns, holds }: FoundGifts, capsOf: (vendorCode: string) => GiftCaps) {
    this.#capsOf = capsOf
    this.#standings = new Map(vendors.map(({ vendorCode, ...rest }) => [vendorCode, { ...rest }]))
    this.#campaigns = new Map(campaigns.map((each) => [keyOf(each.vendorCode, each.campaignId), each]))
    this.#known = new Map(holds.map((each) => [keyOf(each.vendorCode, each.transactionId), each]))
  }

  /** What a gift is answered instead of being paid; undefined where it is paid. */
  answer(call: MoneyCall, amount: bigint): OutcomeCode | undefined {
    const { vendorCode, transactionId, parameters } = call
    const known = this.#known.get(keyOf(vendorCode, transactionId))
    // One id, one call, also while it is held.
    if (known && !fingerprintOf(parameters).equals(known.fingerprint)) return 'conflict'
    if (known?.state === 'refused') return 'refused'
    const standing = this.#standings.get(vendorCode)
    if (!standing) throw new Error(`what ${vendorCode} gave was not read`)
    const reason = this.#holdReason(call, amount, standing, known?.state === 'released')
    if (reason === undefined) return this.#pay(call, amount, standing, known)
    this.holds.push({ call, amount, reason })
    if (reason === 'over_call' || reason === 'over_day') {
      standing.isStopped = true
      this.stops.push({ vendorCode, cause: reason, transactionId, amount })
    }
    return reason === 'campaign_unknown' || reason === 'campaign_closed' || reason === 'campaign_spent'
      ? reason
      : 'held'
  }

  /**
   * What a win is answered that is beyond its stake, or was held before; undefined where it is paid. It counts in no day and
   * stops nothing: two operators let each pass by itself.
   */
  answerWin(call: MoneyCall, beyond: Beyond | undefined): OutcomeCode | undefined {
    const known = this.#known.get(keyOf(call.vendorCode, call.transactionId))
    if (known && !fingerprintOf(call.parameters).equals(known.fingerprint)) return 'conflict'
    if (known?.state === 'refused') return 'refused'
    if (beyond === undefined || known?.state === 'released') {
      if (known) this.paid.push(call)
      return undefined
    }
    this.holds.push({ call, amount: call.pays, reason: beyond })
    return 'held'
  }

  #holdReason(call: MoneyCall, amount: bigint, standing: Standing, isReleased: boolean): HoldReason | undefined {
    if (standing.isStopped) return 'stopped'
    const fault = paysOutOfCampaign(call) ? this.#campaignFault(call, amount) : undefined
    if (fault !== undefined) return fault
    // Two operators saw it, and let it pass.
    if (isReleased) return undefined
    const { perCall, perDay } = this.#capsOf(call.vendorCode)
    if (amount > perCall) return 'over_call'
    return standing.given - standing.letPass + amount > perDay ? 'over_day' : undefined
  }

  #campaignFault({ vendorCode, campaignId = '' }: MoneyCall, amount: bigint): HoldReason | undefined {
    const campaign = this.#campaigns.get(keyOf(vendorCode, campaignId))
    if (!campaign) return 'campaign_unknown'
    if (!campaign.isOpen) return 'campaign_closed'
    return amount > campaign.left - (this.#spent.get(campaign) ?? 0n) ? 'campaign_spent' : undefined
  }

  #pay(call: MoneyCall, amount: bigint, standing: Standing, known: KnownHold | undefined): undefined {
    const { vendorCode, campaignId = '' } = call
    standing.given += amount
    if (known?.state === 'released') standing.letPass += amount
    this.#given.add(vendorCode)
    if (known) this.paid.push(call)
    const campaign = paysOutOfCampaign(call) ? this.#campaigns.get(keyOf(vendorCode, campaignId)) : undefined
    if (campaign) this.#spent.set(campaign, (this.#spent.get(campaign) ?? 0n) + amount)
  }

  /** The vendors that gave, as they stand now. */
  changed(): Pick<VendorGifts, 'vendorCode' | 'day' | 'given' | 'letPass'>[] {
    return [...this.#given].map((vendorCode) => ({ vendorCode, ...(this.#standings.get(vendorCode) as Standing) }))
  }

  /** What was given out of campaigns. */
  spent(): { readonly campaign: KnownCampaign; readonly amount: bigint }[] {
    return [...this.#spent].map(([campaign, amount]) => ({ campaign, amount }))
  }
}

/** A reward of free rounds is a campaign that the brand knows: an invented one pays nothing. */
const paysOutOfCampaign = ({ operation, isReward }: MoneyCall) => operation === 'promoWin' || isReward

const keyOf = (vendorCode: string, id: string) => `${vendorCode} ${id}`
