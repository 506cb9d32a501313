import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of an account's own lists; they come with the lists. */
export const favouritesTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
