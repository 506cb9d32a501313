import type { Catalogues, Messages } from '#/src/i18n/text.ts'

/** Texts of the popups; they come with them. */
export const noticeTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
