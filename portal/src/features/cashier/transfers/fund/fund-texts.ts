import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of moving money between the main wallet and vendors' wallets; they come with the page. */
export const fundTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
