import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of requests for a second operator. */
export const approvalTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
