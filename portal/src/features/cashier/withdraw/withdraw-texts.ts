import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of paying out; they come with its pages, and with the news that a withdrawal has changed. */
export const withdrawTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
