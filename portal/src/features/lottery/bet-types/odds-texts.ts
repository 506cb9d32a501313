import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of the odds checker. */
export const oddsTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { base: './odds', import: 'default' })
