import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of the page that checks draws. */
export const drawsTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
