import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of sending money within the tree; they come with its page. */
export const transferTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
