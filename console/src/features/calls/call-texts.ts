import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** What each call of operators does, in words. */
export const callTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
