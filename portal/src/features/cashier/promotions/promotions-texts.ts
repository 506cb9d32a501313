import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of promotions; they come with their pages, with the reward centre, and with the choice at a deposit. */
export const promotionsTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
