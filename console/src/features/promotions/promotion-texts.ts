import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of the pages about promotions, and of each field of their rules. */
export const promotionTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
