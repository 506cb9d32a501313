import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of the agents' two pages; they come with them. */
export const agentTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
