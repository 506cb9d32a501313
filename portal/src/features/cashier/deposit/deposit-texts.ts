import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of paying in; they come with its pages, and with the news that a deposit has changed. */
export const depositTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
