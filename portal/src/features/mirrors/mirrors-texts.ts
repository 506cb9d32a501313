import type { Catalogues, Messages } from '#/src/i18n/text.ts'

/** Texts of the mirror sites; they come with their page. */
export const mirrorsTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
