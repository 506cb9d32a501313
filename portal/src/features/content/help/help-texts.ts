import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of the help centre and of its topics' pages; they come with them. */
export const helpTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
