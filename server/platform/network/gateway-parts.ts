import type { PaymentProviderConfig } from '#/platform/config/payments.ts'

/** What an adapter needs besides its provider's configuration. */
export interface GatewayParts {
  /** Of the merchant, with the digits after the point that our books keep. */
  readonly currency: { readonly code: string; readonly exponent: number }
  readonly now: () => Date
  readonly random: (bytes: number) => Buffer
  /** Hears why a provider did not answer; nothing in it names anybody. */
  readonly onFault: (provider: string, reason: string) => void
  /** For one request, until its answer is read. */
  readonly timeoutMs?: number
}

/** Which provider an adapter speaks with, and by what. */
export type ProviderConfig = Pick<PaymentProviderConfig, 'partner' | 'access' | 'secret' | 'url' | 'sources'>
