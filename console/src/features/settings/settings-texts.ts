import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of the settings' pages, of every section and of each field; they come with them. */
export const settingsTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
