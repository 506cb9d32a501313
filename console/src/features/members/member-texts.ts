import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of the members' pages, which come with the first of them. */
export const memberTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
