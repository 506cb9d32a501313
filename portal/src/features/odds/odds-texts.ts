import type { Catalogues, Messages } from '#/src/i18n/text.ts'

/** Texts of the odds checker. */
export const oddsTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
