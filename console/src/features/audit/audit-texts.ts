import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of the audit. */
export const auditTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
