import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Names of the sections of the settings, apart from the many texts of their fields. */
export const sectionNames: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
