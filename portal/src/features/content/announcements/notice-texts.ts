import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of the popups; they come with them. */
export const noticeTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
