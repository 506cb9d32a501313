import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of games that are played; they come with the first one. */
export const playTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
