/**
 * The chart of accounts. The brand owes members their money, so a credit gives a member more. Accounts with a balance
 * and a version are read and locked by their row; the balance of any other is the sum of its transfers.
 */
export const chart = {
  /** A member's money to play with. Never negative. */
  available: { carriesBalance: true, lowest: 'zero' },
  /** A member's money that is held for a withdrawal or at a game table. Never negative. */
  held: { carriesBalance: true, lowest: 'zero' },
  /** A member's debt after a correction that its money did not cover; zero or below. */
  debt: { carriesBalance: true, lowest: 'none' },
  /** What a member moved to a wallet that a vendor keeps, less what came back, per vendor; below zero: won there. */
  vendor_wallet: { carriesBalance: true, lowest: 'none' },
  /** Stakes and payments of a vendor's games, per vendor. */
  vendor: { carriesBalance: false, lowest: 'none' },
  /** Money that members paid in, per payment provider: what the provider owes the brand. */
  provider: { carriesBalance: false, lowest: 'none' },
  /** What members were charged for paying in. */
  deposit_fees: { carriesBalance: false, lowest: 'none' },
  /** What the brand added to deposits. */
  deposit_bonuses: { carriesBalance: false, lowest: 'none' },
  /** What members were charged for withdrawals. */
  withdrawal_fees: { carriesBalance: false, lowest: 'none' },
  /** What operators gave members and took from them by corrections. */
  correction: { carriesBalance: false, lowest: 'none' },
  /** Stakes and payouts of the brand's own lottery. */
  lottery: { carriesBalance: false, lowest: 'none' },
  /** What the brand gave members in promotions, less what they gave up. */
  promotions: { carriesBalance: false, lowest: 'none' },
  /** The source of the demo's money, and of nothing else. */
  demo_funding: { carriesBalance: false, lowest: 'none' },
} as const

export type AccountKind = keyof typeof chart

/** One account, opened by its first entry. */
export interface AccountRef {
  readonly kind: AccountKind
  /** A member's account id, a vendor's or provider's code, or both as in `5:PG`; '' where there is one account of the kind. */
  readonly holder: string
  /** A currency such as VND, or TRIAL for play money. */
  readonly asset: string
}

export const available = (memberId: bigint, asset: string): AccountRef => memberOwn('available', memberId, asset)
export const held = (memberId: bigint, asset: string): AccountRef => memberOwn('held', memberId, asset)
export const debt = (memberId: bigint, asset: string): AccountRef => memberOwn('debt', memberId, asset)
export const vendorWallet = (memberId: bigint, code: string, asset: string): AccountRef => ({
  ...{ kind: 'vendor_wallet', holder: `${memberId}:${code}`, asset },
})
export const vendorAccount = (code: string, asset: string): AccountRef => ({ kind: 'vendor', holder: code, asset })
export const providerAccount = (code: string, asset: string): AccountRef => ({ kind: 'provider', holder: code, asset })
export const depositFees = (asset: string): AccountRef => ({ kind: 'deposit_fees', holder: '', asset })
export const depositBonuses = (asset: string): AccountRef => ({ kind: 'deposit_bonuses', holder: '', asset })
export const withdrawalFees = (asset: string): AccountRef => ({ kind: 'withdrawal_fees', holder: '', asset })
export const corrections = (asset: string): AccountRef => ({ kind: 'correction', holder: '', asset })
export const lotteryAccount = (asset: string): AccountRef => ({ kind: 'lottery', holder: '', asset })
export const promotionCosts = (asset: string): AccountRef => ({ kind: 'promotions', holder: '', asset })
export const demoFunding = (asset: string): AccountRef => ({ kind: 'demo_funding', holder: '', asset })

function memberOwn(kind: AccountKind, memberId: bigint, asset: string): AccountRef {
  return { kind, holder: String(memberId), asset }
}
