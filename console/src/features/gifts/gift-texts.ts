import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of the page about what vendors give without a stake. */
export const giftTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
