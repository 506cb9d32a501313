import type { SettingsSections } from '@banyan/contract/system/settings.ts'

export type Channel = SettingsSections['cashier']['channels'][number]

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
