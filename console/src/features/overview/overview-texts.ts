import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of the overview. */
export const overviewTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
