import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of the withdrawals' pages. */
export const withdrawalTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
