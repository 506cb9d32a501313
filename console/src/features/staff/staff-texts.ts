import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of the operators' and roles' pages. */
export const staffTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
