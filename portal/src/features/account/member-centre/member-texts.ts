import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of the member centre's frame; they come with it. */
export const memberTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
