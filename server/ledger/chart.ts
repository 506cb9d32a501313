/**
 * The chart of accounts. A member's money is what the brand owes: giving it more is a credit. What carries a balance
 * and a version is read and locked by its row; of every other account the balance is the sum of its transfers.
 */
export const chart = {
  /** A member's money to play with. Never negative. */
  available: { carriesBalance: true, lowest: 'zero' },
  /** A member's money that waits for something: a withdrawal, a table that it is taken to. Never negative. */
  held: { carriesBalance: true, lowest: 'zero' },
  /** What a member owes after a correction that its money did not cover; zero or below. */
  debt: { carriesBalance: true, lowest: 'none' },
  /** What a vendor's games took and paid, per vendor. */
  vendor: { carriesBalance: false, lowest: 'none' },
  /** Where the demo's money comes from; nothing else may use it. */
  demo_funding: { carriesBalance: false, lowest: 'none' },
} as const

export type AccountKind = keyof typeof chart

/** One account: of a kind, a holder and an asset. It comes into being with its first entry. */
export interface AccountRef {
  readonly kind: AccountKind
  /** A member's account id or a vendor's code as text; '' for what there is one of. */
  readonly holder: string
  /** A currency such as VND, or TRIAL: play money. */
  readonly asset: string
}

export const available = (memberId: bigint, asset: string): AccountRef => memberOwn('available', memberId, asset)
export const held = (memberId: bigint, asset: string): AccountRef => memberOwn('held', memberId, asset)
export const debt = (memberId: bigint, asset: string): AccountRef => memberOwn('debt', memberId, asset)
export const vendorAccount = (code: string, asset: string): AccountRef => ({ kind: 'vendor', holder: code, asset })
export const demoFunding = (asset: string): AccountRef => ({ kind: 'demo_funding', holder: '', asset })

function memberOwn(kind: AccountKind, memberId: bigint, asset: string): AccountRef {
  return { kind, holder: String(memberId), asset }
}
