import { movementType } from '@banyan/rules/money/movement-type.ts'
import type { Text, TextKey } from '#/src/i18n/text.ts'

interface Entry {
  readonly source: string
  readonly kind: string
  /** A movement of one member's money; an entry of the ledger has no direction of its own. */
  readonly amount?: string
}

/** The kind of a ledger entry in words; a kind without a name of its own keeps its code. */
export function kindText(t: Text, { source, kind, amount = '' }: Entry): string {
  // A missing text is empty.
  const own = amount === '' ? t(`entryKind.${kind}` as TextKey) : ''
  if (own !== '') return own
  const { type } = movementType({ source, kind }, amount.startsWith('-') ? -1n : 1n)
  return type === 'other' ? kind : t(`entryKind.${type}`)
}

/** Names the source of a ledger entry: a vendor, a payment provider or a module. */
export function sourceText(t: Text, source: string): string {
  const [, from, name = ''] = /^(vendor|provider|withdrawal):(.+)$/.exec(source) ?? []
  if (from === 'vendor' || from === 'provider' || from === 'withdrawal') return t(`entrySource.${from}.of`, { name })
  return t(`entrySource.${source}` as TextKey) || source
}

/** Names a vendor's wallet call. */
export function operationText(t: Text, operation: string): string {
  return kindText(t, { source: 'vendor:', kind: operation })
}

/** Names the outcome that a vendor was sent. */
export function outcomeText(t: Text, outcome: string): string {
  return t(`vendorAnswer.${outcome}` as TextKey) || outcome
}
