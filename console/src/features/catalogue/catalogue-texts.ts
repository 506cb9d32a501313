import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of the pages of games, vendors and imports, which come with the first of them. */
export const catalogueTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
