import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of the reward centre; they come with it. */
export const rewardsTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
