import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of the deposits' pages. */
export const depositTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
