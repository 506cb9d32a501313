import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of the help centre's page; those of its form come with the settings'. */
export const helpTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
