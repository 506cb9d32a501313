/** Money to be moved into a player's wallet at a vendor, or out of it. */
export interface VendorMove {
  /** Ours; the same again is the same transfer. */
  readonly transferId: string
  /** The player by its public id. */
  readonly player: string
  readonly asset: string
  /** In minor units, and what the vendor counts in: so many whole units of the currency. */
  readonly amountMinor: bigint
  readonly unit: number
}

/**
 * What a vendor says of a transfer. `done` names what was really done; `refused` is its final no. `unknown` is silence, an
 * error or `pending`: it may be done all the same. `not_found` says that it never heard of it.
 */
export type VendorWord =
  | {
      readonly is: 'done'
      readonly kind: 'deposit' | 'withdraw'
      readonly amountMinor: bigint
      /** Of the wallet afterwards, where the vendor says so. */
      readonly balanceMinor?: bigint
    }
  | { readonly is: 'refused'; readonly reason: string }
  | { readonly is: 'not_found' }
  | { readonly is: 'unknown'; readonly reason: string }

/** A vendor that keeps players' money. None of its calls throws: silence and rubbish are unknown, with a logged reason. */
export interface VendorWallet {
  deposit(move: VendorMove): Promise<VendorWord>
  withdraw(move: VendorMove): Promise<VendorWord>
  /** What became of a transfer. */
  status(move: VendorMove): Promise<VendorWord>
  /** What is in a player's wallet, in minor units; undefined where the vendor does not say. */
  balance(player: string, asset: string, unit: number): Promise<bigint | undefined>
}

/** The wallet at a vendor; undefined where the environment has no address or key of it. */
export type VendorWallets = (vendor: string) => VendorWallet | undefined
