import type { SettingsSections } from '@banyan/contract/system/settings.ts'
import { minorOf } from '@banyan/rules/money/amount.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'

export type Channel = SettingsSections['cashier']['channels'][number]

/** Cashier amounts are whole thousands of đồng, in minor units (architecture, wire rules). */
export const cashierStep = 1_000n * 10n ** BigInt(merchantCurrency.exponent)

/** The provider of transfers that an operator looks at: nobody reports them. */
export const manualProvider = 'MANUAL'

interface OfferParts {
  readonly channels: readonly Channel[]
  /** Providers that the environment names. */
  readonly providers: ReadonlySet<string>
  /** Country of the caller's address. */
  readonly country: string
}

/** The ways to pay in that a member may use, in the merchant's order. */
export function offeredChannels({ channels, providers, country }: OfferParts): Channel[] {
  return channels.filter(
    ({ enabled, provider, countries }) =>
      enabled &&
      (provider === manualProvider || providers.has(provider)) &&
      (countries.length === 0 || countries.includes(country)),
  )
}

export const channelMinor = (amount: string): bigint => minorOf(amount, merchantCurrency.exponent)

/** The amount in minor units; undefined where the channel does not take it. */
export function acceptedAmount(amount: string, { least, most }: Pick<Channel, 'least' | 'most'>): bigint | undefined {
  const { exponent } = merchantCurrency
  // Digits that the currency does not have must not be cut off in silence.
  if (/[1-9]/.test((amount.split('.')[1] ?? '').slice(exponent))) return undefined
  const minor = minorOf(amount, exponent)
  const fits = minor >= channelMinor(least) && minor <= channelMinor(most) && minor % cashierStep === 0n
  return fits ? minor : undefined
}
