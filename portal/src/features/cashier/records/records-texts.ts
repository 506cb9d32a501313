import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of the records of money; they come with them. */
export const recordsTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
