import type { Catalogues, Messages } from '#/src/i18n/text.ts'

/** Texts of the help centre and of its topics' pages; they come with them. */
export const helpTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
