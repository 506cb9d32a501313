import type { Catalogues, Messages } from '#/src/i18n/text.ts'

/** Texts of games that are played; they come with the first one. */
export const playTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
