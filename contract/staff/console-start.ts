import type { Language } from '#/system/language.ts'

/** What the console's document carries, so that its first screen needs no request. */
export interface ConsoleStart {
  readonly merchant: { readonly code: string; readonly name: string }
  /** Those that the merchant offers. */
  readonly languages: readonly Language[]
  /** Code of the language to start in. */
  readonly language: string
  /** IANA name of the merchant's zone. */
  readonly timeZone: string
  /** Of the merchant's currency. */
  readonly currencySymbol: string
}
