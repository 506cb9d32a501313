/**
 * Where a transfer between the main wallet and a vendor's can stand (domain sections c.5 and 5.6). Code and tests follow
 * from this file.
 */
export const walletTransferStates = [
  /** The vendor is being asked; what goes out is held. That is committed before the vendor hears of it. */
  'asked',
  /** The vendor did not say what became of it: it is asked by the same id, never told to do it anew. */
  'unknown',
  /** The vendor has done it. */
  'done',
  /** The vendor has not done it, and says so: what was held is back. */
  'returned',
  /** Nobody knows, or the vendor names another amount: an operator speaks with the vendor. The money stays where it is. */
  'case',
] as const
export type WalletTransferState = (typeof walletTransferStates)[number]

/** What can happen to a transfer. */
export const walletTransferEvents = [
  /** The vendor says that it did it, now or before, with our amount. */
  'confirmed',
  /** It says no, for good. */
  'refused',
  /** Silence, an error, or not yet. */
  'unclear',
  /** It never heard of it, at the last try. */
  'missing',
  /** It says that it did something else. */
  'otherwise',
  /** The last try is over without a clear word. */
  'lapsed',
  /** An operator has the vendor asked again. */
  'askedAgain',
] as const
export type WalletTransferEvent = (typeof walletTransferEvents)[number]

/** Every transition; what is not here is forbidden. Nobody can give back, or do again, what is unknown. */
export const walletTransferTransitions: Readonly<
  Record<WalletTransferState, Readonly<Partial<Record<WalletTransferEvent, WalletTransferState>>>>
> = {
  asked: { confirmed: 'done', refused: 'returned', unclear: 'unknown', otherwise: 'case' },
  unknown: { confirmed: 'done', refused: 'returned', missing: 'returned', otherwise: 'case', lapsed: 'case' },
  case: { askedAgain: 'unknown' },
  done: {},
  returned: {},
}

/** The state after an event; undefined where the event is forbidden. */
export function walletTransferStateAfter(
  state: WalletTransferState,
  event: WalletTransferEvent,
): WalletTransferState | undefined {
  return walletTransferTransitions[state][event]
}

/** States in which a transfer has ended. */
export const endedWalletTransferStates = ['done', 'returned'] as const satisfies readonly WalletTransferState[]

export function isWalletTransferOver(state: WalletTransferState): boolean {
  return (endedWalletTransferStates as readonly WalletTransferState[]).includes(state)
}

/** Seconds after which the vendor is asked each time; after the last try nobody asks by itself any more. */
export const walletTransferTries = [5, 30, 120, 600] as const

/**
 * An amount in a vendor's own units: `unit` whole units of the currency are one of the vendor's. Undefined where something
 * would be left over, which stays in the main wallet.
 */
export function inVendorUnits(minor: bigint, unit: number, exponent: number): bigint | undefined {
  const one = BigInt(unit) * 10n ** BigInt(exponent)
  return minor % one === 0n ? minor / one : undefined
}

/** The most of an amount that can be moved: whole units of the vendor's, in minor units. */
export function wholeVendorUnits(minor: bigint, unit: number, exponent: number): bigint {
  const one = BigInt(unit) * 10n ** BigInt(exponent)
  return minor - (minor % one)
}
