import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of the fields and states that audited changes name. */
export const changeTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
