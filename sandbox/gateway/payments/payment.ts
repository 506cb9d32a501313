export type Provider = 'aggregator' | 'bankfeed' | 'momo' | 'scratch'

/** What was asked for when a payment was opened, or what a transfer says. */
export interface Opened {
  readonly provider: Provider
  /** To the brand, or from it to somebody's bank account. */
  readonly flow: 'in' | 'out'
  /** The brand's; empty for transfers, of which nobody told beforehand. */
  readonly orderNumber: string
  /** In hundredths of the currency. */
  readonly asked: bigint
  readonly currency: string
  readonly content: string
  readonly expiresAt: Date | undefined
  /** Where the payer's browser goes afterwards. */
  readonly returnUrl: string
  readonly callbackUrl: string
  /** What one provider alone knows, such as a card's serial number. */
  readonly details: Readonly<Record<string, string>>
}

/** What became of it. */
export interface Standing {
  readonly status: 'open' | 'pending' | 'paid' | 'failed' | 'reversed'
  /** 0 before anybody has tried to pay. */
  readonly transactionId: number
  /** In hundredths of the currency. */
  readonly paid: bigint
  readonly at: Date
  readonly payerName: string
  readonly reason: string
}

/** A payment at one moment: what a message tells of. */
export interface Told extends Opened, Standing {
  /** The address of its page holds it. */
  readonly id: string
}

const hundred = 100n

/** An amount as a decimal string in hundredths; undefined where it has finer parts. */
export function hundredthsIn(amount: string): bigint | undefined {
  const [, whole, fraction = ''] = /^(\d{1,14})(?:\.(\d{1,2})0*)?$/.exec(amount) ?? []
  return whole === undefined ? undefined : BigInt(whole) * hundred + BigInt(fraction.padEnd(2, '0'))
}

/** Hundredths as a decimal string. */
export function decimalOf(hundredths: bigint): string {
  return `${hundredths / hundred}.${String(hundredths % hundred).padStart(2, '0')}`
}

/** Hundredths in whole units; what is smaller is left out. */
export function wholeOf(hundredths: bigint): number {
  return Number(hundredths / hundred)
}
