import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of what the pages of deposits and of withdrawals share. */
export const cashierTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
